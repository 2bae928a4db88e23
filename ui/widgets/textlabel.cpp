// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr int widestHint = 640; ///< lines of text are at most this long
constexpr int wrapMinimum = 60;

QTextOption wrapping()
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

} // namespace

QColor colourOf(Ink ink, const Tokens &t)
{
    switch (ink) {
    case Ink::Text:
        return t.text;
    case Ink::Secondary:
        return t.secondaryText;
    case Ink::Link:
        return t.link;
    case Ink::Good:
        return t.good.ink;
    case Ink::Caution:
        return t.caution.ink;
    case Ink::Bad:
        return t.bad.ink;
    }
    return t.text;
}

QString inertToolTip(const QString &text)
{
    if (text.isEmpty())
        return {};
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

TextLabel::TextLabel(TextRole role, Ink ink, Flow flow, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
    , m_ink(ink)
    , m_flow(flow)
{
    setTextFormat(Qt::PlainText);
    setFont(fontOf(role));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    if (flow == Flow::Wrap) {
        policy.setVerticalPolicy(QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
    }
    setSizePolicy(policy);
}

void TextLabel::setInk(Ink ink)
{
    m_ink = ink;
    update();
}

void TextLabel::setMaximumLines(int lines)
{
    m_maximumLines = lines;
    updateGeometry();
    update();
}

QString TextLabel::shownText() const
{
    return buddy() ? QString(text()).remove(u'&') : text();
}

int TextLabel::countLines(int width) const
{
    constexpr std::size_t mostWidths = 8;
    if (const QString now = shownText(); now != m_countedText || m_counted.size() >= mostWidths) {
        m_counted.clear();
        m_countedText = now;
    }
    const auto known = std::find_if(m_counted.begin(), m_counted.end(),
                                    [width](const auto &counted) { return counted.first == width; });
    const int lines = known != m_counted.end() ? known->second : layOutLines(width);
    if (known == m_counted.end())
        m_counted.emplace_back(width, lines);
    return m_maximumLines > 0 ? std::min(lines, m_maximumLines) : lines;
}

int TextLabel::layOutLines(int width) const
{
    int lines = 0;
    const QStringList paragraphs = shownText().split(u'\n');
    for (const QString &paragraph : paragraphs) {
        QTextLayout layout(paragraph, font());
        layout.setTextOption(wrapping());
        layout.beginLayout();
        int here = 0;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(std::max(1, width));
            ++here;
        }
        layout.endLayout();
        lines += std::max(1, here);
    }
    return lines;
}

QSize TextLabel::sizeHint() const
{
    const int line = std::max(lineHeightOf(m_role), fontMetrics().height());
    const int natural = fontMetrics().horizontalAdvance(shownText()) + 1;
    const QMargins m = contentsMargins();
    if (m_flow != Flow::Wrap)
        return {natural + m.left() + m.right(), line + m.top() + m.bottom()};
    const int width = std::min(natural, widestHint);
    return {width + m.left() + m.right(), heightForWidth(width + m.left() + m.right())};
}

QSize TextLabel::minimumSizeHint() const
{
    const QSize hint = sizeHint();
    if (m_flow == Flow::Wrap)
        return {std::min(hint.width(), wrapMinimum), lineHeightOf(m_role)};
    return {std::min(hint.width(), 3 * fontMetrics().averageCharWidth()), hint.height()};
}

int TextLabel::heightForWidth(int width) const
{
    const QMargins m = contentsMargins();
    return countLines(width - m.left() - m.right()) * lineHeightOf(m_role) + m.top() + m.bottom();
}

void TextLabel::paintWrapped(QPainter &painter, const QRect &rect) const
{
    const int lineHeight = lineHeightOf(m_role);
    const int last = std::max(1, m_maximumLines > 0 ? m_maximumLines : rect.height() / lineHeight);
    int shown = 0;
    const QStringList paragraphs = shownText().split(u'\n');
    for (const QString &paragraph : paragraphs) {
        QTextLayout layout(paragraph, font());
        layout.setTextOption(wrapping());
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            if (shown == last)
                break;
            line.setLineWidth(rect.width());
            const double y = rect.top() + shown * lineHeight + (lineHeight - line.height()) / 2;
            const bool cutHere = shown + 1 == last && line.textStart() + line.textLength() < paragraph.size();
            if (cutHere) {
                const QString rest = paragraph.mid(line.textStart());
                painter.drawText(
                    QRectF(rect.left(), rect.top() + shown * lineHeight, rect.width(), lineHeight),
                    Qt::AlignVCenter | Qt::AlignLeft,
                    fontMetrics().elidedText(rest, Qt::ElideRight, rect.width()));
            } else {
                line.setPosition({0, 0});
                line.draw(&painter, QPointF(rect.left(), y));
            }
            ++shown;
        }
        layout.endLayout();
    }
}

void TextLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    painter.setPen(isEnabled() ? colourOf(m_ink, t) : t.disabledText);
    painter.setFont(font());
    const QRect rect = contentsRect();
    if (m_flow == Flow::Wrap) {
        paintWrapped(painter, rect);
        return;
    }
    const auto elide = m_flow == Flow::ElideInMiddle ? Qt::ElideMiddle : Qt::ElideRight;
    int flags = static_cast<int>(alignment()) | Qt::TextSingleLine;
    QString shown = text();
    if (buddy())
        flags |= Qt::TextShowMnemonic;
    if (fontMetrics().horizontalAdvance(shownText()) > rect.width())
        shown = fontMetrics().elidedText(buddy() ? text() : shownText(), elide, rect.width(), flags);
    painter.drawText(rect, flags, shown);
}

void TextLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_counted.clear();
    if (event->type() == QEvent::ApplicationFontChange)
        setFont(fontOf(m_role));
}

void TextLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    updateToolTip();
}

void TextLabel::updateToolTip()
{
    // Only what is cut off needs a tip; a tip that a page has set itself is left alone.
    const bool cut =
        m_flow != Flow::Wrap && fontMetrics().horizontalAdvance(shownText()) > contentsRect().width();
    const bool own = property("ownTip").toBool();
    if (cut && (own || toolTip().isEmpty())) {
        setToolTip(inertToolTip(shownText().left(2000)));
        setProperty("ownTip", true);
    } else if (!cut && own) {
        setToolTip({});
        setProperty("ownTip", false);
    }
}

} // namespace gpuwise
