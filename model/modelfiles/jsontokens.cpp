// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/jsontokens.h"

#include <QIODevice>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

constexpr std::size_t bufferBytes = 64 * 1024;
constexpr qsizetype keptText = 64 * 1024;
constexpr qsizetype longestNumber = 512;

bool isDigit(int c)
{
    return c >= '0' && c <= '9';
}

QString charName(int c)
{
    if (c > 0x20 && c < 0x7f)
        return QStringLiteral("\"%1\"").arg(QChar(c));
    return QStringLiteral("0x%1").arg(c, 2, 16, QLatin1Char('0'));
}

} // namespace

QString jsonTokenName(JsonToken token)
{
    switch (token) {
    case JsonToken::BeginObject:
    case JsonToken::EndObject:
        return QStringLiteral("{…}");
    case JsonToken::BeginArray:
    case JsonToken::EndArray:
        return QStringLiteral("[…]");
    case JsonToken::Key:
    case JsonToken::Text:
        return QStringLiteral("\"…\"");
    case JsonToken::Number:
        return QStringLiteral("0–9");
    case JsonToken::True:
        return QStringLiteral("true");
    case JsonToken::False:
        return QStringLiteral("false");
    case JsonToken::Null:
    case JsonToken::End:
        break;
    }
    return QStringLiteral("null");
}

JsonTokens::JsonTokens(QIODevice &device, quint64 start, quint64 length, bool pythonNumbers)
    : m_device(device)
    , m_position(start)
    , m_end(start + length)
    , m_pythonNumbers(pythonNumbers)
    , m_buffer(bufferBytes)
{
    m_open.reserve(maxDepth);
}

void JsonTokens::refuse(FileFault fault, const QString &key, const QString &found,
                        const QString &allowed) const
{
    throw FileRefused{{{}, fault, m_tokenOffset, key, found, allowed}};
}

void JsonTokens::unexpected(int c, const char *wanted)
{
    m_tokenOffset = m_position - (c < 0 ? 0U : 1U);
    if (c < 0)
        refuse(m_open.empty() && m_expect == Expect::Value ? FileFault::NoJson : FileFault::JsonEndsEarly);
    if (c >= 0x80)
        readUtf8(c); // refuses what is not UTF-8 by that name
    refuse(FileFault::JsonSyntax, {}, charName(c), QString::fromLatin1(wanted));
}

void JsonTokens::fill()
{
    const quint64 left = m_end - m_position;
    m_at = m_filled = 0;
    if (left == 0)
        return;
    if (!m_device.seek(static_cast<qint64>(m_position)))
        refuse(FileFault::ReadFailed, {}, m_device.errorString());
    const qint64 got =
        m_device.read(m_buffer.data(), static_cast<qint64>(std::min<quint64>(left, bufferBytes)));
    if (got < 0)
        refuse(FileFault::ReadFailed, {}, m_device.errorString());
    if (got == 0)
        m_end = m_position;
    m_filled = static_cast<std::size_t>(got);
}

int JsonTokens::peek()
{
    if (m_at == m_filled) {
        fill();
        if (m_filled == 0)
            return -1;
    }
    return static_cast<unsigned char>(m_buffer[m_at]);
}

int JsonTokens::take()
{
    const int c = peek();
    if (c >= 0) {
        ++m_at;
        ++m_position;
    }
    return c;
}

void JsonTokens::skipBlanks()
{
    for (int c = peek(); c == ' ' || c == '\t' || c == '\n' || c == '\r'; c = peek())
        take();
}

JsonToken JsonTokens::next()
{
    skipBlanks();
    m_tokenOffset = m_position;
    const int c = take();
    switch (m_expect) {
    case Expect::Nothing:
        if (c >= 0)
            refuse(FileFault::JsonTail, {}, charName(c));
        return JsonToken::End;
    case Expect::Value:
        return value(c);
    case Expect::FirstValue:
        return c == ']' ? close() : value(c);
    case Expect::FirstKey:
        if (c == '}')
            return close();
        [[fallthrough]];
    case Expect::Key:
        if (c != '"')
            unexpected(c, "\"");
        readText();
        skipBlanks();
        if (const int colon = take(); colon != ':')
            unexpected(colon, "\":\"");
        m_expect = Expect::Value;
        return JsonToken::Key;
    case Expect::Comma:
        break;
    }
    const char closing = m_open.back() == '{' ? '}' : ']';
    if (c == closing)
        return close();
    if (c != ',')
        unexpected(c, closing == '}' ? "\",\" / \"}\"" : "\",\" / \"]\"");
    m_expect = closing == '}' ? Expect::Key : Expect::Value;
    return next();
}

void JsonTokens::skipRest(JsonToken first)
{
    if (first != JsonToken::BeginObject && first != JsonToken::BeginArray)
        return;
    const std::size_t level = m_open.size();
    while (m_open.size() >= level)
        next();
}

JsonToken JsonTokens::value(int c)
{
    switch (c) {
    case '{':
    case '[':
        return open(static_cast<char>(c));
    case '"':
        readText();
        return afterValue(JsonToken::Text);
    case 't':
        readWord("true");
        return afterValue(JsonToken::True);
    case 'f':
        readWord("false");
        return afterValue(JsonToken::False);
    case 'n':
        readWord("null");
        return afterValue(JsonToken::Null);
    case 'N':
    case 'I':
        if (!m_pythonNumbers)
            unexpected(c, "0–9 / \" / { / [");
        readWord(c == 'N' ? "NaN" : "Infinity");
        m_text = c == 'N' ? "nan" : "inf";
        return afterValue(JsonToken::Number);
    default:
        if (c != '-' && !isDigit(c))
            unexpected(c, "0–9 / \" / { / [");
        readNumber(c);
        return afterValue(JsonToken::Number);
    }
}

