// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the values of the comparison come from: a tip while the pointer or the cursor rests on a cell, and a
// popup that stays, to read and to copy.
#pragma once

#include <QObject>
#include <QPersistentModelIndex>

class QTimer;

namespace gpuwise {

class CompareView;
class ComparisonTable;
class SourcesPopup;
class SourcesTip;

class ComparisonSources final : public QObject
{
    Q_OBJECT
public:
    ComparisonSources(ComparisonTable &table, CompareView &view, QWidget *page);

    void hideTip();
    void close(); ///< tip and popup
    void open(const QModelIndex &cell);
    SourcesTip *showTipOf(const QModelIndex &cell); ///< at once
    SourcesPopup *popup() const { return m_popup; }

Q_SIGNALS:
    void copied(const QString &title); ///< the sources of this value

private:
    void showTip();
    QRect cellOnScreen(const QModelIndex &cell) const;

    ComparisonTable &m_table;
    CompareView &m_view;
    SourcesTip *m_tip;
    SourcesPopup *m_popup;
    QTimer *m_timer;
    QPersistentModelIndex m_cell;
};

} // namespace gpuwise
