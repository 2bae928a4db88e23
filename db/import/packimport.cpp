// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/packimport.h"

#include "db/export/packwriter.h"
#include "db/import/importtext.h"
#include "db/import/modelrows.h"
#include "db/import/rows.h"
#include "db/import/sqlitefile.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtEndian>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPackRows = 200'000;
constexpr int mostFavourites = 1000;
constexpr int rowsBetweenLooks = 256;

ImportProblem problem(ImportNote note, const QString &value = {}, const QString &detail = {})
{
    return {note, 0, {}, value, detail};
}

/// What plain reads of the header tell, before SQLite sees the file. Offsets: the SQLite file format, 1.3.
std::optional<ImportProblem> wrongHeader(QByteArrayView head)
{
    constexpr qsizetype userVersionAt = 60;
    constexpr qsizetype applicationIdAt = 68;
    const auto word = [&](qsizetype at) { return qFromBigEndian<qint32>(head.data() + at); };
    if (auto wrong = wrongFile(head); wrong && wrong->note != ImportNote::Database)
        return wrong;
    if (!head.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return problem(ImportNote::NotAPack);
    if (head.size() < 512) // the smallest page
        return problem(ImportNote::DatabaseDamaged, {}, u"the file ends in its header"_s);
    if (word(applicationIdAt) != packApplicationId)
        return problem(ImportNote::ForeignDatabase);
    const qint32 version = word(userVersionAt);
    if (version > packVersion)
        return problem(ImportNote::NewerPack, QString::number(version));
    if (version < 1)
        return problem(ImportNote::PackVersionInvalid, QString::number(version));
    return std::nullopt;
}

/// A private copy is never in WAL mode: reading that would write beside it.
void leaveWalMode(QByteArray &head)
{
    constexpr qsizetype writeVersionAt = 18;
    if (head.mid(writeVersionAt, 2) == QByteArrayView("\x02\x02"))
        head.replace(writeVersionAt, 2, "\x01\x01");
}

std::optional<ImportProblem> copyPack(const QString &from, const QString &to)
{
    const QFileInfo info(from);
    if (info.exists() && !info.isFile())
        return problem(ImportNote::NotAFile);
    QFile in(from);
    if (!in.open(QIODevice::ReadOnly))
        return problem(ImportNote::CannotOpen, {}, in.errorString());
    if (in.size() > mostPackBytes)
        return problem(ImportNote::TooLarge, {}, QString::number(mostPackBytes >> 20));
    QFile out(to);
    if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return problem(ImportNote::CannotOpen, {}, out.errorString());
    constexpr qint64 block = 256 * 1024;
    qint64 copied = 0;
    for (QByteArray bytes = in.read(block); copied == 0 || !bytes.isEmpty(); bytes = in.read(block)) {
        if (copied == 0) {
            if (auto wrong = wrongHeader(bytes))
                return wrong;
            leaveWalMode(bytes);
        }
        copied += bytes.size();
        if (copied > mostPackBytes)
            return problem(ImportNote::TooLarge, {}, QString::number(mostPackBytes >> 20));
        if (out.write(bytes) != bytes.size())
            return problem(ImportNote::CannotOpen, {}, out.errorString());
    }
    if (in.error() != QFileDevice::NoError)
        return problem(ImportNote::CannotOpen, {}, in.errorString());
    return out.flush() ? std::nullopt : std::optional(problem(ImportNote::CannotOpen, {}, out.errorString()));
}

class PackImport
{
public:
    PackImport(const QString &path, const ImportOptions &options, const Catalogue &shipped,
               const UserData &existing, const ImportWatch &watch, ImportPreview &preview)
        : m_db(path)
        , m_options(options)
        , m_shipped(shipped)
        , m_existing(existing)
        , m_watch(watch)
        , m_preview(preview)
    {}

    void run();

private:
    bool refuse(const ImportProblem &why)
    {
        m_preview.refusal = why;
        m_preview.rows.clear();
        return false;
    }
    bool refuseDatabase();
    bool isWhole();
    bool isPlain();
    std::optional<QStringList> columnsOf(const QString &table);
    using Mapped = std::variant<ColumnMap, ImportProblem>;
    template <typename Map, typename Rows>
    bool readTable(const QString &table, bool needed, Map mapOf, Rows &&rows);
    bool readFavourites(const Catalogue &known);

    SqliteFile m_db;
    const ImportOptions &m_options;
    const Catalogue &m_shipped;
    const UserData &m_existing;
    const ImportWatch &m_watch;
    ImportPreview &m_preview;
    QStringList m_tables;
};

bool PackImport::refuseDatabase()
{
    if (m_db.tookTooLong())
        return refuse(problem(ImportNote::TakesTooLong, {}, QString::number(SqliteFile::mostSeconds)));
    return refuse(problem(ImportNote::DatabaseDamaged, {}, m_db.error()));
}

bool PackImport::isWhole()
{
    QString check;
    if (!m_db.run("PRAGMA quick_check(1)", [&](const std::vector<SqliteCell> &row) {
            check = row.front().text;
            return false;
        }))
        return refuseDatabase();
    return check == u"ok" || refuse(problem(ImportNote::DatabaseDamaged, {}, check));
}

/// Tables and indices only: whatever computes when it is read is refused.
bool PackImport::isPlain()
{
    std::optional<ImportProblem> unsafe;
    const bool read = m_db.run("SELECT type, name, sql FROM sqlite_schema", [&](const auto &row) {
        const QString &type = row[0].text;
        const bool isVirtual = row[2].text.trimmed().startsWith(u"CREATE VIRTUAL", Qt::CaseInsensitive);
        if ((type != u"table" && type != u"index") || isVirtual)
            unsafe = problem(ImportNote::DatabaseUnsafe, row[1].text, isVirtual ? u"virtual table"_s : type);
        else if (type == u"table")
            m_tables.append(row[1].text);
        return !unsafe;
    });
    if (!read)
        return refuseDatabase();
    return !unsafe || refuse(*unsafe);
}

std::optional<QStringList> PackImport::columnsOf(const QString &table)
{
    QStringList columns;
    bool generated = false;
    if (!m_db.run("PRAGMA table_xinfo(" + quotedName(table) + ")", [&](const auto &row) {
            columns.append(row[1].text);
            generated = generated || row[6].text != u"0";
            return true;
        })) {
        refuseDatabase();
        return std::nullopt;
    }
    if (generated) {
        refuse(problem(ImportNote::DatabaseUnsafe, table, u"generated column"_s));
        return std::nullopt;
    }
    return columns;
}

template <typename Map, typename Rows>
bool PackImport::readTable(const QString &table, bool needed, Map mapOf, Rows &&rows)
{
    if (!m_tables.contains(table))
        return needed ? refuse(problem(ImportNote::TableMissing, table)) : true;
    const auto header = columnsOf(table);
    if (!header)
        return false;
    Mapped mapped = mapOf(*header);
    if (const auto *missing = std::get_if<ImportProblem>(&mapped))
        return refuse(problem(ImportNote::TableMissing, QString(table + u'.' + missing->value)));
    auto map = std::get<ColumnMap>(std::move(mapped));
    map.ofSpreadsheet = false;
    for (ImportColumn &column : map.columns) {
        column.header = table + u'.' + column.header;
        m_preview.columns.push_back(column);
    }
    QByteArrayList names;
    for (const QString &name : *header)
        names.append(quotedName(name));
    int line = 0;
    const bool read =
        m_db.run("SELECT " + names.join(", ") + " FROM " + quotedName(table), [&](const auto &row) {
            QStringList fields;
            int blob = -1;
            for (std::size_t i = 0; i < row.size(); ++i) {
                const bool numberedRow =
                    row[i].isInteger && map.columns[i].field == u"id"; // a row's own number
                fields.append(numberedRow ? QString() : row[i].text);
                if (row[i].isBlob && !map.columns[i].field.isEmpty())
                    blob = static_cast<int>(i);
            }
            Cells cells(map, fields, ++line, DecimalSign::Point, m_options.today);
            if (blob >= 0)
                cells.problemAbout(ImportNote::NotText, map.columns[static_cast<std::size_t>(blob)].field,
                                   u"blob"_s);
            m_preview.rows.push_back(rows.read(cells));
            m_preview.cancelled =
                line % rowsBetweenLooks == 0 && m_watch && !m_watch(0); // nobody knows of how many
            return line < mostPackRows && !m_preview.cancelled;
        });
    if (m_preview.cancelled) {
        m_preview.rows.clear();
        return false;
    }
    return read || refuseDatabase();
}

bool PackImport::readFavourites(const Catalogue &known)
{
    if (!m_tables.contains(u"favourite"_s))
        return true;
    QStringList favourites = m_existing.favourites;
    const bool read = m_db.run("SELECT gpu FROM favourite", [&](const auto &row) {
        if (known.gpu(row[0].text) && !favourites.contains(row[0].text))
            favourites.append(row[0].text);
        return favourites.size() < mostFavourites;
    });
    if (!read)
        return refuseDatabase();
    if (favourites != m_existing.favourites) {
        ImportRow row;
        row.name = u"favourite"_s;
        row.edits.push_back(SetFavourites{favourites});
        m_preview.rows.push_back(row);
    }
    return true;
}

void PackImport::run()
{
    if (!m_db.error().isEmpty()) {
        refuseDatabase();
        return;
    }
    const auto columnsOfCards = [](const QStringList &header) { return mapColumns(header, true, {}); };
    const auto columnsOfPrices = [](const QStringList &header) { return mapColumns(header, false, {}); };
    const auto columnsOfModels = [](const QStringList &header) { return mapModelColumns(header); };
    if (!isWhole() || !isPlain() ||
        !readTable(u"gpu"_s, true, columnsOfCards, CardRows(m_options, m_shipped, m_existing)))
        return;
    // Prices and favourites can be of the pack's own cards.
    UserData withCards = m_existing;
    for (const ImportRow &row : m_preview.rows)
        applyEdits(withCards, row.edits);
    if (!readTable(u"price"_s, false, columnsOfPrices, PriceRows(m_options, m_shipped, withCards)) ||
        !readTable(u"model"_s, false, columnsOfModels, ModelRows(m_options.today, m_existing)) ||
        !readFavourites(withUserData(m_shipped, withCards)))
        return;
    if (m_preview.rows.empty())
        refuse(problem(ImportNote::NoRows));
}

} // namespace

ImportPreview previewPack(const QString &path, const ImportOptions &options, const Catalogue &shipped,
                          const UserData &existing, const ImportWatch &watch)
{
    ImportPreview preview;
    preview.file = QFileInfo(path).fileName();
    preview.kind = ImportKind::Pack;
    preview.format = ImportFormat::Pack;
    preview.encoding = u"SQLite"_s;
    const QTemporaryDir folder; // for this user only
    const QString copy = folder.filePath(u"pack"_s);
    if (!folder.isValid()) {
        preview.refusal = problem(ImportNote::CannotOpen, {}, folder.errorString());
        return preview;
    }
    if (const auto wrong = copyPack(path, copy)) {
        preview.refusal = *wrong;
        return preview;
    }
    ImportOptions named = options;
    if (named.source.isEmpty())
        named.source = shownText(preview.file, mostNameChars);
    PackImport(copy, named, shipped, existing, watch, preview).run();
    return preview;
}

} // namespace gpuwise
