// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the card is, what was cut from it, what to beware of, and what runs on it.
#include "model/guide/checklistparts.h"

#include "model/advice/pitfalls.h"
#include "model/estimate/fit.h"
#include "model/guide/guidelibrary.h"
#include "model/guide/guideresolver.h"
#include "model/tables/comparisonparts.h"
#include "model/words/factwords.h"
#include "model/words/format.h"
#include "model/words/notewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Checklist)
};

QString valueText(const Gpu &gpu, SpecField field, const QLocale &locale)
{
    const SpecValue &spec = gpu.spec(field);
    const SpecDescription &description = describe(field);
    if (!spec.number)
        return factWord(spec.text);
    const QString number = formatTrimmed(*spec.number, 2, locale);
    return *description.unit == '\0'
               ? number
               : QStringLiteral("%1 %2").arg(number, QString::fromLatin1(description.unit));
}

/// A fact, or the question to ask where it is not known.
CheckItem factItem(const ChecklistBasis &basis, const QString &id, SpecField field, const QString &question,
                   const QString &entry = {})
{
    const SpecValue &spec = basis.gpu.spec(field);
    CheckItem item{id, CheckState::Known, specName(field), {}, {}, entry};
    item.source = basis.sourceText(spec.source, spec.readOn);
    if (spec.state == FactState::NotSupported) {
        item.text = factStateWord(spec.state);
    } else if (!spec.hasValue()) {
        item.state = CheckState::ToConfirm;
        item.text = question;
    } else {
        item.text = valueText(basis.gpu, field, basis.context.locale);
        if (spec.state == FactState::Unconfirmed) {
            item.state = CheckState::ToConfirm;
            item.text = Words::tr("%1, not confirmed: ask").arg(item.text);
        }
    }
    return item;
}

QString supportWord(SoftwareStatus status)
{
    switch (status) {
    case SoftwareStatus::Official:
        return Words::tr("officially supported");
    case SoftwareStatus::Partial:
        return Words::tr("supported in part");
    case SoftwareStatus::Community:
        return Words::tr("supported by the community");
    case SoftwareStatus::None:
        return Words::tr("does not run");
    case SoftwareStatus::Note:
        break;
    }
    return Words::tr("not stated");
}

bool isCut(NoteCode code)
{
    return code == NoteCode::CutMemory || code == NoteCode::CutBandwidth || code == NoteCode::CutCompute ||
           code == NoteCode::CutCores || code == NoteCode::CutLink || code == NoteCode::CutUnknown;
}

} // namespace

QString ChecklistBasis::sourceText(int source, QDate readOn) const
{
    if (source < 0)
        return {};
    const QString &title = context.catalogue.sources[static_cast<std::size_t>(source)].title;
    return readOn.isValid() ? Words::tr("%1, %2", "title of a source, date").arg(title, formatDate(readOn))
                            : title;
}

CheckGroup productChecks(const ChecklistBasis &basis)
{
    CheckGroup group{QStringLiteral("product"), Words::tr("The card"), {}};
    const Gpu &gpu = basis.gpu;
    const QLocale &locale = basis.context.locale;
    group.items.push_back({QStringLiteral("model"),
                           CheckState::ToConfirm,
                           Words::tr("Exact model"),
                           Words::tr("%1: the same letters on offer, invoice and card?").arg(gpu.name),
                           {},
                           QStringLiteral("ch-official")});
    group.items.push_back(factItem(basis, QStringLiteral("form_factor"), SpecField::FormFactor,
                                   Words::tr("Which form is it: PCIe, SXM, OAM?"),
                                   QStringLiteral("gl-form-factor")));
    CheckItem memory = factItem(basis, QStringLiteral("memory"), SpecField::MemoryGB,
                                Words::tr("How much memory?"), QStringLiteral("kp-memory"));
    const UsableAmount usable = usableMemory(basis.context.catalogue, gpu, basis.context.os);
    if (memory.state == CheckState::Known && usable.bytes > 0)
        memory.text = Words::tr("%1, of which programs can use %2 GiB")
                          .arg(memory.text, formatGiB(usable.bytes, locale));
    group.items.push_back(memory);
    group.items.push_back(factItem(basis, QStringLiteral("bandwidth"), SpecField::BandwidthGBps,
                                   Words::tr("What is its memory bandwidth?"),
                                   QStringLiteral("kp-bandwidth")));
    CheckItem link =
        factItem(basis, QStringLiteral("link"), SpecField::LinkGBps,
                 Words::tr("Is there NVLink or another link between cards?"), QStringLiteral("kp-link"));
    if (basis.cards.count > 1 && basis.gpu.spec(SpecField::LinkGBps).state == FactState::NotSupported)
        link.state = CheckState::Warning; // several of them talk over PCIe
    group.items.push_back(link);
    group.items.push_back(factItem(basis, QStringLiteral("pcie"), SpecField::Pcie,
                                   Words::tr("Which PCIe, and how many lanes?"), {}));
    group.items.push_back(factItem(basis, QStringLiteral("ecc"), SpecField::Ecc,
                                   Words::tr("Does its memory have ECC?"), QStringLiteral("gl-ecc")));
    return group;
}

