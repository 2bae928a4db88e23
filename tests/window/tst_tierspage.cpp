// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tiers as a person meets them: by mouse and by keys.
#include "model/advice/tiers.h"
#include "model/session/tierdetails.h"
#include "model/session/tierweights.h"
#include "model/tables/tiertable.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"
#include "tests/window/stage.h"
#include "ui/tiers/tierdialog.h"
#include "ui/tiers/tierview.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>

namespace gpuwise {

namespace {

/// The rail's button of the page, wherever it stands.
QString tiersInRail(Stage &stage)
{
    for (int i = 0; i < stage.window().pageCount(); ++i)
        if (stage.window().page(i)->objectName() == QLatin1StringView("tiersPage"))
            return QStringLiteral("railPage%1").arg(i + 1);
    qFatal("there is no page of tiers");
}

TierView *openTiers(Stage &stage)
{
    stage.click(tiersInRail(stage));
    return stage.find<TierView>(QStringLiteral("tierView"));
}

QStringList shownOrder(const TierView &view)
{
    const auto *table = qobject_cast<const TierTable *>(view.model());
    QStringList ids;
    for (int row = 0; row < table->rowCount(); ++row)
        if (table->board().lanes[static_cast<std::size_t>(table->laneOf(row))].kind == TierLane::Kind::Tier)
            ids << table->board().lanes[static_cast<std::size_t>(table->laneOf(row))].name + u' ' +
                       table->chip(row).cards.gpuId;
    return ids;
}

/// What the engine says when it judges anew, without the session. What has no price stands in a lane of its
/// own.
QStringList engineOrder(const Stage &stage, const Workload &workload, const ScoreWeights &weights)
{
    QStringList ids;
    for (const TierEntry &entry :
         tiersFor(const_cast<Stage &>(stage).session().catalogue(), workload, testDay, weights).entries)
        if (entry.hasPrice())
            ids << tierName(entry.tier) + u' ' + entry.option.cards.gpuId;
    return ids;
}

QString labelText(const QWidget &root, const QString &name)
{
    const auto *label = root.findChild<QLabel *>(name);
    return label ? label->text() : QString();
}

} // namespace

class TestTiersPage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }

    void page_showsTheOrderOfTheEngine();
    void weights_reorderAtOnceAndAreUndone();
    void weights_byMouse();
    void lastWeight_staysAboveZero();
    void chip_opensByClickAndGoesToCompare();
    void chip_opensByKeys();
    void belowTheLine_saysWhy();
    void guides_openTheirCards();
    void unanswered_asksQuestionOne();
    void everyChip_hasAName();
    void currentCard_staysUnderOtherWeights();
};

void TestTiersPage::page_showsTheOrderOfTheEngine()
{
    Stage stage;
    const TierView *view = openTiers(stage);
    QVERIFY(!shownOrder(*view).isEmpty());
    QCOMPARE(shownOrder(*view), engineOrder(stage, stage.session().workload(), {}));
    QCOMPARE(stage.find<QLabel>(QStringLiteral("tiersConclusion"))->text(),
             tierConclusion(stage.session().catalogue(), stage.session().tiers()));
    // Another answer changes the page at once.
    ModelAnswer smaller;
    smaller.modelId = QStringLiteral("llama-3.1-8b");
    stage.session().setModel(smaller);
    settle();
    QCOMPARE(shownOrder(*view), engineOrder(stage, stage.session().workload(), {}));
}

void TestTiersPage::weights_reorderAtOnceAndAreUndone()
{
    Stage stage;
    const TierView *view = openTiers(stage);
    const QStringList before = shownOrder(*view);
    auto *price = stage.find<QSlider>(QStringLiteral("tierWeight2"));
    QCOMPARE(price->value(), 40);
    price->setFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Home); // the price counts for nothing
    QCOMPARE(price->value(), 0);
    const ScoreWeights free = withWeightPoints({}, ScorePart::Price, 0);
    QCOMPARE(shownOrder(*view), engineOrder(stage, stage.session().workload(), free));
    QVERIFY(shownOrder(*view) != before);
    QCOMPARE(stage.find<QLabel>(QStringLiteral("tierShare2"))->text(), QStringLiteral("0 %"));
    // 14 + 28 + 12 + 8 = 62 points are left: speed has 28 of 62, 45 %.
    QCOMPARE(stage.find<QLabel>(QStringLiteral("tierShare1"))->text(), QStringLiteral("45 %"));
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(price->value(), 40);
    QCOMPARE(shownOrder(*view), before);

    price->setFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_PageUp);
    QCOMPARE(price->value(), 50);
    stage.click(QStringLiteral("tierWeightsReset"));
    QCOMPARE(price->value(), 40);
    QVERIFY(!stage.find<QPushButton>(QStringLiteral("tierWeightsReset"))->isEnabled());
    QCOMPARE(shownOrder(*view), before);
}

