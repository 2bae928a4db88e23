// SPDX-License-Identifier: GPL-3.0-or-later
//
// One report speaks of one card, in one voice: what the title decides is what every section computes, what a
// verdict says is what its caution says, and what is marked as the best is still for sale.
#include "model/advice/learningbasket.h"
#include "model/report/report.h"
#include "model/words/pricewords.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const CardGroup rtx3060{u"nvidia-rtx-3060-12gb"_s, 1};
const CardGroup rtx4060{u"nvidia-rtx-4060-ti-16gb"_s, 1};
const CardGroup rtx3090{u"nvidia-rtx-3090-24gb"_s, 1};
const QDate day{2026, 12, 1};

ReportRequest requestFor(Workload workload, std::vector<CardGroup> cards)
{
    ReportRequest request;
    request.catalogue = &shippedCatalogue();
    request.workload = std::move(workload);
    request.workload.budget.region = Region::Us;
    request.workload.budget.currency = Currency::Usd;
    request.cards = std::move(cards);
    request.focus = ReportFocus::NamedCards;
    request.locale = QLocale(u"en_US"_s);
    request.today = day;
    return request;
}

/// Three cards for a beginner, USD 1,000, to buy or to rent.
ReportRequest learning()
{
    Workload workload = exampleWorkload(Region::Us);
    workload.model = {};
    workload.model.modelId = u"llama-3.1-8b"_s;
    workload.task.task = Task::Learn;
    workload.budget.mode = AcquireMode::Either;
    workload.budget.limit = Money::fromAmount(1000, Currency::Usd);
    return requestFor(workload, {rtx3060, rtx4060, rtx3090});
}

ReportRequest tuning()
{
    Workload workload = exampleWorkload(Region::Us);
    workload.model = {};
    workload.model.sizeBillions = 7;
    workload.task.task = Task::Qlora;
    workload.budget.mode = AcquireMode::Either;
    workload.budget.limit.reset();
    return requestFor(
        workload,
        {{u"nvidia-rtx-5090-32gb"_s, 1}, {u"nvidia-rtx-4090-24gb"_s, 1}, {u"amd-radeon-rx-7900-xtx"_s, 1}});
}

/// Eight cards each, which the advisor itself would never list: fewer hold the model.
ReportRequest serving()
{
    Workload workload = exampleWorkload(Region::Us);
    workload.model = {};
    workload.model.sizeBillions = 70;
    workload.task = {};
    workload.budget.mode = AcquireMode::Rent;
    workload.budget.limit.reset();
    workload.budget.maxCards = 8;
    return requestFor(
        workload,
        {{u"nvidia-h100-sxm5-80gb"_s, 8}, {u"nvidia-h200-sxm-141gb"_s, 8}, {u"amd-instinct-mi300x"_s, 8}});
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

QString textOf(const ReportContent &content, ReportSectionId id)
{
    QStringList texts;
    if (const ReportSection *section = content.section(id))
        texts << section->aside;
    for (const auto *paragraph : blocksOf<ReportParagraph>(content, id))
        texts << paragraph->text.text;
    for (const auto *list : blocksOf<ReportList>(content, id))
        for (const ReportText &item : list->items)
            texts << item.text;
    return texts.join(u'\n');
}

const ReportRow *rowOf(const ReportTable &table, const QString &name)
{
    const auto row = std::find_if(table.rows.begin(), table.rows.end(), [&](const ReportRow &r) {
        return !r.cells.empty() && r.cells.front().text == name;
    });
    return row == table.rows.end() ? nullptr : &*row;
}

} // namespace

