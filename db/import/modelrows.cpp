// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/modelrows.h"

#include "db/enumtexts.h"
#include "db/import/rows.h"
#include "db/usermodelcolumns.h"
#include "db/userrows.h"

#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString nameField = u"name"_s;
const QString paramsField = u"params_b_total"_s;

/// The value of a column of words; the default where it is empty.
template <typename E, std::size_t N>
E wordIn(Cells &cells, const char *column, const EnumTexts<E, N> &texts, E usual)
{
    const QString field = QString::fromLatin1(column);
    if (!cells.has(field))
        return usual;
    if (const auto value = enumFromText(texts, cells.raw(field)))
        return *value;
    QStringList known = enumWords(texts);
    known.removeAll(QString());
    cells.problem(ImportNote::WordUnknown, field, known.join(u", "_s));
    return usual;
}

double numberIn(Cells &cells, const char *column, double most)
{
    const ImportField field{column, Quantity::Number, false, false, ""};
    return cells.number(field, 0, most).value_or(0);
}

void readPattern(Cells &cells, ModelShape &shape)
{
    const QString field = u"layer_pattern"_s;
    const QString text = cells.raw(field);
    if (text.isEmpty())
        return;
    if (const auto expanded = expandLayerPattern(text, shape.layers))
        shape.pattern = *expanded;
    else
        cells.problem(ImportNote::WordUnknown, field, u"G, S, L, M, P, C, H, E, X, V"_s);
}

} // namespace

std::variant<ColumnMap, ImportProblem> mapModelColumns(const QStringList &header,
                                                       std::vector<ImportColumn> *recognised)
{
    ColumnMap map;
    const QStringList known = userModelColumns::names();
    std::optional<ImportProblem> twice;
    for (const QString &name : header) {
        const QString field = name.trimmed();
        const bool used = known.contains(field);
        if (used && map.has(field) && !twice)
            twice = ImportProblem{ImportNote::ColumnTwice, 0, {}, field, u"\"%1\""_s.arg(field)};
        if (used && !map.has(field))
            map.at.insert(field, static_cast<int>(map.columns.size()));
        map.columns.push_back({field, used ? field : QString(), {}, false});
    }
    if (recognised)
        *recognised = map.columns;
    if (twice)
        return *twice;
    for (const QString &needed : {nameField, paramsField})
        if (!map.has(needed))
            return ImportProblem{ImportNote::ColumnMissing, 0, {}, needed, header.join(u", "_s).left(200)};
    return map;
}

bool isModelHeader(const QStringList &header)
{
    return std::holds_alternative<ColumnMap>(mapModelColumns(header));
}

ModelRows::ModelRows(QDate today, const UserData &existing)
    : m_today(today)
{
    for (const AiModel &model : existing.models) {
        m_byId.insert(model.id, &model);
        m_byName.insert(model.name, &model);
    }
}

AiModel ModelRows::modelOf(Cells &cells) const
{
    AiModel model;
    model.name = cells.name(nameField);
    if (model.name.isEmpty())
        cells.problem(ImportNote::ValueMissing, nameField);
    model.family = cells.name(u"family"_s);
    model.nativePrecision = cells.name(u"dtype_native"_s);
    model.release = cells.name(u"release"_s);
    model.readOn = cells.date(u"read_on"_s).value_or(QDate());
    model.notes = cells.text(u"notes"_s);
    model.confidence = wordIn(cells, "confidence", confidenceTexts, Confidence::Medium);
    ModelShape &shape = model.shape;
    shape.attention = wordIn(cells, "attention_kind", attentionTexts, AttentionKind::None);
    shape.modality = wordIn(cells, "modality", modalityTexts, Modality::Llm);
    shape.mlp = wordIn(cells, "mlp", mlpTexts, MlpKind::Gated);
    shape.linear = wordIn(cells, "linear_kind", linearTexts, LinearKind::None);
    shape.head = wordIn(cells, "head_stored", headTexts, HeadStorage::Separate);
    for (const ModelCount &count : modelCounts)
        shape.*count.member = static_cast<int>(std::floor(numberIn(cells, count.column, count.max)));
    for (const ModelAmount &amount : modelAmounts) {
        const double value = numberIn(cells, amount.column, amount.max);
        // Parameters are whole: rounding takes back what the division by 10^9 did to the last digit.
        shape.*amount.member = amount.unit == 1 ? value : std::round(value * amount.unit);
    }
    for (const ModelFlag &flag : modelFlags)
        shape.*flag.member = numberIn(cells, flag.column, 1) > 0;
    readPattern(cells, shape);
    if (shape.params <= 0)
        cells.problem(ImportNote::ValueMissing, paramsField);
    return model;
}

ImportRow ModelRows::read(Cells &cells)
{
    ImportRow row;
    row.line = cells.row();
    AiModel model = modelOf(cells);
    row.name = model.name;
    const QString stated = cells.raw(u"id"_s);
    const AiModel *mine = isOwnId(stated) ? m_byId.value(stated) : m_byName.value(model.name);
    model.id = isOwnId(stated) ? stated : mine ? mine->id : newOwnId();
    if (const auto seen = m_seen.constFind(model.id); seen != m_seen.constEnd())
        cells.problemAbout(ImportNote::NameTwice, nameField, model.name, QString::number(*seen));
    m_seen.insert(model.id, cells.row());
    const bool present = mine && *mine == model;
    if (!present) {
        const UserEdit edit = PutModel{model};
        if (cells.isGood() && !whyNotStorable(edit).isEmpty())
            cells.problemAbout(ImportNote::WordUnknown, u"layer_pattern"_s, cells.raw(u"layer_pattern"_s),
                               QString::number(model.shape.layers));
        if (mine)
            cells.problemAbout(ImportNote::ReplacesOwnModel, nameField, mine->name);
        row.edits.push_back(edit);
    }
    settle(row, cells, present);
    return row;
}

} // namespace gpuwise
