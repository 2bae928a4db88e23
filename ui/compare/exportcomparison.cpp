// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/exportcomparison.h"

#include "model/domain/wholefile.h"
#include "model/session/session.h"
#include "model/tables/comparisontable.h"
#include "model/tables/comparisontext.h"
#include "ui/reportexport.h"

#include <QCoreApplication>

#include <memory>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExportComparison)
};

ReportFormat reportFormatOf(ComparisonFile kind)
{
    switch (kind) {
    case ComparisonFile::Excel:
        return ReportFormat::Xlsx;
    case ComparisonFile::Csv:
        return ReportFormat::Csv;
    case ComparisonFile::Markdown:
        return ReportFormat::Markdown;
    case ComparisonFile::Pdf:
        break;
    }
    return ReportFormat::Pdf;
}

/// As it is shown: rows that are hidden are not written.
QByteArray textOf(const Session &session, const ComparisonTable &table, ComparisonFile kind)
{
    const std::vector<const ComparisonRow *> rows = table.shownRows();
    const ComparisonExcerpt excerpt{session.catalogue(), session.resolved(), table.comparison(), rows,
                                    QLocale()};
    return (kind == ComparisonFile::Csv ? comparisonCsv(excerpt) : comparisonMarkdown(excerpt)).toUtf8();
}

} // namespace

QString comparisonFileName(ComparisonFile kind)
{
    return kind == ComparisonFile::Csv ? Words::tr("CSV table") : reportFormatName(reportFormatOf(kind));
}

void askAndExportComparison(Session &session, ComparisonFile kind, const ComparisonTable *shown,
                            QWidget *parent, const std::function<void(const QString &)> &saved)
{
    const bool plain = kind == ComparisonFile::Csv || kind == ComparisonFile::Markdown;
    const QString suffix =
        kind == ComparisonFile::Csv ? QStringLiteral("csv") : reportSuffix(reportFormatOf(kind));
    SaveQuestion question;
    question.title = Words::tr("Save the comparison");
    question.filter = QStringLiteral("%1 (*.%2)").arg(comparisonFileName(kind), suffix);
    question.suffix = suffix;
    question.name = Words::tr("GPUwise comparison", "name of a file") + u'.' + suffix;
    // Of the moment that was asked: what is edited while the dialog stands does not change it.
    if (plain) {
        std::unique_ptr<ComparisonTable> whole;
        if (!shown)
            whole = std::make_unique<ComparisonTable>(session);
        const QByteArray bytes = textOf(session, shown ? *shown : *whole, kind);
        question.write = [bytes](const QString &path, QString *error) {
            *error = writeWholeFile(path, bytes);
            return error->isEmpty();
        };
    } else {
        ReportChoices choices;
        choices.sections = {ReportSectionId::Comparison, ReportSectionId::Sources};
        choices.format = reportFormatOf(kind);
        const auto content = std::make_shared<ReportContent>(sessionReport(session, choices));
        question.write = [content, choices](const QString &path, QString *error) {
            const ReportTarget target{choices.format, path};
            return writeReportFiles(*content, {&target, 1}, defaultPaper(QLocale()), error,
                                    Orientation::Landscape);
        };
    }
    askWhereToSave(question, parent, saved);
}

} // namespace gpuwise
