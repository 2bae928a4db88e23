// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pages of the window, one of them in sight. A page is made when it is first asked for: most of what is
// never looked at costs neither time at start nor memory. What a session file says of a page that is not made
// yet is kept for it.
#pragma once

#include <QStackedWidget>
#include <QStringList>

#include <map>
#include <vector>

namespace gpuwise {

class Page;
class Session;

class PageStack final : public QStackedWidget
{
    Q_OBJECT
public:
    explicit PageStack(Session &session, QWidget *parent = nullptr);

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    Page *page(int index);                    ///< made now when it is not there
    int indexOfPage(const QString &id) const; ///< -1: there is none; letters of either case
    int currentPage() const { return m_current; }
    void showPage(int index);

    /// By page id: only of pages that have something to remember.
    std::map<QString, QStringList> marks() const;
    void setMarks(const std::map<QString, QStringList> &marks); ///< others go back to how they start

Q_SIGNALS:
    void made(gpuwise::Page *page);

private:
    Session &m_session;
    std::vector<Page *> m_pages;              ///< null: not made yet
    std::map<QString, QStringList> m_waiting; ///< marks of pages that are not made yet
    int m_current = -1;
};

} // namespace gpuwise
