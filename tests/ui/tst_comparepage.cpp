// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Compare page in the real window, used as a person would: mouse and keys, nothing behind their backs.
#include "model/session/session.h"
#include "model/tables/cardchoices.h"
#include "model/tables/comparisontable.h"
#include "resources/i18n.h"
#include "tests/support/testsupport.h"
#include "ui/charts/barchartview.h"
#include "ui/compare/cardheader.h"
#include "ui/compare/chartstrip.h"
#include "ui/compare/comparepage.h"
#include "ui/compare/compareview.h"
#include "ui/compare/sourcespopup.h"
#include "ui/mainwindow.h"
#include "ui/statusline.h"
#include "ui/style/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QDate today(2026, 11, 30);
const CardGroup rtx4090{u"nvidia-rtx-4090-24gb"_s, 1};
const CardGroup rtx5090{u"nvidia-rtx-5090-32gb"_s, 1};
const CardGroup rtx3090{u"nvidia-rtx-3090-24gb"_s, 1};

Catalogue &ownCatalogue()
{
    static Catalogue catalogue = shippedCatalogue();
    return catalogue;
}

} // namespace

class TestComparePage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void addCards_byTypingTheirNames();
    void sameCardTwice_isRefusedGently();
    void aGroup_isAdded();
    void removeCard_byItsCross();
    void removeCard_byKey();
    void moveCard_byKeyAndByDragging();
    void baseline_byComboAndKey();
    void onlyDifferent_hidesRows();
    void section_closesByKeyAndClick();
    void copy_putsTableOnClipboardByKey();
    void copy_asCsvAndMarkdownFromTheMenu();
    void copy_leavesHiddenRowsOut();
    void sources_openByKeyAndCloseByEscape_data();
    void sources_openByKeyAndCloseByEscape();
    void sources_canBeCopied();
    void tip_comesWithTheKeyboard();
    void tip_comesWithTheMouse();
    void unknownCell_saysNotPublished();
    void charts_openAndChangeTheirMetric();
    void chart_leadsToItsRow();
    void charts_drawWhatTheGeometrySays();
    void charts_followTheTheme();
    void fitBars_shareOneScale();
    void language_leavesNothingBehind();
    void hostileNames_stayText();
    void everythingThatTakesFocus_hasAName();
    void smallWindow_keepsToolbarInside();
    void undo_bringsTheCardBack();
    void examples_openAndUndoBringsMineBack();

private:
    template <typename T> T *find(const char *name) const
    {
        T *found = m_window->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    void readAnew() const ///< after ownCatalogue() was changed
    {
        m_session->setCatalogue(std::shared_ptr<const Catalogue>(std::shared_ptr<void>(), &ownCatalogue()));
    }
    void fill() const
    {
        for (const CardGroup &card : {rtx4090, rtx5090, rtx3090})
            m_session->addCard(card);
        QCoreApplication::processEvents();
    }
    int lineOf(const char *rowId) const { return m_page->table().lineOf(QString::fromLatin1(rowId)); }
    QModelIndex cell(const char *rowId, int column) const
    {
        return m_page->table().index(lineOf(rowId), column);
    }
    void goTo(const QModelIndex &index) const
    {
        QTest::mouseClick(m_page->view()->viewport(), Qt::LeftButton, {},
                          (m_page->view()->scrollTo(index), m_page->view()->visualRect(index).center()));
    }
    QString statusText() const { return m_window->findChild<QLabel *>(u"statusCatalogue"_s)->text(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_page->view(), key, modifiers);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    ComparePage *m_page = nullptr;
};

void TestComparePage::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    new ThemeKeeper(*qApp); // the application owns it
    QVERIFY(installTranslations(u"en"_s));
}

