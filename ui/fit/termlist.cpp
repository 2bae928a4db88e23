// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/termlist.h"

#include "model/guide/guideterms.h"
#include "model/report/printedparts.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "ui/fitbarpainter.h"
#include "ui/style/theme.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int swatch = 10;
constexpr int afterSwatch = 8;
constexpr int betweenColumns = 12;
constexpr int mostLines = 3; ///< of an explanation; the tool tip has all of it
constexpr int underExplanation = 5;
constexpr int textLeft = swatch + afterSwatch;
constexpr int usualWidth = 280, leastWidth = 160;
} // namespace

TermList::TermList(QWidget *parent)
    : QWidget(parent)
{
    letHeightFollowWidth(*this);
}

void TermList::setBar(const FitBar &bar)
{
    m_bar = bar;
    std::vector<double> amounts;
    amounts.reserve(bar.segments.size());
    for (const FitBar::Segment &segment : bar.segments)
        amounts.push_back(segment.gib);
    m_printedGiB = printedParts(amounts, bar.neededGiB.expected, 2);
    describe();
    updateGeometry();
    update();
}

int TermList::lineHeight() const
{
    return lineHeightOf(TextRole::Body) + 3;
}

QString TermList::explanation(std::size_t term) const
{
    return formulaSentence(m_bar.segments[term].term, QLocale());
}

int TermList::termHeight(std::size_t term, int width) const
{
    const QFontMetrics caption(fontOf(TextRole::Caption));
    const QRect room(0, 0, std::max(1, width - textLeft), mostLines * caption.lineSpacing());
    const int lines =
        caption.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, explanation(term)).height();
    return lineHeight() + std::min(lines, room.height()) + underExplanation;
}

int TermList::heightForWidth(int width) const
{
    int height = lineHeight();
    for (std::size_t i = 0; i < m_bar.segments.size(); ++i)
        height += termHeight(i, width);
    return height;
}

QSize TermList::sizeHint() const
{
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize TermList::minimumSizeHint() const
{
    return {leastWidth, lineHeight()};
}

std::size_t TermList::termAt(int y) const
{
    std::size_t term = 0;
    for (int bottom = 0; term < m_bar.segments.size(); ++term) {
        bottom += termHeight(term, width());
        if (y < bottom)
            break;
    }
    return term;
}

void TermList::describe()
{
    const QLocale locale;
    QStringList words;
    for (std::size_t i = 0; i < m_bar.segments.size(); ++i)
        words << QStringLiteral("%1 %2").arg(termName(m_bar.segments[i].id),
                                             formatNumber(m_printedGiB[i], 2, locale));
    setAccessibleName(tr("Memory by term, GiB"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
}

QStringList TermList::guideEntries() const
{
    QStringList entries;
    for (const FitBar::Segment &segment : m_bar.segments)
        entries << guideEntryFor(segment.id);
    return entries << guideEntryFor(GuideTerm::Band);
}

QString TermList::guideEntryAt(const QPoint &at) const
{
    return guideEntries().value(static_cast<qsizetype>(termAt(at.y())));
}

bool TermList::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto &help = *static_cast<QHelpEvent *>(event);
        const std::size_t term = termAt(help.pos().y());
        if (term < m_bar.segments.size()) {
            QToolTip::showText(help.globalPos(), inertToolTip(segmentTip(m_bar.segments[term], QLocale())),
                               this);
            return true;
        }
    }
    return QWidget::event(event);
}

void TermList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const QLocale locale;
    const int high = lineHeight();
    int y = 0;
    const auto head = [&](const QString &name, double gib, TextRole role) {
        painter.setFont(fontOf(role));
        painter.setPen(t.text);
        const QRect line(textLeft, y, width() - textLeft, high);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, formatNumber(gib, 2, locale));
        return painter.fontMetrics().horizontalAdvance(name);
    };
    for (std::size_t i = 0; i < m_bar.segments.size(); ++i) {
        const FitBar::Segment &segment = m_bar.segments[i];
        paintTermSwatch(painter, QRectF(0, y + (high - swatch) / 2.0, swatch, swatch), segment.id,
                        {&t, 1, devicePixelRatioF()});
        head(termName(segment.id), m_printedGiB[i], TextRole::Body);
        painter.setFont(fontOf(TextRole::Caption));
        painter.setPen(t.secondaryText);
        const int all = termHeight(i, width());
        const QRect how(textLeft, y + high, width() - textLeft, all - high - underExplanation);
        painter.drawText(how, Qt::AlignLeft | Qt::TextWordWrap, explanation(i));
        y += all;
        painter.fillRect(QRect(0, y - 2, width(), 1), t.gridLine);
    }
    const int name =
        head(m_bar.cards > 1 ? tr("All cards") : tr("Expected"), m_bar.neededGiB.expected, TextRole::Key);
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(t.secondaryText);
    painter.drawText(QRect(textLeft + name + betweenColumns, y, width(), high),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     tr("band %1–%2", "low and high need")
                         .arg(formatNumber(m_bar.neededGiB.low, 2, locale),
                              formatNumber(m_bar.neededGiB.high, 2, locale)));
}

void TermList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        updateGeometry();
        update();
    }
}

} // namespace gpuwise
