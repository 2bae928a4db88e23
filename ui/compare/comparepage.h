// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two to eight cards side by side, for the workload in question.
#pragma once

#include "ui/page.h"

class QCheckBox;
class QComboBox;
class QPushButton;
class QStackedLayout;

namespace gpuwise {

class AddCardPopup;
class CompareView;
class ComparisonTable;
class EmptyState;
class Session;
class TextLabel;

class ComparePage final : public Page
{
    Q_OBJECT
public:
    explicit ComparePage(Session &session, QWidget *parent = nullptr);

    QString pageName() const override;
    QString iconName() const override { return QStringLiteral("compare"); }
    std::vector<View> views() override;

    CompareView *view() const { return m_view; }
    ComparisonTable &table() const { return *m_table; }

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeToolbar();
    void connectView();
    void refresh(); ///< counts, baseline, what is enabled
    void retranslate();
    void openAddCard(QWidget *under);
    void remove(int column);
    void move(int from, int to);

    Session &m_session;
    ComparisonTable *m_table;
    CompareView *m_view;
    AddCardPopup *m_addPopup;
    TextLabel *m_title;
    TextLabel *m_count;
    QPushButton *m_add;
    QCheckBox *m_onlyDifferent;
    TextLabel *m_hidden;
    TextLabel *m_bestLegend;
    QComboBox *m_baseline;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
};

} // namespace gpuwise
