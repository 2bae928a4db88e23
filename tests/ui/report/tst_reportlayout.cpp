// SPDX-License-Identifier: GPL-3.0-or-later
//
// Page and column breaking, worked out by hand in each test.
#include "model/charts/axisticks.h"
#include "ui/report/columns.h"
#include "ui/report/paginate.h"
#include "ui/report/paper.h"
#include "ui/report/textlines.h"
#include "ui/report/units.h"

#include <QTest>

#include <numeric>

namespace gpuwise {

namespace {

FlowItem item(double height, double spaceBefore = 0, bool keep = false)
{
    FlowItem i;
    i.height = height;
    i.spaceBefore = spaceBefore;
    i.keepWithNext = keep;
    return i;
}

using Ranges = std::vector<ColumnRange>;

} // namespace

class ReportLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_givesNoPage() { QVERIFY(paginate({}, 100).empty()); }

    void items_fillAPageBeforeTheNext()
    {
        const std::vector<FlowItem> items{item(40), item(40), item(40)};
        const auto pages = paginate(items, 100);
        QCOMPARE(pages.size(), 2U);
        QCOMPARE(pages[0], (FlowPage{{0, 0, false}, {1, 40, false}}));
        QCOMPARE(pages[1], (FlowPage{{2, 0, false}}));
    }

    void exactFit_staysOnThePage()
    {
        const std::vector<FlowItem> items{item(50), item(40, 10)};
        QCOMPARE(paginate(items, 100).size(), 1U);
    }

    void spaceBefore_isDroppedAtTheTop()
    {
        const std::vector<FlowItem> items{item(90, 20), item(20, 15)};
        const auto pages = paginate(items, 100);
        QCOMPARE(pages.size(), 2U);
        QCOMPARE(pages[0].front().top, 0.0);
        QCOMPARE(pages[1].front().top, 0.0);
    }

    void heading_goesWithItsFirstRow()
    {
        const std::vector<FlowItem> items{item(75), item(10, 5, true), item(30)};
        const auto pages = paginate(items, 100);
        QCOMPARE(pages.size(), 2U);
        QCOMPARE(pages[0].size(), 1U);
        QCOMPARE(pages[1], (FlowPage{{1, 0, false}, {2, 10, false}}));
    }

    void tableHeader_isRepeatedAboveContinuedRows()
    {
        std::vector<FlowItem> items{item(20, 0, true), item(30), item(30), item(30), item(30)};
        for (std::size_t i = 1; i < items.size(); ++i)
            items[i].header = 0;
        const auto pages = paginate(items, 100);
        QCOMPARE(pages.size(), 2U);
        QCOMPARE(pages[0], (FlowPage{{0, 0, false}, {1, 20, false}, {2, 50, false}}));
        QCOMPARE(pages[1], (FlowPage{{0, 0, true}, {3, 20, false}, {4, 50, false}}));
    }

    void tableHeader_isNotRepeatedBeforeItself()
    {
        std::vector<FlowItem> items{item(90), item(20, 0, true), item(30)};
        items[2].header = 1;
        const auto pages = paginate(items, 100);
        QCOMPARE(pages.size(), 2U);
        QCOMPARE(pages[1], (FlowPage{{1, 0, false}, {2, 20, false}}));
    }

    void headerThatWouldPushItsRowOut_isLeftOut()
    {
        std::vector<FlowItem> items{item(20, 0, true), item(70), item(95)};
        items[1].header = items[2].header = 0;
        const auto pages = paginate(items, 100);
        QCOMPARE(pages.size(), 2U);
        QCOMPARE(pages[1], (FlowPage{{2, 0, false}}));
    }

    void tallItem_standsAlone()
    {
        const std::vector<FlowItem> items{item(10), item(500), item(10)};
        const auto pages = paginate(items, 100);
        QCOMPARE(pages.size(), 3U);
        QCOMPARE(pages[1], (FlowPage{{1, 0, false}}));
    }

    void chainLongerThanAPage_isBrokenAndTerminates()
    {
        const std::vector<FlowItem> items(7, item(40, 0, true));
        const auto pages = paginate(items, 100);
        QCOMPARE(pages.size(), 4U);
        std::size_t placed = 0;
        for (const FlowPage &page : pages)
            placed += page.size();
        QCOMPARE(placed, 7U);
    }

    void startsPage_leavesNoEmptyPage()
    {
        std::vector<FlowItem> items{item(10), item(10)};
        items[0].startsPage = items[1].startsPage = true;
        QCOMPARE(paginate(items, 100).size(), 2U);
    }

