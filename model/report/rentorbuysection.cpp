// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rent or buy over time: the curves, what each input is and where it is from, what would turn the answer, and
// the providers' dated prices.
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/session/costview.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr std::size_t mostProviders = 10;
constexpr std::size_t mostTurns = 4;
constexpr std::size_t mostSteps = 8; ///< rows of the costs over time

/// Some of the months, the first and the last always.
ReportTable stepsOf(const Sheet &costs)
{
    Sheet some = costs;
    some.rows.clear();
    const std::size_t last = costs.rows.size() - 1;
    std::size_t step = 1;
    for (const std::size_t each : {1U, 2U, 3U, 6U, 12U, 24U, 36U}) {
        step = each;
        if (last / step < mostSteps)
            break;
    }
    for (std::size_t i = 0; i <= last; ++i)
        if (i % step == 0 || i == last)
            some.rows.push_back(costs.rows[i]);
    return tableOf(some);
}

ReportTable inputTable(const std::vector<CostFieldText> &fields)
{
    ReportTable table;
    table.columns = {textColumn(Words::tr("What is computed with")), numberColumn(Words::tr("Value")),
                     textColumn(Words::tr("Unit")), textColumn(Words::tr("Where it is from"), 1)};
    std::optional<CostSection> section;
    for (const CostFieldText &field : fields) {
        if (!field.applies)
            continue;
        if (section != costSectionOf(field.field)) {
            section = costSectionOf(field.field);
            table.rows.push_back(groupRow(costSectionName(*section)));
        }
        table.rows.push_back(
            {ReportRowKind::Values,
             {textCell(field.name),
              field.value.isEmpty() ? missingCell(Words::tr("not known")) : textCell(field.value),
              quietCell(field.unit), quietCell(field.basis)},
             {}});
    }
    return table;
}

void dropEmptyColumns(ReportTable &table)
{
    for (std::size_t i = table.columns.size(); i-- > 0;) {
        const bool empty = std::all_of(table.rows.begin(), table.rows.end(), [i](const ReportRow &row) {
            return row.cells[i].text.isEmpty() && row.cells[i].aside.isEmpty();
        });
        const auto at = static_cast<std::ptrdiff_t>(i);
        if (!empty)
            continue;
        table.columns.erase(table.columns.begin() + at);
        for (ReportRow &row : table.rows)
            row.cells.erase(row.cells.begin() + at);
    }
}

void addProviders(ReportSection &section, const ProviderTable &providers)
{
    if (providers.sheet.rows.empty())
        return;
    section.blocks.emplace_back(paragraph(providers.sheet.title, ReportTone::Strong));
    ReportTable table = tableOf(providers.sheet);
    for (ReportRow &row : table.rows) // "on demand" and "month 31.1" are one word each; names break instead
        for (const std::size_t column : {std::size_t{1}, row.cells.size() - 1})
            row.cells[column].text.replace(u' ', QChar::Nbsp);
    for (std::size_t i = 0; i < table.rows.size(); ++i) // the word stands there already
        if (providers.tagColumn >= 0 && providers.tags[i] != PriceTag::None)
            table.rows[i].cells[static_cast<std::size_t>(providers.tagColumn)].mark = ReportMark::Warning;
    const std::size_t all = table.rows.size();
    if (all > mostProviders)
        table.rows.resize(mostProviders);
    dropEmptyColumns(table);
    for (ReportColumn &column : table.columns) // names break first
        column.stretch = column.align == ReportAlign::Left ? 1 : 0;
    section.blocks.emplace_back(std::move(table));
    QStringList small;
    if (all > mostProviders)
        small << Words::tr("%n further offer(s) stand in the catalogue.", nullptr,
                           static_cast<int>(all - mostProviders));
    small << providers.note;
    for (const ProviderTable::Banner &banner : providers.banners)
        small << banner.text;
    for (const QString &text : small)
        if (!text.isEmpty())
            section.blocks.emplace_back(quietParagraph(text));
}

