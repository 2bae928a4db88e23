// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text that is only ever text: no markup is read, a name of 2,000 characters wraps or elides instead of
// widening the window, right-to-left text keeps its direction. Font and colour come from roles and follow the
// theme.
#pragma once

#include "ui/style/theme.h"

#include <QLabel>

#include <utility>
#include <vector>

namespace gpuwise {

/// Colours are asked from the theme while painting.
enum class Ink
{
    Text,
    Secondary,
    Link,
    Good,
    Caution,
    Bad,
};
QColor colourOf(Ink ink, const Tokens &tokens);

class TextLabel final : public QLabel
{
    Q_OBJECT
public:
    enum class Flow
    {
        OneLine,       ///< as wide as its text; elided at the end when there is less room
        ElideInMiddle, ///< the same, elided in the middle
        Wrap,          ///< as many lines as the width needs
    };

    explicit TextLabel(TextRole role, Ink ink = Ink::Text, Flow flow = Flow::OneLine,
                       QWidget *parent = nullptr);

    void setInk(Ink ink);
    void setMaximumLines(int lines); ///< Wrap: what is longer is elided on the last line; 0: no limit

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return m_flow == Flow::Wrap; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString shownText() const;       ///< without the mark of a mnemonic
    int countLines(int width) const; ///< remembered: layouts ask many times for a few widths
    int layOutLines(int width) const;
    void paintWrapped(QPainter &painter, const QRect &rect) const;
    void updateToolTip();

    TextRole m_role;
    Ink m_ink;
    Flow m_flow;
    int m_maximumLines = 0;
    mutable QString m_countedText;                      ///< of which m_counted speaks
    mutable std::vector<std::pair<int, int>> m_counted; ///< widths and their lines
};

/// Tool tips are rich text when they look like it: this makes any text inert, with line breaks where it is
/// long.
QString inertToolTip(const QString &text);

} // namespace gpuwise
