// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/advice/pitfalls.h"
#include "model/domain/useroverlay.h"
#include "model/session/cardsheets.h"
#include "model/words/format.h"
#include "model/words/notewords.h"
#include "model/words/sourcewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliShow)
};

QString valueText(const SpecDescription &description, const SpecValue &spec, const QLocale &locale)
{
    if (!spec.hasValue())
        return factStateWord(spec.state);
    if (description.kind == SpecKind::Number && spec.number) {
        const QString number = formatTrimmed(*spec.number, 2, locale);
        return *description.unit == '\0'
                   ? number
                   : QStringLiteral("%1 %2").arg(number, QString::fromLatin1(description.unit));
    }
    return spec.text;
}

void printSpecs(const CommandContext &context, const Gpu &gpu)
{
    TextTable table;
    table.header = {Words::tr("Value"), gpu.name, Words::tr("Read on"), Words::tr("Confidence"),
                    Words::tr("Source")};
    for (const SpecDescription &description : specDescriptions()) {
        const SpecValue &spec = gpu.spec(description.field);
        const bool sourced = spec.source >= 0;
        QString value = valueText(description, spec, context.locale);
        if (spec.state == FactState::Unconfirmed && spec.hasValue())
            value = QStringLiteral("%1 (%2)").arg(value, factStateWord(spec.state));
        if (isOwnSource(context.catalogue, spec.source))
            value = QStringLiteral("%1 (%2)").arg(value, ownWord());
        table.rows.push_back({specName(description.field), value,
                              sourced ? formatDate(spec.readOn) : QString(),
                              sourced ? confidenceWord(spec.confidence) : QString(),
                              sourceTitle(context.catalogue, spec.source)});
        if (const SpecConflict *shipped = shippedBeside(context.catalogue, gpu, description.field))
            table.rows.push_back(
                {Words::tr("– as shipped", "the shipped value of the property above"),
                 *description.unit == '\0'
                     ? shipped->text
                     : QStringLiteral("%1 %2").arg(shipped->text, QString::fromLatin1(description.unit)),
                 formatDate(shipped->readOn), QString(), sourceTitle(context.catalogue, shipped->source)});
    }
    context.print(table);
}

void printPitfalls(const CommandContext &context, const Gpu &gpu, Region region)
{
    QTextStream &out = context.streams.out;
    const std::vector<Note> notes = pitfallsOf(context.catalogue, gpu, region, context.today);
    if (notes.empty())
        return;
    out << Words::tr("Pitfalls") << '\n';
    for (const Note &note : notes) {
        const NoteKind kind = noteKind(note.code);
        out << (kind == NoteKind::Warning ? "  ! "
                : kind == NoteKind::ToAsk ? "  ? "
                                          : "  + ")
            << noteSentence(note, context.locale) << '\n';
    }
    out << '\n';
}

void printRuns(const CommandContext &context, const Gpu &gpu)
{
    QStringList notes;
    std::vector<Verdict> verdicts;
    const Sheet sheet = runsSheet(context.catalogue, SpeedModel(context.catalogue), gpu,
                                  OperatingSystem::Linux, context.locale, &notes, &verdicts);
    if (sheet.rows.empty())
        return;
    TextTable table;
    table.header = sheet.header;
    for (const QStringList &row : sheet.rows)
        table.rows.push_back(row);
    context.streams.out << sheet.title << '\n';
    context.print(table);
    context.streams.out << runsRemark() << "\n\n";
}

void printClaims(const CommandContext &context, const Gpu &gpu)
{
    for (const Claim *claim : context.catalogue.claimsAbout(gpu.id))
        context.streams.out << Words::tr("Claim: \"%1\": %2. %3")
                                   .arg(context.chinese ? claim->saidZh : claim->saidEn,
                                        claimVerdictWord(claim->verdict),
                                        context.chinese ? claim->reasonZh : claim->reasonEn)
                            << '\n';
}

void printOffers(const CommandContext &context, const Gpu &gpu)
{
    TextTable table;
    table.header = {Words::tr("Price"), Words::tr("Condition"), Words::tr("Date"), Words::tr("Region"),
                    Words::tr("Provider")};
    table.rightAligned = {true};
    for (const Offer *offer : context.catalogue.offersFor(gpu.id))
        table.rows.push_back(
            {formatMoney(offer->price, context.locale, isRental(offer->kind) ? 2 : 0),
             offerKindWord(offer->kind), formatDate(offer->asOf, offer->monthOnly), offer->region,
             offer->ownId.isEmpty() ? offer->provider : sourceTitle(context.catalogue, offer->source)});
    if (!table.rows.empty()) {
        context.streams.out << '\n';
        context.print(table);
    }
}

} // namespace

ExitCode runShow(const CommandContext &context)
{
    if (context.arguments.positional.size() != 1)
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Which card? Give one name, such as nvidia-rtx-4090-24gb.")};
    const Gpu &gpu = readCard(context.catalogue, context.arguments.positional.front());
    const Region region = context.chinese ? Region::Cn : Region::Us;
    if (context.wantsJson()) {
        context.print(jsonCard(context.catalogue, gpu, region, context.today, context.locale));
        return ExitCode::Answered;
    }
    printSpecs(context, gpu);
    if (context.tableFormat() == TableFormat::Text) {
        context.streams.out << '\n';
        printPitfalls(context, gpu, region);
        printRuns(context, gpu);
        printClaims(context, gpu);
        printOffers(context, gpu);
    }
    return ExitCode::Answered;
}

} // namespace gpuwise
