// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguerows.h"
#include "db/enumtexts.h"
#include "db/modelcolumns.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QStringList textColumns{u"id"_s,          u"family"_s,         u"name"_s,         u"dtype_native"_s,
                              u"release"_s,     u"confidence"_s,     u"source"_s,       u"read_on"_s,
                              u"notes"_s,       u"attention_kind"_s, u"modality"_s,     u"mlp"_s,
                              u"linear_kind"_s, u"head_stored"_s,    u"layer_pattern"_s};
enum TextColumn
{
    Id,
    Family,
    Name,
    Native,
    Release,
    Trust,
    SourceId,
    ReadOn,
    Notes,
    Attention,
    ModalityWord,
    Mlp,
    Linear,
    Head,
    Pattern
};

template <typename Descriptions> void appendColumns(QStringList &columns, const Descriptions &descriptions)
{
    for (const auto &description : descriptions)
        columns.append(QString::fromLatin1(description.column));
}

QString query()
{
    QStringList columns = textColumns;
    appendColumns(columns, modelCounts);
    appendColumns(columns, modelAmounts);
    appendColumns(columns, modelFlags);
    return u"SELECT %1 FROM models ORDER BY id"_s.arg(columns.join(u", "));
}

/// False when a word is not known or the pattern does not fit the layers.
bool readWords(const CatalogueRows &row, AiModel &model)
{
    ModelShape &shape = model.shape;
    const auto confidence = enumFromText(confidenceTexts, row.view(Trust));
    const auto attention = enumFromText(attentionTexts, row.view(Attention));
    const auto modality = enumFromText(modalityTexts, row.view(ModalityWord));
    const auto mlp = enumFromText(mlpTexts, row.view(Mlp));
    const auto linear = enumFromText(linearTexts, row.view(Linear));
    const auto head = enumFromText(headTexts, row.view(Head));
    if (!confidence || !attention || !modality || !mlp || !linear || !head)
        return false;
    model.confidence = *confidence;
    shape.attention = *attention;
    shape.modality = *modality;
    shape.mlp = *mlp;
    shape.linear = *linear;
    shape.head = *head;
    const QString pattern = row.text(Pattern);
    if (pattern.isEmpty())
        return true;
    const auto expanded = expandLayerPattern(pattern, shape.layers);
    if (expanded)
        shape.pattern = *expanded;
    return expanded.has_value();
}

QString readModelAliases(ReadContext &c)
{
    CatalogueRows aliases(c.db, u"SELECT alias, model, params_b FROM model_aliases ORDER BY position"_s);
    AliasRows<Catalogue::ModelAlias> rows;
    while (aliases.next())
        rows.emplace_back(aliases.text(0), Catalogue::ModelAlias{aliases.text(1), aliases.number(2)});
    fillAliases(c.catalogue.modelAliases, rows);
    return aliases.error();
}

} // namespace

QString readModels(ReadContext &c)
{
    CatalogueRows rows(c.db, query());
    while (rows.next()) {
        AiModel model;
        model.id = rows.text(Id);
        model.family = rows.text(Family);
        model.name = rows.text(Name);
        model.nativePrecision = rows.text(Native);
        model.release = rows.text(Release);
        model.source = c.source(rows.view(SourceId));
        model.readOn = rows.date(ReadOn);
        model.notes = rows.text(Notes);
        int column = static_cast<int>(textColumns.size());
        for (const ModelCount &count : modelCounts)
            model.shape.*count.member = static_cast<int>(rows.integer(column++));
        for (const ModelAmount &amount : modelAmounts)
            model.shape.*amount.member = rows.number(column++) * amount.unit;
        for (const ModelFlag &flag : modelFlags)
            model.shape.*flag.member = rows.flag(column++);
        if (!readWords(rows, model) || model.source < 0)
            return u"model %1 makes no sense"_s.arg(model.id);
        c.catalogue.models.push_back(std::move(model));
    }
    if (!rows.isValid())
        return rows.error();
    return readModelAliases(c);
}

QString readQuantisations(ReadContext &c)
{
    CatalogueRows rows(c.db,
                       u"SELECT id, kind, bits_per_weight, keeps_16bit, runtimes, resolves_to, source, note "
                       "FROM quantisations ORDER BY id"_s);
    while (rows.next()) {
        const auto kind = enumFromText(quantisationKindTexts, rows.view(1));
        const auto keeps = enumFromText(keeps16BitTexts, rows.view(3));
        if (!kind || !keeps)
            return u"quantisation %1 makes no sense"_s.arg(rows.text(0));
        c.catalogue.quantisations.push_back({rows.text(0), *kind, rows.number(2), *keeps,
                                             rows.text(4).split(u'|', Qt::SkipEmptyParts), rows.text(5),
                                             c.source(rows.view(6)), rows.text(7)});
    }
    if (!rows.isValid())
        return rows.error();
    CatalogueRows aliases(
        c.db, u"SELECT context, alias, quantisation FROM quantisation_aliases ORDER BY position"_s);
    AliasRows<QString> weights, kv, optimizer;
    while (aliases.next()) {
        const QString context = aliases.text(0);
        AliasRows<QString> &target = context == u"kv" ? kv : context == u"optimizer" ? optimizer : weights;
        target.emplace_back(aliases.text(1), aliases.text(2));
    }
    fillAliases(c.catalogue.weightAliases, weights);
    fillAliases(c.catalogue.kvAliases, kv);
    fillAliases(c.catalogue.optimizerAliases, optimizer);
    return aliases.error();
}

} // namespace gpuwise
