// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/picksgrid.h"

#include "model/session/session.h"
#include "ui/advisor/pickcard.h"
#include "ui/widgets/heightforwidth.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int leastCard = 264;
constexpr int gap = 12;

int heightAt(const QWidget *widget, int width)
{
    const QLayout *layout = widget->layout();
    if (layout && layout->hasHeightForWidth())
        return layout->totalHeightForWidth(width);
    return widget->sizeHint().height();
}

bool isIn(const std::vector<CardGroup> &list, const CardGroup &cards)
{
    return std::find(list.begin(), list.end(), cards) != list.end();
}

} // namespace

PicksGrid::PicksGrid(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    letHeightFollowWidth(*this);
}

void PicksGrid::setPicks(const PicksView &all)
{
    // One card in two roles stands once, with both names: a second one would say nothing.
    PicksView picks = all;
    std::erase_if(picks.picks, [](const PickView &pick) { return pick.sameAs.has_value(); });
    while (m_cards.size() > picks.picks.size()) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater();
        m_cards.pop_back();
    }
    while (m_cards.size() < picks.picks.size()) {
        auto *card = new PickCard(this);
        card->setObjectName(QStringLiteral("pickCard%1").arg(m_cards.size()));
        connect(card, &PickCard::compareAsked, this,
                [this](const CardGroup &cards) { m_session.addCard(cards); });
        connect(card, &PickCard::detailsAsked, this, &PicksGrid::detailsAsked);
        card->show();
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setPick(picks.picks[i], picks.axisEndGiB, picks.speedScaleEnd,
                            isIn(m_session.shortlist(), picks.picks[i].cards));
    updateGeometry();
    layOut(width(), true);
}

int PicksGrid::columnsFor(int width) const
{
    const int count = std::max(1, static_cast<int>(m_cards.size()));
    const int fitting = std::clamp((width + gap) / (leastCard + gap), 1, 4);
    const int columns = std::min(count, fitting);
    return columns == 3 && count == 4 ? 2 : columns; // 2 x 2 rather than 3 and 1
}

int PicksGrid::layOut(int width, bool apply) const
{
    const int columns = columnsFor(width);
    // One or two picks do not stretch over a wide page.
    const int shared =
        m_cards.size() > 2 ? columns : std::max(columns, std::min(3, (width + gap) / (leastCard + gap)));
    const double cardWidth = static_cast<double>(width - (shared - 1) * gap) / shared;
    int top = 0;
    for (std::size_t first = 0; first < m_cards.size(); first += static_cast<std::size_t>(columns)) {
        const std::size_t last = std::min(m_cards.size(), first + static_cast<std::size_t>(columns));
        const auto leftOf = [&](std::size_t i) {
            return static_cast<int>((static_cast<double>(i - first)) * (cardWidth + gap));
        };
        const auto widthOf = [&](std::size_t i) {
            return static_cast<int>(static_cast<double>(i - first) * (cardWidth + gap) + cardWidth) -
                   leftOf(i);
        };
        // Equal heights block by block, so that verdicts, speeds and costs stand on common lines.
        for (std::size_t block = 0;; ++block) {
            int tallest = -1;
            for (std::size_t i = first; i < last; ++i) {
                if (block >= m_cards[i]->blocks().size())
                    continue;
                const QMargins m = m_cards[i]->layout()->contentsMargins();
                tallest = std::max(tallest,
                                   heightAt(m_cards[i]->blocks()[block], widthOf(i) - m.left() - m.right()));
            }
            if (tallest < 0)
                break;
            for (std::size_t i = first; i < last; ++i) {
                if (block < m_cards[i]->blocks().size())
                    m_cards[i]->blocks()[block]->setFixedHeight(tallest);
            }
        }
        int rowHeight = 0;
        for (std::size_t i = first; i < last; ++i)
            rowHeight = std::max(rowHeight, heightAt(m_cards[i], widthOf(i)));
        for (std::size_t i = first; i < last && apply; ++i) {
            m_cards[i]->setGeometry(leftOf(i), top, widthOf(i), rowHeight);
        }
        top += rowHeight + gap;
    }
    return std::max(0, top - gap);
}

int PicksGrid::heightForWidth(int width) const
{
    return layOut(width, false);
}

QSize PicksGrid::sizeHint() const
{
    const int width = 4 * (leastCard + gap);
    return {width, heightForWidth(width)};
}

QSize PicksGrid::minimumSizeHint() const
{
    return {leastCard, m_cards.empty() ? 0 : 100};
}

bool PicksGrid::event(QEvent *event)
{
    if (event->type() ==
        QEvent::LayoutRequest) { // a card has changed its contents: there is no layout to notice
        updateGeometry();
        layOut(width(), true);
    }
    return QWidget::event(event);
}

void PicksGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut(width(), true);
}

} // namespace gpuwise
