// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answerpopup.h"

#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/entryrefusal.h"
#include "ui/widgets/taborder.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

AnswerPopup::AnswerPopup(QWidget *parent)
    : QWidget(parent, Qt::Popup | Qt::FramelessWindowHint)
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("answerPopup"));
    for (int question = 1; question <= 3; ++question) {
        auto *keys = new QShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + question)), this);
        connect(keys, &QShortcut::activated, this, [this, question] { Q_EMIT questionAsked(question); });
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2, 2, 2, 2);
    column->addWidget(m_scroll);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
}

void AnswerPopup::setContent(QWidget *editor)
{
    editor->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(editor);
    orderTabsAsLaidOut(*editor);
}

void AnswerPopup::showUnder(const QWidget *anchor)
{
    const QWidget *window = anchor->window();
    const QPoint below = anchor->mapToGlobal(QPoint(0, anchor->height() + 2));
    const QRect bounds = QRect(window->mapToGlobal(QPoint(0, 0)), window->size()).adjusted(8, 8, -8, -8);
    const QWidget *editor = m_scroll->widget();
    const QSize wanted = editor->sizeHint().expandedTo(editor->minimumSizeHint()) + QSize(4, 4);
    const int width =
        std::min(wanted.width() + m_scroll->verticalScrollBar()->sizeHint().width(), bounds.width());
    const int height = std::min(wanted.height(), bounds.bottom() - below.y());
    resize(width, height);
    move(std::min(below.x(), bounds.right() - width), below.y());
    show();
    if (QWidget *first = firstTabStop(*m_scroll->widget()))
        first->setFocus(Qt::PopupFocusReason);
}

void AnswerPopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    paintBox(painter, rect(), t.base, t.controlBorder, 1, 0);
}

/// Qt gives the press that closes a popup to what lies under it, where the platform lets it; what must follow
/// it everywhere is the bar's to do.
void AnswerPopup::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->globalPosition().toPoint();
    event->accept();
    if (rect().contains(event->position().toPoint()) || staysForRefused())
        return;
    Q_EMIT leftFor(at);
    close();
}

bool AnswerPopup::staysForRefused()
{
    QWidget *refused = refusedEntryIn(*this);
    if (refused)
        refused->setFocus(Qt::OtherFocusReason);
    return refused;
}

void AnswerPopup::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        staysForRefused() || close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace gpuwise
