// SPDX-License-Identifier: GPL-3.0-or-later
//
// The columns of the user's models, in one order for reading and writing.
#pragma once

#include "db/modelcolumns.h"

#include <QStringList>

#include <array>

namespace gpuwise::userModelColumns {

enum Text
{
    Id,
    Family,
    Name,
    Native,
    Release,
    Trust,
    ReadOn,
    Notes,
    Attention,
    ModalityWord,
    Mlp,
    Linear,
    Head,
    Pattern
};
inline constexpr std::array texts{"id",         "family",      "name",        "dtype_native",   "release",
                                  "confidence", "read_on",     "notes",       "attention_kind", "modality",
                                  "mlp",        "linear_kind", "head_stored", "layer_pattern"};

/// The texts, then modelCounts, modelAmounts, modelFlags.
inline QStringList names()
{
    QStringList all;
    for (const char *text : texts)
        all << QString::fromLatin1(text);
    for (const ModelCount &count : modelCounts)
        all << QString::fromLatin1(count.column);
    for (const ModelAmount &amount : modelAmounts)
        all << QString::fromLatin1(amount.column);
    for (const ModelFlag &flag : modelFlags)
        all << QString::fromLatin1(flag.column);
    return all;
}

} // namespace gpuwise::userModelColumns
