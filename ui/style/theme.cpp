// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include "ui/style/flatstyle.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace gpuwise {

namespace {

struct RoleFont
{
    double points;
    QFont::Weight weight;
    int line; ///< pixels at 96 dpi
};

RoleFont roleFont(TextRole role)
{
    switch (role) {
    case TextRole::Caption:
        return {9, QFont::Normal, 17};
    case TextRole::Header:
        return {9, QFont::DemiBold, 17};
    case TextRole::Body:
        return {10, QFont::Normal, 19};
    case TextRole::Key:
        return {10, QFont::DemiBold, 19};
    case TextRole::Section:
        return {11, QFont::DemiBold, 20};
    case TextRole::CardName:
        return {13, QFont::DemiBold, 24};
    case TextRole::Title:
        return {16, QFont::DemiBold, 28};
    }
    return {10, QFont::Normal, 19};
}

constexpr double bodyPoints = 10; ///< what the design calls 10 is the application font, whatever its size

/// Latin first and Chinese second in both languages, so that figures look the same; never a Japanese face.
QFont applicationFont()
{
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"),
                      QStringLiteral("Source Sans 3"), QStringLiteral("Microsoft YaHei UI"),
                      QStringLiteral("PingFang SC")});
    font.setPointSizeF(bodyPoints);
    font.setStyleHint(QFont::SansSerif);
    return font;
}

} // namespace

QPalette paletteOf(const Tokens &t)
{
    QPalette p;
    const auto all = [&p](QPalette::ColorRole role, const QColor &colour) { p.setColor(role, colour); };
    all(QPalette::Window, t.window);
    all(QPalette::Base, t.base);
    all(QPalette::Button, t.base);
    all(QPalette::AlternateBase, t.alternate);
    all(QPalette::WindowText, t.text);
    all(QPalette::Text, t.text);
    all(QPalette::ButtonText, t.text);
    all(QPalette::BrightText, t.bad.ink);
    all(QPalette::PlaceholderText, t.secondaryText);
    all(QPalette::Highlight, t.selection);
    all(QPalette::HighlightedText, t.selectionText);
    all(QPalette::Link, t.link);
    all(QPalette::LinkVisited, t.link);
    all(QPalette::Midlight, t.panelBorder);
    all(QPalette::Mid, t.controlBorder);
    all(QPalette::Light, t.base);
    all(QPalette::Dark, t.panelBorder);
    all(QPalette::Shadow, t.panelBorder);
    all(QPalette::ToolTipBase, t.toolTip);
    all(QPalette::ToolTipText, t.toolTipText);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                                           QPalette::HighlightedText, QPalette::PlaceholderText})
        p.setColor(QPalette::Disabled, role, t.disabledText);
    return p;
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

const Tokens &tokensOf(const QPalette &palette)
{
    return isDark(palette) ? darkTokens() : lightTokens();
}

const Tokens &tokensOf(const QWidget *widget)
{
    return tokensOf(widget->palette());
}

QFont fontOf(TextRole role)
{
    const RoleFont wanted = roleFont(role);
    QFont font = QApplication::font();
    const double base = font.pointSizeF() > 0 ? font.pointSizeF() : bodyPoints;
    font.setPointSizeF(base * wanted.points / bodyPoints);
    font.setWeight(wanted.weight);
    return font;
}

void loadFonts()
{
    const QString bothScripts = QStringLiteral("Fits 显卡 42");
    for (int role = 0; role <= static_cast<int>(TextRole::Title); ++role)
        QFontMetrics(fontOf(static_cast<TextRole>(role))).horizontalAdvance(bothScripts);
}

int lineHeightOf(TextRole role)
{
    return std::max(QFontMetrics(fontOf(role)).height(), roleFont(role).line);
}

ThemeKeeper::ThemeKeeper(QApplication &application)
    : QObject(&application)
    , m_application(application)
{
    QApplication::setStyle(new FlatStyle); // the application owns it
    QApplication::setFont(applicationFont());
    QToolTip::setFont(fontOf(TextRole::Caption));
    m_application.installEventFilter(this);
    apply();
}

void ThemeKeeper::choose(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
    Q_EMIT choiceChanged(choice);
}

void ThemeKeeper::apply()
{
    if (m_applying)
        return;
    m_applying = true;
    bool dark = m_choice == ThemeChoice::Dark;
    if (m_choice == ThemeChoice::System) {
        QApplication::setPalette(QPalette()); // back to the desktop's own, to see whether it is dark
        dark = isDark(QApplication::palette());
    }
    const QPalette palette = paletteOf(dark ? darkTokens() : lightTokens());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    m_applying = false;
}

bool ThemeKeeper::eventFilter(QObject *watched, QEvent *event)
{
    // Qt 6.4 has no signal for dark mode; the desktop's change arrives as a theme change of the application.
    if (watched == &m_application && event->type() == QEvent::ThemeChange && m_choice == ThemeChoice::System)
        apply();
    return QObject::eventFilter(watched, event);
}

} // namespace gpuwise
