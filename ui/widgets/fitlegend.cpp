// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fitlegend.h"

#include "model/guide/guideterms.h"
#include "model/words/words.h"
#include "ui/fitbarpainter.h"
#include "ui/style/theme.h"
#include "ui/widgets/heightforwidth.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int swatch = 10;
constexpr int bandSwatch = 18;
constexpr int afterSwatch = 6;
constexpr int beforeAmount = 5;
constexpr int betweenItems = 16;
} // namespace

FitLegend::FitLegend(QWidget *parent)
    : QWidget(parent)
{
    letHeightFollowWidth(*this);
}

void FitLegend::setTerms(const std::vector<TermId> &terms)
{
    if (terms == m_terms)
        return; // a slider on its way: nothing to measure anew
    m_terms = terms;
    describe();
}

void FitLegend::setAmounts(const QStringList &amounts, const QString &total)
{
    m_amounts = amounts;
    m_total = total;
    describe();
}

void FitLegend::setSigns(bool on)
{
    m_signs = on;
    describe();
}

void FitLegend::setOverflowSign(bool on)
{
    if (on == m_overflow)
        return;
    m_overflow = on;
    describe();
}

std::vector<FitLegend::Item> FitLegend::items() const
{
    std::vector<Item> list;
    for (std::size_t i = 0; i < m_terms.size(); ++i)
        list.push_back({-1, static_cast<int>(m_terms[i]), termName(m_terms[i]),
                        m_amounts.value(static_cast<qsizetype>(i))});
    if (!m_total.isEmpty())
        list.push_back({-1, -1, tr("Total"), m_total});
    if (m_signs) {
        list.push_back({static_cast<int>(FitBarSign::Reserved), -1, tr("Reserved by driver"), {}});
        list.push_back({static_cast<int>(FitBarSign::Usable), -1, tr("Usable memory"), {}});
        list.push_back({static_cast<int>(FitBarSign::Band), -1, tr("Low–high need"), {}});
    }
    if (m_overflow)
        list.push_back({static_cast<int>(FitBarSign::Overflow), -1, tr("Beyond usable"), {}});
    return list;
}

QString FitLegend::entryOf(const Item &item)
{
    if (item.term >= 0)
        return guideEntryFor(static_cast<TermId>(item.term));
    if (item.sign < 0)
        return guideEntryFor(GuideTerm::MemoryNeeded);
    return guideEntryFor(item.sign == static_cast<int>(FitBarSign::Band) ? GuideTerm::Band
                                                                         : GuideTerm::UsableMemory);
}

QStringList FitLegend::guideEntries() const
{
    QStringList entries;
    for (const Item &item : items())
        entries << entryOf(item);
    return entries;
}

QString FitLegend::guideEntryAt(const QPoint &at) const
{
    const std::vector<Item> list = items();
    int height = 0;
    const std::vector<QPoint> places = positions(width(), &height);
    const int line = lineHeightOf(TextRole::Caption) + 4;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (QRect(places[i], QSize(widthOf(list[i]), line)).contains(at))
            return entryOf(list[i]);
    return {};
}

int FitLegend::widthOf(const Item &item) const
{
    const QFontMetrics name(fontOf(TextRole::Caption));
    const QFontMetrics amount(fontOf(TextRole::Header));
    int width = name.horizontalAdvance(item.name);
    if (item.term >= 0 || item.sign >= 0)
        width += (item.sign == static_cast<int>(FitBarSign::Band) ? bandSwatch : swatch) + afterSwatch;
    if (!item.amount.isEmpty())
        width += beforeAmount + amount.horizontalAdvance(item.amount);
    return width;
}

std::vector<QPoint> FitLegend::positions(int width, int *height) const
{
    const int line = lineHeightOf(TextRole::Caption) + 4;
    std::vector<QPoint> places;
    int x = 0;
    int y = 0;
    for (const Item &item : items()) {
        const int wide = widthOf(item);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += line;
        }
        places.emplace_back(x, y);
        x += wide + betweenItems;
    }
    *height = y + line;
    return places;
}

QSize FitLegend::sizeHint() const
{
    int width = 0;
    for (const Item &item : items())
        width += widthOf(item) + betweenItems;
    return {width, heightForWidth(width)};
}

QSize FitLegend::minimumSizeHint() const
{
    return {120, lineHeightOf(TextRole::Caption) + 4};
}

int FitLegend::heightForWidth(int width) const
{
    int height = 0;
    positions(width, &height);
    return height;
}

void FitLegend::describe()
{
    QStringList words;
    for (const Item &item : items())
        words << (item.amount.isEmpty() ? item.name : QStringLiteral("%1 %2").arg(item.name, item.amount));
    setAccessibleName(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

void FitLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const FitBarPaint paint{&t, 1, devicePixelRatioF()};
    int height = 0;
    const auto places = positions(width(), &height);
    const auto list = items();
    const int line = lineHeightOf(TextRole::Caption) + 4;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Item &item = list[i];
        int x = places[i].x();
        const int y = places[i].y();
        if (item.term >= 0) {
            paintTermSwatch(painter, QRectF(x, y + (line - swatch) / 2.0, swatch, swatch),
                            static_cast<TermId>(item.term), paint);
            x += swatch + afterSwatch;
        } else if (item.sign >= 0) {
            const auto sign = static_cast<FitBarSign>(item.sign);
            const int wide = sign == FitBarSign::Band ? bandSwatch : swatch;
            const int tall = sign == FitBarSign::Usable ? 14 : swatch;
            paintFitBarSign(painter, QRectF(x, y + (line - tall) / 2.0, wide, tall), sign, paint);
            x += wide + afterSwatch;
        }
        painter.setPen(t.text);
        painter.setFont(fontOf(TextRole::Caption));
        painter.drawText(QRect(x, y, width(), line), Qt::AlignLeft | Qt::AlignVCenter, item.name);
        x += painter.fontMetrics().horizontalAdvance(item.name) + beforeAmount;
        painter.setFont(fontOf(TextRole::Header));
        painter.drawText(QRect(x, y, width(), line), Qt::AlignLeft | Qt::AlignVCenter, item.amount);
    }
}

void FitLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

} // namespace gpuwise
