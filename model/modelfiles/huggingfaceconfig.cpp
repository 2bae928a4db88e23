// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/huggingfaceconfig.h"

#include "model/modelfiles/configdraft.h"
#include "model/modelfiles/configvalues.h"

namespace gpuwise {

namespace {

constexpr quint64 largestConfig = 4ULL << 20;

/// Names that the engine's rules of llama.cpp go by (guessLlamaCppShape), as the library writes families.
QString familyLabel(QStringView type)
{
    static constexpr std::pair<const char *, const char *> labels[] = {
        {"llama4", "Llama 4"},
        {"llama", "Llama"},
        {"mistral", "Mistral"},
        {"mixtral", "Mixtral"},
        {"qwen3_next", "Qwen3-Next"},
        {"qwen3_5", "Qwen3.5"},
        {"qwen3", "Qwen3"},
        {"qwen2", "Qwen2"},
        {"qwen", "Qwen1.5"},
        {"deepseek_v4", "DeepSeek V4"},
        {"deepseek", "DeepSeek V3"},
        {"kimi_linear", "Kimi Linear"},
        {"kimi_k3", "Kimi K3"},
        {"kimi", "Kimi K2"},
        {"glm_moe_dsa", "GLM-5"},
        {"gemma4", "Gemma 4"},
        {"gemma3n", "Gemma 3n"},
        {"gemma3", "Gemma 3"},
        {"gemma2", "Gemma 2"},
        {"gemma", "Gemma"},
        {"phi3", "Phi-3"},
        {"phi4", "Phi-4"},
        {"phi", "Phi"},
        {"gpt_oss", "gpt-oss"},
        {"glm", "GLM-4"},
        {"chatglm", "ChatGLM"},
        {"falcon", "Falcon"},
        {"minimax_m2", "MiniMax M2"},
        {"minimax_m3", "MiniMax M3"},
        {"mimo_v2", "MiMo"},
        {"step3p", "Step"},
        {"nemotron-nas", "Llama Nemotron"},
        {"exaone4", "EXAONE 4"},
        {"seed_oss", "Seed-OSS"},
        {"cohere", "Command"},
    };
    for (const auto &[start, label] : labels)
        if (type.startsWith(QLatin1StringView(start)))
            return QString::fromLatin1(label);
    return type.toString();
}

/// The object that describes the text tower, and what stands before its keys in messages.
ConfigValues textTower(const ConfigValues &root)
{
    for (const char *key : {"text_config", "llm_config", "language_config", "thinker_config"}) {
        if (!root.has(key))
            continue;
        const ConfigValues inner = root.object(key);
        if (inner.isEmpty())
            root.refuse(key, FileFault::ValueMissing);
        return inner.has("text_config") ? inner.object("text_config") : inner;
    }
    return root;
}

/// A vision tower by the widths that all of them state: patches, attention and MLP of each layer.
double visionParameters(const ConfigValues &root)
{
    if (!root.has("vision_config"))
        return 0;
    const ConfigValues vision = root.object("vision_config");
    const auto first = [&vision](std::initializer_list<const char *> keys, qint64 most) -> double {
        for (const char *key : keys)
            if (vision.node(key).is(JsonToken::Number))
                return vision.whole(key, 1, most).value_or(0);
        return 0;
    };
    const double hidden = first({"hidden_size", "embed_dim", "width", "vt_hidden_size"}, limits::hidden);
    const double layers =
        first({"num_hidden_layers", "depth", "layers", "vt_num_hidden_layers"}, limits::layers);
    double width = first({"intermediate_size", "vt_intermediate_size"}, limits::width);
    if (width == 0)
        width = hidden * vision.real("mlp_ratio", 0.1, 64).value_or(4);
    const double patch = first({"patch_size"}, 1024);
    return layers * (4 * hidden * hidden + 2 * hidden * width) + 3 * patch * patch * hidden;
}

Modality modalityOf(const ConfigDraft &draft, bool vision)
{
    if (draft.family.layout == ConfigLayout::Encoder)
        return Modality::Embedding;
    if (QLatin1StringView(draft.family.modelType) == QLatin1StringView("whisper"))
        return Modality::Asr;
    return vision ? Modality::Vlm : Modality::Llm;
}

QString statedName(const ConfigValues &root)
{
    const QString path = root.node("_name_or_path").is(JsonToken::Text)
                             ? root.text("_name_or_path").value_or(QString())
                             : QString();
    return path.mid(path.lastIndexOf(u'/') + 1);
}

} // namespace

ModelFileReport readHuggingFaceConfig(QIODevice &device, const QString &path)
{
    const JsonTree tree(device, largestConfig);
    ModelFileReport report;
    report.kind = ModelFileKind::HuggingFaceConfig;
    report.content.path = path;
    if (!tree.root().is(JsonToken::BeginObject))
        throw FileRefused{{{}, FileFault::NotAnObject, 0, {}, jsonTokenName(tree.root().kind()), {}}};
    const ConfigValues root(tree.root(), {}, report);
    const ConfigValues text = textTower(root);
    for (const QString &key : tree.duplicateKeys())
        addRemark(report, FileRemarkId::KeyTwiceLastCounts, key);

    const QString type = text.text("model_type").value_or(root.text("model_type").value_or(QString()));
    report.architecture = inertText(root.text("model_type").value_or(type));
    ConfigDraft draft;
    const ConfigFamily *family = configFamily(type);
    if (!family)
        family = configFamily(report.architecture);
    draft.family = family ? *family : ConfigFamily{"llama"};
    if (type.isEmpty())
        addRemark(report, FileRemarkId::ArchitectureMissing);
    else if (!family)
        addRemark(report, FileRemarkId::ArchitectureUnknown, type);
    if (root.has("architectures") && root.texts("architectures").isEmpty())
        addRemark(report, FileRemarkId::ArchitectureMissing);
    readShape(text, draft);

    AiModel &model = report.content.model;
    const StoredType stored = readStoredType(root, text, report);
    model.nativePrecision = stored.native;
    report.content.precisionId = stored.precision;
    model.name = modelName(statedName(root), path);
    model.family = family ? familyLabel(type) : type;
    model.shape = draft.shape;
    ModelShape &shape = model.shape;
    const ParameterCount count = countParameters(draft);
    shape.params = count.total;
    shape.activeParams = count.active;
    shape.visionParams = visionParameters(root);
    shape.modality = modalityOf(draft, shape.visionParams > 0);
    addFact(report, "params", shape.params, FactBasis::Computed, QStringLiteral("shape"));
    report.content.shapeKnown = true;
    report.files.append(path.mid(path.lastIndexOf(u'/') + 1));
    return report;
}

} // namespace gpuwise
