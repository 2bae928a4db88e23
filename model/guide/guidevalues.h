// SPDX-License-Identifier: GPL-3.0-or-later
//
// Placeholders: the only numbers about cards, models, memory and money that the guide's texts may hold. Each
// is a sourced fact or computed by the engine, and says where it is from.
//
//   fact:CARD:FIELD                value of the catalogue with its unit
//   more:CARD:CARD:FIELD           by how much the first is above the second, in percent; less: below
//   times:CARD:CARD:FIELD          the first as a multiple of the second
//   usable:CARD                    GiB that software can use
//   model:MODEL:FIELD              params, active, layers, context
//   need:WORKLOAD                  GiB expected;  band:WORKLOAD  from low to high
//   term:TERM:WORKLOAD             one term of it, such as kv_cache
//   verdict:WORKLOAD               with a card among the words: fits or not, and by how much
//   speed:WORKLOAD                 with a card among the words: tokens/s with band
//   context:WORKLOAD               with a card among the words: the largest context that fits
//   price:CARD  used:CARD  rent:CARD   the current price and its date
//   supply:CARD  supply:CARD*2     recommended power supply
//   bits:PRECISION                 bits a weight
//   tokens:N                       a context or sequence length that another placeholder of the entry uses
//
// WORKLOAD: guideworkload.h.
#pragma once

#include "model/guide/guide.h"
#include "model/guide/guidecontext.h"

namespace gpuwise {

struct GuideValue
{
    QString text;
    QString note;    ///< where it is from
    QString problem; ///< not empty: the key is not understood, or there is no such value
};

GuideValue guideValue(const GuideContext &context, const QString &key);

} // namespace gpuwise
