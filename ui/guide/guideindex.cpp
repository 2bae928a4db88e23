// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guideindex.h"

#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int idRole = Qt::UserRole;
} // namespace

GuideIndex::GuideIndex(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("guideIndex"));
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(10);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item && !item->data(0, idRole).toString().isEmpty())
            Q_EMIT entryChosen(item->data(0, idRole).toString());
    });
}

void GuideIndex::setEntries(const Guide &guide, const QStringList &ids,
                            const std::function<QString(const GuideEntry &)> &titleOf)
{
    const QString current = currentEntry();
    const QSignalBlocker quiet(this);
    clear();
    for (const GuideSection &section : guide.sections) {
        QTreeWidgetItem *heading = nullptr;
        for (const GuideEntry &entry : section.entries) {
            if (!ids.contains(entry.id))
                continue;
            if (!heading) {
                heading = new QTreeWidgetItem(this, {section.title});
                heading->setFlags(Qt::ItemIsEnabled); // not chosen: arrow keys pass over it
                heading->setFont(0, fontOf(TextRole::Header));
            }
            const QString title = titleOf(entry);
            auto *item = new QTreeWidgetItem(heading, {title});
            item->setData(0, idRole, entry.id);
            item->setToolTip(0, inertToolTip(title));
        }
    }
    expandAll();
    setCurrentEntry(current);
}

QTreeWidgetItem *GuideIndex::itemOf(const QString &id) const
{
    for (QTreeWidgetItemIterator it(const_cast<GuideIndex *>(this)); *it; ++it)
        if ((*it)->data(0, idRole).toString() == id && !id.isEmpty())
            return *it;
    return nullptr;
}

void GuideIndex::setCurrentEntry(const QString &id)
{
    const QSignalBlocker quiet(this);
    QTreeWidgetItem *item = itemOf(id);
    setCurrentItem(item);
    if (!item)
        return;
    if (item->parent() && item->parent()->indexOfChild(item) == 0)
        scrollToItem(item->parent()); // with the name of its section
    scrollToItem(item);
}

QString GuideIndex::currentEntry() const
{
    return currentItem() ? currentItem()->data(0, idRole).toString() : QString();
}

QString GuideIndex::firstEntry() const
{
    const QTreeWidgetItem *heading = topLevelItem(0);
    return heading && heading->childCount() > 0 ? heading->child(0)->data(0, idRole).toString() : QString();
}

void GuideIndex::move(int rows)
{
    QStringList ids;
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        if (const QString id = (*it)->data(0, idRole).toString(); !id.isEmpty())
            ids.append(id);
    if (ids.isEmpty())
        return;
    const qsizetype at = std::clamp<qsizetype>(ids.indexOf(currentEntry()) + rows, 0, ids.size() - 1);
    setCurrentEntry(ids[at]);
    Q_EMIT entryChosen(ids[at]);
}

} // namespace gpuwise
