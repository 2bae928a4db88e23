// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sizeedit.h"

#include "model/session/entries.h"
#include "model/words/format.h"
#include "ui/widgets/entryrefusal.h"

#include <QLocale>

#include <cmath>

namespace gpuwise {

SizeEdit::SizeEdit(QWidget *parent)
    : QLineEdit(parent)
    , m_refusal(new EntryRefusal(this, [this] { show(m_billions); }))
{
    setMaxLength(16);
    setAlignment(Qt::AlignRight);
    selectAllOnFocus(this);
    connect(this, &QLineEdit::editingFinished, this, &SizeEdit::enter);
}

void SizeEdit::show(double billions)
{
    setText(formatParams(billions * 1e9, QLocale::c()));
    setModified(false);
    m_refusal->accept();
}

void SizeEdit::setBillions(double billions)
{
    const bool changed = billions != m_billions;
    m_billions = billions;
    if (!isModified() || (changed && m_refusal->isRefused()))
        show(billions);
}

void SizeEdit::enter()
{
    if (!isModified())
        return;
    setModified(false);
    if (const auto billions = parseModelSize(text())) {
        // What is shown is rounded: typing the shown text again is no change.
        if (std::abs(*billions - m_billions) > 0.005 * std::max(1.0, m_billions * 0.01)) {
            m_billions = *billions;
            Q_EMIT billionsEntered(*billions);
        }
    } else {
        m_refusal->refuse(sizeRefusal(text()));
        return;
    }
    show(m_billions);
}

void SizeEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (!isModified())
        show(m_billions);
}

} // namespace gpuwise
