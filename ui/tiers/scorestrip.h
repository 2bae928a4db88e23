// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts of a score side by side, in the colours of the chips, and the swatch that names one of them.
#pragma once

#include <QWidget>

#include <array>

namespace gpuwise {

class ScoreStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit ScoreStrip(QWidget *parent = nullptr);
    /// What each part adds to a score of 0..1; `spoken` says the score in words.
    void setPoints(const std::array<double, 5> &points, const QString &spoken);

    QSize sizeHint() const override { return {200, 14}; }
    QSize minimumSizeHint() const override { return {60, 14}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::array<double, 5> m_points{};
};

class ScoreSwatch final : public QWidget
{
    Q_OBJECT
public:
    explicit ScoreSwatch(std::size_t part, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::size_t m_part;
};

} // namespace gpuwise
