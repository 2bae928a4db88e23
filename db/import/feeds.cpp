// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/feeds.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostRent = 100'000; ///< dollars an hour for a machine
constexpr int mostUnknown = 100;     ///< names that are told

/// Names of the feeds that mean another card than the same words elsewhere.
struct FeedName
{
    ImportFormat format;
    const char *name;
    const char *means;
};
constexpr std::array feedNames{
    FeedName{ImportFormat::SkyPilot, "A100", "A100 40GB"},          // "A100-80GB" is the larger one
    FeedName{ImportFormat::SkyPilot, "V100", "V100 16GB"},          // beside "V100-32GB"
    FeedName{ImportFormat::SkyPilot, "RTX6000", "Quadro RTX 6000"}, // beside "RTX6000-Ada"
    FeedName{ImportFormat::SkyPilot, "H100-MEGA", "H100 SXM"},
    FeedName{ImportFormat::GpuHunt, "RTX6000", "Quadro RTX 6000"},
    FeedName{ImportFormat::GpuHunt, "RTX6000Ada", "RTX 6000 Ada"},
};

constexpr const char *skyPilotColumns[] = {"InstanceType", "AcceleratorName", "AcceleratorCount", "Price",
                                           "Region"};
constexpr const char *gpuHuntColumns[] = {"instance_name", "location", "price",
                                          "gpu_count",     "gpu_name", "spot"};

template <std::size_t N> bool hasAll(const QStringList &header, const char *const (&names)[N])
{
    return std::all_of(std::begin(names), std::end(names),
                       [&](const char *name) { return header.contains(QLatin1StringView(name)); });
}

/// Labels are whole GB; feeds say what a driver reports, or the label.
bool isNear(double label, double stated)
{
    return stated <= 0 || std::abs(label / stated - 1) < 0.12;
}

} // namespace

std::optional<ImportFormat> feedFormat(const QStringList &header)
{
    if (hasAll(header, skyPilotColumns))
        return ImportFormat::SkyPilot;
    if (hasAll(header, gpuHuntColumns))
        return ImportFormat::GpuHunt;
    return std::nullopt;
}

FeedReader::FeedReader(ImportFormat format, const QStringList &header, const ImportOptions &options,
                       const Catalogue &catalogue, const UserData &existing)
    : m_format(format)
    , m_header(header)
    , m_options(options)
    , m_catalogue(catalogue)
{
    for (const OwnPrice &price : existing.prices)
        m_present.insert(priceKey(price));
}

std::vector<ImportColumn> FeedReader::columns() const
{
    static const QHash<QString, QString> meanings{
        {u"AcceleratorName"_s, u"gpu"_s}, {u"AcceleratorCount"_s, u"count"_s},
        {u"Price"_s, u"rent_price"_s},    {u"SpotPrice"_s, u"rent_price"_s},
        {u"Region"_s, u"region"_s},       {u"GpuInfo"_s, u"memory_gb"_s},
        {u"GPUInfo"_s, u"memory_gb"_s},   {u"gpu_name"_s, u"gpu"_s},
        {u"gpu_count"_s, u"count"_s},     {u"price"_s, u"rent_price"_s},
        {u"location"_s, u"region"_s},     {u"spot"_s, u"kind"_s},
        {u"provider"_s, u"provider"_s},   {u"gpu_memory"_s, u"memory_gb"_s},
    };
    std::vector<ImportColumn> columns;
    for (const QString &name : m_header) {
        const QString field = meanings.value(name);
        columns.push_back({name, field, field == u"rent_price" ? u"USD/h"_s : QString(), false});
    }
    return columns;
}

QString FeedReader::cell(const CsvRow &row, const char *column) const
{
    const qsizetype at = m_header.indexOf(QLatin1StringView(column));
    return at >= 0 && at < row.fields.size() ? row.fields.at(at).trimmed() : QString();
}

std::optional<double> FeedReader::number(const CsvRow &row, const char *column, ImportRow &bad) const
{
    const QString text = cell(row, column);
    if (text.isEmpty())
        return std::nullopt;
    const auto read = readDigits(text, DecimalSign::Point);
    const auto *value = std::get_if<double>(&read);
    if (!value || *value < 0 || *value > mostRent) {
        bad.problems.push_back({value ? ImportNote::OutOfRange : ImportNote::NotANumber, row.line,
                                QString::fromLatin1(column), shownText(text, mostNameChars),
                                u"0\u2013" + plainDigits(mostRent)});
        return std::nullopt;
    }
    return *value;
}

double FeedReader::memoryOf(const CsvRow &row) const
{
    if (m_format == ImportFormat::GpuHunt) {
        const auto read = readDigits(cell(row, "gpu_memory"), DecimalSign::Point);
        return std::holds_alternative<double>(read) ? std::get<double>(read) : 0;
    }
    static const QRegularExpression size(u"'SizeInMiB': *([0-9]{1,9})"_s);
    QString info = cell(row, "GpuInfo");
    if (info.isEmpty())
        info = cell(row, "GPUInfo");
    const double stated = size.match(info).captured(1).toDouble();
    return stated >= 1000 ? stated / 1024 : stated; // some write GB where MiB is meant
}

