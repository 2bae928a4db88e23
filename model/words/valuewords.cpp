// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/valuewords.h"

#include "model/words/decision.h"
#include "model/words/format.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Value)
};

constexpr double hundredWatts = 100;

QString money(double amount, Currency currency, const QLocale &locale)
{
    const QString number = formatSignificant(amount, 2, locale);
    if (currency == Currency::Cny && locale.language() == QLocale::Chinese)
        return QStringLiteral("¥%1").arg(number);
    return QStringLiteral("%1 %2").arg(currencyCode(currency), number);
}

QString whatFor(const OptionValue &value, Currency currency, const QLocale &locale)
{
    return value.rented
               ? Words::tr("per %1 an hour", "money").arg(money(1, currency, locale))
               : Words::tr("per %1", "money").arg(formatMoney(Money::fromAmount(1000, currency), locale));
}

class Lines
{
public:
    Lines(const OptionValue &value, const Workload &workload, const QLocale &locale)
        : m_value(value)
        , m_workload(workload)
        , m_locale(locale)
        , m_currency(workload.budget.currency)
    {}

    std::vector<ValueLine> make()
    {
        const QString unit = speedUnit(m_workload.task.task);
        const QString each = whatFor(m_value, m_currency, m_locale);
        const QString priceBasis =
            m_value.rented ? Words::tr("Speed divided by the rent of all cards.")
                           : Words::tr("Speed divided by the price that the budget is compared with.");
        add(Words::tr("Speed per price"), m_value.speedPerPrice, priceBasis, [&](const Band &b) {
            return Words::tr("%1 %2 %3 (%4)", "figure, unit, per ..., band")
                .arg(formatSpeed(b.expected, m_locale), unit, each, formatBand(b, m_locale));
        });
        add(Words::tr("Memory per price"), m_value.memoryPerPrice,
            Words::tr("What software can use on all cards, by the same price."), [&](const Band &b) {
                return Words::tr("%1 GiB %2", "figure, per ...").arg(formatSpeed(b.expected, m_locale), each);
            });
        add(Words::tr("Speed per power"), m_value.speedPerWatt,
            Words::tr("By the board power that the maker publishes."), [&](const Band &b) {
                const Band scaled = b.scaled(hundredWatts);
                return Words::tr("%1 %2 per 100 W (%3)", "figure, unit, band")
                    .arg(formatSpeed(scaled.expected, m_locale), unit, formatBand(scaled, m_locale));
            });
        addCosts();
        addJob();
        return std::move(m_lines);
    }

private:
    template <typename Text>
    void add(const QString &name, const ValueFigure &figure, const QString &basis, Text text)
    {
        if (figure.missing == ValueGap::NotAsked)
            return;
        ValueLine line{name, {}, {}, figure.isKnown()};
        line.value = figure.isKnown() ? text(*figure.value) : valueGapPhrase(figure.missing);
        if (figure.isKnown())
            line.basis = basis;
        m_lines.push_back(std::move(line));
    }

    void addCosts()
    {
        const auto cost = [&](const Band &b) {
            return costText(b, m_value.isFloor, m_value.converted, m_currency, m_locale);
        };
        const auto running = [&](const Band &b) {
            return costText(b, m_value.isFloor, m_value.rented && m_value.converted, m_currency, m_locale);
        };
        const QString what = workUnitPhrase(m_value.unit);
        add(m_value.rented ? Words::tr("Rent for %1", "a million tokens").arg(what)
                           : Words::tr("Electricity of the cards alone for %1", "a million tokens").arg(what),
            m_value.runningCost, runningCostBasis(m_value.rented), running);
        add(Words::tr("All costs of %1", "a million tokens").arg(what), m_value.ownedCost,
            ownedCostBasis(m_workload.budget, m_locale), cost);
    }