JsonToken JsonTokens::open(char bracket)
{
    if (m_open.size() >= maxDepth)
        refuse(FileFault::JsonTooDeep, {}, {}, QString::number(maxDepth));
    m_open.push_back(bracket);
    m_expect = bracket == '{' ? Expect::FirstKey : Expect::FirstValue;
    return bracket == '{' ? JsonToken::BeginObject : JsonToken::BeginArray;
}

JsonToken JsonTokens::close()
{
    const char bracket = m_open.back();
    m_open.pop_back();
    return afterValue(bracket == '{' ? JsonToken::EndObject : JsonToken::EndArray);
}

JsonToken JsonTokens::afterValue(JsonToken token)
{
    m_expect = m_open.empty() ? Expect::Nothing : Expect::Comma;
    return token;
}

void JsonTokens::append(int c)
{
    if (m_text.size() < keptText)
        m_text.append(static_cast<char>(c));
}

void JsonTokens::readText()
{
    m_text.clear();
    for (;;) {
        const int c = take();
        if (c == '"')
            return;
        if (c < 0x20)
            unexpected(c, "\"");
        if (c == '\\')
            readEscape();
        else if (c < 0x80)
            append(c);
        else
            readUtf8(c);
    }
}

quint32 JsonTokens::readHex()
{
    quint32 code = 0;
    for (int i = 0; i < 4; ++i) {
        const int c = take();
        const int lower = c | 0x20;
        if (!isDigit(c) && (lower < 'a' || lower > 'f'))
            unexpected(c, "0–9, A–F");
        code = code * 16 + static_cast<quint32>(isDigit(c) ? c - '0' : lower - 'a' + 10);
    }
    return code;
}

void JsonTokens::readEscape()
{
    const int c = take();
    static constexpr std::array<std::pair<int, char>, 8> plain{{{'"', '"'},
                                                                {'\\', '\\'},
                                                                {'/', '/'},
                                                                {'b', '\b'},
                                                                {'f', '\f'},
                                                                {'n', '\n'},
                                                                {'r', '\r'},
                                                                {'t', '\t'}}};
    for (const auto &[letter, meaning] : plain)
        if (c == letter) {
            append(meaning);
            return;
        }
    if (c != 'u')
        unexpected(c, "\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u");
    char32_t code = readHex();
    if (code >= 0xd800 && code < 0xdc00 && peek() == '\\') {
        take();
        if (peek() != 'u') { // a lone surrogate before another escape
            m_text.append("\xef\xbf\xbd");
            readEscape();
            return;
        }
        take();
        const char32_t low = readHex();
        const bool pair = low >= 0xdc00 && low < 0xe000;
        if (!pair)
            m_text.append("\xef\xbf\xbd");
        code = pair ? 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00) : low;
    }
    if (code >= 0xd800 && code < 0xe000)
        code = 0xfffd;
    if (m_text.size() < keptText)
        m_text.append(QString::fromUcs4(&code, 1).toUtf8());
}

void JsonTokens::readUtf8(int lead)
{
    const quint64 at = m_position - 1;
    const int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    bool good = lead >= 0xc2 && lead <= 0xf4;
    append(lead);
    for (int i = 0; good && i < more; ++i) {
        const int c = take();
        // The first continuation byte rules out overlong forms, surrogates and what is beyond Unicode.
        const int least = i > 0 ? 0x80 : lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
        const int most = i > 0 ? 0xbf : lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
        good = c >= least && c <= most;
        if (good)
            append(c);
    }
    if (!good) {
        m_tokenOffset = at;
        refuse(FileFault::NotUtf8);
    }
}

void JsonTokens::readDigits()
{
    if (!isDigit(peek()))
        unexpected(take(), "0–9");
    while (isDigit(peek())) {
        append(take());
        if (m_text.size() > longestNumber)
            refuse(FileFault::JsonTextTooLong, {}, {}, QString::number(longestNumber));
    }
}

void JsonTokens::readNumber(int first)
{
    m_text.clear();
    append(first);
    int digit = first;
    if (first == '-') {
        digit = take();
        if (digit == 'I' && m_pythonNumbers) {
            readWord("Infinity");
            m_text = "-inf";
            return;
        }
        if (!isDigit(digit))
            unexpected(digit, "0–9");
        append(digit);
    }
    if (digit == '0') {
        if (isDigit(peek()))
            unexpected(take(), "0.");
    } else if (isDigit(peek())) {
        readDigits();
    }
    if (peek() == '.') {
        append(take());
        readDigits();
    }
    if (peek() == 'e' || peek() == 'E') {
        append(take());
        if (peek() == '+' || peek() == '-')
            append(take());
        readDigits();
    }
}

void JsonTokens::readWord(const char *word)
{
    for (const char *c = word + 1; *c != '\0'; ++c)
        if (const int got = take(); got != *c)
            unexpected(got, word);
}

} // namespace gpuwise
