// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/columns.h"

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

QString listed(const QStringList &header)
{
    const QString all = header.join(u", "_s);
    return all.size() > 200 ? QString(all.left(200) + u"\u2026"_s) : all;
}

class Mapping
{
public:
    Mapping(const QStringList &header, bool cards)
        : m_header(header)
        , m_cards(cards)
    {
        for (const QString &name : header)
            m_map.columns.push_back({name.trimmed(), {}, {}, false});
    }

    void choose(const QHash<QString, QString> &chosen);
    void recognise();
    void require();
    const std::vector<ImportColumn> &columns() const { return m_map.columns; }
    std::variant<ColumnMap, ImportProblem> result() const
    {
        if (m_problem)
            return *m_problem;
        return m_map;
    }

private:
    void fail(ImportNote note, const QString &value, const QString &detail)
    {
        if (!m_problem)
            m_problem = ImportProblem{note, 0, {}, value, detail};
    }
    int columnNamed(const QString &header) const;
    QString originField(const QString &header) const;
    void assign(int column, const QString &field, const QString &unit, bool chosen);

    QStringList m_header;
    bool m_cards;
    ColumnMap m_map;
    std::optional<ImportProblem> m_problem;
    QStringList m_unwanted; ///< fields that no column may mean
};

int Mapping::columnNamed(const QString &header) const
{
    const auto found = [&](auto same) {
        const auto it = std::find_if(m_map.columns.begin(), m_map.columns.end(), same);
        return it == m_map.columns.end() ? -1 : static_cast<int>(it - m_map.columns.begin());
    };
    const int exact = found([&](const ImportColumn &c) { return c.header == header.trimmed(); });
    const QString folded = foldHeader(header);
    if (exact >= 0)
        return exact;
    if (const int number = header.startsWith(u'#') ? QStringView(header).mid(1).toInt() : 0;
        number >= 1 && number <= m_header.size())
        return number - 1;
    return folded.isEmpty() ? -1
                            : found([&](const ImportColumn &c) { return foldHeader(c.header) == folded; });
}

/// "memory_gb source": where a spec of the row is from, as our exports write it.
QString Mapping::originField(const QString &header) const
{
    const qsizetype space = header.indexOf(u' ');
    const QString part = header.mid(space + 1);
    if (!m_cards || space < 0 || !specFieldFromId(header.left(space)) ||
        (part != u"source" && part != u"read_on" && part != u"source_note"))
        return {};
    return header;
}

void Mapping::assign(int column, const QString &field, const QString &unit, bool chosen)
{
    if (m_unwanted.contains(field))
        return;
    ImportColumn &target = m_map.columns[static_cast<std::size_t>(column)];
    if (const auto other = m_map.at.constFind(field); other != m_map.at.constEnd()) {
        if (m_map.columns[static_cast<std::size_t>(*other)].chosen)
            return; // the user's choice wins
        return fail(
            ImportNote::ColumnTwice, field,
            u"\"%1\", \"%2\""_s.arg(m_map.columns[static_cast<std::size_t>(*other)].header, target.header));
    }
    target.field = field;
    target.unit = unit;
    target.chosen = chosen;
    m_map.at.insert(field, column);
}

void Mapping::choose(const QHash<QString, QString> &chosen)
{
    QStringList wanted = chosen.keys();
    wanted.sort(); // a hash has no order, a message has
    for (const QString &key : wanted) {
        const ImportField *field = importField(key);
        if (field && !(m_cards ? field->ofCards : field->ofPrices))
            field = nullptr;
        if (!field)
            field = meaningOf(key, m_cards).field;
        if (!field)
            return fail(ImportNote::MappedFieldUnknown, key, importFieldIds(m_cards).join(u", "_s));
        if (chosen.value(key).isEmpty()) {
            m_unwanted.append(QString::fromLatin1(field->id));
            continue;
        }
        const int column = columnNamed(chosen.value(key));
        if (column < 0)
            return fail(ImportNote::MappedColumnMissing, chosen.value(key), listed(m_header));
        const HeaderMeaning meaning = meaningOf(m_header.at(column), m_cards);
        assign(column, QString::fromLatin1(field->id),
               meaning.field && meaning.field->quantity == field->quantity ? meaning.unit : QString(), true);
    }
}

void Mapping::recognise()
{
    for (int i = 0; i < static_cast<int>(m_map.columns.size()); ++i) {
        const ImportColumn &column = m_map.columns[static_cast<std::size_t>(i)];
        if (!column.field.isEmpty() || column.header.isEmpty())
            continue;
        if (const QString origin = originField(column.header); !origin.isEmpty())
            assign(i, origin, {}, false);
        else if (const HeaderMeaning meaning = meaningOf(column.header, m_cards); meaning.field)
            assign(i, QString::fromLatin1(meaning.field->id), meaning.unit, false);
    }
}

void Mapping::require()
{
    const QStringList needed = m_cards ? QStringList{u"name"_s, u"memory_gb"_s} : QStringList{u"gpu"_s};
    for (const QString &field : needed)
        if (!m_map.has(field))
            return fail(ImportNote::ColumnMissing, field, listed(m_header));
    if (!m_cards && !m_map.has(u"price"_s) && !m_map.has(u"used_price"_s) && !m_map.has(u"rent_price"_s))
        fail(ImportNote::ColumnMissing, u"price"_s, listed(m_header));
}

} // namespace

std::variant<ColumnMap, ImportProblem> mapColumns(const QStringList &header, bool cards,
                                                  const QHash<QString, QString> &chosen,
                                                  std::vector<ImportColumn> *recognised)
{
    Mapping mapping(header, cards);
    mapping.choose(chosen);
    mapping.recognise();
    mapping.require();
    if (recognised)
        *recognised = mapping.columns();
    return mapping.result();
}

ImportKind kindOfHeader(const QStringList &header)
{
    std::vector<ImportColumn> columns;
    const bool isCards = std::holds_alternative<ColumnMap>(mapColumns(header, true, {}, &columns));
    if (std::holds_alternative<ColumnMap>(mapColumns(header, false, {}))) {
        const auto specs = std::count_if(columns.begin(), columns.end(), [](const ImportColumn &column) {
            return specFieldFromId(column.field).has_value();
        });
        return isCards && specs > 1 ? ImportKind::Cards : ImportKind::Prices;
    }
    return isCards ? ImportKind::Cards : ImportKind::Prices;
}

QStringList importFieldIds(bool cards)
{
    QStringList ids;
    for (const ImportField &field : importFields())
        if (cards ? field.ofCards : field.ofPrices)
            ids.append(QString::fromLatin1(field.id));
    return ids;
}

} // namespace gpuwise
