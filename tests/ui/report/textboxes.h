// SPDX-License-Identifier: GPL-3.0-or-later
//
// A page painted into boxes: where each text stands, in canvas units, and whether anything was painted as a
// picture.
#pragma once

#include "ui/report/document.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace gpuwise {

struct TextBox
{
    QString text;
    QRectF rect; ///< advance by x-height to baseline: what must not be covered
};

struct PaintedPage
{
    std::vector<TextBox> texts;
    int pictures = 0;
};

PaintedPage paintedPage(const ReportDocument &document, int page);

} // namespace gpuwise
