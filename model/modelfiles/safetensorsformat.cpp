// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/safetensorsformat.h"

#include "model/modelfiles/bytereader.h"
#include "model/modelfiles/jsontokens.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr quint64 largestHeader = 100'000'000; ///< the reference reader's limit
constexpr quint64 mostTensors = 1'000'000;
constexpr quint64 mostBytes = 1ULL << 50;
constexpr quint64 mostDimensions = 16;
constexpr quint64 largestDimension = 1ULL << 53; ///< beyond, readers that use doubles disagree

struct DtypeBits
{
    const char *name;
    quint32 bits;
};
constexpr DtypeBits dtypes[] = {
    {"BOOL", 8},        {"U8", 8},          {"I8", 8},    {"F8_E5M2", 8}, {"F8_E4M3", 8}, {"F8_E8M0", 8},
    {"F8_E4M3FNUZ", 8}, {"F8_E5M2FNUZ", 8}, {"F4", 4},    {"F6_E2M3", 6}, {"F6_E3M2", 6}, {"I16", 16},
    {"U16", 16},        {"F16", 16},        {"BF16", 16}, {"I32", 32},    {"U32", 32},    {"F32", 32},
    {"F64", 64},        {"I64", 64},        {"U64", 64},  {"C64", 64},
};

/// A whole number as JSON writes it, without sign, point or exponent. nullopt: something else, or too large.
std::optional<quint64> naturalOf(const QByteArray &text)
{
    if (text.isEmpty() || text.size() > 19 || text.contains('-') || text.contains('.') ||
        text.contains('e') || text.contains('E'))
        return std::nullopt;
    bool ok = false;
    const quint64 number = text.toULongLong(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

struct Entry
{
    QByteArray name;
    const DtypeBits *dtype = nullptr;
    std::optional<quint64> elements;
    std::optional<std::pair<quint64, quint64>> range;
};

/// What a tensor holds as parameters: packed 4-bit formats put several into one integer.
double parametersOf(const Entry &entry)
{
    const auto elements = static_cast<double>(*entry.elements);
    const QByteArrayView name = entry.name;
    const QByteArrayView dtype = entry.dtype->name;
    if (dtype == "I32" || dtype == "U32")
        return name.endsWith("qweight") || name.endsWith("weight_packed") ? elements * 8 : 0;
    const bool blocks = name.endsWith("_blocks") || name.endsWith("weight_packed");
    if (dtype == "U8")
        return blocks || name.endsWith(".weight") ? elements * 2 : 0;
    const bool helper = name.endsWith("scales") || name.endsWith("scale_inv") || name.endsWith("_scale") ||
                        name.endsWith("qzeros") || name.endsWith("g_idx") || name.endsWith("absmax") ||
                        dtype == "F8_E8M0" || dtype == "I64" || dtype == "BOOL";
    return helper ? 0 : elements;
}

class HeaderReader
{
public:
    HeaderReader(QIODevice &device, quint64 length, SafetensorsContent &content)
        : m_device(device)
        , m_tokens(device, 8, length)
        , m_length(length)
        , m_content(content)
    {}

    void read()
    {
        m_tokens.next(); // "{" was seen
        for (JsonToken token = m_tokens.next(); token != JsonToken::EndObject; token = m_tokens.next()) {
            const quint64 at = m_tokens.offset();
            const QByteArray name = m_tokens.text();
            m_names.push_back({{qHash(name, firstSeed), qHash(name, secondSeed)}, at});
            if (m_names.size() > mostTensors + 1)
                refuse(FileFault::TooManyEntries, name, QString::number(m_names.size()),
                       QString::number(mostTensors));
            if (name == "__metadata__")
                readMetadata();
            else
                readEntry(name, at);
        }
        if (m_tokens.next() != JsonToken::End)
            refuse(FileFault::JsonSyntax, {});
        refuseDoubles();
        refuseHoles();
    }

private:
    struct Range
    {
        quint64 begin = 0;
        quint64 end = 0;
        quint64 nameAt = 0;
    };

    [[noreturn]] void refuse(FileFault fault, const QByteArray &name, const QString &found = {},
                             const QString &allowed = {}) const
    {
        m_tokens.refuse(fault, QString::fromUtf8(name), found, allowed);
    }

    /// The name that stands at a byte of the header: names are not kept.
    QByteArray nameAt(quint64 offset) const
    {
        JsonTokens again(m_device, offset, 8 + m_length - offset);
        again.next();
        return again.text();
    }

    void readMetadata()
    {
        const QByteArray name = "__metadata__";
        const JsonToken token = m_tokens.next();
        if (token != JsonToken::BeginObject)
            refuse(FileFault::NotAnObject, name, jsonTokenName(token));
        while (m_tokens.next() != JsonToken::EndObject) {
            const QByteArray key = m_tokens.text();
            if (const JsonToken value = m_tokens.next(); value != JsonToken::Text)
                refuse(FileFault::ValueWrongType, name + '.' + key, jsonTokenName(value),
                       jsonTokenName(JsonToken::Text));
        }
    }

    void readEntry(const QByteArray &name, quint64 at)
    {
        const JsonToken token = m_tokens.next();
        if (token != JsonToken::BeginObject)
            refuse(FileFault::NotAnObject, name, jsonTokenName(token));
        Entry entry;
        entry.name = name;
        while (m_tokens.next() != JsonToken::EndObject) {
            const QByteArray key = m_tokens.text();
            const bool twice = (key == "dtype" && entry.dtype) || (key == "shape" && entry.elements) ||
                               (key == "data_offsets" && entry.range);
            if (twice)
                refuse(FileFault::KeyTwice, name + '.' + key);
            if (key == "dtype")
                readDtype(entry);
            else if (key == "shape")
                readShape(entry);
            else if (key == "data_offsets")
                readRange(entry);
            else
                m_tokens.skipRest(m_tokens.next());
        }
        const char *missing = !entry.dtype      ? "dtype"
                              : !entry.elements ? "shape"
                              : !entry.range    ? "data_offsets"
                                                : nullptr;
        if (missing)
            refuse(FileFault::ValueMissing, name + '.' + missing);
        add(entry, at);
    }

    void readDtype(Entry &entry)
    {
        if (const JsonToken token = m_tokens.next(); token != JsonToken::Text)
            refuse(FileFault::ValueWrongType, entry.name + ".dtype", jsonTokenName(token),
                   jsonTokenName(JsonToken::Text));
        const auto found = std::find_if(std::begin(dtypes), std::end(dtypes),
                                        [this](const DtypeBits &d) { return m_tokens.text() == d.name; });
        if (found == std::end(dtypes))
            refuse(FileFault::DtypeUnknown, entry.name, QString::fromUtf8(m_tokens.text()));
        entry.dtype = found;
    }

    /// The next whole number of a list; nullopt at its end.
    std::optional<quint64> nextNatural(const QByteArray &key)
    {
        const JsonToken token = m_tokens.next();
        if (token == JsonToken::EndArray)
            return std::nullopt;
        const auto number = token == JsonToken::Number ? naturalOf(m_tokens.text()) : std::nullopt;
        if (!number || *number >= largestDimension)
            refuse(FileFault::ValueWrongType, key,
                   token == JsonToken::Number ? QString::fromLatin1(m_tokens.text()) : jsonTokenName(token),
                   QStringLiteral("0 … 2^53"));
        return number;
    }

    void beginList(const QByteArray &key)
    {
        if (const JsonToken token = m_tokens.next(); token != JsonToken::BeginArray)
            refuse(FileFault::ValueWrongType, key, jsonTokenName(token),
                   jsonTokenName(JsonToken::BeginArray));
    }

    void readShape(Entry &entry)
    {
        const QByteArray key = entry.name + ".shape";
        beginList(key);
        quint64 elements = 1, dimensions = 0;
        while (const auto dimension = nextNatural(key)) {
            if (++dimensions > mostDimensions)
                refuse(FileFault::TooManyDimensions, key, QString::number(dimensions),
                       QString::number(mostDimensions));
            const auto product = checkedProduct(elements, *dimension);
            if (!product || *product > 2 * mostBytes)
                refuse(FileFault::TensorTooLarge, key);
            elements = *product;
        }
        entry.elements = elements;
    }

    void readRange(Entry &entry)
    {
        const QByteArray key = entry.name + ".data_offsets";
        beginList(key);
        const auto begin = nextNatural(key);
        const auto end = begin ? nextNatural(key) : std::nullopt;
        if (!end || nextNatural(key))
            refuse(FileFault::ValueWrongType, key, jsonTokenName(JsonToken::BeginArray),
                   QStringLiteral("[a, b]"));
        if (*end < *begin || *end > mostBytes)
            refuse(FileFault::ValueOutOfRange, key, QString::number(*end),
                   QStringLiteral("%1 … %2").arg(*begin).arg(mostBytes));
        entry.range = {*begin, *end};
    }

    void add(const Entry &entry, quint64 at)
    {
        const quint64 bits = *entry.elements * entry.dtype->bits; // at most 2^51 elements of 64 bits: no wrap
        const auto [begin, end] = *entry.range;
        if (bits % 8 != 0 || bits / 8 != end - begin)
            refuse(FileFault::ByteRangeWrong, entry.name, QString::number(end - begin),
                   QString::number(bits / 8));
        m_ranges.push_back({begin, end, at});
        const auto elements = static_cast<double>(*entry.elements);
        const auto bytes = static_cast<double>(end - begin);
        m_content.shares.add(QString::fromLatin1(entry.dtype->name), elements, bytes);
        m_content.bytes += bytes;
        m_content.parameters += parametersOf(entry);
        ++m_content.tensors;
    }

    /// Two names are the same when two independent hashes of 64 bits are.
    void refuseDoubles()
    {
        std::sort(m_names.begin(), m_names.end());
        for (std::size_t i = 1; i < m_names.size(); ++i)
            if (m_names[i - 1].first == m_names[i].first) {
                const QByteArray name = nameAt(m_names[i].second);
                throw FileRefused{
                    {{}, FileFault::TensorTwice, m_names[i].second, QString::fromUtf8(name), {}, {}}};
            }
    }

    void refuseHoles()
    {
        std::sort(m_ranges.begin(), m_ranges.end(), [](const Range &a, const Range &b) {
            return a.begin != b.begin ? a.begin < b.begin : a.end < b.end;
        });
        quint64 end = 0;
        for (const Range &range : m_ranges) {
            if (range.begin != end)
                throw FileRefused{{{},
                                   FileFault::HoleOrOverlap,
                                   range.nameAt,
                                   QString::fromUtf8(nameAt(range.nameAt)),
                                   QString::number(range.begin),
                                   QString::number(end)}};
            end = range.end;
        }
        m_content.dataBytes = end;
    }

    static constexpr std::size_t firstSeed = 0x9e3779b97f4a7c15ULL;
    static constexpr std::size_t secondSeed = 0xc2b2ae3d27d4eb4fULL;
    QIODevice &m_device;
    JsonTokens m_tokens;
    quint64 m_length;
    SafetensorsContent &m_content;
    std::vector<std::pair<std::pair<std::size_t, std::size_t>, quint64>> m_names;
    std::vector<Range> m_ranges;
};

} // namespace

SafetensorsContent readSafetensors(QIODevice &device)
{
    ByteReader in(device);
    SafetensorsContent content;
    content.fileBytes = in.size();
    const auto length = in.number<quint64>();
    if (length < 2 || length > largestHeader)
        in.refuseAt(0, FileFault::HeaderLengthBad, QString::number(length),
                    QStringLiteral("2 … %1").arg(largestHeader));
    in.need(length);
    const QByteArray start = in.bytes(std::min<quint64>(length, 3), 3);
    if (start.startsWith("\xef\xbb\xbf"))
        in.refuseAt(8, FileFault::ByteOrderMark);
    if (start[0] != '{')
        in.refuseAt(8, FileFault::HeaderStartBad, QString::fromLatin1(start.left(1)));
    content.headerBytes = 8 + length;
    HeaderReader(device, length, content).read();
    const quint64 present = content.fileBytes - content.headerBytes;
    if (present > content.dataBytes)
        in.refuseAt(content.headerBytes + content.dataBytes, FileFault::BytesAfterLastTensor,
                    QString::number(present - content.dataBytes));
    return content;
}

bool isPlainShardName(QStringView name)
{
    return name.size() <= 200 && name.endsWith(QLatin1StringView(".safetensors")) && !name.startsWith(u'.') &&
           std::all_of(name.begin(), name.end(), [](QChar c) {
               return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.');
           });
}

} // namespace gpuwise
