// SPDX-License-Identifier: GPL-3.0-or-later
//
// The need of one group term by term: colour, name, GiB, and under them how it was computed; the sum with its
// band below. What is printed adds up.
#pragma once

#include "model/charts/fitbar.h"
#include "ui/widgets/guidehelp.h"

#include <QWidget>

#include <vector>

namespace gpuwise {

class TermList final : public QWidget, public GuideTerms
{
    Q_OBJECT
public:
    explicit TermList(QWidget *parent = nullptr);
    void setBar(const FitBar &bar);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;
    QStringList guideEntries() const override;
    QString guideEntryAt(const QPoint &at) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int lineHeight() const;
    int termHeight(std::size_t term, int width) const;
    QString explanation(std::size_t term) const;
    std::size_t termAt(int y) const; ///< past the last: the sum
    void describe();

    FitBar m_bar;
    std::vector<double> m_printedGiB; ///< of the segments, to the hundredth
};

} // namespace gpuwise
