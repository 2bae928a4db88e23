// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/textlines.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace gpuwise {

namespace {

bool isOverride(char16_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0x2028 || c == 0x2029 ||
           c == 0xFEFF || c == 0xFFFC;
}

/// One paragraph, laid out at the width; line positions are left at the origin and chosen when drawing.
std::shared_ptr<QTextLayout> layOut(const QString &text, TextStyle style, double width)
{
    auto layout = std::make_shared<QTextLayout>(text, reportFont(style));
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, 0});
    }
    layout->endLayout();
    return layout;
}

/// Enough for any number of lines that is ever asked for, and no more: names from files may be very long.
constexpr int charactersPerLine = 400;

} // namespace

QString inertText(const QString &text)
{
    QString inert = text;
    for (QChar &c : inert)
        if (c.category() == QChar::Other_Control || isOverride(c.unicode()))
            c = u' ';
    return inert;
}

QString boundText(const QString &text)
{
    static const QRegularExpression unit(QStringLiteral(
        "(?<=\\d) "
        "(?=(?:%|[KMGT]i?B(?:/s)?|kWh|[WVAh]|mm|bit|TFLOPS|TOPS|tokens(?:/s)?|months?|hours?)(?!\\w))"));
    static const QRegularExpression sum(
        QStringLiteral("(?<![A-Z])(USD|CNY|EUR|TWD|JPY|GBP|≈) (?=[\\d≈]|[A-Z]{3} \\d)"));
    static const QRegularExpression dot(QStringLiteral(" (?=[·•](?: |$))"));
    const QChar bound = QChar::Nbsp;
    QString out = text;
    return out.replace(unit, bound).replace(sum, QStringLiteral("\\1") + bound).replace(dot, bound);
}

double textWidth(const QString &text, TextStyle style)
{
    return QFontMetricsF(reportFont(style)).horizontalAdvance(inertText(text));
}

double longestWordWidth(const QString &text, TextStyle style)
{
    double longest = 0;
    const QString bound = boundText(text);
    const auto words = QStringView(bound).split(u' ', Qt::SkipEmptyParts);
    for (const QStringView word : words)
        longest = std::max(longest, textWidth(word.toString(), style));
    return longest;
}

TextLines::TextLines(const QString &text, TextStyle style, double width, int maxLines)
    : m_lineHeight(gpuwise::lineHeight(style))
{
    const QFontMetricsF metrics(reportFont(style));
    m_ascent = (m_lineHeight - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent();
    QString inert = boundText(inertText(text));
    if (maxLines < unlimited)
        inert.truncate(static_cast<qsizetype>(maxLines) * charactersPerLine);
    if (inert.trimmed().isEmpty())
        return;

    const auto layout = layOut(inert, style, width);
    const int shown = std::min(layout->lineCount(), maxLines);
    for (int i = 0; i < shown; ++i)
        m_lines.push_back({layout, i, layout->lineAt(i).naturalTextWidth()});
    if (layout->lineCount() <= maxLines)
        return;
    const QString rest = inert.mid(layout->lineAt(shown - 1).textStart());
    const auto last = layOut(metrics.elidedText(rest, Qt::ElideRight, width - 1), style, width * 2);
    m_lines.back() = {last, 0, last->lineAt(0).naturalTextWidth()};
}

double TextLines::widest() const
{
    double widest = 0;
    for (const Line &line : m_lines)
        widest = std::max(widest, line.width);
    return widest;
}

void TextLines::drawLine(QPainter &painter, int index, QPointF at, const QColor &colour) const
{
    const Line &line = m_lines[static_cast<std::size_t>(index)];
    QTextLine textLine = line.layout->lineAt(line.index);
    painter.setPen(colour);
    // Lines with several fonts have their own ascent: all of them stand on one baseline.
    textLine.draw(&painter, QPointF(at.x(), at.y() + m_ascent - textLine.ascent()));
}

void TextLines::draw(QPainter &painter, QPointF at, const QColor &colour) const
{
    for (int i = 0; i < count(); ++i)
        drawLine(painter, i, {at.x(), at.y() + i * m_lineHeight}, colour);
}

void TextLines::drawRight(QPainter &painter, QPointF topRight, const QColor &colour) const
{
    for (int i = 0; i < count(); ++i)
        drawLine(painter, i, {topRight.x() - width(i), topRight.y() + i * m_lineHeight}, colour);
}

} // namespace gpuwise
