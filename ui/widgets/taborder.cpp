// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/taborder.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSet>

#include <algorithm>
#include <tuple>
#include <vector>

namespace gpuwise {

namespace {

/// Made of smaller widgets that are none of the reader's business.
bool isOneControl(const QWidget *widget)
{
    return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget) ||
           qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QLineEdit *>(widget) ||
           qobject_cast<const QAbstractItemView *>(widget);
}

class Walk
{
public:
    void visit(QWidget *widget)
    {
        if (m_seen.contains(widget) || widget->isWindow())
            return;
        m_seen.insert(widget);
        if (widget->focusPolicy() != Qt::NoFocus) // even if Tab skips it today
            m_found.push_back(widget);
        if (isOneControl(widget))
            return;
        if (auto *area = qobject_cast<QScrollArea *>(widget); area && area->widget())
            visit(area->widget());
        if (QLayout *layout = widget->layout())
            visit(layout);
        const QList<QWidget *> others =
            widget->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        for (QWidget *other : others)
            visit(other);
    }
    const std::vector<QWidget *> &found() const { return m_found; }

private:
    void visit(QLayout *layout)
    {
        for (QLayoutItem *item : itemsInPlace(layout)) {
            if (QWidget *widget = item->widget())
                visit(widget);
            else if (QLayout *inner = item->layout())
                visit(inner);
        }
    }

    static std::vector<QLayoutItem *> itemsInPlace(QLayout *layout)
    {
        std::vector<std::tuple<int, int, QLayoutItem *>> places;
        const auto *grid = qobject_cast<const QGridLayout *>(layout);
        for (int i = 0; i < layout->count(); ++i) {
            int row = 0;
            int column = i;
            int rows = 0;
            int columns = 0;
            if (grid)
                grid->getItemPosition(i, &row, &column, &rows, &columns);
            places.emplace_back(row, column, layout->itemAt(i));
        }
        std::stable_sort(places.begin(), places.end(), [](const auto &a, const auto &b) {
            return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b));
        });
        std::vector<QLayoutItem *> items;
        items.reserve(places.size());
        for (const auto &place : places)
            items.push_back(std::get<2>(place));
        return items;
    }

    QSet<const QWidget *> m_seen;
    std::vector<QWidget *> m_found;
};

void giveTabToTheChosen(const QButtonGroup &group)
{
    const QList<QAbstractButton *> buttons = group.buttons();
    for (QAbstractButton *button : buttons) {
        const bool reached = button->isChecked() || (!group.checkedButton() && button == buttons.first());
        const int policy =
            reached ? button->focusPolicy() | Qt::TabFocus : button->focusPolicy() & ~Qt::TabFocus;
        button->setFocusPolicy(static_cast<Qt::FocusPolicy>(policy));
    }
}

} // namespace

void orderTabsAsLaidOut(QWidget &root)
{
    Walk walk;
    walk.visit(&root);
    const std::vector<QWidget *> &found = walk.found();
    for (std::size_t i = 1; i < found.size(); ++i)
        QWidget::setTabOrder(found[i - 1], found[i]);
}

QWidget *firstTabStop(QWidget &root)
{
    Walk walk;
    walk.visit(&root);
    const auto &found = walk.found();
    const auto first = std::find_if(found.begin(), found.end(), [&](const QWidget *each) {
        return (each->focusPolicy() & Qt::TabFocus) && each->isEnabled() && each->isVisibleTo(&root);
    });
    return first == found.end() ? nullptr : *first;
}

void letTabReachTheChosen(QButtonGroup &group)
{
    giveTabToTheChosen(group);
    QObject::connect(&group, &QButtonGroup::buttonToggled, &group, [&group](QAbstractButton *, bool on) {
        if (on)
            giveTabToTheChosen(group);
    });
}

} // namespace gpuwise
