// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/ggufformat.h"

#include "model/modelfiles/bytereader.h"

#include <QSet>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr quint64 mostKeys = 65'536;
constexpr quint64 mostTensors = 262'144;
constexpr quint64 mostHeaderBytes = 256ULL << 20; ///< vocabularies included; the largest known take 20 MB
constexpr quint64 mostBytes = 1ULL << 50;
constexpr quint64 longestKey = 1024;
constexpr quint64 longestTensorName = 64; ///< ggml's own limit
constexpr quint64 keptText = 4096;
constexpr quint64 keptList = 1024;
constexpr quint64 keptInAll = 16ULL << 20; ///< of texts and lists
constexpr quint64 leastPair = 8 + 1 + 4 + 1;
constexpr quint64 leastTensor = 8 + 4 + 4 + 8;

quint64 sizeOf(GgufValueType type)
{
    switch (type) {
    case GgufValueType::U8:
    case GgufValueType::I8:
    case GgufValueType::Bool:
        return 1;
    case GgufValueType::U16:
    case GgufValueType::I16:
        return 2;
    case GgufValueType::U32:
    case GgufValueType::I32:
    case GgufValueType::F32:
        return 4;
    case GgufValueType::U64:
    case GgufValueType::I64:
    case GgufValueType::F64:
        return 8;
    case GgufValueType::Text:
    case GgufValueType::Array:
        break;
    }
    return 0;
}

class Parser
{
public:
    explicit Parser(QIODevice &device)
        : m_in(device)
    {
        m_in.setHeaderLimit(mostHeaderBytes);
        m_content.fileBytes = m_in.size();
    }

    GgufContent parse()
    {
        readStart();
        for (quint64 i = 0; i < m_keys; ++i)
            readPair();
        readAlignment();
        m_content.tensors.reserve(static_cast<std::size_t>(m_tensors));
        for (quint64 i = 0; i < m_tensors; ++i)
            readTensor();
        const quint64 step = m_content.alignment;
        m_content.dataOffset = (m_in.position() + step - 1) / step * step;
        return std::move(m_content);
    }

private:
    void readStart()
    {
        const QByteArray magic = m_in.bytes(4, 4);
        for (const char *old : {"lmgg", "tjgg", "fmgg", "algg"})
            if (magic == old)
                m_in.refuseAt(0, FileFault::OldFormat, QString::fromLatin1(magic));
        if (magic != "GGUF")
            m_in.refuseAt(0, FileFault::UnknownKind);
        const auto version = m_in.number<quint32>();
        if (version != 0 && (version & 0xffffU) == 0)
            m_in.refuseAt(4, FileFault::BigEndian);
        if (version != 2 && version != 3)
            m_in.refuseAt(4, FileFault::VersionNotSupported, QString::number(version));
        m_content.version = version;
        m_tensors = count(leastTensor, mostTensors, QStringLiteral("tensor_count"));
        m_keys = count(leastPair, mostKeys, QStringLiteral("metadata_kv_count"));
        m_in.setKey({});
    }

    /// A declared number of entries of at least `least` bytes each. The counts that follow it lie in between.
    quint64 count(quint64 least, quint64 most, const QString &name)
    {
        m_in.setKey(name);
        const quint64 at = m_in.position();
        const auto declared = m_in.number<quint64>();
        if (declared > m_in.remaining() / least)
            m_in.refuseAt(at, FileFault::CountTooLarge, QString::number(declared),
                          QString::number(m_in.remaining() / least));
        if (declared > most)
            m_in.refuseAt(at, FileFault::TooManyEntries, QString::number(declared), QString::number(most));
        return declared;
    }

    GgufValueType valueType()
    {
        const quint64 at = m_in.position();
        const auto id = m_in.number<quint32>();
        if (id > static_cast<quint32>(GgufValueType::F64))
            m_in.refuseAt(at, FileFault::ValueTypeUnknown, QString::number(id));
        return static_cast<GgufValueType>(id);
    }

    void readPair()
    {
        m_in.setKey({});
        const quint64 at = m_in.position();
        const auto length = m_in.number<quint64>();
        m_in.need(length);
        if (length == 0)
            m_in.refuseAt(at, FileFault::KeyEmpty);
        if (length > longestKey)
            m_in.refuseAt(at, FileFault::KeyTooLong, QString::number(length), QString::number(longestKey));
        const QByteArray key = m_in.bytes(length, length);
        if (!key.isValidUtf8())
            m_in.refuseAt(at + 8, FileFault::KeyNotUtf8);
        m_in.setKey(QString::fromUtf8(key));
        if (m_content.metadata.contains(key))
            m_in.refuseAt(at, FileFault::KeyTwice);
        GgufValue value;
        value.type = valueType();
        value.offset = m_in.position();
        if (value.type == GgufValueType::Array)
            readArray(value);
        else if (value.type == GgufValueType::Text)
            readText(value);
        else
            readNumber(value.type, value);
        m_content.metadata.insert(key, value);
    }