const Gpu *FeedReader::cardFor(const QString &name, double memoryGB)
{
    const QString key = name + u'\n' + QString::number(memoryGB);
    const auto known = m_cards.constFind(key);
    if (known != m_cards.constEnd())
        return *known;
    QStringList tries;
    if (memoryGB > 0)
        tries.append(name + u' ' + QString::number(std::lround(memoryGB)) + u"GB");
    for (const FeedName &entry : feedNames)
        if (entry.format == m_format && name == QLatin1StringView(entry.name))
            tries.append(QString::fromLatin1(entry.means));
    const bool special = !tries.isEmpty() && memoryGB <= 0;
    if (!special)
        tries.append({name, u"NVIDIA "_s + name, u"RTX "_s + name});
    const Gpu *found = nullptr;
    for (const QString &word : tries) {
        const Gpu *gpu = findGpu(m_catalogue, word);
        if (gpu && isNear(gpu->number(SpecField::MemoryGB).value_or(0), memoryGB)) {
            found = gpu;
            break;
        }
    }
    m_cards.insert(key, found);
    return found;
}

void FeedReader::take(const CsvRow &row, const QString &name, const Gpu &gpu, int count, OfferKind kind,
                      double machinePrice)
{
    OwnPrice price;
    price.gpuId = gpu.id;
    price.kind = kind;
    const QString named = m_format == ImportFormat::GpuHunt ? cell(row, "provider") : QString();
    price.provider = shownText(named.isEmpty() ? m_options.provider : named, mostNameChars);
    price.price = Money::fromAmount(machinePrice / count, Currency::Usd);
    if (price.price.units <= 0)
        return;
    price.region =
        shownText(cell(row, m_format == ImportFormat::SkyPilot ? "Region" : "location"), mostNameChars);
    price.asOf = m_options.fileDate.isValid() ? m_options.fileDate : m_options.today;
    price.count = count;
    price.origin.source = m_options.source;
    price.origin.readOn = m_options.today;
    OwnPrice place = price;
    place.price = Money{};
    const QString key = priceKey(place);
    const auto best = m_cheapest.find(key);
    if (best == m_cheapest.end()) {
        m_cheapest.insert(key, {row.line, name, price});
        return;
    }
    ++m_dearer;
    if (price.price.units < best->price.price.units)
        *best = {row.line, name, price};
}

void FeedReader::read(const CsvRow &row)
{
    const bool sky = m_format == ImportFormat::SkyPilot;
    ImportRow bad;
    bad.line = row.line;
    bad.verdict = RowVerdict::Bad;
    const QString name = shownText(cell(row, sky ? "AcceleratorName" : "gpu_name"), mostNameChars);
    bad.name = name;
    const auto count = number(row, sky ? "AcceleratorCount" : "gpu_count", bad);
    const double rent = number(row, sky ? "Price" : "price", bad).value_or(0);
    const double spotRent = sky ? number(row, "SpotPrice", bad).value_or(0) : 0;
    if (row.fields.size() != m_header.size())
        bad.problems.push_back({ImportNote::FieldCount,
                                row.line,
                                {},
                                QString::number(row.fields.size()),
                                QString::number(m_header.size())});
    if (!bad.problems.empty()) {
        m_bad.push_back(std::move(bad));
        return;
    }
    if (name.isEmpty() || count.value_or(0) == 0) {
        ++m_withoutCard;
        return;
    }
    if (*count != std::floor(*count) || *count > 1024) {
        ++m_parts;
        return;
    }
    const Gpu *gpu = cardFor(name, memoryOf(row));
    if (!gpu) {
        if (m_unknown.size() < mostUnknown || m_unknown.contains(name))
            ++m_unknown[name];
        return;
    }
    const bool spotRow = !sky && cell(row, "spot").compare("true"_L1, Qt::CaseInsensitive) == 0;
    if (rent <= 0 && spotRent <= 0)
        ++m_withoutPrice;
    if (rent > 0)
        take(row, name, *gpu, static_cast<int>(*count), spotRow ? OfferKind::Spot : OfferKind::OnDemand,
             rent);
    if (spotRent > 0)
        take(row, name, *gpu, static_cast<int>(*count), OfferKind::Spot, spotRent);
}

std::vector<ImportRow> FeedReader::takeRows()
{
    std::vector<ImportRow> rows = std::move(m_bad);
    for (const Found &found : m_cheapest) {
        ImportRow row;
        row.line = found.line;
        row.name = found.name;
        row.gpuId = found.price.gpuId;
        if (m_present.contains(priceKey(found.price))) {
            row.verdict = RowVerdict::AlreadyThere;
        } else {
            OwnPrice price = found.price;
            price.id = newOwnId();
            row.edits.push_back(PutPrice{price});
        }
        rows.push_back(std::move(row));
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ImportRow &a, const ImportRow &b) { return a.line < b.line; });
    return rows;
}

std::vector<ImportProblem> FeedReader::remarks() const
{
    std::vector<ImportProblem> remarks;
    const auto count = [&](ImportNote note, int rows) {
        if (rows > 0)
            remarks.push_back({note, 0, {}, QString::number(rows), {}});
    };
    const QDate day = m_options.fileDate.isValid() ? m_options.fileDate : m_options.today;
    remarks.push_back({ImportNote::NoDateColumn, 0, {}, day.toString(Qt::ISODate), {}});
    count(ImportNote::RowsWithoutCard, m_withoutCard);
    count(ImportNote::RowsOfParts, m_parts);
    count(ImportNote::RowsWithoutPrice, m_withoutPrice);
    count(ImportNote::RowsDearer, m_dearer);
    for (auto it = m_unknown.constBegin(); it != m_unknown.constEnd(); ++it)
        remarks.push_back({ImportNote::UnknownCards, 0, {}, it.key(), QString::number(it.value())});
    return remarks;
}

} // namespace gpuwise
