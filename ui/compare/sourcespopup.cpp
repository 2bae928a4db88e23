// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/sourcespopup.h"

#include "ui/compare/sourcesbox.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int tipWidth = 448;
constexpr int popupWidth = 520;
constexpr int padding = 12;
constexpr int tallest = 420;

/// Under the cell; above it where there is no room below; always inside the window if that is possible.
QPoint placeFor(const QWidget *owner, const QRect &cell, const QSize &size)
{
    const QWidget *window = owner->window();
    const QRect room = QRect(window->mapToGlobal(QPoint(0, 0)), window->size()).adjusted(4, 4, -4, -4);
    int y = cell.bottom() + 3;
    if (y + size.height() > room.bottom())
        y = cell.top() - 3 - size.height() >= room.top()
                ? cell.top() - 3 - size.height()
                : std::max(room.top(), room.bottom() - size.height());
    const int x =
        std::clamp(cell.left() + 8, room.left(), std::max(room.left(), room.right() - size.width()));
    return {x, y};
}

} // namespace

SourcesTip::SourcesTip(QWidget *parent)
    : QFrame(parent, Qt::ToolTip | Qt::FramelessWindowHint)
{
    setObjectName(QStringLiteral("compareSourcesTip"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(padding, padding, padding, padding);
}

void SourcesTip::showFor(const CellSources &sources, const QRect &cell)
{
    delete m_content;
    m_content = new QWidget(this);
    auto *box = new SourcesBox(sources, SourcesBox::Extent::Beginning, m_content);
    auto *hint = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, m_content);
    hint->setText(tr("Enter or double click: all sources"));
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(box);
    column->addWidget(hint);
    layout()->addWidget(m_content);
    setAccessibleName(sources.title);
    const int inside = tipWidth - 2 * padding;
    const int height = box->heightFor(inside) + 6 + hint->sizeHint().height() + 2 * padding;
    resize(tipWidth, height);
    move(placeFor(parentWidget(), cell, size()));
    show();
}

void SourcesTip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    paintBox(painter, rect(), t.toolTip, t.controlBorder, 1, 0);
}

SourcesPopup::SourcesPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup | Qt::FramelessWindowHint)
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("compareSourcesPopup"));
    setFocusPolicy(Qt::StrongFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(padding, padding, 4, 8);
    column->setSpacing(8);
    column->addWidget(m_scroll, 1);
}

void SourcesPopup::openFor(const CellSources &sources, const QRect &cell)
{
    m_sources = sources;
    auto *box = new SourcesBox(sources, SourcesBox::Extent::All);
    box->setBackgroundRole(QPalette::Base);
    const int inside = popupWidth - padding - 4 - 12; // the scroll bar
    box->layout()->setContentsMargins(0, 0, 8, 0);
    m_scroll->setWidget(box); // deletes the one before

    delete m_foot;
    m_foot = new QWidget(this);
    auto *copyButton = new QPushButton(tr("Copy"), m_foot);
    copyButton->setObjectName(QStringLiteral("compareSourcesCopy"));
    copyButton->setFlat(true);
    copyButton->setToolTip(tr("Copy the sources as text"));
    auto *hint = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, m_foot);
    hint->setText(tr("Esc closes"));
    auto *row = new QHBoxLayout(m_foot);
    row->setContentsMargins(0, 0, 8, 0);
    row->addWidget(hint);
    row->addStretch(1);
    row->addWidget(copyButton);
    layout()->addWidget(m_foot);
    connect(copyButton, &QPushButton::clicked, this, &SourcesPopup::copy);

    setAccessibleName(sources.title);
    setAccessibleDescription(sources.plainText());
    const int window = parentWidget()->window()->height();
    const int wanted = box->heightFor(inside) + m_foot->sizeHint().height() + padding + 8 + 8;
    resize(popupWidth, std::min({wanted, tallest, window - 16}));
    move(placeFor(parentWidget(), cell, size()));
    m_scroll->verticalScrollBar()->setValue(0);
    show();
    setFocus(Qt::PopupFocusReason);
}

void SourcesPopup::copy()
{
    QApplication::clipboard()->setText(m_sources.plainText());
    Q_EMIT copied(m_sources.title);
    close();
}

bool SourcesPopup::event(QEvent *event)
{
    // The page's shortcut for copying reaches its popups; here the key means the sources.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void SourcesPopup::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = m_scroll->verticalScrollBar();
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        close();
        break;
    case Qt::Key_Down:
        bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        break;
    case Qt::Key_Up:
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        break;
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        break;
    case Qt::Key_PageUp:
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        break;
    default:
        QFrame::keyPressEvent(event);
    }
}

void SourcesPopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    paintBox(painter, rect(), t.base, t.controlBorder, 1, 0);
}

} // namespace gpuwise
