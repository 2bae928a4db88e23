// SPDX-License-Identifier: GPL-3.0-or-later
//
// What public guides say and whether it is so: a list with filters, one claim in full beside it.
#pragma once

#include "model/domain/catalogue.h"

#include <QWidget>

class QComboBox;
class QListView;
class QStackedWidget;

namespace gpuwise {

class ClaimDetail;
class ClaimTable;
class EmptyState;
class PageScroll;
class SearchField;
class Segmented;

class ClaimsView final : public QWidget
{
    Q_OBJECT
public:
    explicit ClaimsView(const Catalogue &catalogue, QWidget *parent = nullptr);

    void reload() { retranslate(); }   ///< the catalogue's contents are others
    void showClaim(const QString &id); ///< also one that the filters hide: then they are cleared
    const QString &claimId() const { return m_claimId; } ///< empty: none is shown
    SearchField *searchField() const { return m_search; }
    void clearFilters();

Q_SIGNALS:
    void advisorAsked(const QString &claimId);
    void cardAsked(const QString &gpuId);
    void compareAsked(const QStringList &gpuIds);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeFilters();
    QWidget *makeList();
    void filter();
    void choose(int row);
    void move(int rows);
    void retranslate();

    const Catalogue &m_catalogue;
    ClaimTable *m_table;
    QString m_claimId;
    SearchField *m_search;
    Segmented *m_group;
    QComboBox *m_subject;
    QComboBox *m_card;
    QListView *m_list;
    EmptyState *m_nothing;
    QStackedWidget *m_found; ///< list or nothing
    ClaimDetail *m_detail;
    PageScroll *m_scroll;
};

} // namespace gpuwise
