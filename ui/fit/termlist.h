// SPDX-License-Identifier: GPL-3.0-or-later
//
// The need of one group term by term: colour, name, how it was computed, GiB; the sum with its band below.
#pragma once

#include "model/charts/fitbar.h"
#include "ui/widgets/guidehelp.h"

#include <QWidget>

namespace gpuwise {

class TermList final : public QWidget, public GuideTerms
{
    Q_OBJECT
public:
    explicit TermList(QWidget *parent = nullptr);
    void setBar(const FitBar &bar);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }
    QStringList guideEntries() const override;
    QString guideEntryAt(const QPoint &at) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int lineHeight() const;
    void describe();

    FitBar m_bar;
};

} // namespace gpuwise
