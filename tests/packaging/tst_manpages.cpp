// SPDX-License-Identifier: GPL-3.0-or-later
//
// The man pages of both programs, in English and Chinese, name what the programs take: no more and no less.
#include "app/cli/command.h"
#include "app/cli/completion/completion.h"
#include "app/windowoptions.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

QString page(const QString &name)
{
    QFile file(QString(QStringLiteral(GPUWISE_SOURCE_FOLDER "/packaging/linux/man/") % name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// "--budget" of every ".It Fl -budget Ar sum".
QSet<QString> optionsListed(const QString &text)
{
    static const QRegularExpression item(u"^\\.It Fl (.*)$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression flag(u"(?:^|Fl )(-[a-z][a-z-]*)"_s);
    QSet<QString> found;
    auto items = item.globalMatch(text);
    while (items.hasNext()) {
        auto flags = flag.globalMatch(items.next().captured(1));
        while (flags.hasNext())
            found.insert(u'-' % flags.next().captured(1));
    }
    return found;
}

QSet<QString> commandsListed(const QString &text)
{
    static const QRegularExpression item(u"^\\.It Cm ([a-z-]+)"_s, QRegularExpression::MultilineOption);
    QSet<QString> found;
    auto items = item.globalMatch(text);
    while (items.hasNext())
        found.insert(items.next().captured(1));
    return found;
}

QStringList sorted(const QSet<QString> &set)
{
    QStringList list(set.begin(), set.end());
    list.sort();
    return list;
}

} // namespace

class ManPagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandLine_isListedWhole_data() { languages(); }
    void commandLine_isListedWhole();
    void window_isListedWhole_data() { languages(); }
    void window_isListedWhole();
    void exitCodes_areListed_data() { languages(); }
    void exitCodes_areListed();

private:
    static void languages()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("English") << QString();
        QTest::newRow("Chinese") << u"zh_CN/"_s;
    }
};

void ManPagesTest::commandLine_isListedWhole()
{
    QFETCH(const QString, folder);
    const QString text = page(folder % u"gpuwise-cli.1"_s);
    QSet<QString> options;
    for (const OptionSpec &spec : optionSpecs())
        options.insert(QString::fromLatin1(spec.name));
    QCOMPARE(sorted(optionsListed(text)), sorted(options));
    QSet<QString> names;
    for (const Command &command : commands())
        names.insert(QString::fromLatin1(command.name));
    QCOMPARE(sorted(commandsListed(text)), sorted(names));
}

void ManPagesTest::window_isListedWhole()
{
    QFETCH(const QString, folder);
    QSet<QString> options;
    for (const CompletionOption &option : completionFromHelp(u"gpuwise"_s, windowOptionsHelp()).options)
        options.insert(option.name);
    QVERIFY(options.size() >= 8);
    QCOMPARE(sorted(optionsListed(page(folder % u"gpuwise.1"_s))), sorted(options));
}

void ManPagesTest::exitCodes_areListed()
{
    QFETCH(const QString, folder);
    const QString cli = page(folder % u"gpuwise-cli.1"_s);
    for (int code = 0; code <= static_cast<int>(ExitCode::InternalFault); ++code)
        QVERIFY2(cli.contains(u".It %1\n"_s.arg(code)), qPrintable(QString::number(code)));
    const QString window = page(folder % u"gpuwise.1"_s);
    for (int code = 0; code <= 2; ++code)
        QVERIFY(window.contains(u".It %1\n"_s.arg(code)));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ManPagesTest)
#include "tst_manpages.moc"
