// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/valuefilter.h"

#include "model/domain/catalogue.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ValueFilter)
};

/// One character for one, so that places stay what they are.
QChar plainCharacter(QChar c)
{
    switch (c.unicode()) {
    case u'《':
    case u'〈':
        return u'<';
    case u'》':
    case u'〉':
        return u'>';
    case u'。':
        return u'.';
    case u'\u2212': // minus
        return u'-';
    default:
        break;
    }
    if (c >= u'\uFF01' && c <= u'\uFF5E') // full-width forms
        return QChar(static_cast<char16_t>(c.unicode() - 0xFEE0));
    return c.isSpace() ? QChar(u' ') : c;
}

enum class Sign
{
    None,
    Less,
    LessOrEqual,
    Equal,
    NotEqual,
    GreaterOrEqual,
    Greater
};

bool isOrder(Sign sign)
{
    return sign != Sign::None && sign != Sign::Equal && sign != Sign::NotEqual;
}

/// A number or date with the least and greatest value it stands for: 2025 is every day of it.
struct Value
{
    double least = 0, most = 0;
};

ValueFilterError errorAt(qsizetype position, const QString &sentence)
{
    return {static_cast<int>(position), sentence.arg(position + 1)};
}

/// Reads one value at `from`; the length it took, 0: there is none.
qsizetype readNumber(QStringView text, Value *value)
{
    static const QRegularExpression shape(
        u"^[+-]?(\\d{1,3}(,\\d{3})+(?![\\d,])|\\d+)?(\\.\\d+)?([eE][+-]?\\d+)?"_s);
    const auto match = shape.match(text.toString());
    QString digits = match.captured();
    digits.remove(u',');
    bool ok = false;
    const double number = digits.toDouble(&ok);
    if (!ok || !std::isfinite(number))
        return 0;
    *value = {number, number};
    return match.capturedLength();
}

qsizetype readDate(QStringView text, Value *value)
{
    static const QRegularExpression shape(u"^\\d{4}(-\\d{2}(-\\d{2})?)?(?![\\d-])"_s);
    const auto match = shape.match(text.toString());
    const auto least = dateNumber(match.captured());
    if (!least)
        return 0;
    const double span = match.capturedLength() == 4 ? 9999 : match.capturedLength() == 7 ? 99 : 0;
    *value = {*least, *least + span};
    return match.capturedLength();
}

class Reader
{
public:
    Reader(const QString &text, ColumnKind kind)
        : m_text(text)
        , m_date(kind == ColumnKind::Date)
    {
        for (QChar &c : m_text)
            c = plainCharacter(c);
        skipSpace();
    }

    bool atEnd() const { return m_at >= m_text.size(); }
    qsizetype at() const { return m_at; }
    QString rest() const { return m_text.sliced(m_at).trimmed(); }

    Sign sign()
    {
        static constexpr std::pair<QStringView, Sign> signs[] = {{u">=", Sign::GreaterOrEqual},
                                                                 {u"<=", Sign::LessOrEqual},
                                                                 {u"!=", Sign::NotEqual},
                                                                 {u"≥", Sign::GreaterOrEqual},
                                                                 {u"≤", Sign::LessOrEqual},
                                                                 {u"≠", Sign::NotEqual},
                                                                 {u"<", Sign::Less},
                                                                 {u">", Sign::Greater},
                                                                 {u"=", Sign::Equal}};
        for (const auto &[written, sign] : signs) {
            if (!QStringView(m_text).sliced(m_at).startsWith(written))
                continue;
            m_at += written.size();
            skipSpace();
            return sign;
        }
        return Sign::None;
    }

    /// A value, "from..to", "from.." or "..to", and nothing after it.
    std::variant<Value, ValueFilterError> values(bool rangeAllowed)
    {
        Value first;
        const bool hasFirst = read(&first);
        const bool isRange = rangeAllowed && QStringView(m_text).sliced(m_at).startsWith(u"..");
        if (!hasFirst && !isRange)
            return missing();
        if (!isRange)
            return atEnd() ? std::variant<Value, ValueFilterError>(first) : leftOver();
        m_at += 2;
        skipSpace();
        const qsizetype second = m_at;
        Value last;
        const bool hasLast = read(&last);
        if (!hasLast && (!hasFirst || !atEnd()))
            return missing();
        if (!atEnd())
            return leftOver();
        if (hasFirst && hasLast && last.most < first.least)
            return errorAt(second, Words::tr("The range ends before it begins, at character %1."));
        constexpr double endless = std::numeric_limits<double>::infinity();
        return Value{hasFirst ? first.least : -endless, hasLast ? last.most : endless};
    }

private:
    void skipSpace()
    {
        while (!atEnd() && m_text[m_at] == u' ')
            ++m_at;
    }

