// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/pricespeed.h"

#include "model/advice/pareto.h"
#include "model/advice/picks.h"
#include "model/tables/comparisonparts.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PriceSpeed)
};

constexpr double edge = 1.25; ///< room on a logarithmic axis beyond the outermost mark

/// What was not drawn, and why.
struct LeftAside
{
    int otherWay = 0, noPrice = 0, noSpeed = 0, doesNotFit = 0, leftOut = 0;
};

struct Plotted
{
    const Option *option;
    double price;
    bool pick = false, overBudget = false, oldPrice = false, notPicked = false, front = false;
};

using Point = ScatterChart::Point;

class Maker
{
public:
    Maker(const Catalogue &catalogue, const Workload &workload, const QLocale &locale)
        : m_catalogue(catalogue)
        , m_workload(workload)
        , m_budget(workload.budget)
        , m_task(workload.task.task)
        , m_locale(locale)
        , m_rent(workload.budget.mode == AcquireMode::Rent)
        , m_limit(limitInMoney())
    {}

    void add(const Option &option, bool pick)
    {
        if ((option.mode == OptionMode::Rent) != m_rent)
            ++m_aside.otherWay;
        else if (option.fit.verdict == Verdict::No)
            ++m_aside.doesNotFit;
        else if (!option.speed.isKnown() || !(option.speed.value.low > 0))
            ++m_aside.noSpeed;
        else if (!option.cost.price || option.cost.price->each.units <= 0)
            ++m_aside.noPrice;
        else
            m_plotted.push_back({&option, priceOf(option), pick, m_limit && priceOf(option) > *m_limit,
                                 option.cost.price->age == PriceAge::Old,
                                 !isPickable(m_catalogue, option, m_workload)});
    }

    void leaveOut(std::size_t cards) { m_aside.leftOut = static_cast<int>(cards); }

    PriceSpeed make(bool nameAll)
    {
        std::stable_sort(m_plotted.begin(), m_plotted.end(),
                         [](const Plotted &a, const Plotted &b) { return a.price < b.price; });
        markFront();
        PriceSpeed out;
        out.chart.title = Words::tr("Price and speed");
        out.chart.xTitle =
            m_rent ? Words::tr("Rent an hour, %1", "currency").arg(currencyCode(m_budget.currency))
                   : Words::tr("Price, %1", "currency").arg(currencyCode(m_budget.currency));
        out.chart.yTitle = m_task == Task::Inference
                               ? Words::tr("Writing speed for one user, %1", "unit").arg(speedUnit(m_task))
                               : Words::tr("Speed, %1", "unit").arg(speedUnit(m_task));
        for (const Plotted &plotted : m_plotted) {
            out.chart.points.push_back(pointOf(plotted, nameAll));
            out.options.push_back(plotted.option);
        }
        setAxes(out.chart);
        if (m_limit)
            out.chart.limit = {*m_limit, Words::tr("budget")};
        out.chart.legend =
            Words::tr("Diamonds: each is more than 15 % faster than the diamonds that cost less. "
                      "Lines: the band of the speed.");
        out.chart.note = note();
        out.chart.description = description();
        out.table = table(out.chart);
        return out;
    }

private:
    std::optional<double> limitInMoney() const
    {
        if (!m_budget.limit)
            return std::nullopt;
        if (!m_rent)
            return m_budget.limit->amount();
        const double hours = m_budget.hoursPerMonth * m_budget.months; // the sum is over all of them
        return hours > 0 ? std::optional(m_budget.limit->amount() / hours) : std::nullopt;
    }

    double priceOf(const Option &option) const
    {
        return m_rent ? option.cost.price->each.amount() * option.cards.count : option.cost.total.amount();
    }

    /// What is over the budget, or is no candidate for a pick, stands in nobody's way.
    void markFront()
    {
        std::vector<PricedSpeed> points;
        std::vector<std::size_t> of;
        for (std::size_t i = 0; i < m_plotted.size(); ++i) {
            if (m_plotted[i].notPicked || m_plotted[i].overBudget)
                continue;
            points.push_back({m_plotted[i].price, m_plotted[i].option->speed.value.expected});
            of.push_back(i);
        }
        for (const std::size_t i : paretoFront(points))
            m_plotted[of[i]].front = true;
    }

    QString priceText(const Plotted &plotted) const
    {
        const Money money = Money::fromAmount(plotted.price, m_budget.currency);
        if (plotted.option->cost.price->converted)
            return formatConverted(money, m_locale);
        return formatMoney(money, m_locale, m_rent ? 2 : 0);
    }

    QString bandText(const Plotted &plotted) const
    {
        const Band &band = plotted.option->speed.value;
        return Words::tr("%1 %2 (%3)", "speed, unit, band")
            .arg(formatSpeed(band.expected, m_locale), speedUnit(m_task), formatBand(band, m_locale));
    }

    QString standing(const Plotted &plotted) const
    {
        if (plotted.overBudget)
            return Words::tr("over the budget");
        if (plotted.oldPrice)
            return Words::tr("price over a year old");
        if (plotted.notPicked)
            return Words::tr("not recommended, see its details");
        return plotted.front ? Words::tr("on the front") : QString();
    }

