// SPDX-License-Identifier: GPL-3.0-or-later
//
// A widget whose texts wrap is as high as its width makes it. Its layout asks only when the size policy says
// so, and the vertical policy has to be Minimum: with Fixed it would be the height of the size hint.
#pragma once

#include <QSizePolicy>
#include <QWidget>

namespace gpuwise {

inline void letHeightFollowWidth(QWidget &widget, QSizePolicy::Policy horizontal = QSizePolicy::Expanding)
{
    QSizePolicy policy(horizontal, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget.setSizePolicy(policy);
}

} // namespace gpuwise
