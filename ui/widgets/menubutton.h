// SPDX-License-Identifier: GPL-3.0-or-later
//
// A push button that opens a menu under itself; the chevron says so.
#pragma once

#include <QPushButton>

class QMenu;

namespace gpuwise {

class MenuButton final : public QPushButton
{
    Q_OBJECT
public:
    explicit MenuButton(QWidget *parent = nullptr);
    QMenu *choices() const { return m_choices; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QMenu *m_choices;
};

} // namespace gpuwise
