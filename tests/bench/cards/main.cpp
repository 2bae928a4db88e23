// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long one keystroke in a filter takes over 100,000 cards, beside a plain pass over their memory sizes in
// the same run. Every kind is run several times and the best counts.
#include "model/tables/cardvalues.h"
#include "tests/bench/line.h"
#include "tests/support/testsupport.h"

namespace gpuwise::bench {

namespace {

constexpr int cards = 100000;
constexpr int repeats = 9;
constexpr double wantedMs = 16; ///< a frame

/// The shipped cards again and again, each with a name and figures of its own.
Catalogue manyCards()
{
    Catalogue catalogue;
    const std::vector<Gpu> &shipped = shippedCatalogue().gpus;
    catalogue.gpus.reserve(cards);
    for (int i = 0; i < cards; ++i) {
        Gpu gpu = shipped[static_cast<std::size_t>(i) % shipped.size()];
        gpu.id += QStringLiteral("-%1").arg(i);
        gpu.name += QStringLiteral(" Edition %1").arg(i);
        for (SpecValue &value : gpu.specs)
            if (value.number)
                value.number = *value.number * (1 + i % 97 / 100.0);
        catalogue.gpus.push_back(gpu);
    }
    catalogue.buildIndex();
    return catalogue;
}

ValueFilter filter(const char *column, const char *text)
{
    const int at = cardTableColumn(QString::fromLatin1(column));
    return std::get<ValueFilter>(
        ValueFilter::parse(QString::fromLatin1(text), cardTableColumns()[static_cast<std::size_t>(at)].kind));
}

int run()
{
    const Catalogue catalogue = manyCards();
    const CardValues values(catalogue);
    double plainSum = 0;
    const double plain = bestMs(repeats, [&] {
        plainSum = 0;
        for (const Gpu &gpu : catalogue.gpus)
            plainSum += gpu.number(SpecField::MemoryGB).value_or(0);
    });
    remark(QStringLiteral("%1 cards; their memory adds up to %2 GB").arg(cards).arg(plainSum, 0, 'g', 6));

    const auto measure = [&](const char *name, const CardQuery &query) {
        std::vector<int> rows = values.select(query); // columns are made when first looked at
        const double ms = bestMs(repeats, [&] { rows = values.select(query); });
        print({QStringLiteral("filter: ") + QString::fromLatin1(name), ms, plain, QStringLiteral("ms"),
               QStringLiteral("plain pass over memory"), wantedMs});
        remark(QStringLiteral("%1 match").arg(rows.size()));
    };
    const auto at = [](const char *column) { return cardTableColumn(QString::fromLatin1(column)); };
    CardQuery query;
    measure("nothing asked", query);
    query.filters = {{at("memory_gb"), filter("memory_gb", ">=24")}};
    measure("memory >=24", query);
    query.filters = {{at("memory_type"), filter("memory_type", "gddr")}};
    measure("type gddr", query);
    query.filters = {{at("name"), filter("name", "edition 99")}};
    measure("name edition 99", query);
    query.filters = {{at("name"), filter("name", "!=no such name")}};
    measure("name !=no such name", query);
    query.filters.clear();
    query.search = QStringLiteral("rtx 4090");
    measure("search rtx 4090", query);
    query.search = QStringLiteral("e");
    measure("search e", query);
    query.filters = {{at("memory_gb"), filter("memory_gb", "16..96")},
                     {at("tdp_w"), filter("tdp_w", "<=450")},
                     {at("launch_date"), filter("launch_date", ">=2022")}};
    query.sortColumn = at("bandwidth_gb_per_s");
    query.descending = true;
    measure("search, 3 filters, sorted", query);
    return plainSum > 0 ? 0 : 1;
}

} // namespace

} // namespace gpuwise::bench

int main()
{
    return gpuwise::bench::run();
}
