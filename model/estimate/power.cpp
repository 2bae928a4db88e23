// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/power.h"

#include "model/estimate/tariff.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// A card this close to the limit of its connector has no room for a raised power limit.
constexpr double nearConnectorLimit = 0.9;
constexpr double sixteenPinWatts = 600;

/// Answers one question part by part and collects the notes.
class PowerSum
{
public:
    PowerSum(const Catalogue &catalogue, const Gpu &gpu, const PowerQuestion &question)
        : m_catalogue(catalogue)
        , m_gpu(gpu)
        , m_question(question)
    {}

    PowerAnswer run()
    {
        m_answer.place = isServerModule(m_gpu) ? PowerPlace::ServerBoard
                         : m_gpu.segment == Segment::Unified || m_gpu.segment == Segment::Laptop
                             ? PowerPlace::WholeMachine
                             : PowerPlace::Desktop;
        m_answer.cardWatts = m_gpu.number(SpecField::TdpWatts);
        if (!m_answer.cardWatts)
            note(NoteCode::PowerUnknown);
        const bool desktop = m_answer.place == PowerPlace::Desktop;
        if (desktop) {
            sumUp();
            connect();
            plugIn();
            measure();
        } else if (m_answer.place == PowerPlace::ServerBoard) {
            note(NoteCode::ServerBoard, {}, m_gpu.spec(SpecField::FormFactor).text);
        } else {
            note(NoteCode::WholeMachine);
        }
        payForElectricity();
        std::stable_sort(m_answer.notes.begin(), m_answer.notes.end(),
                         [](const Note &a, const Note &b) { return noteKind(a.code) < noteKind(b.code); });
        return std::move(m_answer);
    }

private:
    void note(NoteCode code, std::array<double, 3> numbers = {}, const QString &name = {})
    {
        m_answer.notes.push_back({code, numbers, m_question.currency, name});
    }

    void sumUp()
    {
        m_answer.vendorWatts = m_gpu.number(SpecField::RecommendedPsuWatts);
        if (m_answer.vendorWatts)
            note(NoteCode::SupplyVendorFloor, {*m_answer.vendorWatts});
        else
            note(NoteCode::SupplyVendorUnknown);
        if (!m_answer.cardWatts)
            return;
        const double cards = *m_answer.cardWatts * m_question.count;
        const double others = m_question.cpuWatts + m_question.restWatts;
        const double sustained = cards + others;
        const double own = supplyFor(sustained, m_question.standard);
        m_answer.sustainedWatts = sustained;
        m_answer.ownSumWatts = own;
        if (m_question.standard == SupplyStandard::Atx3)
            note(NoteCode::SupplySum, {sustained, cards, own});
        else
            note(NoteCode::SupplyOlder, {sustained, own});
        const double supply = std::max(own, m_answer.vendorWatts.value_or(0));
        m_answer.supplyWatts = supply;
        if (supply > largestUsualSupply)
            note(NoteCode::SecondSupply, {supply});
        m_answer.peakWatts = peakFactor * cards + others;
        m_answer.survivedWatts = survivedPeak(supply, m_question.standard);
        note(*m_answer.peakWatts > *m_answer.survivedWatts ? NoteCode::PeakBeyondSupply
                                                           : NoteCode::PeakSurvived,
             {*m_answer.peakWatts, *m_answer.survivedWatts});
    }

    void connect()
    {
        const Connectors &found = m_answer.connectors =
            readConnectors(m_gpu.spec(SpecField::PowerConnectors));
        if (!found.known) {
            note(NoteCode::ConnectorsUnknown);
            return;
        }
        if (!found.plugs.empty())
            note(NoteCode::ConnectorsNeeded, {}, connectorsText(found, m_question.count));
        for (const Connector &plug : found.plugs)
            if (!plug.limitWatts)
                note(NoteCode::ConnectorLimitUnknown, {}, plug.kind);
        if (found.hasSixteenPin())
            note(NoteCode::NativeConnector);
        if (!m_answer.cardWatts || !found.limitWatts)
            return;
        if (*m_answer.cardWatts > *found.limitWatts)
            note(NoteCode::ConnectorTooSmall, {*found.limitWatts, *m_answer.cardWatts});
        else if (found.hasSixteenPin() && *m_answer.cardWatts > nearConnectorLimit * sixteenPinWatts)
            note(NoteCode::ConnectorNearLimit, {*m_answer.cardWatts, sixteenPinWatts});
    }

