// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/dialect.h"
#include "db/import/feeds.h"
#include "db/import/importer.h"
#include "db/import/importtext.h"
#include "db/import/modelrows.h"
#include "db/import/rows.h"

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

ImportProblem csvProblem(const CsvError &error, const CsvLimits &limits)
{
    const auto problem = [&](ImportNote note, qsizetype limit = 0) {
        return ImportProblem{note, error.line, {}, {}, limit > 0 ? QString::number(limit) : QString()};
    };
    switch (error.fault) {
    case CsvFault::NulCharacter:
        return problem(ImportNote::NulBytes);
    case CsvFault::FieldTooLong:
        return problem(ImportNote::FieldTooLong, limits.fieldChars);
    case CsvFault::RowTooLong:
        return problem(ImportNote::RowTooLong, limits.lineChars);
    case CsvFault::TooManyFields:
        return problem(ImportNote::TooManyFields, limits.fieldsPerRow);
    case CsvFault::TooManyRows:
        return problem(ImportNote::TooManyRows, limits.rows);
    case CsvFault::QuoteInside:
        return problem(ImportNote::QuoteInside);
    case CsvFault::TextAfterQuote:
        return problem(ImportNote::TextAfterQuote);
    case CsvFault::QuoteOpen:
        return problem(ImportNote::QuoteOpen);
    case CsvFault::File:
    case CsvFault::Empty:
    case CsvFault::LoneCarriageReturn: // ends a line in files of strangers
    case CsvFault::HeaderName:
    case CsvFault::FieldCount:
        break;
    }
    return problem(ImportNote::Empty);
}

std::vector<int> numberColumns(const ColumnMap &map)
{
    std::vector<int> columns;
    for (auto it = map.at.constBegin(); it != map.at.constEnd(); ++it) {
        const ImportField *field = importField(it.key());
        if (field && field->quantity != Quantity::Text && field->quantity != Quantity::Date)
            columns.push_back(it.value());
    }
    std::sort(columns.begin(), columns.end());
    return columns;
}

bool isBlank(const CsvRow &row)
{
    return std::all_of(row.fields.begin(), row.fields.end(),
                       [](const QString &field) { return field.trimmed().isEmpty(); });
}

class TableImport
{
public:
    TableImport(const ImportText &text, const ImportOptions &options, const Catalogue &shipped,
                const UserData &existing, const ImportWatch &watch, ImportPreview &preview)
        : m_options(options)
        , m_shipped(shipped)
        , m_existing(existing)
        , m_watch(watch)
        , m_dialect(dialectOf(text.text))
        , m_limits(importLimits())
        , m_reader(m_dialect.body, m_dialect.style, m_limits)
        , m_preview(preview)
    {}

    void run();

private:
    void refuse(const ImportProblem &problem)
    {
        m_preview.refusal = problem;
        m_preview.rows.clear();
    }
    bool isStopped();
    template <typename Rows> void readRows(Rows &&rows);
    void readFeed(const QStringList &header);
    void readTable(const QStringList &header);
    void readModels(const QStringList &header);

    const ImportOptions &m_options;
    const Catalogue &m_shipped;
    const UserData &m_existing;
    const ImportWatch &m_watch;
    Dialect m_dialect;
    CsvLimits m_limits;
    CsvReader m_reader;
    ImportPreview &m_preview;
    ColumnMap m_map;
    DecimalSign m_sign = DecimalSign::Point;
    int m_unwatchedRows = 0;
};

bool TableImport::isStopped()
{
    constexpr int rowsBetweenLooks = 256;
    if (++m_unwatchedRows < rowsBetweenLooks)
        return false;
    m_unwatchedRows = 0;
    m_preview.cancelled = m_watch && !m_watch(m_reader.done());
    if (m_preview.cancelled)
        m_preview.rows.clear();
    return m_preview.cancelled;
}

