// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/cells.h"

#include "model/domain/formulatext.h"

#include <QRegularExpression>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostAmount = 1e9;
constexpr int firstYear = 2000;
constexpr int lastYear = 2100;

bool saysNothing(const QString &cell)
{
    static const QStringList words{u"-"_s,   u"--"_s,  u"\u2014"_s, u"/"_s,
                                   u"n/a"_s, u"N/A"_s, u"无"_s,     u"未知"_s};
    return words.contains(cell);
}

/// What the editor forbids, and what cannot be seen; joiners of emoji and scripts stay.
bool isHidden(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    const bool joiner = c == 0x200C || c == 0x200D;
    return (category == QChar::Other_Format && !joiner) || category == QChar::Other_Control ||
           category == QChar::Other_Surrogate || category == QChar::Separator_Line ||
           category == QChar::Separator_Paragraph || c == 0xFFFE || c == 0xFFFF;
}

} // namespace

QString shownText(const QString &text, int most, bool *hidden, bool *cut)
{
    QString shown;
    for (const char32_t c : QStringView(text).left(8 * qsizetype(most)).trimmed().toUcs4()) {
        const bool isBreak = c == U'\n' || c == U'\r' || c == U'\t';
        const QString sign = isBreak ? u" "_s : isHidden(c) ? QString() : QString::fromUcs4(&c, 1);
        if (hidden && sign.isEmpty())
            *hidden = true;
        if (shown.size() + sign.size() > most) {
            if (cut)
                *cut = true;
            break;
        }
        shown += sign;
    }
    return shown.trimmed();
}

QDate dateOf(const QString &text, bool *monthOnly)
{
    static const QRegularExpression shape(QStringLiteral(
        "^(\\d{4})(?:[-/.]|年)(\\d{1,2})(?:(?:[-/.]|月)(\\d{1,2})日?|月)?(?:[T ]\\d{2}:\\d{2}.*)?$"));
    static const QRegularExpression compact(QStringLiteral("^(\\d{4})(\\d{2})(\\d{2})$"));
    const QString plain = text.left(40).normalized(QString::NormalizationForm_KC).trimmed();
    auto match = shape.match(plain);
    if (!match.hasMatch())
        match = compact.match(plain);
    if (!match.hasMatch())
        return {};
    const bool month = match.captured(3).isEmpty();
    if (monthOnly)
        *monthOnly = month;
    return QDate(match.captured(1).toInt(), match.captured(2).toInt(), month ? 1 : match.captured(3).toInt());
}

QString Cells::raw(const QString &field) const
{
    const auto column = m_map.at.constFind(field);
    if (column == m_map.at.constEnd() || *column >= m_fields.size())
        return {};
    const QString cell = m_fields.at(*column).trimmed();
    return saysNothing(cell) ? QString() : cell;
}

QString Cells::header(const QString &field) const
{
    const auto column = m_map.at.constFind(field);
    return column == m_map.at.constEnd() ? field : m_map.columns[static_cast<std::size_t>(*column)].header;
}

void Cells::problem(ImportNote note, const QString &field, const QString &detail)
{
    problemAbout(note, field, raw(field), detail);
}

void Cells::problemAbout(ImportNote note, const QString &field, const QString &value, const QString &detail)
{
    if (severityOf(note) == ImportSeverity::Bad)
        m_good = false;
    m_problems.push_back({note, m_line, header(field), shownText(value, mostNameChars), detail});
}

QString Cells::inert(const QString &field, int most)
{
    // The untrimmed cell: an apostrophe of ours may protect a tab in front.
    const auto column = m_map.at.constFind(field);
    if (column == m_map.at.constEnd() || *column >= m_fields.size())
        return {};
    bool hidden = false;
    bool cut = false;
    const QString &cell = m_fields.at(*column);
    const QString shown =
        shownText(m_map.ofSpreadsheet ? withoutNeutralSign(cell) : cell, most, &hidden, &cut);
    if (hidden)
        problemAbout(ImportNote::HiddenCharacters, field, shown);
    if (cut)
        problemAbout(ImportNote::TextShortened, field, shown, QString::number(most));
    return shown;
}

