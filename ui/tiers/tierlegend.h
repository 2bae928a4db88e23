// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the signs on the chips mean.
#pragma once

#include "ui/widgets/panel.h"

class QVBoxLayout;

namespace gpuwise {

class TierLegend final : public Panel
{
    Q_OBJECT
public:
    explicit TierLegend(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    QWidget *m_rows = nullptr;
};

} // namespace gpuwise
