// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report card: what counts, how errors are summed up, and what the rules of thumb say. Expected values
// are calculated by hand, or counted in the files of db/catalogue/measurements.
#include "db/measurementreader.h"
#include "model/accuracy/accuracy.h"
#include "model/cases/memorycases.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class AccuracyTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tally_sumsUp();
    void formulaSources_quoteTheErrorsAsTheyAre();
    void tally_ofNothing_isUnknown();
    void unanswered_countsAsARow();
    void unscored_isNotCounted();
    void groups_areByKindAndByProgram();
    void verdicts_areCountedByOutcome();
    void rulesOfThumb_multiply_data();
    void rulesOfThumb_multiply();
    void rules_leaveOutOneOfSeveralCards();
    void shipped_areAllRead();
    void shipped_countsAreThoseOfTheFiles();
    void measured_isNeverTheAnswer();

private:
    static CaseAnswer answer(double low, double expected, double high)
    {
        CaseAnswer answer;
        answer.low = low;
        answer.expected = expected;
        answer.high = high;
        return answer;
    }
    /// The KV cache of Llama 2 7B over 4,096 tokens: 2 GiB (tst_clicases.cpp).
    static Measurement cache(const QString &measured, const QString &scored = u"yes"_s)
    {
        return {MeasurementKind::Memory,
                {{u"kind"_s, u"inference"_s},
                 {u"model"_s, u"llama-2-7b"_s},
                 {u"precision_or_quant"_s, u"Q4_K_M"_s},
                 {u"framework"_s, u"llama.cpp"_s},
                 {u"context_tokens"_s, u"4096"_s},
                 {u"batch"_s, u"1"_s},
                 {u"gpus"_s, u"1"_s},
                 {u"kv_cache_dtype"_s, u"f16"_s},
                 {u"what_was_measured"_s, u"kv_cache"_s},
                 {u"measured_gib"_s, measured},
                 {u"scored"_s, scored}},
                -1};
    }
    static const std::vector<Measurement> &shipped()
    {
        static const std::vector<Measurement> measurements = [] {
            auto read = readMeasurements(shippedCataloguePath(), shippedCatalogue());
            if (const auto *error = std::get_if<CatalogueError>(&read))
                qFatal("%s", qPrintable(error->detail));
            return std::get<std::vector<Measurement>>(std::move(read));
        }();
        return measurements;
    }
    static const PartAccuracy &partOf(const AccuracyReport &report, AccuracyPart part)
    {
        return report.parts[static_cast<std::size_t>(part)];
    }
};

void AccuracyTest::tally_sumsUp()
{
    // Measured 100 each time; errors -10, 0, +5, +20 %. Sizes sorted: 0, 5, 10, 20.
    ErrorTally tally;
    tally.add(100, answer(80, 90, 100));   // inside, width 1.25
    tally.add(100, answer(100, 100, 100)); // inside, width 1
    tally.add(100, answer(102, 105, 110)); // outside, width 110 / 102
    tally.add(100, answer(110, 120, 132)); // outside, width 1.2
    const ErrorSummary summary = tally.summary();
    QCOMPARE(summary.rows, 4);
    QCOMPARE(summary.answered, 4);
    QCOMPARE(*summary.median, 0.075); // between 5 and 10
    QCOMPARE(*summary.p90, 0.20);     // place 0.9 x 4 = 3 of 0 to 3
    QCOMPARE(*summary.bias, 0.025);   // between 0 and +5
    QCOMPARE(*summary.exact, 0.25);
    QCOMPARE(*summary.inside, 0.5);
    QCOMPARE(*summary.bandWidth, (110.0 / 102 + 1.2) / 2);
}

