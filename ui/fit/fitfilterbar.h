// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which cards the fit table shows and in which order. What is chosen here is a view, not an answer: undo
// leaves it alone.
#pragma once

#include "model/tables/fitrows.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace gpuwise {

class SearchField;
class TextLabel;

struct FitOrder
{
    int column = FitTable::VerdictColumn;
    Qt::SortOrder order = Qt::AscendingOrder;

    bool operator==(const FitOrder &) const = default;
};
/// The order that one means when one clicks a head: names from A, the most memory, speed and value first.
FitOrder naturalOrder(int column);

class FitFilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FitFilterBar(const Catalogue &catalogue, QWidget *parent = nullptr);

    FitFilter filter() const;
    void clear();
    void showOrder(const FitOrder &order);
    SearchField *searchField() const { return m_search; }
    void retranslate();

Q_SIGNALS:
    void filterChanged();
    void orderPicked(const gpuwise::FitOrder &order);

private:
    void fillOrders();

    std::vector<Vendor> m_vendors;
    std::vector<Segment> m_segments;
    QComboBox *m_vendor;
    QComboBox *m_segment;
    QCheckBox *m_fits;
    QCheckBox *m_budget;
    TextLabel *m_orderLabel;
    QComboBox *m_order;
    SearchField *m_search;
};

} // namespace gpuwise
