// SPDX-License-Identifier: GPL-3.0-or-later
//
// The guide's entries by section, or those that a search found.
#pragma once

#include "model/guide/guide.h"

#include <QTreeWidget>

#include <functional>

namespace gpuwise {

class GuideIndex final : public QTreeWidget
{
    Q_OBJECT
public:
    explicit GuideIndex(QWidget *parent = nullptr);

    /// Titles are those of `titleOf`; sections without a match are left out.
    void setEntries(const Guide &guide, const QStringList &ids,
                    const std::function<QString(const GuideEntry &)> &titleOf);
    void setCurrentEntry(const QString &id); ///< does not emit
    QString currentEntry() const;
    QString firstEntry() const; ///< empty: there is none
    void move(int rows);        ///< to the entry so many below

Q_SIGNALS:
    void entryChosen(const QString &id);

private:
    QTreeWidgetItem *itemOf(const QString &id) const;
};

} // namespace gpuwise
