// SPDX-License-Identifier: GPL-3.0-or-later
//
// The head of the fit table: names with the mark of the order before them, and over the bars their axis.
#pragma once

#include "ui/widgets/guidehelp.h"

#include <QHeaderView>

namespace gpuwise {

class FitDelegate;

class FitHeader final : public QHeaderView, public GuideTerms
{
    Q_OBJECT
public:
    FitHeader(const FitDelegate &delegate, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QStringList guideEntries() const override;
    QString guideEntryAt(const QPoint &at) const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;

private:
    void paintAxis(QPainter &painter, const QRect &rect, bool sorted) const;

    const FitDelegate &m_delegate;
};

} // namespace gpuwise