void TestComparePage::init()
{
    // The platform without a screen says what it cannot do; nothing else may be said.
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    ownCatalogue() = shippedCatalogue();
    SessionState start;
    start.workload = exampleWorkload(Region::Us);
    m_session = std::make_unique<Session>(
        std::shared_ptr<const Catalogue>(std::shared_ptr<void>(), &ownCatalogue()), today, start);
    m_window = std::make_unique<MainWindow>(*m_session);
    m_window->resize(1440, 900);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTest::mouseClick(find<QWidget>("railPage2"), Qt::LeftButton);
    m_page = qobject_cast<ComparePage *>(m_window->page(1));
    QVERIFY(m_page && m_page->isVisible());
    m_tester = std::make_unique<QAbstractItemModelTester>(
        &m_page->table(), QAbstractItemModelTester::FailureReportingMode::Fatal);
}

void TestComparePage::cleanup()
{
    m_tester.reset();
    m_window.reset();
    m_session.reset();
}

void TestComparePage::addCards_byTypingTheirNames()
{
    QTest::mouseClick(find<QPushButton>("compareEmptyButton"), Qt::LeftButton);
    auto *search = find<QLineEdit>("addCardSearch");
    auto *list = find<QListView>("addCardList");
    const QAbstractItemModelTester choices(list->model(),
                                           QAbstractItemModelTester::FailureReportingMode::Fatal);
    QTRY_VERIFY(search->isVisible());
    QTest::keyClicks(search, u"rtx 4090"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(m_session->shortlist().size(), std::size_t{1});
    search->clear();
    QTest::keyClicks(search, u"5090"_s);
    QTest::keyClick(search, Qt::Key_Down);
    QTest::keyClick(search, Qt::Key_Up);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(m_session->shortlist().size(), std::size_t{2});
    search->clear();
    QTest::keyClicks(search, u"7900 xtx"_s);
    const QModelIndex first = list->model()->index(0, 0);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(m_page->table().columnCount(), 3);
    QCOMPARE(m_page->table().cardAt(0), rtx4090);
    QCOMPARE(m_page->table().cardAt(2).gpuId, u"amd-radeon-rx-7900-xtx"_s);
    QVERIFY(m_page->view()->isVisible());
}

void TestComparePage::sameCardTwice_isRefusedGently()
{
    m_session->addCard(rtx4090);
    QTest::mouseClick(find<QPushButton>("compareAddCardButton"), Qt::LeftButton);
    auto *search = find<QLineEdit>("addCardSearch");
    QTest::keyClicks(search, u"nvidia-rtx-4090-24gb"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(m_session->shortlist().size(), std::size_t{1});
    search->clear();
    QTest::keyClicks(search, u"no such card <b>"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(m_session->shortlist().size(), std::size_t{1});
}

void TestComparePage::aGroup_isAdded()
{
    m_session->addCard(rtx4090);
    QTest::mouseClick(find<QPushButton>("compareAddCardButton"), Qt::LeftButton);
    auto *search = find<QLineEdit>("addCardSearch");
    const auto buttons = find<QWidget>("addCardCount")->findChildren<QAbstractButton *>();
    QCOMPARE(buttons.size(), 4); // 1, 2, 4, 8
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QTest::keyClicks(search, u"rtx 4090"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(m_session->shortlist().size(), std::size_t{2});
    QCOMPARE(m_session->shortlist()[1], (CardGroup{rtx4090.gpuId, 2}));
    QVERIFY(lineOf("group_memory_gb") >= 0);
}

void TestComparePage::removeCard_byItsCross()
{
    fill();
    CardHeader *header = m_page->view()->cardHeader();
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, header->removeButtonRect(1).center());
    QCOMPARE(m_page->table().columnCount(), 2);
    QCOMPARE(m_page->table().cardAt(1), rtx3090);
}

void TestComparePage::removeCard_byKey()
{
    fill();
    goTo(cell("bandwidth_gb_per_s", 0));
    key(Qt::Key_Delete);
    QCOMPARE(m_page->table().columnCount(), 2);
    QCOMPARE(m_page->table().cardAt(0), rtx5090);
    key(Qt::Key_Delete);
    QTRY_VERIFY(find<QPushButton>("compareEmptyButton")->isVisible()); // one card is no comparison
    QVERIFY(!m_page->charts()->isVisible());
}

void TestComparePage::moveCard_byKeyAndByDragging()
{
    fill();
    goTo(cell("bandwidth_gb_per_s", 0));
    key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_page->table().cardAt(1), rtx4090);
    CardHeader *header = m_page->view()->cardHeader();
    const auto middle = [header](int column) {
        return QPoint(header->sectionViewportPosition(column) + 40, header->height() / 2);
    };
    QTest::mousePress(header->viewport(), Qt::LeftButton, {}, middle(2));
    QTest::mouseMove(header->viewport(), middle(1));
    QMouseEvent drag(QEvent::MouseMove, QPointF(5, 10), header->viewport()->mapToGlobal(QPointF(5, 10)),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(header->viewport(), &drag);
    QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, QPoint(5, 10));
    QCOMPARE(m_page->table().cardAt(0), rtx3090);
}

void TestComparePage::baseline_byComboAndKey()
{
    fill();
    const QModelIndex first = cell("bandwidth_gb_per_s", 0);
    QVERIFY(first.data(ComparisonTable::PercentRole).toString().isEmpty());
    auto *combo = find<QComboBox>("compareBaselineCombo");
    QCOMPARE(combo->count(), 3);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Down);
    // 1008 / 1792 - 1 = -43.75 %
    QCOMPARE(first.data(ComparisonTable::PercentRole).toString(), u"\u221244 %"_s);
    QVERIFY(cell("bandwidth_gb_per_s", 1).data(ComparisonTable::PercentRole).toString().isEmpty());
    goTo(cell("bandwidth_gb_per_s", 2));
    key(Qt::Key_B);
    QCOMPARE(combo->currentIndex(), 2);
    // 1008 / 936.2 (or 936) - 1 = 7.7 %
    QCOMPARE(first.data(ComparisonTable::PercentRole).toString(), u"+8 %"_s);
}

void TestComparePage::onlyDifferent_hidesRows()
{
    fill();
    const int before = m_page->table().rowCount();
    const int agreeing = m_page->table().agreeingRows();
    QVERIFY(agreeing > 0);
    auto *check = find<QCheckBox>("compareOnlyDifferentCheck");
    QTest::mouseClick(check, Qt::LeftButton, {}, QPoint(8, check->height() / 2));
    QVERIFY(check->isChecked());
    int emptied = 0; // a section of which all rows agree goes with its title
    for (const ComparisonSection section : comparisonSections)
        emptied += !m_page->table().comparison().rowsOf(section, false).empty() &&
                           m_page->table().comparison().rowsOf(section, true).empty()
                       ? 1
                       : 0;
    QCOMPARE(m_page->table().rowCount(), before - agreeing - emptied);
    QVERIFY(find<QLabel>("compareHiddenLabel")->text().contains(QString::number(agreeing)));
    QTest::keyClick(check, Qt::Key_Space);
    QCOMPARE(m_page->table().rowCount(), before);
}

void TestComparePage::section_closesByKeyAndClick()
{
    fill();
    const int before = m_page->table().rowCount();
    m_page->view()->setFocus();
    m_page->view()->setCurrentIndex(m_page->table().index(0, 0)); // the first section's title
    key(Qt::Key_Space);
    QVERIFY(m_page->table().rowCount() < before);
    QVERIFY(!m_page->table().isOpen(ComparisonSection::Workload));
    key(Qt::Key_Return);
    QCOMPARE(m_page->table().rowCount(), before);
    QTest::mouseClick(m_page->view()->viewport(), Qt::LeftButton, {},
                      m_page->view()->visualRect(m_page->table().index(0, 0)).center());
    QVERIFY(m_page->table().rowCount() < before);
}

void TestComparePage::copy_putsTableOnClipboardByKey()
{
    fill();
    goTo(cell("bandwidth_gb_per_s", 0));
    key(Qt::Key_C, Qt::ControlModifier);
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(data->hasText() && data->hasHtml()); // both in one entry
    QVERIFY(data->text().contains(u"\t1,008\t1,792\t936"_s));
    QVERIFY(data->html().contains(u"<b>1,792</b>"_s));
    QVERIFY2(statusText().startsWith(u"Copied as a table: 3 cards, "_s), qPrintable(statusText()));
}

void TestComparePage::copy_asCsvAndMarkdownFromTheMenu()
{
    fill();
    auto *button = find<QPushButton>("compareCopyButton");
    const auto choose = [&](const char *actionName) {
        QTest::mouseClick(button, Qt::LeftButton);
        auto *menu = button->findChild<QMenu *>();
        QTRY_VERIFY(menu->isVisible());
        QAction *action = menu->findChild<QAction *>(QString::fromLatin1(actionName));
        QVERIFY(action);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        QTRY_VERIFY(!menu->isVisible());
    };
    choose("compareCopyCsv");
    QVERIFY(QApplication::clipboard()->text().contains(u",GB/s,1008,1792,936"_s));
    QVERIFY(QApplication::clipboard()->mimeData()->hasFormat(u"text/csv"_s));
    QVERIFY2(statusText().startsWith(u"Copied as CSV: 3 cards, "_s), qPrintable(statusText()));
    choose("compareCopyMarkdown");
    QVERIFY(QApplication::clipboard()->text().startsWith(u"| Specification | Unit | GeForce RTX 4090 |"_s));
    QVERIFY(statusText().startsWith(u"Copied as Markdown: "_s));
}

void TestComparePage::copy_leavesHiddenRowsOut()
{
    m_session->addCard(rtx4090);
    m_session->addCard(rtx3090);
    QTest::mouseClick(find<QCheckBox>("compareOnlyDifferentCheck"), Qt::LeftButton, {}, QPoint(8, 10));
    m_page->view()->setFocus();
    key(Qt::Key_C, Qt::ControlModifier);
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.contains(u"Bandwidth"_s));  // 1,008 and 936 GB/s
    QVERIFY(!text.contains(u"Bus width"_s)); // 384 bits both
}