/// The sources of two formulas quote this program's own error; a quotation must not go stale.
void AccuracyTest::formulaSources_quoteTheErrorsAsTheyAre()
{
    const AccuracyReport report = accuracyOf(shippedCatalogue(), shipped());
    const QString weights = formulaSource(FormulaId::WeightsByTensor);
    const ErrorSummary &planned = partOf(report, AccuracyPart::PlannedWeights).all;
    QVERIFY2(weights.contains(QLocale(QLocale::English).toString(planned.rows)), qPrintable(weights));
    QVERIFY2(weights.contains(u"median %1 %"_s.arg(*planned.median * 100, 0, 'f', 2)), qPrintable(weights));

    const QString compute = formulaSource(FormulaId::LlamaCppPlannedGraph);
    const auto &groups = partOf(report, AccuracyPart::PlannedCompute).groups;
    const auto dense = std::find_if(groups.begin(), groups.end(), [](const ErrorGroup &group) {
        return group.name.startsWith(u"dense"_s);
    });
    QVERIFY(dense != groups.end());
    QVERIFY2(compute.contains(u"median %1 %"_s.arg(*dense->errors.median * 100, 0, 'f', 2)),
             qPrintable(compute));
}

void AccuracyTest::tally_ofNothing_isUnknown()
{
    const ErrorSummary summary = ErrorTally().summary();
    QCOMPARE(summary.rows, 0);
    QVERIFY(!summary.median && !summary.p90 && !summary.inside && !summary.bandWidth);
}

void AccuracyTest::unanswered_countsAsARow()
{
    ErrorTally tally;
    tally.add(100, CaseAnswer{});
    tally.add(100, 150.0); // a figure without a band
    const ErrorSummary summary = tally.summary();
    QCOMPARE(summary.rows, 2);
    QCOMPARE(summary.answered, 1);
    QCOMPARE(*summary.median, 0.5);
    QVERIFY(!summary.inside);
}

void AccuracyTest::unscored_isNotCounted()
{
    const AccuracyReport report =
        accuracyOf(shippedCatalogue(), {cache(u"2.0"_s), cache(u"1.0"_s, u"no"_s), cache(u"0"_s), cache({})});
    const ErrorSummary &memory = partOf(report, AccuracyPart::Memory).all;
    QCOMPARE(memory.rows, 1);
    QCOMPARE(*memory.median, 0.0);
    QCOMPARE(*memory.inside, 1.0);
}

void AccuracyTest::groups_areByKindAndByProgram()
{
    const Measurement decode{MeasurementKind::Decode,
                             {{u"gpu"_s, u"RTX 4090"_s},
                              {u"gpu_count"_s, u"1"_s},
                              {u"model"_s, u"Llama 2 7B"_s},
                              {u"quant_or_dtype"_s, u"Q4_0"_s},
                              {u"framework"_s, u"Ollama"_s}, // stands on llama.cpp
                              {u"batch"_s, u"1"_s},
                              {u"gen_len"_s, u"128"_s},
                              {u"tokens_per_s"_s, u"186"_s},
                              {u"scored"_s, u"yes"_s}},
                             -1};
    const AccuracyReport report = accuracyOf(shippedCatalogue(), {cache(u"2.5"_s), decode});
    const PartAccuracy &memory = partOf(report, AccuracyPart::Memory);
    QCOMPARE(memory.groups.size(), 1U);
    QCOMPARE(memory.groups[0].name, u"inference / kv_cache"_s);
    QCOMPARE(*memory.groups[0].errors.bias, 2.0 / 2.5 - 1);
    QCOMPARE(memory.worst.size(), 1U);
    QCOMPARE(memory.worst[0].measured, 2.5);
    const PartAccuracy &speed = partOf(report, AccuracyPart::Decode);
    QCOMPARE(speed.groups.size(), 1U);
    QCOMPARE(speed.groups[0].name, u"llama.cpp"_s);
    QCOMPARE(speed.all.answered, 1);
}