    Point pointOf(const Plotted &plotted, bool nameAll) const
    {
        Point point;
        const Option &option = *plotted.option;
        point.name = shortCardName(groupName(m_catalogue, option.cards));
        point.x = plotted.price;
        point.y = option.speed.value;
        point.front = plotted.front;
        point.aside = plotted.overBudget || plotted.notPicked;
        point.pick = plotted.pick;
        point.labelled = nameAll || plotted.front || plotted.pick;
        QStringList parts{
            Words::tr("%1, %2: %3", "card, new or used, price")
                .arg(groupName(m_catalogue, option.cards), optionModeWord(option.mode), priceText(plotted)),
            bandText(plotted)};
        if (const QString more = standing(plotted); !more.isEmpty())
            parts << more;
        point.sentence = parts.join(Words::tr(", ", "between parts of a sentence"));
        return point;
    }

    void setAxes(ScatterChart &chart) const
    {
        if (m_plotted.empty())
            return;
        double leastX = m_plotted.front().price, mostX = leastX;
        double leastY = m_plotted.front().option->speed.value.low, mostY = 0;
        for (const Plotted &plotted : m_plotted) {
            leastX = std::min(leastX, plotted.price);
            mostX = std::max(mostX, plotted.price);
            leastY = std::min(leastY, plotted.option->speed.value.low);
            mostY = std::max(mostY, plotted.option->speed.value.high);
        }
        // The budget belongs into the picture unless it is far away from everything.
        if (m_limit && *m_limit > leastX / 4 && *m_limit < mostX * 4) {
            leastX = std::min(leastX, *m_limit);
            mostX = std::max(mostX, *m_limit);
        }
        chart.x = axisOver(leastX / edge, mostX * edge, m_locale);
        chart.y = axisOver(leastY, mostY, m_locale);
    }

    QString note() const
    {
        QStringList parts;
        const auto any = [&](bool Plotted::*flag) {
            return std::any_of(m_plotted.begin(), m_plotted.end(), [&](const Plotted &p) { return p.*flag; });
        };
        if (any(&Plotted::overBudget) || any(&Plotted::notPicked))
            parts << Words::tr(
                "Hollow: over the budget, a price of over a year ago, dropped software, too tight or "
                "too slow.");
        if (m_aside.doesNotFit > 0)
            parts << Words::tr("Not drawn: %n that do(es) not hold the workload.", nullptr,
                               m_aside.doesNotFit);
        if (m_aside.otherWay > 0)
            parts << (m_rent ? Words::tr("Not drawn: %n to buy.", nullptr, m_aside.otherWay)
                             : Words::tr("Not drawn: %n by the hour.", nullptr, m_aside.otherWay));
        if (m_aside.leftOut > 0)
            parts << Words::tr("Not drawn: %n card(s) that the limits leave out; “Why not” says why.",
                               nullptr, m_aside.leftOut);
        if (m_aside.noPrice > 0)
            parts << Words::tr("Not drawn: %n without a price.", nullptr, m_aside.noPrice);
        if (m_aside.noSpeed > 0)
            parts << Words::tr("Not drawn: %n whose speed is not known.", nullptr, m_aside.noSpeed);
        return sentencesJoined(parts);
    }

    QString description() const
    {
        if (m_plotted.empty())
            return Words::tr("Nothing can be drawn: no option has both a price and a speed.");
        QStringList front;
        for (const Plotted &plotted : m_plotted)
            if (plotted.front)
                front << Words::tr("%1 (%2, %3)", "card, price, speed")
                             .arg(shortCardName(groupName(m_catalogue, plotted.option->cards)),
                                  priceText(plotted), bandText(plotted));
        const QString count =
            Words::tr("%n option(s) by price and speed.", nullptr, static_cast<int>(m_plotted.size()));
        if (front.isEmpty())
            return count;
        return sentencesJoined(
            {count,
             Words::tr("The front from cheap to dear, each clearly faster than what costs less in it: %1.")
                 .arg(front.join(Words::tr("; ", "between options")))});
    }

    Sheet table(const ScatterChart &chart) const
    {
        Sheet sheet;
        sheet.title = chart.title;
        sheet.notes = {chart.legend, chart.note};
        sheet.header = {Words::tr("Card"), Words::tr("How"),  chart.xTitle,
                        chart.yTitle,      Words::tr("Band"), Words::tr("Standing")};
        sheet.rightAligned = {false, false, true, true, true, false};
        for (const Plotted &plotted : m_plotted) {
            const Band &band = plotted.option->speed.value;
            sheet.rows.push_back({groupName(m_catalogue, plotted.option->cards),
                                  optionModeWord(plotted.option->mode), priceText(plotted),
                                  formatSpeed(band.expected, m_locale), formatBand(band, m_locale),
                                  standing(plotted)});
        }
        return sheet;
    }

    const Catalogue &m_catalogue;
    const Workload &m_workload;
    const BudgetAnswer &m_budget;
    Task m_task;
    const QLocale &m_locale;
    bool m_rent;
    std::optional<double> m_limit;
    LeftAside m_aside;
    std::vector<Plotted> m_plotted;
};

} // namespace

PriceSpeed priceSpeedOf(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                        const QLocale &locale)
{
    Maker maker(catalogue, workload, locale);
    const std::array picks{advice.bestValue, advice.fastest, advice.cheapest, advice.rent};
    for (std::size_t i = 0; i < advice.options.size(); ++i)
        maker.add(advice.options[i], std::find(picks.begin(), picks.end(), i) != picks.end());
    maker.leaveOut(advice.leftOut.size());
    return maker.make(false);
}

PriceSpeed priceSpeedOf(const Catalogue &catalogue, const Workload &workload, const Comparison &comparison,
                        const QLocale &locale)
{
    Maker maker(catalogue, workload, locale);
    for (const ComparisonColumn &column : comparison.columns)
        if (column.judged)
            maker.add(*column.judged, false);
    return maker.make(true);
}

} // namespace gpuwise
