// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Says who?" of every cell of the comparison.
#include "model/tables/cellsources.h"

#include "model/words/words.h"
#include "resources/i18n.h"
#include "tests/support/testsupport.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QDate today(2026, 11, 30);
const QString rtx4090 = u"nvidia-rtx-4090-24gb"_s;
const QString rtx5090 = u"nvidia-rtx-5090-32gb"_s;

struct Fixture
{
    explicit Fixture(std::vector<CardGroup> groups = {{rtx4090, 1}, {rtx5090, 1}},
                     const Catalogue &from = shippedCatalogue(), Task task = Task::Inference)
        : catalogue(from)
    {
        Workload w;
        w.model.modelId = task == Task::Image ? u"flux.1-dev"_s : u"qwen3-32b"_s;
        w.model.precisionId = task == Task::Inference ? u"q4_k_m"_s : QString();
        w.task.task = task;
        resolved = resolveWorkload(catalogue, w);
        comparison = compareCards(catalogue, resolved, SpeedModel(catalogue), groups, 0, today);
    }
    const ComparisonRow &row(const QString &id) const
    {
        for (const ComparisonRow &row : comparison.rows)
            if (row.id() == id)
                return row;
        qFatal("no row %s", qPrintable(id));
    }
    CellSources sources(const QString &id, std::size_t column,
                        const QLocale &locale = QLocale(QLocale::English)) const
    {
        return sourcesOf(catalogue, comparison, row(id), column, locale);
    }

    const Catalogue &catalogue;
    ResolvedWorkload resolved;
    Comparison comparison;
};

const CellSources::Line *lineOf(const CellSources &sources, const QString &label)
{
    for (const CellSources::Line &line : sources.lines)
        if (line.label == label)
            return &line;
    return nullptr;
}

} // namespace

class TestCellSources final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void publishedFact_namesSourceDateAndConfidence();
    void wrongClaim_comesFirstWithItsReason();
    void claims_followTheLanguage();
    void unknownValues_sayWhatIsMissing();
    void conflicts_nameBothSides();
    void memoryTerms_addUpToTheNeed();
    void groupTotals_sayHowManyCards();
    void value_saysWhatIsCounted();
    void prices_nameConditionSourceAndDay();
    void claimsAboutPrices_standAtThePrice();
    void everyKnownCell_saysWhereItComesFrom_data();
    void everyKnownCell_saysWhereItComesFrom();
};

void TestCellSources::publishedFact_namesSourceDateAndConfidence()
{
    const Fixture f;
    const CellSources sources = f.sources(u"memory_gb"_s, 1);
    QCOMPARE(sources.title, u"RTX 5090 · Memory: 32 GB"_s);
    QCOMPARE(sources.state, u"published"_s);
    // db/catalogue/facts.csv, row nvidia-rtx-5090-32gb memory_gb, as the catalogue has read it.
    const SpecValue &fact = f.catalogue.gpu(rtx5090)->spec(SpecField::MemoryGB);
    QVERIFY(sources.confidence.endsWith(confidenceWord(fact.confidence)));
    const CellSources::Line *source = lineOf(sources, u"Source"_s);
    QVERIFY(source);
    const Source &known = f.catalogue.sources[static_cast<std::size_t>(fact.source)];
    QCOMPARE(source->text, known.title);
    QCOMPARE(source->address, known.address);
    QCOMPARE(source->date, u"read "_s + fact.readOn.toString(Qt::ISODate));
    QVERIFY(sources.plainText().contains(known.title));
}

void TestCellSources::wrongClaim_comesFirstWithItsReason()
{
    const Fixture f;
    const CellSources sources = f.sources(u"memory_gb"_s, 1);
    QVERIFY(!sources.claims.empty());
    // db/catalogue/claims.csv: claim-5090-24gb is false, the right value is 32 GB.
    QCOMPARE(sources.claims.front().verdict, ClaimVerdict::False);
    QVERIFY(sources.claims.front().said.contains(u"24 GB"_s));
    QCOMPARE(sources.claims.front().right, u"32 GB"_s);
    QVERIFY(sources.claims.front().reason.contains(u"512-bit"_s));
    const QString text = sources.plainText();
    QVERIFY(text.contains(u"A guide says, wrongly: The RTX 5090 has 24 GB"_s));
    QVERIFY(text.contains(u"Right: 32 GB"_s));
}

