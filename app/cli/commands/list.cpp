// SPDX-License-Identifier: GPL-3.0-or-later
//
// `list` and `models`: what the catalogue holds, filtered and sorted; unknown values sort last both ways.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "model/estimate/cost.h"
#include "model/tables/cardfilter.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliList)
};

void refuseOperands(const CommandContext &context)
{
    const QStringList &words = context.arguments.positional;
    if (!words.isEmpty())
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Nothing is known to do with \"%1\"; --search TEXT looks for names.")
                           .arg(words.front())};
}

constexpr const char *priceColumn = "price";

struct CardLine
{
    const Gpu *gpu = nullptr;
    std::optional<PriceAnswer> price;
};

QStringList readColumns(const CommandContext &context)
{
    const QStringList known = cardColumns() + QStringList{QString::fromLatin1(priceColumn)};
    const auto text = context.arguments.value("--columns");
    if (!text)
        return {QStringLiteral("id"),
                QStringLiteral("name"),
                QStringLiteral("memory_gb"),
                QStringLiteral("bandwidth_gb_per_s"),
                QStringLiteral("fp16_tflops"),
                QStringLiteral("tdp_w"),
                QString::fromLatin1(priceColumn)};
    QStringList columns;
    for (const QString &name : text->split(u',', Qt::SkipEmptyParts)) {
        const QString column = name.trimmed().toLower();
        if (!known.contains(column))
            throw CliError{ExitCode::WrongUsage,
                           withSuggestions(Words::tr("There is no column \"%1\".").arg(column),
                                           nearestWords(known, column))};
        columns.append(column);
    }
    return columns;
}

CardCell cellOf(const CardLine &line, const QString &column)
{
    if (column == QLatin1StringView(priceColumn))
        return {line.price ? std::optional(line.price->each.amount()) : std::nullopt, {}};
    return cardCell(*line.gpu, column);
}

void sortLines(std::vector<CardLine> &lines, QString column)
{
    const bool descending = column.startsWith(u'-');
    if (descending)
        column.remove(0, 1);
    const QStringList known = cardColumns() + QStringList{QString::fromLatin1(priceColumn)};
    if (!known.contains(column))
        throw CliError{ExitCode::WrongUsage,
                       withSuggestions(Words::tr("There is no column \"%1\".").arg(column),
                                       nearestWords(known, column))};
    std::stable_sort(lines.begin(), lines.end(), [&](const CardLine &a, const CardLine &b) {
        const CardCell x = cellOf(a, column);
        const CardCell y = cellOf(b, column);
        if (x.number && y.number)
            return descending ? *x.number > *y.number : *x.number < *y.number;
        if (x.number.has_value() != y.number.has_value())
            return x.number.has_value();
        if (x.text.isEmpty() != y.text.isEmpty())
            return y.text.isEmpty();
        return descending ? x.text > y.text : x.text < y.text;
    });
}

QString headerOf(const QString &column)
{
    if (column == QLatin1StringView("id"))
        return Words::tr("Id");
    if (column == QLatin1StringView("name"))
        return Words::tr("Name");
    if (column == QLatin1StringView("vendor"))
        return Words::tr("Vendor");
    if (column == QLatin1StringView("segment"))
        return Words::tr("Segment");
    if (column == QLatin1StringView("architecture"))
        return Words::tr("Architecture");
    if (column == QLatin1StringView(priceColumn))
        return Words::tr("Price");
    const SpecDescription &description = describe(*specFieldFromId(column));
    return *description.unit == '\0' ? specName(description.field)
                                     : QStringLiteral("%1 (%2)").arg(specName(description.field),
                                                                     QString::fromLatin1(description.unit));
}

QString textOf(const CommandContext &context, const CardLine &line, const QString &column)
{
    if (column == QLatin1StringView(priceColumn)) {
        if (!line.price)
            return {};
        return formatSum(line.price->each, line.price->converted, context.locale);
    }
    const CardCell cell = cellOf(line, column);
    if (const auto field = specFieldFromId(column); field && !line.gpu->spec(*field).hasValue())
        return factStateWord(line.gpu->spec(*field).state);
    return cell.number ? formatTrimmed(*cell.number, 2, context.locale) : cell.text;
}

} // namespace

