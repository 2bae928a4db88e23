// SPDX-License-Identifier: GPL-3.0-or-later
//
// Typed, range-checked access to the metadata of a GGUF file. A value of the wrong type or outside its range
// is refused by name; a missing one is not there.
#pragma once

#include "model/modelfiles/ggufformat.h"

#include <optional>
#include <vector>

namespace gpuwise {

class GgufMetadata
{
public:
    explicit GgufMetadata(const GgufContent &content);

    const QString &architecture() const { return m_architecture; } ///< empty: not named
    QString keyOf(const char *name) const;                         ///< "llama.block_count"
    const GgufValue *find(const char *name) const; ///< below the architecture, else as it is ("general.name")

    std::optional<int> whole(const char *name, qint64 least, qint64 most) const;
    std::optional<QString> text(const char *name) const;
    std::optional<bool> flag(const char *name) const;
    /// A number for all layers or a list with one a layer; an empty answer: the key is missing.
    std::vector<int> perLayer(const char *name, int layers, qint64 least, qint64 most) const;

    [[noreturn]] void refuse(const char *name, FileFault fault, const QString &found = {},
                             const QString &allowed = {}) const;

private:
    qint64 wholeOf(const char *name, const GgufValue &value, qint64 least, qint64 most) const;
    void readArchitecture();

    const GgufContent &m_content;
    QString m_architecture;
};

} // namespace gpuwise
