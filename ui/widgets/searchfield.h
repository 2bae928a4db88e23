// SPDX-License-Identifier: GPL-3.0-or-later
//
// A line to search with: a lens in front, the number of matches and a clear button at the end.
#pragma once

#include <QLineEdit>

namespace gpuwise {

class SearchField final : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchField(QWidget *parent = nullptr);
    void setCount(const QString &text); ///< "9 of 117"

Q_SIGNALS:
    void moveAsked(int rows); ///< Up and Down, for the list below

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_count;
};

} // namespace gpuwise
