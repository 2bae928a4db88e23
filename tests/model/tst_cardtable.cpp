// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of cards: filters against the catalogue walked by hand, orders with the unknown last, searches,
// prices over time.
#include "model/charts/dateaxis.h"
#include "model/session/carddetails.h"
#include "model/session/pricehistory.h"
#include "model/session/session.h"
#include "model/tables/cardfilter.h"
#include "model/tables/cardtable.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QSet>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalogue> shared()
{
    return {&shippedCatalogue(), [](const Catalogue *) {}};
}

SessionState example(Region region)
{
    SessionState start;
    start.workload = exampleWorkload(region);
    return start;
}

ValueFilter filter(const QString &text, const char *column)
{
    const int at = cardTableColumn(QString::fromLatin1(column));
    const auto result = ValueFilter::parse(text, cardTableColumns()[static_cast<std::size_t>(at)].kind);
    if (!std::holds_alternative<ValueFilter>(result))
        qFatal("%s does not parse", qPrintable(text));
    return std::get<ValueFilter>(result);
}

int at(const char *column)
{
    return cardTableColumn(QString::fromLatin1(column));
}

QSet<QString> shownIds(const CardTable &table)
{
    QSet<QString> ids;
    for (int row = 0; row < table.rowCount(); ++row)
        ids.insert(table.gpuAt(row).id);
    return ids;
}

} // namespace

class TestCardTable final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void columns_coverEverySpec();
    void filters_agreeWithTheCommandLine_data();
    void filters_agreeWithTheCommandLine();
    void search_findsNamesAndAliases();
    void order_unknownLastBothWays_data();
    void order_unknownLastBothWays();
    void order_ofNamesIsNatural();
    void filters_addUpAndAreCleared();
    void fit_followsTheWorkload();
    void prices_followTheBudget();
    void notSupported_isNotZero();
    void cells_sayTheirSources();
    void dateAxis_byHand();
    void priceHistory_holdsEveryOffer();
    void details_holdEveryFact();
};

void TestCardTable::columns_coverEverySpec()
{
    QSet<QString> ids;
    int specs = 0;
    for (const CardColumn &column : cardTableColumns()) {
        ids.insert(QString::fromLatin1(column.id));
        specs += column.figure == CardFigure::Spec;
        QVERIFY(!cardColumnName(column).isEmpty() && !cardColumnTitle(column).isEmpty());
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(cardTableColumns().size()));
    QCOMPARE(specs, specFieldCount);
    QCOMPARE(cardTableColumn(u"no_such_column"), -1);
}

void TestCardTable::filters_agreeWithTheCommandLine_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *column, const char *text) {
        QTest::addRow("%s%s", column, text) << QString::fromLatin1(column) << QString::fromLatin1(text);
    };
    row("memory_gb", ">=24");
    row("memory_gb", "=16..24");
    row("memory_gb", "!=24");
    row("bandwidth_gb_per_s", "<500.5");
    row("tdp_w", "=300..450");
    row("fp4_tflops", ">0");
    row("memory_type", "=gddr7");
    row("memory_type", "!=gddr6");
    row("compute_capability", ">=8.9");
    row("compute_capability", "=12");
    row("launch_date", ">=2025");
    row("launch_date", "=2023..2024-06");
    row("vendor", "=amd");
    row("architecture", "=ada lovelace");
}

/// The columns at once and each card by itself are two ways of computing one answer.
void TestCardTable::filters_agreeWithTheCommandLine()
{
    QFETCH(const QString, column);
    QFETCH(const QString, text);
    Session session(shared(), QDate(2026, 11, 30), example(Region::Us));
    CardTable table(session);
    table.setFilter(cardTableColumn(column), filter(text, qPrintable(column)));
    QString error;
    const auto oneByOne = CardFilter::parse(column + text, &error);
    QVERIFY2(oneByOne, qPrintable(error));
    QSet<QString> expected;
    for (const Gpu &gpu : shippedCatalogue().gpus)
        if (oneByOne->accepts(gpu))
            expected.insert(gpu.id);
    QVERIFY(!expected.isEmpty() && expected.size() < static_cast<qsizetype>(shippedCatalogue().gpus.size()));
    QCOMPARE(shownIds(table), expected);
}

