// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/namecompletion.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>

namespace gpuwise {

namespace {

/// Where a popup becomes the active window, it stays that after it was hidden, and its field, whose window is
/// active no longer, can give the focus to nobody: Tab does nothing. It happens when the list closes because
/// no name holds what is typed. Popups of X11 are never active, and there is nothing to do.
class KeysBack final : public QObject
{
public:
    KeysBack(QWidget *popup, QWidget *field)
        : QObject(popup)
        , m_popup(popup)
        , m_field(field)
    {
        popup->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_popup && event->type() == QEvent::Hide && QApplication::activeWindow() == m_popup)
            m_field->activateWindow();
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget *m_popup;
    QWidget *m_field;
};

} // namespace

void completeByParts(QCompleter &completer, QWidget *field)
{
    completer.setCompletionMode(QCompleter::PopupCompletion);
    completer.setCaseSensitivity(Qt::CaseInsensitive);
    completer.setFilterMode(Qt::MatchContains);
    new KeysBack(completer.popup(), field);
}

void completeByParts(QComboBox &editable)
{
    completeByParts(*editable.completer(), &editable);
}

} // namespace gpuwise
