// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/choiceoptions.h"

#include "app/cli/clierror.h"
#include "model/words/optionwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct PowerWords
{
    Q_DECLARE_TR_FUNCTIONS(CliPower)
};
struct CostWords
{
    Q_DECLARE_TR_FUNCTIONS(CliRentOrBuy)
};
struct TierWords
{
    Q_DECLARE_TR_FUNCTIONS(CliTiers)
};

std::optional<Circuit> readCircuit(const Arguments &arguments)
{
    const auto text = arguments.value("--circuit");
    if (!text)
        return std::nullopt;
    const QStringList parts = text->toLower().split(u'x');
    bool okVolts = false, okAmperes = false;
    const Circuit circuit{parts.value(0).toDouble(&okVolts), parts.value(1).toDouble(&okAmperes)};
    // Written so that "nan" fails too.
    if (parts.size() != 2 || !okVolts || !okAmperes || !(circuit.volts >= 100 && circuit.volts <= 480) ||
        !(circuit.amperes >= 1 && circuit.amperes <= 125))
        throw CliError{
            ExitCode::WrongUsage,
            PowerWords::tr("--circuit takes VOLTSxAMPERES such as 220x10 or 120x15, not \"%1\".").arg(*text)};
    return circuit;
}

std::optional<double> optionalNumber(const Arguments &arguments, const char *option, double least,
                                     double most, double scale = 1)
{
    if (!arguments.has(option))
        return std::nullopt;
    return readNumber(arguments, option, 0, least, most) * scale;
}

} // namespace

PcSetup readPcSetup(const Arguments &arguments)
{
    PcSetup pc;
    pc.cpuWatts = readNumber(arguments, "--cpu-watts", pc.cpuWatts, 0, 2000);
    pc.restWatts = readNumber(arguments, "--rest-watts", pc.restWatts, 0, 2000);
    pc.standard = static_cast<SupplyStandard>(
        readChoice(arguments, "--supply", QString::fromLatin1(supplyWords).split(u'|'), 0));
    pc.level = static_cast<SupplyLevel>(readChoice(arguments, "--supply-level",
                                                   QString::fromLatin1(supplyLevelWords).split(u'|'),
                                                   static_cast<int>(pc.level)));
    pc.circuit = readCircuit(arguments);
    if (arguments.has("--case-length"))
        pc.caseLengthMm = readNumber(arguments, "--case-length", 0, 50, 2000);
    if (arguments.has("--case-slots"))
        pc.caseSlots = readNumber(arguments, "--case-slots", 0, 1, 64);
    return pc;
}

RentOrBuyFigures readFigures(const Arguments &arguments)
{
    const auto sum = [&](const char *option, CostInput input) {
        const CostRange range = rangeOf(input);
        return optionalNumber(arguments, option, range.least, range.most);
    };
    RentOrBuyFigures figures;
    figures.used = arguments.has("--used");
    figures.pricePerCard = sum("--price", CostInput::Price);
    figures.rentPerCardHour = sum("--rent", CostInput::Rent);
    figures.hostPrice = sum("--host", CostInput::Host);
    figures.hostWatts = sum("--host-watts", CostInput::Watts);
    figures.tariffPerKwh = sum("--tariff", CostInput::Tariff);
    figures.storagePerMonth = sum("--storage", CostInput::Storage);
    figures.egressPerMonth = sum("--egress", CostInput::Egress);
    figures.load = optionalNumber(arguments, "--load", 1, 100, 0.01);
    figures.utilisation = optionalNumber(arguments, "--utilisation", 1, 100, 0.01);
    figures.supplyEfficiency = optionalNumber(arguments, "--supply-efficiency", 30, 100, 0.01);
    figures.resale = optionalNumber(arguments, "--resale", 0, 100, 0.01);
    figures.resaleLow = optionalNumber(arguments, "--resale-low", 0, 100, 0.01);
    figures.resaleHigh = optionalNumber(arguments, "--resale-high", 0, 100, 0.01);
    figures.cardWatts = sum("--card-watts", CostInput::Watts);
    figures.interestPerYear = optionalNumber(arguments, "--interest", 0, 100, 0.01);
    figures.inDataCentre = arguments.has("--in-data-centre");
    figures.pue = sum("--pue", CostInput::Pue);
    if (figures.pue && !figures.inDataCentre)
        throw CliError{ExitCode::WrongUsage,
                       CostWords::tr("--pue goes with --in-data-centre: at home there is no PUE, and a rent "
                                     "includes it.")};
    return figures;
}

ScoreWeights readTierWeights(const Arguments &arguments)
{
    ScoreWeights weights;
    const auto text = arguments.value("--weights");
    if (!text)
        return weights;
    const std::array<std::pair<const char *, double *>, 5> parts{{{"headroom", &weights.headroom},
                                                                  {"speed", &weights.speed},
                                                                  {"price", &weights.price},
                                                                  {"software", &weights.software},
                                                                  {"power", &weights.power}}};
    for (const auto &[name, weight] : parts)
        *weight *= 100; // as they are written; what is not named keeps its own
    double sum = 0;
    for (const QString &entry : text->split(u',', Qt::SkipEmptyParts)) {
        const auto part = std::find_if(parts.begin(), parts.end(), [&](const auto &p) {
            return entry.section(u'=', 0, 0).trimmed() == QLatin1StringView(p.first);
        });
        bool ok = false;
        const double value = entry.section(u'=', 1).toDouble(&ok);
        if (part == parts.end() || !ok || !(value >= 0 && value <= 1000)) // so that "nan" fails too
            throw CliError{
                ExitCode::WrongUsage,
                TierWords::tr(
                    "--weights takes headroom, speed, price, software and power with numbers from 0 "
                    "to 1000, such as speed=50,price=20, not \"%1\".")
                    .arg(entry)};
        *part->second = value;
    }
    for (const auto &[name, weight] : parts)
        sum += *weight;
    if (!(sum > 0))
        throw CliError{ExitCode::WrongUsage,
                       TierWords::tr("At least one of the --weights must be more than zero.")};
    return weights;
}

} // namespace gpuwise
