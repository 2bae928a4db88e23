// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/changelist.h"

#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

ChangeList::ChangeList(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    letHeightFollowWidth(*this);
}

void ChangeList::setChanges(const std::vector<AnswerChange> &changes)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    while (QLayoutItem *item = grid->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->setParent(nullptr);
            widget->deleteLater(); // the button that asked for the change is among them
        }
        delete item;
    }
    const bool hasCosts = std::any_of(changes.begin(), changes.end(),
                                      [](const AnswerChange &change) { return !change.cost.isEmpty(); });
    grid->setColumnStretch(0, hasCosts ? 3 : 2); // two lines need the room, a sentence alone does not
    grid->setColumnStretch(1, hasCosts ? 2 : 3);
    int row = 0;
    for (const AnswerChange &change : changes) {
        if (row > 0)
            grid->addWidget(new Divider(this), row++, 0, 1, 3);
        auto *words = new QWidget(this);
        auto *lines = new QVBoxLayout(words);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(0);
        auto *what = new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, words);
        what->setText(change.what);
        lines->addWidget(what);
        if (!change.cost.isEmpty()) {
            auto *cost = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, words);
            cost->setText(change.cost);
            lines->addWidget(cost);
        }
        auto *effect = new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this);
        effect->setText(change.effect);
        auto *attempt = new QPushButton(tr("Try"), this);
        attempt->setFlat(true);
        attempt->setProperty("dense", true);
        attempt->setObjectName(QStringLiteral("tryButton%1").arg(row));
        attempt->setAccessibleName(tr("Try: %1").arg(change.what));
        grid->addWidget(words, row, 0, Qt::AlignVCenter);
        grid->addWidget(effect, row, 1, Qt::AlignVCenter);
        grid->addWidget(attempt, row, 2, Qt::AlignVCenter | Qt::AlignRight);
        const Workload workload = change.workload;
        for (QWidget *widget : std::initializer_list<QWidget *>{words, effect, attempt})
            widget->show();
        connect(attempt, &QPushButton::clicked, this, [this, workload] { Q_EMIT tryAsked(workload); });
        ++row;
    }
    updateGeometry();
}

} // namespace gpuwise
