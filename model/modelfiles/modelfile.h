// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one way from a file on disk to a model: GGUF (with the other parts of a split model beside it),
// safetensors (with the config.json beside it), a safetensors index, or the config.json of a model. Files
// come from strangers: nothing is trusted, tensor data is never read, time and memory are bounded, and a
// refusal is a value that names file, place, fault and what to do.
#pragma once

#include "model/domain/filemodel.h"
#include "model/modelfiles/problem.h"

#include <QStringList>

#include <variant>
#include <vector>

namespace gpuwise {

enum class ModelFileKind : std::uint8_t
{
    Gguf,
    Safetensors,
    SafetensorsIndex,
    HuggingFaceConfig,
};

/// How a value of the shape came to be.
enum class FactBasis : std::uint8_t
{
    Stated,   ///< stands in the file under `where`
    Counted,  ///< from the names and shapes of tensors
    Computed, ///< follows from other values by the rule in `where`
    Assumed,  ///< what this architecture has when the file says nothing
};

struct FileFact
{
    QLatin1StringView field; ///< "layers", as in the JSON contract
    QString value;
    FactBasis basis = FactBasis::Stated;
    QString where; ///< key, tensor or rule; file name first when it is another file

    bool operator==(const FileFact &) const = default;
};

/// The tensors of one number format.
struct TypeShare
{
    QString type; ///< "Q4_K", "BF16"
    quint64 tensors = 0;
    double elements = 0;
    double bytes = 0;
};

struct ModelFileReport
{
    ModelFileKind kind = ModelFileKind::Gguf;
    FileModel content;
    QString architecture;         ///< as the file names it; empty: it does not
    QStringList files;            ///< everything that was read, without folders
    double fileBytes = 0;         ///< of the files with tensors
    std::vector<TypeShare> types; ///< most bytes first; empty: no tensors were seen
    std::vector<FileFact> facts;
    std::vector<FileRemark> remarks;

    double bitsPerWeight() const; ///< 0: not known
};

using ModelFileResult = std::variant<ModelFileReport, FileProblem>;

ModelFileResult readModelFile(const QString &path);

/// One kind on its own, from an open device and without looking for files beside it; `name` is for messages.
ModelFileResult readModelFile(QIODevice &device, ModelFileKind kind, const QString &name);

} // namespace gpuwise
