// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/entryrefusal.h"

#include "ui/widgets/textlabel.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace gpuwise {

namespace {

/// The line edit of a combo box has no focus of its own: keys and focus come to the combo box.
QWidget *focusHolderOf(QLineEdit *field)
{
    return field->focusProxy() ? field->focusProxy() : field;
}

/// The press that brings the focus sets a cursor after it: all is taken when the button is let go.
class SelectOnFocus final : public QObject
{
public:
    explicit SelectOnFocus(QLineEdit *field)
        : QObject(field)
        , m_field(field)
    {
        field->installEventFilter(this);
        if (focusHolderOf(field) != field)
            focusHolderOf(field)->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FocusIn)
            m_byMouse = static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason;
        if (watched == m_field && event->type() == QEvent::MouseButtonRelease && m_byMouse) {
            m_byMouse = false;
            if (!m_field->hasSelectedText()) // what the mouse drew over is what is wanted
                m_field->selectAll();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QLineEdit *m_field;
    bool m_byMouse = false;
};

} // namespace

EntryRefusal::EntryRefusal(QLineEdit *field, std::function<void()> putBack)
    : QObject(field)
    , m_field(field)
    , m_putBack(std::move(putBack))
{
    focusHolderOf(field)->installEventFilter(this);
    connect(field, &QLineEdit::textEdited, this, &EntryRefusal::accept); // judged anew when it is finished
}

void EntryRefusal::refuse(const QString &sentence)
{
    m_sentence = sentence;
    m_field->setModified(true); // nothing that is shown anew may overwrite it
    say();
}

void EntryRefusal::accept()
{
    m_sentence.clear();
    say();
}

void EntryRefusal::showBelow(TextLabel *label)
{
    m_label = label;
    say();
}

void EntryRefusal::say()
{
    m_field->setAccessibleDescription(m_sentence);
    if (!m_label)
        return;
    m_label->setText(m_sentence);
    m_label->setVisible(isRefused());
}

bool EntryRefusal::eventFilter(QObject *watched, QEvent *event)
{
    const bool escapes =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (!escapes || !m_field->isModified())
        return QObject::eventFilter(watched, event);
    m_field->setModified(false);
    accept();
    m_putBack();
    return true;
}

QWidget *refusedEntryIn(QWidget &root)
{
    const QList<EntryRefusal *> all = root.findChildren<EntryRefusal *>();
    for (EntryRefusal *each : all) {
        auto *field = qobject_cast<QLineEdit *>(each->parent());
        if (!field || !field->isVisible())
            continue;
        if (field->hasFocus() && field->isModified() && !each->isRefused())
            Q_EMIT field->editingFinished();
        if (each->isRefused())
            return field;
    }
    return nullptr;
}

void selectAllOnFocus(QLineEdit *field)
{
    new SelectOnFocus(field);
}

} // namespace gpuwise
