// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/budgeteditor.h"

#include "model/session/answertexts.h"
#include "model/session/budgetedits.h"
#include "model/session/session.h"
#include "ui/advisor/ownedcardfield.h"
#include "ui/widgets/choicetile.h"
#include "ui/widgets/moneyedit.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr std::array modes{AcquireMode::Buy, AcquireMode::Rent, AcquireMode::Either};
constexpr std::array coverages{BudgetCovers::Cards, BudgetCovers::CardsAndSupply, BudgetCovers::WholePc};
constexpr std::array regions{Region::Cn, Region::Us, Region::Eu, Region::Any};
constexpr int hoursOfAMonth = 730;

template <typename Value> void select(QComboBox *combo, Value value)
{
    combo->setCurrentIndex(combo->findData(static_cast<int>(value)));
}

} // namespace

BudgetEditor::BudgetEditor(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_modes(new QButtonGroup(this))
    , m_sum(new MoneyEdit(this))
    , m_hours(new QSpinBox(this))
    , m_months(new QSpinBox(this))
    , m_cards(new Segmented(this))
    , m_used(new QCheckBox(this))
    , m_covers(new QComboBox(this))
    , m_region(new QComboBox(this))
    , m_watts(new QSpinBox(this))
    , m_system(new QComboBox(this))
    , m_vendors(new QComboBox(this))
    , m_owned(new OwnedCardField(session.catalogue(), this))
{
    auto *tiles = new QHBoxLayout;
    tiles->setSpacing(8);
    for (std::size_t i = 0; i < modes.size(); ++i) {
        m_modeTiles[i] = new ChoiceTile(this);
        m_modeTiles[i]->setObjectName(QStringLiteral("budgetMode%1").arg(i));
        m_modes->addButton(m_modeTiles[i], static_cast<int>(i));
        tiles->addWidget(m_modeTiles[i], 1);
    }
    letTabReachTheChosen(*m_modes);
    connect(m_modes, &QButtonGroup::idClicked, this, [this](int id) {
        change([id](BudgetAnswer &b) { b = withMode(b, modes[static_cast<std::size_t>(id)]); });
    });

    auto *money = new QGridLayout;
    auto *limits = new QGridLayout;
    for (QGridLayout *grid : {money, limits}) {
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(8);
    }
    buildMoney(money);
    buildLimits(limits);
    money->setRowStretch(money->rowCount(), 1);
    limits->setRowStretch(limits->rowCount(), 1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(32);
    columns->addLayout(money);
    columns->addLayout(limits);
    columns->addStretch(1);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(16);
    column->addLayout(tiles);
    column->addLayout(columns);
    connect(&session, &Session::catalogueChanged, m_owned, &OwnedCardField::reload);
    connect(&session, &Session::budgetChanged, this, &BudgetEditor::showAnswer);
    retranslate();
    showAnswer();
}

void BudgetEditor::buildMoney(QGridLayout *grid)
{
    m_sum->setObjectName(QStringLiteral("budgetSum"));
    m_hours->setObjectName(QStringLiteral("hoursSpin"));
    m_months->setObjectName(QStringLiteral("monthsSpin"));
    m_covers->setObjectName(QStringLiteral("coversCombo"));
    m_hours->setRange(1, hoursOfAMonth);
    m_months->setRange(1, 120);
    m_sumRow = addFormRow(grid, m_sum, this);
    m_sumRow.label->setBuddy(m_sum->amountEdit());
    addRefusalRow(grid, m_sum->refusal(), QStringLiteral("sumRefusal"), this);
    m_coversRow = addFormRow(grid, m_covers, this);
    m_hoursRow = addFormRow(grid, m_hours, this);
    m_monthsRow = addFormRow(grid, m_months, this);
    m_ownedRow = addFormRow(grid, m_owned, this);
    m_ownedRow.label->setBuddy(m_owned->cardCombo());
    addRefusalRow(grid, m_owned->refusal(), QStringLiteral("ownedRefusal"), this);
    explainFormRow(m_coversRow, GuideTerm::BudgetCovers);
    explainFormRow(m_hoursRow, GuideTerm::HoursOfUse);
    explainFormRow(m_monthsRow, GuideTerm::MonthsOfUse);

    connect(m_sum, &MoneyEdit::moneyEntered, this, &BudgetEditor::enterSum);
    connect(m_sum, &MoneyEdit::currencyPicked, this, [this](Currency currency) {
        change([&](BudgetAnswer &b) { b = withCurrency(b, currency, m_session.catalogue().rates); });
    });
    connect(m_covers, &QComboBox::activated, this, [this](int index) {
        const auto covers = static_cast<BudgetCovers>(m_covers->itemData(index).toInt());
        change([covers](BudgetAnswer &b) { b.covers = covers; });
    });
    connect(m_owned, &OwnedCardField::cardsPicked, this, [this](const std::optional<CardGroup> &cards) {
        change([&](BudgetAnswer &b) { b.owned = cards; });
    });
    connect(m_hours, &QSpinBox::valueChanged, this,
            [this](int hours) { change([hours](BudgetAnswer &b) { b.hoursPerMonth = hours; }); });
    connect(m_months, &QSpinBox::valueChanged, this,
            [this](int months) { change([months](BudgetAnswer &b) { b = withMonths(b, months); }); });
}

void BudgetEditor::buildLimits(QGridLayout *grid)
{
    m_cards->setObjectName(QStringLiteral("cardsSegmented"));
    for (const int count : {1, 2, 4, 8, 16})
        m_cards->addChoice(count, QString::number(count), QStringLiteral("cards%1").arg(count));
    m_used->setObjectName(QStringLiteral("usedCheck"));
    m_region->setObjectName(QStringLiteral("regionCombo"));
    m_system->setObjectName(QStringLiteral("systemCombo"));
    m_vendors->setObjectName(QStringLiteral("vendorsCombo"));
    m_watts->setObjectName(QStringLiteral("wattsSpin"));
    m_watts->setRange(0, 20000);
    m_watts->setSingleStep(50);

    m_cardsRow = addFormRow(grid, m_cards, this);
    m_used->setMinimumHeight(
        m_region->sizeHint().height()); // as high as its neighbours: both columns line up
    grid->addWidget(m_used, grid->rowCount(), 1);
    m_regionRow = addFormRow(grid, m_region, this);
    m_vendorsRow = addFormRow(grid, m_vendors, this);
    m_wattsRow = addFormRow(grid, m_watts, this);
    m_systemRow = addFormRow(grid, m_system, this);
    explainFormRow(m_cardsRow, GuideTerm::CardsAtMost);
    explainFormRow(m_regionRow, GuideTerm::Region);
    explainFormRow(m_vendorsRow, GuideTerm::Vendors);
    explainFormRow(m_wattsRow, GuideTerm::PowerAtMost);

    connect(m_cards, &Segmented::choicePicked, this,
            [this](int count) { change([count](BudgetAnswer &b) { b.maxCards = count; }); });
    connect(m_used, &QCheckBox::clicked, this,
            [this](bool on) { change([on](BudgetAnswer &b) { b.usedAccepted = on; }); });
    connect(m_region, &QComboBox::activated, this, [this](int index) {
        const auto region = static_cast<Region>(m_region->itemData(index).toInt());
        change([region](BudgetAnswer &b) { b.region = region; });
    });
    connect(m_vendors, &QComboBox::activated, this, [this](int index) {
        const auto choice = static_cast<VendorChoice>(m_vendors->itemData(index).toInt());
        change([choice](BudgetAnswer &b) { b.vendors = vendorsOf(choice); });
    });
    connect(m_watts, &QSpinBox::valueChanged, this, [this](int watts) {
        change([watts](BudgetAnswer &b) {
            b.maxWatts = watts > 0 ? std::optional<double>(watts) : std::nullopt;
        });
    });
    connect(m_system, &QComboBox::activated, this, [this](int index) {
        const auto system = static_cast<OperatingSystem>(m_system->itemData(index).toInt());
        change([system](BudgetAnswer &b) { b.os = system; });
    });
}

QWidget *BudgetEditor::firstField() const
{
    return m_modes->checkedButton() ? m_modes->checkedButton() : m_modeTiles.front();
}

void BudgetEditor::change(const std::function<void(BudgetAnswer &)> &edit)
{
    if (m_showing)
        return;
    BudgetAnswer budget = m_session.workload().budget;
    edit(budget);
    m_session.setBudget(budget);
}

void BudgetEditor::enterSum(const std::optional<Money> &sum)
{
    change([&](BudgetAnswer &b) { b = withShownLimit(b, sum); });
}

void BudgetEditor::retranslate()
{
    m_showing = true;
    const QString explanations[] = {tr("A sum to spend once. Electricity is shown beside it."),
                                    tr("A sum a month, by the hours of use."),
                                    tr("Compares both over the months of use.")};
    for (std::size_t i = 0; i < modes.size(); ++i)
        m_modeTiles[i]->setContent({acquireName(modes[i]), {}, explanations[i], {}});
    setFormText(m_coversRow, tr("The sum &covers"),
                tr("What is missing is added to the cost of each option."));
    setFormText(m_hoursRow, tr("Ho&urs of use a month"));
    setFormText(m_monthsRow, tr("Mo&nths of use"));
    m_hours->setSuffix(tr(" h"));
    setFormText(m_ownedRow, tr("&I already own"));
    setFormText(m_cardsRow, tr("Cards at &most"));
    m_used->setText(tr("Used cards &accepted"));
    setFormText(m_regionRow, tr("&Region"), tr("What is sold and rented there, at prices from there."));
    setFormText(m_vendorsRow, tr("Vend&ors"));
    setFormText(m_wattsRow, tr("&Power of the cards at most"));
    m_watts->setSuffix(tr(" W"));
    m_watts->setSpecialValueText(tr("no limit"));
    setFormText(m_systemRow, tr("Operating s&ystem"));

    const auto fill = [](QComboBox *combo, auto values, auto name) {
        combo->clear();
        for (const auto value : values)
            combo->addItem(name(value), static_cast<int>(value));
    };
    fill(m_covers, coverages, coversName);
    fill(m_region, regions, regionName);
    fill(m_vendors,
         std::array{VendorChoice::All, VendorChoice::Nvidia, VendorChoice::NvidiaAmd, VendorChoice::Amd,
                    VendorChoice::Intel, VendorChoice::Chinese},
         vendorChoiceName);
    fill(m_system, std::array{OperatingSystem::Linux, OperatingSystem::Windows, OperatingSystem::MacOs},
         systemName);
    m_showing = false;
}

void BudgetEditor::showAnswer()
{
    m_showing = true;
    const BudgetAnswer &budget = m_session.workload().budget;
    for (std::size_t i = 0; i < modes.size(); ++i)
        m_modeTiles[i]->setChecked(modes[i] == budget.mode);
    setFormText(m_sumRow, budget.mode == AcquireMode::Rent     ? tr("At mo&st, a month")
                          : budget.mode == AcquireMode::Either ? tr("At most, over the &whole time")
                                                               : tr("At mo&st, once (to buy)"));
    m_sum->setName(QString(m_sumRow.label->text()).remove(u'&'));
    m_sum->setMoney(shownLimit(budget), budget.currency);
    m_hours->setValue(static_cast<int>(budget.hoursPerMonth));
    m_months->setValue(static_cast<int>(budget.months));
    setFormVisible(m_coversRow, budget.mode != AcquireMode::Rent);
    m_owned->setCards(budget.owned);
    m_cards->setChoice(nearestCardChoice(budget.maxCards));
    m_used->setChecked(budget.usedAccepted);
    m_used->setEnabled(budget.mode != AcquireMode::Rent);
    select(m_covers, budget.covers);
    select(m_region, budget.region);
    select(m_vendors, vendorChoiceOf(budget.vendors));
    select(m_system, budget.os);
    m_watts->setValue(budget.maxWatts ? static_cast<int>(*budget.maxWatts) : 0);
    m_showing = false;
}

void BudgetEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showAnswer();
    }
}

} // namespace gpuwise
