// SPDX-License-Identifier: GPL-3.0-or-later
//
// The language changes while the program runs and leaves no string behind: every text of every view is
// compared with what the translation files say, in both directions.
#include "resources/i18n.h"
#include "tests/window/screentexts.h"
#include "tests/window/stage.h"
#include "ui/advisor/advisorpage.h"
#include "ui/advisor/resultpage.h"
#include "ui/workloadbar.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace gpuwise {

namespace {

/// English sentences that Chinese says otherwise, as patterns over what stands on the screen.
struct English
{
    QSet<QString> plain;
    struct Pattern
    {
        QString part; ///< the longest words between its placeholders: what lacks them cannot match
        QRegularExpression whole;
    };
    std::vector<Pattern> patterns; ///< with %1, %n
};

QString longestPart(const QString &source)
{
    static const QRegularExpression holes(QStringLiteral("%[0-9n]|\\(e?s\\)"));
    const QStringList parts = source.split(holes);
    return *std::max_element(parts.begin(), parts.end(),
                             [](const QString &a, const QString &b) { return a.size() < b.size(); });
}

/// Names of things and signs are the same in both: only what has a word in it tells the languages apart.
bool tellsLanguage(const QString &source, const QString &translation)
{
    static const QRegularExpression word(QStringLiteral("[a-z]{3,}"));
    static const QRegularExpression chinese(QStringLiteral("\\p{Han}"));
    QString rest = source;
    rest.remove(QRegularExpression(QStringLiteral("%[0-9n]|<[^>]*>|&")));
    return rest.contains(word) && translation.contains(chinese);
}

QString withoutMarks(QString text)
{
    return text.remove(u'&');
}

English englishOfTheTranslations()
{
    English english;
    QDirIterator files(QStringLiteral(GPUWISE_TRANSLATIONS), {QStringLiteral("*_zh_CN.ts")}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        QXmlStreamReader xml(&file);
        QString source;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1StringView("source")) {
                source = xml.readElementText();
            } else if (xml.name() == QLatin1StringView("translation")) {
                const QString translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
                if (!tellsLanguage(source, translation))
                    continue;
                const QString text = withoutMarks(source);
                if (!text.contains(u'%')) {
                    english.plain.insert(text);
                    continue;
                }
                QString pattern = QRegularExpression::escape(text);
                pattern.replace(QRegularExpression(QStringLiteral("\\\\%(\\\\?[0-9n])")),
                                QStringLiteral(".+"));
                pattern.replace(QRegularExpression(QStringLiteral("\\\\\\((e?s)\\\\\\)")),
                                QStringLiteral("(\\1)?")); // card(s)
                english.patterns.push_back(
                    {longestPart(text), QRegularExpression(QRegularExpression::anchoredPattern(pattern))});
            }
        }
        if (xml.hasError())
            qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(xml.errorString()));
    }
    return english;
}

bool isEnglish(const English &english, const QString &text)
{
    // The same words stand in many views: each is held against the patterns once.
    static QHash<QString, bool> known;
    const QString plain = withoutMarks(text);
    const auto at = known.constFind(plain);
    if (at != known.constEnd())
        return *at;
    const bool is =
        english.plain.contains(plain) ||
        std::any_of(english.patterns.begin(), english.patterns.end(), [&](const English::Pattern &each) {
            return plain.contains(each.part) && each.whole.match(plain).hasMatch();
        });
    known.insert(plain, is);
    return is;
}

/// Every view of a page; after the last page the popups of the bar and the dialogs that stand on them.
template <typename Visit> void forEveryView(Stage &stage, int page, Visit visit)
{
    MainWindow &window = stage.window();
    if (page < window.pageCount()) {
        window.showPage(page);
        for (const Page::View &view : window.page(page)->views()) {
            view.show();
            settle();
            visit(view.fileName);
        }
        return;
    }
    for (int question = 1; question <= 3; ++question) {
        window.workloadBar()->openEditor(question);
        settle();
        visit(QStringLiteral("bar %1").arg(question));
        window.workloadBar()->openPopup()->close();
        settle();
    }
}

/// Answers of each kind, so that every form and sentence has its turn.
std::vector<Workload> manyWorkloads()
{
    std::vector<Workload> all;
    for (const Task task : {Task::Inference, Task::Qlora, Task::FullFineTune, Task::Image, Task::Learn}) {
        for (const AcquireMode mode : {AcquireMode::Buy, AcquireMode::Either}) {
            Workload workload = exampleWorkload(Region::Cn);
            workload.task.task = task;
            workload.budget.mode = mode;
            all.push_back(workload);
        }
    }
    Workload impossible = exampleWorkload(Region::Cn);
    impossible.model = {};
    impossible.model.sizeBillions = 1800;
    impossible.budget.maxCards = 1;
    all.push_back(impossible);
    all.push_back({}); // nothing answered
    return all;
}