template <typename Rows> void TableImport::readRows(Rows &&rows)
{
    CsvRow row;
    bool any = false;
    while (m_reader.next(row)) {
        if (isStopped())
            return;
        if (isBlank(row))
            continue;
        any = true;
        if (row.fields.size() != static_cast<qsizetype>(m_map.columns.size())) {
            ImportRow bad;
            bad.line = row.line;
            bad.verdict = RowVerdict::Bad;
            bad.problems.push_back({ImportNote::FieldCount,
                                    row.line,
                                    {},
                                    QString::number(row.fields.size()),
                                    QString::number(m_map.columns.size())});
            m_preview.rows.push_back(std::move(bad));
            continue;
        }
        Cells cells(m_map, row.fields, row.line, m_sign, m_options.today);
        m_preview.rows.push_back(rows.read(cells));
    }
    if (m_reader.error())
        return refuse(csvProblem(*m_reader.error(), m_limits));
    if (!any)
        return refuse({ImportNote::NoRows, 0, {}, {}, {}});
    m_preview.remarks = rows.remarks();
}

void TableImport::readTable(const QStringList &header)
{
    const bool cards = m_preview.kind == ImportKind::Cards;
    m_preview.fields = importFieldIds(cards);
    auto mapped = mapColumns(header, cards, m_options.columns, &m_preview.columns);
    if (const auto *problem = std::get_if<ImportProblem>(&mapped))
        return refuse(*problem);
    m_map = std::get<ColumnMap>(std::move(mapped));
    std::optional<std::pair<QString, QString>> contradiction;
    int line = 0;
    m_sign = decimalSignOf(m_dialect, m_limits, numberColumns(m_map), &contradiction, &line);
    if (contradiction)
        return refuse({ImportNote::DecimalSignsMixed, line, {}, contradiction->first, contradiction->second});
    m_preview.decimalComma = m_sign == DecimalSign::Comma;
    if (cards)
        readRows(CardRows(m_options, m_shipped, m_existing));
    else
        readRows(PriceRows(m_options, m_shipped, m_existing));
}

void TableImport::readModels(const QStringList &header)
{
    auto mapped = mapModelColumns(header, &m_preview.columns);
    if (const auto *problem = std::get_if<ImportProblem>(&mapped))
        return refuse(*problem);
    m_map = std::get<ColumnMap>(std::move(mapped));
    readRows(ModelRows(m_options.today, m_existing));
}

void TableImport::readFeed(const QStringList &header)
{
    FeedReader feed(m_preview.format, header, m_options, m_shipped, m_existing);
    for (const ImportColumn &column : feed.columns())
        m_preview.columns.push_back(column);
    CsvRow row;
    while (m_reader.next(row)) {
        if (isStopped())
            return;
        if (!isBlank(row))
            feed.read(row);
    }
    if (m_reader.error())
        return refuse(csvProblem(*m_reader.error(), m_limits));
    m_preview.rows = feed.takeRows();
    m_preview.remarks = feed.remarks();
    if (m_preview.rows.empty())
        refuse({ImportNote::NothingToImport, 0, {}, {}, {}});
}

void TableImport::run()
{
    m_preview.separator = m_dialect.style.separator;
    CsvRow header;
    if (!m_reader.next(header)) {
        const CsvError empty{0, {}, CsvFault::Empty};
        return refuse(csvProblem(m_reader.error().value_or(empty), m_limits));
    }
    const bool maybeFeed = !m_options.kind || m_options.kind == ImportKind::Prices;
    const auto feed = maybeFeed ? feedFormat(header.fields) : std::nullopt;
    if (!feed) {
        m_preview.kind = m_options.kind.value_or(isModelHeader(header.fields) ? ImportKind::Models
                                                                              : kindOfHeader(header.fields));
        return m_preview.kind == ImportKind::Models ? readModels(header.fields) : readTable(header.fields);
    }
    m_preview.format = *feed;
    readFeed(header.fields);
}

} // namespace

ImportPreview previewTable(const QByteArray &bytes, const QString &fileName, const ImportOptions &options,
                           const Catalogue &shipped, const UserData &existing, const ImportWatch &watch)
{
    ImportPreview preview;
    preview.file = fileName;
    preview.kind = options.kind.value_or(ImportKind::Prices);
    ImportOptions named = options;
    if (named.source.isEmpty())
        named.source = shownText(fileName, mostNameChars);
    const auto decoded = decodeImport(bytes);
    if (const auto *problem = std::get_if<ImportProblem>(&decoded)) {
        preview.refusal = *problem;
        return preview;
    }
    const auto &text = std::get<ImportText>(decoded);
    preview.encoding = text.encoding;
    TableImport(text, named, shipped, existing, watch, preview).run();
    return preview;
}

} // namespace gpuwise