void TestComparePage::sources_openByKeyAndCloseByEscape_data()
{
    QTest::addColumn<int>("opener");
    QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("Space") << static_cast<int>(Qt::Key_Space);
}

void TestComparePage::sources_openByKeyAndCloseByEscape()
{
    QFETCH(int, opener);
    fill();
    goTo(cell("memory_gb", 1));
    auto *popup = find<SourcesPopup>("compareSourcesPopup");
    key(static_cast<Qt::Key>(opener));
    QTRY_VERIFY(popup->isVisible());
    QCOMPARE(popup->sources().title, u"RTX 5090 · Memory: 32 GB"_s);
    QVERIFY(popup->accessibleDescription().contains(u"A guide says, wrongly"_s));
    bool said = false; // the claim is on the screen, not only in the data
    const auto labels = popup->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        said = said || label->text().contains(u"24 GB of GDDR7"_s);
        QVERIFY(label->textFormat() == Qt::PlainText);
    }
    QVERIFY(said);
    QVERIFY(m_window->geometry().contains(popup->geometry()));
    QTest::keyClick(popup, Qt::Key_Escape);
    QTRY_VERIFY(!popup->isVisible());
    QCOMPARE(m_page->view()->currentIndex(), cell("memory_gb", 1)); // back where one was
}

