// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the colours and signs of the fit bars on a page mean; breaks into lines where the page is narrow.
#pragma once

#include "model/estimate/memoryestimate.h"
#include "ui/widgets/guidehelp.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace gpuwise {

class FitLegend final : public QWidget, public GuideTerms
{
    Q_OBJECT
public:
    explicit FitLegend(QWidget *parent = nullptr);
    void setTerms(const std::vector<TermId> &terms);
    /// One amount per term, in the order of the terms; shown in 600 after each name. Empty: names only.
    void setAmounts(const QStringList &amounts, const QString &total);
    void setSigns(bool on);        ///< reserved, usable memory, low-high need
    void setOverflowSign(bool on); ///< beyond usable memory: where bars that do not fit are shown

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QStringList guideEntries() const override;
    QString guideEntryAt(const QPoint &at) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Item
    {
        int sign = -1; ///< index of a FitBarSign; -1: a term or the total
        int term = -1;
        QString name;
        QString amount;
    };
    std::vector<Item> items() const;
    static QString entryOf(const Item &item);
    int widthOf(const Item &item) const;
    std::vector<QPoint> positions(int width, int *height) const;
    void describe();

    std::vector<TermId> m_terms;
    QStringList m_amounts;
    QString m_total;
    bool m_signs = true;
    bool m_overflow = false;
};

} // namespace gpuwise
