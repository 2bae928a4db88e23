// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/export/outtable.h"

#include "db/enumtexts.h"
#include "db/import/numbers.h"
#include "db/usermodelcolumns.h"
#include "model/domain/formulatext.h"

#include <QMap>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

QString isoDay(QDate day)
{
    return day.isValid() ? day.toString(Qt::ISODate) : QString();
}

QString kindText(OfferKind kind)
{
    for (const auto &[word, value] : offerKindTexts)
        if (value == kind)
            return QString::fromLatin1(word);
    return {};
}

QString scopeText(OfferScope scope)
{
    for (const auto &[word, value] : offerScopeTexts)
        if (value == scope)
            return QString::fromLatin1(word);
    return {};
}

/// One row before its columns are known: which of those for origins are needed depends on all rows.
using Row = QMap<QString, QString>;

/// What all values of a row share stands once; where they differ, each has its own.
void addOrigins(Row &row, const std::vector<OwnSpec> &specs, const QString &part, auto textOf)
{
    const bool shared = std::all_of(specs.begin(), specs.end(), [&](const OwnSpec &spec) {
        return textOf(spec.origin) == textOf(specs.front().origin);
    });
    if (shared) {
        row[part] = specs.empty() ? QString() : textOf(specs.front().origin);
        return;
    }
    for (const OwnSpec &spec : specs)
        row[QLatin1StringView(describe(spec.field).id) + u' ' + part] = textOf(spec.origin);
}

void addSpecs(Row &row, const std::vector<OwnSpec> &specs)
{
    for (const OwnSpec &spec : specs)
        row[QString::fromLatin1(describe(spec.field).id)] = spec.text;
    addOrigins(row, specs, u"source"_s, [](const OwnOrigin &o) { return o.source; });
    addOrigins(row, specs, u"read_on"_s, [](const OwnOrigin &o) { return isoDay(o.readOn); });
    addOrigins(row, specs, u"source_note"_s, [](const OwnOrigin &o) { return o.note; });
}

OutTable withColumns(const std::vector<OutColumn> &wanted, const std::vector<Row> &rows)
{
    OutTable table{wanted, {}};
    for (const SpecDescription &spec : specDescriptions()) // origins of single values, where there are any
        for (const char *part : {"source", "read_on", "source_note"}) {
            const QString name = QLatin1StringView(spec.id) + u' ' + QLatin1StringView(part);
            if (std::any_of(rows.begin(), rows.end(), [&](const Row &row) { return row.contains(name); }))
                table.columns.push_back({name, false});
        }
    for (const Row &row : rows) {
        QStringList cells;
        for (const OutColumn &column : table.columns)
            cells.append(row.value(column.name));
        table.rows.push_back(cells);
    }
    return table;
}

std::vector<OutColumn> cardColumns()
{
    std::vector<OutColumn> columns{{u"id"_s},      {u"corrects"_s},     {u"name"_s},    {u"vendor"_s},
                                   {u"segment"_s}, {u"architecture"_s}, {u"based_on"_s}};
    for (const SpecDescription &spec : specDescriptions())
        columns.push_back({QString::fromLatin1(spec.id), spec.kind == SpecKind::Number});
    for (const char *name : {"notes", "source", "read_on", "source_note"})
        columns.push_back({QString::fromLatin1(name)});
    return columns;
}

std::vector<OutColumn> priceColumns(bool ofCatalogue)
{
    std::vector<OutColumn> columns{{u"id"_s},          {u"gpu"_s},      {u"kind"_s},    {u"provider"_s},
                                   {u"price"_s, true}, {u"currency"_s}, {u"region"_s},  {u"date"_s},
                                   {u"count"_s, true}, {u"source"_s},   {u"read_on"_s}, {u"source_note"_s}};
    if (ofCatalogue)
        columns.push_back({u"scope"_s});
    return columns;
}

Row headOf(const QString &id, const QString &name, Vendor vendor, Segment segment,
           const QString &architecture)
{
    return {{u"id"_s, id},
            {u"name"_s, name},
            {u"vendor"_s, vendorName(vendor)},
            {u"segment"_s, segmentId(segment)},
            {u"architecture"_s, architecture}};
}

QString csvCell(const QString &text, bool number)
{
    QString cell = number ? text : neutralFormula(text);
    const bool quoted = cell.contains(u'"') || cell.contains(u',') || cell.contains(u'\n') ||
                        cell.contains(u'\r') || cell.startsWith(u' ') || cell.endsWith(u' ');
    return quoted ? QString(u'"' + cell.replace(u'"', u"\"\""_s) + u'"') : cell;
}

} // namespace

OutTable cardTable(const UserData &data, const Catalogue &catalogue)
{
    std::vector<Row> rows;
    for (const OwnCard &card : data.cards) {
        Row row = headOf(card.id, card.name, card.vendor, card.segment, card.architecture);
        row[u"based_on"_s] = card.basedOn;
        row[u"notes"_s] = card.notes;
        addSpecs(row, card.specs);
        rows.push_back(row);
    }
    QMap<QString, std::vector<OwnSpec>> corrections;
    for (const SpecOverride &correction : data.overrides)
        corrections[correction.gpuId].push_back(correction.value);
    for (auto it = corrections.constBegin(); it != corrections.constEnd(); ++it) {
        const Gpu *gpu = catalogue.gpu(it.key());
        Row row{{u"corrects"_s, it.key()}, {u"name"_s, gpu ? gpu->name : it.key()}};
        addSpecs(row, it.value());
        rows.push_back(row);
    }
    return withColumns(cardColumns(), rows);
}

