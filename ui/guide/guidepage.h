// SPDX-License-Identifier: GPL-3.0-or-later
//
// The guide: its entries with a search, one of them to read, the claims of public guides, and the checklist
// before ordering.
#pragma once

#include "model/guide/guidecontext.h"
#include "model/guide/guidetargets.h"
#include "ui/page.h"

class QPushButton;
class QStackedWidget;

namespace gpuwise {

class ChecklistView;
class ClaimsView;
class EmptyState;
class EntryView;
class GuideIndex;
class SearchField;
class Segmented;
class Session;
class TextLabel;

class GuidePage final : public Page
{
    Q_OBJECT
public:
    explicit GuidePage(Session &session, QWidget *parent = nullptr);

    static QString pageName();
    std::vector<View> views() override;
    QStringList marks() const override; ///< ticks of the checklist
    void setMarks(const QStringList &marks) override;

    void showEntry(const QString &id);
    void showClaim(const QString &id);
    void showChecklist(const std::optional<CardGroup> &cards = {});
    const QString &entryId() const { return m_entryId; }
    ChecklistView *checklist() const { return m_checklist; }
    ClaimsView *claims() const { return m_claims; }

Q_SIGNALS:
    /// A link that leads out of the guide: to a page, a card, a workload.
    void targetAsked(const gpuwise::GuideTarget &target);
    void cardAsked(const QString &gpuId); ///< all that is known of it

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeReader();
    GuideContext context() const;
    void search(const QString &text);
    void renew(); ///< the entry's numbers follow the session: now when it is seen, else when it will be
    void fill();
    void follow(const QString &target);
    void openClaimInAdvisor(const QString &claimId);
    void compareCards(const QStringList &gpuIds);
    void copyEntry();
    void showChosen();
    void retranslate();

    Session &m_session;
    QString m_entryId;
    TextLabel *m_title;
    Segmented *m_choice;
    QPushButton *m_copy;
    SearchField *m_search;
    GuideIndex *m_index;
    EmptyState *m_nothing;
    QStackedWidget *m_found; ///< index or nothing
    EntryView *m_entry;
    ClaimsView *m_claims;
    ChecklistView *m_checklist;
    QStackedWidget *m_stack; ///< reader, claims or checklist
    QWidget *m_side = nullptr;
    bool m_stale = true;
};

} // namespace gpuwise
