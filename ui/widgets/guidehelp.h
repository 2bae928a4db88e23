// SPDX-License-Identifier: GPL-3.0-or-later
//
// "What is this?" for every term of the window, without a sign beside each: the context menu of a term, and
// Shift+F1, lead to the entry of the guide that explains it. Where the keyboard stands on no term, Shift+F1
// offers those of the page. Which entry explains what is data: model/guide/guideterms.h.
#pragma once

#include <QObject>
#include <QPoint>
#include <QStringList>

class QMenu;
class QWidget;

namespace gpuwise {

/// A widget that paints several terms, each in its own place.
class GuideTerms
{
public:
    virtual ~GuideTerms() = default;
    virtual QStringList guideEntries() const = 0;               ///< all that it shows
    virtual QString guideEntryAt(const QPoint &at) const = 0;   ///< in its coordinates; empty: none
    virtual QString guideEntryNow() const { return QString(); } ///< where the keyboard stands
    virtual bool hasOwnMenu() const { return false; }           ///< a context menu, with the entry in it
};

/// One term: a label, a field or a box with what it explains.
void setGuideEntry(QWidget *widget, const QString &entryId);

/// Of the widget or of one around it, up to its window; empty: none.
QString guideEntryAt(const QWidget *widget, const QPoint &at);
QString guideEntryNow(const QWidget *widget);
/// Of all that is in sight, each once.
QStringList guideEntriesIn(const QWidget *widget);

/// Opens the entry in the window; popups and dialogs over it close.
void openGuideFrom(QWidget *widget, const QString &entryId);
/// "What is this? KV cache"
void addGuideAction(QMenu *menu, QWidget *widget, const QString &entryId);

class GuideHelp final : public QObject
{
    Q_OBJECT
public:
    /// Listens to all widgets below `window`, in dialogs too.
    explicit GuideHelp(QWidget *window);
    /// Shift+F1 on `focus`; null: on none. False: `page` has no term at all.
    bool ask(QWidget *focus, QWidget *page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_window;
};

} // namespace gpuwise
