// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables over the cards of the catalogue.
#include "model/guide/guidetables.h"

#include "model/advice/guidetiers.h"
#include "model/tables/comparisonparts.h"
#include "model/words/format.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(GuideTable)
};

/// "24", "8–32"; empty: none of them has a value.
QString rangeOf(std::vector<double> values, const QLocale &locale)
{
    if (values.empty())
        return factStateWord(FactState::NotPublished);
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const QString low = formatTrimmed(*least, 1, locale);
    const QString high = formatTrimmed(*most, 1, locale);
    return low == high ? low : QStringLiteral("%1–%2").arg(low, high);
}

QString rangeOf(const std::vector<const Gpu *> &cards, SpecField field, const QLocale &locale)
{
    std::vector<double> values;
    for (const Gpu *gpu : cards)
        if (const auto value = gpu->number(field))
            values.push_back(*value);
    return rangeOf(std::move(values), locale);
}

} // namespace

Sheet summaryTable(const GuideContext &context)
{
    Sheet sheet;
    sheet.header = {Words::tr("Class"),     Words::tr("Cards"), Words::tr("Memory, GB"),
                    Words::tr("Advantage"), Words::tr("Scene"), Words::tr("Caution")};
    sheet.rightAligned = {false, false, true, false, false, false};
    for (const GuideTier tier : guideTiers()) {
        QStringList names;
        std::vector<const Gpu *> cards;
        for (const QString &id : cardsOf(tier))
            if (const Gpu *gpu = context.catalogue.gpu(id)) {
                names.append(shortCardName(gpu->name).simplified());
                cards.push_back(gpu);
            }
        sheet.rows.push_back({guideTierName(tier), names.join(Words::tr(", ", "between names of cards")),
                              rangeOf(cards, SpecField::MemoryGB, context.locale), guideTierAdvantage(tier),
                              guideTierScene(tier), guideTierCaution(tier)});
    }
    return sheet;
}

Sheet landscapeTable(const GuideContext &context)
{
    constexpr std::array segments{Segment::Consumer,   Segment::Laptop,  Segment::Workstation,
                                  Segment::Datacenter, Segment::Unified, Segment::Modified};
    Sheet sheet;
    sheet.header = {Words::tr("Kind of card"),    Words::tr("Cards"),          Words::tr("Memory, GB"),
                    Words::tr("Bandwidth, GB/s"), Words::tr("Board power, W"), Words::tr("Most memory")};
    sheet.rightAligned = {false, true, true, true, true, false};
    for (const Segment segment : segments) {
        std::vector<const Gpu *> cards;
        for (const Gpu &gpu : context.catalogue.gpus)
            if (gpu.segment == segment)
                cards.push_back(&gpu);
        if (cards.empty())
            continue;
        const Gpu *largest = *std::max_element(cards.begin(), cards.end(), [](const Gpu *a, const Gpu *b) {
            return a->number(SpecField::MemoryGB).value_or(0) < b->number(SpecField::MemoryGB).value_or(0);
        });
        sheet.rows.push_back(
            {segmentName(segment), formatNumber(static_cast<double>(cards.size()), 0, context.locale),
             rangeOf(cards, SpecField::MemoryGB, context.locale),
             rangeOf(cards, SpecField::BandwidthGBps, context.locale),
             rangeOf(cards, SpecField::TdpWatts, context.locale), shortCardName(largest->name).simplified()});
    }
    sheet.notes.append(
        Words::tr("Counted over the catalogue %1.", "its version").arg(context.catalogue.version));
    return sheet;
}

} // namespace gpuwise
