// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cardvalues.h"

#include "model/advice/options.h"
#include "model/words/factwords.h"
#include "model/words/words.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gpuwise {

namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

bool isStated(const SpecValue &value)
{
    return value.state != FactState::NotPublished && value.state != FactState::NotSupported;
}

/// Case does not matter, and "RX 580" stands before "RX 6800": digits are compared as numbers.
QString naturalKey(const QString &text)
{
    constexpr qsizetype digits = 8;
    QString key;
    key.reserve(text.size() + digits);
    qsizetype run = 0; // digits at the end of the key
    const auto pad = [&] {
        if (run > 0 && run < digits)
            key.insert(key.size() - run, QString(digits - run, u'0'));
        run = 0;
    };
    for (const QChar c : text) {
        if (!c.isDigit())
            pad();
        key.append(c.toCaseFolded());
        if (c.isDigit())
            ++run;
    }
    pad();
    return key;
}

double dayNumber(const PriceAnswer &price)
{
    return price.asOf.year() * 10000 + price.asOf.month() * 100 + price.asOf.day();
}

} // namespace

CardValues::CardValues(const Catalogue &catalogue)
    : m_catalogue(catalogue)
{
    reload();
}

void CardValues::reload()
{
    const Catalogue &catalogue = m_catalogue;
    m_judge = {};
    m_searched = {};
    retranslate();
    QMultiHash<QString, QString> aliases;
    for (auto it = catalogue.gpuAliases.cbegin(); it != catalogue.gpuAliases.cend(); ++it)
        aliases.insert(it.value(), it.key());
    for (const Gpu &gpu : catalogue.gpus) {
        // Parted by a character that no folded word holds: a match must lie within one of them.
        QString texts = foldName(gpu.name) + u' ' + foldName(gpu.id) + u' ' + foldName(gpu.architecture);
        const QStringList others = aliases.values(gpu.id);
        for (const QString &alias : others)
            texts += u' ' + foldName(alias);
        m_searched.add(texts);
    }
    m_prices.assign(catalogue.gpus.size(), std::nullopt);
    m_rents.assign(catalogue.gpus.size(), std::nullopt);
    m_fits.assign(catalogue.gpus.size(), std::nullopt);
}

void CardValues::setPrices(const BudgetAnswer &budget, QDate today)
{
    QSet<QString> offered; // of the others nothing has to be asked
    for (const Offer &offer : m_catalogue.offers)
        offered.insert(offer.gpuId);
    for (std::size_t row = 0; row < m_prices.size(); ++row) {
        const QString &id = m_catalogue.gpus[row].id;
        m_prices[row].reset();
        m_rents[row].reset();
        if (!offered.contains(id))
            continue;
        const bool used = wayToBuy(m_catalogue, budget, id, today) == OptionMode::BuyUsed;
        m_prices[row] = buyPrice(m_catalogue, id, used, budget.region, budget.currency, today);
        m_rents[row] = rentPrice(m_catalogue, id, 1, budget.region, budget.currency, today);
    }
    for (const CardFigure figure : {CardFigure::Price, CardFigure::PriceDate, CardFigure::Rent})
        forget(figure);
}

void CardValues::setJudge(Judge judge)
{
    m_judge = std::move(judge);
    std::fill(m_fits.begin(), m_fits.end(), std::nullopt);
    forget(CardFigure::Fit);
}

void CardValues::retranslate()
{
    m_columns.clear();
    m_orders.clear();
}

void CardValues::forget(CardFigure figure)
{
    const auto columns = cardTableColumns();
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].figure == figure) {
            m_columns.erase(static_cast<int>(i));
            m_orders.erase(static_cast<int>(i));
        }
}

int CardValues::rowOf(const QString &gpuId) const
{
    return m_catalogue.gpuIndex.value(gpuId, -1);
}

const std::optional<PriceAnswer> &CardValues::price(int row) const
{
    return m_prices[static_cast<std::size_t>(row)];
}

const std::optional<PriceAnswer> &CardValues::rent(int row) const
{
    return m_rents[static_cast<std::size_t>(row)];
}

std::optional<Fit> CardValues::fit(int row) const
{
    if (!m_judge)
        return std::nullopt;
    std::optional<Fit> &fit = m_fits[static_cast<std::size_t>(row)];
    if (!fit)
        fit = m_judge(gpu(row));
    return fit;
}

