// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ctrl+K: any card, page, model and command by a few letters of either language, without a mouse.
#include "model/tables/palettechoices.h"
#include "tests/support/testsupport.h"
#include "tests/window/stage.h"
#include "ui/pagekinds.h"
#include "ui/palette/commandpalette.h"
#include "ui/widgets/textlabel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QStackedWidget>

namespace gpuwise {

namespace {

/// Opens the palette by its key and types; what stands first.
QString firstFor(Stage &stage, const QString &typed)
{
    stage.chooseMenu(QStringLiteral("paletteAction"));
    // Inserted at once, as an input method does: Chinese has no keys.
    stage.find<QLineEdit>(QStringLiteral("paletteSearch"))->insert(typed);
    settle();
    return stage.find<QListView>(QStringLiteral("paletteList"))->currentIndex().data().toString();
}

} // namespace

class TestPalette : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fewLetters_findTheCard_data();
    void fewLetters_findTheCard();
    void order_wholeBeforeBeginningBeforeLetters();
    void list_keepsTheRulesOfItemModels();
    void everyPageOfTheRail_isThere();
    void otherLanguage_isUnderstood_data();
    void otherLanguage_isUnderstood();
    void card_isShown();
    void model_becomesTheAnswer();
    void command_isDone();
    void nothingFound_saysSo();
};

void TestPalette::fewLetters_findTheCard_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *typed, const char *id) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(id);
    };
    row("4090", "nvidia-rtx-4090-24gb"); // not the 4090 D, not the laptop
    row("rtx 4090", "nvidia-rtx-4090-24gb");
    row("RTX-4090", "nvidia-rtx-4090-24gb");
    row("5090", "nvidia-rtx-5090-32gb");
    row("7900xtx", "amd-radeon-rx-7900-xtx");
    row("qwen3 32b", "qwen3-32b");
    row("qwen332b", "qwen3-32b");
    row("llama 3.1 8b", "llama-3.1-8b");
}

void TestPalette::fewLetters_findTheCard()
{
    QFETCH(QString, typed);
    QFETCH(QString, id);
    PaletteChoices choices;
    choices.setEntries(paletteEntriesOf(shippedCatalogue(), QLocale(QStringLiteral("en_US"))));
    choices.setQuery(typed);
    QVERIFY(choices.rowCount() > 0);
    QCOMPARE(choices.index(0).data(PaletteChoices::IdRole).toString(), id);
}

void TestPalette::order_wholeBeforeBeginningBeforeLetters()
{
    const auto entry = [](const char *title) {
        return PaletteEntry{PaletteKind::Card, {}, QString::fromLatin1(title), {}, {}};
    };
    const QString query = QStringLiteral("tiers");
    const int whole = paletteScore(entry("Tiers"), query);
    const int beginning = paletteScore(entry("Tiersome"), query);
    const int middle = paletteScore(entry("Frontiersman"), query);
    const int letters = paletteScore(entry("Tin enters"), query);
    QVERIFY(whole > beginning && beginning > middle && middle > letters && letters > 0);
    QCOMPARE(paletteScore(entry("Tires"), query), 0); // letters out of order
    QCOMPARE(paletteScore(entry("Tiers"), QStringLiteral(" -&")), 0);
    QVERIFY(paletteScore(entry("RTX 4090"), QStringLiteral("4090 rtx")) > 0);
    QCOMPARE(paletteScore(entry("RTX 4090"), QStringLiteral("4090 amd")), 0);
    QCOMPARE(paletteScore(entry("40x9 and 0"), QStringLiteral("4090")), 0); // half a number is another one
    QCOMPARE(paletteScore(entry("RTX 4090"), QString(5000, u'x')), 0);
}

void TestPalette::list_keepsTheRulesOfItemModels()
{
    PaletteChoices choices;
    const QAbstractItemModelTester tester(&choices, QAbstractItemModelTester::FailureReportingMode::Fatal);
    choices.setEntries(paletteEntriesOf(shippedCatalogue(), QLocale()));
    for (const char *typed : {"", "r", "rtx", "zzzzzz", "4090", ""})
        choices.setQuery(QString::fromLatin1(typed));
    choices.setQuery(QStringLiteral("a"));
    QCOMPARE(choices.rowCount(), static_cast<int>(PaletteChoices::mostShown));
    QVERIFY(choices.matches() > choices.rowCount());
}

