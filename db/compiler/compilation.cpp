// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/compilation.h"

#include "db/compiler/sheet.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// What kind of paper a source is; the trust in a value is its own column.
const QStringList sourceKinds{u"vendor_document"_s, u"vendor_copy"_s,      u"measurement"_s, u"database"_s,
                              u"press"_s,           u"project_document"_s, u"price_list"_s,  u"community"_s,
                              u"derived"_s,         u"recalled"_s};

} // namespace

void compileHead(Compilation &c)
{
    const Sheet head(c.directory, u"catalogue.csv"_s, {u"key"_s, u"value"_s}, c.problems);
    TableRows meta{u"catalogue"_s, 2, {}};
    QHash<QString, QString> values;
    for (const CsvRow &row : head.rows()) {
        Line line(head, row, c.problems);
        const QString key = line.id("key");
        const QString value = line.required("value");
        if (values.contains(key))
            line.problem("key", u"\"%1\" is there twice"_s.arg(key));
        values.insert(key, value);
        meta.rows.push_back({key, value});
    }
    c.asOf = QDate::fromString(values.value(u"as_of"_s), Qt::ISODate);
    if (!c.asOf.isValid())
        c.problems.add(head.name(), 0, u"as_of"_s, u"there is no valid date"_s);
    if (values.value(u"version"_s).isEmpty())
        c.problems.add(head.name(), 0, u"version"_s, u"there is no version"_s);
    c.tables.push_back(std::move(meta));

    const Sheet sheet(c.directory, u"sources.csv"_s, {u"id"_s, u"title"_s, u"address"_s, u"kind"_s},
                      c.problems);
    TableRows sources{u"sources"_s, 4, {}};
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString id = line.id("id");
        if (c.sources.contains(id))
            line.problem("id", u"\"%1\" is there twice"_s.arg(id));
        const QString title = line.required("title");
        const QString address = line.text("address");
        if (!address.isEmpty() && !address.startsWith(u"http://") && !address.startsWith(u"https://"))
            line.problem("address", u"\"%1\" is not a web address"_s.arg(address));
        c.sources.insert(id);
        sources.rows.push_back({id, title, address, line.oneOf("kind", sourceKinds)});
    }
    c.tables.push_back(std::move(sources));
}

Compilation compileCatalogue(const QString &directory)
{
    Compilation c;
    c.directory = directory;
    constexpr void (*steps[])(Compilation &) = {
        compileHead,   compileCards,          compileFacts,         checkCards,
        compileModels, compileLlamaCppShapes, compileQuantisations, compileAliases,
        compilePciIds, compileSoftware,       compileUsableMemory,  compileClaims,
        compileOffers, compileSpeedConstants, compileMeasurements};
    for (const auto step : steps) {
        step(c);
        if (c.problems.hasUnreadableFile()) // what refers to its rows would be called wrong, row by row
            break;
    }
    return c;
}

} // namespace gpuwise
