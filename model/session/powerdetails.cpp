// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/powerdetails.h"

#include "model/advice/pitfalls.h"
#include "model/words/format.h"
#include "model/words/notewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PowerDetails)
};

QString sourcesOf(const Catalogue &catalogue, NoteCode code)
{
    QStringList titles;
    for (const QString &id : noteSourceIds(code)) {
        const auto found = std::find_if(catalogue.sources.begin(), catalogue.sources.end(),
                                        [&](const Source &source) { return source.id == id; });
        if (found != catalogue.sources.end())
            titles << (found->title.isEmpty() ? found->id : found->title);
    }
    return titles.join(Words::tr("; ", "between titles of sources"));
}

/// The sentence, and where its rule comes from.
QString sourced(const Catalogue &catalogue, const Note &note, const QLocale &locale)
{
    const QString sources = sourcesOf(catalogue, note.code);
    return sources.isEmpty()
               ? noteSentence(note, locale)
               : sentencesJoined({noteSentence(note, locale), Words::tr("From: %1.").arg(sources)});
}

QString labelled(const Catalogue &catalogue, const Note &note, const QLocale &locale)
{
    const QString sentence = sourced(catalogue, note, locale);
    switch (noteKind(note.code)) {
    case NoteKind::Warning:
        return Words::tr("Mind: %1").arg(sentence);
    case NoteKind::ToAsk:
        return Words::tr("Ask: %1").arg(sentence);
    case NoteKind::Reason:
        break;
    }
    return sentence;
}

/// Lines of the answer; what a line explains is not said again below.
class PowerLines
{
public:
    PowerLines(const Catalogue &catalogue, const PowerQuestion &question, const PowerAnswer &answer,
               const QLocale &locale, bool withSources = true)
        : m_catalogue(catalogue)
        , m_question(question)
        , m_answer(answer)
        , m_locale(locale)
        , m_withSources(withSources)
    {}

    DetailSection make()
    {
        m_section.title = Words::tr("Power and place");
        m_section.sentences << powerConclusion(m_answer, m_locale);
        addLines();
        for (const Note &note : unsaid())
            m_section.sentences << labelled(m_catalogue, note, m_locale);
        return std::move(m_section);
    }

    PowerDetails makeDetails()
    {
        addLines();
        return {powerConclusion(m_answer, m_locale), std::move(m_section.lines), unsaid()};
    }

private:
    void addLines()
    {
        addBoardPower();
        if (m_answer.place == PowerPlace::Desktop) {
            addSupply();
            addConnectors();
            addWall();
            addPlace();
            addElectricity();
        }
    }

    std::vector<Note> unsaid() const
    {
        std::vector<Note> notes;
        for (const Note &note : m_answer.notes)
            if (!m_said.contains(note.code))
                notes.push_back(note);
        return notes;
    }

    QString watts(const std::optional<double> &value) const
    {
        return value ? Words::tr("%1 W").arg(formatNumber(*value, 0, m_locale))
                     : factStateWord(FactState::NotPublished);
    }

    void add(const QString &name, const QString &how, const QString &value)
    {
        m_section.lines.push_back({std::nullopt, name, how, value});
    }

    /// The reasons of these codes, as the explanation of a line.
    QString explained(std::initializer_list<NoteCode> codes)
    {
        QStringList sentences;
        for (const Note &note : m_answer.notes) {
            if (std::find(codes.begin(), codes.end(), note.code) == codes.end())
                continue;
            sentences << (m_withSources ? sourced(m_catalogue, note, m_locale)
                                        : noteSentence(note, m_locale));
            m_said.push_back(note.code);
        }
        return sentencesJoined(sentences);
    }

    void addBoardPower()
    {
        const int count = m_question.count;
        const std::optional<double> all =
            m_answer.cardWatts ? std::optional(*m_answer.cardWatts * count) : std::nullopt;
        add(Words::tr("Board power of the cards"),
            count > 1 && m_answer.cardWatts
                ? Words::tr("%1 × %2 W", "count, power of one")
                      .arg(QString::number(count), formatNumber(*m_answer.cardWatts, 0, m_locale))
                : QString(),
            watts(all));
    }

    void addSupply()
    {
        if (!m_answer.sustainedWatts)
            return;
        add(Words::tr("Whole PC under full load"),
            Words::tr("cards, %1 W for the CPU and %2 W for the rest")
                .arg(formatNumber(m_question.cpuWatts, 0, m_locale),
                     formatNumber(m_question.restWatts, 0, m_locale)),
            watts(m_answer.sustainedWatts));
        add(Words::tr("Peak, 100 microseconds"), explained({NoteCode::PeakSurvived}),
            watts(m_answer.peakWatts));
        add(Words::tr("Recommended supply"),
            explained({NoteCode::SupplySum, NoteCode::SupplyOlder, NoteCode::SupplyVendorFloor}),
            watts(m_answer.supplyWatts));
    }

