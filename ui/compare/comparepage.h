// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two to eight cards side by side, for the workload in question: the table, charts of its rows, where every
// value comes from, and all of it as text on the clipboard.
#pragma once

#include "ui/compare/copycomparison.h"
#include "ui/page.h"

#include <QPersistentModelIndex>

class QCheckBox;
class QComboBox;
class QPushButton;
class QStackedLayout;
class QTimer;

namespace gpuwise {

class AddCardPopup;
class ChartStrip;
class CompareView;
class ComparisonTable;
class EmptyState;
class MenuButton;
class Session;
class SourcesPopup;
class SourcesTip;
class TextLabel;

class ComparePage final : public Page
{
    Q_OBJECT
public:
    explicit ComparePage(Session &session, QWidget *parent = nullptr);

    static QString pageName();
    std::vector<View> views() override;
    void showCard(const QString &gpuId) override; ///< adds it; the cursor goes to its column
    QStringList marks() const override;           ///< "only-different", "closed-power"
    void setMarks(const QStringList &marks) override;

    CompareView *view() const { return m_view; }
    ComparisonTable &table() const { return *m_table; }
    ChartStrip *charts() const { return m_charts; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeToolbar();
    void fillPresets();
    void connectView();
    void connectSources();
    void refresh(); ///< counts, baseline, what is enabled
    void arrangeToolbar();
    void retranslate();
    void openAddCard(QWidget *under);
    void remove(int column);
    void move(int from, int to);
    void copy(CopyForm form);
    void showTip();
    void hideTip();
    void openSources(const QModelIndex &index);
    void showRow(const QString &rowId);
    QRect cellOnScreen(const QModelIndex &index) const;
    void fillForPictures();
    QModelIndex claimedCell() const;

    Session &m_session;
    ComparisonTable *m_table;
    CompareView *m_view;
    AddCardPopup *m_addPopup;
    ChartStrip *m_charts;
    TextLabel *m_verdict;
    TextLabel *m_notes; ///< what the numbers alone do not say
    SourcesTip *m_tip;
    SourcesPopup *m_sources;
    QTimer *m_tipTimer;
    QPersistentModelIndex m_tipCell;
    TextLabel *m_title;
    TextLabel *m_count;
    QPushButton *m_add;
    QCheckBox *m_onlyDifferent;
    TextLabel *m_hidden;
    TextLabel *m_bestLegend;
    QComboBox *m_baseline;
    MenuButton *m_presets;
    MenuButton *m_export = nullptr;
    MenuButton *m_copy;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
};

} // namespace gpuwise