void AccuracyTest::verdicts_areCountedByOutcome()
{
    const auto fact = [](const QString &model, const QString &outcome, const QString &scored) {
        return Measurement{MeasurementKind::Fit,
                           {{u"model"_s, model},
                            {u"model_id"_s, model},
                            {u"task"_s, u"infer"_s},
                            {u"quant_id"_s, u"bf16"_s},
                            {u"runtime"_s, u"transformers"_s},
                            {u"context_or_seq"_s, u"512"_s},
                            {u"gpus"_s, u"1"_s},
                            {u"gpu"_s, u"RTX 4090"_s},
                            {u"gpu_mem_gb"_s, u"24"_s},
                            {u"outcome"_s, outcome},
                            {u"scored"_s, scored}},
                           -1};
    };
    // 16-bit weights: 13.5 GB of 24 GiB, and 138 GB, which no 24 GB card holds.
    const AccuracyReport report =
        accuracyOf(shippedCatalogue(),
                   {fact(u"llama-2-7b"_s, u"fits"_s, u"yes"_s), fact(u"llama-2-70b"_s, u"oom"_s, u"yes"_s),
                    fact(u"llama-2-70b"_s, u"oom"_s, u"no"_s), fact(u"llama-2-70b"_s, u"na"_s, u"yes"_s)});
    const VerdictAccuracy &counted = report.verdicts[static_cast<std::size_t>(VerdictSet::FitFacts)];
    QCOMPARE(counted.ran.fits, 1);
    QCOMPARE(counted.ran.rows(), 1);
    QCOMPARE(counted.ranOut.no, 1);
    QCOMPARE(counted.ranOut.rows(), 1);
    QCOMPARE(report.verdicts[static_cast<std::size_t>(VerdictSet::FitFactsVague)].ranOut.no, 1);
}

void AccuracyTest::rulesOfThumb_multiply_data()
{
    QTest::addColumn<RuleOfThumb>("rule");
    QTest::addColumn<Task>("task");
    QTest::addColumn<double>("bits");
    QTest::addColumn<bool>("pureHalf");
    QTest::addColumn<double>("gigabytes"); ///< of 10 billion parameters
    QTest::newRow("4-bit weights") << RuleOfThumb::WeightsAndFifth << Task::Inference << 4.0 << false << 6.0;
    QTest::newRow("16-bit whatever they are")
        << RuleOfThumb::SixteenBitAndFifth << Task::Inference << 4.0 << false << 24.0;
    // README of LLaMA-Factory, commit ff6d4d12, the column of x billion parameters
    QTest::newRow("full") << RuleOfThumb::LlamaFactory << Task::FullFineTune << 16.0 << false << 180.0;
    QTest::newRow("pure bf16") << RuleOfThumb::LlamaFactory << Task::FullFineTune << 16.0 << true << 80.0;
    QTest::newRow("LoRA") << RuleOfThumb::LlamaFactory << Task::Lora << 16.0 << false << 20.0;
    QTest::newRow("QLoRA 8") << RuleOfThumb::LlamaFactory << Task::Qlora << 8.0 << false << 10.0;
    QTest::newRow("QLoRA 4") << RuleOfThumb::LlamaFactory << Task::Qlora << 4.5 << false << 5.0;
    QTest::newRow("QLoRA 2") << RuleOfThumb::LlamaFactory << Task::Qlora << 2.3 << false << 2.5;
    QTest::newRow("no word of inference")
        << RuleOfThumb::LlamaFactory << Task::Inference << 16.0 << false << -1.0;
}

void AccuracyTest::rulesOfThumb_multiply()
{
    QFETCH(const RuleOfThumb, rule);
    QFETCH(const Task, task);
    QFETCH(const double, bits);
    QFETCH(const bool, pureHalf);
    QFETCH(const double, gigabytes);
    ModelShape shape;
    shape.params = 10e9;
    Question question;
    question.shape = &shape;
    question.task = task;
    question.weights.bitsPerWeight = bits;
    question.trainingDetail.regime = pureHalf ? TrainingRegime::PureHalf : TrainingRegime::MixedHalf;
    const auto bytes = ruleOfThumbBytes(rule, question);
    QCOMPARE(bytes.has_value(), gigabytes > 0);
    if (bytes)
        QCOMPARE(*bytes, gigabytes * 1e9);
}

