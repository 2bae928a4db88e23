// SPDX-License-Identifier: GPL-3.0-or-later
//
// The GGUF container (versions 2 and 3, little-endian) as it stands in the file: metadata and the list of
// tensors. Tensor data is never read. What the numbers mean is the business of ggufmodel.h.
#pragma once

#include "model/modelfiles/problem.h"

#include <QByteArray>
#include <QHash>

#include <array>
#include <vector>

class QIODevice;

namespace gpuwise {

/// The block format of a tensor: `bytes` hold `elements` numbers.
struct GgufTensorType
{
    quint32 id;
    const char *name; ///< as llama.cpp writes it: "Q4_K"
    quint32 elements;
    quint32 bytes;
    bool quantised() const { return elements > 1; }
};
const GgufTensorType *ggufTensorType(quint32 id); ///< null: no such type

enum class GgufValueType : quint32
{
    U8,
    I8,
    U16,
    I16,
    U32,
    I32,
    F32,
    Bool,
    Text,
    Array,
    U64,
    I64,
    F64
};
QString ggufTypeName(GgufValueType type); ///< "u32", "text", "list"

struct GgufValue
{
    GgufValueType type = GgufValueType::U32;
    quint64 offset = 0; ///< where the value starts
    quint64 natural = 0;
    qint64 whole = 0;
    double real = 0;
    QByteArray text;    ///< the start of it: long texts are not kept whole
    quint64 length = 0; ///< of a text in bytes, of an array in elements
    GgufValueType element = GgufValueType::U32;
    std::vector<qint64> list; ///< of short arrays of whole numbers or booleans; else empty
    bool listKept = false;
};

struct GgufTensor
{
    QByteArray name;
    const GgufTensorType *type = nullptr;
    std::array<quint64, 4> dims{1, 1, 1, 1};
    quint64 elements = 0;
    quint64 bytes = 0;
};

struct GgufContent
{
    quint32 version = 0;
    quint64 alignment = 32;
    QHash<QByteArray, GgufValue> metadata;
    std::vector<GgufTensor> tensors;
    quint64 dataOffset = 0; ///< where tensor data starts
    quint64 dataBytes = 0;  ///< that the tensors take, padding included
    quint64 fileBytes = 0;
};

/// Throws FileRefused.
GgufContent readGguf(QIODevice &device);

} // namespace gpuwise
