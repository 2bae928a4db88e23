// SPDX-License-Identifier: GPL-3.0-or-later
//
// JSON (RFC 8259) as a stream of tokens, without recursion and in constant memory, so that a header of 100 MB
// costs no more than a small one. Stricter than QJsonDocument where files of strangers need it: depth 64,
// valid UTF-8, nothing after the value; and every token knows its byte.
#pragma once

#include "model/modelfiles/problem.h"

#include <QByteArray>

#include <vector>

class QIODevice;

namespace gpuwise {

enum class JsonToken : std::uint8_t
{
    BeginObject,
    EndObject,
    BeginArray,
    EndArray,
    Key,
    Text,
    Number,
    True,
    False,
    Null,
    End,
};
/// "a list", "a text": for messages.
QString jsonTokenName(JsonToken token);

class JsonTokens
{
public:
    static constexpr int maxDepth = 64;

    /// Reads `length` bytes from `start`. `pythonNumbers`: NaN and Infinity, which Python's writer puts into
    /// configs (time_step_limit of Mamba layers), are numbers too.
    JsonTokens(QIODevice &device, quint64 start, quint64 length, bool pythonNumbers = false);

    JsonToken next(); ///< throws FileRefused
    /// Reads up to the end of the value that starts with `first`, without keeping any of it.
    void skipRest(JsonToken first);

    const QByteArray &text() const { return m_text; } ///< of a key or text, decoded; of a number, as written
    quint64 offset() const { return m_tokenOffset; }  ///< in the file, where the token starts
    int depth() const { return static_cast<int>(m_open.size()); }

    [[noreturn]] void refuse(FileFault fault, const QString &key = {}, const QString &found = {},
                             const QString &allowed = {}) const;

private:
    enum class Expect : std::uint8_t
    {
        Value,
        FirstValue, ///< or the end of the array
        FirstKey,   ///< or the end of the object
        Key,
        Comma, ///< or the end of what is open
        Nothing,
    };
    int peek(); ///< -1 at the end
    int take();
    void fill();
    void skipBlanks();
    JsonToken value(int c);
    JsonToken open(char bracket);
    JsonToken close();
    JsonToken afterValue(JsonToken token);
    void readText();
    void readEscape();
    quint32 readHex();
    void readUtf8(int lead);
    void readNumber(int first);
    void readDigits();
    void readWord(const char *word);
    void append(int c);
    [[noreturn]] void unexpected(int c, const char *wanted);

    QIODevice &m_device;
    quint64 m_position;
    quint64 m_end;
    bool m_pythonNumbers;
    std::vector<char> m_buffer;
    std::size_t m_at = 0;
    std::size_t m_filled = 0;
    std::vector<char> m_open; ///< '{' and '['
    Expect m_expect = Expect::Value;
    QByteArray m_text;
    quint64 m_tokenOffset = 0;
};

} // namespace gpuwise
