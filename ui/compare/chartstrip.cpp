// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/chartstrip.h"

#include "model/session/pricespeed.h"
#include "model/session/session.h"
#include "model/tables/comparisoncharts.h"
#include "model/tables/comparisontable.h"
#include "ui/chartmenu.h"
#include "ui/charts/barchartview.h"
#include "ui/charts/scatterview.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int slotWidth = 236;
constexpr int slotGap = 24;
constexpr int padding = 16;
constexpr int roomyPage = 700; ///< from this height on the charts are open at first
constexpr int lowPage = 560;
constexpr int leastScatter = 150;
constexpr int mostScatter = 220;
const QString priceSpeedId = QStringLiteral("price_speed"); ///< beside the ids of rows

/// The title row: chevron and words, like the section titles of the table above.
class StripTitle final : public QToolButton
{
public:
    using QToolButton::QToolButton;
    QSize sizeHint() const override
    {
        return {QFontMetrics(fontOf(TextRole::Key)).horizontalAdvance(text()) + 28 + 8,
                lineHeightOf(TextRole::Key) + 7};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Tokens &t = tokensOf(this);
        paintChevron(painter, QRect(0, 0, 16, height()), isChecked() ? Qt::DownArrow : Qt::RightArrow,
                     t.secondaryText);
        painter.setFont(fontOf(TextRole::Key));
        painter.setPen(t.text);
        painter.drawText(rect().adjusted(20, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
        if (hasFocus())
            paintFocus(painter, QRectF(rect()), t);
    }
};

} // namespace

ChartStrip::ChartStrip(Session &session, ComparisonTable &table, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_table(table)
    , m_toggle(new StripTitle(this))
    , m_charts(new QWidget(this))
{
    setObjectName(QStringLiteral("compareChartStrip"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_toggle->setObjectName(QStringLiteral("compareChartsToggle"));
    m_toggle->setCheckable(true);
    m_toggle->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(m_charts);
    row->setContentsMargins(0, 0, 0, 6);
    row->setSpacing(slotGap);
    for (int slot = 0; slot < mostCharts; ++slot) {
        m_slots.push_back(makeSlot(slot));
        row->addWidget(m_slots.back().box, 1, Qt::AlignTop);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 3, padding, 3);
    column->setSpacing(2);
    column->addWidget(m_toggle, 0, Qt::AlignLeft);
    column->addWidget(m_charts);

    connect(m_toggle, &QToolButton::toggled, this, &ChartStrip::setOpen);
    connect(&table, &ComparisonTable::comparisonChanged, this, &ChartStrip::refresh);
    applyOpen();
    retranslate();
}

ChartStrip::Slot ChartStrip::makeSlot(int number)
{
    Slot slot;
    slot.box = new QWidget(m_charts);
    slot.metric = new QComboBox(slot.box);
    slot.metric->setObjectName(QStringLiteral("compareChartMetric%1").arg(number + 1));
    slot.metric->setProperty("bare", true);
    slot.metric->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    slot.metric->setMinimumContentsLength(8);
    slot.unit = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, slot.box);
    slot.chart = new BarChartView(slot.box);
    slot.chart->setObjectName(QStringLiteral("compareChart%1").arg(number + 1));
    slot.scatter = new ScatterView(slot.box);
    slot.scatter->setObjectName(QStringLiteral("compareScatter%1").arg(number + 1));
    slot.scatter->setFixedHeight(mostScatter);
    slot.scatter->hide();
    addPictureMenu(slot.chart);
    addPictureMenu(slot.scatter);
    slot.aside = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, slot.box);
    slot.aside->setObjectName(QStringLiteral("compareScatterNote%1").arg(number + 1));
    slot.aside->setMaximumLines(3);
    slot.aside->hide();
    auto *title = new QHBoxLayout;
    title->setSpacing(8);
    title->addWidget(slot.metric, 1);
    title->addWidget(slot.unit);
    auto *column = new QVBoxLayout(slot.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(title);
    column->addWidget(slot.chart);
    column->addWidget(slot.scatter);
    column->addWidget(slot.aside);
    connect(slot.metric, &QComboBox::activated, this, [this, number](int index) {
        Slot &here = m_slots[static_cast<std::size_t>(number)];
        here.chosen = here.metric->itemData(index).toString();
        refresh();
    });
    connect(slot.chart, &BarChartView::activated, this, [this, number] {
        Q_EMIT metricActivated(m_slots[static_cast<std::size_t>(number)].chart->barChart().id);
    });
    connect(slot.scatter, &ScatterView::pointActivated, this, [this] {
        for (const ComparisonRow &row : m_table.comparison().rows)
            if (row.field == ComparisonField::Speed)
                Q_EMIT metricActivated(row.id());
    });
    return slot;
}

int ChartStrip::chartCount() const
{
    const int room = (width() - 12 - padding + slotGap) / (slotWidth + slotGap);
    return std::clamp(room, 1, mostCharts);
}

BarChartView *ChartStrip::chart(int slot) const
{
    return m_slots.at(static_cast<std::size_t>(slot)).chart;
}

ScatterView *ChartStrip::scatter(int slot) const
{
    return m_slots.at(static_cast<std::size_t>(slot)).scatter;
}

QComboBox *ChartStrip::metricCombo(int slot) const
{
    return m_slots.at(static_cast<std::size_t>(slot)).metric;
}

void ChartStrip::setOpen(bool open)
{
    m_decided = true;
    if (open == m_open)
        return;
    m_open = open;
    applyOpen();
}

void ChartStrip::openIfRoom(int pageHeight)
{
    for (const Slot &slot : m_slots) { // in a low window the table needs the room
        slot.scatter->setFixedHeight(std::clamp(pageHeight / 3, leastScatter, mostScatter));
        slot.aside->setMaximumLines(pageHeight < lowPage ? 1 : 3);
    }
    if (m_decided || m_open == (pageHeight >= roomyPage))
        return;
    m_open = !m_open;
    applyOpen();
}

void ChartStrip::applyOpen()
{
    const QSignalBlocker blocker(m_toggle);
    m_toggle->setChecked(m_open);
    m_charts->setVisible(m_open);
    retranslate();
    updateGeometry();
}

void ChartStrip::forgetWishes()
{
    m_decided = false;
    for (Slot &slot : m_slots)
        slot.chosen.clear();
    refresh();
}

void ChartStrip::choosePriceSpeed()
{
    m_slots.front().chosen = priceSpeedId;
    refresh();
}

void ChartStrip::refresh()
{
    const Comparison &comparison = m_table.comparison();
    std::vector<ChartMetric> metrics = chartMetrics(comparison);
    const bool answered = !comparison.columns.empty() && comparison.columns.front().judged;
    if (answered)
        metrics.push_back({priceSpeedId, tr("Price and speed")});
    const auto known = [&metrics](const QString &id) {
        return std::any_of(metrics.begin(), metrics.end(), [&](const ChartMetric &m) { return m.id == id; });
    };
    // A metric that is gone for the moment (another task) comes back when it can.
    QStringList free = firstMetrics(comparison, static_cast<int>(metrics.size()));
    for (const Slot &slot : m_slots)
        free.removeAll(slot.chosen);
    for (Slot &slot : m_slots) {
        QString shown = slot.chosen;
        if (!known(shown))
            shown = free.isEmpty() ? QString() : free.takeFirst();
        const QSignalBlocker blocker(slot.metric);
        slot.metric->clear();
        for (const ChartMetric &metric : metrics)
            slot.metric->addItem(metric.name, metric.id);
        slot.metric->setCurrentIndex(slot.metric->findData(shown));
        fillSlot(slot, shown);
    }
    showSlots();
}

void ChartStrip::fillSlot(Slot &slot, const QString &shown)
{
    const Comparison &comparison = m_table.comparison();
    slot.scatters = shown == priceSpeedId;
    slot.chart->setVisible(!slot.scatters);
    slot.scatter->setVisible(slot.scatters);
    slot.aside->hide();
    if (slot.scatters) {
        const ScatterChart chart =
            priceSpeedOf(m_session.catalogue(), m_session.workload(), comparison, QLocale()).chart;
        slot.scatter->setScatterChart(chart);
        slot.unit->setText(tr("◆ front", "of price and speed"));
        slot.aside->setText(chart.note);
        slot.aside->setVisible(!chart.note.isEmpty());
        return;
    }
    const BarChart chart = comparisonChart(m_session.catalogue(), comparison, shown, QLocale());
    slot.unit->setText(chart.note.isEmpty() ? chart.unit
                       : chart.unit.isEmpty()
                           ? chart.note
                           : tr("%1; %2", "unit, meaning of the marks").arg(chart.unit, chart.note));
    slot.chart->setBarChart(chart);
}

void ChartStrip::showSlots()
{
    const int shown = chartCount();
    for (int slot = 0; slot < mostCharts; ++slot) {
        const Slot &here = m_slots[static_cast<std::size_t>(slot)];
        here.box->setVisible(slot < shown && (here.scatters || !here.chart->barChart().bars.empty()));
    }
}

void ChartStrip::retranslate()
{
    m_toggle->setText(tr("Charts"));
    m_toggle->setAccessibleName(m_open ? tr("Charts, open") : tr("Charts, closed"));
    m_toggle->setToolTip(m_open ? tr("Close the charts") : tr("Show rows of the table as bars"));
    for (const Slot &slot : m_slots) {
        slot.metric->setAccessibleName(tr("What this chart shows"));
        slot.metric->setToolTip(tr("Choose what this chart shows."));
    }
    m_toggle->updateGeometry();
    refresh();
}

void ChartStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showSlots();
}

void ChartStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChartStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    paintBox(painter, rect(), t.base, t.panelBorder);
}

} // namespace gpuwise
