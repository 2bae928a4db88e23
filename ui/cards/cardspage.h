// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole catalogue: search, filters under the names of columns, columns to choose, and beside it all that
// is known of one card. Where the window has no room for both, the details take the table's place.
#pragma once

#include "ui/page.h"

class QPushButton;
class QSplitter;

namespace gpuwise {

class CardDetailPane;
class CardsView;
class CardTable;
class ColumnPopup;
class SearchField;
class Session;
class TextLabel;

class CardsPage final : public Page
{
    Q_OBJECT
public:
    explicit CardsPage(Session &session, QWidget *parent = nullptr);

    static QString pageName();
    std::vector<View> views() override;
    QStringList marks() const override; ///< columns, width of the details, order
    void setMarks(const QStringList &marks) override;

    void showCard(const QString &gpuId) override; ///< also one that the filters hide: then they are cleared

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeHead();
    void connectParts();
    void openDetails(bool open);
    void showColumns(const QStringList &ids);
    void arrange(); ///< table and details by the room there is
    void clearFilters();
    void orderTabs(); ///< the filters stand above the table, though they are made after it
    void showCount();
    void star(const QString &gpuId); ///< or no longer
    void refreshFavourites();
    void retranslate();

    Session &m_session;
    CardTable *m_table;
    CardsView *m_view;
    CardDetailPane *m_pane;
    ColumnPopup *m_columnPopup;
    QSplitter *m_split;
    TextLabel *m_title, *m_count;
    SearchField *m_search;
    QPushButton *m_clear, *m_favourites, *m_columns, *m_details;
    QAction *m_star;       ///< marks the chosen card, or unmarks it
    int m_paneWidth = 0;   ///< as somebody left it; 0: nobody did
    bool m_byHand = false; ///< somebody opened or closed the details
};

} // namespace gpuwise
