// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/machinewords.h"

#include "model/words/format.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Machine)
};

QString idOf(const DetectedCard &card)
{
    return card.seen.vendor ? pciIdText(card.seen.vendor, card.seen.device) : QString();
}

QStringList namesOf(const Catalogue &catalogue, const QStringList &ids)
{
    QStringList names;
    for (const QString &id : ids)
        if (const Gpu *gpu = catalogue.gpu(id))
            names << gpu->name;
    return names;
}

QString listed(const QStringList &names)
{
    return names.join(Words::tr(", ", "between names"));
}

/// What told it apart, without the id that the others have too.
QString evidenceText(const DetectedCard &card)
{
    QStringList names;
    for (const FactOf fact : card.toldBy)
        if (fact != FactOf::PciId)
            names << detectedFactName(fact);
    return listed(names);
}

QString notACardSentence(GraphicsKind kind)
{
    switch (kind) {
    case GraphicsKind::Integrated:
        return Words::tr("A part of the processor: it computes in the machine's memory and is not compared "
                         "with cards.");
    case GraphicsKind::Virtual:
        return Words::tr("The screen of a virtual machine: it computes nothing. A card of the host shows up "
                         "only when it is passed through.");
    case GraphicsKind::Management:
        return Words::tr("The screen of the server's management controller: it computes nothing.");
    case GraphicsKind::Discrete:
    case GraphicsKind::Unknown:
        break;
    }
    return Words::tr("It computes nothing.");
}

QString severalSentence(const Catalogue &catalogue, const DetectedCard &card)
{
    const QString names = listed(namesOf(catalogue, card.candidates));
    if (card.seen.vendor == 0) // a chip without an id
        return Words::tr("What is reported does not tell which one it is: %1?").arg(names);
    return card.candidates.size() > 1
               ? Words::tr("The id %1 belongs to several products, and what is reported does not tell them "
                           "apart. Which one is it: %2?")
                     .arg(idOf(card), names)
               : Words::tr("The id %1 belongs to %2 and to products that the catalogue does not hold, and "
                           "what is reported does not tell them apart. Is it this one?")
                     .arg(idOf(card), names);
}

} // namespace

QString graphicsKindWord(GraphicsKind kind)
{
    switch (kind) {
    case GraphicsKind::Discrete:
        return Words::tr("graphics card");
    case GraphicsKind::Integrated:
        return Words::tr("integrated graphics");
    case GraphicsKind::Virtual:
        return Words::tr("virtual screen");
    case GraphicsKind::Management:
        return Words::tr("management screen");
    case GraphicsKind::Unknown:
        break;
    }
    return Words::tr("graphics adapter");
}

QString detectedTitle(const Catalogue &catalogue, const DetectedCard &card)
{
    if (const Gpu *gpu = catalogue.gpu(card.gpuId))
        return gpu->name;
    if (!card.seen.name.isEmpty())
        return card.seen.name;
    if (!card.productName.isEmpty())
        return card.productName;
    return card.seen.vendor              ? Words::tr("PCI device %1").arg(idOf(card))
           : !card.seen.driver.isEmpty() ? Words::tr("Adapter of the driver %1").arg(card.seen.driver)
                                         : Words::tr("Adapter without a name");
}

QString matchSentence(const Catalogue &catalogue, const DetectedCard &card, const QLocale &locale)
{
    const QString names = listed(namesOf(catalogue, card.candidates));
    switch (card.match) {
    case CardMatch::ById:
        return Words::tr("No other product has the PCI id %1.").arg(idOf(card));
    case CardMatch::ToldApart:
        return Words::tr("Told from similar products by: %1.").arg(evidenceText(card));
    case CardMatch::Several:
        return severalSentence(catalogue, card);
    case CardMatch::MemoryDiffers:
        return card.seen.memoryBytes && card.kind != GraphicsKind::Integrated
                   ? Words::tr(
                         "It looks like %1, but it reports %2 GiB of memory: another version, a changed "
                         "card, or a share of one. Choose what comes nearest.")
                         .arg(names, formatGiB(*card.seen.memoryBytes, locale))
                   : Words::tr(
                         "It looks like %1, but the memory of this machine is not that of the entry, which "
                         "is the largest that is sold. Choose what comes nearest.")
                         .arg(names);
    case CardMatch::NameOnly:
        return Words::tr("The PCI id %1 is new to the catalogue; the name is that of %2. Is it this one?")
            .arg(idOf(card), names);
    case CardMatch::OtherProduct:
        return Words::tr("Known, but the catalogue does not hold it. Choose a card that comes near, if you "
                         "want to compare.");
    case CardMatch::NotACard:
        return notACardSentence(card.kind);
    case CardMatch::Unknown:
        break;
    }
    return Words::tr(
        "The catalogue does not know it. Choose a card that comes near, if you want to compare.");
}

QString detectedFactName(FactOf fact)
{
    switch (fact) {
    case FactOf::Name:
        return Words::tr("name");
    case FactOf::PciId:
        return Words::tr("PCI id");
    case FactOf::Subsystem:
        return Words::tr("subsystem");
    case FactOf::Revision:
        return Words::tr("revision");
    case FactOf::Memory:
        return Words::tr("memory");
    case FactOf::GpuCores:
        return Words::tr("GPU cores");
    case FactOf::Driver:
        return Words::tr("driver");
    case FactOf::SystemMemory:
        break;
    }
    return Words::tr("memory of the machine");
}

