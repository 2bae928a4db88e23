// SPDX-License-Identifier: GPL-3.0-or-later
//
// The line above the comparison: how many cards, more of them, examples, only what differs, the baseline, and
// the ways out (clipboard, files).
#pragma once

#include "ui/compare/copycomparison.h"
#include "ui/compare/exportcomparison.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QPushButton;

namespace gpuwise {

class ComparisonTable;
class MenuButton;
class Session;
class TextLabel;

class CompareToolbar final : public QWidget
{
    Q_OBJECT
public:
    CompareToolbar(Session &session, ComparisonTable &table, QWidget *parent = nullptr);

    void refresh();           ///< counts, baseline, what is enabled
    void arrange(bool roomy); ///< not roomy: what other places say too is left out
    void setOnlyDifferent(bool on);
    void retranslate();

Q_SIGNALS:
    void addAsked(QWidget *under);
    void copyAsked(CopyForm form);
    void exportAsked(ComparisonFile kind);

private:
    void makeMenus();
    void layOut();
    void fillPresets();
    void nameMenus();

    Session &m_session;
    ComparisonTable &m_table;
    TextLabel *m_title, *m_count;
    QPushButton *m_add;
    MenuButton *m_presets;
    QCheckBox *m_onlyDifferent;
    TextLabel *m_hidden, *m_bestLegend;
    QComboBox *m_baseline;
    MenuButton *m_copy, *m_export;
};

} // namespace gpuwise