std::optional<double> Cells::readNumber(const QString &field, const QString &digits)
{
    const auto read = readDigits(digits, m_sign);
    if (const auto *number = std::get_if<double>(&read))
        return *number;
    if (std::get<NumberFault>(read) == NumberFault::Ambiguous) {
        QString whole = digits;
        problem(ImportNote::NumberAmbiguous, field,
                whole.remove(u',').remove(u'.') + u" / " + QString(digits).replace(u',', u'.') + u'0');
    } else {
        problem(ImportNote::NotANumber, field);
    }
    return std::nullopt;
}

std::optional<double> Cells::number(const ImportField &field, double least, double most)
{
    const QString id = QString::fromLatin1(field.id);
    const QString cell = raw(id);
    if (cell.isEmpty())
        return std::nullopt;
    const auto parts = splitNumber(cell);
    if (!parts || !parts->before.isEmpty()) {
        problem(ImportNote::NotANumber, id);
        return std::nullopt;
    }
    const QString headerUnit = m_map.columns[static_cast<std::size_t>(m_map.at.value(id))].unit;
    const auto factor = parts->after.isEmpty() ? unitFactor(field.quantity, headerUnit, true)
                                               : unitFactor(field.quantity, parts->after);
    if (!factor) {
        problem(ImportNote::UnitUnknown, id, unitsOf(field.quantity));
        return std::nullopt;
    }
    const auto read = readNumber(id, parts->digits);
    if (!read)
        return std::nullopt;
    // What a factor leaves behind: 16384 MiB are 16, and 0.936 TB/s are 936.
    const double value = *factor == 1 ? *read : plainDigits(*read * *factor).toDouble();
    if (!(value >= least && value <= most)) {
        const auto spec = specOf(field);
        const QString unit = spec ? QString::fromLatin1(describe(*spec).unit) : QString();
        // A card without its memory is none; without another value it is one that is known less well.
        const bool can = spec && *spec != SpecField::MemoryGB && value >= 0 && value <= mostAmount;
        problem(can ? ImportNote::ValueLeftOut : ImportNote::OutOfRange, id,
                QString(plainDigits(least) + u'\u2013' + plainDigits(most) + u' ' + unit).trimmed());
        return std::nullopt;
    }
    return value;
}

std::optional<PriceCell> Cells::price(const QString &field)
{
    const QString cell = raw(field);
    if (cell.isEmpty())
        return std::nullopt;
    const auto parts = splitNumber(cell);
    if (!parts) {
        problem(ImportNote::NotANumber, field);
        return std::nullopt;
    }
    const QString headerUnit = m_map.columns[static_cast<std::size_t>(m_map.at.value(field))].unit;
    const auto unit = moneyUnit(parts->before + parts->after);
    const auto ofHeader = moneyUnit(headerUnit).value_or(MoneyUnit{});
    if (!unit) {
        problem(parts->before.isEmpty() ? ImportNote::UnitUnknown : ImportNote::NotANumber, field,
                knownCurrencies());
        return std::nullopt;
    }
    const auto read = readNumber(field, parts->digits);
    if (!read)
        return std::nullopt;
    PriceCell price{*read * unit->factor * ofHeader.factor, *unit};
    if (!price.unit.currency) {
        price.unit.currency = ofHeader.currency;
        price.unit.yenSign = ofHeader.yenSign;
    }
    price.unit.perHour = unit->perHour || ofHeader.perHour;
    if (!(price.amount >= 0 && price.amount <= mostAmount)) {
        problem(ImportNote::OutOfRange, field, u"0\u2013" + plainDigits(mostAmount));
        return std::nullopt;
    }
    return price;
}

std::optional<QDate> Cells::date(const QString &field, bool *monthOnly)
{
    const QString cell = raw(field);
    if (cell.isEmpty())
        return std::nullopt;
    bool month = false;
    const QDate day = dateOf(cell, &month);
    if (!day.isValid() || day.year() < firstYear || day.year() > lastYear) {
        problem(ImportNote::NotADate, field, m_today.toString(Qt::ISODate));
        return std::nullopt;
    }
    if (monthOnly)
        *monthOnly = month;
    if (day > m_today.addDays(1)) // it is tomorrow already elsewhere
        problem(ImportNote::DateInFuture, field);
    return day;
}

std::optional<Currency> Cells::currency(const QString &field)
{
    const QString cell = raw(field);
    if (cell.isEmpty())
        return std::nullopt;
    const auto currency = currencyOf(cell);
    if (!currency)
        problem(ImportNote::CurrencyUnknown, field, knownCurrencies());
    return currency;
}

} // namespace gpuwise
