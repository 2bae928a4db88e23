// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guidelibrary.h"

#include "model/guide/guideparser.h"

#include <QFile>

static void initialiseGuideResource()
{
    Q_INIT_RESOURCE(gpuwise_guide); // must stand outside any namespace
}

namespace gpuwise {

namespace {

Guide readGuide(const QString &language)
{
    initialiseGuideResource();
    Guide guide;
    for (const QString &id : guideSectionIds()) {
        const QString name = QStringLiteral("%1/%2.md").arg(language, id);
        QFile file(QStringLiteral(":/guide/%1").arg(name));
        if (!file.open(QIODevice::ReadOnly)) {
            guide.problems.push_back({name, 0, QStringLiteral("the file is missing")});
            continue;
        }
        const QString text = QString::fromUtf8(file.readAll());
        guide.sections.push_back(parseGuideSection(id, text, name, guide.problems));
    }
    return guide;
}

} // namespace

QStringList guideSectionIds()
{
    return {QStringLiteral("key-parameters"), QStringLiteral("misconceptions"), QStringLiteral("scenes"),
            QStringLiteral("renting"),        QStringLiteral("paths"),          QStringLiteral("faq"),
            QStringLiteral("buying"),         QStringLiteral("tables"),         QStringLiteral("glossary")};
}

const Guide &shippedGuide(Language language)
{
    static const Guide english = readGuide(QStringLiteral("en"));
    static const Guide chinese = readGuide(QStringLiteral("zh_CN"));
    return language == Language::Chinese ? chinese : english;
}

} // namespace gpuwise
