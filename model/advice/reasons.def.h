// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_REASON(name, "json_code", QT_TRANSLATE_NOOP("Reason", "sentence")): %1..%3 are numbers, %4 is the
// name. No include guard: included once for each use of the table.
GPUWISE_REASON(DoesNotFit, "memory",
               QT_TRANSLATE_NOOP("Reason", "Needs %1 GiB on each card; %2 GiB are usable."))