    void addJob()
    {
        const TrainingSettings &t = m_workload.task.training;
        const auto cost = [&](const Band &b) {
            return costText(b, false, m_value.converted, m_currency, m_locale);
        };
        const auto running = [&](const Band &b) {
            return costText(b, false, m_value.rented && m_value.converted, m_currency, m_locale);
        };
        add(Words::tr("The job takes"), m_value.jobHours,
            Words::tr("%1 samples of %2 tokens, %3 epochs.")
                .arg(formatNumber(t.samples, 0, m_locale), formatTokens(t.sequenceLength, m_locale),
                     formatTrimmed(t.epochs, 1, m_locale)),
            [&](const Band &b) {
                return Words::tr("%1 h (%2)", "hours, band")
                    .arg(formatSpeed(b.expected, m_locale), formatBand(b, m_locale));
            });
        add(m_value.rented ? Words::tr("Rent for the job")
                           : Words::tr("Electricity of the cards alone for the job"),
            m_value.jobRunningCost, runningCostBasis(m_value.rented), running);
        add(Words::tr("All costs of the job"), m_value.jobOwnedCost,
            ownedCostBasis(m_workload.budget, m_locale), cost);
    }

    const OptionValue &m_value;
    const Workload &m_workload;
    const QLocale &m_locale;
    Currency m_currency;
    std::vector<ValueLine> m_lines;
};

} // namespace

QString valueGapPhrase(ValueGap gap)
{
    switch (gap) {
    case ValueGap::DoesNotFit:
        return Words::tr("does not fit");
    case ValueGap::SpeedUnknown:
        return Words::tr("speed not known");
    case ValueGap::PriceUnknown:
        return Words::tr("no price");
    case ValueGap::PowerUnknown:
        return Words::tr("power not known");
    case ValueGap::MemoryUnknown:
        return Words::tr("usable memory not known");
    case ValueGap::NothingToBuy:
        return Words::tr("nothing to buy");
    case ValueGap::HoursUnknown:
        return Words::tr("no hours of use given");
    case ValueGap::NotAsked:
    case ValueGap::None:
        break;
    }
    return Words::tr("not known");
}

QString workUnitPhrase(WorkUnit unit)
{
    switch (unit) {
    case WorkUnit::MillionTrainingTokens:
        return Words::tr("a million tokens of training");
    case WorkUnit::ThousandImages:
        return Words::tr("1,000 images");
    case WorkUnit::MillionTokens:
        break;
    }
    return Words::tr("a million tokens");
}

QString runningCostBasis(bool rented)
{
    return rented ? Words::tr("The rent of the hours that the work takes, at full use.")
                  : Words::tr("Electricity of the cards alone, at the household tariff: the board power "
                              "while computing, and what "
                              "the supply loses.");
}

QString ownedCostBasis(const BudgetAnswer &budget, const QLocale &locale)
{
    return Words::tr(
               "Electricity, and the purchase spread over %1 months of %2 h of work; nothing counted for "
               "resale.")
        .arg(formatTrimmed(budget.months, 1, locale), formatTrimmed(budget.hoursPerMonth, 1, locale));
}

QString workCostNote(const OptionValue &value)
{
    if (value.isFloor)
        return Words::tr(
            "Several users share the card: what they get together is a bound from above, so this is "
            "the least it costs. Reading prompts comes on top.");
    if (value.unit == WorkUnit::MillionTokens)
        return Words::tr("Tokens written, for one user; reading prompts comes on top.");
    return {};
}

std::vector<ValueLine> valueLines(const OptionValue &value, const Workload &workload, const QLocale &locale)
{
    return Lines(value, workload, locale).make();
}

QString costText(const Band &cost, bool isFloor, bool converted, Currency currency, const QLocale &locale)
{
    const QString amount = money(isFloor ? cost.low : cost.expected, currency, locale);
    const QString marked = converted ? QStringLiteral("≈ %1").arg(amount) : amount;
    return isFloor ? Words::tr("at least %1", "money").arg(marked)
                   : Words::tr("%1 (%2)", "figure, band").arg(marked, formatBand(cost, locale));
}

QString valueSummary(const OptionValue &value, const Workload &workload, const QLocale &locale)
{
    const ValueFigure &cost = value.rented ? value.runningCost : value.ownedCost;
    if (!cost.isKnown())
        return {};
    const QString cash =
        costText(*cost.value, value.isFloor, value.converted, workload.budget.currency, locale);
    switch (value.unit) {
    case WorkUnit::MillionTrainingTokens:
        return Words::tr("%1 for a million tokens of training").arg(cash);
    case WorkUnit::ThousandImages:
        return Words::tr("%1 for 1,000 images").arg(cash);
    case WorkUnit::MillionTokens:
        break;
    }
    return Words::tr("%1 for a million tokens").arg(cash);
}

} // namespace gpuwise
