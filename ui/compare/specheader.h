// SPDX-License-Identifier: GPL-3.0-or-later
//
// The frozen first column: names and units of the rows, titles of the sections. A header view scrolls with
// the rows by nature and is what screen readers take a row's name from.
#pragma once

#include "ui/widgets/guidehelp.h"

#include <QHeaderView>

namespace gpuwise {

class SpecHeader final : public QHeaderView, public GuideTerms
{
    Q_OBJECT
public:
    explicit SpecHeader(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QStringList guideEntries() const override;
    QString guideEntryAt(const QPoint &at) const override;
    QString entryOf(int line) const; ///< of the guide; empty: none

Q_SIGNALS:
    void rowClicked(int line);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int line) const override;
    void mousePressEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
};

} // namespace gpuwise
