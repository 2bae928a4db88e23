// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small mark beside a value: stale, no date, a claim's verdict. Icon and word, in the colours of a verdict.
#pragma once

#include "model/estimate/fit.h"

#include <QWidget>

namespace gpuwise {

struct Tokens;

struct TagMark
{
    Verdict colours = Verdict::Unknown;
    QString iconName;
    QString word;
    bool dashed = false;
};

QSize tagSize(const QString &word);
/// For cells of tables, where no widget stands.
void paintTag(QPainter &painter, const QRect &rect, const Tokens &tokens, const TagMark &mark);

class Tag final : public QWidget
{
    Q_OBJECT
public:
    explicit Tag(QWidget *parent = nullptr);
    void setMark(Verdict colours, const QString &iconName, const QString &word, bool dashed = false);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    TagMark m_mark;
};

} // namespace gpuwise
