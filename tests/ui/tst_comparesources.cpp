// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the values of the comparison come from, and how they get out of it: tips, the popup of sources, the
// clipboard.
#include "tests/ui/comparestage.h"
#include "ui/compare/sourcespopup.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gpuwise {

class TestCompareSources final : public CompareStage
{
    Q_OBJECT

private Q_SLOTS:
    void copy_putsTableOnClipboardByKey();
    void copy_asCsvAndMarkdownFromTheMenu();
    void copy_leavesHiddenRowsOut();
    void sources_openByKeyAndCloseByEscape_data();
    void sources_openByKeyAndCloseByEscape();
    void sources_canBeCopied();
    void tip_comesWithTheKeyboard();
    void tip_comesWithTheMouse();
    void unknownCell_saysNotPublished();
};

void TestCompareSources::copy_putsTableOnClipboardByKey()
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

void TestCompareSources::copy_asCsvAndMarkdownFromTheMenu()
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

void TestCompareSources::copy_leavesHiddenRowsOut()
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

void TestCompareSources::sources_openByKeyAndCloseByEscape_data()
{
    QTest::addColumn<int>("opener");
    QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
    QTest::newRow("Space") << static_cast<int>(Qt::Key_Space);
}

void TestCompareSources::sources_openByKeyAndCloseByEscape()
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

void TestCompareSources::sources_canBeCopied()
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

void TestCompareSources::tip_comesWithTheKeyboard()
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

void TestCompareSources::tip_comesWithTheMouse()
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

void TestCompareSources::unknownCell_saysNotPublished()
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

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestCompareSources)
#include "tst_comparesources.moc"