class TestReportTruth final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everySection_isOfTheDecidedCard_data()
    {
        QTest::addColumn<bool>("learn");
        QTest::newRow("learning") << true;
        QTest::newRow("tuning") << false;
    }
    void everySection_isOfTheDecidedCard()
    {
        QFETCH(bool, learn);
        const ReportRequest asked = learn ? learning() : tuning();
        const auto decided = reportDecision(asked);
        QVERIFY(decided);
        QCOMPARE(decided->mode, OptionMode::Rent); // what used to send the sections to another card
        const QString name = groupName(*asked.catalogue, decided->cards);
        const ReportContent content = makeReport(asked);
        QVERIFY2(content.title.contains(name), qPrintable(content.title));
        for (const ReportSectionId id : {ReportSectionId::Memory, ReportSectionId::RentOrBuy,
                                         ReportSectionId::Power, ReportSectionId::Checklist})
            QVERIFY2(textOf(content, id).contains(name), qPrintable(textOf(content, id)));
        for (const CardGroup &other : asked.cards) // the first card named is the one computed
            if (other != decided->cards)
                QVERIFY(!textOf(content, ReportSectionId::RentOrBuy)
                             .contains(groupName(*asked.catalogue, other) + u", bought or rented"_s));
    }

    /// Whoever names other cards to own gets them computed, and named as such.
    void anotherCard_isSaidToBeOne()
    {
        ReportRequest asked = tuning();
        asked.costs.own = rtx3090;
        const ReportContent content = makeReport(asked);
        const QString said = textOf(content, ReportSectionId::RentOrBuy);
        QVERIFY2(said.contains(u"Computed for GeForce RTX 3090, as asked for; the decision is about"_s),
                 qPrintable(said));
    }

    /// The basket's QLoRA of Llama 3.1 8B needs more than running it in 4 bits: 5.6 GiB of weights in NF4
    /// (tst_learningbasket) and activations, logits and adapters on top, against 5.8 GiB in all.
    void learning_isJudgedByWhatLeavesTheLeastRoom()
    {
        const ReportRequest asked = learning();
        const LearningBasket basket(*asked.catalogue, asked.workload.budget);
        const auto said = basket.judge(*asked.catalogue->gpu(rtx3060.gpuId), 1);
        const Reason &qlora = said[static_cast<std::size_t>(Exercise::QloraEightB)];
        QCOMPARE(qlora.code, ReasonCode::ExerciseTight);

        const ReportContent content = makeReport(asked);
        QVERIFY2(content.lead.startsWith(u"Of what one learns with, QLoRA of an 8B model"_s),
                 qPrintable(content.lead));
        QVERIFY(textOf(content, ReportSectionId::Memory).contains(u"QLoRA of an 8B model"_s));
        QVERIFY(!textOf(content, ReportSectionId::Picks).contains(u"needs only about"_s));
        const auto picks = blocksOf<ReportTable>(content, ReportSectionId::Picks);
        const ReportRow *row = rowOf(*picks.at(0), u"GeForce RTX 3060 12GB"_s);
        QVERIFY(row);
        QCOMPARE(row->cells[1].text, verdictWord(Verdict::Tight));
        QCOMPARE(row->cells[1].mark, markOf(Verdict::Tight));
        QCOMPARE(row->details.front().text, u"Fit: of QLoRA of an 8B model, which leaves the least room."_s);
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Comparison);
        const auto verdicts =
            std::find_if(tables.at(0)->rows.begin(), tables.at(0)->rows.end(),
                         [](const ReportRow &r) { return r.cells.size() > 1 && r.cells[1].fitBar; });
        QVERIFY(verdicts != tables.at(0)->rows.end());
        QCOMPARE(verdicts->cells[1].text, verdictWord(Verdict::Tight));
        const auto bars = blocksOf<ReportFitBars>(content, ReportSectionId::Fit);
        for (const ReportFitBar &bar : bars.at(0)->bars)
            QVERIFY2(bar.detail.startsWith(u"QLoRA of an 8B model"_s), qPrintable(bar.detail));
    }

    void learning_ofALargeModel_isJudgedByTheModel()
    {
        // Running 32B in 4 bits takes more than 16 GiB of weights, more than any exercise.
        ReportRequest asked = learning();
        asked.workload.model.modelId = u"qwen3-32b"_s;
        asked.workload.budget.limit.reset();
        const auto decided = reportDecision(asked);
        QVERIFY(decided);
        QVERIFY(!decided->hardest);
    }

    void rentedDecision_doesNotCompareAsIfBought()
    {
        const ReportContent content = makeReport(learning());
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Comparison);
        for (std::size_t i = 1; i < tables.at(0)->columns.size(); ++i)
            QVERIFY2(tables.at(0)->columns[i].aside.startsWith(u"if bought"_s),
                     qPrintable(tables.at(0)->columns[i].aside));
        QVERIFY(textOf(content, ReportSectionId::Comparison).contains(u"The decision is to rent."_s));
        // By the hour all columns are rented: nothing to say.
        const ReportContent rented = makeReport(serving());
        QVERIFY(!textOf(rented, ReportSectionId::Comparison).contains(u"The decision is to rent."_s));
    }

    void programs_areNamedOnce()
    {
        const ReportContent content = makeReport(learning());
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Comparison);
        // software.csv: all three cards are officially supported by vLLM, and by llama.cpp through CUDA.
        QCOMPARE(rowOf(*tables.at(0), u"vLLM"_s)->cells[1].text, u"official"_s);
        QCOMPARE(rowOf(*tables.at(0), u"llama.cpp"_s)->cells[1].text, u"CUDA: official"_s);
        QCOMPARE(rowOf(*tables.at(0), u"QLoRA"_s)->cells[1].text, u"PyTorch (CUDA): official"_s);
    }

    void overBudget_saysWhichMonths()
    {
        const Reason reason{ReasonCode::RentOverBudget, {1048.61, 48.61, 24}, Currency::Usd, {}};
        QCOMPARE(reasonSentence(reason, QLocale(u"en_US"_s)),
                 u"Costs USD 1,049 to rent for all 24 months, which is USD 49 over the budget."_s);
        QCOMPARE(reasonCode(ReasonCode::RentOverBudget), u"budget"_s);
        // USD 0.3642 an hour x 120 h x 24 months: what is rented is told apart from what is bought.
        const ReportRequest asked = learning();
        const Advice advice = advise(*asked.catalogue, asked.workload, day);
        int rented = 0;
        for (const LeftOut &left : advice.leftOut)
            if (left.why.code == ReasonCode::RentOverBudget) {
                QCOMPARE(left.why.numbers[2], 24.0);
                ++rented;
            }
        QVERIFY(rented > 0);
    }

    /// offers.csv: H100 SXM new 18,549.95 of 2025-01-24; used 22,000 and 25,000 of 2026-04 (the median of
    /// them is computed with); the day of the report is 2026-12-01.
    void stalePrices_areMarkedAndListed()
    {
        const ReportContent content = makeReport(serving());
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Comparison);
        const ReportRow *row = rowOf(*tables.at(0), u"New, per card"_s);
        QVERIFY(row);
        QCOMPARE(row->cells[1].text, u"18,550"_s);
        QCOMPARE(row->cells[1].mark, ReportMark::Warning);
        QVERIFY(row->cells[1].aside.contains(u"stale"_s));
        const QString said = textOf(content, ReportSectionId::Assumptions);
        QVERIFY2(said.contains(u"H100 SXM5 80GB (new 2025-01, used 2026-04)"_s), qPrintable(said));
    }

    void cautions_nameOnlyCardsOfTheReport()
    {
        for (const ReportRequest &asked : {learning(), tuning(), serving()}) {
            const ReportContent content = makeReport(asked);
            QStringList own;
            for (const CardGroup &cards : asked.cards)
                own << asked.catalogue->gpu(cards.gpuId)->name;
            const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Picks);
            for (const ReportRow &row : tables.at(0)->rows)
                for (const ReportText &detail : row.details)
                    for (const Gpu &gpu : asked.catalogue->gpus) {
                        const bool ours = std::any_of(own.begin(), own.end(), [&](const QString &name) {
                            return name.contains(gpu.name);
                        });
                        QVERIFY2(ours || !detail.text.contains(gpu.name), qPrintable(detail.text));
                    }
        }
    }

    void decidedOption_hasReasonsAndCautions()
    {
        const ReportContent content = makeReport(serving());
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Picks);
        const auto has = [&](ReportMark mark) {
            const auto &details = tables.at(0)->rows.front().details;
            return std::any_of(details.begin(), details.end(),
                               [mark](const ReportText &detail) { return detail.mark == mark; });
        };
        QVERIFY(has(ReportMark::Tick));
        QVERIFY(has(ReportMark::Warning));
    }

    /// offers.csv, used RTX 3090 in the US within 180 days of 2026-12-01: 600 and 800 (2026-06-29), 990
    /// (2026-07), 1,200 (2026-08), 1,207 (2026-09). The third of five is 990.
    void median_saysOfWhich()
    {
        const auto price = buyPrice(shippedCatalogue(), rtx3090.gpuId, true, Region::Us, Currency::Usd, day);
        QVERIFY(price);
        QCOMPARE(price->each, Money::fromAmount(990, Currency::Usd));
        QCOMPARE(price->earliest, QDate(2026, 6, 29));
        QCOMPARE(priceDateText(*price), u"median of 5 offers, 2026-06 to 2026-09"_s);
        // One offer of 2025-12 alone, and nothing newer.
        const auto single = buyPrice(shippedCatalogue(), rtx3060.gpuId, true, Region::Us, Currency::Usd, day);
        QVERIFY(single);
        QCOMPARE(priceDateText(*single), u"2025-12"_s);
        const ReportContent content = makeReport(learning());
        const auto tables = blocksOf<ReportTable>(content, ReportSectionId::Comparison);
        const ReportRow *dates = rowOf(*tables.at(0), u"Date of the price"_s);
        QVERIFY(dates);
        QVERIFY2(dates->cells[3].aside.contains(u"median of 5 offers, 2026-06 to 2026-09"_s),
                 qPrintable(dates->cells[3].aside));
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestReportTruth)
#include "tst_reporttruth.moc"
