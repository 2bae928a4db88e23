// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every page scrolls vertically and none horizontally; the scroll bar appears only where the window is too
// low.
#pragma once

#include <QScrollArea>

namespace gpuwise {

class PageScroll final : public QScrollArea
{
    Q_OBJECT
public:
    explicit PageScroll(QWidget *content, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
};

} // namespace gpuwise
