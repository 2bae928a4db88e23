// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/guidehelp.h"

#include "model/guide/guidelibrary.h"
#include "ui/widgets/guidelink.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPointer>

namespace gpuwise {

namespace {

constexpr char entryProperty[] = "guideEntry";

QString titleOf(const QString &entryId)
{
    const GuideEntry *entry = shippedGuide(languageOf(QLocale())).entry(entryId);
    return entry ? plainText(entry->title) : entryId;
}

/// What `read` finds at the widget or at the nearest one around it.
template <typename Read> QString firstAround(const QWidget *widget, QPoint at, Read read)
{
    for (; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        const auto *terms = dynamic_cast<const GuideTerms *>(widget);
        QString entry = terms ? read(*terms, at) : QString();
        if (entry.isEmpty())
            entry = widget->property(entryProperty).toString();
        if (!entry.isEmpty())
            return entry;
        at = widget->mapToParent(at);
    }
    return {};
}

/// Fields, charts and some tables have a context menu of their own.
bool hasMenu(const QWidget *widget)
{
    const auto *view = dynamic_cast<const GuideTerms *>(widget->parentWidget()); // of a viewport
    return qobject_cast<const QLineEdit *>(widget) || widget->contextMenuPolicy() != Qt::DefaultContextMenu ||
           (view && view->hasOwnMenu());
}

} // namespace

void setGuideEntry(QWidget *widget, const QString &entryId)
{
    widget->setProperty(entryProperty, entryId);
}

QString guideEntryAt(const QWidget *widget, const QPoint &at)
{
    return firstAround(
        widget, at, [](const GuideTerms &terms, const QPoint &where) { return terms.guideEntryAt(where); });
}

QString guideEntryNow(const QWidget *widget)
{
    return firstAround(widget, {},
                       [](const GuideTerms &terms, const QPoint &) { return terms.guideEntryNow(); });
}

QStringList guideEntriesIn(const QWidget *widget)
{
    QStringList entries;
    if (const auto *terms = dynamic_cast<const GuideTerms *>(widget))
        entries = terms->guideEntries();
    entries << widget->property(entryProperty).toString();
    for (const QObject *child : widget->children())
        if (const auto *below = qobject_cast<const QWidget *>(child); below && below->isVisible())
            entries << guideEntriesIn(below);
    entries.removeAll(QString());
    entries.removeDuplicates();
    return entries;
}

void openGuideFrom(QWidget *widget, const QString &entryId)
{
    // What is closed may hold the one that was passed.
    const QString id = entryId; // NOLINT(performance-unnecessary-copy-initialization)
    QList<QPointer<QWidget>> over;
    for (QWidget *each = widget; each; each = each->parentWidget()) {
        if (each->windowType() == Qt::Popup || qobject_cast<QDialog *>(each))
            over << each;
        if (auto *opener = dynamic_cast<GuideOpener *>(each)) {
            for (const QPointer<QWidget> &window : over)
                if (window)
                    window->close(); // it would lie over the guide; it may delete the widget
            opener->openGuide(id);
            return;
        }
    }
}

void addGuideAction(QMenu *menu, QWidget *widget, const QString &entryId)
{
    QAction *action = menu->addAction(GuideHelp::tr("What is this? %1").arg(titleOf(entryId)));
    action->setObjectName(QStringLiteral("guideAction-%1").arg(entryId));
    QObject::connect(action, &QAction::triggered, widget,
                     [widget, entryId] { openGuideFrom(widget, entryId); });
}

GuideHelp::GuideHelp(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool GuideHelp::ask(QWidget *focus, QWidget *page)
{
    if (const QString entry = guideEntryNow(focus); !entry.isEmpty()) {
        openGuideFrom(focus, entry);
        return true;
    }
    const QStringList entries = guideEntriesIn(page);
    if (entries.isEmpty())
        return false;
    auto *menu = new QMenu(page);
    menu->setObjectName(QStringLiteral("guideTermsMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString &entry : entries)
        addGuideAction(menu, page, entry);
    menu->setActiveAction(menu->actions().front());
    const QWidget *at = focus && focus->isVisible() ? focus : page;
    menu->popup(at->mapToGlobal(at->rect().center()));
    return true;
}

bool GuideHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ContextMenu && event->type() != QEvent::KeyPress)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    bool ours = false;
    for (const QWidget *each = widget; each && !ours; each = each->parentWidget())
        ours = each == m_window;
    if (!ours)
        return false;
    if (event->type() == QEvent::KeyPress) {
        // In the window the command of the menu takes these keys before; dialogs have no menu.
        const auto *key = static_cast<QKeyEvent *>(event);
        return key->key() == Qt::Key_F1 && key->modifiers() == Qt::ShiftModifier &&
               widget == QApplication::focusWidget() && ask(widget, widget->window());
    }
    const auto *asked = static_cast<QContextMenuEvent *>(event);
    if (hasMenu(widget))
        return false;
    const QString entry = asked->reason() == QContextMenuEvent::Keyboard ? guideEntryNow(widget)
                                                                         : guideEntryAt(widget, asked->pos());
    if (entry.isEmpty())
        return false;
    auto *menu = new QMenu(widget);
    menu->setObjectName(QStringLiteral("guideTermMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addGuideAction(menu, widget, entry);
    menu->popup(asked->globalPos());
    return true;
}

} // namespace gpuwise
