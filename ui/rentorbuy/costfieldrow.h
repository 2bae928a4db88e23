// SPDX-License-Identifier: GPL-3.0-or-later
//
// One input of rent or buy: name, field, unit, and under it where the value is from, and why an entry was
// refused.
#pragma once

#include "model/session/costfields.h"

#include <QWidget>

class QLineEdit;

namespace gpuwise {

class EntryRefusal;
class TextLabel;

class CostFieldRow final : public QWidget
{
    Q_OBJECT
public:
    explicit CostFieldRow(CostField field, QWidget *parent = nullptr);

    CostField field() const { return m_field; }
    QLineEdit *edit() const { return m_edit; }
    void setTexts(const CostFieldText &texts); ///< leaves alone what is being typed
    void refuse(const QString &sentence);      ///< what was typed stays, with the reason below
    void putBack();                            ///< the value that counts, whatever was typed

Q_SIGNALS:
    void entered(gpuwise::CostField field, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void enter();
    void showBasis();

    CostField m_field;
    CostFieldText m_texts;
    TextLabel *m_name;
    QLineEdit *m_edit;
    TextLabel *m_unit;
    TextLabel *m_basis;
    EntryRefusal *m_refusal;
};

} // namespace gpuwise
