// SPDX-License-Identifier: GPL-3.0-or-later
//
// Writes the fields of sessionfields.h into JSON objects. What is not said is left out.
#pragma once

#include "model/domain/catalogue.h"
#include "model/sessionfiles/sessionfields.h"

#include <QJsonArray>
#include <QJsonObject>

namespace gpuwise {

class SessionWriter
{
public:
    explicit SessionWriter(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {}
    const QJsonObject &json() const { return m_json; }

    template <typename T> void object(const char *key, T &value)
    {
        SessionWriter inner(m_catalogue);
        describe(inner, value);
        put(key, inner.m_json);
    }
    template <typename T> void object(const char *key, std::optional<T> &value)
    {
        if (value)
            object(key, *value);
    }
    void whole(const char *key, int value, int, int) { put(key, value); }
    void real(const char *key, double value, double, double) { put(key, value); }
    void real(const char *key, const std::optional<double> &value, double, double)
    {
        if (value)
            put(key, *value);
    }
    void figure(const char *key, const std::optional<double> &value, double, double)
    {
        if (value)
            put(key, *value);
    }
    void flag(const char *key, bool value) { put(key, value); }
    void flag(const char *key, const std::optional<bool> &value)
    {
        if (value)
            put(key, *value);
    }
    void text(const char *key, const QString &value)
    {
        if (!value.isEmpty())
            put(key, value);
    }
    void cardId(const char *key, const QString &id) { text(key, id); }
    void kvPrecision(const char *key, const QString &id) { text(key, id); }
    template <typename E, std::size_t N>
    void word(const char *key, E value, const std::array<const char *, N> &words)
    {
        put(key, QString::fromLatin1(words[static_cast<std::size_t>(value)]));
    }
    template <typename E, std::size_t N>
    void word(const char *key, const std::optional<E> &value, const std::array<const char *, N> &words)
    {
        if (value)
            word(key, *value, words);
    }
    void currency(const char *key, Currency value) { put(key, currencyCode(value)); }
    void money(const char *key, const std::optional<Money> &value);
    void vendors(const char *key, const std::vector<Vendor> &value);
    void card(const char *key, const std::optional<CardGroup> &value);
    void cards(const char *key, const std::vector<CardGroup> &value);
    void model(const char *key, const ModelAnswer &value);
    void marks(const char *key, const std::map<QString, QStringList> &value);

private:
    void put(const char *key, const QJsonValue &value) { m_json.insert(QString::fromLatin1(key), value); }

    const Catalogue &m_catalogue;
    QJsonObject m_json;
};

} // namespace gpuwise
