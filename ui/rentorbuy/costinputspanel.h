// SPDX-License-Identifier: GPL-3.0-or-later
//
// All inputs of rent or buy, to be changed in place.
#pragma once

#include "model/session/costview.h"
#include "ui/widgets/panel.h"

#include <vector>

class QCheckBox;

namespace gpuwise {

class CostFieldRow;
class Session;
class TextLabel;

class CostInputsPanel final : public Panel
{
    Q_OBJECT
public:
    explicit CostInputsPanel(Session &session, QWidget *parent = nullptr);

    void setView(const CostView &view);
    void putBackRefused();
    CostFieldRow *row(CostField field) const { return m_rows[static_cast<std::size_t>(field)]; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void enter(CostField field, const QString &text);
    void retranslate();

    Session &m_session;
    std::vector<std::pair<CostSection, TextLabel *>> m_titles;
    std::vector<CostFieldRow *> m_rows; ///< in the order of costFields()
    QCheckBox *m_used;
    QCheckBox *m_dataCentre;
};

} // namespace gpuwise
