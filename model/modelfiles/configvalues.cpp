// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/configvalues.h"

#include <cmath>

namespace gpuwise {

namespace {

constexpr double exactInDouble = 9007199254740992.0; ///< 2^53

QString shown(const JsonNode &node)
{
    if (node.is(JsonToken::Number))
        return node.text();
    if (node.is(JsonToken::Text))
        return QStringLiteral("\"%1\"").arg(inertText(node.text(), 30));
    return jsonTokenName(node.kind());
}

} // namespace

bool ConfigValues::has(const char *key) const
{
    const JsonNode value = m_object.find(key);
    return value.exists() && !value.is(JsonToken::Null);
}

void ConfigValues::refuse(const char *key, FileFault fault, const QString &found,
                          const QString &allowed) const
{
    const JsonNode value = m_object.find(key);
    throw FileRefused{{{},
                       fault,
                       value.exists() ? std::optional(value.offset()) : std::nullopt,
                       nameOf(key),
                       found,
                       allowed}};
}

ConfigValues ConfigValues::object(const char *key) const
{
    const JsonNode value = m_object.find(key);
    if (!has(key))
        return {JsonNode(), nameOf(key) + u'.', *m_report};
    if (!value.is(JsonToken::BeginObject))
        refuse(key, FileFault::ValueWrongType, shown(value), jsonTokenName(JsonToken::BeginObject));
    return {value, nameOf(key) + u'.', *m_report};
}

qint64 ConfigValues::wholeOf(const JsonNode &node, const char *key, qint64 least, qint64 most) const
{
    const QString range = QStringLiteral("%1 … %2").arg(least).arg(most);
    if (!node.is(JsonToken::Number))
        refuse(key, FileFault::ValueWrongType, shown(node), range);
    // "4096.0" and "4.096e3" are whole; 2^53 + 1 is not what a double of it says, but is out of every range.
    const double number = node.raw().toDouble();
    if (!std::isfinite(number) || std::abs(number) > exactInDouble)
        refuse(key, FileFault::ValueOutOfRange, shown(node), range);
    if (number != std::floor(number))
        refuse(key, FileFault::ValueWrongType, shown(node), range);
    if (number < static_cast<double>(least) || number > static_cast<double>(most))
        refuse(key, FileFault::ValueOutOfRange, shown(node), range);
    return static_cast<qint64>(number);
}

std::optional<int> ConfigValues::whole(const char *key, qint64 least, qint64 most) const
{
    return has(key) ? std::optional(static_cast<int>(wholeOf(m_object.find(key), key, least, most)))
                    : std::nullopt;
}

std::optional<double> ConfigValues::real(const char *key, double least, double most) const
{
    if (!has(key))
        return std::nullopt;
    const JsonNode value = m_object.find(key);
    const QString range = QStringLiteral("%1 … %2").arg(least).arg(most);
    if (!value.is(JsonToken::Number))
        refuse(key, FileFault::ValueWrongType, shown(value), range);
    const double number = value.raw().toDouble();
    if (!std::isfinite(number) || number < least || number > most)
        refuse(key, FileFault::ValueOutOfRange, shown(value), range);
    return number;
}

std::optional<bool> ConfigValues::flag(const char *key) const
{
    if (!has(key))
        return std::nullopt;
    const JsonNode value = m_object.find(key);
    if (!value.is(JsonToken::True) && !value.is(JsonToken::False))
        refuse(key, FileFault::ValueWrongType, shown(value), QStringLiteral("true / false"));
    return value.is(JsonToken::True);
}

std::optional<QString> ConfigValues::text(const char *key) const
{
    if (!has(key))
        return std::nullopt;
    const JsonNode value = m_object.find(key);
    if (!value.is(JsonToken::Text))
        refuse(key, FileFault::ValueWrongType, shown(value), jsonTokenName(JsonToken::Text));
    return value.text();
}

std::vector<int> ConfigValues::wholes(const char *key, qint64 least, qint64 most) const
{
    std::vector<int> numbers;
    if (!has(key))
        return numbers;
    const JsonNode list = m_object.find(key);
    if (!list.is(JsonToken::BeginArray))
        refuse(key, FileFault::ValueWrongType, shown(list), jsonTokenName(JsonToken::BeginArray));
    for (JsonNode one = list.first(); one.exists(); one = one.next()) {
        numbers.push_back(static_cast<int>(wholeOf(one, key, least, most)));
        if (numbers.size() > static_cast<std::size_t>(maxLayers) * 4)
            refuse(key, FileFault::TooManyEntries, QString::number(numbers.size()),
                   QString::number(maxLayers));
    }
    return numbers;
}

std::vector<ConfigValues> ConfigValues::objects(const char *key) const
{
    std::vector<ConfigValues> found;
    if (!has(key))
        return found;
    const JsonNode list = m_object.find(key);
    if (!list.is(JsonToken::BeginArray))
        refuse(key, FileFault::ValueWrongType, shown(list), jsonTokenName(JsonToken::BeginArray));
    for (JsonNode one = list.first(); one.exists(); one = one.next()) {
        if (!one.is(JsonToken::BeginObject))
            refuse(key, FileFault::ValueWrongType, shown(one), jsonTokenName(JsonToken::BeginObject));
        if (found.size() > static_cast<std::size_t>(maxLayers))
            refuse(key, FileFault::TooManyEntries, QString::number(found.size()), QString::number(maxLayers));
        found.emplace_back(one, QStringLiteral("%1[%2].").arg(nameOf(key)).arg(found.size()), *m_report);
    }
    return found;
}

QStringList ConfigValues::texts(const char *key) const
{
    QStringList words;
    if (!has(key))
        return words;
    const JsonNode list = m_object.find(key);
    if (!list.is(JsonToken::BeginArray))
        refuse(key, FileFault::ValueWrongType, shown(list), jsonTokenName(JsonToken::BeginArray));
    for (JsonNode one = list.first(); one.exists(); one = one.next()) {
        if (!one.is(JsonToken::Text))
            refuse(key, FileFault::ValueWrongType, shown(one), jsonTokenName(JsonToken::Text));
        words.append(one.text());
        if (words.size() > maxLayers * 4)
            refuse(key, FileFault::TooManyEntries, QString::number(words.size()), QString::number(maxLayers));
    }
    return words;
}

std::optional<int> ConfigValues::stated(const char *field, ConfigKeys keys, qint64 least, qint64 most) const
{
    for (const char *key : keys)
        if (const auto value = whole(key, least, most)) {
            addFact(*m_report, field, *value, FactBasis::Stated, nameOf(key));
            return value;
        }
    return std::nullopt;
}

int ConfigValues::required(const char *field, ConfigKeys keys, qint64 least, qint64 most) const
{
    const auto value = stated(field, keys, least, most);
    if (value)
        return *value;
    const char *key = keys.front();
    for (const char *other : keys)
        if (m_object.find(other).exists()) { // null
            key = other;
            refuse(key, FileFault::ValueWrongType, jsonTokenName(JsonToken::Null),
                   QStringLiteral("%1 … %2").arg(least).arg(most));
        }
    refuse(key, FileFault::ValueMissing);
}

} // namespace gpuwise