    void addConnectors()
    {
        const Connectors &found = m_answer.connectors;
        (void)explained({NoteCode::ConnectorsNeeded}); // the line says it
        add(Words::tr("Power connectors"), {},
            !found.known          ? factStateWord(FactState::NotPublished)
            : found.plugs.empty() ? Words::tr("none: the slot is enough")
                                  : connectorsText(found, m_question.count));
    }

    void addWall()
    {
        for (const CircuitAnswer &circuit : m_answer.circuits)
            add(Words::tr("From the wall"),
                Words::tr("%1: %2", "circuit, verdict")
                    .arg(circuitName(circuit.circuit, m_locale), circuitVerdictWord(circuit.verdict)),
                watts(circuit.wallWatts));
        if (m_answer.heatWatts)
            add(Words::tr("Heat in the room"),
                Words::tr("%1 BTU an hour").arg(formatNumber(*m_answer.heatBtuPerHour, 0, m_locale)),
                watts(m_answer.heatWatts));
    }

    void addPlace()
    {
        if (m_answer.slotsNeeded)
            add(Words::tr("Slots"), {}, formatTrimmed(*m_answer.slotsNeeded, 1, m_locale));
        if (m_answer.lengthMm)
            add(Words::tr("Length"), explained({NoteCode::CaseUnknown}),
                Words::tr("%1 mm").arg(formatNumber(*m_answer.lengthMm, 0, m_locale)));
    }

    void addElectricity()
    {
        if (!m_answer.electricityPerMonth)
            return;
        add(Words::tr("Electricity per month, whole PC"),
            explained({NoteCode::ElectricityPerMonth, NoteCode::TariffUs, NoteCode::TariffEu,
                       NoteCode::TariffCn, NoteCode::TariffOwn}),
            Words::tr("%1 kWh, %2", "energy, money")
                .arg(formatNumber(*m_answer.kwhPerMonth, 0, m_locale),
                     formatMoney(*m_answer.electricityPerMonth, m_locale, 0)));
    }

    const Catalogue &m_catalogue;
    const PowerQuestion &m_question;
    const PowerAnswer &m_answer;
    const QLocale &m_locale;
    bool m_withSources;
    DetailSection m_section;
    QList<NoteCode> m_said;
};

} // namespace

PowerQuestion powerQuestionFor(const BudgetAnswer &budget, const CardGroup &cards, const PcSetup &pc)
{
    PowerQuestion question;
    static_cast<PcSetup &>(question) = pc;
    question.count = cards.count;
    question.region = budget.region;
    question.currency = budget.currency;
    question.hoursPerMonth = budget.hoursPerMonth;
    if (!question.circuit)
        question.circuit = homeCircuit(budget.region);
    return question;
}

DetailSection powerSection(const Catalogue &catalogue, const Workload &workload, const Option &option,
                           const PcSetup &pc, const QLocale &locale)
{
    const Gpu *gpu = catalogue.gpu(option.cards.gpuId);
    if (!gpu || option.mode == OptionMode::Rent || option.cards.count > mostPowerCards)
        return {};
    const PowerQuestion question = powerQuestionFor(workload.budget, option.cards, pc);
    const PowerAnswer answer = powerFor(catalogue, *gpu, question);
    DetailSection section = PowerLines(catalogue, question, answer, locale).make();
    if (answer.place == PowerPlace::Desktop)
        section.edit = DetailSection::Edit::Pc;
    return section;
}

PowerDetails powerDetails(const Catalogue &catalogue, const PowerQuestion &question,
                          const PowerAnswer &answer, const QLocale &locale)
{
    return PowerLines(catalogue, question, answer, locale, false).makeDetails();
}

DetailSection pitfallSection(const Catalogue &catalogue, const Workload &workload, const Option &option,
                             QDate today, const QLocale &locale)
{
    DetailSection section{Words::tr("Pitfalls of this card"), {}, {}, {}};
    const Gpu *gpu = catalogue.gpu(option.cards.gpuId);
    if (!gpu)
        return section;
    for (const Note &note : pitfallsOf(catalogue, *gpu, workload.budget.region, today))
        section.sentences << labelled(catalogue, note, locale);
    return section;
}

} // namespace gpuwise
