// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Compare page in the real window, used as a person would: mouse and keys, nothing behind their backs.
#include "resources/i18n.h"
#include "tests/ui/comparestage.h"
#include "ui/charts/barchartview.h"
#include "ui/compare/cardheader.h"
#include "ui/compare/chartstrip.h"
#include "ui/compare/sourcespopup.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gpuwise {

class TestComparePage final : public CompareStage
{
    Q_OBJECT

private Q_SLOTS:
    void addCards_byTypingTheirNames();
    void sameCardTwice_isRefusedGently();
    void aGroup_isAdded();
    void removeCard_byItsCross();
    void removeCard_byKey();
    void moveCard_byKeyAndByDragging();
    void baseline_byComboAndKey();
    void onlyDifferent_hidesRows();
    void section_closesByKeyAndClick();
    void language_leavesNothingBehind();
    void hostileNames_stayText();
    void everythingThatTakesFocus_hasAName();
    void smallWindow_keepsToolbarInside();
    void examples_openAndUndoBringsMineBack();
    void undo_bringsTheCardBack();
};

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
