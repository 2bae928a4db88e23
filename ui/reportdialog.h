// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes into the report, as which kind of file and on which paper: asked before it is exported.
#pragma once

#include "ui/reportchoices.h"

#include <QDialog>

class QComboBox;
class QListWidget;
class QPushButton;

namespace gpuwise {

class ReportDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit ReportDialog(const ReportChoices &choices, QWidget *parent = nullptr);

    ReportChoices choices() const;

private:
    QWidget *makeSections();
    QWidget *makePaper();
    void check(const std::vector<ReportSectionId> &sections); ///< empty: all
    void showFormat();
    void showWhetherItCanGoOn();

    QListWidget *m_sections;
    QComboBox *m_format;
    QComboBox *m_paper;
    QComboBox *m_orientation;
    QPushButton *m_goOn;
};

} // namespace gpuwise
