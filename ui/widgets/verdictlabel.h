// SPDX-License-Identifier: GPL-3.0-or-later
//
// Icon, word and number: a verdict never stands for itself by colour alone.
#pragma once

#include "model/estimate/fit.h"

#include <QWidget>

namespace gpuwise {

class VerdictLabel final : public QWidget
{
    Q_OBJECT
public:
    enum class Shape
    {
        Spread, ///< the number at the right edge
        Compact ///< the number after the word
    };
    explicit VerdictLabel(Shape shape = Shape::Spread, QWidget *parent = nullptr);

    void setFit(const Fit &fit);                             ///< words of the current language
    void setVerdict(Verdict verdict, const QString &margin); ///< with words of its own
    QString spokenText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void describe();

    Shape m_shape;
    Fit m_fit;
    bool m_ownWords = false;
    QString m_word;
    QString m_margin;
};

} // namespace gpuwise