void TestCellSources::claims_followTheLanguage()
{
    QVERIFY(installTranslations(u"zh_CN"_s));
    const Fixture f;
    const CellSources sources = f.sources(u"memory_gb"_s, 1, QLocale(u"zh_CN"_s));
    const CellSources::Line *source = lineOf(sources, u"来源"_s);
    QVERIFY(installTranslations(u"en"_s));
    QVERIFY(source);
    QVERIFY(sources.claims.front().said.contains(u"24GB GDDR7"_s));
    QVERIFY(sources.claims.front().reason.contains(u"位宽"_s));
    QCOMPARE(sources.title, u"RTX 5090 · 显存容量：32 GB"_s);
}

void TestCellSources::unknownValues_sayWhatIsMissing()
{
    const Fixture f;
    // The 4090 has no NVLink connector: known, and not the same as not published.
    const CellSources none = f.sources(u"link_gb_per_s"_s, 0);
    QCOMPARE(none.state, u"not supported"_s);
    QVERIFY(none.lines.front().text.contains(u"does not have this"_s));
    QVERIFY(none.title.endsWith(u"not supported"_s));

    Catalogue catalogue = shippedCatalogue();
    for (Gpu &gpu : catalogue.gpus)
        if (gpu.id == rtx5090)
            gpu.spec(SpecField::Slots) = {};
    catalogue.buildIndex();
    const Fixture without({{rtx4090, 1}, {rtx5090, 1}}, catalogue);
    const CellSources unknown = without.sources(u"slots"_s, 1);
    QCOMPARE(unknown.state, u"not published"_s);
    QVERIFY(unknown.confidence.isEmpty());
    QCOMPARE(unknown.lines.size(), std::size_t{1});
    QVERIFY(unknown.lines.front().text.contains(u"No source"_s));
    QVERIFY(!unknown.title.contains(u" 0"_s));
}

void TestCellSources::conflicts_nameBothSides()
{
    const Fixture f;
    const CellSources sources = f.sources(u"memory_gb"_s, 1);
    // db/catalogue/facts.csv: 24 (a pre-launch rumour) is kept as a conflict, read 2026-11-30.
    const auto conflict = std::find_if(sources.lines.begin(), sources.lines.end(), [](const auto &line) {
        return line.label == u"Also published" && line.text.startsWith(u"24 GB – "_s);
    });
    QVERIFY2(conflict != sources.lines.end(), qPrintable(sources.plainText()));
    QCOMPARE(conflict->date, u"read 2026-11-30"_s);
    QCOMPARE(std::next(conflict)->label, u"Note"_s);
    QVERIFY(std::next(conflict)->text.contains(u"rumour"_s));
    // Nobody disagrees about the 450 W of the 4090.
    QVERIFY(!lineOf(f.sources(u"tdp_w"_s, 0), u"Also published"_s));
}

void TestCellSources::memoryTerms_addUpToTheNeed()
{
    const Fixture f;
    const CellSources sources = f.sources(u"fit_margin_gib"_s, 1);
    double sum = 0;
    int terms = 0;
    for (const CellSources::Line &line : sources.lines) {
        if (line.label == u"Usable" || !line.date.endsWith(u" GiB"_s))
            continue;
        sum += line.date.chopped(4).toDouble();
        ++terms;
    }
    const Option &judged = *f.comparison.columns[1].judged;
    QCOMPARE(terms, judged.memory.termCount);
    QVERIFY(qAbs(sum - toGiB(judged.memory.total.expected)) <
            0.005 * terms + 1e-9); // rounded to two decimals each
    const CellSources::Line *usable = lineOf(sources, u"Usable"_s);
    QVERIFY(usable);
    QVERIFY(lineOf(sources, u"Assumed"_s));
}

void TestCellSources::groupTotals_sayHowManyCards()
{
    QVERIFY(installTranslations(u"en"_s));
    const Fixture f({{rtx4090, 1}, {rtx5090, 2}});
    const CellSources sources = f.sources(u"group_memory_gb"_s, 1);
    QCOMPARE(sources.title, u"2 × RTX 5090 · Memory, all cards: 64 GB"_s);
    QVERIFY(lineOf(sources, u"Computed"_s)->text.startsWith(u"2 cards"_s));
    QVERIFY(lineOf(sources, u"Source"_s));
}

