// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text broken into lines on the canvas. Whatever the text holds (markup, control characters, direction
// overrides), it is drawn as the characters it is made of.
#pragma once

#include "ui/report/fonts.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <memory>
#include <vector>

class QPainter;
class QTextLayout;

namespace gpuwise {

/// Control characters and direction overrides become spaces; everything else stays.
QString inertText(const QString &text);

/// What must not be torn apart at the end of a line is held by no-break spaces: a number and its unit, a
/// currency and its sum, and a dot between parts stays with what stands before it.
QString boundText(const QString &text);

/// Of the text on one line.
double textWidth(const QString &text, TextStyle style);
/// The shortest width that breaks no word.
double longestWordWidth(const QString &text, TextStyle style);

class TextLines
{
public:
    static constexpr int unlimited = 100000;

    TextLines() = default;
    /// Longer texts than `maxLines` end in "…".
    TextLines(const QString &text, TextStyle style, double width, int maxLines = unlimited);

    bool isEmpty() const { return m_lines.empty(); }
    int count() const { return static_cast<int>(m_lines.size()); }
    double height() const { return count() * m_lineHeight; }
    double lineHeight() const { return m_lineHeight; }
    double widest() const;
    double width(int line) const { return m_lines[static_cast<std::size_t>(line)].width; }
    double ascent() const { return m_ascent; } ///< from the top of a line to its baseline

    /// One line, its top left at `at`.
    void drawLine(QPainter &painter, int line, QPointF at, const QColor &colour) const;
    void draw(QPainter &painter, QPointF at, const QColor &colour) const;
    /// Every line ends at x.
    void drawRight(QPainter &painter, QPointF topRight, const QColor &colour) const;

private:
    struct Line
    {
        std::shared_ptr<QTextLayout> layout;
        int index = 0; ///< of the line in its layout
        double width = 0;
    };
    std::vector<Line> m_lines;
    double m_lineHeight = 0;
    double m_ascent = 0;
};

} // namespace gpuwise
