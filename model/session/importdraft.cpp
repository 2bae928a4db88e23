// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/importdraft.h"

#include "model/domain/inerttext.h"
#include "model/words/importwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ImportDraft)
};

QString sentenceCase(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

bool isImportFileName(const QString &path)
{
    for (const char *ending : {".csv", ".tsv", ".gpupack"})
        if (path.endsWith(QLatin1StringView(ending), Qt::CaseInsensitive))
            return true;
    return false;
}

void ImportDraft::choose(const QString &path)
{
    const QDate today = m_options.today;
    m_path = path;
    m_options = {};
    m_options.today = today;
    m_preview = {};
    m_leaveOutBad = false;
}

void ImportDraft::setKind(ImportKind kind)
{
    m_options.kind = kind;
    m_options.columns.clear();
}

void ImportDraft::setColumn(const QString &field, int column)
{
    const auto &columns = m_preview.columns;
    if (column < 0 || column >= static_cast<int>(columns.size())) {
        m_options.columns.insert(field, QString());
        return;
    }
    const QString &header = columns[static_cast<std::size_t>(column)].header;
    const auto same = std::count_if(columns.begin(), columns.end(),
                                    [&](const ImportColumn &each) { return each.header == header; });
    const QString name =
        header.isEmpty() || same > 1 ? QStringLiteral("#%1").arg(column + 1) : header; // by its place
    // A column means one thing: what it was chosen for before is in none now.
    for (auto it = m_options.columns.begin(); it != m_options.columns.end(); ++it)
        if (*it == name)
            it->clear();
    m_options.columns.insert(field, name);
}

void ImportDraft::setPreview(ImportPreview preview)
{
    m_preview = std::move(preview);
    m_options.kind = m_preview.kind; // recognised once: choosing columns does not change what the list is
}

std::vector<Currency> ImportDraft::currencies()
{
    return {Currency::Cny, Currency::Usd, Currency::Eur, Currency::Gbp,
            Currency::Hkd, Currency::Twd, Currency::Jpy, Currency::Aud};
}

QStringList ImportDraft::headers() const
{
    QStringList headers;
    for (const ImportColumn &column : m_preview.columns)
        headers << Words::tr("%1: %2", "number of a column, its header")
                       .arg(headers.size() + 1)
                       .arg(inertText(column.header, 60));
    return headers;
}

std::vector<ImportFieldChoice> ImportDraft::fields() const
{
    std::vector<ImportFieldChoice> fields;
    const auto &columns = m_preview.columns;
    const auto &refusal = m_preview.refusal;
    for (const QString &field : m_preview.fields) {
        const auto at = std::find_if(columns.begin(), columns.end(),
                                     [&](const ImportColumn &column) { return column.field == field; });
        const bool missing =
            refusal && refusal->value == field &&
            (refusal->note == ImportNote::ColumnMissing || refusal->note == ImportNote::ColumnTwice);
        fields.push_back({field, importFieldName(field),
                          at == columns.end() ? -1 : static_cast<int>(at - columns.begin()), missing});
    }
    // What every table needs stands first.
    const QStringList needed{QStringLiteral("gpu"), QStringLiteral("name"), QStringLiteral("price"),
                             QStringLiteral("memory_gb")};
    std::stable_partition(fields.begin(), fields.end(),
                          [&](const ImportFieldChoice &each) { return needed.contains(each.field); });
    return fields;
}

bool ImportDraft::asksForCurrency() const
{
    return m_preview.format == ImportFormat::Table && !m_preview.fields.isEmpty();
}

bool ImportDraft::asksForProvider() const
{
    return m_preview.format == ImportFormat::SkyPilot || m_preview.format == ImportFormat::GpuHunt;
}

bool ImportDraft::offersToLeaveOut() const
{
    return !m_preview.refusal && m_preview.bad() > 0 && m_preview.taken() > 0;
}

bool ImportDraft::canImport() const
{
    return rowsToImport() > 0;
}

int ImportDraft::rowsToImport() const
{
    return m_preview.isRefused(m_leaveOutBad) ? 0 : m_preview.taken();
}

UserEdits ImportDraft::edits() const
{
    return importEdits(m_preview, m_leaveOutBad);
}

QString ImportDraft::fault() const
{
    if (m_preview.cancelled)
        return Words::tr("Reading was stopped. Nothing was imported.");
    if (m_preview.isRefused(m_leaveOutBad))
        return importProblemText(m_preview.firstFault().value_or(ImportProblem{}), m_preview.file,
                                 ImportFace::Window);
    if (!m_preview.rows.empty() && m_preview.taken() == 0)
        return Words::tr("There is nothing to import: every row is there already or was left out.");
    return {};
}

QString ImportDraft::summary() const
{
    return m_preview.rows.empty() ? QString() : importSummary(m_preview);
}

QStringList ImportDraft::remarks() const
{
    QStringList remarks;
    for (const ImportProblem &remark : m_preview.remarks)
        remarks << sentenceCase(importNoteSentence(remark));
    return remarks;
}

} // namespace gpuwise
