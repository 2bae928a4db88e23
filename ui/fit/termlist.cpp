// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/termlist.h"

#include "model/guide/guideterms.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "ui/fitbarpainter.h"
#include "ui/style/theme.h"
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
} // namespace

TermList::TermList(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TermList::setBar(const FitBar &bar)
{
    const bool sameHeight = bar.segments.size() == m_bar.segments.size();
    m_bar = bar;
    describe();
    if (!sameHeight)
        updateGeometry();
    update();
}

int TermList::lineHeight() const
{
    return lineHeightOf(TextRole::Body) + 5;
}

QSize TermList::sizeHint() const
{
    return {280, lineHeight() * (static_cast<int>(m_bar.segments.size()) + 1)};
}

void TermList::describe()
{
    const QLocale locale;
    QStringList words;
    for (const FitBar::Segment &segment : m_bar.segments)
        words << QStringLiteral("%1 %2").arg(termName(segment.id), formatNumber(segment.gib, 2, locale));
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
    return guideEntries().value(at.y() / lineHeight());
}

bool TermList::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto &help = *static_cast<QHelpEvent *>(event);
        const auto line = static_cast<std::size_t>(std::max(0, help.pos().y() / lineHeight()));
        if (line < m_bar.segments.size()) {
            QToolTip::showText(help.globalPos(), inertToolTip(segmentTip(m_bar.segments[line], QLocale())),
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
    const QFontMetrics body(fontOf(TextRole::Body));
    const int high = lineHeight();
    int names = 0, figures = body.horizontalAdvance(QStringLiteral("88.88"));
    for (const FitBar::Segment &segment : m_bar.segments) {
        names = std::max(names, body.horizontalAdvance(termName(segment.id)));
        figures = std::max(figures, body.horizontalAdvance(formatNumber(segment.gib, 2, locale)));
    }
    int y = 0;
    const auto line = [&](const QString &name, const QString &how, const QString &figure, TextRole role) {
        const int left = swatch + afterSwatch;
        painter.setFont(fontOf(role));
        painter.setPen(t.text);
        painter.drawText(QRect(left, y, names + 2, high), Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.drawText(QRect(0, y, width(), high), Qt::AlignRight | Qt::AlignVCenter, figure);
        painter.setFont(fontOf(TextRole::Caption));
        painter.setPen(t.secondaryText);
        const QRect middle(left + names + betweenColumns, y,
                           width() - left - names - figures - 2 * betweenColumns, high);
        painter.drawText(middle, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(how, Qt::ElideRight, middle.width()));
        y += high;
    };
    for (const FitBar::Segment &segment : m_bar.segments) {
        paintTermSwatch(painter, QRectF(0, y + (high - swatch) / 2.0, swatch, swatch), segment.id,
                        {&t, 1, devicePixelRatioF()});
        line(termName(segment.id), formulaSentence(segment.term, locale),
             formatNumber(segment.gib, 2, locale), TextRole::Body);
        painter.fillRect(QRect(0, y - 1, width(), 1), t.gridLine);
    }
    line(
        m_bar.cards > 1 ? tr("All cards") : tr("Expected"),
        tr("band %1–%2", "low and high need")
            .arg(formatNumber(m_bar.neededGiB.low, 2, locale), formatNumber(m_bar.neededGiB.high, 2, locale)),
        formatNumber(m_bar.neededGiB.expected, 2, locale), TextRole::Key);
}

void TermList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
}

} // namespace gpuwise
