// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/fitcells.h"

#include "model/tables/comparisonparts.h"
#include "model/words/decision.h"
#include "model/words/fitwords.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"
#include "model/words/valuewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FitTable)
};

const ValueLine *ratioOf(const std::vector<ValueLine> &lines)
{
    return lines.empty() ? nullptr : &lines.front(); // speed for the price comes first
}

} // namespace

FitCells::FitCells(const Catalogue &catalogue, const Workload &workload, const FitTable::Row &row,
                   const QLocale &locale)
    : m_catalogue(catalogue)
    , m_workload(workload)
    , m_row(row)
    , m_locale(locale)
{}

bool FitCells::isKnown(int column) const
{
    switch (column) {
    case FitTable::SpeedColumn:
        return m_row.fit.option.speed.isKnown() && m_row.fit.option.fit.verdict != Verdict::No;
    case FitTable::ValueColumn:
        return m_row.fit.value.speedPerPrice.isKnown();
    default:
        return true;
    }
}

QString FitCells::fullName() const
{
    return groupName(m_catalogue, m_row.fit.cards());
}

/// Without the family that most names begin with, where enough is left: "RTX 4090", but "Radeon VII".
QString FitCells::shortName() const
{
    constexpr qsizetype enough = 4;
    const QString bare = shortCardName(m_row.gpu->name).simplified();
    return bare.size() < enough ? fullName() : shortCardName(fullName()).simplified();
}

QString FitCells::usableText() const
{
    const FitBar &bar = m_row.bar;
    if (bar.usableGiB <= 0)
        return Words::tr("memory not published");
    // Two units: what software sees, and what the card is sold as.
    return Words::tr("%1 GiB usable of %2 GB", "usable, as sold")
        .arg(formatNumber(bar.usableGiB, 1, m_locale), formatTrimmed(bar.nominalGiB, 1, m_locale));
}

QString FitCells::verdictDetail() const
{
    const QString obstacle = obstacleSentence(m_row.fit);
    return obstacle.isEmpty() ? marginPhrase(m_row.fit.option.fit, m_locale) : asLabel(obstacle);
}

QString FitCells::priceText() const
{
    const OptionCost &cost = m_row.fit.option.cost;
    if (m_row.fit.option.isOwned() && cost.total.units <= 0)
        return valueGapPhrase(ValueGap::NothingToBuy);
    if (!cost.price)
        return valueGapPhrase(ValueGap::PriceUnknown);
    const bool rented = m_row.fit.option.mode == OptionMode::Rent;
    const Money money = rented ? cost.price->each.times(m_row.fit.option.cards.count) : cost.total;
    const QString amount = formatCost(m_row.fit.option, money, m_locale, rented ? 2 : 0);
    return rented ? Words::tr("%1 an hour", "price").arg(amount)
                  : Words::tr("%1, %2", "price, new or used").arg(amount, optionWord(m_row.fit.option));
}

QString FitCells::text(int column) const
{
    const Option &option = m_row.fit.option;
    switch (column) {
    case FitTable::CardColumn:
        return shortName();
    case FitTable::VerdictColumn:
        return verdictWord(option.fit.verdict);
    case FitTable::SpeedColumn:
        if (option.fit.verdict == Verdict::No) // it does not run: any figure would be that of something else
            return QStringLiteral("–");
        return option.speed.isKnown() ? formatSpeed(option.speed.value.expected, m_locale)
                                      : Words::tr("not known");
    case FitTable::ValueColumn: {
        const ValueFigure &figure = m_row.fit.value.speedPerPrice;
        if (figure.isKnown())
            return formatSpeed(figure.value->expected, m_locale);
        // That it does not fit stands beside it already.
        return figure.missing == ValueGap::DoesNotFit ? QStringLiteral("–") : valueGapPhrase(figure.missing);
    }
    default:
        return {};
    }
}

QString FitCells::detail(int column) const
{
    const Option &option = m_row.fit.option;
    switch (column) {
    case FitTable::CardColumn:
        return usableText();
    case FitTable::VerdictColumn:
        return verdictDetail();
    case FitTable::SpeedColumn:
        return option.speed.isKnown() && option.fit.verdict != Verdict::No
                   ? formatBand(option.speed.value, m_locale)
                   : QString();
    case FitTable::ValueColumn:
        return option.cost.price ? priceText() : QString();
    default:
        return {};
    }
}

QString FitCells::usableTip() const
{
    const UsableAmount &usable = m_row.fit.option.fit.usable;
    const QString name = fullName();
    if (usable.bytes <= 0)
        return name;
    return QStringLiteral("%1\n%2").arg(
        name, Words::tr("%1 GiB usable on each card, %2", "amount, how it is known")
                  .arg(formatGiB(usable.bytes, m_locale), usableBasisPhrase(usable.basis)));
}