ExitCode runList(const CommandContext &context)
{
    refuseOperands(context);
    std::optional<CardFilter> filter;
    if (const auto where = context.arguments.value("--where")) {
        QString error;
        filter = CardFilter::parse(*where, &error);
        if (!filter)
            throw CliError{ExitCode::WrongUsage, error};
    }
    const QString search = foldName(context.arguments.value("--search").value_or(QString()));
    const QStringList columns = readColumns(context);
    std::vector<CardLine> lines;
    for (const Gpu &gpu : context.catalogue.gpus) {
        if ((filter && !filter->accepts(gpu)) ||
            !foldName(QString(gpu.id % u' ' % gpu.name)).contains(search))
            continue;
        lines.push_back(
            {&gpu, buyPrice(context.catalogue, gpu.id, false, context.chinese ? Region::Cn : Region::Us,
                            context.chinese ? Currency::Cny : Currency::Usd, context.today)});
    }
    if (const auto column = context.arguments.value("--sort"))
        sortLines(lines, column->toLower());
    QJsonArray array;
    TextTable table;
    for (const QString &column : columns) {
        table.header.append(headerOf(column));
        const auto field = specFieldFromId(column);
        table.rightAligned.push_back(column == QLatin1StringView(priceColumn) ||
                                     (field && describe(*field).kind == SpecKind::Number));
    }
    for (const CardLine &line : lines) {
        QStringList row;
        QJsonObject object{{QStringLiteral("id"), line.gpu->id}};
        for (const QString &column : columns) {
            row.append(textOf(context, line, column));
            const CardCell cell = cellOf(line, column);
            object.insert(column, cell.number           ? QJsonValue(*cell.number)
                                  : cell.text.isEmpty() ? QJsonValue(QJsonValue::Null)
                                                        : QJsonValue(cell.text));
        }
        table.rows.push_back(row);
        array.append(object);
    }
    if (context.wantsJson())
        context.print(QJsonObject{{QStringLiteral("cards"), array}});
    else
        context.print(table);
    return ExitCode::Answered;
}

ExitCode runModels(const CommandContext &context)
{
    refuseOperands(context);
    const QString search = foldName(context.arguments.value("--search").value_or(QString()));
    QJsonArray array;
    TextTable table;
    table.header = {Words::tr("Id"),       Words::tr("Name"),   Words::tr("Parameters"),
                    Words::tr("Active"),   Words::tr("Layers"), Words::tr("Longest context"),
                    Words::tr("Precision")};
    table.rightAligned = {false, false, true, true, true, true, false};
    for (const AiModel &model : context.catalogue.models) {
        if (!foldName(QString(model.id % u' ' % model.name)).contains(search))
            continue;
        const ModelShape &shape = model.shape;
        table.rows.push_back(
            {model.id, model.name, formatParams(shape.params, context.locale),
             formatParams(shape.activeParams, context.locale),
             shape.layers > 0 ? QString::number(shape.layers) : QString(),
             shape.maxContext > 0 ? formatTokens(shape.maxContext, context.locale) : QString(),
             precisionName(model.nativePrecision)});
        array.append(QJsonObject{{QStringLiteral("id"), model.id},
                                 {QStringLiteral("name"), model.name},
                                 {QStringLiteral("family"), model.family},
                                 {QStringLiteral("params_b"), shape.params / 1e9},
                                 {QStringLiteral("params_active_b"), shape.activeParams / 1e9},
                                 {QStringLiteral("layers"), shape.layers},
                                 {QStringLiteral("hidden_size"), shape.hidden},
                                 {QStringLiteral("attention_heads"), shape.heads},
                                 {QStringLiteral("kv_heads"), shape.kvHeads},
                                 {QStringLiteral("max_context"),
                                  shape.maxContext > 0 ? QJsonValue(shape.maxContext) : QJsonValue::Null},
                                 {QStringLiteral("native_precision"), model.nativePrecision},
                                 {QStringLiteral("release"), model.release},
                                 {QStringLiteral("confidence"), confidenceCode(model.confidence)},
                                 {QStringLiteral("source"), jsonSource(context.catalogue, model.source)},
                                 {QStringLiteral("read_on"), model.readOn.toString(Qt::ISODate)}});
    }
    if (context.wantsJson())
        context.print(QJsonObject{{QStringLiteral("models"), array}});
    else
        context.print(table);
    return ExitCode::Answered;
}

} // namespace gpuwise
