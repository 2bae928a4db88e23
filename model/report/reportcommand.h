// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command that makes a report again. What is as the command line assumes it is left out, except where
// that depends on the system: language, region, currency and day always stand there.
#pragma once

#include <QString>

namespace gpuwise {

struct ReportRequest;

/// "gpuwise-cli report nvidia-rtx-5090-32gb:2 --model qwen3-32b …". A model file is named without its folder:
/// reports are given away.
QString reportCommand(const ReportRequest &request);

/// As a POSIX shell reads it back: in quotes where it has to be.
QString shellWord(const QString &word);

} // namespace gpuwise
