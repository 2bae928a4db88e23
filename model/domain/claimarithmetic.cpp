// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/claimarithmetic.h"

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

bool readClaimed(const QString &text, ClaimQuantity &quantity)
{
    if (text == QLatin1StringView("none") || text == QLatin1StringView("some")) {
        quantity.claimedAs = text == QLatin1StringView("none") ? ClaimedAs::None : ClaimedAs::Some;
        return true;
    }
    const SpecKind kind = quantity.field ? describe(*quantity.field).kind : SpecKind::Text;
    if (quantity.kind == ClaimQuantityKind::Fact && kind != SpecKind::Number) {
        quantity.claimedAs = ClaimedAs::Word;
        quantity.word = text;
        return !text.isEmpty();
    }
    const qsizetype dots = text.indexOf(QLatin1StringView(".."));
    if (dots < 0) {
        const auto value = number(text);
        quantity.low = quantity.high = value.value_or(0);
        return value.has_value();
    }
    const QString low = text.left(dots);
    const QString high = text.mid(dots + 2);
    const auto least = low.isEmpty() ? std::optional(-endless) : number(low);
    const auto most = high.isEmpty() ? std::optional(endless) : number(high);
    if (!least || !most || !(*least <= *most) || (low.isEmpty() && high.isEmpty()))
        return false;
    quantity.low = *least;
    quantity.high = *most;
    return true;
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
    quantity.kind = kind == QLatin1StringView("more") ? ClaimQuantityKind::More : ClaimQuantityKind::Times;
    quantity.second = words.value(2);
    return (kind == QLatin1StringView("more") || kind == QLatin1StringView("times")) && words.size() == 4 &&
           readField(words[3], quantity);
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