CardValues::Column CardValues::madeOfWords(const std::function<QString(int)> &wordsOf) const
{
    Column column;
    QHash<QString, int> known;
    column.words.reserve(m_catalogue.gpus.size());
    for (int row = 0; row < rows(); ++row) {
        const QString text = wordsOf(row);
        if (text.isEmpty()) {
            column.words.push_back(-1);
            continue;
        }
        const auto found = known.constFind(text);
        if (found != known.cend()) {
            column.words.push_back(*found);
            continue;
        }
        const auto next = static_cast<int>(column.texts.size());
        known.insert(text, next);
        column.words.push_back(next);
        column.texts << text;
        column.foldedEach << foldName(text);
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        column.textNumbers.push_back(isNumber ? number : unknown);
        column.folded.add(column.foldedEach.back());
    }
    return column;
}

CardValues::Column CardValues::made(const CardColumn &column) const
{
    Column made;
    const auto numbers = [&](auto &&numberOf) {
        made.numbers.reserve(m_catalogue.gpus.size());
        for (int row = 0; row < rows(); ++row)
            made.numbers.push_back(numberOf(row));
    };
    switch (column.figure) {
    case CardFigure::Name:
        return madeOfWords([this](int row) { return gpu(row).name; });
    case CardFigure::Vendor:
        return madeOfWords([this](int row) { return vendorName(gpu(row).vendor); });
    case CardFigure::Segment:
        return madeOfWords([this](int row) { return segmentName(gpu(row).segment); });
    case CardFigure::Architecture:
        return madeOfWords([this](int row) { return gpu(row).architecture; });
    case CardFigure::Fit:
        made = madeOfWords([this](int row) {
            const auto found = fit(row);
            return found && found->verdict != Verdict::Unknown ? verdictWord(found->verdict) : QString();
        });
        numbers([this](int row) {
            const auto found = fit(row);
            return found && found->verdict != Verdict::Unknown
                       ? toGiB(found->usable.bytes - found->needed.high)
                       : unknown;
        });
        return made;
    case CardFigure::Price:
        numbers([this](int row) { return price(row) ? price(row)->each.amount() : unknown; });
        return made;
    case CardFigure::PriceDate:
        numbers([this](int row) { return price(row) ? dayNumber(*price(row)) : unknown; });
        return made;
    case CardFigure::Rent:
        numbers([this](int row) { return rent(row) ? rent(row)->each.amount() : unknown; });
        return made;
    case CardFigure::Spec:
        break;
    }
    const auto valueOf = [this, field = column.spec](int row) -> const SpecValue & {
        return gpu(row).spec(field);
    };
    if (column.kind == ColumnKind::Text)
        return madeOfWords([&](int row) {
            const SpecValue &value = valueOf(row);
            return isStated(value) ? factWord(value.text) : QString();
        });
    numbers([&](int row) {
        const SpecValue &value = valueOf(row);
        if (!isStated(value))
            return unknown;
        return (column.kind == ColumnKind::Date ? dateNumber(value.text) : value.number).value_or(unknown);
    });
    return made;
}

const CardValues::Column &CardValues::at(int column) const
{
    auto found = m_columns.find(column);
    if (found == m_columns.end())
        found = m_columns.emplace(column, made(cardTableColumns()[static_cast<std::size_t>(column)])).first;
    return found->second;
}

std::optional<double> CardValues::number(int column, int row) const
{
    const Column &values = at(column);
    if (values.numbers.empty() || std::isnan(values.numbers[static_cast<std::size_t>(row)]))
        return std::nullopt;
    return values.numbers[static_cast<std::size_t>(row)];
}

QString CardValues::text(int column, int row) const
{
    const Column &values = at(column);
    if (values.words.empty() || values.words[static_cast<std::size_t>(row)] < 0)
        return {};
    return values.texts[values.words[static_cast<std::size_t>(row)]];
}

