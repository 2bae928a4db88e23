// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/units.h"

#include "model/domain/quantity.h"

#include <array>

namespace gpuwise {

namespace {

struct UnitRow
{
    Quantity quantity;
    const char *word; ///< as in cells, upper and lower case alike unless `exact`
    double factor;
    bool exact = false;
};

/// A card's memory is labelled in GB and has as many GiB (docs/catalogue.md): both are the label.
constexpr std::array units{
    UnitRow{Quantity::Memory, "GB", 1},
    UnitRow{Quantity::Memory, "GiB", 1},
    UnitRow{Quantity::Memory, "G", 1},
    UnitRow{Quantity::Memory, "MB", 1.0 / 1024},
    UnitRow{Quantity::Memory, "MiB", 1.0 / 1024},
    UnitRow{Quantity::Memory, "M", 1.0 / 1024},
    UnitRow{Quantity::Memory, "TB", 1024},
    UnitRow{Quantity::Memory, "TiB", 1024},
    UnitRow{Quantity::Bandwidth, "GB/s", 1, true},
    UnitRow{Quantity::Bandwidth, "GBps", 1, true},
    UnitRow{Quantity::Bandwidth, "GB/秒", 1, true},
    UnitRow{Quantity::Bandwidth, "GiB/s", bytesPerGiB / bytesPerGB, true},
    UnitRow{Quantity::Bandwidth, "TB/s", 1000, true},
    UnitRow{Quantity::Bandwidth, "TBps", 1000, true},
    UnitRow{Quantity::Bandwidth, "MB/s", 0.001, true},
    UnitRow{Quantity::Rate, "TFLOPS", 1},
    UnitRow{Quantity::Rate, "TFLOP/s", 1},
    UnitRow{Quantity::Rate, "TOPS", 1},
    UnitRow{Quantity::Rate, "T", 1},
    UnitRow{Quantity::Rate, "GFLOPS", 0.001},
    UnitRow{Quantity::Rate, "PFLOPS", 1000},
    UnitRow{Quantity::Rate, "POPS", 1000},
    UnitRow{Quantity::Watts, "W", 1},
    UnitRow{Quantity::Watts, "Watt", 1},
    UnitRow{Quantity::Watts, "Watts", 1},
    UnitRow{Quantity::Watts, "瓦", 1},
    UnitRow{Quantity::Watts, "kW", 1000},
    UnitRow{Quantity::Bits, "bit", 1},
    UnitRow{Quantity::Bits, "bits", 1},
    UnitRow{Quantity::Bits, "-bit", 1},
    UnitRow{Quantity::Bits, "位", 1},
    UnitRow{Quantity::Length, "mm", 1},
    UnitRow{Quantity::Length, "毫米", 1},
    UnitRow{Quantity::Length, "cm", 10},
    UnitRow{Quantity::Length, "厘米", 10},
};

/// Units of headers that lost their sign on the way: "bandwidth_gb_per_s", "bandwidth_gbs".
constexpr std::array headerUnits{
    UnitRow{Quantity::Bandwidth, "gbs", 1},
    UnitRow{Quantity::Bandwidth, "gbps", 1},
    UnitRow{Quantity::Bandwidth, "gbpers", 1},
    UnitRow{Quantity::Bandwidth, "tbs", 1000},
    UnitRow{Quantity::Bandwidth, "tbpers", 1000},
    UnitRow{Quantity::Bandwidth, "gib/s", bytesPerGiB / bytesPerGB},
};

struct CurrencyWord
{
    const char *word;
    Currency currency;
};
/// Longer ones first: "us$" before "$".
constexpr std::array currencyWords{
    CurrencyWord{"人民币", Currency::Cny}, CurrencyWord{"新台币", Currency::Twd},
    CurrencyWord{"yuan", Currency::Cny},   CurrencyWord{"usd", Currency::Usd},
    CurrencyWord{"us$", Currency::Usd},    CurrencyWord{"hk$", Currency::Hkd},
    CurrencyWord{"nt$", Currency::Twd},    CurrencyWord{"au$", Currency::Aud},
    CurrencyWord{"cn¥", Currency::Cny},    CurrencyWord{"jp¥", Currency::Jpy},
    CurrencyWord{"cny", Currency::Cny},    CurrencyWord{"rmb", Currency::Cny},
    CurrencyWord{"eur", Currency::Eur},    CurrencyWord{"twd", Currency::Twd},
    CurrencyWord{"aud", Currency::Aud},    CurrencyWord{"hkd", Currency::Hkd},
    CurrencyWord{"gbp", Currency::Gbp},    CurrencyWord{"jpy", Currency::Jpy},
    CurrencyWord{"yen", Currency::Jpy},    CurrencyWord{"美元", Currency::Usd},
    CurrencyWord{"美金", Currency::Usd},   CurrencyWord{"欧元", Currency::Eur},
    CurrencyWord{"港币", Currency::Hkd},   CurrencyWord{"港元", Currency::Hkd},
    CurrencyWord{"台币", Currency::Twd},   CurrencyWord{"澳元", Currency::Aud},
    CurrencyWord{"英镑", Currency::Gbp},   CurrencyWord{"日元", Currency::Jpy},
    CurrencyWord{"a$", Currency::Aud},     CurrencyWord{"元", Currency::Cny},
    CurrencyWord{"円", Currency::Jpy},     CurrencyWord{"$", Currency::Usd},
    CurrencyWord{"€", Currency::Eur},      CurrencyWord{"£", Currency::Gbp},
};
constexpr const char *hourWords[] = {"/hour", "/hr", "/h", "perhour", "/小时", "/时", "每小时"};

bool takeWord(QStringView &text, const char *word)
{
    const QString wanted = QString::fromUtf8(word);
    if (!text.startsWith(wanted))
        return false;
    text = text.mid(wanted.size());
    return true;
}

bool takeCurrency(QStringView &text, MoneyUnit &unit)
{
    for (const CurrencyWord &entry : currencyWords)
        if (takeWord(text, entry.word)) {
            const bool same = !unit.currency || *unit.currency == entry.currency;
            unit.currency = entry.currency;
            return same;
        }
    if (!takeWord(text, "¥"))
        return false;
    if (!unit.currency) {
        unit.currency = Currency::Cny;
        unit.yenSign = true;
    }
    return true;
}

} // namespace

std::optional<double> unitFactor(Quantity quantity, const QString &unit, bool folded)
{
    if (unit.isEmpty())
        return 1;
    QString plain = unit;
    plain.remove(u' ');
    for (const UnitRow &row : units) {
        const bool exact = row.exact && !folded;
        // "GB/S" and "gb/s" are bytes in all that was seen; "Gb/s" and "Gbps" are bits somewhere.
        const bool bits =
            exact && (plain.contains(QLatin1StringView("Gb")) || plain.contains(QLatin1StringView("Tb")));
        if (row.quantity == quantity && !bits &&
            plain.compare(QString::fromUtf8(row.word), Qt::CaseInsensitive) == 0)
            return row.factor;
    }
    if (folded)
        for (const UnitRow &row : headerUnits)
            if (row.quantity == quantity && plain == QLatin1StringView(row.word))
                return row.factor;
    return std::nullopt;
}

std::optional<MoneyUnit> moneyUnit(const QString &text)
{
    QString folded = text.normalized(QString::NormalizationForm_KC).toLower();
    folded.remove(u' ').remove(u'(').remove(u')');
    MoneyUnit unit;
    QStringView rest = folded;
    while (!rest.isEmpty()) {
        bool taken = false;
        for (const char *hour : hourWords)
            if (!unit.perHour && takeWord(rest, hour)) {
                unit.perHour = taken = true;
                break;
            }
        if (!taken && unit.factor == 1 && takeWord(rest, "万")) {
            unit.factor = 10000;
            taken = true;
        }
        if (!taken && !takeCurrency(rest, unit))
            return std::nullopt;
    }
    return unit;
}

bool isUnitOf(Quantity quantity, const QString &folded)
{
    if (folded.isEmpty())
        return true;
    return quantity == Quantity::Money ? moneyUnit(folded).has_value()
                                       : unitFactor(quantity, folded, true).has_value();
}

QString unitsOf(Quantity quantity)
{
    QStringList words;
    for (const UnitRow &row : units)
        if (row.quantity == quantity)
            words.append(QString::fromUtf8(row.word));
    return quantity == Quantity::Money ? knownCurrencies() : words.join(QLatin1StringView(", "));
}

std::optional<Currency> currencyOf(const QString &text)
{
    const auto unit = text.trimmed().isEmpty() ? std::nullopt : moneyUnit(text);
    if (!unit || unit->perHour || unit->factor != 1)
        return std::nullopt;
    return unit->currency;
}

QString knownCurrencies()
{
    QStringList codes;
    for (const Currency currency : {Currency::Usd, Currency::Cny, Currency::Eur, Currency::Twd, Currency::Aud,
                                    Currency::Hkd, Currency::Gbp, Currency::Jpy})
        codes.append(currencyCode(currency));
    return codes.join(QLatin1StringView(", "));
}

} // namespace gpuwise
