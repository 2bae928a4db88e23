// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/paginate.h"

namespace gpuwise {

namespace {

constexpr double tolerance = 0.01;

class Filler
{
public:
    Filler(std::span<const FlowItem> items, double pageHeight)
        : m_items(items)
        , m_pageHeight(pageHeight)
    {}

    std::vector<FlowPage> run()
    {
        const int count = static_cast<int>(m_items.size());
        for (int first = 0; first < count;) {
            const int last = chainEnd(first);
            if (at(first).startsPage)
                newPage();
            if (!fitsHere(first, last) && fitsEmptyPage(first, last))
                newPage();
            for (int i = first; i <= last; ++i) { // breaks inside only where the chain is longer than a page
                if (!fitsHere(i, i))
                    newPage();
                place(i);
            }
            first = last + 1;
        }
        newPage();
        return m_pages;
    }

private:
    const FlowItem &at(int i) const { return m_items[static_cast<std::size_t>(i)]; }

    /// The last item that must stay with `first`.
    int chainEnd(int first) const
    {
        int last = first;
        const int count = static_cast<int>(m_items.size());
        while (last + 1 < count && at(last).keepWithNext && !at(last + 1).startsPage)
            ++last;
        return last;
    }

    double heightOf(int first, int last, bool atTop) const
    {
        double height = 0;
        for (int i = first; i <= last; ++i)
            height += at(i).height + (atTop && i == first ? 0 : at(i).spaceBefore);
        return height;
    }

    /// Of the header that is repeated when a page begins with the item. A header that would push the item out
    /// again is left out.
    double repeatedHeader(int i) const
    {
        const int header = at(i).header;
        if (header < 0 || header >= i || at(header).height + at(i).height > m_pageHeight + tolerance)
            return 0;
        return at(header).height;
    }

    bool fitsHere(int first, int last) const
    {
        if (m_page.empty())
            return fitsEmptyPage(first, last);
        return m_bottom + heightOf(first, last, false) <= m_pageHeight + tolerance;
    }

    bool fitsEmptyPage(int first, int last) const
    {
        return repeatedHeader(first) + heightOf(first, last, true) <= m_pageHeight + tolerance;
    }

    void place(int i)
    {
        if (m_page.empty()) {
            if (const double header = repeatedHeader(i); header > 0) {
                m_page.push_back({at(i).header, 0, true});
                m_bottom = header;
            }
        } else {
            m_bottom += at(i).spaceBefore;
        }
        m_page.push_back({i, m_bottom, false});
        m_bottom += at(i).height;
    }

    void newPage()
    {
        if (!m_page.empty())
            m_pages.push_back(m_page);
        m_page.clear();
        m_bottom = 0;
    }

    std::span<const FlowItem> m_items;
    double m_pageHeight;
    std::vector<FlowPage> m_pages;
    FlowPage m_page;
    double m_bottom = 0;
};

} // namespace

std::vector<FlowPage> paginate(std::span<const FlowItem> items, double pageHeight)
{
    return Filler(items, pageHeight).run();
}

} // namespace gpuwise
