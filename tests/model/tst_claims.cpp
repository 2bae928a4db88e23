// SPDX-License-Identifier: GPL-3.0-or-later
//
// Public claims that can be computed again: what the catalogue says of them and what the engine finds must be
// the same; and the list of claims with its filters.
#include "model/claims/claimtable.h"
#include "model/report/report.h"
#include "model/session/session.h"
#include "model/tables/comparison.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const Claim &claimOf(const QString &id)
{
    for (const Claim &claim : shippedCatalogue().claims)
        if (claim.id == id)
            return claim;
    qFatal("there is no claim %s", qPrintable(id));
}

ClaimOutcome outcomeOf(const Claim &claim, const QString &arithmetic)
{
    Claim asked = claim;
    asked.workload.clear();
    asked.arithmetic = arithmetic;
    return checkClaim(shippedCatalogue(), asked)->quantities.at(0).outcome;
}

} // namespace

class ClaimsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void storedVerdict_agreesWithTheEngine_data()
    {
        QTest::addColumn<QString>("id");
        int fits = 0, facts = 0;
        for (const Claim &claim : shippedCatalogue().claims) {
            if (!claim.workload.isEmpty() || !claim.arithmetic.isEmpty())
                QTest::addRow("%s", qPrintable(claim.id)) << claim.id;
            fits += claim.workload.isEmpty() ? 0 : 1;
            facts += claim.arithmetic.isEmpty() ? 0 : 1;
        }
        QVERIFY(fits >= 30);  // the research states so many
        QVERIFY(facts >= 41); // with counts, dates and shares
    }
    void storedVerdict_agreesWithTheEngine()
    {
        QFETCH(QString, id);
        const Claim &claim = claimOf(id);
        const auto check = checkClaim(shippedCatalogue(), claim);
        QVERIFY(check);
        QVERIFY2(check->problem.isEmpty(), qPrintable(check->problem));
        QString found;
        for (const ClaimLine &line : claimCheckLines(shippedCatalogue(), *check, QLocale::c()))
            found += line.text + u'\n';
        QVERIFY2(check->agrees, qPrintable(found));
    }

    /// A verdict that is turned round must be noticed, whichever kind of arithmetic decides it.
    void wrongVerdict_isNoticed()
    {
        for (const Claim &claim : shippedCatalogue().claims) {
            Claim turned = claim;
            if (!claim.arithmetic.isEmpty()) {
                turned.verdict =
                    claim.verdict == ClaimVerdict::True ? ClaimVerdict::False : ClaimVerdict::True;
                QVERIFY2(!checkClaim(shippedCatalogue(), turned)->agrees, qPrintable(claim.id));
            }
            if (!claim.workload.isEmpty()) {
                turned = claim;
                turned.expect = claim.expect == u"fits" ? u"no"_s : u"fits"_s;
                QVERIFY2(!checkClaim(shippedCatalogue(), turned)->agrees, qPrintable(claim.id));
            }
        }
    }

    void quantities_areComputedFromFacts()
    {
        // NVIDIA: 512 bit x 28 Gbps = 1792 GB/s and 384 bit x 21 Gbps = 1008 GB/s: 1.778.
        const auto check = checkClaim(shippedCatalogue(), claimOf(u"claim-5090-bandwidth-plus-50pct"_s));
        QCOMPARE(*check->quantities.at(0).first, 1792.0);
        QCOMPARE(*check->quantities.at(0).second, 1008.0);
        QVERIFY(std::abs(*check->quantities.at(0).value - 77.78) < 0.01);
        QCOMPARE(check->quantities.at(0).outcome, ClaimOutcome::Above);
        // A day has 86,400 seconds; 86400 / 0.58 = 148965.5.
        const auto steps = checkClaim(shippedCatalogue(), claimOf(u"speed-24h-5000-steps"_s));
        QVERIFY(std::abs(*steps->quantities.at(0).value - 148965.5) < 0.1);
    }

    void countsAndDates_areComputedFromTheCatalogue()
    {
        // Desktop cards launched since December 2024, counted by hand in gpus.csv and facts.csv: ten GeForce,
        // six Radeon, two Arc; of them the 5090 D V2 alone has 24 GB.
        const auto share = checkClaim(shippedCatalogue(), claimOf(u"claim-24gb-is-standard"_s));
        QCOMPARE(*share->quantities.at(0).first, 1.0);
        QCOMPARE(*share->quantities.at(0).second, 18.0);
        QCOMPARE(share->quantities.at(0).outcome, ClaimOutcome::Below);
        // NVIDIA's product pages: 2,375 and 3,352 AI TOPS, with sparsity both: 29.1 % less.
        const auto less = checkClaim(shippedCatalogue(), claimOf(u"claim-5090d-ai-minus-40-50pct"_s));
        QVERIFY(std::abs(*less->quantities.at(0).value - 100.0 * (3352 - 2375) / 3352) < 0.1);
        QCOMPARE(less->quantities.at(0).outcome, ClaimOutcome::Below);
        // NVIDIA announced Blackwell's B200 at GTC on 2024-03-18; AMD launched the RX 9070 XT on 2025-03-06.
        const auto first = checkClaim(shippedCatalogue(), claimOf(u"claim-5090-first-fp4"_s));
        QVERIFY2(first->quantities.at(0).word.contains(u"B200"_s), qPrintable(first->quantities.at(0).word));
        QVERIFY(!first->quantities.at(0).word.contains(u"5090"_s));
        const Claim &claim = claimOf(u"soft-rocm62-9070xt"_s);
        QCOMPARE(outcomeOf(claim, u"fact:amd-radeon-rx-9070-xt:launch_date=..2024-08"_s),
                 ClaimOutcome::Above);
        QCOMPARE(outcomeOf(claim, u"fact:amd-radeon-rx-9070-xt:launch_date=..2025-03"_s),
                 ClaimOutcome::Holds);
        QCOMPARE(outcomeOf(claim, u"fact:amd-radeon-rx-9070-xt:launch_date=2025-03-07.."_s),
                 ClaimOutcome::Below);
        QCOMPARE(outcomeOf(claim, u"fact:amd-radeon-rx-9070-xt:launch_date=2024..2025"_s),
                 ClaimOutcome::Holds);
        // Meta's model cards of Llama 3.2: 1.23B, 3.21B, and with vision 10.6B and 88.8B.
        QCOMPARE(outcomeOf(claim, u"models:llama-3.2:6.5..7.9=1.."_s), ClaimOutcome::Below);
        QCOMPARE(outcomeOf(claim, u"models:llama-3.2:3..4=1"_s), ClaimOutcome::Holds);
        QCOMPARE(outcomeOf(claim, u"models:llama-3.2=4"_s), ClaimOutcome::Holds);
    }

    void rightValues_areSaidInBothLanguages()
    {
        static const QRegularExpression english(u"\\b[a-z]{2,}\\b"_s);
        // names and units that Chinese texts keep as they are
        static const QRegularExpression names(u"torchtune|gpt-oss|token|dev|mm"_s);
        const QLocale chinese(u"zh_CN"_s);
        int translated = 0;
        for (const Claim &claim : shippedCatalogue().claims) {
            QString said = claimRightValue(claim, chinese);
            QCOMPARE(said.isEmpty(), claim.rightValue.isEmpty());
            QCOMPARE(claimRightValue(claim, QLocale(u"en_US"_s)), claim.rightValue);
            QVERIFY2(!said.remove(names).contains(english), qPrintable(claim.id));
            translated += claim.rightValueZh.isEmpty() ? 0 : 1;
        }
        QVERIFY(translated >= 90);
    }

    void outcomes_tellAbsenceFromIgnorance()
    {
        const Claim &claim = claimOf(u"claim-5090-24gb"_s);
        QCOMPARE(outcomeOf(claim, u"fact:nvidia-rtx-3090-24gb:fp8_tflops=none"_s), ClaimOutcome::Holds);
        QCOMPARE(outcomeOf(claim, u"fact:nvidia-rtx-3090-24gb:fp8_tflops=300..400"_s), ClaimOutcome::Differs);
        QCOMPARE(outcomeOf(claim, u"fact:nvidia-rtx-5090-32gb:fp8_tflops=none"_s), ClaimOutcome::Differs);
        QCOMPARE(outcomeOf(claim, u"fact:nvidia-rtx-5090-32gb:memory_gb=24"_s), ClaimOutcome::Above);
        QCOMPARE(outcomeOf(claim, u"fact:nvidia-rtx-5090-32gb:memory_gb=40.."_s), ClaimOutcome::Below);
        QCOMPARE(outcomeOf(claim, u"fact:no-such-card:memory_gb=24"_s), ClaimOutcome::NotKnown);
    }

    void verdicts_andOutcomes()
    {
        using enum ClaimOutcome;
        QVERIFY(allowsOutcomes(ClaimVerdict::True, {Holds, Holds}));
        QVERIFY(!allowsOutcomes(ClaimVerdict::True, {Holds, Above}));
        QVERIFY(allowsOutcomes(ClaimVerdict::Partly, {Holds, Above}));
        QVERIFY(!allowsOutcomes(ClaimVerdict::Partly, {Above, Above}));
        QVERIFY(allowsOutcomes(ClaimVerdict::Low, {Above}));
        QVERIFY(!allowsOutcomes(ClaimVerdict::Low, {Below}));
        QVERIFY(allowsOutcomes(ClaimVerdict::High, {Below}));
        QVERIFY(allowsOutcomes(ClaimVerdict::False, {Differs, Below}));
        QVERIFY(!allowsOutcomes(ClaimVerdict::False, {NotKnown}));
        QVERIFY(!allowsOutcomes(ClaimVerdict::Unverified, {Holds}));
        QVERIFY(!allowsOutcomes(ClaimVerdict::True, {}));
    }

    void arithmetic_isReadStrictly_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"fact:a:memory_gb",
                                 "fact:a:memory=24",
                                 "fact:a=24",
                                 "fact:a:memory_gb=24..",
                                 "more:a:b=1..2",
                                 "fact:a:memory_gb=..",
                                 "fact:a:memory_gb=30..20",
                                 "more:a:b:memory_type=1..2",
                                 "sum:a:b=3",
                                 "quotient:1:0=5",
                                 "model:a:layers=3",
                                 "fact:a:memory_gb=nan",
                                 "fact:a:architecture=",
                                 "less:a:b=1..2",
                                 "models:=1",
                                 "models:a:b=1",
                                 "models:a:1..2:c=1",
                                 "share:memory_gb:24:consumer=50..",
                                 "share:memory_gb:24:desktop:2024=50..",
                                 "share:memory_gb:x:consumer:2024=50..",
                                 "share:memory_type:24:consumer:2024=50..",
                                 "share:memory_gb:24:consumer:24-12=50..",
                                 "earliest:fp4=a",
                                 "earliest:fp4_tflops=",
                                 "earliest:fp4_tflops:a=b",
                                 "fact:a:launch_date=2024-8..",
                                 "fact:a:launch_date=.."})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void arithmetic_isReadStrictly()
    {
        QFETCH(QString, text);
        QString problem;
        const bool endless = text.endsWith(u"24.."); // the only one that is well formed
        QCOMPARE(readClaimArithmetic(text, &problem).size(), std::size_t(endless ? 1 : 0));
        QCOMPARE(problem.isEmpty(), endless);
    }

    void workload_isReadStrictly()
    {
        Claim claim = claimOf(u"rule-24gb-not-any-70b"_s);
        const auto read = claimWorkload(shippedCatalogue(), claim);
        QVERIFY(read);
        QCOMPARE(read->workload.model.modelId, u"llama-3.1-70b"_s);
        QCOMPARE(read->workload.model.precisionId, u"q4_k_m"_s);
        QCOMPARE(read->workload.task.inference.contextTokens, 2048);
        QCOMPARE(read->workload.task.inference.runtime, std::optional(Runtime::LlamaCpp));
        QVERIFY((read->cards == CardGroup{u"nvidia-rtx-4090-24gb"_s, 1}));
        const QString words = claim.workload;
        for (const QString &bad : {QString(words + u" --colour red"_s), QString(words + u" --batch"_s),
                                   QString(words + u" --batch 0"_s), u"--model nothing"_s}) {
            claim.workload = bad;
            QString problem;
            QVERIFY(!claimWorkload(shippedCatalogue(), claim, &problem));
            QVERIFY(!problem.isEmpty());
        }
        claim.workload = words;
        claim.card = u"nvidia-rtx-4090-24gb y2"_s;
        QVERIFY(!claimWorkload(shippedCatalogue(), claim));
    }

    /// The acceptance of the issue: "RTX 5090 has 24 GB" is marked where people look, on screen and paper.
    void memoryOfThe5090_isMarkedInComparisonAndReport()
    {
        const std::vector<CardGroup> cards{{u"nvidia-rtx-4090-24gb"_s, 1}, {u"nvidia-rtx-5090-32gb"_s, 1}};
        const Workload workload = exampleWorkload(Region::Us);
        const QDate today(2026, 11, 30);
        const SpeedModel speeds(shippedCatalogue());
        const Comparison comparison = compareCards(
            shippedCatalogue(), resolveWorkload(shippedCatalogue(), workload), speeds, cards, 0, today);
        int marked = 0;
        for (const ComparisonRow &row : comparison.rows)
            if (row.id() == u"memory_gb")
                for (std::size_t column = 0; column < cards.size(); ++column)
                    for (const Claim *claim : row.cells[column].claims)
                        if (claim->id == u"claim-5090-24gb") {
                            QCOMPARE(column, std::size_t(1));
                            ++marked;
                        }
        QCOMPARE(marked, 1);

        ReportRequest request;
        request.catalogue = &shippedCatalogue();
        request.workload = workload;
        request.cards = cards;
        request.locale = QLocale(u"en_US"_s);
        request.today = today;
        const ReportContent content = makeReport(request);
        const ReportSection *section = content.section(ReportSectionId::Claims);
        QVERIFY(section);
        bool crossed = false;
        for (const ReportBlock &block : section->blocks)
            if (const auto *table = std::get_if<ReportTable>(&block))
                for (const ReportRow &row : table->rows)
                    crossed |= row.cells.at(0).text == claimOf(u"claim-5090-24gb"_s).saidEn &&
                               row.cells.at(1).mark == ReportMark::Cross;
        QVERIFY(crossed);
    }

    void table_filters()
    {
        ClaimTable table(shippedCatalogue());
        QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QLocale english(QLocale::English);
        table.setFilter({}, english);
        QCOMPARE(table.rowCount(), static_cast<int>(shippedCatalogue().claims.size()));
        int parts = 0;
        for (const ClaimGroup group : claimGroups) {
            table.setFilter({.group = group}, english);
            QVERIFY(table.rowCount() > 0);
            for (int row = 0; row < table.rowCount(); ++row)
                QCOMPARE(claimGroupOf(table.claim(row)->verdict), group);
            parts += table.rowCount();
        }
        QCOMPARE(parts, static_cast<int>(shippedCatalogue().claims.size()));
        table.setFilter(
            {.group = ClaimGroup::Wrong, .card = u"nvidia-rtx-5090-32gb"_s, .text = u"GDDR7 24"_s}, english);
        QCOMPARE(table.rowCount(), 1);
        QCOMPARE(table.rowOf(u"claim-5090-24gb"_s), 0);
        QCOMPARE(table.index(0, ClaimTable::SaidColumn).data().toString(),
                 u"The RTX 5090 has 24 GB of GDDR7"_s);
        table.setFilter({.text = u"带宽 1.2TB"_s},
                        QLocale(QLocale::Chinese)); // the other language is found too
        QCOMPARE(table.rowCount(), 1);
        table.setFilter({.text = u"qzxv"_s}, english);
        QCOMPARE(table.rowCount(), 0);
        QVERIFY(!table.claim(0));
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ClaimsTest)
#include "tst_claims.moc"
