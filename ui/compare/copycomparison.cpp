// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/copycomparison.h"

#include "model/session/session.h"
#include "model/tables/comparisontable.h"
#include "model/tables/comparisontext.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CopyComparison)
};

QString formSentence(CopyForm form, const QString &what)
{
    switch (form) {
    case CopyForm::Table:
        return Words::tr("Copied as a table: %1.", "what was copied").arg(what);
    case CopyForm::Csv:
        return Words::tr("Copied as CSV: %1.", "what was copied").arg(what);
    case CopyForm::Markdown:
        break;
    }
    return Words::tr("Copied as Markdown: %1.", "what was copied").arg(what);
}

} // namespace

QMimeData *comparisonMimeData(const Session &session, const ComparisonTable &table, CopyForm form)
{
    const std::vector<const ComparisonRow *> rows = table.shownRows();
    const ComparisonExcerpt excerpt{session.catalogue(), session.resolved(), table.comparison(), rows,
                                    QLocale()};
    auto *data = new QMimeData;
    switch (form) {
    case CopyForm::Table:
        data->setText(comparisonTsv(excerpt));
        data->setHtml(comparisonHtml(excerpt));
        break;
    case CopyForm::Csv: {
        const QString csv = comparisonCsv(excerpt);
        data->setText(csv);
        data->setData(QStringLiteral("text/csv"), csv.toUtf8());
        break;
    }
    case CopyForm::Markdown: {
        const QString markdown = comparisonMarkdown(excerpt);
        data->setText(markdown);
        data->setData(QStringLiteral("text/markdown"), markdown.toUtf8());
        break;
    }
    }
    return data;
}

QString copyComparison(const Session &session, const ComparisonTable &table, CopyForm form)
{
    QApplication::clipboard()->setMimeData(comparisonMimeData(session, table, form));
    const QString cards = Words::tr("%n card(s)", nullptr, table.columnCount());
    const QString rows = Words::tr("%n row(s)", nullptr, static_cast<int>(table.shownRows().size()));
    return formSentence(form, Words::tr("%1, %2", "cards, rows").arg(cards, rows));
}

} // namespace gpuwise