void TestPalette::everyPageOfTheRail_isThere()
{
    Stage stage;
    for (int i = 0; i < stage.window().pageCount(); ++i) {
        const QString name = pageKinds()[static_cast<std::size_t>(i)].name();
        QCOMPARE(firstFor(stage, name), name);
        stage.press(Qt::Key_Return);
        QVERIFY(stage.window().page(i)->isVisible());
        QVERIFY(!stage.isVisible(QStringLiteral("commandPalette")));
    }
}

void TestPalette::otherLanguage_isUnderstood_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *language, const char *typed, const char *found) {
        QTest::addRow("%s: %s", language, typed)
            << QString::fromLatin1(language) << QString::fromUtf8(typed) << QString::fromUtf8(found);
    };
    row("en", "对比", "Compare");
    row("en", "撤销", "");
    row("en", "快捷键", "Keyboard shortcuts");
    row("en", "另存为", "Save the session as");
    row("zh_CN", "compare", "对比");
    row("zh_CN", "rent or buy", "租还是买");
    row("zh_CN", "tiers", "梯队");
    row("zh_CN", "save session as", "会话另存为");
    row("zh_CN", "dark", "深色");
}

void TestPalette::otherLanguage_isUnderstood()
{
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(QString, found);
    Stage stage(language);
    const QString first = firstFor(stage, typed);
    if (found.isEmpty())
        QVERIFY(first.isEmpty()); // nothing to undo: the command is not offered
    else
        QCOMPARE(first, found);
}

void TestPalette::card_isShown() // on the page of cards, details open, whatever it filters
{
    Stage stage;
    const auto before = stage.session().shortlist();
    firstFor(stage, QStringLiteral("7900 xtx"));
    stage.press(Qt::Key_Return);
    settle();
    QVERIFY(stage.isVisible(QStringLiteral("cardsPage")));
    QVERIFY(stage.find<TextLabel>(QStringLiteral("cardName"))->text().contains(QStringLiteral("7900 XTX")));
    firstFor(stage, QStringLiteral("4090 laptop"));
    stage.press(Qt::Key_Return);
    settle();
    QVERIFY(
        stage.find<TextLabel>(QStringLiteral("cardName"))->text().contains(QStringLiteral("4090 Laptop")));
    QCOMPARE(stage.session().shortlist(), before); // looking changes nothing
}

void TestPalette::model_becomesTheAnswer()
{
    Stage stage;
    firstFor(stage, QStringLiteral("llama 3.1 8b"));
    stage.press(Qt::Key_Return);
    QCOMPARE(stage.session().workload().model.modelId, QStringLiteral("llama-3.1-8b"));
    stage.session().undo();
    QCOMPARE(stage.session().workload().model.modelId, QStringLiteral("qwen3-32b"));
}

void TestPalette::command_isDone()
{
    Stage stage;
    stage.session().addCard({QStringLiteral("nvidia-rtx-4090-24gb"), 1});
    firstFor(stage, QStringLiteral("clear the comparison"));
    stage.press(Qt::Key_Down);
    stage.press(Qt::Key_Up); // the arrows move in the list while the line keeps the focus
    stage.press(Qt::Key_Return);
    QVERIFY(stage.session().shortlist().empty());
}

void TestPalette::nothingFound_saysSo()
{
    Stage stage;
    QCOMPARE(firstFor(stage, QStringLiteral("<b>zzqzz")), QString());
    stage.press(Qt::Key_Return); // nothing happens
    QVERIFY(stage.isVisible(QStringLiteral("commandPalette")));
    stage.press(Qt::Key_Escape); // once for what was typed
    stage.press(Qt::Key_Escape);
    QVERIFY(!stage.isVisible(QStringLiteral("commandPalette")));
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestPalette)
#include "tst_palette.moc"
