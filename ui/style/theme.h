// SPDX-License-Identifier: GPL-3.0-or-later
//
// Light, dark or as the system: palette, fonts and the colours that QPalette has no role for. Widgets never
// keep a colour: they ask tokensOf() while painting, so that a change of the palette is enough.
#pragma once

#include "ui/tokens.h"

#include <QFont>
#include <QObject>
#include <QPalette>

class QApplication;
class QWidget;

namespace gpuwise {

enum class ThemeChoice
{
    System,
    Light,
    Dark
};

/// What a text is for; sizes follow the user's own font size.
enum class TextRole
{
    Caption,  ///< 9 pt
    Header,   ///< 9 pt, 600
    Body,     ///< 10 pt
    Key,      ///< 10 pt, 600
    Section,  ///< 11 pt, 600
    CardName, ///< 13 pt, 600
    Title,    ///< 16 pt, 600: the page's answer
};

QPalette paletteOf(const Tokens &tokens);
bool isDark(const QPalette &palette);
const Tokens &tokensOf(const QPalette &palette);
const Tokens &tokensOf(const QWidget *widget);
QFont fontOf(TextRole role);
void loadFonts();                ///< now, of every role: otherwise the first text to be measured does it
int lineHeightOf(TextRole role); ///< from the metrics, with the design's line as minimum

/// Applies a choice to the application and, for System, follows the desktop's palette while the program runs.
class ThemeKeeper final : public QObject
{
    Q_OBJECT
public:
    explicit ThemeKeeper(QApplication &application); ///< sets style, fonts and the system's theme
    ThemeChoice choice() const { return m_choice; }
    void choose(ThemeChoice choice);

Q_SIGNALS:
    void choiceChanged(ThemeChoice choice);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();

    QApplication &m_application;
    ThemeChoice m_choice = ThemeChoice::System;
    bool m_applying = false;
};

} // namespace gpuwise