    bool read(Value *value)
    {
        const QStringView rest = QStringView(m_text).sliced(m_at);
        const qsizetype length = m_date ? readDate(rest, value) : readNumber(rest, value);
        m_at += length;
        skipSpace();
        return length > 0;
    }

    ValueFilterError missing() const
    {
        if (m_date)
            return errorAt(m_at, Words::tr("A date such as 2025 or 2025-03 is missing at character %1."));
        return atEnd() ? errorAt(m_at, Words::tr("A number is missing at character %1, as in >=24, <300 or "
                                                 "300..450."))
                       : errorAt(m_at, Words::tr("What stands at character %1 is not a number."));
    }
    ValueFilterError leftOver() const
    {
        return m_date ? errorAt(m_at, Words::tr("What stands at character %1 belongs to no date."))
                      : errorAt(m_at, Words::tr("What stands at character %1 belongs to no number."));
    }

    QString m_text;
    bool m_date;
    qsizetype m_at = 0;
};

ValueFilter::Interval intervalOf(Sign sign, const Value &value)
{
    constexpr double endless = std::numeric_limits<double>::infinity();
    switch (sign) {
    case Sign::Less:
        return {-endless, std::nextafter(value.least, -endless)};
    case Sign::LessOrEqual:
        return {-endless, value.most};
    case Sign::GreaterOrEqual:
        return {value.least, endless};
    case Sign::Greater:
        return {std::nextafter(value.most, endless), endless};
    default:
        return {value.least, value.most};
    }
}

} // namespace

std::optional<double> dateNumber(QStringView text)
{
    static const QRegularExpression shape(u"^(\\d{4})(?:-(\\d{2})(?:-(\\d{2}))?)?$"_s);
    const auto match = shape.match(text.toString());
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured(1).toInt() * 10000 + match.captured(2).toInt() * 100 + match.captured(3).toInt();
}

std::variant<ValueFilter, ValueFilterError> ValueFilter::parse(const QString &text, ColumnKind kind)
{
    ValueFilter filter;
    Reader reader(text, kind);
    if (reader.atEnd())
        return filter;
    const Sign sign = reader.sign();
    if (kind == ColumnKind::Text && !isOrder(sign)) {
        const QString words = reader.rest();
        if (sign != Sign::None && words.isEmpty())
            return errorAt(reader.at(), Words::tr("What to compare with is missing at character %1."));
        filter.m_folded = foldName(words);
        filter.m_words = sign == Sign::None    ? ValueFilter::Match::Contains
                         : sign == Sign::Equal ? ValueFilter::Match::Equal
                                               : ValueFilter::Match::NotEqual;
        if (sign == Sign::None)
            return filter;
        // "12" and "12.0" are one compute capability.
        const auto values = reader.values(true);
        if (const auto *value = std::get_if<Value>(&values))
            filter.m_interval = intervalOf(sign, *value);
        filter.m_outside = sign == Sign::NotEqual;
        return filter;
    }
    const auto values = reader.values(!isOrder(sign));
    if (const auto *error = std::get_if<ValueFilterError>(&values))
        return *error;
    filter.m_interval = intervalOf(sign, std::get<Value>(values));
    filter.m_outside = sign == Sign::NotEqual;
    return filter;
}

bool ValueFilter::accepts(std::optional<double> number, QStringView folded) const
{
    if (isEmpty())
        return true;
    if (!number && folded.isEmpty())
        return false;
    if (number && m_interval)
        return (*number >= m_interval->low && *number <= m_interval->high) != m_outside;
    switch (m_words) {
    case Match::Contains:
        return !m_folded.isEmpty() && folded.contains(m_folded);
    case Match::Equal:
        return folded == m_folded;
    case Match::NotEqual:
        return folded != m_folded;
    case Match::None:
        break;
    }
    return false;
}

} // namespace gpuwise
