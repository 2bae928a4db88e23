// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/claimarithmetic.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>
#include <limits>

namespace gpuwise {

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();

std::optional<double> number(const QString &text)
{
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

struct Range
{
    double low, high;
};

/// "24", "24..", "..24", "20..24"
std::optional<Range> range(const QString &text)
{
    const qsizetype dots = text.indexOf(QLatin1StringView(".."));
    if (dots < 0) {
        const auto value = number(text);
        return value ? std::optional(Range{*value, *value}) : std::nullopt;
    }
    const QString low = text.left(dots);
    const QString high = text.mid(dots + 2);
    const auto least = low.isEmpty() ? std::optional(-endless) : number(low);
    const auto most = high.isEmpty() ? std::optional(endless) : number(high);
    if (!least || !most || !(*least <= *most) || (low.isEmpty() && high.isEmpty()))
        return std::nullopt;
    return Range{*least, *most};
}

/// A year, a month or a day.
bool isDay(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^\\d{4}(-\\d{2}(-\\d{2})?)?$"));
    return form.match(text).hasMatch();
}

bool readDays(const QString &text, ClaimQuantity &quantity)
{
    const qsizetype dots = text.indexOf(QLatin1StringView(".."));
    quantity.claimedAs = ClaimedAs::Days;
    quantity.firstDay = text.left(dots);
    quantity.lastDay = text.mid(dots + 2);
    const bool first = quantity.firstDay.isEmpty() || isDay(quantity.firstDay);
    const bool last = quantity.lastDay.isEmpty() || isDay(quantity.lastDay);
    return first && last && !(quantity.firstDay.isEmpty() && quantity.lastDay.isEmpty());
}

bool readClaimed(const QString &text, ClaimQuantity &quantity)
{
    if (quantity.kind == ClaimQuantityKind::Earliest) {
        quantity.claimedAs = ClaimedAs::Word;
        quantity.first = text;
        return !text.isEmpty();
    }
    if (text == QLatin1StringView("none") || text == QLatin1StringView("some")) {
        quantity.claimedAs = text == QLatin1StringView("none") ? ClaimedAs::None : ClaimedAs::Some;
        return true;
    }
    const SpecKind kind = quantity.field ? describe(*quantity.field).kind : SpecKind::Text;
    if (quantity.kind == ClaimQuantityKind::Fact && kind != SpecKind::Number) {
        if (kind == SpecKind::Date && text.contains(QLatin1StringView("..")))
            return readDays(text, quantity);
        quantity.claimedAs = ClaimedAs::Word;
        quantity.word = text;
        return !text.isEmpty();
    }
    const auto claimed = range(text);
    quantity.low = claimed ? claimed->low : 0;
    quantity.high = claimed ? claimed->high : 0;
    return claimed.has_value();
}

bool readField(const QString &word, ClaimQuantity &quantity)
{
    quantity.field = specFieldFromId(word);
    const bool architecture =
        quantity.kind == ClaimQuantityKind::Fact && word == QLatin1StringView("architecture");
    if (quantity.kind != ClaimQuantityKind::Fact && quantity.field)
        return describe(*quantity.field).kind == SpecKind::Number;
    return quantity.field || architecture;
}

bool readModels(const QStringList &words, ClaimQuantity &quantity)
{
    quantity.kind = ClaimQuantityKind::Models;
    const auto size = words.size() == 3 ? range(words[2]) : std::optional(Range{-endless, endless});
    quantity.leastBillions = size ? size->low : 0;
    quantity.mostBillions = size ? size->high : 0;
    return (words.size() == 2 || words.size() == 3) && !quantity.first.isEmpty() && size;
}

bool readShare(const QStringList &words, ClaimQuantity &quantity)
{
    quantity.kind = ClaimQuantityKind::Share;
    quantity.first.clear();
    if (words.size() != 5 || !readField(words[1], quantity))
        return false;
    const auto value = number(words[2]);
    quantity.value = value.value_or(0);
    quantity.segment = segmentFromId(words[3]);
    quantity.since = words[4];
    return value && quantity.segment && isDay(quantity.since);
}

bool readQuantity(const QStringList &words, ClaimQuantity &quantity)
{
    const QString kind = words.value(0);
    quantity.first = words.value(1);
    if (kind == QLatin1StringView("fact"))
        return words.size() == 3 && readField(words[2], quantity);
    if (kind == QLatin1StringView("model")) {
        quantity.kind = ClaimQuantityKind::ModelSize;
        return words.size() == 3 && words[2] == QLatin1StringView("params");
    }
    if (kind == QLatin1StringView("quotient")) {
        quantity.kind = ClaimQuantityKind::Quotient;
        quantity.first.clear();
        quantity.dividend = number(words.value(1)).value_or(0);
        quantity.divisor = number(words.value(2)).value_or(0);
        return words.size() == 3 && quantity.dividend > 0 && quantity.divisor > 0;
    }
    if (kind == QLatin1StringView("models"))
        return readModels(words, quantity);
    if (kind == QLatin1StringView("share"))
        return readShare(words, quantity);
    if (kind == QLatin1StringView("earliest")) {
        quantity.kind = ClaimQuantityKind::Earliest;
        quantity.field = specFieldFromId(words.value(1));
        return words.size() == 2 && quantity.field;
    }
    quantity.kind = kind == QLatin1StringView("more")   ? ClaimQuantityKind::More
                    : kind == QLatin1StringView("less") ? ClaimQuantityKind::Less
                                                        : ClaimQuantityKind::Times;
    quantity.second = words.value(2);
    const bool known = quantity.kind != ClaimQuantityKind::Times || kind == QLatin1StringView("times");
    return known && words.size() == 4 && readField(words[3], quantity);
}

} // namespace

std::vector<ClaimQuantity> readClaimArithmetic(const QString &text, QString *problem)
{
    std::vector<ClaimQuantity> quantities;
    for (const QString &part : text.split(u';', Qt::SkipEmptyParts)) {
        const QString each = part.trimmed();
        const qsizetype equals = each.indexOf(u'=');
        ClaimQuantity quantity;
        if (equals < 0 || !readQuantity(each.left(equals).split(u':'), quantity) ||
            !readClaimed(each.mid(equals + 1), quantity)) {
            if (problem)
                *problem = QStringLiteral("\"%1\" is no quantity of a claim").arg(each.left(80));
            return {};
        }
        quantities.push_back(quantity);
    }
    return quantities;
}

} // namespace gpuwise