CheckGroup cutChecks(const ChecklistBasis &basis)
{
    constexpr std::array fields{SpecField::MemoryGB,    SpecField::BandwidthGBps, SpecField::Fp16Tflops,
                                SpecField::ShaderCores, SpecField::LinkGBps,      SpecField::TdpWatts};
    const Gpu *full = fullVersionOf(basis.context.catalogue, basis.gpu);
    if (!full)
        return {};
    CheckGroup group{
        QStringLiteral("cut"),
        Words::tr("A regional variant: against the %1").arg(shortCardName(full->name).simplified()),
        {}};
    const QLocale &locale = basis.context.locale;
    for (const SpecField field : fields) {
        const SpecValue &mine = basis.gpu.spec(field);
        const auto theirs = full->number(field);
        if (!theirs)
            continue; // the original has no such figure either
        CheckItem item{QStringLiteral("cut_%1").arg(QString::fromLatin1(describe(field).id)),
                       CheckState::Known,
                       specName(field),
                       {},
                       basis.sourceText(mine.source, mine.readOn),
                       QStringLiteral("fq-d-variants")};
        if (!mine.number) {
            item.state = mine.state == FactState::NotSupported ? CheckState::Warning : CheckState::ToConfirm;
            item.text = Words::tr("%1 here; the original has %2")
                            .arg(factStateWord(mine.state), valueText(*full, field, locale));
        } else if (std::abs(*mine.number / *theirs - 1) < 0.005) {
            item.text = Words::tr("not cut: %1, the same").arg(valueText(basis.gpu, field, locale));
        } else {
            // Less power is no loss; less of anything else is.
            const bool less = *mine.number < *theirs && field != SpecField::TdpWatts;
            item.state = less ? CheckState::Warning : CheckState::Known;
            const QString &pattern =
                less ? Words::tr("cut: %1 instead of %2 (%3)") : Words::tr("%1 instead of %2 (%3)");
            item.text = pattern.arg(valueText(basis.gpu, field, locale), valueText(*full, field, locale),
                                    formatSignedPercent(*mine.number / *theirs - 1, locale));
        }
        group.items.push_back(item);
    }
    return group;
}

CheckGroup pitfallChecks(const ChecklistBasis &basis)
{
    CheckGroup group{QStringLiteral("pitfalls"), Words::tr("What to beware of"), {}};
    const GuideContext &context = basis.context;
    for (const Note &note : pitfallsOf(context.catalogue, basis.gpu, context.region, context.today)) {
        if (isCut(note.code))
            continue; // said in a group of its own
        // A drawback that is known is no point in the card's favour: nothing here gets a tick.
        const bool ask = noteKind(note.code) == NoteKind::ToAsk;
        group.items.push_back({noteCode(note.code),
                               ask ? CheckState::ToConfirm : CheckState::Warning,
                               {},
                               noteSentence(note, context.locale)});
    }
    return group;
}

CheckGroup softwareChecks(const ChecklistBasis &basis)
{
    constexpr std::array frameworks{"CUDA Toolkit",
                                    "ROCm",
                                    "PyTorch (CUDA)",
                                    "PyTorch (ROCm)",
                                    "PyTorch (XPU)",
                                    "PyTorch (MPS)",
                                    "llama.cpp (CUDA)",
                                    "llama.cpp (HIP)",
                                    "llama.cpp (SYCL)",
                                    "llama.cpp (Metal)",
                                    "vLLM"};
    CheckGroup group{QStringLiteral("software"), Words::tr("Software"), {}};
    for (const char *name : frameworks) {
        const QString framework = QString::fromLatin1(name);
        const SoftwareSupport *row = softwareFor(basis.context.catalogue, basis.gpu, framework);
        if (!row || row->status == SoftwareStatus::Note)
            continue;
        CheckItem item{QStringLiteral("software_%1").arg(foldName(framework)),
                       CheckState::Known,
                       framework,
                       supportWord(row->status),
                       basis.sourceText(row->source, {}),
                       {}};
        if (!row->since.isEmpty())
            item.text = Words::tr("%1, from %2", "support, version").arg(item.text, row->since);
        if (!row->until.isEmpty())
            item.text = Words::tr("%1, until %2", "support, version").arg(item.text, row->until);
        if (row->status == SoftwareStatus::None || !row->until.isEmpty())
            item.state = CheckState::Warning;
        group.items.push_back(item);
    }
    group.items.push_back(
        {QStringLiteral("driver"),
         CheckState::ToConfirm,
         Words::tr("Driver"),
         Words::tr("Is the driver on the machine new enough for this card and your framework?"),
         {},
         QStringLiteral("fq-cuda-preinstalled")});
    return group;
}

CheckGroup entryChecks(const ChecklistBasis &basis, const QString &id, const QString &title,
                       QLatin1StringView prefix)
{
    CheckGroup group{id, title, {}};
    const Guide &guide = shippedGuide(languageOf(basis.context.locale));
    for (const GuideSection &section : guide.sections)
        for (const GuideEntry &entry : section.entries)
            if (entry.id.startsWith(prefix))
                group.items.push_back(
                    {entry.id, CheckState::ToConfirm, {}, resolvedTitle(basis.context, entry), {}, entry.id});
    return group;
}

} // namespace gpuwise