void TestTiersPage::weights_byMouse()
{
    Stage stage;
    const TierView *view = openTiers(stage);
    auto *power = stage.find<QSlider>(QStringLiteral("tierWeight4"));
    QTest::mouseClick(power, Qt::LeftButton, {}, QPoint(power->width() - 2, power->height() / 2));
    settle();
    QCOMPARE(power->value(), 100);
    QCOMPARE(shownOrder(*view),
             engineOrder(stage, stage.session().workload(), withWeightPoints({}, ScorePart::Power, 100)));
}

void TestTiersPage::lastWeight_staysAboveZero()
{
    Stage stage;
    openTiers(stage);
    for (int part = 0; part < 5; ++part) {
        stage.find<QSlider>(QStringLiteral("tierWeight%1").arg(part))->setFocus(Qt::TabFocusReason);
        stage.press(Qt::Key_Home);
    }
    QCOMPARE(stage.find<QSlider>(QStringLiteral("tierWeight4"))->value(), 1);
    QCOMPARE(stage.find<QLabel>(QStringLiteral("tierShare4"))->text(), QStringLiteral("100 %"));
}

void TestTiersPage::chip_opensByClickAndGoesToCompare()
{
    Stage stage;
    openTiers(stage);
    stage.clickRow(QStringLiteral("tierView"), 0);
    const TierEntry &first = stage.session().tiers().entries.front();
    const QWidget *dialog = stage.widget(QStringLiteral("tierDialog"));
    QCOMPARE(labelText(*dialog, QStringLiteral("tierStanding")), tierStanding(first, QLocale()));
    QStringList texts;
    for (const QLabel *label : dialog->findChildren<QLabel *>())
        texts << label->text();
    const TierDetails details = tierDetails(stage.session().catalogue(), stage.session().workload(),
                                            stage.session().tiers(), first.option.cards.gpuId, QLocale());
    for (const TierDetails::Line &line : details.lines)
        QVERIFY2(texts.contains(line.why) && texts.contains(line.points), qPrintable(line.name));

    QVERIFY(stage.session().shortlist().empty());
    stage.click(QStringLiteral("tierAddToCompare"));
    QCOMPARE(stage.session().shortlist(), std::vector<CardGroup>{first.option.cards});
    QVERIFY(!stage.find<QPushButton>(QStringLiteral("tierAddToCompare"))->isEnabled()); // it is there now
    stage.click(QStringLiteral("tierAllDetails"));
    const QWidget *all = stage.widget(QStringLiteral("optionDialog"));
    texts.clear();
    for (const QLabel *label : all->findChildren<QLabel *>())
        texts << label->text();
    QVERIFY(texts.contains(QStringLiteral("Power and place")));
    QVERIFY(texts.contains(QStringLiteral("Recommended supply")));
    QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
    QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
    settle();
    QVERIFY(!QApplication::activeModalWidget());
}

