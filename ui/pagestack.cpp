// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pagestack.h"

#include "ui/page.h"
#include "ui/pagekinds.h"

namespace gpuwise {

namespace {

const PageKind &kindAt(std::size_t index)
{
    return pageKinds()[index];
}

} // namespace

PageStack::PageStack(Session &session, QWidget *parent)
    : QStackedWidget(parent)
    , m_session(session)
    , m_pages(pageKinds().size(), nullptr)
{}

Page *PageStack::page(int index)
{
    const auto at = static_cast<std::size_t>(index);
    Page *&page = m_pages[at];
    if (!page) {
        page = kindAt(at).make(m_session, this);
        addWidget(page);
        if (const auto waiting = m_waiting.find(kindAt(at).id); waiting != m_waiting.end()) {
            page->setMarks(waiting->second);
            m_waiting.erase(waiting);
        }
        Q_EMIT made(page);
    }
    return page;
}

int PageStack::indexOfPage(const QString &id) const
{
    for (int i = 0; i < pageCount(); ++i)
        if (kindAt(static_cast<std::size_t>(i)).id.compare(id, Qt::CaseInsensitive) == 0)
            return i;
    return -1;
}

void PageStack::showPage(int index)
{
    m_current = index;
    setCurrentWidget(page(index));
}

std::map<QString, QStringList> PageStack::marks() const
{
    std::map<QString, QStringList> marks = m_waiting;
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        if (m_pages[i])
            if (const QStringList own = m_pages[i]->marks(); !own.isEmpty())
                marks[kindAt(i).id] = own;
    return marks;
}

void PageStack::setMarks(const std::map<QString, QStringList> &marks)
{
    m_waiting.clear();
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const auto found = marks.find(kindAt(i).id);
        const QStringList own = found != marks.end() ? found->second : QStringList();
        if (m_pages[i])
            m_pages[i]->setMarks(own);
        else if (!own.isEmpty())
            m_waiting[kindAt(i).id] = own;
    }
}

} // namespace gpuwise
