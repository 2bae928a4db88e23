// SPDX-License-Identifier: GPL-3.0-or-later
//
// All cards from S to D for the workload in question, with weights of one's own; beside them the tiers of the
// buying guides, and what the guides' budgets buy.
#pragma once

#include "model/domain/workload.h"
#include "ui/page.h"

#include <optional>
#include <utility>

class QStackedWidget;
class QVBoxLayout;

namespace gpuwise {

class BandsPanel;
class EmptyState;
class GuideTiersPanel;
class PageScroll;
class Segmented;
class Session;
class TextLabel;
class TierDialog;
class TierLegend;
class TierTable;
class TierView;
class WeightsPanel;

class TiersPage final : public Page
{
    Q_OBJECT
public:
    explicit TiersPage(Session &session, QWidget *parent = nullptr);

    static QString pageName();
    std::vector<View> views() override;
    QStringList marks() const override; ///< which of its views
    void setMarks(const QStringList &marks) override;

    TierView *view() const { return m_view; }
    TierDialog *openCard(const QString &gpuId);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeBoard();
    void renew(); ///< now when it is seen, else when it will be
    void refresh();
    void refreshNotes(const QStringList &notes);
    void fillGuides();
    void fillBands();
    void showChosen(); ///< board, guides, bands or what is missing
    void retranslate();

    Session &m_session;
    TierTable *m_table;
    TierView *m_view;
    WeightsPanel *m_weights;
    TierLegend *m_legend;
    GuideTiersPanel *m_guides;
    BandsPanel *m_bands;
    EmptyState *m_empty;
    TextLabel *m_title;
    TextLabel *m_conclusion;
    Segmented *m_choice;
    QVBoxLayout *m_notes;
    QWidget *m_board = nullptr;
    QWidget *m_side = nullptr;
    QStackedWidget *m_stack;
    bool m_stale = true;
    std::optional<std::pair<Region, Currency>> m_bandsOf; ///< none: not filled, or in another language
    bool m_guidesStale = true; ///< they are filled only when somebody looks: a slider needs no new panels
};

} // namespace gpuwise