QString FitCells::priceTip() const
{
    const auto &price = m_row.fit.option.cost.price;
    if (!price)
        return valueGapPhrase(ValueGap::PriceUnknown);
    const QString tip = Words::tr("%1: %2, %3", "price, kind of offer, date")
                            .arg(priceText(), offerKindWord(price->kind), priceDate(*price));
    return price->age == PriceAge::Fresh
               ? tip
               : QStringLiteral("%1\n%2").arg(tip, Words::tr("Older than 180 days: ask anew."));
}

QString FitCells::speedTip() const
{
    const Speed &speed = m_row.fit.option.speed;
    if (!speed.isKnown())
        return gapSentence(speed.gap);
    const QString figure =
        Words::tr("%1 %2 (%3), %4", "speed, unit, band, program")
            .arg(formatSpeed(speed.value.expected, m_locale), speedUnit(m_workload.task.task),
                 formatBand(speed.value, m_locale), runtimeName(m_row.fit.option.runtime));
    const QString behind = Words::tr("%n measured card(s) behind the estimate", nullptr, speed.cardsBehind);
    return QStringLiteral("%1\n%2").arg(figure, behind);
}

QString FitCells::valueTip() const
{
    const auto lines = valueLines(m_row.fit.value, m_workload, m_locale);
    const ValueLine *ratio = ratioOf(lines);
    if (!ratio)
        return {};
    QStringList texts{Words::tr("%1: %2", "name, figure").arg(ratio->name, ratio->value)};
    if (!ratio->basis.isEmpty())
        texts << ratio->basis;
    const QString summary = valueSummary(m_row.fit.value, m_workload, m_locale);
    if (!summary.isEmpty())
        texts << summary;
    texts << priceTip();
    return texts.join(u'\n');
}

QString FitCells::toolTip(int column) const
{
    switch (column) {
    case FitTable::CardColumn:
        return usableTip();
    case FitTable::SpeedColumn:
        return speedTip();
    case FitTable::ValueColumn:
        return valueTip();
    default:
        return fitBarSentence(fullName(), m_row.bar, m_locale);
    }
}

QString FitCells::spoken(int column) const
{
    if (column == FitTable::BarColumn)
        return fitBarSentence(fullName(), m_row.bar, m_locale);
    const QString more = detail(column);
    return more.isEmpty() ? text(column)
                          : Words::tr("%1, %2", "figure, what is said under it").arg(text(column), more);
}

QString FitCells::spokenRow() const
{
    QStringList sentences{fitBarSentence(fullName(), m_row.bar, m_locale)};
    if (m_row.fit.option.speed.isKnown() && m_row.fit.option.fit.verdict != Verdict::No)
        sentences << Words::tr("Speed: %1 %2.", "figure, unit")
                         .arg(text(FitTable::SpeedColumn), speedUnit(m_workload.task.task));
    if (m_row.fit.option.cost.price)
        sentences << Words::tr("Price: %1.").arg(priceText());
    return sentencesJoined(sentences);
}

QString fitColumnName(FitTable::Column column, const Workload &workload, const QLocale &locale)
{
    switch (column) {
    case FitTable::CardColumn:
        return Words::tr("Card");
    case FitTable::BarColumn:
        return Words::tr("Memory, GiB");
    case FitTable::VerdictColumn:
        return Words::tr("Verdict");
    case FitTable::SpeedColumn:
        return speedUnit(workload.task.task);
    case FitTable::ValueColumn:
    case FitTable::ColumnCount:
        break;
    }
    const Currency currency = workload.budget.currency;
    return workload.budget.mode == AcquireMode::Rent
               ? Words::tr("per %1/h", "money").arg(formatMoney(Money::fromAmount(1, currency), locale))
               : Words::tr("per %1", "money").arg(formatMoney(Money::fromAmount(1000, currency), locale));
}

QString fitColumnTip(FitTable::Column column, const Workload &workload, const QLocale &locale)
{
    switch (column) {
    case FitTable::BarColumn:
        return Words::tr("What the workload needs, term by term, against what the card has");
    case FitTable::SpeedColumn:
        return Words::tr("Expected speed, its band below");
    case FitTable::ValueColumn:
        return Words::tr("Speed for the price: %1 %2", "unit, per money")
            .arg(speedUnit(workload.task.task), fitColumnName(column, workload, locale));
    default:
        return {};
    }
}

} // namespace gpuwise
