// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/entryview.h"

#include "ui/guide/entrydocument.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QScrollBar>
#include <QUrl>

namespace gpuwise {

EntryView::EntryView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("guideEntry"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setTabChangesFocus(false); // Tab goes from link to link, then on
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &url) { Q_EMIT targetActivated(url.toString()); });
}

void EntryView::setEntry(const GuideSection &section, const GuideEntry &entry)
{
    const bool same = entry.id == m_entry.id;
    m_section.title = section.title;
    m_entry = entry;
    const int at = same ? verticalScrollBar()->value() : 0;
    fill();
    verticalScrollBar()->setValue(at);
}

void EntryView::fill()
{
    setAccessibleName(plainText(m_entry.title));
    fillDocument(*document(), m_section, m_entry, tokensOf(this));
}

void EntryView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    const bool repaints = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (repaints && !m_entry.id.isEmpty())
        fill();
}

QVariant EntryView::loadResource(int, const QUrl &)
{
    return {};
}

} // namespace gpuwise