void TestCellSources::prices_nameConditionSourceAndDay()
{
    const Fixture f;
    const CellSources sources = f.sources(u"group_price"_s, 1);
    const PriceAnswer &price = *f.row(u"group_price"_s).cells[1].price;
    QCOMPARE(lineOf(sources, u"Condition"_s)->text.section(u',', 0, 0), offerKindWord(price.kind));
    const CellSources::Line *source = lineOf(sources, u"Source"_s);
    QVERIFY(source);
    QVERIFY(source->date.startsWith(price.asOf.toString(u"yyyy-MM"_s)));
    QVERIFY(sources.state == u"published" || price.converted);

    Catalogue bare = shippedCatalogue();
    bare.offers.clear();
    const Fixture without({{rtx4090, 1}, {rtx5090, 1}}, bare);
    const CellSources none = without.sources(u"price_used"_s, 0);
    QCOMPARE(none.lines.front().text, u"No dated price is known."_s);
    QVERIFY(none.state.isEmpty());
}

void TestCellSources::claimsAboutPrices_standAtThePrice()
{
    const Fixture f;
    // db/catalogue/claims.csv: a guide prints about CNY 22,000 for a 5090; a claim never is a price.
    const CellSources sources = f.sources(u"group_price"_s, 1);
    const bool said = std::any_of(sources.claims.begin(), sources.claims.end(),
                                  [](const auto &claim) { return claim.said.contains(u"22,000"_s); });
    QVERIFY(said);
    QVERIFY(!sources.title.contains(u"22,000"_s));
}

void TestCellSources::everyKnownCell_saysWhereItComesFrom_data()
{
    QTest::addColumn<Task>("task");
    QTest::newRow("inference") << Task::Inference;
    QTest::newRow("QLoRA") << Task::Qlora;
    QTest::newRow("images") << Task::Image;
}

void TestCellSources::everyKnownCell_saysWhereItComesFrom()
{
    QFETCH(Task, task);
    const Fixture f({{rtx4090, 1},
                     {rtx5090, 2},
                     {u"amd-radeon-rx-7900-xtx"_s, 1},
                     {u"nvidia-h100-sxm5-80gb"_s, 8},
                     {u"amd-instinct-mi300x"_s, 1},
                     {u"nvidia-rtx-3060-12gb"_s, 1}},
                    shippedCatalogue(), task);
    QVERIFY(f.resolved.problem.isEmpty());
    QCOMPARE(f.comparison.columns.size(), std::size_t{6});
    for (const ComparisonRow &row : f.comparison.rows) {
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            const CellSources sources =
                sourcesOf(f.catalogue, f.comparison, row, column, QLocale(QLocale::English));
            const QByteArray place = (row.id() + u' ' + QString::number(column)).toUtf8();
            QVERIFY2(!sources.title.isEmpty(), place.constData());
            QVERIFY2(!sources.lines.empty(), place.constData());
            for (const CellSources::Line &line : sources.lines)
                QVERIFY2(!line.text.isEmpty(), place.constData());
            QCOMPARE(sources.claims.size(), row.cells[column].claims.size());
        }
    }
}

void TestCellSources::value_saysWhatIsCounted()
{
    Fixture f({{u"nvidia-rtx-4090-24gb"_s, 1}, {u"nvidia-rtx-3060-12gb"_s, 1}});
    const QString owned = f.sources(u"cost_per_million_tokens"_s, 0).plainText();
    QVERIFY2(owned.contains(u"spread over 24 months of 120 h"_s), qPrintable(owned)); // the defaults
    QVERIFY2(owned.contains(u"nothing counted for resale"_s), qPrintable(owned));
    QVERIFY2(owned.contains(u"reading prompts comes on top"_s), qPrintable(owned));
    const QString alone = f.sources(u"electricity_per_million_tokens"_s, 0).plainText();
    QVERIFY2(alone.contains(u"Electricity of the cards alone"_s), qPrintable(alone));
    const QString small = f.sources(u"speed_per_1000"_s, 1).plainText(); // 32B does not fit 12 GB
    QVERIFY2(small.contains(u"does not fit"_s), qPrintable(small));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestCellSources)
#include "tst_cellsources.moc"
