// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sections about money, place and origin: their rows are the engine's values, sums are worked out by
// hand.
#include "model/advice/tiers.h"
#include "model/report/report.h"
#include "model/report/reportcommand.h"
#include "model/session/pricespeed.h"
#include "model/session/session.h"
#include "model/words/format.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const CardGroup rtx5090{u"nvidia-rtx-5090-32gb"_s, 1};
const CardGroup rtx4090{u"nvidia-rtx-4090-24gb"_s, 1};
const CardGroup rx7900{u"amd-radeon-rx-7900-xtx"_s, 1};

ReportRequest request()
{
    ReportRequest request;
    request.catalogue = &shippedCatalogue();
    request.workload = exampleWorkload(Region::Us);
    request.workload.budget.mode = AcquireMode::Buy;
    request.workload.budget.limit.reset();
    request.cards = {rtx5090, rtx4090, rx7900};
    request.focus = ReportFocus::NamedCards;
    request.locale = QLocale(u"en_US"_s);
    request.today = QDate(2026, 11, 30);
    return request;
}

template <typename Block>
std::vector<const Block *> blocksOf(const ReportContent &content, ReportSectionId id)
{
    std::vector<const Block *> found;
    if (const ReportSection *section = content.section(id))
        for (const ReportBlock &block : section->blocks)
            if (const auto *one = std::get_if<Block>(&block))
                found.push_back(one);
    return found;
}

/// Cells of the row whose first cell begins with the name.
QStringList rowOf(const ReportTable &table, const QString &name)
{
    for (const ReportRow &row : table.rows) {
        if (row.cells.empty() || !row.cells.front().text.startsWith(name))
            continue;
        QStringList texts;
        for (const ReportCell &cell : row.cells)
            texts << cell.text;
        return texts;
    }
    return {};
}

QString textOf(const ReportContent &content, ReportSectionId id)
{
    QStringList texts;
    for (const auto *paragraph : blocksOf<ReportParagraph>(content, id))
        texts << paragraph->text.text;
    for (const auto *list : blocksOf<ReportList>(content, id))
        for (const ReportText &item : list->items)
            texts << item.text;
    return texts.join(u'\n');
}

} // namespace

