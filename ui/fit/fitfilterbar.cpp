// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/fitfilterbar.h"

#include "model/words/words.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

constexpr std::array orders{
    FitOrder{FitTable::VerdictColumn, Qt::AscendingOrder},
    FitOrder{FitTable::VerdictColumn, Qt::DescendingOrder},
    FitOrder{FitTable::SpeedColumn, Qt::DescendingOrder},
    FitOrder{FitTable::SpeedColumn, Qt::AscendingOrder},
    FitOrder{FitTable::ValueColumn, Qt::DescendingOrder},
    FitOrder{FitTable::ValueColumn, Qt::AscendingOrder},
    FitOrder{FitTable::BarColumn, Qt::AscendingOrder},
    FitOrder{FitTable::BarColumn, Qt::DescendingOrder},
    FitOrder{FitTable::CardColumn, Qt::AscendingOrder},
    FitOrder{FitTable::CardColumn, Qt::DescendingOrder},
};

} // namespace

FitOrder naturalOrder(int column)
{
    const bool mostFirst = column == FitTable::SpeedColumn || column == FitTable::ValueColumn;
    return {column, mostFirst ? Qt::DescendingOrder : Qt::AscendingOrder};
}

FitFilterBar::FitFilterBar(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_vendor(new QComboBox(this))
    , m_segment(new QComboBox(this))
    , m_fits(new QCheckBox(this))
    , m_budget(new QCheckBox(this))
    , m_orderLabel(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_order(new QComboBox(this))
    , m_search(new SearchField(this))
{
    m_vendor->setObjectName(QStringLiteral("fitVendor"));
    m_segment->setObjectName(QStringLiteral("fitSegment"));
    m_fits->setObjectName(QStringLiteral("fitOnlyFits"));
    m_budget->setObjectName(QStringLiteral("fitInBudget"));
    m_order->setObjectName(QStringLiteral("fitOrder"));
    m_search->setObjectName(QStringLiteral("fitSearch"));
    m_search->setMinimumWidth(120);
    m_search->setMaximumWidth(220);
    for (const Gpu &gpu : catalogue.gpus) {
        if (std::find(m_vendors.begin(), m_vendors.end(), gpu.vendor) == m_vendors.end())
            m_vendors.push_back(gpu.vendor);
        if (std::find(m_segments.begin(), m_segments.end(), gpu.segment) == m_segments.end())
            m_segments.push_back(gpu.segment);
    }
    std::sort(m_vendors.begin(), m_vendors.end());
    std::sort(m_segments.begin(), m_segments.end());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_search, 1);
    row->addWidget(m_vendor);
    row->addWidget(m_segment);
    row->addSpacing(4);
    row->addWidget(m_fits);
    row->addWidget(m_budget);
    row->addStretch(1);
    row->addWidget(m_orderLabel);
    row->addWidget(m_order);
    for (QComboBox *combo : {m_vendor, m_segment})
        connect(combo, &QComboBox::currentIndexChanged, this, &FitFilterBar::filterChanged);
    for (QCheckBox *check : {m_fits, m_budget})
        connect(check, &QCheckBox::toggled, this, &FitFilterBar::filterChanged);
    connect(m_search, &QLineEdit::textChanged, this, &FitFilterBar::filterChanged);
    connect(m_order, &QComboBox::activated, this,
            [this](int index) { Q_EMIT orderPicked(orders[static_cast<std::size_t>(index)]); });
    retranslate();
}

FitFilter FitFilterBar::filter() const
{
    FitFilter filter;
    if (m_vendor->currentIndex() > 0)
        filter.vendor = m_vendors[static_cast<std::size_t>(m_vendor->currentIndex() - 1)];
    if (m_segment->currentIndex() > 0)
        filter.segment = m_segments[static_cast<std::size_t>(m_segment->currentIndex() - 1)];
    filter.onlyFits = m_fits->isChecked();
    filter.onlyWithinBudget = m_budget->isChecked();
    filter.text = m_search->text().simplified();
    return filter;
}

void FitFilterBar::clear()
{
    {
        const QSignalBlocker blockers[] = {QSignalBlocker(m_vendor), QSignalBlocker(m_segment),
                                           QSignalBlocker(m_fits), QSignalBlocker(m_budget),
                                           QSignalBlocker(m_search)};
        m_vendor->setCurrentIndex(0);
        m_segment->setCurrentIndex(0);
        m_fits->setChecked(false);
        m_budget->setChecked(false);
        m_search->clear();
    }
    Q_EMIT filterChanged();
}

void FitFilterBar::showOrder(const FitOrder &order)
{
    const auto found = std::find(orders.begin(), orders.end(), order);
    m_order->setCurrentIndex(found == orders.end() ? -1 : static_cast<int>(found - orders.begin()));
}

void FitFilterBar::fillOrders()
{
    const QString names[] = {tr("Closest fit first"),  tr("Most room first"),   tr("Fastest first"),
                             tr("Slowest first"),      tr("Best value first"),  tr("Least value first"),
                             tr("Least memory first"), tr("Most memory first"), tr("Name, A to Z"),
                             tr("Name, Z to A")};
    static_assert(std::size(orders) == 10);
    const int chosen = std::max(0, m_order->currentIndex());
    m_order->clear();
    for (const QString &name : names)
        m_order->addItem(name);
    m_order->setCurrentIndex(chosen);
}

void FitFilterBar::retranslate()
{
    const QSignalBlocker vendorBlocker(m_vendor), segmentBlocker(m_segment);
    const int vendor = std::max(0, m_vendor->currentIndex());
    m_vendor->clear();
    m_vendor->addItem(tr("All vendors"));
    for (const Vendor each : m_vendors)
        m_vendor->addItem(vendorName(each));
    m_vendor->setCurrentIndex(vendor);
    const int segment = std::max(0, m_segment->currentIndex());
    m_segment->clear();
    m_segment->addItem(tr("All kinds"));
    for (const Segment each : m_segments)
        m_segment->addItem(segmentName(each));
    m_segment->setCurrentIndex(segment);
    fillOrders();
    m_vendor->setAccessibleName(tr("Vendor"));
    m_segment->setAccessibleName(tr("Kind of card"));
    m_fits->setText(tr("Fits"));
    m_fits->setToolTip(inertToolTip(tr("Only cards that hold the workload with room for the high end")));
    m_budget->setText(tr("In budget"));
    m_budget->setToolTip(inertToolTip(tr("Only groups with a known price within the limit of question 2")));
    m_orderLabel->setText(tr("Sort"));
    m_orderLabel->setBuddy(m_order);
    m_order->setAccessibleName(tr("Order of the cards"));
    m_search->setPlaceholderText(tr("Find a card"));
    m_search->setAccessibleName(tr("Find a card by name"));
}

} // namespace gpuwise