void TestCardTable::search_findsNamesAndAliases()
{
    Session session(shared(), QDate(2026, 11, 30), example(Region::Us));
    CardTable table(session);
    table.setSearch(u"RTX 4090"_s);
    QVERIFY(shownIds(table).contains(u"nvidia-rtx-4090-24gb"_s));
    QVERIFY(table.rowCount() < 12);
    table.setSearch(u"4090 geforce"_s); // words in any order
    QVERIFY(shownIds(table).contains(u"nvidia-rtx-4090-24gb"_s));
    table.setSearch(u"hopper"_s);
    for (int row = 0; row < table.rowCount(); ++row)
        QCOMPARE(table.gpuAt(row).architecture, u"Hopper"_s);
    QVERIFY(table.rowCount() > 2);
    const auto &aliases = shippedCatalogue().gpuAliases;
    int tried = 0;
    for (auto alias = aliases.cbegin(); alias != aliases.cend() && tried < 40; ++alias) {
        if (foldName(alias.key()).isEmpty())
            continue;
        table.setSearch(alias.key());
        QVERIFY2(shownIds(table).contains(alias.value()), qPrintable(alias.key()));
        ++tried;
    }
    QCOMPARE(tried, 40);
    for (const QString &nothing :
         {u"no card is named so"_s, u"<script>"_s, u"../../etc"_s, u"\u202E"_s, u"%"_s}) {
        table.setSearch(nothing);
        QCOMPARE(table.rowCount(), 0);
    }
    table.setSearch(u"   "_s);
    QCOMPARE(table.rowCount(), table.total());
}

void TestCardTable::order_unknownLastBothWays_data()
{
    QTest::addColumn<QString>("column");
    for (const CardColumn &column : cardTableColumns())
        QTest::newRow(column.id) << QString::fromLatin1(column.id);
}

void TestCardTable::order_unknownLastBothWays()
{
    QFETCH(const QString, column);
    Session session(shared(), QDate(2026, 11, 30), example(Region::Us));
    CardTable table(session);
    table.setColumns({column});
    const int section = table.columnCount() - 1;
    const int values = cardTableColumn(column);
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        table.sort(section, order);
        QCOMPARE(table.rowCount(), table.total());
        bool unknownSeen = false;
        std::optional<double> before;
        for (int row = 0; row < table.rowCount(); ++row) {
            const int card = table.values().rowOf(table.gpuAt(row).id);
            const auto number = table.values().number(values, card);
            const bool known = number || !table.values().text(values, card).isEmpty();
            QVERIFY2(known ? !unknownSeen : true, "a known value after an unknown one");
            unknownSeen = unknownSeen || !known;
            if (number && before)
                QVERIFY(order == Qt::AscendingOrder ? *number >= *before : *number <= *before);
            before = number;
        }
    }
}

void TestCardTable::order_ofNamesIsNatural()
{
    Catalogue catalogue;
    for (const char *name : {"RX 6800", "rx 580", "Arc B580", "RX 7900", "A100"}) {
        Gpu gpu;
        gpu.id = gpu.name = QString::fromLatin1(name);
        catalogue.gpus.push_back(gpu);
    }
    catalogue.buildIndex();
    const CardValues values(catalogue);
    QStringList names;
    for (const int row : values.select({{}, {}, 0, false}))
        names << values.gpu(row).name;
    // Case does not count, and 580 is less than 6800.
    QCOMPARE(names, (QStringList{u"A100"_s, u"Arc B580"_s, u"rx 580"_s, u"RX 6800"_s, u"RX 7900"_s}));
}

void TestCardTable::filters_addUpAndAreCleared()
{
    Session session(shared(), QDate(2026, 11, 30), example(Region::Us));
    CardTable table(session);
    table.setFilter(at("memory_gb"), filter(u">=24"_s, "memory_gb"));
    const auto first = shownIds(table);
    table.setFilter(at("tdp_w"), filter(u"<=300"_s, "tdp_w"));
    table.setSearch(u"nvidia"_s); // in every id of theirs
    QSet<QString> expected;
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        const auto memory = gpu.number(SpecField::MemoryGB), watts = gpu.number(SpecField::TdpWatts);
        if (memory && *memory >= 24 && watts && *watts <= 300 && gpu.id.startsWith(u"nvidia"))
            expected.insert(gpu.id);
    }
    QCOMPARE(shownIds(table), expected);
    QVERIFY(table.isFiltered());
    table.setSearch({});
    table.setFilter(at("tdp_w"), {});
    QCOMPARE(shownIds(table), first);
    table.clearFilters();
    QVERIFY(!table.isFiltered());
    QCOMPARE(table.rowCount(), table.total());
}

