// SPDX-License-Identifier: GPL-3.0-or-later
//
// Does it fit? Every card's memory as a bar against the workload, alone or in groups, and for one of them
// what else would fit. Follows every edit of the answers at once.
#pragma once

#include "ui/page.h"

#include "model/domain/workload.h"
#include "ui/fit/fitfilterbar.h"

class QStackedWidget;

namespace gpuwise {

class EmptyState;
class FitLegend;
class FitPane;
class FitView;
class Segmented;
class Session;
class TextLabel;

class FitPage final : public Page
{
    Q_OBJECT
public:
    explicit FitPage(Session &session, QWidget *parent = nullptr);

    static QString pageName();
    std::vector<View> views() override;
    QStringList marks() const override; ///< how many cards together, and the order
    void setMarks(const QStringList &marks) override;

    FitView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeBody();
    void renew(); ///< now when it is seen, else when it will be
    void refresh();
    void showRows(); ///< after judging, filtering or sorting
    void showChosen();
    void showGroup(const CardGroup &cards);
    void setOrder(const FitOrder &order);
    void sortBy(int column);  ///< a head was clicked
    QString obstacle() const; ///< why there is no table; empty: there is one
    void retranslate();

    Session &m_session;
    FitTable *m_table;
    FitRows *m_rows;
    TextLabel *m_title;
    TextLabel *m_summary;
    TextLabel *m_countLabel;
    Segmented *m_counts;
    FitFilterBar *m_filter;
    FitView *m_view;
    FitLegend *m_legend;
    FitPane *m_pane;
    QWidget *m_side = nullptr;
    QWidget *m_body = nullptr;
    EmptyState *m_unanswered;
    EmptyState *m_noMatch;
    QStackedWidget *m_stack;      ///< table or what to answer first
    QStackedWidget *m_tableStack; ///< rows, or that none matches
    std::optional<CardGroup> m_wanted;
    bool m_stale = true;
};

} // namespace gpuwise