class TestReportSections final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tiers_areTheEngines()
    {
        const ReportRequest asked = request();
        const ReportContent content = makeReport(asked);
        const TierList list = tiersFor(*asked.catalogue, asked.workload, asked.today, asked.tierWeights);
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Tiers);
        QCOMPARE(tables.size(), std::size_t{2});
        int found = 0;
        for (const TierEntry &entry : list.entries) {
            const auto &id = entry.option.cards.gpuId;
            if (id != rtx5090.gpuId && id != rtx4090.gpuId && id != rx7900.gpuId)
                continue;
            const QStringList row = rowOf(*tables[0], groupName(*asked.catalogue, entry.option.cards));
            QCOMPARE(row.size(), qsizetype{8});
            QCOMPARE(row[1], tierName(entry.tier));
            QCOMPARE(row[2], QString::number(qRound(entry.score * 100)));
            QCOMPARE(row[4], QString::number(qRound(entry.parts.speed * 100)));
            ++found;
        }
        QCOMPARE(found, 3);
    }

    void tiers_followTheWeights()
    {
        ReportRequest asked = request();
        asked.tierWeights = {0, 1, 0, 0, 0};
        asked.sections = {ReportSectionId::Tiers};
        const ReportContent content = makeReport(asked);
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Tiers);
        QVERIFY(!tables.empty());
        QCOMPARE(tables[0]->columns[4].aside, u"counts 100\u00A0%"_s);
        for (const ReportRow &row : tables[0]->rows) // then the points are those of the speed
            QCOMPARE(row.cells[2].text, row.cells[4].text);
    }

    void priceAndSpeed_hasAPointAndARowForEachCard()
    {
        const ReportContent content = makeReport(request());
        const auto charts = blocksOf<ReportScatter>(content, ReportSectionId::PriceSpeed);
        QCOMPARE(charts.size(), std::size_t{1});
        QCOMPARE(charts[0]->chart.points.size(), std::size_t{3});
        QCOMPARE(charts[0]->figures.rows.size(), std::size_t{3});
        const auto comparison = blocksOf<ReportTable>(content, ReportSectionId::Comparison);
        const QStringList prices = rowOf(*comparison[0], u"Price"_s);
        for (const ScatterChart::Point &point : charts[0]->chart.points)
            QVERIFY2(prices.contains(formatNumber(point.x, 0, QLocale(u"en_US"_s))), qPrintable(point.name));
    }

    /// The card costs 1,000 and is worth nothing in the end; power is free; a rented hour costs 1: the curves
    /// meet after 1,000 hours, that is after 10 months of 100 hours.
    void rentOrBuy_meetsWhereTheSumSays()
    {
        ReportRequest asked = request();
        asked.workload.budget.hoursPerMonth = 100;
        asked.workload.budget.months = 20;
        asked.costs.currency = asked.workload.budget.currency;
        asked.costs.own = rtx4090;
        asked.costs.figures.pricePerCard = 1000;
        asked.costs.figures.rentPerCardHour = 1;
        asked.costs.figures.tariffPerKwh = 0;
        asked.costs.figures.resale = asked.costs.figures.resaleLow = asked.costs.figures.resaleHigh = 0;
        const ReportContent content = makeReport(asked);
        const auto charts = blocksOf<ReportLineChart>(content, ReportSectionId::RentOrBuy);
        QCOMPARE(charts.size(), std::size_t{1});
        const LineChart &chart = charts[0]->chart;
        QVERIFY(chart.mark);
        QVERIFY(qAbs(*chart.mark - 10) < 1e-9);
        QVERIFY(chart.markName.contains(u"1,000 hours"_s));
        const auto rent = std::find_if(chart.series.begin(), chart.series.end(),
                                       [](const auto &series) { return series.id == u"rent"_s; });
        QVERIFY(rent != chart.series.end());
        QCOMPARE(rent->points.back().y, 2000.0);
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::RentOrBuy);
        QVERIFY(rowOf(*tables[0], u"20"_s).contains(u"USD 2,000"_s));
        QCOMPARE(rowOf(*tables[1], u"Price of a card"_s).value(1), u"1,000"_s);
        QVERIFY(textOf(content, ReportSectionId::RentOrBuy).contains(u"1,000 hours"_s));
        // Said again on the command line.
        const auto commands = blocksOf<ReportCommand>(content, ReportSectionId::Making);
        QVERIFY(commands[0]->line.contains(u"--buy-card nvidia-rtx-4090-24gb --price 1000 --rent 1"_s));
    }

    void rentOrBuy_takesNoPriceOfAnotherCard()
    {
        ReportRequest asked = request();
        asked.costs.currency = asked.workload.budget.currency;
        asked.costs.own = rtx4090;
        asked.costs.figures.pricePerCard = 123456;
        asked.costs.pricedCard = rtx5090.gpuId;
        const ReportContent content = makeReport(asked);
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::RentOrBuy);
        QVERIFY(rowOf(*tables[1], u"Price of a card"_s).value(1) != u"123,456"_s);
        QVERIFY(!blocksOf<ReportCommand>(content, ReportSectionId::Making)[0]->line.contains(u"123456"_s));
    }

    void whoRentsOnly_isToldWhatOwningCosts_andNothingOfSupplies()
    {
        ReportRequest asked = request();
        asked.workload.budget.mode = AcquireMode::Rent;
        asked.cards = {rtx4090};
        const ReportContent content = makeReport(asked);
        QVERIFY(content.section(ReportSectionId::RentOrBuy));
        QVERIFY(!content.section(ReportSectionId::Power));
    }

    /// 2 x 575 + 170 + 75 = 1,395 W, with a quarter to spare and rounded up to 50 W: 1,750 W.
    void power_countsThePcAroundTheCards()
    {
        ReportRequest asked = request();
        asked.cards = {{rtx5090.gpuId, 2}, rtx4090};
        asked.costs.own = asked.cards.front();
        asked.pc.cpuWatts = 170;
        const ReportContent content = makeReport(asked);
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Power);
        QCOMPARE(tables.size(), std::size_t{2});
        const QStringList row = rowOf(*tables[1], u"2 × GeForce RTX 5090"_s);
        QCOMPARE(row.value(1), u"1,395"_s);
        QCOMPARE(row.value(2), u"1,750"_s);
        for (const ReportRow &each : tables[0]->rows) // sources have a list of their own
            QVERIFY2(!each.cells[1].text.contains(u"From:"_s), qPrintable(each.cells[1].text));
    }

    void making_namesProgramDataAndCommand()
    {
        const ReportRequest asked = request();
        const ReportContent content = makeReport(asked);
        const auto facts = blocksOf<ReportFacts>(content, ReportSectionId::Making);
        QCOMPARE(facts.size(), std::size_t{1});
        QStringList values;
        for (const auto &fact : facts[0]->facts)
            values << fact.value;
        QVERIFY(values.contains(u"GPUwise " GPUWISE_VERSION ""_s));
        QVERIFY(values.join(u' ').contains(asked.catalogue->version));
        const auto commands = blocksOf<ReportCommand>(content, ReportSectionId::Making);
        QCOMPARE(commands.size(), std::size_t{1});
        QVERIFY(commands[0]->line.startsWith(u"gpuwise-cli report nvidia-rtx-5090-32gb nvidia-rtx-4090-24gb "
                                             u"amd-radeon-rx-7900-xtx --model qwen3-32b "_s));
        QVERIFY(commands[0]->line.contains(u" --today 2026-11-30 --lang en "_s));
    }

    void modelFile_isNamedWithoutItsFolder()
    {
        ReportRequest asked = request();
        auto file = std::make_shared<FileModel>();
        file->path = u"/home/somebody/secret place/my model.gguf"_s;
        asked.workload.model = {};
        asked.workload.model.file = file;
        const QString line = reportCommand(asked);
        QVERIFY2(line.contains(u"--model 'my model.gguf'"_s), qPrintable(line));
        QVERIFY(!line.contains(u"secret"_s));
    }

    void shellWords_areQuotedWhereTheyMust()
    {
        QCOMPARE(shellWord(u"nvidia-rtx-5090-32gb:2"_s), u"nvidia-rtx-5090-32gb:2"_s);
        QCOMPARE(shellWord(u"$(rm -rf ~)"_s), u"'$(rm -rf ~)'"_s);
        QCOMPARE(shellWord(u"it's"_s), u"'it'\\''s'"_s);
        QCOMPARE(shellWord(QString()), u"''"_s);
    }

    void approval_hasThreeRoles()
    {
        const ReportContent content = makeReport(request());
        const auto blocks = blocksOf<ReportApproval>(content, ReportSectionId::Approval);
        QCOMPARE(blocks.size(), std::size_t{1});
        QCOMPARE(blocks[0]->roles, QStringList({u"Prepared"_s, u"Checked"_s, u"Approved"_s}));
        QVERIFY(!blocks[0]->name.isEmpty() && !blocks[0]->signature.isEmpty() && !blocks[0]->date.isEmpty());
    }

    void oldPricesAndOldData_areNamed()
    {
        ReportRequest asked = request();
        const QString fresh = textOf(makeReport(asked), ReportSectionId::Assumptions);
        QVERIFY(!fresh.contains(u"The data were last read"_s));
        asked.today = asked.today.addDays(200);
        const QString stale = textOf(makeReport(asked), ReportSectionId::Assumptions);
        QVERIFY2(stale.contains(u"The data were last read on 2026-11-30"_s), qPrintable(stale));
        QVERIFY2(stale.contains(u"Older than 180 days are the prices of: GeForce RTX 4090 ("_s),
                 qPrintable(stale));
    }

    void noSourceIsANumber()
    {
        const ReportContent content = makeReport(request());
        const auto lists = blocksOf<ReportSourceList>(content, ReportSectionId::Sources);
        QCOMPARE(lists.size(), std::size_t{1});
        for (const auto &entry : lists[0]->entries) {
            bool number = false;
            (void)entry.title.toInt(&number);
            QVERIFY2(!number, qPrintable(entry.title));
            const auto known = std::any_of(shippedCatalogue().sources.begin(),
                                           shippedCatalogue().sources.end(), [&](const Source &source) {
                                               return source.title == entry.title || source.id == entry.title;
                                           });
            QVERIFY2(known, qPrintable(entry.title));
        }
    }

    void nothingFits_keepsTheSectionsThatSaySomething()
    {
        ReportRequest asked = request();
        asked.workload.model = {};
        asked.workload.model.sizeBillions = 1800;
        const ReportContent content = makeReport(asked);
        QVERIFY(content.section(ReportSectionId::Memory));
        QVERIFY(content.section(ReportSectionId::Making));
        QVERIFY(!content.section(ReportSectionId::PriceSpeed)); // no point could be drawn
        for (const ReportSection &section : content.sections)
            QVERIFY(!section.blocks.empty());
    }

    void shortReport_isPartOfTheWhole()
    {
        ReportRequest asked = request();
        asked.sections = shortReportSections();
        const ReportContent content = makeReport(asked);
        QCOMPARE(content.sections.size(), asked.sections.size());
    }

    void onlyDifferent_leavesEqualRowsOut()
    {
        ReportRequest asked = request();
        asked.cards = {rtx5090, rtx4090};
        const auto rows = [&] {
            const ReportContent content = makeReport(asked);
            return blocksOf<ReportTable>(content, ReportSectionId::Comparison)[0]->rows.size();
        };
        const std::size_t all = rows();
        asked.onlyDifferent = true;
        QVERIFY(rows() < all);
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestReportSections)
#include "tst_reportsections.moc"
