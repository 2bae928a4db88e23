// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/pcform.h"

#include "model/session/session.h"
#include "model/words/notewords.h"
#include "ui/widgets/guidehelp.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr int spinWidth = 144; // holds "not measured" beside the arrows
constexpr int comboWidth = 210;
constexpr int unknown = 0; ///< of length and slots: shown as words
constexpr int longestCase = 1000;
constexpr int mostSlots = 16;
constexpr int homeCircuitChoice = -1;
constexpr SupplyLevel levels[] = {SupplyLevel::Plain, SupplyLevel::Bronze,   SupplyLevel::Silver,
                                  SupplyLevel::Gold,  SupplyLevel::Platinum, SupplyLevel::Titanium};

std::optional<double> sizeOf(int value)
{
    return value == unknown ? std::nullopt : std::optional<double>(value);
}

int placeOf(const std::optional<Circuit> &circuit)
{
    const auto circuits = usualCircuits();
    const auto found = circuit ? std::find(circuits.begin(), circuits.end(), *circuit) : circuits.end();
    return found == circuits.end() ? homeCircuitChoice : static_cast<int>(found - circuits.begin());
}

QGridLayout *newColumn(QHBoxLayout *columns)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1); // words need the room, figures do not
    columns->addLayout(grid, 1);
    return grid;
}

} // namespace

PcForm::PcForm(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_cpu(makeSpin("pcCpuSpin", static_cast<int>(mostPcWatts),
                     [](PcSetup &pc, int watts) { pc.cpuWatts = watts; }))
    , m_rest(makeSpin("pcRestSpin", static_cast<int>(mostPcWatts),
                      [](PcSetup &pc, int watts) { pc.restWatts = watts; }))
    , m_length(
          makeSpin("pcLengthSpin", longestCase, [](PcSetup &pc, int mm) { pc.caseLengthMm = sizeOf(mm); }))
    , m_slots(
          makeSpin("pcSlotsSpin", mostSlots, [](PcSetup &pc, int slots) { pc.caseSlots = sizeOf(slots); }))
    , m_standard(makeCombo("pcSupplyCombo",
                           [](PcSetup &pc, int value) { pc.standard = static_cast<SupplyStandard>(value); }))
    , m_level(makeCombo("pcLevelCombo",
                        [](PcSetup &pc, int value) { pc.level = static_cast<SupplyLevel>(value); }))
    , m_circuit(makeCombo("pcCircuitCombo", [](PcSetup &pc, int place) {
        pc.circuit = place == homeCircuitChoice
                         ? std::nullopt
                         : std::optional(usualCircuits()[static_cast<std::size_t>(place)]);
    }))
{
    setObjectName(QStringLiteral("pcForm"));
    for (QSpinBox *watts : {m_cpu, m_rest}) {
        watts->setSingleStep(5);
        watts->setSuffix(QStringLiteral(" W"));
    }
    m_length->setSingleStep(5);
    m_length->setSuffix(QStringLiteral(" mm"));
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(24);
    QGridLayout *left = newColumn(columns);
    QGridLayout *right = newColumn(columns);
    m_cpuRow = addFormRow(left, m_cpu, this);
    m_restRow = addFormRow(left, m_rest, this);
    m_lengthRow = addFormRow(left, m_length, this);
    m_slotsRow = addFormRow(left, m_slots, this);
    m_standardRow = addFormRow(right, m_standard, this);
    m_levelRow = addFormRow(right, m_level, this);
    m_circuitRow = addFormRow(right, m_circuit, this);
    setGuideEntry(this, guideEntryFor(GuideTerm::SupplyAndPlace));
    for (QSpinBox *spin : {m_cpu, m_rest, m_length, m_slots})
        spin->setFixedWidth(spinWidth);
    for (QComboBox *combo : {m_standard, m_level, m_circuit})
        combo->setFixedWidth(comboWidth);
    for (QGridLayout *grid : {left, right})
        grid->setRowStretch(grid->rowCount(), 1);
    connect(&session, &Session::pcChanged, this, &PcForm::refresh);
    connect(&session, &Session::budgetChanged, this, &PcForm::retranslate); // the region names the circuit
    retranslate();
}

QSpinBox *PcForm::makeSpin(const char *objectName, int to, std::function<void(PcSetup &, int)> edit)
{
    auto *spin = new QSpinBox(this);
    spin->setObjectName(QString::fromLatin1(objectName));
    spin->setRange(0, to);
    spin->setKeyboardTracking(false);
    connect(spin, &QSpinBox::valueChanged, this,
            [this, edit = std::move(edit)](int value) { change([&](PcSetup &pc) { edit(pc, value); }); });
    return spin;
}

QComboBox *PcForm::makeCombo(const char *objectName, std::function<void(PcSetup &, int)> edit)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(QString::fromLatin1(objectName));
    connect(combo, &QComboBox::activated, this, [this, combo, edit = std::move(edit)] {
        change([&](PcSetup &pc) { edit(pc, combo->currentData().toInt()); });
    });
    return combo;
}

void PcForm::change(const std::function<void(PcSetup &)> &edit)
{
    if (m_showing)
        return;
    PcSetup pc = m_session.pc();
    edit(pc);
    m_session.setPc(pc);
}

void PcForm::refresh()
{
    m_showing = true;
    const PcSetup &pc = m_session.pc();
    m_cpu->setValue(static_cast<int>(std::lround(pc.cpuWatts)));
    m_rest->setValue(static_cast<int>(std::lround(pc.restWatts)));
    m_length->setValue(static_cast<int>(std::lround(pc.caseLengthMm.value_or(unknown))));
    m_slots->setValue(static_cast<int>(std::lround(pc.caseSlots.value_or(unknown))));
    m_standard->setCurrentIndex(m_standard->findData(static_cast<int>(pc.standard)));
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(pc.level)));
    m_circuit->setCurrentIndex(m_circuit->findData(placeOf(pc.circuit)));
    m_showing = false;
}

void PcForm::retranslate()
{
    const QLocale locale;
    m_showing = true;
    m_standard->clear();
    m_standard->addItem(tr("ATX 3.x, native 16-pin"), static_cast<int>(SupplyStandard::Atx3));
    m_standard->addItem(tr("Older, or not sure"), static_cast<int>(SupplyStandard::Older));
    m_level->clear();
    for (const SupplyLevel level : levels)
        m_level->addItem(supplyLevelName(level), static_cast<int>(level));
    m_circuit->clear();
    m_circuit->addItem(
        tr("Homes here: %1").arg(circuitName(homeCircuit(m_session.workload().budget.region), locale)),
        homeCircuitChoice);
    for (const Circuit &circuit : usualCircuits())
        m_circuit->addItem(circuitName(circuit, locale), placeOf(circuit));
    m_length->setSpecialValueText(tr("not measured"));
    m_slots->setSpecialValueText(tr("not counted"));
    setFormText(m_cpuRow, tr("CPU at most"));
    setFormText(m_restRow, tr("Board, drives, fans"));
    setFormText(m_lengthRow, tr("Case takes cards up to"));
    setFormText(m_slotsRow, tr("Slots for cards"));
    setFormText(m_standardRow, tr("Power supply"));
    setFormText(m_levelRow, tr("Efficiency"));
    setFormText(m_circuitRow, tr("Wall circuit"));
    m_showing = false;
    refresh();
}

void PcForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
