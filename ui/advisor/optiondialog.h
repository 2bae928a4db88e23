// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Says who?": the terms, formulas, sources and assumptions behind one option; what it asks of the PC follows
// the PC that is entered there.
#pragma once

#include "model/advice/advisor.h"

#include <QDialog>

#include <vector>

class QVBoxLayout;

namespace gpuwise {

class Panel;
class Session;
struct DetailSection;

class OptionDialog final : public QDialog
{
    Q_OBJECT
public:
    OptionDialog(Session &session, const Option &option, QWidget *parent = nullptr);

private:
    std::vector<DetailSection> details() const;
    void addSection(QVBoxLayout *column, const DetailSection &section);
    void refreshPower(); ///< after a change of the PC

    Session &m_session;
    const Option m_option;
    Panel *m_powerPanel = nullptr;
    QWidget *m_power = nullptr;
};

} // namespace gpuwise
