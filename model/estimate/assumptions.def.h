// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_ASSUMPTION(name, QT_TRANSLATE_NOOP("Assumption", "sentence")). At most 64.
// No include guard: included once for each use of the table.
GPUWISE_ASSUMPTION(ShapeOfNearestModel,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "Only a size was given: the shape of the nearest recent dense model was "
                                     "scaled in layers."))