void AccuracyTest::rules_leaveOutOneOfSeveralCards()
{
    Measurement one = cache(u"8.0"_s);
    one.cells.insert(u"what_was_measured"_s, u"peak_total"_s);
    Measurement ofTwo = one;
    ofTwo.cells.insert(u"gpus"_s, u"2"_s);
    ofTwo.cells.insert(u"scope"_s, u"per_gpu"_s);
    Measurement bothOfTwo = ofTwo;
    bothOfTwo.cells.insert(u"scope"_s, u"sum"_s);
    const AccuracyReport report = accuracyOf(shippedCatalogue(), {one, ofTwo, bothOfTwo});
    QCOMPARE(partOf(report, AccuracyPart::Memory).all.rows, 3);
    QCOMPARE(report.rules.size(), 1U);
    QCOMPARE(report.rules[0].kind, u"inference"_s);
    QCOMPARE(report.rules[0].estimate.rows, 2);
    QCOMPARE(report.rules[0].rules[0].rows, 2);
    QCOMPARE(report.rules[0].rules[static_cast<std::size_t>(RuleOfThumb::LlamaFactory)].rows, 0);
}

void AccuracyTest::shipped_areAllRead()
{
    const Measurement &first = shipped().front(); // the first line of memory.csv
    QCOMPARE(first.kind, MeasurementKind::Memory);
    QCOMPARE(first.cells.value(u"case_id"_s), u"litgpt-hub-001"_s);
    QCOMPARE(first.cells.value(u"measured_gib"_s), u"15.544"_s);
    QVERIFY(!first.cells.contains(u"kv_cache_dtype"_s)); // empty there
    for (const Measurement &measurement : shipped())
        QVERIFY(measurement.source >= 0);
}

void AccuracyTest::shipped_countsAreThoseOfTheFiles()
{
    const AccuracyReport report = accuracyOf(shippedCatalogue(), shipped());
    // Scored rows with a figure above zero, counted in the files.
    const std::pair<AccuracyPart, int> counts[] = {
        {AccuracyPart::Memory, 335},          {AccuracyPart::Decode, 584},
        {AccuracyPart::Prefill, 512},         {AccuracyPart::Training, 560},
        {AccuracyPart::Images, 83},           {AccuracyPart::PlannedCache, 1874},
        {AccuracyPart::PlannedWeights, 1590}, {AccuracyPart::PlannedCompute, 1590},
        {AccuracyPart::PlannedState, 229},
    };
    for (const auto &[part, rows] : counts) {
        const PartAccuracy &accuracy = partOf(report, part);
        QCOMPARE(accuracy.part, part);
        QCOMPARE(accuracy.all.rows, rows);
        int grouped = 0;
        for (const ErrorGroup &group : accuracy.groups)
            grouped += group.errors.rows;
        QCOMPARE(grouped, rows);
    }
    const auto &verdicts = report.verdicts;
    QCOMPARE(verdicts[0].ran.rows() + verdicts[0].ranOut.rows(), 417);
    QCOMPARE(verdicts[1].ran.rows(), 23);
    QCOMPARE(verdicts[1].ranOut.rows(), 8);
}

/// The answers do not move when the measured figures do: an error is an error.
void AccuracyTest::measured_isNeverTheAnswer()
{
    std::vector<Measurement> doubled = shipped();
    const auto doubleCell = [](Measurement &measurement, const QString &column) {
        if (const auto value = measurement.cells.constFind(column); value != measurement.cells.constEnd())
            measurement.cells.insert(column, QString::number(2 * value->toDouble(), 'g', 12));
    };
    for (Measurement &measurement : doubled)
        for (const QString &column : {u"measured_gib"_s, u"tokens_per_s"_s, u"tokens_per_s_per_gpu"_s,
                                      u"images_per_min"_s, u"it_per_s"_s, u"model_buffer_mib"_s,
                                      u"kv_buffer_mib"_s, u"rs_buffer_mib"_s, u"compute_buffer_mib"_s})
            doubleCell(measurement, column);
    const AccuracyReport before = accuracyOf(shippedCatalogue(), shipped());
    const AccuracyReport after = accuracyOf(shippedCatalogue(), doubled);
    for (std::size_t i = 0; i < before.parts.size(); ++i) {
        const double expected = (1 + *before.parts[i].all.bias) / 2 - 1;
        QVERIFY(std::abs(*after.parts[i].all.bias - expected) < 1e-9);
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::AccuracyTest)
#include "tst_accuracy.moc"
