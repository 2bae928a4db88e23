// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two to eight cards side by side, for the workload in question: the table, charts of its rows, where every
// value comes from, and all of it as text on the clipboard.
#pragma once

#include "ui/compare/copycomparison.h"
#include "ui/page.h"

class QStackedLayout;

namespace gpuwise {

class AddCardPopup;
class ChartStrip;
class CompareToolbar;
class CompareView;
class ComparisonSources;
class ComparisonTable;
class EmptyState;
class Session;
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
    void connectView();
    void connectToolbar();
    void refresh();
    void arrange(); ///< for the size of the window
    void retranslate();
    void remove(int column);
    void move(int from, int to);
    void copy(CopyForm form);
    void showRow(const QString &rowId);
    void fillForPictures();
    QModelIndex claimedCell() const;

    Session &m_session;
    ComparisonTable *m_table;
    CompareView *m_view;
    AddCardPopup *m_addPopup;
    ChartStrip *m_charts;
    TextLabel *m_verdict;
    TextLabel *m_notes; ///< what the numbers alone do not say
    CompareToolbar *m_toolbar;
    ComparisonSources *m_sources;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
};

} // namespace gpuwise
