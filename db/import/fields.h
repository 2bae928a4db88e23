// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a table of cards or prices can hold, and by which names people head its columns. The canonical names
// are those of our own exports.
#pragma once

#include "model/domain/gpu.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace gpuwise {

enum class Quantity
{
    Text,
    Number, ///< without a unit
    Memory, ///< GB of the label
    Bandwidth,
    Rate, ///< TFLOPS or TOPS
    Watts,
    Bits,
    Length,
    Money,
    Date
};

struct ImportField
{
    const char *id;
    Quantity quantity;
    bool ofCards;
    bool ofPrices;
    const char *names; ///< besides the id; UTF-8, separated by "|", lower case without spaces
};

std::span<const ImportField> importFields();
const ImportField *importField(QStringView id);
/// The field of a spec has the spec's own id.
std::optional<SpecField> specOf(const ImportField &field);

/// A header or name as it is compared: compatibility forms, lower case, without spaces, dots and brackets.
QString foldHeader(const QString &header);

/// The field that a header means, and the unit that it names: "显存 (GiB)" -> memory_gb, "gib".
struct HeaderMeaning
{
    const ImportField *field = nullptr;
    QString unit;
};
HeaderMeaning meaningOf(const QString &header, bool cards);

} // namespace gpuwise