std::vector<char> CardValues::matching(int column, const ValueFilter &filter) const
{
    std::vector<char> passed(m_catalogue.gpus.size(), 1);
    if (filter.isEmpty())
        return passed;
    const Column &values = at(column);
    if (!values.numbers.empty() && filter.words() == ValueFilter::Match::None) {
        const ValueFilter::Interval interval = *filter.interval();
        const bool outside = filter.outside();
        for (std::size_t row = 0; row < passed.size(); ++row) {
            const double value = values.numbers[row]; // NaN is in no interval
            const bool inside = value >= interval.low && value <= interval.high;
            passed[row] = static_cast<char>(outside ? !inside && value == value : inside);
        }
        return passed;
    }
    std::vector<char> each;
    if (filter.words() == ValueFilter::Match::Contains) {
        each = values.folded.containing(filter.folded());
    } else {
        for (qsizetype i = 0; i < values.texts.size(); ++i) {
            const double number = values.textNumbers[static_cast<std::size_t>(i)];
            each.push_back(static_cast<char>(filter.accepts(
                std::isnan(number) ? std::nullopt : std::optional(number), values.foldedEach[i])));
        }
    }
    for (std::size_t row = 0; row < passed.size(); ++row) {
        const int word = values.words.empty() ? -1 : values.words[row];
        passed[row] = word < 0 ? char{0} : each[static_cast<std::size_t>(word)];
    }
    return passed;
}

std::vector<char> CardValues::searched(const QString &search) const
{
    std::vector<char> passed(m_catalogue.gpus.size(), 1);
    const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
    QStringList folded;
    for (const QString &word : words)
        folded << foldName(word);
    folded.removeAll(QString());              // a dash between two words
    if (folded.isEmpty() && !words.isEmpty()) // nothing but signs: no name holds them
        std::fill(passed.begin(), passed.end(), char{0});
    std::sort(folded.begin(), folded.end(), // the long ones leave little for the others
              [](const QString &a, const QString &b) { return a.size() > b.size(); });
    for (const QString &word : std::as_const(folded))
        m_searched.narrow(word, &passed);
    return passed;
}

const CardValues::Order &CardValues::order(int column) const
{
    const auto found = m_orders.find(column);
    if (found != m_orders.end())
        return found->second;
    Order order;
    order.rows.resize(m_catalogue.gpus.size());
    std::iota(order.rows.begin(), order.rows.end(), 0);
    order.known = order.rows.size();
    if (column >= 0) {
        const Column &values = at(column);
        std::vector<double> keys = values.numbers;
        if (keys.empty()) { // the place of each text among all
            QStringList natural;
            for (const QString &text : values.texts)
                natural << naturalKey(text);
            std::vector<int> texts(static_cast<std::size_t>(natural.size()));
            std::iota(texts.begin(), texts.end(), 0);
            std::stable_sort(texts.begin(), texts.end(),
                             [&](int a, int b) { return natural[a] < natural[b]; });
            std::vector<double> places(texts.size());
            for (std::size_t place = 0; place < texts.size(); ++place)
                places[static_cast<std::size_t>(texts[place])] = static_cast<double>(place);
            for (const int word : values.words)
                keys.push_back(word < 0 ? unknown : places[static_cast<std::size_t>(word)]);
        }
        const auto keyOf = [&](int row) { return keys[static_cast<std::size_t>(row)]; };
        const auto firstUnknown = std::stable_partition(order.rows.begin(), order.rows.end(),
                                                        [&](int row) { return !std::isnan(keyOf(row)); });
        std::stable_sort(order.rows.begin(), firstUnknown, [&](int a, int b) { return keyOf(a) < keyOf(b); });
        order.known = static_cast<std::size_t>(firstUnknown - order.rows.begin());
    }
    return m_orders.emplace(column, std::move(order)).first->second;
}

std::vector<int> CardValues::select(const CardQuery &query) const
{
    std::vector<char> passed = searched(query.search);
    for (const auto &[column, filter] : query.filters) {
        const std::vector<char> met = matching(column, filter);
        for (std::size_t row = 0; row < passed.size(); ++row)
            passed[row] = static_cast<char>(passed[row] & met[row]);
    }
    const Order &sorted = order(query.sortColumn);
    std::vector<int> rows;
    rows.reserve(sorted.rows.size());
    const auto take = [&](int row) {
        if (passed[static_cast<std::size_t>(row)])
            rows.push_back(row);
    };
    const auto known = sorted.rows.begin() + static_cast<std::ptrdiff_t>(sorted.known);
    if (query.descending)
        std::for_each(std::make_reverse_iterator(known), sorted.rows.rend(), take);
    else
        std::for_each(sorted.rows.begin(), known, take);
    std::for_each(known, sorted.rows.end(), take);
    return rows;
}

} // namespace gpuwise