    void readText(GgufValue &value)
    {
        value.length = m_in.number<quint64>();
        m_in.need(value.length);
        const quint64 keep = std::min({value.length, keptText, keptInAll - m_kept});
        value.text = m_in.bytes(value.length, keep);
        m_kept += keep;
    }

    void readNumber(GgufValueType type, GgufValue &value)
    {
        switch (type) {
        case GgufValueType::U8:
        case GgufValueType::Bool:
            value.natural = m_in.number<quint8>();
            break;
        case GgufValueType::U16:
            value.natural = m_in.number<quint16>();
            break;
        case GgufValueType::U32:
            value.natural = m_in.number<quint32>();
            break;
        case GgufValueType::U64:
            value.natural = m_in.number<quint64>();
            break;
        case GgufValueType::I8:
            value.whole = m_in.number<qint8>(); // NOLINT(bugprone-signed-char-misuse): no character
            break;
        case GgufValueType::I16:
            value.whole = m_in.number<qint16>();
            break;
        case GgufValueType::I32:
            value.whole = m_in.number<qint32>();
            break;
        case GgufValueType::I64:
            value.whole = m_in.number<qint64>();
            break;
        case GgufValueType::F32:
            value.real = static_cast<double>(m_in.number<float>());
            break;
        case GgufValueType::F64:
            value.real = m_in.number<double>();
            break;
        case GgufValueType::Text:
        case GgufValueType::Array:
            break;
        }
    }

    void readArray(GgufValue &value)
    {
        value.element = valueType();
        if (value.element == GgufValueType::Array)
            m_in.refuseAt(value.offset, FileFault::NestedArray);
        const bool texts = value.element == GgufValueType::Text;
        const quint64 each = texts ? 8 : sizeOf(value.element);
        const quint64 at = m_in.position();
        value.length = m_in.number<quint64>();
        if (value.length > m_in.remaining() / each)
            m_in.refuseAt(at, FileFault::CountTooLarge, QString::number(value.length),
                          QString::number(m_in.remaining() / each));
        if (texts) {
            for (quint64 i = 0; i < value.length; ++i)
                m_in.skip(m_in.number<quint64>());
            return;
        }
        const bool numbers = value.element != GgufValueType::F32 && value.element != GgufValueType::F64;
        if (!numbers || value.length > keptList || m_kept + value.length * 8 > keptInAll) {
            m_in.skip(value.length * each);
            return;
        }
        m_in.need(value.length * each);
        m_kept += value.length * 8;
        value.listKept = true;
        value.list.reserve(static_cast<std::size_t>(value.length));
        for (quint64 i = 0; i < value.length; ++i) {
            GgufValue one;
            readNumber(value.element, one);
            // What does not fit into a signed number is out of every range that is asked for.
            value.list.push_back(one.natural != 0
                                     ? static_cast<qint64>(std::min<quint64>(one.natural, INT64_MAX))
                                     : one.whole);
        }
    }

    void readAlignment()
    {
        const auto found = m_content.metadata.constFind("general.alignment");
        if (found == m_content.metadata.constEnd())
            return;
        m_in.setKey(QStringLiteral("general.alignment"));
        const QString allowed = QStringLiteral("u32, 8, 16, 32 … 65536");
        if (found->type != GgufValueType::U32)
            m_in.refuseAt(found->offset, FileFault::AlignmentBad, ggufTypeName(found->type), allowed);
        const quint64 value = found->natural;
        if (value < 8 || value > 65536 || (value & (value - 1)) != 0)
            m_in.refuseAt(found->offset, FileFault::AlignmentBad, QString::number(value), allowed);
        m_content.alignment = value;
    }

    void readTensor()
    {
        m_in.setKey({});
        const quint64 at = m_in.position();
        const auto length = m_in.number<quint64>();
        m_in.need(length);
        if (length > longestTensorName)
            m_in.refuseAt(at, FileFault::TensorNameTooLong, QString::number(length),
                          QString::number(longestTensorName));
        GgufTensor tensor;
        tensor.name = m_in.bytes(length, length);
        m_in.setKey(QString::fromUtf8(tensor.name));
        if (m_names.contains(tensor.name))
            m_in.refuseAt(at, FileFault::TensorTwice);
        m_names.insert(tensor.name);
        readShape(tensor);
        const quint64 offsetAt = m_in.position();
        const auto offset = m_in.number<quint64>();
        if (offset != m_content.dataBytes)
            m_in.refuseAt(offsetAt, FileFault::OffsetWrong, QString::number(offset),
                          QString::number(m_content.dataBytes));
        // Both are at most 1 PiB, so that neither sum wraps.
        const quint64 step = m_content.alignment;
        m_content.dataBytes += (tensor.bytes + step - 1) / step * step;
        if (m_content.dataBytes > mostBytes)
            m_in.refuseAt(at, FileFault::TensorTooLarge);
        m_content.tensors.push_back(std::move(tensor));
    }