void TestComparePage::sources_canBeCopied()
{
    fill();
    goTo(cell("memory_gb", 1));
    key(Qt::Key_Return);
    auto *popup = find<SourcesPopup>("compareSourcesPopup");
    QTRY_VERIFY(popup->isVisible());
    QTest::keyClick(popup, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().startsWith(u"RTX 5090 · Memory: 32 GB\npublished"_s));
    QVERIFY(statusText().contains(u"Copied the sources of RTX 5090"_s));
}

void TestComparePage::tip_comesWithTheKeyboard()
{
    fill();
    goTo(cell("memory_gb", 1));
    auto *tip = find<SourcesTip>("compareSourcesTip");
    QVERIFY(!tip->isVisible());
    key(Qt::Key_Left);
    QTRY_VERIFY(tip->isVisible());
    QCOMPARE(tip->accessibleName(), u"RTX 4090 · Memory: 24 GB"_s);
    QVERIFY(m_window->geometry().contains(tip->geometry()));
    QVERIFY(m_page->view()->hasFocus()); // it takes nothing away
    key(Qt::Key_Escape);
    QVERIFY(!tip->isVisible());
}

void TestComparePage::tip_comesWithTheMouse()
{
    fill();
    auto *tip = find<SourcesTip>("compareSourcesTip");
    m_page->view()->scrollTo(cell("memory_gb", 0));
    const QPoint at = m_page->view()->visualRect(cell("memory_gb", 0)).center();
    QHelpEvent hover(QEvent::ToolTip, at, m_page->view()->viewport()->mapToGlobal(at));
    QApplication::sendEvent(m_page->view()->viewport(), &hover);
    QTRY_VERIFY(tip->isVisible());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_page->view()->viewport(), &leave);
    QVERIFY(!tip->isVisible());
    // The same text for those who do not see it.
    const QString spoken = cell("memory_gb", 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(u"24 GB"_s), qPrintable(spoken));
    QVERIFY(cell("memory_gb", 0).data(Qt::AccessibleDescriptionRole).toString().contains(u"Source: "_s));
}