void TestTiersPage::chip_opensByKeys()
{
    Stage stage;
    TierView *view = openTiers(stage);
    view->setFocus(Qt::TabFocusReason);
    QCOMPARE(view->currentIndex().row(), 0);
    stage.press(Qt::Key_Right);
    QCOMPARE(view->currentIndex().row(), 1);
    stage.press(Qt::Key_Return);
    QVERIFY(stage.isVisible(QStringLiteral("tierDialog")));
    stage.press(Qt::Key_Return); // the first button: add to compare
    QCOMPARE(stage.session().shortlist().front().gpuId,
             stage.session().tiers().entries[1].option.cards.gpuId);
    QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
    stage.window().activateWindow();
    QTRY_COMPARE(QApplication::focusWidget(), view); // where one came from
    stage.press(Qt::Key_Down);
    QCOMPARE(view->currentIndex().row(), view->geometryOfItems().nextRow(1, 1));
    stage.press(Qt::Key_End);
    QCOMPARE(view->currentIndex().row(), view->model()->rowCount() - 1);
    QVERIFY(view->viewport()->rect().contains(view->visualRect(view->currentIndex())));
    stage.press(Qt::Key_PageUp);
    QVERIFY(view->currentIndex().row() < view->model()->rowCount() - 5);
    stage.press(Qt::Key_Home);
    QCOMPARE(view->currentIndex().row(), 0);
    stage.press(Qt::Key_Tab); // and out again
    QVERIFY(QApplication::focusWidget() != view);
}

void TestTiersPage::belowTheLine_saysWhy()
{
    Stage stage;
    const TierView *view = openTiers(stage);
    const int last = view->model()->rowCount() - 1;
    stage.clickRow(QStringLiteral("tierView"), last);
    const LeftOut &left = stage.session().tiers().below.back();
    const QWidget *dialog = stage.widget(QStringLiteral("tierDialog"));
    QStringList texts;
    for (const QLabel *label : dialog->findChildren<QLabel *>())
        texts << label->text();
    QVERIFY(texts.contains(reasonSentence(left.why, QLocale())));
    QVERIFY(!stage.isVisible(QStringLiteral("tierAllDetails")));
    stage.click(QStringLiteral("tierAddToCompare"));
    QCOMPARE(stage.session().shortlist().front(), left.cards);
}

void TestTiersPage::guides_openTheirCards()
{
    Stage stage;
    openTiers(stage);
    stage.click(QStringLiteral("tiersGuides"));
    QVERIFY(!stage.isVisible(QStringLiteral("tierView")));
    for (const GuideTier tier : guideTiers())
        for (const QString &id : cardsOf(tier))
            QVERIFY2(stage.isVisible(QStringLiteral("guideCard_%1").arg(id)), qPrintable(id));
    stage.click(QStringLiteral("guideCard_nvidia-rtx-3060-12gb"));
    QVERIFY(stage.isVisible(QStringLiteral("tierDialog")));
    QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
    settle();
    stage.click(QStringLiteral("tiersOwn"));
    QVERIFY(stage.isVisible(QStringLiteral("tierView")));
}

void TestTiersPage::unanswered_asksQuestionOne()
{
    Stage stage;
    stage.session().setWorkload({}, EditKind::ChangeModel);
    stage.click(tiersInRail(stage));
    QVERIFY(!stage.isVisible(QStringLiteral("tierView")));
    stage.click(QStringLiteral("tiersEmptyButton"));
    QVERIFY(stage.isVisible(QStringLiteral("answerPopup")));
    stage.press(Qt::Key_Escape);
    stage.session().setWorkload(exampleWorkload(Region::Us), EditKind::OpenExample);
    settle();
    QVERIFY(stage.isVisible(QStringLiteral("tierView")));
}

void TestTiersPage::everyChip_hasAName()
{
    Stage stage;
    const TierView *view = openTiers(stage);
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(const_cast<TierView *>(view));
    QVERIFY(list && !list->text(QAccessible::Name).isEmpty());
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        const QString spoken = view->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY(spoken.contains(u':'));
        QVERIFY(!spoken.contains(QStringLiteral("%")) || spoken.contains(QStringLiteral(" %")));
    }
    for (int part = 0; part < 5; ++part)
        QVERIFY(!stage.widget(QStringLiteral("tierWeight%1").arg(part))->accessibleName().isEmpty());
}

void TestTiersPage::currentCard_staysUnderOtherWeights()
{
    Stage stage;
    TierView *view = openTiers(stage);
    view->setFocus(Qt::TabFocusReason);
    stage.press(Qt::Key_Right);
    stage.press(Qt::Key_Right);
    const QString card = view->currentIndex().data().toString();
    stage.session().setTierWeights({0, 0, 0, 0, 1});
    settle();
    QCOMPARE(view->currentIndex().data().toString(), card);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestTiersPage)
#include "tst_tierspage.moc"
