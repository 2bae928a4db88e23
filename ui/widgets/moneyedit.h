// SPDX-License-Identifier: GPL-3.0-or-later
//
// A sum of money in whole units, with its currency in front. Empty means: no limit. What is no sum stays,
// with the reason.
#pragma once

#include "model/domain/money.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;

namespace gpuwise {

class EntryRefusal;

class MoneyEdit final : public QWidget
{
    Q_OBJECT
public:
    explicit MoneyEdit(QWidget *parent = nullptr);

    void setMoney(const std::optional<Money> &money, Currency currency); ///< does not emit
    std::optional<Money> money() const { return m_money; }
    QLineEdit *amountEdit() const { return m_amount; }
    EntryRefusal *refusal() const { return m_refusal; }
    void setName(const QString &name); ///< for screen readers

Q_SIGNALS:
    void moneyEntered(const std::optional<gpuwise::Money> &money);
    void currencyPicked(gpuwise::Currency currency);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void enter();
    void show();

    QComboBox *m_currency;
    QLineEdit *m_amount;
    EntryRefusal *m_refusal;
    std::optional<Money> m_money;
};

} // namespace gpuwise