void TestComparePage::unknownCell_saysNotPublished()
{
    for (Gpu &gpu : ownCatalogue().gpus)
        if (gpu.id == rtx5090.gpuId)
            gpu.spec(SpecField::Slots) = {};
    readAnew();
    fill();
    const QModelIndex unknown = cell("slots", 1);
    QCOMPARE(unknown.data().toString(), u"not published"_s);
    QVERIFY(unknown.data(Qt::AccessibleTextRole).toString().contains(u"not published"_s));
    goTo(unknown);
    key(Qt::Key_Return);
    auto *popup = find<SourcesPopup>("compareSourcesPopup");
    QTRY_VERIFY(popup->isVisible());
    QVERIFY(popup->sources().lines.front().text.startsWith(u"No source"_s));
    popup->close();
}

void TestComparePage::charts_openAndChangeTheirMetric()
{
    fill();
    ChartStrip *strip = m_page->charts();
    auto *toggle = find<QToolButton>("compareChartsToggle");
    const bool before = strip->isOpen();
    QTest::mouseClick(toggle, Qt::LeftButton, {}, QPoint(10, toggle->height() / 2));
    QCOMPARE(strip->isOpen(), !before);
    toggle->setFocus();
    if (!strip->isOpen())
        QTest::keyClick(toggle, Qt::Key_Space);
    QVERIFY(strip->isOpen());
    QTRY_VERIFY(strip->chart(0)->isVisible());
    QCOMPARE(strip->chartCount(), 4);
    QCOMPARE(strip->chart(0)->barChart().id, u"tokens_per_s"_s);

    QComboBox *combo = strip->metricCombo(0);
    const int bandwidth = combo->findData(u"bandwidth_gb_per_s"_s);
    QVERIFY(bandwidth > 0);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    while (combo->currentIndex() < bandwidth)
        QTest::keyClick(combo, Qt::Key_Down);
    const BarChart &chart = strip->chart(0)->barChart();
    QCOMPARE(chart.id, u"bandwidth_gb_per_s"_s);
    QCOMPARE(*chart.bars[1].value, 1792.0); // NVIDIA's product page
    QCOMPARE(strip->chart(0)->accessibleName(), u"Bandwidth, GB/s"_s);
    QVERIFY(strip->chart(0)->accessibleDescription().contains(u"RTX 5090: 1,792"_s));

    m_session->removeCard(rtx5090); // charts follow the table
    QCOMPARE(strip->chart(0)->barChart().bars.size(), std::size_t{2});
    QCOMPARE(strip->chart(0)->barChart().id, u"bandwidth_gb_per_s"_s);
}

