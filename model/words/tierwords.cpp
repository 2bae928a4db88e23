// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/tierwords.h"

#include "model/words/words.h"

#include <QCoreApplication>

#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tier)
};

struct GuideText
{
    const char *code;
    const char *name;
    const char *advantage;
    const char *scene;
    const char *caution;
};

constexpr std::array<GuideText, 5> guideTexts{{
    {"flagships", QT_TRANSLATE_NOOP("Tier", "Data-centre flagships"),
     QT_TRANSLATE_NOOP("Tier", "The most memory and bandwidth on one card"),
     QT_TRANSLATE_NOOP("Tier",
                       "Long contexts, models of hundreds of billions of parameters, many users at once"),
     QT_TRANSLATE_NOOP("Tier", "Sold as whole servers; for most people a matter of renting")},
    {"workhorses", QT_TRANSLATE_NOOP("Tier", "Proven workhorses"),
     QT_TRANSLATE_NOOP("Tier", "NVLink between the cards, and software that everybody tests on them"),
     QT_TRANSLATE_NOOP("Tier", "Training and serving in teams"),
     QT_TRANSLATE_NOOP("Tier", "The 800 models have a slower link, and the A100 knows no FP8")},
    {"value_stars", QT_TRANSLATE_NOOP("Tier", "Value stars"),
     QT_TRANSLATE_NOOP("Tier", "Much speed for the money, in an ordinary PC"),
     QT_TRANSLATE_NOOP("Tier", "Models that fit 24 GB, and fine-tuning them with LoRA or QLoRA"),
     QT_TRANSLATE_NOOP("Tier", "No NVLink: several of them lose speed to PCIe; the D has fewer cores")},
    {"challengers", QT_TRANSLATE_NOOP("Tier", "Challengers"),
     QT_TRANSLATE_NOOP("Tier", "More memory than NVIDIA cards of their time"),
     QT_TRANSLATE_NOOP("Tier", "Serving large models with software that supports ROCm"),
     QT_TRANSLATE_NOOP("Tier", "Fewer programs run, and some only on Linux: check yours first")},
    {"entry", QT_TRANSLATE_NOOP("Tier", "Entry"),
     QT_TRANSLATE_NOOP("Tier", "CUDA and 12 GB for little money"),
     QT_TRANSLATE_NOOP("Tier", "Learning, small models, images"),
     QT_TRANSLATE_NOOP("Tier", "There is a 3060 with 8 GB: look for the 12")},
}};

const GuideText &textOf(GuideTier tier)
{
    return guideTexts[static_cast<std::size_t>(tier)];
}

QString said(const char *text)
{
    return QCoreApplication::translate("Tier", text);
}

} // namespace

QString tierName(Tier tier)
{
    constexpr std::array names{u'S', u'A', u'B', u'C', u'D'};
    return QString(QChar(names[static_cast<std::size_t>(tier)]));
}

QString tierCapCode(TierCap cap)
{
    constexpr std::array codes{"price_unknown", "price_old",        "tight",
                               "speed_unknown", "software_unclear", "slow"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(cap)]);
}

QString tierCapSentence(TierCap cap)
{
    switch (cap) {
    case TierCap::PriceUnknown:
        return Words::tr(
            "No dated price is known: it counts as dearer than three quarters, and A is the most.");
    case TierCap::PriceOld:
        return Words::tr(
            "The price is over a year old: it counts as dearer than three quarters, and A is the most.");
    case TierCap::TightMemory:
        return Words::tr("Memory is tight: A is the most.");
    case TierCap::SpeedUnknown:
        return Words::tr("Its speed is not known: A is the most.");
    case TierCap::SoftwareUnclear:
        return Words::tr("The software is not stated for it, or only old builds run: B is the most.");
    case TierCap::TooSlow:
        break;
    }
    return Words::tr("Slower than you asked for: C is the most.");
}

std::vector<ScoreLine> scoreLines(const ScoreParts &parts, const ScoreWeights &weights)
{
    const double total = weights.headroom + weights.speed + weights.price + weights.software + weights.power;
    const auto share = [total](double weight) { return total > 0 ? weight / total : 0; };
    return {
        {QStringLiteral("headroom"), Words::tr("Room in memory"), parts.headroom, share(weights.headroom)},
        {QStringLiteral("speed"), Words::tr("Speed"), parts.speed, share(weights.speed)},
        {QStringLiteral("price"), Words::tr("Price or rent"), parts.price, share(weights.price)},
        {QStringLiteral("software"), Words::tr("Maturity of the software"), parts.software,
         share(weights.software)},
        {QStringLiteral("power"), Words::tr("Power"), parts.power, share(weights.power)}};
}

QString tierConclusion(const Catalogue &catalogue, const TierList &list)
{
    if (list.entries.empty())
        return Words::tr("No card within the limits holds this workload.");
    QStringList best;
    for (const TierEntry &entry : list.entries)
        if (entry.tier == list.entries.front().tier)
            best.append(groupName(catalogue, entry.option.cards));
    const int held = static_cast<int>(list.entries.size());
    return Words::tr("%n card(s) hold this workload within the limits. In %1: %2.", nullptr, held)
        .arg(tierName(list.entries.front().tier), best.join(Words::tr(", ", "between names of cards")));
}

QString guideTierCode(GuideTier tier)
{
    return QString::fromLatin1(textOf(tier).code);
}

QString guideTierName(GuideTier tier)
{
    return said(textOf(tier).name);
}

QString guideTierAdvantage(GuideTier tier)
{
    return said(textOf(tier).advantage);
}

QString guideTierScene(GuideTier tier)
{
    return said(textOf(tier).scene);
}

QString guideTierCaution(GuideTier tier)
{
    return said(textOf(tier).caution);
}

} // namespace gpuwise
