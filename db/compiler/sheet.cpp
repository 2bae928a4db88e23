// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/sheet.h"

#include "db/textdate.h"
#include "model/domain/catalogue.h"

#include <QDir>
#include <QRegularExpression>

#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

Sheet::Sheet(const QString &directory, const QString &name, const QStringList &columns, Problems &problems)
    : m_name(name)
{
    const auto read = readCsvFile(QDir(directory).filePath(name));
    if (const auto *error = std::get_if<CsvError>(&read)) {
        problems.addUnreadable(name, error->line, error->reason);
        return;
    }
    CsvTable table = std::get<CsvTable>(read);
    if (table.header != columns) {
        problems.addUnreadable(name, 1, u"the columns must be %1"_s.arg(columns.join(u',')));
        return;
    }
    m_table = std::move(table);
    for (qsizetype i = 0; i < columns.size(); ++i)
        m_columns.insert(columns.at(i), i);
}

qsizetype Sheet::column(const char *name) const
{
    const auto it = m_columns.constFind(QString::fromLatin1(name));
    Q_ASSERT(it != m_columns.constEnd());
    return it == m_columns.constEnd() ? 0 : *it;
}

void Line::problem(const char *column, const QString &reason)
{
    m_good = false;
    m_problems.add(m_sheet.name(), m_row.line, QString::fromLatin1(column), reason);
}

void Line::warning(const char *column, const QString &reason) const
{
    m_problems.warn(m_sheet.name(), m_row.line, QString::fromLatin1(column), reason);
}

QString Line::required(const char *column)
{
    const QString value = text(column);
    if (value.isEmpty())
        problem(column, u"is empty"_s);
    else if (value != value.trimmed())
        problem(column, u"starts or ends with a blank"_s);
    return value;
}

QString Line::id(const char *column)
{
    static const QRegularExpression pattern(u"^[a-z0-9]+(?:[-._+][a-z0-9]+)*$"_s);
    const QString value = required(column);
    if (!value.isEmpty() && !pattern.match(value).hasMatch())
        problem(column, u"\"%1\" is not an id (lower-case words joined by hyphens)"_s.arg(value));
    return value;
}

QString Line::oneOf(const char *column, const QStringList &words)
{
    const QString value = text(column);
    if (!words.contains(value))
        problem(column, u"\"%1\" is not one of %2"_s.arg(value, words.join(u", ")));
    return value;
}

void Line::unknownWord(const char *column, const char *what, const QStringList &words)
{
    if (!text(column).isEmpty()) // that it is empty was said
        problem(column, u"\"%1\" is not a known %2: %3"_s.arg(text(column), QLatin1StringView(what),
                                                              words.join(u", ")));
}

namespace {

QString nearestOf(const QSet<QString> &known, const QString &value)
{
    QStringList words = known.values();
    words.sort(); // a set has no order, and two runs should say the same
    const QStringList near = nearestWords(words, value, 1);
    return near.isEmpty() ? QString() : u"; the nearest is \"%1\""_s.arg(near.first());
}

} // namespace

QString Line::reference(const char *column, const QSet<QString> &known, const char *what,
                        const QString &advice)
{
    const QString value = required(column);
    if (!value.isEmpty() && !known.contains(value)) {
        m_good = false;
        const QString reason = u"there is no %1 \"%2\""_s.arg(QLatin1StringView(what), value);
        const QString key = m_sheet.name() + reason;
        if (m_problems.isNew(key))
            m_problems.addOnce(key, {m_sheet.name(), m_row.line, QString::fromLatin1(column),
                                     reason + nearestOf(known, value) + advice});
    }
    return value;
}

std::optional<double> Line::number(const char *column, double min, double max)
{
    const QString value = text(column);
    if (value.isEmpty())
        return std::nullopt;
    const auto read = strictNumber(value);
    if (!read)
        problem(column, noNumber(value));
    else if (*read < min || *read > max)
        problem(column, u"%1 is outside %2 to %3"_s.arg(value, plainNumber(min), plainNumber(max)));
    return read;
}

double Line::requiredNumber(const char *column, double min, double max)
{
    if (text(column).isEmpty())
        problem(column, u"is empty"_s);
    return number(column, min, max).value_or(0);
}

std::optional<qint64> Line::count(const char *column, qint64 min, qint64 max)
{
    const auto value = number(column, static_cast<double>(min), static_cast<double>(max));
    if (!value)
        return std::nullopt;
    if (*value != std::floor(*value)) {
        problem(column, u"\"%1\" is not a whole number"_s.arg(text(column)));
        return std::nullopt;
    }
    return static_cast<qint64>(*value);
}

QString Line::date(const char *column, const QDate &latest, bool partial)
{
    const QString value = required(column);
    if (value.isEmpty())
        return value;
    const QDate day = dateFromText(value);
    if (!day.isValid() || (!partial && value.size() != 10))
        problem(column, u"\"%1\" is not a date such as 2026-11-30"_s.arg(value));
    else if (day > latest)
        problem(column, u"%1 is later than the catalogue of %2"_s.arg(value, latest.toString(Qt::ISODate)));
    else if (day.year() < 1999)
        problem(column, u"%1 is before the first GPU"_s.arg(value));
    return value;
}

QString noNumber(const QString &value)
{
    return u"\"%1\" is not a number (digits with a decimal point, without unit or separators: 1792.5)"_s.arg(
        value);
}

QString plainNumber(double value)
{
    return QString::number(value, 'g', 10);
}

} // namespace gpuwise