QStringList allTexts(Stage &stage)
{
    QStringList texts;
    for (const ScreenText &each : textsOf(stage.window()))
        texts << each.where + u'=' + each.text;
    texts.sort();
    return texts;
}

} // namespace

class TestLanguages : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noEnglishIsLeftInChinese_data();
    void noEnglishIsLeftInChinese();
    void thereAndBackIsTheSame_data();
    void thereAndBackIsTheSame();
};

/// A row for each workload and page: the watchdog of Qt Test gives every row its own five minutes, which a
/// sanitizer needs. Pages that hardly look at the workload are walked for the first and the last one only.
void TestLanguages::noEnglishIsLeftInChinese_data()
{
    QTest::addColumn<Workload>("workload");
    QTest::addColumn<int>("page");
    const std::vector<Workload> workloads = manyWorkloads();
    Stage stage;
    const int pages = stage.window().pageCount();
    for (std::size_t i = 0; i < workloads.size(); ++i)
        for (int page = 0; page <= pages; ++page) {
            const QString name =
                page < pages ? stage.window().page(page)->objectName() : QStringLiteral("bar");
            const bool fixed = name == u"guidePage" || name == u"cardsPage";
            if (!fixed || i == 0 || i + 1 == workloads.size())
                QTest::addRow("workload %d, %s", static_cast<int>(i) + 1, qPrintable(name))
                    << workloads[i] << page;
        }
}

void TestLanguages::noEnglishIsLeftInChinese()
{
    QFETCH(Workload, workload);
    QFETCH(int, page);
    static const English english = englishOfTheTranslations();
    QVERIFY(english.plain.size() > 300); // the files were read
    QVERIFY(isEnglish(english, QStringLiteral("Change answers")));
    QVERIFY(isEnglish(english, QStringLiteral("up to 4 cards")));
    Stage stage;
    for (const CardGroup &card : {CardGroup{QStringLiteral("nvidia-rtx-5090-32gb"), 1},
                                  CardGroup{QStringLiteral("amd-radeon-rx-7900-xtx"), 2}})
        stage.session().addCard(card);
    const QString ownName = QStringLiteral("languageAction_"); // a language is named in itself
    QSet<QString> left;
    const auto look = [&](const QString &view) {
        for (const ScreenText &each : textsOf(stage.window()))
            for (const QString &line : each.text.split(u'\n'))
                if (isEnglish(english, line) && !each.where.contains(ownName))
                    left.insert(QStringLiteral("%1: %2: %3").arg(view, each.where, line));
    };
    installTranslations(QStringLiteral("en"));
    stage.session().setWorkload(workload, EditKind::OpenExample);
    forEveryView(stage, page, [](const QString &) {});
    installTranslations(QStringLiteral("zh_CN"));
    forEveryView(stage, page, look);
    installTranslations(QStringLiteral("en"));
    QStringList report(left.begin(), left.end());
    report.sort();
    QVERIFY2(left.isEmpty(), qPrintable(report.join(u'\n')));
}

void TestLanguages::thereAndBackIsTheSame_data()
{
    QTest::addColumn<int>("page");
    Stage stage;
    for (int page = 0; page <= stage.window().pageCount(); ++page)
        QTest::addRow("page %d", page + 1) << page;
}

void TestLanguages::thereAndBackIsTheSame()
{
    QFETCH(int, page);
    Stage stage;
    stage.session().addCard({QStringLiteral("nvidia-rtx-5090-32gb"), 1});
    stage.session().addCard({QStringLiteral("nvidia-rtx-4090-24gb"), 1});
    QHash<QString, QStringList> before;
    forEveryView(stage, page, [&](const QString &view) { before[view] = allTexts(stage); });
    installTranslations(QStringLiteral("zh_CN"));
    settle();
    forEveryView(stage, page, [](const QString &) {});
    installTranslations(QStringLiteral("en"));
    settle();
    forEveryView(stage, page, [&](const QString &view) {
        const QStringList now = allTexts(stage);
        QStringList changed;
        for (const QString &text : now)
            if (!before[view].contains(text))
                changed << text;
        QVERIFY2(changed.isEmpty(), qPrintable(view + u": " + changed.join(u'\n')));
    });
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestLanguages)
#include "tst_languages.moc"
