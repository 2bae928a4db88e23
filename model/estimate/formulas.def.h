// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_FORMULA(name, QT_TRANSLATE_NOOP("Formula", "sentence")): how a term was computed; %1..%4 are its
// operands. No include guard: included once for each use of the table.
GPUWISE_FORMULA(WeightsPlain, QT_TRANSLATE_NOOP("Formula", "%1 B parameters × %2 bits ÷ 8"))
