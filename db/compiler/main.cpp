// SPDX-License-Identifier: GPL-3.0-or-later
//
// gpuwise-catalogue-compiler CSVDIR OUT.sqlite: checks the facts and makes the catalogue. A bad row stops the
// build; nothing is left behind.
#include "db/compiler/compilation.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>
#include <QTextStream>

using namespace gpuwise;
using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t maxShown = 50;

void print(QTextStream &out, const QString &directory, const char *what, const std::vector<Problem> &problems)
{
    for (std::size_t i = 0; i < problems.size() && i < maxShown; ++i)
        out << directory << u'/' << problems[i].text() << '\n';
    if (problems.size() > maxShown)
        out << "... and " << problems.size() - maxShown << " more " << what << '\n';
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QTextStream err(stderr);
    if (arguments.size() != 3) {
        err << "usage: gpuwise-catalogue-compiler CSVDIR OUT.sqlite\n";
        return 2;
    }
    QFile schema(u":/schema/catalogue_001.sql"_s);
    if (!schema.open(QIODevice::ReadOnly)) {
        err << "the schema is not part of this program\n";
        return 2;
    }
    const QString &directory = arguments.at(1);
    const QString &output = arguments.at(2);
    const Compilation compilation = compileCatalogue(directory);
    print(err, directory, "warnings", compilation.problems.warnings());
    if (!compilation.problems.isEmpty()) {
        print(err, directory, "errors", compilation.problems.errors());
        QFile::remove(output);
        return 1;
    }
    const QString error = writeCatalogue(compilation, QString::fromUtf8(schema.readAll()), output);
    if (!error.isEmpty()) {
        err << output << ": " << error << '\n';
        return 1;
    }
    return 0;
}