void TestComparePage::chart_leadsToItsRow()
{
    fill();
    m_page->charts()->setOpen(true);
    BarChartView *chart = m_page->charts()->chart(1);
    QTRY_VERIFY(chart->isVisible());
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(m_page->view()->currentIndex().row(), m_page->table().lineOf(chart->barChart().id));
    QVERIFY(m_page->view()->hasFocus());
}

void TestComparePage::charts_drawWhatTheGeometrySays()
{
    fill();
    m_page->charts()->setOpen(true);
    BarChartView *chart = m_page->charts()->chart(1); // prices: no whisker lies on the bars
    QTRY_VERIFY(chart->isVisible());
    QTRY_COMPARE(chart->height(), chart->sizeHint().height()); // layouts settle in turns
    QCOMPARE(chart->barChart().id, u"group_price"_s);
    const QImage picture = chart->grab().toImage();
    const double ratio = picture.devicePixelRatio();
    const auto colourAt = [&](QPointF at) { return picture.pixelColor((at * ratio).toPoint()); };
    const QColor base = lightTokens().base;
    QCOMPARE(tokensOf(chart).base, base);
    const BarChartGeometry &g = chart->geometryOfBars();
    QCOMPARE(g.rows.size(), std::size_t{3});
    for (const BarChartGeometry::Row &row : g.rows) {
        QVERIFY(row.bar.width() > 10);
        QVERIFY(colourAt({row.bar.left() + 3, row.bar.center().y()}) != base);
        QVERIFY(colourAt({row.bar.right() - 3, row.bar.center().y()}) != base);
        QCOMPARE(colourAt({row.bar.right() + 3, row.bar.center().y()}), base);
        QCOMPARE(colourAt({row.bar.left() + 3, row.bar.top() - 3}), base);
    }
    // The baseline, first of the table, is full.
    QCOMPARE(colourAt(g.rows[0].bar.center()), lightTokens().series[0]);
    QVERIFY(colourAt(g.rows[1].bar.center()) != lightTokens().series[0]);
}

void TestComparePage::charts_followTheTheme()
{
    fill();
    m_page->charts()->setOpen(true);
    BarChartView *chart = m_page->charts()->chart(1);
    QTRY_VERIFY(chart->isVisible());
    QApplication::setPalette(paletteOf(darkTokens()));
    QCoreApplication::processEvents();
    const QImage dark = chart->grab().toImage();
    const QPoint centre = (chart->geometryOfBars().rows[0].bar.center() * dark.devicePixelRatio()).toPoint();
    const QColor bar = dark.pixelColor(centre);
    const QColor ground = dark.pixelColor(dark.width() - 1, dark.height() - 1);
    QApplication::setPalette(paletteOf(lightTokens()));
    QCOMPARE(bar, darkTokens().series[0]);
    QCOMPARE(ground, darkTokens().base);
}

void TestComparePage::fitBars_shareOneScale()
{
    // A card on which it fits, one on which it does not: words of different lengths beside the bars.
    m_session->addCard({u"nvidia-rtx-3060-12gb"_s, 1});
    m_session->addCard(rtx4090);
    QCoreApplication::processEvents();
    const QModelIndex small = cell("fit_margin_gib", 0);
    const QModelIndex large = cell("fit_margin_gib", 1);
    QVERIFY(small.data(ComparisonTable::ValueRole) != large.data(ComparisonTable::ValueRole));
    QCOMPARE(small.data(ComparisonTable::FitAxisRole), large.data(ComparisonTable::FitAxisRole));
    // Painted: where the border of the track ends, in pixels from the cell's left, is as 12 to 24.
    CompareView *view = m_page->view();
    view->scrollToTop();
    QCoreApplication::processEvents();
    const QImage picture = view->viewport()->grab().toImage();
    const auto trackEnd = [&](const QModelIndex &index) {
        const QRect rect = view->visualRect(index);
        const QColor border = lightTokens().controlBorder;
        int best = 0;
        for (int y = rect.top(); y < rect.bottom(); ++y) { // the longest line in the colour of the border
            int run = 0;
            for (int x = rect.left(); x < rect.right() - 2; ++x)
                if (picture.pixelColor(x, y) == border)
                    best = std::max(best, ++run);
                else if (run < 20)
                    run = 0;
                else
                    break;
        }
        return best;
    };
    const double ratio = trackEnd(large) / static_cast<double>(trackEnd(small));
    QVERIFY2(ratio > 1.85 && ratio < 2.15, qPrintable(QString::number(ratio)));
}