    void eightColumnsWithRoomForFive_becomeFourAndFour()
    {
        QCOMPARE(splitColumns(8, 500, 100), (Ranges{{0, 4}, {4, 8}}));
        QCOMPARE(splitColumns(7, 300, 100), (Ranges{{0, 3}, {3, 5}, {5, 7}}));
        QCOMPARE(splitColumns(3, 500, 100), (Ranges{{0, 3}}));
        QCOMPARE(splitColumns(2, 50, 100), (Ranges{{0, 1}, {1, 2}}));
        QVERIFY(splitColumns(0, 500, 100).empty());
    }

    void leftOverWidth_goesToStretchingColumns()
    {
        const std::vector<ColumnNeed> needs{{50, 20, 0}, {60, 20, 1}, {40, 20, 3}};
        // 210 less two gaps of 10 is 190; 40 are left over, shared 1 to 3.
        QCOMPARE(columnWidths(needs, 210, 10), (std::vector<double>{50, 70, 70}));
    }

    void missingWidth_isTakenFromStretchingColumns()
    {
        const std::vector<ColumnNeed> needs{{50, 20, 0}, {300, 40, 1}};
        QCOMPARE(columnWidths(needs, 200, 10), (std::vector<double>{50, 140}));
    }

    void tooNarrowForAll_shrinksAllInProportion()
    {
        const std::vector<ColumnNeed> needs{{80, 80, 0}, {300, 40, 1}};
        const auto widths = columnWidths(needs, 70, 10);
        QCOMPARE(std::accumulate(widths.begin(), widths.end(), 0.0), 60.0);
        QCOMPARE(widths[0], 40.0);
    }

    void ticks_arePowersOfTwoWithinTheAxis()
    {
        QCOMPARE(axisTicks(33.3, 6), (std::vector<double>{0, 8, 16, 24, 32}));
        QCOMPARE(axisTicks(25, 6), (std::vector<double>{0, 4, 8, 12, 16, 20, 24}));
        QCOMPARE(axisTicks(0, 6), (std::vector<double>{0}));
        QVERIFY(axisTicks(1e6, 6).size() <= 7);
    }

    void frames_haveSixteenMillimetreMargins()
    {
        for (const Paper paper : {Paper::A4, Paper::Letter}) {
            const PageFrame frame = pageFrame(paper);
            QCOMPARE(frame.body.left(), mm(16));
            QCOMPARE(frame.page.width() - frame.body.right(), mm(16));
            QVERIFY(frame.headRule < frame.body.top());
            QVERIFY(frame.footRule > frame.body.bottom());
            QVERIFY(frame.footBaseline <= frame.page.height() - mm(12));
        }
    }

    void values_areNotTornApart()
    {
        const auto bound = [](const char *text) {
            return boundText(QString::fromUtf8(text)).replace(QChar::Nbsp, u'_');
        };
        QCOMPARE(bound("(80 PLUS Gold at half load, 115 V)"),
                 QStringLiteral("(80 PLUS Gold at half load, 115_V)"));
        QCOMPARE(bound("within 0-4 %. It costs USD 3,744 a month"),
                 QStringLiteral("within 0-4_%. It costs USD_3,744 a month"));
        QCOMPARE(bound("≈ USD 1,300 for 24 GiB"), QStringLiteral("≈_USD_1,300 for 24_GiB"));
        QCOMPARE(bound("8K tokens · batch 1 · AdamW"), QStringLiteral("8K tokens_· batch 1_· AdamW"));
        QCOMPARE(bound("a GeForce RTX 3060 12GB has 12 Volts"), // no unit, no sum
                 QStringLiteral("a GeForce RTX 3060 12GB has 12 Volts"));
        const double whole = textWidth(QStringLiteral("USD 3,744"), TextStyle::Body);
        QVERIFY(longestWordWidth(QStringLiteral("USD 3,744"), TextStyle::Body) > 0.99 * whole);
        // Room for "It costs USD" and not for the sum: both go to the second line.
        const QString text = QStringLiteral("It costs USD 3,744");
        const TextLines lines(text, TextStyle::Body,
                              textWidth(QStringLiteral("It costs USD"), TextStyle::Body) + 1);
        QCOMPARE(lines.count(), 2);
        QVERIFY(lines.width(0) < textWidth(QStringLiteral("It costs USD"), TextStyle::Body) - 1);
    }

    void paper_followsTheCountry()
    {
        QCOMPARE(defaultPaper(QLocale(QStringLiteral("en_US"))), Paper::Letter);
        QCOMPARE(defaultPaper(QLocale(QStringLiteral("zh_CN"))), Paper::A4);
        QCOMPARE(paperFromId(u"Letter"), Paper::Letter);
        QCOMPARE(paperFromId(u"A4"), Paper::A4);
        QVERIFY(!paperFromId(u"A5"));
    }
};

} // namespace gpuwise

QTEST_MAIN(gpuwise::ReportLayoutTest)
#include "tst_reportlayout.moc"
