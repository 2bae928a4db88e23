// SPDX-License-Identifier: GPL-3.0-or-later
//
// The product's colours as CSS variables: light, dark where the reader prefers it, light on paper.
#pragma once

#include <QString>

namespace gpuwise {

QString htmlColours();

} // namespace gpuwise
