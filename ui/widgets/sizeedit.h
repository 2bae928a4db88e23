// SPDX-License-Identifier: GPL-3.0-or-later
//
// A model size as people write it: "7", "32.76B", "350M", "1.2T". What is no size stays, with the reason.
#pragma once

#include <QLineEdit>

namespace gpuwise {

class EntryRefusal;

class SizeEdit final : public QLineEdit
{
    Q_OBJECT
public:
    explicit SizeEdit(QWidget *parent = nullptr);
    EntryRefusal *refusal() const { return m_refusal; }
    void setBillions(double billions); ///< does not emit; leaves alone what is being typed

Q_SIGNALS:
    void billionsEntered(double billions);

protected:
    void focusOutEvent(QFocusEvent *event) override;

private:
    void enter();
    void show(double billions);
    EntryRefusal *m_refusal;
    double m_billions = 0;
};

} // namespace gpuwise
