// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/navigationrail.h"

#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QPainter>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr int railMargin = 6;
constexpr int itemHeight = 58;
constexpr int compactWidth = 36;
constexpr int railIcon = 20;

class RailButton final : public QAbstractButton
{
public:
    RailButton(const QString &iconName, bool page, QWidget *parent)
        : QAbstractButton(parent)
        , m_icon(iconName)
    {
        setCheckable(page);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void setShape(int width, bool compact)
    {
        m_compact = compact;
        setFixedSize(compact ? compactWidth : width - 2 * railMargin, compact ? compactWidth : itemHeight);
        setToolTip(compact ? inertToolTip(text()) : QString());
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Tokens &t = tokensOf(this);
        if (isChecked() || isDown() || underMouse())
            paintBox(painter, rect(), isChecked() || isDown() ? t.selection : t.alternate, {}, 0);
        if (isChecked())
            painter.fillRect(QRect(0, 0, 3, height()), t.accent);
        if (hasFocus())
            paintFocus(painter, rect(), t);
        const QColor ink = isChecked() ? t.selectionText : t.text;
        painter.setFont(fontOf(isChecked() ? TextRole::Header : TextRole::Caption));
        const bool twoLines = painter.fontMetrics().horizontalAdvance(text()) > width() - 4;
        const int top = m_compact ? (height() - railIcon) / 2 : twoLines ? 3 : 9;
        painter.drawPixmap((width() - railIcon) / 2, top,
                           tintedPixmap(m_icon, ink, railIcon, devicePixelRatioF()));
        if (m_compact)
            return;
        painter.setPen(ink);
        const QRect label(2, top + railIcon + (twoLines ? 0 : 3), width() - 4, twoLines ? 35 : 20);
        painter.drawText(label, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap, text());
    }
    void enterEvent(QEnterEvent *event) override
    {
        QAbstractButton::enterEvent(event);
        update();
    }
    void leaveEvent(QEvent *event) override
    {
        QAbstractButton::leaveEvent(event);
        update();
    }

private:
    QString m_icon;
    bool m_compact = false;
};

} // namespace

NavigationRail::NavigationRail(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_group(new QButtonGroup(this))
{
    m_column->setContentsMargins(railMargin, 8, railMargin + 1, 8);
    m_column->setSpacing(2);
    m_column->addStretch();
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_group->setExclusive(true);
    letTabReachTheChosen(*m_group);
    connect(m_group, &QButtonGroup::idClicked, this, &NavigationRail::pagePicked);
}

void NavigationRail::addPage(const QString &iconName, const QString &objectName)
{
    auto *button = new RailButton(iconName, true, this);
    button->setObjectName(objectName);
    const int index = static_cast<int>(m_pages.size());
    m_group->addButton(button, index);
    m_column->insertWidget(index, button);
    m_pages.push_back(button);
}

void NavigationRail::setPageText(int index, const QString &text)
{
    m_pages[static_cast<std::size_t>(index)]->setText(text);
    updateNames();
}

void NavigationRail::setCurrent(int index)
{
    m_pages[static_cast<std::size_t>(index)]->setChecked(true);
    updateNames();
}

void NavigationRail::addFootAction(const QString &iconName, const QString &objectName)
{
    m_line = new Divider(this);
    m_column->addWidget(m_line);
    m_column->addSpacing(6);
    m_foot = new RailButton(iconName, false, this);
    m_foot->setObjectName(objectName);
    m_column->addWidget(m_foot);
    connect(m_foot, &QAbstractButton::clicked, this, &NavigationRail::footActivated);
}

void NavigationRail::setFootText(const QString &text)
{
    if (m_foot)
        m_foot->setText(text);
}

void NavigationRail::updateNames()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        QAbstractButton *button = m_pages[i];
        const QString place = tr("%1, page %2 of %3", "name of a page, for screen readers")
                                  .arg(button->text())
                                  .arg(i + 1)
                                  .arg(m_pages.size());
        button->setAccessibleName(
            button->isChecked() ? tr("%1, current", "page, for screen readers").arg(place) : place);
    }
}

void NavigationRail::setCompact(bool compact)
{
    setItemWidth(compact ? 0 : 88);
}

void NavigationRail::setItemWidth(int width)
{
    const bool compact = width == 0;
    std::vector<QAbstractButton *> all = m_pages;
    if (m_foot)
        all.push_back(m_foot);
    for (QAbstractButton *button : all)
        static_cast<RailButton *>(button)->setShape(width, compact);
    setFixedWidth(compact ? compactWidth + 2 * railMargin : width);
}

void NavigationRail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    painter.fillRect(rect(), t.window);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), t.panelBorder);
}

} // namespace gpuwise
