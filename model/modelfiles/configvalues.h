// SPDX-License-Identifier: GPL-3.0-or-later
//
// Typed, range-checked access to one object of a config.json. Families name the same thing differently, so
// every getter takes the names in order of preference and the first that holds a value counts; null counts as
// missing. A value of the wrong type or out of range is refused by name and byte.
#pragma once

#include "model/modelfiles/jsontree.h"
#include "model/modelfiles/reportbuilder.h"

#include <span>

namespace gpuwise {

using ConfigKeys = std::span<const char *const>;

class ConfigValues
{
public:
    /// `prefix` stands before keys in messages: "text_config.".
    ConfigValues(JsonNode object, const QString &prefix, ModelFileReport &report)
        : m_object(object)
        , m_prefix(prefix)
        , m_report(&report)
    {}

    ModelFileReport *report() const { return m_report; }
    bool has(const char *key) const; ///< holds a value that is not null
    JsonNode node(const char *key) const { return m_object.find(key); }
    QString nameOf(const char *key) const { return m_prefix + QString::fromLatin1(key); }
    ConfigValues object(const char *key) const; ///< refuses what is there and no object; empty when missing
    bool isEmpty() const { return !m_object.exists() || !m_object.first().exists(); }

    std::optional<int> whole(const char *key, qint64 least, qint64 most) const;
    std::optional<double> real(const char *key, double least, double most) const;
    std::optional<bool> flag(const char *key) const;
    std::optional<QString> text(const char *key) const;
    std::vector<int> wholes(const char *key, qint64 least, qint64 most) const; ///< of a list; empty: missing
    QStringList texts(const char *key) const;
    std::vector<ConfigValues> objects(const char *key) const; ///< of a list; empty: missing

    /// The first of the keys that holds a value, noted as a fact of the shape.
    std::optional<int> stated(const char *field, ConfigKeys keys, qint64 least, qint64 most) const;
    /// The same, refused when none does; the first key is named.
    int required(const char *field, ConfigKeys keys, qint64 least, qint64 most) const;

    [[noreturn]] void refuse(const char *key, FileFault fault, const QString &found = {},
                             const QString &allowed = {}) const;

private:
    qint64 wholeOf(const JsonNode &node, const char *key, qint64 least, qint64 most) const;

    JsonNode m_object;
    QString m_prefix;
    ModelFileReport *m_report;
};

} // namespace gpuwise
