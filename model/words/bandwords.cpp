// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/bandwords.h"

#include "model/domain/quantity.h"
#include "model/tables/comparisonparts.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Band)
};

const QString none = u"–"_s;

/// "CNY 2,000 to 3,500"; converted: "≈ USD 300 to 520".
QString range(const BudgetBand &band, const QLocale &locale)
{
    const double to = band.to->amount();
    return band.converted ? Words::tr("%1 to %2", "two sums, one currency")
                                .arg(formatConverted(*band.from, locale), formatSignificant(to, 2, locale))
                          : Words::tr("%1 to %2", "two sums, one currency")
                                .arg(formatMoney(*band.from, locale), formatNumber(to, 0, locale));
}

QString modelName(const Catalogue &catalogue, const QString &id)
{
    const AiModel *model = catalogue.model(id);
    return model ? model->name : id;
}

QString runText(const Catalogue &catalogue, const BandCard &card, const BandRun &run, const QLocale &locale)
{
    if (run.modelId.isEmpty())
        return Words::tr("none of them");
    QStringList parts{modelName(catalogue, run.modelId)};
    if (run.speed.isKnown())
        parts.append(
            Words::tr("%1 tok/s", "tokens a second").arg(formatSpeed(run.speed.value.expected, locale)));
    if (card.gpu->segment == Segment::Datacenter && &run == &card.chat && run.runtime == Runtime::LlamaCpp)
        parts.append(runtimeName(run.runtime)); // most of them run vLLM
    return parts.join(Words::tr(", ", "between parts of a cell"));
}

/// Short: nine columns stand side by side. bandsRemark() says what "≈" means.
QString priceCell(const std::optional<PriceAnswer> &price, const QLocale &locale)
{
    if (!price)
        return none;
    return price->converted ? formatConverted(price->each, locale) : priceText(*price, locale);
}

/// Of the price that the cell's date belongs to: that of buying, else that of renting.
const std::optional<PriceAnswer> &datedPrice(const BandCard &card)
{
    return card.price ? card.price : card.rent;
}

QString dateCell(const BandCard &card, PriceTag tag)
{
    const QString date = priceDate(*datedPrice(card));
    return tag == PriceTag::None
               ? date
               : Words::tr("%1, %2", "date of a price, its mark").arg(date, priceTagWord(tag));
}

/// Marks by cell, or a banner where many share one.
PageTags tagsOf(const BudgetBand &band)
{
    std::vector<std::optional<PriceAnswer>> prices;
    for (const BandCard &card : band.cards)
        prices.push_back(datedPrice(card));
    return pageTags(prices);
}

} // namespace

QString bandCode(BandKind kind)
{
    constexpr std::array codes{"starter", "middle", "upper", "used_market", "data_centre"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(kind)]);
}

QString bandTitle(const BudgetBand &band, const QLocale &locale)
{
    if (band.kind == BandKind::UsedMarket)
        return Words::tr("Used market");
    if (band.kind == BandKind::DataCentre)
        return Words::tr("Data centre");
    return range(band, locale);
}

QString bandSummary(const BudgetBand &band, const QLocale &locale)
{
    if (band.cards.empty())
        return sentencesJoined({Words::tr("No card has a price of the last year here."),
                                band.oldPrices > 0
                                    ? Words::tr("%n card(s) left out: the only price is over a "
                                                "year old.",
                                                nullptr, band.oldPrices)
                                    : QString()});
    const BandCard &first = band.cards.front();
    QStringList sentences{Words::tr("%n card(s).", nullptr, static_cast<int>(band.cards.size()))};
    if (first.usableGiB)
        sentences.append(
            Words::tr("Most memory: %1 with %2 GiB that software can use.")
                .arg(shortCardName(first.gpu->name), formatGiB(fromGiB(*first.usableGiB), locale)));
    const auto fastest =
        std::max_element(band.cards.begin(), band.cards.end(), [](const BandCard &a, const BandCard &b) {
            return a.bandwidthGBps.value_or(0) < b.bandwidthGBps.value_or(0);
        });
    if (fastest->bandwidthGBps)
        sentences.append(
            Words::tr("Most bandwidth: %1 with %2 GB/s.")
                .arg(shortCardName(fastest->gpu->name), formatNumber(*fastest->bandwidthGBps, 0, locale)));
    if (band.oldPrices > 0)
        sentences.append(
            Words::tr("%n card(s) left out: the only price is over a year old.", nullptr, band.oldPrices));
    return sentencesJoined(sentences);
}

Sheet bandSheet(const Catalogue &catalogue, const BudgetBand &band, const QLocale &locale)
{
    const bool rented = band.kind == BandKind::DataCentre;
    Sheet sheet;
    sheet.title = bandTitle(band, locale);
    sheet.notes = {bandSummary(band, locale)};
    const PageTags tags = tagsOf(band);
    for (const PageTags::Banner &banner : tags.banners)
        sheet.notes.append(priceBanner(banner));
    sheet.header = {Words::tr("Card"), Words::tr("Price")};
    sheet.rightAligned = {false, true};
    if (rented) {
        sheet.header.append(Words::tr("Rent per hour"));
        sheet.rightAligned.push_back(true);
    }
    sheet.header += {Words::tr("Price of"),   Words::tr("Usable GiB"),  Words::tr("GB/s"),
                     Words::tr("Runs up to"), Words::tr("QLoRA up to"), Words::tr("Beside the others")};
    sheet.rightAligned.insert(sheet.rightAligned.end(), {false, true, true, false, false, false});
    for (std::size_t i = 0; i < band.cards.size(); ++i) {
        const BandCard &card = band.cards[i];
        QStringList row{shortCardName(card.gpu->name).simplified(), priceCell(card.price, locale)};
        if (rented)
            row.append(priceCell(card.rent, locale));
        row += {dateCell(card, tags.cells[i]),
                card.usableGiB ? formatGiB(fromGiB(*card.usableGiB), locale) : none,
                card.bandwidthGBps ? formatNumber(*card.bandwidthGBps, 0, locale) : none,
                runText(catalogue, card, card.chat, locale),
                runText(catalogue, card, card.tuning, locale),
                card.beaten ? Words::tr("beaten", "another has as much for no more money") : QString()};
        sheet.rows.push_back(row);
    }
    return sheet;
}

QString bandsRemark()
{
    return Words::tr("The sums are those of the buying guides; what they buy is read from the catalogue's "
                     "dated prices. \"Runs up to\": the largest of a few common models that surely fits one "
                     "card in about 4 bits with 8K tokens for one user; \"QLoRA up to\" the same for "
                     "fine-tuning. \"Beaten\": another card of the list has no less memory and bandwidth for "
                     "no more money. \"≈\": converted from another currency, before taxes and freight.");
}

} // namespace gpuwise
