// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the fields of sessionfields.h from a JSON tree. A value that is there is of its type and in its range
// or the file is refused; what is missing stays as it is by default.
#pragma once

#include "model/domain/catalogue.h"
#include "model/modelfiles/jsontree.h"
#include "model/sessionfiles/sessionfields.h"
#include "model/sessionfiles/sessionfile.h"

#include <QSet>

namespace gpuwise {

/// What all objects of one file share.
struct SessionReading
{
    const Catalogue &catalogue;
    const QByteArray &bytes;
    std::vector<SessionNote> notes = {};

    static constexpr std::size_t mostNotes = 20;
    int lineOf(quint64 offset) const;
    void note(const SessionNote &note);
    [[noreturn]] static void refuse(const SessionProblem &problem) { throw problem; }
};

class SessionReader
{
public:
    SessionReader(JsonNode object, const QString &path, SessionReading &reading)
        : m_object(object)
        , m_path(path)
        , m_reading(reading)
    {}

    template <typename T> void object(const char *key, T &value)
    {
        const JsonNode node = member(key);
        if (!node.exists())
            return;
        expect(node, key, JsonToken::BeginObject);
        SessionReader inner(node, nameOf(key), m_reading);
        describe(inner, value);
        inner.noteUnknownKeys();
    }
    template <typename T> void object(const char *key, std::optional<T> &value)
    {
        if (!member(key).exists())
            return;
        value.emplace();
        object(key, *value);
    }
    void whole(const char *key, int &value, int least, int most);
    void real(const char *key, double &value, double least, double most);
    void real(const char *key, std::optional<double> &value, double least, double most);
    void figure(const char *key, std::optional<double> &value, double least, double most);
    void flag(const char *key, bool &value);
    void flag(const char *key, std::optional<bool> &value);
    void text(const char *key, QString &value);
    void cardId(const char *key, QString &id);
    void kvPrecision(const char *key, QString &id);
    template <typename E, std::size_t N>
    void word(const char *key, E &value, const std::array<const char *, N> &words)
    {
        if (const int at = wordAt(key, words); at >= 0)
            value = static_cast<E>(at);
    }
    template <typename E, std::size_t N>
    void word(const char *key, std::optional<E> &value, const std::array<const char *, N> &words)
    {
        if (const int at = wordAt(key, words); at >= 0)
            value = static_cast<E>(at);
    }
    void currency(const char *key, Currency &value);
    void money(const char *key, std::optional<Money> &value);
    void vendors(const char *key, std::vector<Vendor> &value);
    void card(const char *key, std::optional<CardGroup> &value);
    void cards(const char *key, std::vector<CardGroup> &value);
    void model(const char *key, ModelAnswer &value);
    void marks(const char *key, std::map<QString, QStringList> &value);

    void noteUnknownKeys();
    void allow(const char *key) { m_known.insert(QString::fromLatin1(key)); }

private:
    JsonNode member(const char *key); ///< none: absent, or null
    QString nameOf(const char *key) const;
    void expect(JsonNode node, const char *key, JsonToken kind) const;
    double numberOf(JsonNode node, const char *key, double least, double most) const;
    int wordAt(const char *key, std::span<const char *const> words);
    std::optional<CardGroup> cardOf(JsonNode node, const char *key);
    void openModelFile(const QString &path, const QString &precision, ModelAnswer &value);
    [[noreturn]] void refuse(SessionFault fault, JsonNode node, const char *key, const QString &found,
                             const QString &allowed) const;

    JsonNode m_object;
    QString m_path;
    SessionReading &m_reading;
    QSet<QString> m_known;
};

} // namespace gpuwise