void TestCardTable::fit_followsTheWorkload()
{
    Session session(shared(), QDate(2026, 11, 30), example(Region::Us));
    CardTable table(session);
    table.setFilter(at("fit"), filter(u">=0"_s, "fit"));
    const auto fitting = [&] {
        QSet<QString> ids;
        for (const Gpu &gpu : shippedCatalogue().gpus)
            if (judge(session.catalogue(), session.resolved(), session.speeds(), {gpu.id, 1},
                      OptionMode::BuyNew, session.today())
                    .fit.verdict == Verdict::Fits)
                ids.insert(gpu.id);
        return ids;
    };
    const auto large = fitting();
    QCOMPARE(shownIds(table), large);
    table.setFilter(at("fit"), filter(verdictWord(Verdict::Fits), "fit")); // the word means the same
    QCOMPARE(shownIds(table), large);
    ModelAnswer smaller;
    smaller.modelId = u"llama-3.1-8b"_s;
    session.setModel(smaller);
    QVERIFY(fitting().size() > large.size());
    QCOMPARE(shownIds(table), fitting());
    session.setModel({}); // nothing to judge by: unknown, which meets no filter
    QCOMPARE(table.rowCount(), 0);
}

void TestCardTable::prices_followTheBudget()
{
    Session session(shared(), QDate(2026, 11, 30), example(Region::Us));
    const CardTable table(session);
    const int card = table.values().rowOf(u"nvidia-rtx-5090-32gb"_s);
    const auto us = table.values().price(card);
    QVERIFY(us);
    QCOMPARE(us->each.currency, Currency::Usd);
    QCOMPARE(table.values().number(at("price"), card), std::optional(us->each.amount()));
    BudgetAnswer budget = session.workload().budget;
    budget.region = Region::Cn;
    budget.currency = Currency::Cny;
    session.setBudget(budget);
    QCOMPARE(table.values().price(card)->each.currency, Currency::Cny);
    QVERIFY(table.headerData(static_cast<int>(table.columns().indexOf(u"price"_s)), Qt::Horizontal)
                .toString()
                .contains(u"CNY"));
}

void TestCardTable::notSupported_isNotZero()
{
    Catalogue catalogue;
    Gpu gpu;
    gpu.id = gpu.name = u"card"_s;
    gpu.spec(SpecField::LinkGBps).number = 0;
    gpu.spec(SpecField::LinkGBps).state = FactState::NotSupported;
    gpu.spec(SpecField::MemoryGB).number = 24;
    gpu.spec(SpecField::MemoryGB).state = FactState::Published;
    catalogue.gpus = {gpu};
    catalogue.buildIndex();
    const CardValues values(catalogue);
    QVERIFY(!values.number(at("link_gb_per_s"), 0));
    QVERIFY(!values.matching(at("link_gb_per_s"), filter(u"=0"_s, "link_gb_per_s"))[0]);
    QCOMPARE(values.number(at("memory_gb"), 0), std::optional(24.0));
}

void TestCardTable::cells_sayTheirSources()
{
    Session session(shared(), QDate(2026, 11, 30), example(Region::Us));
    CardTable table(session);
    const int row = table.rowOf(u"nvidia-rtx-5090-32gb"_s);
    const SpecValue &memory = table.gpuAt(row).spec(SpecField::MemoryGB);
    const QString tip =
        table.sourcesOf(table.index(row, static_cast<int>(table.columns().indexOf(u"memory_gb"_s))));
    QVERIFY2(tip.contains(shippedCatalogue().sources[static_cast<std::size_t>(memory.source)].title),
             qPrintable(tip));
    QVERIFY(tip.contains(memory.readOn.toString(Qt::ISODate)));
}