void TestComparePage::language_leavesNothingBehind()
{
    fill();
    m_page->charts()->setOpen(true);
    const auto texts = [this] {
        QStringList all;
        const auto labels = m_page->findChildren<QLabel *>();
        for (const QLabel *label : labels)
            all << label->text();
        const auto buttons = m_page->findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons)
            all << button->text() << button->accessibleName();
        const auto combos = m_page->findChildren<QComboBox *>();
        for (const QComboBox *combo : combos)
            for (int i = 0; i < combo->count(); ++i)
                all << combo->itemText(i);
        for (int line = 0; line < m_page->table().rowCount(); ++line)
            all << m_page->table().headerData(line, Qt::Vertical).toString();
        for (int slot = 0; slot < ChartStrip::mostCharts; ++slot)
            all << m_page->charts()->chart(slot)->accessibleName();
        const auto actions = find<QPushButton>("compareCopyButton")->findChild<QMenu *>()->actions();
        for (const QAction *action : actions)
            all << action->text();
        return all;
    };
    QVERIFY(installTranslations(u"zh_CN"_s));
    QCoreApplication::processEvents();
    const QStringList chinese = texts();
    QVERIFY(installTranslations(u"en"_s));
    QCoreApplication::processEvents();
    const QStringList english = texts();
    QCOMPARE(chinese.size(), english.size());
    static const QRegularExpression han(u"\\p{Han}"_s);
    // What is the same in both: names of formats, units and products.
    static const QRegularExpression same(u"^(&?CSV|&?Markdown|W|GB|GB/"
                                         u"s|GiB|USD|CNY|mm|bit|TFLOPS|TOPS|ECC|MIG|PCIe|llama\\.cpp|vLLM|"
                                         u"QLoRA|INT8|INT4|(BF16|FP\\d+|TF32).*|\\d×|[\\d ,.]*|"
                                         "◆.*|NVLink.*)$"_s);
    for (qsizetype i = 0; i < english.size(); ++i) {
        QVERIFY2(!english[i].contains(han), qPrintable(english[i]));
        if (!same.match(english[i]).hasMatch())
            QVERIFY2(chinese[i].contains(han), qPrintable(english[i] + u" / " + chinese[i]));
    }
}

void TestComparePage::hostileNames_stayText()
{
    const QString hostile = u"<h1>x</h1>&amp;\u202E\u05DB\u05E8"_s + QString(2000, u'W');
    for (Gpu &gpu : ownCatalogue().gpus)
        if (gpu.id == rtx5090.gpuId)
            gpu.name = hostile;
    readAnew();
    fill();
    m_page->charts()->setOpen(true);
    QCoreApplication::processEvents();
    QCOMPARE(m_window->width(), 1440);                               // nothing widens the window
    QVERIFY(find<QComboBox>("compareBaselineCombo")->width() < 400); // nor takes the room of the rest
    QCOMPARE(m_page->table().headerData(1, Qt::Horizontal).toString(), hostile);
    goTo(cell("memory_gb", 1));
    key(Qt::Key_Return);
    auto *popup = find<SourcesPopup>("compareSourcesPopup");
    QTRY_VERIFY(popup->isVisible());
    QVERIFY(popup->width() <= m_window->width());
    const auto labels = popup->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        QCOMPARE(label->textFormat(), Qt::PlainText);
    popup->close();
    QVERIFY(!m_page->grab().isNull());
    key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!QApplication::clipboard()->mimeData()->html().contains(u"<h1>"_s));
}

