// SPDX-License-Identifier: GPL-3.0-or-later
//
// The searchable library of AI models: a field and a table. A click on a row or Enter answers
// question 1; typing and arrow keys only find and mark.
#pragma once

#include <QWidget>

class QModelIndex;
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
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void updateCount();
    void showHint();
    void filter(const QString &text);
    void mark(int row);
    void showAnswer(); ///< marks the model of the session
    void choose(const QModelIndex &index);
    QString idAt(int row) const;
    bool isPending() const; ///< another model is marked than the one answered

    Session &m_session;
    SearchField *m_search;
    ModelTable *m_table;
    ModelSearch *m_found;
    QTableView *m_view;
    TextLabel *m_hint;
};

} // namespace gpuwise
