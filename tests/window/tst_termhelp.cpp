// SPDX-License-Identifier: GPL-3.0-or-later
//
// "What is this?" in the real window: by the context menu of a term, by Shift+F1 where the keyboard stands,
// and by the list of a page's terms.
#include "model/tables/comparisontable.h"
#include "resources/i18n.h"
#include "tests/window/stage.h"
#include "ui/advisor/advisorpage.h"
#include "ui/compare/comparepage.h"
#include "ui/compare/compareview.h"
#include "ui/compare/specheader.h"
#include "ui/guide/claimsview.h"
#include "ui/guide/guidepage.h"
#include "ui/widgets/guidehelp.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

QWidget *pageNamed(Stage &stage, const QString &name)
{
    MainWindow &window = stage.window();
    for (int i = 0; i < window.pageCount(); ++i)
        if (window.page(i)->objectName() == name) {
            stage.press(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
            settle();
            return window.page(i);
        }
    return nullptr;
}

/// The menu that a right click at this place opens; null: none.
QMenu *menuAt(QWidget *widget, const QPoint &at)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &event);
    settle();
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

void choose(QMenu *menu, const QString &entryId)
{
    QAction *action = menu->findChild<QAction *>(u"guideAction-%1"_s.arg(entryId));
    QVERIFY2(action, qPrintable(entryId));
    action->trigger();
    menu->close();
    settle();
}

void compareTwo(Stage &stage)
{
    stage.session().addCard({u"nvidia-rtx-4090-24gb"_s, 1});
    stage.session().addCard({u"nvidia-rtx-5090-32gb"_s, 1});
    settle();
}

} // namespace

class TermHelpTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        installTranslations(u"en"_s);
        failOnWarnings();
    }

    void rowOfTheComparison_leadsToItsEntry()
    {
        Stage stage;
        compareTwo(stage);
        auto *page = static_cast<ComparePage *>(pageNamed(stage, u"comparePage"_s));
        SpecHeader *header = page->view()->specHeader();
        const int line = page->table().lineOf(u"bandwidth_gb_per_s"_s);
        QVERIFY(line >= 0);
        page->view()->scrollTo(page->table().index(line, 0));
        settle();
        QMenu *menu = menuAt(header->viewport(), {20, header->sectionViewportPosition(line) + 4});
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 1);
        QCOMPARE(menu->actions().front()->text(),
                 u"What is this? Bandwidth sets the writing speed for one user"_s);
        choose(menu, u"kp-bandwidth"_s);
        QVERIFY(stage.window().guidePage()->isVisible());
        QCOMPARE(stage.window().guidePage()->entryId(), u"kp-bandwidth"_s);
    }

    void cellOfTheComparison_leadsToItsRowsEntryByKey()
    {
        Stage stage;
        compareTwo(stage);
        auto *page = static_cast<ComparePage *>(pageNamed(stage, u"comparePage"_s));
        page->view()->setFocus();
        page->view()->setCurrentIndex(page->table().index(page->table().lineOf(u"tdp_w"_s), 1));
        stage.press(Qt::Key_F1, Qt::ShiftModifier);
        settle();
        QCOMPARE(stage.window().guidePage()->entryId(), u"gl-tdp"_s);
        QVERIFY(stage.window().guidePage()->isVisible());
    }

    void fieldOfAForm_leadsToItsEntryByKey()
    {
        Stage stage;
        stage.press(Qt::Key_3, Qt::AltModifier);
        settle();
        stage.find<QComboBox>(u"cacheCombo"_s)->setFocus();
        stage.press(Qt::Key_F1, Qt::ShiftModifier);
        settle();
        QCOMPARE(stage.window().guidePage()->entryId(), u"gl-kv-cache"_s);
        QVERIFY(stage.window().guidePage()->isVisible());
        QVERIFY(!QApplication::activePopupWidget()); // nothing lies over the guide
    }

    void filterOfTheCards_leadsToItsColumnsEntryByKey()
    {
        Stage stage;
        pageNamed(stage, u"cardsPage"_s);
        stage.find<QLineEdit>(u"cardFilter_fp16_tflops"_s)->setFocus();
        stage.press(Qt::Key_F1, Qt::ShiftModifier);
        settle();
        QCOMPARE(stage.window().guidePage()->entryId(), u"gl-dense"_s);
    }

    /// Where the keyboard stands on no term, all terms of the page are a menu: none needs the mouse.
    void page_offersItsTerms_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QStringList>("entries");
        QTest::newRow("compare") << u"comparePage"_s
                                 << QStringList{u"gl-dense"_s,   u"gl-tdp"_s,    u"gl-ecc"_s,
                                                u"gl-mig"_s,     u"gl-nvlink"_s, u"gl-usable"_s,
                                                u"gl-prefill"_s, u"gl-decode"_s, u"kp-link"_s};
        QTest::newRow("fit") << u"fitPage"_s
                             << QStringList{u"gl-fits"_s, u"gl-usable"_s, u"gl-kv-cache"_s, u"gl-weights"_s};
        QTest::newRow("tiers") << u"tiersPage"_s << QStringList{u"gl-tier"_s, u"gl-value"_s, u"gl-runtime"_s};
        QTest::newRow("rent or buy") << u"rentOrBuyPage"_s
                                     << QStringList{u"gl-break-even"_s, u"gl-running-cost"_s, u"gl-spot"_s};
        QTest::newRow("cards") << u"cardsPage"_s << QStringList{u"kp-memory"_s, u"gl-dense"_s, u"gl-stale"_s};
    }
    void page_offersItsTerms()
    {
        QFETCH(QString, page);
        QFETCH(QStringList, entries);
        Stage stage;
        compareTwo(stage);
        QWidget *shown = pageNamed(stage, page);
        QVERIFY(shown);
        const QStringList offered = guideEntriesIn(shown);
        for (const QString &entry : entries)
            QVERIFY2(offered.contains(entry), qPrintable(entry));
        shown->setFocusPolicy(Qt::StrongFocus); // on the page, on no term
        shown->setFocus();
        stage.press(Qt::Key_F1, Qt::ShiftModifier);
        settle();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), offered.size());
        choose(menu, entries.front());
        QCOMPARE(stage.window().guidePage()->entryId(), entries.front());
    }

    void memoryNeeded_explainsEachTermOfItsLegend()
    {
        Stage stage;
        stage.window().advisorPage()->showQuestion(0);
        settle();
        auto *legend = stage.find<QWidget>(u"needLegend"_s);
        QCOMPARE(guideEntryAt(legend, {4, 4}), u"gl-weights"_s);
        QMenu *menu = menuAt(legend, {4, 4});
        QVERIFY(menu);
        choose(menu, u"gl-weights"_s);
        QCOMPARE(stage.window().guidePage()->entryId(), u"gl-weights"_s);
    }

    void dialog_closesBeforeTheGuide()
    {
        Stage stage;
        stage.chooseMenu(u"reportAction"_s);
        settle();
        auto *sections = stage.find<QListWidget>(u"reportSectionList"_s);
        sections->setFocus();
        sections->setCurrentRow(static_cast<int>(ReportSectionId::Tiers));
        QTest::keyClick(sections, Qt::Key_F1, Qt::ShiftModifier);
        settle();
        QVERIFY(!QApplication::activeModalWidget());
        QCOMPARE(stage.window().guidePage()->entryId(), u"gl-tier"_s);
        QVERIFY(stage.window().guidePage()->isVisible());
    }

    void menu_speaksChinese()
    {
        Stage stage(u"zh_CN"_s, Region::Cn);
        compareTwo(stage);
        auto *page = static_cast<ComparePage *>(pageNamed(stage, u"comparePage"_s));
        const int line = page->table().lineOf(u"tdp_w"_s);
        page->view()->setFocus();
        page->view()->setCurrentIndex(page->table().index(line, 0));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, page->view()->mapToGlobal(QPoint()));
        QApplication::sendEvent(page->view()->viewport(), &event);
        settle();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        auto *action = menu->findChild<QAction *>(u"guideAction-gl-tdp"_s);
        QVERIFY(action);
        QCOMPARE(action->text(), u"这是什么？整卡功耗（TDP）"_s);
        choose(menu, u"gl-tdp"_s);
        QCOMPARE(stage.window().guidePage()->entryId(), u"gl-tdp"_s);
    }
};

} // namespace gpuwise

QTEST_MAIN(gpuwise::TermHelpTest)
#include "tst_termhelp.moc"
