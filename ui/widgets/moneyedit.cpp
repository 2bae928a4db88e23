// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/moneyedit.h"

#include "model/session/entries.h"
#include "model/words/format.h"
#include "ui/widgets/entryrefusal.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>

namespace gpuwise {

MoneyEdit::MoneyEdit(QWidget *parent)
    : QWidget(parent)
    , m_currency(new QComboBox(this))
    , m_amount(new QLineEdit(this))
    , m_refusal(new EntryRefusal(m_amount, [this] { show(); }))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_currency);
    row->addWidget(m_amount, 1);
    for (const Currency currency : {Currency::Cny, Currency::Usd})
        m_currency->addItem(currencyCode(currency), static_cast<int>(currency));
    m_currency->setObjectName(QStringLiteral("currencyCombo"));
    m_amount->setObjectName(QStringLiteral("amountEdit"));
    m_amount->setMaxLength(14);
    m_amount->setClearButtonEnabled(false);
    m_amount->installEventFilter(this);
    selectAllOnFocus(m_amount);
    connect(m_amount, &QLineEdit::editingFinished, this, &MoneyEdit::enter);
    connect(m_currency, &QComboBox::activated, this, [this](int index) {
        Q_EMIT currencyPicked(static_cast<Currency>(m_currency->itemData(index).toInt()));
    });
}

void MoneyEdit::setName(const QString &name)
{
    m_amount->setAccessibleName(name);
    m_currency->setAccessibleName(tr("Currency"));
    m_amount->setPlaceholderText(tr("no limit"));
}

void MoneyEdit::setMoney(const std::optional<Money> &money, Currency currency)
{
    m_currency->setCurrentIndex(m_currency->findData(static_cast<int>(currency)));
    const bool changed = money != m_money;
    m_money = money;
    if (!m_amount->isModified() || (changed && m_refusal->isRefused()))
        show();
}

void MoneyEdit::show()
{
    m_amount->setText(m_money ? formatNumber(m_money->amount(), 0, QLocale()) : QString());
    m_amount->setModified(false);
    m_refusal->accept();
}

/// A sum is replaced as a whole: a double click would take only what stands behind the last comma.
bool MoneyEdit::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_amount && event->type() == QEvent::MouseButtonDblClick) {
        m_amount->selectAll();
        return true;
    }
    return QWidget::eventFilter(object, event);
}

void MoneyEdit::enter()
{
    if (!m_amount->isModified())
        return;
    m_amount->setModified(false);
    const auto currency = static_cast<Currency>(m_currency->currentData().toInt());
    const QString text = m_amount->text();
    const auto entered = text.trimmed().isEmpty() ? std::nullopt : parseSum(text, currency);
    if (!entered && !text.trimmed().isEmpty()) {
        m_refusal->refuse(sumRefusal(text));
        return;
    }
    if (entered != m_money) {
        m_money = entered;
        Q_EMIT moneyEntered(m_money);
    }
    show();
}

} // namespace gpuwise
