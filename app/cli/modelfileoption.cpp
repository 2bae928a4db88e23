// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelfileoption.h"

#include "app/cli/clierror.h"
#include "app/cli/json/json.h"
#include "model/domain/resemblance.h"
#include "model/estimate/kvcache.h"

#include <QFileInfo>
#include <QJsonArray>

#include <array>

namespace gpuwise {

namespace {

QString kindCode(ModelFileKind kind)
{
    switch (kind) {
    case ModelFileKind::Gguf:
        return QStringLiteral("gguf");
    case ModelFileKind::Safetensors:
        return QStringLiteral("safetensors");
    case ModelFileKind::SafetensorsIndex:
        return QStringLiteral("safetensors_index");
    case ModelFileKind::HuggingFaceConfig:
        break;
    }
    return QStringLiteral("huggingface_config");
}

QJsonValue attentionCode(AttentionKind kind)
{
    switch (kind) {
    case AttentionKind::None:
        return QJsonValue::Null;
    case AttentionKind::Mha:
        return QStringLiteral("mha");
    case AttentionKind::Gqa:
        return QStringLiteral("gqa");
    case AttentionKind::Mqa:
        return QStringLiteral("mqa");
    case AttentionKind::Mla:
        return QStringLiteral("mla");
    case AttentionKind::Sliding:
        return QStringLiteral("sliding");
    case AttentionKind::Hybrid:
        return QStringLiteral("hybrid");
    case AttentionKind::Compressed:
        break;
    }
    return QStringLiteral("compressed");
}

QString basisCode(FactBasis basis)
{
    constexpr std::array codes{"stated", "counted", "computed", "assumed"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(basis)]);
}

/// Zero stands for "not known" in a shape and is null in JSON.
QJsonValue known(double value)
{
    return value > 0 ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
}

QJsonObject jsonShape(const ModelShape &shape, bool shapeKnown)
{
    QJsonObject json{
        {QStringLiteral("params"), known(shape.params)},
        {QStringLiteral("params_active"), known(shape.activeParams)},
        {QStringLiteral("layers"), known(shape.layers)},
        {QStringLiteral("hidden_size"), known(shape.hidden)},
        {QStringLiteral("intermediate_size"), known(shape.intermediate)},
        {QStringLiteral("attention_heads"), known(shape.heads)},
        {QStringLiteral("kv_heads"), known(shape.kvHeads)},
        {QStringLiteral("head_dim"), known(shape.headDim)},
        {QStringLiteral("vocab_size"), known(shape.vocab)},
        {QStringLiteral("max_context"), known(shape.maxContext)},
        {QStringLiteral("attention"), shapeKnown ? attentionCode(shape.attention) : QJsonValue::Null},
        {QStringLiteral("sliding_window"), known(shape.slidingWindow)},
        {QStringLiteral("global_layers"), known(shape.globalLayers)},
        {QStringLiteral("sliding_layers"), known(shape.slidingLayers)},
        {QStringLiteral("linear_layers"), known(shape.linearLayers)},
        {QStringLiteral("experts"), known(shape.experts)},
        {QStringLiteral("experts_active"), known(shape.expertsActive)},
        {QStringLiteral("moe_intermediate"), known(shape.expertIntermediate)},
        {QStringLiteral("kv_lora_rank"), known(shape.mlaKvLoraRank)},
        {QStringLiteral("vision_params"), known(shape.visionParams)},
        {QStringLiteral("tied_embeddings"),
         shapeKnown ? QJsonValue(shape.tiedEmbeddings) : QJsonValue::Null}};
    const KvRates rates = kvRates(shape, 16);
    json.insert(QStringLiteral("kv_bytes_per_token_fp16"),
                shapeKnown ? known(rates.perToken + rates.perWindowToken) : QJsonValue::Null);
    return json;
}

} // namespace

ModelFileReport readModelFileOrFail(const QString &path)
{
    ModelFileResult result = readModelFile(path);
    if (const auto *problem = std::get_if<FileProblem>(&result)) {
        const bool unreadable =
            problem->fault == FileFault::CannotOpen || problem->fault == FileFault::ReadFailed;
        throw CliError{unreadable ? ExitCode::InputOutputFailed : ExitCode::BadInput, problemText(*problem)};
    }
    return std::get<ModelFileReport>(std::move(result));
}

bool namesModelFile(const QString &text)
{
    const QString lower = text.toLower();
    return lower.endsWith(QLatin1StringView(".gguf")) || lower.endsWith(QLatin1StringView(".safetensors")) ||
           lower.endsWith(QLatin1StringView(".json")) || (text.contains(u'/') && QFileInfo(text).isFile());
}

QJsonObject jsonModelFile(const Catalogue &catalogue, const ModelFileReport &report)
{
    const FileModel &content = report.content;
    QJsonObject json = jsonShape(content.model.shape, content.shapeKnown);
    json.insert(QStringLiteral("kind"), kindCode(report.kind));
    json.insert(QStringLiteral("name"), content.model.name);
    json.insert(QStringLiteral("architecture"), report.architecture.isEmpty()
                                                    ? QJsonValue(QJsonValue::Null)
                                                    : QJsonValue(report.architecture));
    json.insert(QStringLiteral("shape_known"), content.shapeKnown);
    json.insert(QStringLiteral("precision"), content.precisionId.isEmpty() ? QJsonValue(QJsonValue::Null)
                                                                           : QJsonValue(content.precisionId));
    json.insert(QStringLiteral("bits_per_weight"), known(report.bitsPerWeight()));
    json.insert(QStringLiteral("weight_bytes"), known(content.weightBytes));
    json.insert(QStringLiteral("file_bytes"), known(report.fileBytes));
    json.insert(QStringLiteral("files"), QJsonArray::fromStringList(report.files));
    const AiModel *twin = content.shapeKnown ? resemblingModel(catalogue, content.model.shape) : nullptr;
    json.insert(QStringLiteral("resembles"), twin ? QJsonValue(twin->id) : QJsonValue(QJsonValue::Null));
    QJsonArray types, facts, warnings;
    for (const TypeShare &share : report.types)
        types.append(QJsonObject{{QStringLiteral("type"), share.type},
                                 {QStringLiteral("tensors"), static_cast<double>(share.tensors)},
                                 {QStringLiteral("elements"), share.elements},
                                 {QStringLiteral("bytes"), share.bytes}});
    for (const FileFact &fact : report.facts)
        facts.append(QJsonObject{{QStringLiteral("field"), QString(fact.field)},
                                 {QStringLiteral("value"), fact.value},
                                 {QStringLiteral("basis"), basisCode(fact.basis)},
                                 {QStringLiteral("where"), fact.where}});
    for (const FileRemark &remark : report.remarks)
        warnings.append(QJsonObject{{QStringLiteral("code"), remarkCode(remark.id)},
                                    {QStringLiteral("text"), remarkText(remark)}});
    json.insert(QStringLiteral("types"), types);
    json.insert(QStringLiteral("facts"), facts);
    json.insert(QStringLiteral("warnings"), warnings);
    return json;
}

} // namespace gpuwise
