// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the guide's placeholders and tables are resolved against.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/speed.h"

#include <QDate>
#include <QLocale>

namespace gpuwise {

struct GuideContext
{
    const Catalogue &catalogue;
    const SpeedModel &speeds;
    QDate today;
    Region region = Region::Us;
    Currency currency = Currency::Usd;
    OperatingSystem os = OperatingSystem::Linux;
    QLocale locale; ///< numbers; the language of the guide is that of the locale
};

} // namespace gpuwise