void registerOffers(ReportBasis &basis, const RentOrBuyQuestion &question, const RentOrBuyCase &found)
{
    const QString own = groupName(basis.catalogue, {question.own.gpuId, 1});
    const QString rent = groupName(basis.catalogue, {question.rent.gpuId, 1});
    if (found.price && found.price->newest)
        basis.sources.add(found.price->newest->source, found.price->asOf, own, Words::tr("Price"));
    std::size_t shown = 0;
    for (const RentalQuote &quote : found.quotes)
        if (quote.offer && shown++ < mostProviders)
            basis.sources.add(quote.offer->source, quote.offer->asOf, rent, Words::tr("rent", "of a card"));
    for (const Note &note : found.notes)
        basis.registerNote(note, Words::tr("Rent or buy"));
}

/// The section is of the cards that the title decides for; where it is not, it says so first.
QString whyAnotherCard(const ReportBasis &basis, const RentOrBuyQuestion &question)
{
    const Option *chosen = basis.chosen();
    if (!chosen || chosen->cards == question.own)
        return {};
    const QString decided = groupName(basis.catalogue, chosen->cards);
    const QString computed = groupName(basis.catalogue, question.own);
    return basis.request.costs.own
               ? Words::tr("Computed for %1, as asked for; the decision is about %2.").arg(computed, decided)
               : Words::tr("No current price to buy %1 is known: this is computed for %2.")
                     .arg(decided, computed);
}

} // namespace

/// Of what the report decides for; who asked for renting alone is told what owning it would cost.
std::optional<RentOrBuyQuestion> costQuestionOf(const ReportBasis &basis)
{
    const ReportRequest &request = basis.request;
    CostChoices choices = request.costs;
    const auto ask = [&] {
        return costQuestion(basis.catalogue, request.workload, basis.decision, choices, request.today);
    };
    auto question = ask();
    if (!question && basis.chosen()) {
        choices.own = basis.chosen()->cards;
        question = ask();
    }
    if (!question)
        return question;
    if (choices.pricedCard.isEmpty())
        choices.pricedCard = question->own.gpuId;
    if (choices.rentedCard.isEmpty())
        choices.rentedCard = question->rent.gpuId;
    return ask();
}

ReportSection rentOrBuySection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::RentOrBuy;
    section.heading = Words::tr("Rent or buy");
    if (!basis.advice.problem.isEmpty())
        return section;
    const auto question = costQuestionOf(basis);
    if (!question)
        return section;
    const RentOrBuyCase found = rentOrBuyFor(basis.catalogue, *question, basis.request.today);
    if (!found.priceKnown && !found.rentKnown)
        return section;
    const CostView view = costView(basis.catalogue, *question, found, basis.locale);
    registerOffers(basis, *question, found);
    if (const QString why = whyAnotherCard(basis, *question); !why.isEmpty())
        section.blocks.emplace_back(paragraph(why));
    section.blocks.emplace_back(paragraph(view.title));
    section.blocks.emplace_back(quietParagraph(view.lead));
    if (view.answered) {
        section.blocks.emplace_back(ReportLineChart{view.chart, view.costs});
        section.blocks.emplace_back(stepsOf(view.costs));
        ReportList turns;
        for (const QString &turn : view.turns.first(std::min<qsizetype>(view.turns.size(), mostTurns)))
            turns.items.push_back({turn, ReportTone::Plain, ReportMark::Bullet});
        if (!turns.items.empty()) {
            section.blocks.emplace_back(
                paragraph(Words::tr("What would turn the answer"), ReportTone::Strong));
            section.blocks.emplace_back(std::move(turns));
        }
    }
    section.blocks.emplace_back(inputTable(view.fields));
    addProviders(section, view.providers);
    if (!found.notes.empty())
        section.blocks.emplace_back(noteList(found.notes, basis.locale));
    return section;
}

} // namespace gpuwise