OutTable cardTable(const Catalogue &catalogue)
{
    std::vector<Row> rows;
    for (const Gpu &gpu : catalogue.gpus) {
        Row row = headOf(gpu.id, gpu.name, gpu.vendor, gpu.segment, gpu.architecture);
        row[u"notes"_s] = gpu.notes;
        std::vector<OwnSpec> specs;
        for (const SpecDescription &description : specDescriptions()) {
            const SpecValue &value = gpu.spec(description.field);
            if (!value.hasValue())
                continue;
            const QString source = value.source < 0
                                       ? QString()
                                       : catalogue.sources[static_cast<std::size_t>(value.source)].title;
            specs.push_back({description.field,
                             value.number ? plainDigits(*value.number) : value.text,
                             {source, value.readOn, value.note}});
        }
        addSpecs(row, specs);
        rows.push_back(row);
    }
    return withColumns(cardColumns(), rows);
}

OutTable priceTable(const UserData &data)
{
    std::vector<Row> rows;
    for (const OwnPrice &price : data.prices)
        rows.push_back({{u"id"_s, price.id},
                        {u"gpu"_s, price.gpuId},
                        {u"kind"_s, kindText(price.kind)},
                        {u"provider"_s, price.provider},
                        {u"price"_s, plainDigits(price.price.amount())},
                        {u"currency"_s, currencyCode(price.price.currency)},
                        {u"region"_s, price.region},
                        {u"date"_s, isoDay(price.asOf)},
                        {u"count"_s, QString::number(price.count)},
                        {u"source"_s, price.origin.source},
                        {u"read_on"_s, isoDay(price.origin.readOn)},
                        {u"source_note"_s, price.origin.note}});
    return withColumns(priceColumns(false), rows);
}

OutTable priceTable(const Catalogue &catalogue)
{
    std::vector<Row> rows;
    for (const Offer &offer : catalogue.offers)
        rows.push_back(
            {{u"gpu"_s, offer.gpuId},
             {u"kind"_s, kindText(offer.kind)},
             {u"provider"_s, offer.provider},
             {u"price"_s, plainDigits(offer.price.amount())},
             {u"currency"_s, currencyCode(offer.price.currency)},
             {u"region"_s, offer.region},
             {u"date"_s, offer.monthOnly ? offer.asOf.toString(u"yyyy-MM"_s) : isoDay(offer.asOf)},
             {u"count"_s, QString::number(offer.count)},
             {u"source"_s,
              offer.source < 0 ? QString() : catalogue.sources[static_cast<std::size_t>(offer.source)].title},
             {u"scope"_s, scopeText(offer.scope)}});
    return withColumns(priceColumns(true), rows);
}

OutTable modelTable(const UserData &data)
{
    const auto wordOf = [](const auto &texts, auto value) {
        for (const auto &[word, meant] : texts)
            if (meant == value)
                return QString::fromLatin1(word);
        return QString();
    };
    OutTable table;
    for (const QString &name : userModelColumns::names())
        table.columns.push_back({name, table.columns.size() >= userModelColumns::texts.size()});
    for (const AiModel &model : data.models) {
        const ModelShape &shape = model.shape;
        QStringList row{model.id,
                        model.family,
                        model.name,
                        model.nativePrecision,
                        model.release,
                        wordOf(confidenceTexts, model.confidence),
                        isoDay(model.readOn),
                        model.notes,
                        wordOf(attentionTexts, shape.attention),
                        wordOf(modalityTexts, shape.modality),
                        wordOf(mlpTexts, shape.mlp),
                        wordOf(linearTexts, shape.linear),
                        wordOf(headTexts, shape.head),
                        QString::fromLatin1(shape.pattern.data())};
        for (const ModelCount &count : modelCounts)
            row << QString::number(shape.*count.member);
        for (const ModelAmount &amount : modelAmounts)
            row << plainDigits(shape.*amount.member / amount.unit);
        for (const ModelFlag &flag : modelFlags)
            row << QString::number(shape.*flag.member ? 1 : 0);
        table.rows.push_back(row);
    }
    return table;
}

QByteArray csvOf(const OutTable &table)
{
    QString text(QChar::ByteOrderMark);
    QStringList line;
    for (const OutColumn &column : table.columns)
        line.append(csvCell(column.name, false));
    text += line.join(u',') + u"\r\n";
    for (const QStringList &row : table.rows) {
        line.clear();
        for (qsizetype i = 0; i < row.size(); ++i)
            line.append(csvCell(row.at(i), table.columns[static_cast<std::size_t>(i)].number));
        text += line.join(u',') + u"\r\n";
    }
    return text.toUtf8();
}

} // namespace gpuwise