void TestComparePage::everythingThatTakesFocus_hasAName()
{
    fill();
    m_page->charts()->setOpen(true);
    QCoreApplication::processEvents();
    int seen = 0;
    const auto widgets = m_page->findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        QVERIFY2(
            !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
            qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName()));
        ++seen;
    }
    QVERIFY(seen >= 10); // add, differ, baseline, copy, table, charts and their choices
}

void TestComparePage::smallWindow_keepsToolbarInside()
{
    for (const char *name :
         {"rtx 4090", "rtx 5090", "rtx 3090", "rx 7900 xtx", "a100", "h100", "l40s", "arc b580"})
        QVERIFY(m_session->addCard({findGpu(ownCatalogue(), QString::fromLatin1(name))->id, 1}));
    QCOMPARE(m_page->table().columnCount(), 8);
    for (const char *language : {"en", "zh_CN"}) {
        QVERIFY(installTranslations(QString::fromLatin1(language)));
        m_window->resize(960, 540);
        QCoreApplication::processEvents();
        m_page->charts()->setOpen(true);
        BarChartView *chart = m_page->charts()->chart(0);
        QTRY_COMPARE(chart->height(), chart->sizeHint().height());
        QCOMPARE(m_window->size(), QSize(960, 540));
        const auto widgets = m_page->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (!widget->isVisible() || widget->isWindow() || widget->window() != m_window.get())
                continue;
            const QPoint right = widget->mapTo(m_window.get(), QPoint(widget->width(), 0));
            if (!m_page->view()->isAncestorOf(widget))
                QVERIFY2(right.x() <= 960, qPrintable(widget->objectName()));
        }
        for (const char *name : {"compareAddCardButton", "compareCopyButton"}) {
            const auto *button = find<QPushButton>(name);
            QVERIFY2(button->width() >= button->sizeHint().width(), name);
        }
        QVERIFY(m_page->charts()->chartCount() >= 3);
        QVERIFY2(m_page->view()->height() >= 100, qPrintable(QString::number(m_page->view()->height())));
    }
    QVERIFY(installTranslations(u"en"_s));
}

void TestComparePage::examples_openAndUndoBringsMineBack()
{
    fill();
    const std::vector<CardGroup> mine = m_session->shortlist();
    auto *button = find<QPushButton>("comparePresetsButton");
    const QList<QAction *> examples = button->findChild<QMenu *>()->actions();
    QCOMPARE(examples.size(), 3);
    const QStringList wanted[] = {{u"nvidia-h100-sxm5-80gb"_s, u"nvidia-h200-sxm-141gb"_s},
                                  {u"nvidia-rtx-5070-ti-16gb"_s, u"amd-radeon-rx-9070-xt"_s},
                                  {u"nvidia-rtx-4090-24gb"_s, u"nvidia-rtx-5090-32gb"_s}};
    for (qsizetype i = 0; i < examples.size(); ++i) {
        examples[i]->trigger();
        QStringList ids;
        for (const CardGroup &cards : m_session->shortlist())
            ids << cards.gpuId;
        QCOMPARE(ids, wanted[i]);
        QCOMPARE(m_page->table().columnCount(), 2);
    }
    for (int i = 0; i < 3; ++i)
        m_session->undo();
    QCOMPARE(m_session->shortlist(), mine);
}

void TestComparePage::undo_bringsTheCardBack()
{
    fill();
    goTo(cell("bandwidth_gb_per_s", 1));
    key(Qt::Key_Delete);
    QCOMPARE(m_page->table().columnCount(), 2);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_page->table().columnCount(), 3);
    QCOMPARE(m_page->table().cardAt(1), rtx5090);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestComparePage)
#include "tst_comparepage.moc"