QString detectedFactValue(const DetectedFact &fact, const QLocale &locale)
{
    return fact.of == FactOf::Memory || fact.of == FactOf::SystemMemory
               ? Words::tr("%1 GiB").arg(formatGiB(fact.value.toDouble(), locale, 2))
               : fact.value;
}

Sheet detectedFacts(const DetectedCard &card, const QLocale &locale)
{
    Sheet sheet;
    sheet.header = {Words::tr("Fact"), Words::tr("Value"), Words::tr("Read at")};
    const auto row = [&](const DetectedFact &fact) {
        sheet.rows.push_back({detectedFactName(fact.of), detectedFactValue(fact, locale), fact.place});
    };
    // What names a card first; of one fact in the order of trust.
    std::vector<DetectedFact> facts = card.seen.facts;
    std::stable_sort(facts.begin(), facts.end(),
                     [](const DetectedFact &a, const DetectedFact &b) { return a.of < b.of; });
    for (const DetectedFact &fact : facts)
        row(fact);
    return sheet;
}

QString lookSentence(const Look &look)
{
    switch (look.result) {
    case LookResult::Read: {
        const QString found = Words::tr("%1: %n adapter(s)", nullptr, look.found).arg(look.source);
        return look.skipped == 0
                   ? found
                   : Words::tr("%1, %n entry(s) not understood", nullptr, look.skipped).arg(found);
    }
    case LookResult::NotThere:
        return Words::tr("%1: not there").arg(look.source);
    case LookResult::TimedOut:
        return Words::tr("%1: did not answer in time and was stopped").arg(look.source);
    case LookResult::TooLong:
        return Words::tr("%1: printed more than a list of cards and was stopped").arg(look.source);
    case LookResult::Failed:
        return Words::tr("%1: ended with error %2").arg(look.source).arg(look.exitCode);
    case LookResult::NotReadable:
        return Words::tr("%1: what it says is not a list of cards").arg(look.source);
    case LookResult::Cancelled:
        break;
    }
    return Words::tr("%1: not waited for").arg(look.source);
}

QString machineSummary(const Machine &machine)
{
    int sure = 0, asked = 0, others = 0;
    for (const DetectedCard &card : machine.cards)
        (isSure(card.match) ? sure : card.match == CardMatch::NotACard ? others : asked) += 1;
    if (machine.cancelled)
        return Words::tr("Stopped before everything was asked.");
    if (machine.cards.empty())
        return Words::tr(
            "No graphics adapter was found on this machine. That is fine: advice, comparison and "
            "rent or buy need none.");
    const QString named = Words::tr("%n card(s) recognised.", nullptr, sure);
    const QString open = Words::tr("%n adapter(s) for you to name.", nullptr, asked);
    if (sure > 0 && asked > 0)
        return Words::tr("%1 %2", "two sentences").arg(named, open);
    return sure > 0    ? named
           : asked > 0 ? open
                       : Words::tr("No card for AI work was found: %n adapter(s) that only draw the screen.",
                                   nullptr, others);
}

QString graphicsKindCode(GraphicsKind kind)
{
    switch (kind) {
    case GraphicsKind::Discrete:
        return u"discrete"_s;
    case GraphicsKind::Integrated:
        return u"integrated"_s;
    case GraphicsKind::Virtual:
        return u"virtual"_s;
    case GraphicsKind::Management:
        return u"management"_s;
    case GraphicsKind::Unknown:
        break;
    }
    return u"unknown"_s;
}

QString cardMatchCode(CardMatch match)
{
    switch (match) {
    case CardMatch::ById:
        return u"by_id"_s;
    case CardMatch::ToldApart:
        return u"told_apart"_s;
    case CardMatch::Several:
        return u"several"_s;
    case CardMatch::MemoryDiffers:
        return u"memory_differs"_s;
    case CardMatch::NameOnly:
        return u"name_only"_s;
    case CardMatch::OtherProduct:
        return u"other_product"_s;
    case CardMatch::NotACard:
        return u"not_a_card"_s;
    case CardMatch::Unknown:
        break;
    }
    return u"unknown"_s;
}

QString factOfCode(FactOf fact)
{
    switch (fact) {
    case FactOf::Name:
        return u"name"_s;
    case FactOf::PciId:
        return u"pci_id"_s;
    case FactOf::Subsystem:
        return u"subsystem"_s;
    case FactOf::Revision:
        return u"revision"_s;
    case FactOf::Memory:
        return u"memory_bytes"_s;
    case FactOf::GpuCores:
        return u"gpu_cores"_s;
    case FactOf::Driver:
        return u"driver"_s;
    case FactOf::SystemMemory:
        break;
    }
    return u"system_memory_bytes"_s;
}

QString lookResultCode(LookResult result)
{
    switch (result) {
    case LookResult::Read:
        return u"read"_s;
    case LookResult::NotThere:
        return u"not_there"_s;
    case LookResult::TimedOut:
        return u"timed_out"_s;
    case LookResult::TooLong:
        return u"too_long"_s;
    case LookResult::Failed:
        return u"failed"_s;
    case LookResult::NotReadable:
        return u"not_readable"_s;
    case LookResult::Cancelled:
        break;
    }
    return u"cancelled"_s;
}

} // namespace gpuwise
