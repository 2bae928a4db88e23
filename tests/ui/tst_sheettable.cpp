// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables of sheets, measured by what is painted: the words of a column stand under its header.
#include "ui/style/theme.h"
#include "ui/widgets/sheettable.h"

#include <QApplication>
#include <QHeaderView>
#include <QRegularExpression>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// The first and last column with ink in `rect`, the ground being the colour of its upper left corner; the
/// lowest line is left out: rows and headers are parted by one.
std::pair<int, int> inkIn(const QImage &image, const QRect &rect)
{
    const QRgb ground = image.pixel(rect.left() + 1, rect.top() + 1);
    std::pair<int, int> ink(-1, -1);
    for (int x = rect.left(); x <= rect.right() - 1; ++x) // the header's own border is no text
        for (int y = rect.top() + 4; y <= rect.bottom() - 4; ++y)
            if (image.pixel(x, y) != ground) {
                ink = {ink.first < 0 ? x : ink.first, x};
                break;
            }
    return ink;
}

} // namespace

class TestSheetTable final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void headers_standOverTheTextOfTheirCells_data();
    void headers_standOverTheTextOfTheirCells();
    void headerAsWideAsItsColumn_isNotCut();
};

void TestSheetTable::headers_standOverTheTextOfTheirCells_data()
{
    QTest::addColumn<bool>("figures");
    QTest::newRow("words, from the left") << false;
    QTest::newRow("figures, to the right") << true;
}

void TestSheetTable::headers_standOverTheTextOfTheirCells()
{
    QFETCH(const bool, figures);
    SheetTable table;
    Sheet sheet;
    sheet.header = {u"HH"_s, u"HH"_s}; // the same letters as the cells: their edges are the same
    sheet.rows = {{u"HH"_s, u"HH"_s}};
    sheet.rightAligned = {figures, figures};
    table.setSheet(sheet);
    table.horizontalHeader()->setFont(table.font());
    table.resize(400, 120);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    table.clearFocus();
    const QImage picture = table.grab().toImage();
    QCOMPARE(picture.size(), table.size());
    for (int column = 0; column < 2; ++column) {
        const int left = table.columnViewportPosition(column);
        const auto place = [&](QWidget *viewport, int height) {
            return QRect(viewport->mapTo(&table, QPoint(left, 0)), QSize(table.columnWidth(column), height));
        };
        const auto header =
            inkIn(picture, place(table.horizontalHeader()->viewport(), table.horizontalHeader()->height()));
        const auto cell = inkIn(picture, place(table.viewport(), table.rowHeight(0)));
        QVERIFY(header.first > 0 && cell.first > 0);
        QCOMPARE(figures ? header.second : header.first, figures ? cell.second : cell.first);
        QCOMPARE(header.second - header.first, cell.second - cell.first);
    }
}

/// The padding of both sides is part of what a column asks for.
void TestSheetTable::headerAsWideAsItsColumn_isNotCut()
{
    SheetTable table;
    Sheet sheet;
    sheet.header = {u"A header of some length"_s, u"Another"_s};
    sheet.rows = {{u"x"_s, u"y"_s}};
    sheet.rightAligned = {true, true}; // figures never give way
    table.setSheet(sheet);
    table.resize(100, 120);
    table.show();
    const int padding = table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1; // as of the cells
    for (int column = 0; column < 2; ++column)
        QVERIFY(table.columnWidth(column) - 2 * padding >=
                QFontMetrics(table.horizontalHeader()->font()).horizontalAdvance(sheet.header[column]));
}

} // namespace gpuwise

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    gpuwise::loadFonts();
    gpuwise::ThemeKeeper theme(app);
    theme.choose(gpuwise::ThemeChoice::Light);
    gpuwise::TestSheetTable test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_sheettable.moc"