    void plugIn()
    {
        if (!m_answer.sustainedWatts)
            return;
        std::vector<Circuit> circuits;
        if (m_question.circuit)
            circuits.push_back(*m_question.circuit);
        else
            circuits.assign(usualCircuits().begin(), usualCircuits().end());
        bool elsewhere = false;
        for (const Circuit &circuit : circuits) {
            CircuitAnswer answer;
            answer.circuit = circuit;
            answer.efficiency = supplyEfficiencyAt(m_question.level, circuit.volts,
                                                   *m_answer.sustainedWatts / *m_answer.supplyWatts);
            answer.wallWatts = *m_answer.sustainedWatts / answer.efficiency;
            judge(answer);
            elsewhere = elsewhere || (circuit.volts > 200 && answer.verdict != CircuitVerdict::Fits);
            m_answer.circuits.push_back(answer);
        }
        if (elsewhere)
            note(NoteCode::CircuitRuleElsewhere);
        const double volts = homeCircuit(m_question.region).volts;
        const auto home = std::find_if(m_answer.circuits.begin(), m_answer.circuits.end(),
                                       [&](const CircuitAnswer &a) { return a.circuit.volts == volts; });
        m_answer.heatWatts = (home != m_answer.circuits.end() ? *home : m_answer.circuits.front()).wallWatts;
        m_answer.heatBtuPerHour = *m_answer.heatWatts * btuPerHourPerWatt;
    }

    void judge(CircuitAnswer &answer)
    {
        const Circuit &circuit = answer.circuit;
        const QString name =
            QStringLiteral("%1 V %2 A").arg(QString::number(circuit.volts), QString::number(circuit.amperes));
        if (answer.wallWatts > circuit.limitWatts()) {
            answer.verdict = CircuitVerdict::OverLimit;
            note(NoteCode::CircuitOverLimit, {answer.wallWatts, circuit.limitWatts()}, name);
        } else if (answer.wallWatts > circuit.continuousWatts()) {
            answer.verdict = CircuitVerdict::OverContinuous;
            note(NoteCode::CircuitOverContinuous, {answer.wallWatts, circuit.continuousWatts()}, name);
        }
    }

    void measure()
    {
        m_answer.lengthMm = m_gpu.number(SpecField::LengthMm);
        if (!m_answer.lengthMm)
            note(NoteCode::LengthUnknown);
        else if (!m_question.caseLengthMm)
            note(NoteCode::CaseUnknown, {*m_answer.lengthMm});
        else if (*m_answer.lengthMm > *m_question.caseLengthMm)
            note(NoteCode::CaseTooShort, {*m_answer.lengthMm, *m_question.caseLengthMm});
        if (const auto slots = m_gpu.number(SpecField::Slots)) {
            m_answer.slotsNeeded = *slots * m_question.count;
            if (m_question.caseSlots && *m_answer.slotsNeeded > *m_question.caseSlots)
                note(NoteCode::TooFewSlots, {*m_answer.slotsNeeded, *m_question.caseSlots});
        } else {
            note(NoteCode::SlotsUnknown);
        }
        if (m_gpu.segment == Segment::Consumer)
            note(NoteCode::PartnerCardsLarger);
        m_answer.passive = m_gpu.segment == Segment::Datacenter ||
                           m_gpu.spec(SpecField::FormFactor)
                               .text.contains(QLatin1StringView("passive"), Qt::CaseInsensitive);
        if (m_answer.passive)
            note(NoteCode::PassiveCard);
    }

    void payForElectricity()
    {
        const auto tariff =
            m_question.tariffPerKwh
                ? m_question.tariffPerKwh
                : m_catalogue.rates.convert(householdTariff(m_question.region), m_question.currency);
        if (!tariff || !m_answer.heatWatts) // nothing is known of a server's or laptop's own draw
            return;
        m_answer.tariffPerKwh = *tariff;
        const double kwh = *m_answer.heatWatts / 1000 * m_question.load * m_question.hoursPerMonth;
        m_answer.kwhPerMonth = kwh;
        m_answer.electricityPerMonth = tariff->times(kwh);
        note(NoteCode::ElectricityPerMonth, {m_question.hoursPerMonth, m_question.load, tariff->amount()});
        note(m_question.tariffPerKwh ? NoteCode::TariffOwn : tariffNote(m_question.region));
    }

    const Catalogue &m_catalogue;
    const Gpu &m_gpu;
    const PowerQuestion &m_question;
    PowerAnswer m_answer;
};

} // namespace

Circuit homeCircuit(Region region)
{
    const double volts = region == Region::Cn ? 220 : region == Region::Eu ? 230 : 120;
    const auto circuits = usualCircuits(); // the smaller of a voltage comes first
    return *std::find_if(circuits.begin(), circuits.end(),
                         [&](const Circuit &circuit) { return circuit.volts == volts; });
}

PowerAnswer powerFor(const Catalogue &catalogue, const Gpu &gpu, const PowerQuestion &question)
{
    return PowerSum(catalogue, gpu, question).run();
}

} // namespace gpuwise
