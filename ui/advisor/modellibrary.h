// SPDX-License-Identifier: GPL-3.0-or-later
//
// The searchable library of AI models: a field and a table. Choosing a row answers question 1.
#pragma once

#include <QWidget>

class QTableView;

namespace gpuwise {

class ModelSearch;
class ModelTable;
class SearchField;
class Session;
class TextLabel;

class ModelLibrary final : public QWidget
{
    Q_OBJECT
public:
    explicit ModelLibrary(Session &session, QWidget *parent = nullptr);
    void setCompact(); ///< without the columns that only the wizard has room for
    SearchField *searchField() const { return m_search; }
    QTableView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void updateCount();
    void showAnswer(); ///< selects the model of the session
    void choose(int row);

    Session &m_session;
    SearchField *m_search;
    ModelTable *m_table;
    ModelSearch *m_found;
    QTableView *m_view;
    TextLabel *m_nothing;
    bool m_showing = false;
};

} // namespace gpuwise