    void readShape(GgufTensor &tensor)
    {
        const quint64 at = m_in.position();
        const auto dimensions = m_in.number<quint32>();
        if (dimensions > tensor.dims.size())
            m_in.refuseAt(at, FileFault::TooManyDimensions, QString::number(dimensions), QStringLiteral("4"));
        quint64 elements = 1;
        for (std::size_t i = 0; i < dimensions; ++i) {
            tensor.dims[i] = m_in.number<quint64>();
            const auto product = checkedProduct(elements, tensor.dims[i]);
            // An element takes at least a sixteenth of a byte.
            if (!product || *product > 16 * mostBytes || tensor.dims[i] > 16 * mostBytes)
                m_in.refuseAt(at, FileFault::TensorTooLarge);
            elements = *product;
        }
        tensor.elements = elements;
        const quint64 typeAt = m_in.position();
        const auto id = m_in.number<quint32>();
        tensor.type = ggufTensorType(id);
        if (!tensor.type)
            m_in.refuseAt(typeAt, FileFault::TensorTypeUnknown, QString::number(id));
        if (tensor.dims[0] % tensor.type->elements != 0)
            m_in.refuseAt(at, FileFault::RowNotWholeBlocks, QString::number(tensor.dims[0]),
                          QString::number(tensor.type->elements));
        const auto bytes = checkedProduct(elements / tensor.type->elements, tensor.type->bytes);
        if (!bytes || *bytes > mostBytes)
            m_in.refuseAt(at, FileFault::TensorTooLarge);
        tensor.bytes = *bytes;
    }

    ByteReader m_in;
    GgufContent m_content;
    quint64 m_tensors = 0;
    quint64 m_keys = 0;
    quint64 m_kept = 0;
    QSet<QByteArray> m_names;
};

/// ggml's types as of November 2026: elements and bytes of a block (ggml.h, ggml-common.h of llama.cpp).
constexpr std::array tensorTypes{
    GgufTensorType{0, "F32", 1, 4},         GgufTensorType{1, "F16", 1, 2},
    GgufTensorType{2, "Q4_0", 32, 18},      GgufTensorType{3, "Q4_1", 32, 20},
    GgufTensorType{6, "Q5_0", 32, 22},      GgufTensorType{7, "Q5_1", 32, 24},
    GgufTensorType{8, "Q8_0", 32, 34},      GgufTensorType{9, "Q8_1", 32, 36},
    GgufTensorType{10, "Q2_K", 256, 84},    GgufTensorType{11, "Q3_K", 256, 110},
    GgufTensorType{12, "Q4_K", 256, 144},   GgufTensorType{13, "Q5_K", 256, 176},
    GgufTensorType{14, "Q6_K", 256, 210},   GgufTensorType{15, "Q8_K", 256, 292},
    GgufTensorType{16, "IQ2_XXS", 256, 66}, GgufTensorType{17, "IQ2_XS", 256, 74},
    GgufTensorType{18, "IQ3_XXS", 256, 98}, GgufTensorType{19, "IQ1_S", 256, 50},
    GgufTensorType{20, "IQ4_NL", 32, 18},   GgufTensorType{21, "IQ3_S", 256, 110},
    GgufTensorType{22, "IQ2_S", 256, 82},   GgufTensorType{23, "IQ4_XS", 256, 136},
    GgufTensorType{24, "I8", 1, 1},         GgufTensorType{25, "I16", 1, 2},
    GgufTensorType{26, "I32", 1, 4},        GgufTensorType{27, "I64", 1, 8},
    GgufTensorType{28, "F64", 1, 8},        GgufTensorType{29, "IQ1_M", 256, 56},
    GgufTensorType{30, "BF16", 1, 2},       GgufTensorType{34, "TQ1_0", 256, 54},
    GgufTensorType{35, "TQ2_0", 256, 66},   GgufTensorType{39, "MXFP4", 32, 17},
    GgufTensorType{40, "NVFP4", 64, 36},    GgufTensorType{41, "Q1_0", 128, 18},
    GgufTensorType{42, "Q2_0", 64, 18},
};

} // namespace

const GgufTensorType *ggufTensorType(quint32 id)
{
    const auto found = std::find_if(tensorTypes.begin(), tensorTypes.end(),
                                    [id](const GgufTensorType &type) { return type.id == id; });
    return found == tensorTypes.end() ? nullptr : &*found;
}

QString ggufTypeName(GgufValueType type)
{
    constexpr std::array names{"u8",   "i8",   "u16",  "i16", "u32", "i32", "f32",
                               "bool", "text", "list", "u64", "i64", "f64"};
    return QString::fromLatin1(names[static_cast<std::size_t>(type)]);
}

GgufContent readGguf(QIODevice &device)
{
    return Parser(device).parse();
}

} // namespace gpuwise