void TestCardTable::dateAxis_byHand()
{
    // From January 2025, a mark itself, to August 2026: with steps of 3 months more than six are needed, with
    // steps of 6 five, from July 2024 to January 2027.
    const ScatterAxis axis = dateAxis(QDate(2025, 1, 1), QDate(2026, 8, 15));
    QCOMPARE(axis.ticks.size(), std::size_t{6});
    QCOMPARE(axis.ticks.front().text, u"2024-07"_s);
    QCOMPARE(axis.ticks.back().text, u"2027-01"_s);
    QCOMPARE(axis.low, onDateAxis(QDate(2024, 7, 1)));
    QCOMPARE(axis.share(onDateAxis(QDate(2027, 1, 1))), 1.0);
    // One day is within one month.
    const ScatterAxis day = dateAxis(QDate(2026, 3, 14), QDate(2026, 3, 14));
    QCOMPARE(day.ticks.size(), std::size_t{2});
    QCOMPARE(day.ticks.front().text, u"2026-03"_s);
    QCOMPARE(day.ticks.back().text, u"2026-04"_s);
    // On a mark: the axis goes one step further.
    QCOMPARE(dateAxis(QDate(2025, 1, 1), QDate(2026, 1, 1)).ticks.back().text, u"2026-04"_s);
    // Ten years: years at a glance.
    QCOMPARE(dateAxis(QDate(2016, 5, 1), QDate(2026, 5, 1)).ticks.front().text, u"2016"_s);
}

void TestCardTable::priceHistory_holdsEveryOffer()
{
    const Catalogue &catalogue = shippedCatalogue();
    for (const Gpu &gpu : catalogue.gpus) {
        const auto histories =
            priceHistories(catalogue, gpu, AcquireMode::Buy, Currency::Usd, QLocale(QLocale::English));
        const auto offers = catalogue.offersFor(gpu.id);
        std::size_t rows = 0, points = 0, cards = 0;
        for (const PriceHistory &history : histories) {
            rows += history.table.rows.size();
            points += history.chart.points.size();
            for (const ScatterChart::Point &point : history.chart.points) {
                QVERIFY(point.x >= history.chart.x.low && point.x <= history.chart.x.high);
                QVERIFY(point.y.expected >= history.chart.y.low && point.y.expected <= history.chart.y.high);
                QVERIFY(!point.sentence.isEmpty());
            }
            QVERIFY(!history.chart.description.isEmpty());
        }
        for (const Offer *offer : offers)
            cards += isRental(offer->kind) || offer->scope == OfferScope::Card;
        QCOMPARE(rows, offers.size());
        QCOMPARE(points, cards);
    }
    const auto first = priceHistories(catalogue, *catalogue.gpu(u"nvidia-rtx-5090-32gb"), AcquireMode::Rent,
                                      Currency::Usd, QLocale(QLocale::English));
    QVERIFY(first.size() >= 2 && first.front().rental && !first.back().rental);
}

void TestCardTable::details_holdEveryFact()
{
    Session session(shared(), QDate(2026, 11, 30), example(Region::Us));
    int claims = 0;
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        const CardDetails details = cardDetails(session, gpu.id, QLocale(QLocale::English));
        QCOMPARE(details.gpuId, gpu.id);
        QCOMPARE(details.specs.rows.size(), static_cast<std::size_t>(specFieldCount) + gpu.conflicts.size());
        QCOMPARE(details.specSources.size(), static_cast<qsizetype>(details.specs.rows.size()));
        QCOMPARE(details.softwareNotes.size(), static_cast<qsizetype>(details.software.rows.size()));
        QCOMPARE(details.claims.size(), shippedCatalogue().claimsAbout(gpu.id).size());
        claims += static_cast<int>(details.claims.size());
        for (const CardDetails::Similar &similar : details.similar)
            QVERIFY(similar.gpuId != gpu.id);
        const SpecValue &memory = gpu.spec(SpecField::MemoryGB);
        if (memory.source >= 0)
            QVERIFY(details.specs.rows.front()[2].contains(memory.readOn.toString(Qt::ISODate)));
    }
    QVERIFY(claims > 50);
    QVERIFY(cardDetails(session, u"no-such-card"_s, QLocale()).gpuId.isEmpty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestCardTable)
#include "tst_cardtable.moc"
