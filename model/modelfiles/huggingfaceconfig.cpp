// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/huggingfaceconfig.h"

#include "model/modelfiles/configdraft.h"
#include "model/modelfiles/configvalues.h"

#include <algorithm>

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
        {"deepseek", "DeepSeek V3"},
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

class ShapeReader
{
public:
    ShapeReader(const ConfigValues &config, ConfigDraft &draft, ModelFileReport &report)
        : m_config(config)
        , m_draft(draft)
        , m_shape(draft.shape)
        , m_report(report)
    {}

    void read()
    {
        readSizes();
        readHeads();
        readLatentAttention(m_config, m_draft);
        readContext();
        readLayerPattern(m_config, m_draft);
        if (m_draft.family.layout == ConfigLayout::EncoderDecoder)
            markEncoder();
        readRecurrentLayers(m_config, m_draft);
        readWidth();
        readExperts(m_config, m_draft);
        if (is("llama4") &&
            std::count(m_draft.mlp.begin(), m_draft.mlp.begin() + m_shape.layers, LayerMlp::Dense) == 0)
            m_shape.intermediate = m_shape.expertIntermediate; // no layer has the dense width
        readFlags();
        readUnlikeHeads();
        readExtras();
        finishShape(m_shape);
    }

private:
    bool is(const char *start) const
    {
        return QLatin1StringView(m_draft.family.modelType).startsWith(QLatin1StringView(start));
    }
    bool isMamba() const
    {
        return m_draft.family.layout == ConfigLayout::Mamba1 || m_draft.family.layout == ConfigLayout::Mamba2;
    }

    void readSizes()
    {
        m_shape.hidden = m_config.required("hidden_size",
                                           std::array{"hidden_size", "n_embd", "d_model", "model_dim", "dim"},
                                           1, limits::hidden);
        if (m_draft.family.layout == ConfigLayout::EncoderDecoder) {
            const int plain =
                m_config
                    .stated("layers", std::array{"num_layers", "num_hidden_layers", "encoder_layers"}, 1,
                            limits::layers)
                    .value_or(0);
            m_encoderLayers = m_config.whole("encoder_layers", 0, limits::layers).value_or(plain);
            m_decoderLayers =
                m_config.whole("decoder_layers", 1, limits::layers)
                    .value_or(m_config.whole("num_decoder_layers", 1, limits::layers).value_or(plain));
            m_shape.layers = m_encoderLayers + m_decoderLayers;
            if (m_shape.layers < 1 || m_shape.layers > maxLayers)
                m_config.refuse("num_layers", FileFault::ValueOutOfRange, QString::number(m_shape.layers),
                                QStringLiteral("1 … %1").arg(maxLayers));
        } else {
            const bool listed = !m_config.has("num_hidden_layers") && m_config.has("layers_block_type");
            m_shape.layers =
                listed
                    ? layersOf("layers_block_type")
                    : m_config.required("layers",
                                        std::array{"num_hidden_layers", "n_layer", "num_layers", "n_layers"},
                                        1, limits::layers);
        }
        m_shape.vocab =
            m_config.required("vocab_size", std::array{"vocab_size", "padded_vocab_size"}, 1, limits::vocab);
    }

    /// Configs that list their layers need not count them.
    int layersOf(const char *key)
    {
        const QStringList words = m_config.texts(key);
        if (words.isEmpty() || words.size() > maxLayers)
            m_config.refuse(key, FileFault::ListLengthWrong, QString::number(words.size()),
                            QString::number(maxLayers));
        addFact(m_report, "layers", static_cast<double>(words.size()), FactBasis::Counted,
                m_config.nameOf(key));
        return static_cast<int>(words.size());
    }

    void readHeads()
    {
        if (isMamba())
            return;
        m_shape.heads = m_config.required(
            "attention_heads",
            std::array{"num_attention_heads", "n_head", "n_heads", "num_heads", "decoder_attention_heads"}, 1,
            limits::heads);
        readKvHeads();
        const auto stated =
            m_config.stated("head_dim", std::array{"head_dim", "kv_channels", "d_kv", "attention_head_dim"},
                            1, limits::headDim);
        if (!stated && !m_config.has("kv_lora_rank") && m_shape.hidden % m_shape.heads != 0)
            m_config.refuse(headsKey(), FileFault::DoesNotDivide, QString::number(m_shape.heads),
                            QStringLiteral("hidden_size = %1").arg(m_shape.hidden));
        m_shape.headDim = stated.value_or(m_shape.hidden / m_shape.heads);
        if (m_shape.headDim == 0) // more heads than width; only latent attention gets here, and sets its own
            m_shape.headDim = 1;
        if (!stated && !m_config.has("kv_lora_rank"))
            addFact(m_report, "head_dim", m_shape.headDim, FactBasis::Computed,
                    QStringLiteral("hidden_size / attention_heads"));
        m_shape.valueHeadDim = m_config.whole("v_head_dim", 1, limits::headDim).value_or(0);
    }

    const char *headsKey() const
    {
        for (const char *key : {"num_attention_heads", "n_head", "n_heads", "num_heads"})
            if (m_config.has(key))
                return key;
        return "num_attention_heads";
    }

    void readKvHeads()
    {
        const auto set = [this](int heads, FactBasis basis, const QString &where) {
            m_shape.kvHeads = heads;
            addFact(m_report, "kv_heads", heads, basis, where);
        };
        // Falcon's older decoder has one KV head whatever num_kv_heads says; the new one has num_kv_heads.
        if (is("falcon") && !is("falcon_h1") && !is("falcon_mamba") &&
            !m_config.flag("new_decoder_architecture").value_or(false)) {
            const bool shared = m_config.flag("multi_query").value_or(true);
            set(shared ? 1 : m_shape.heads, FactBasis::Stated, m_config.nameOf("multi_query"));
            return;
        }
        if (is("gpt_bigcode") && m_config.flag("multi_query").value_or(true)) {
            set(1, FactBasis::Stated, m_config.nameOf("multi_query"));
            return;
        }
        if (m_config.has("attn_config")) { // MPT, DBRX
            const ConfigValues attention = m_config.object("attn_config");
            if (const auto heads = attention.whole("kv_n_heads", 1, limits::heads)) {
                checkKvHeads(attention, "kv_n_heads", *heads);
                set(*heads, FactBasis::Stated, attention.nameOf("kv_n_heads"));
                return;
            }
        }
        const bool grouped = m_config.flag("multi_query_attention").value_or(true); // ChatGLM
        for (const char *key :
             {"num_key_value_heads", "num_kv_heads", "n_head_kv", "multi_query_group_num", "n_kv_heads"}) {
            const auto heads = m_config.whole(key, 1, limits::heads);
            if (!heads || (!grouped && QLatin1StringView(key) == QLatin1StringView("multi_query_group_num")))
                continue;
            checkKvHeads(m_config, key, *heads);
            set(*heads, FactBasis::Stated, m_config.nameOf(key));
            return;
        }
        set(m_shape.heads, FactBasis::Assumed, QStringLiteral("attention_heads"));
    }

    void checkKvHeads(const ConfigValues &config, const char *key, int heads) const
    {
        if (heads > m_shape.heads)
            config.refuse(key, FileFault::MoreThanWhole, QString::number(heads),
                          QString::number(m_shape.heads));
        if (m_shape.heads % heads != 0)
            config.refuse(key, FileFault::DoesNotDivide, QString::number(heads),
                          QStringLiteral("%1 = %2").arg(QLatin1StringView(headsKey())).arg(m_shape.heads));
    }

    void readContext()
    {
        m_shape.maxContext = m_config
                                 .stated("max_context",
                                         std::array{"max_position_embeddings", "n_positions", "n_ctx",
                                                    "seq_length", "max_seq_len", "max_sequence_length",
                                                    "model_max_length", "max_target_positions"},
                                         1, limits::context)
                                 .value_or(0);
    }

    void markEncoder()
    {
        for (int i = 0; i < m_shape.layers; ++i)
            m_shape.pattern[static_cast<std::size_t>(i)] = i < m_encoderLayers ? 'E' : 'X';
    }

    void readWidth()
    {
        if (isMamba())
            return;
        auto width = m_config.stated("intermediate_size",
                                     std::array{"intermediate_size", "n_inner", "ffn_hidden_size", "ffn_dim",
                                                "d_ff", "encoder_ffn_dim", "decoder_ffn_dim", "ffn_size"},
                                     1, limits::width);
        if (!width) {
            const double ratio =
                m_config.real("expansion_ratio", 0.1, 64).value_or(4); // MPT; GPT-2, BLOOM: 4
            width = static_cast<int>(ratio * m_shape.hidden);
            addFact(m_report, "intermediate_size", *width, FactBasis::Assumed,
                    QStringLiteral("%1 × hidden_size").arg(ratio));
        }
        m_shape.intermediate = *width;
        if (QLatin1StringView(m_draft.family.modelType) == QLatin1StringView("qwen"))
            m_shape.intermediate /= 2; // the first Qwen counts both halves of the gated MLP
        if (is("lfm2") && m_config.flag("block_auto_adjust_ff_dim").value_or(false)) {
            const int step = m_config.whole("block_multiple_of", 1, limits::width).value_or(256);
            const int third = 2 * m_shape.intermediate / 3;
            m_shape.intermediate = (third + step - 1) / step * step;
        }
    }

    void readFlags()
    {
        const auto tied = m_config.flag("tie_word_embeddings");
        m_shape.tiedEmbeddings = tied.value_or(m_draft.family.tied);
        addFact(m_report, "tied_embeddings",
                m_shape.tiedEmbeddings ? QStringLiteral("true") : QStringLiteral("false"),
                tied ? FactBasis::Stated : FactBasis::Assumed,
                tied ? m_config.nameOf("tie_word_embeddings")
                     : QString::fromLatin1(m_draft.family.modelType));
        m_shape.mlp = m_draft.family.mlp;
        if (m_draft.family.layout == ConfigLayout::EncoderDecoder &&
            m_config.text("feed_forward_proj").value_or(QString()).startsWith(QLatin1StringView("gated"))) {
            m_shape.mlp = m_draft.family.mlp = MlpKind::Gated;
        }
        m_shape.parallelResidual = m_draft.family.parallel && m_config.flag("parallel_attn").value_or(true) &&
                                   m_config.flag("use_parallel_residual").value_or(true);
        const auto bias = m_config.flag("attention_bias");
        m_shape.qkvBias = bias.value_or(m_draft.family.qkvBias);
        for (const char *key : {"add_qkv_bias", "qkv_bias", "use_qkv_bias", "bias"})
            if (const JsonNode node = m_config.node(key);
                node.is(JsonToken::True) || node.is(JsonToken::False))
                m_shape.qkvBias = node.is(JsonToken::True);
        // Llama's attention_bias covers the output matrix too; Qwen's and GLM's does not.
        m_draft.outputBias = m_draft.family.allBiases || is("gpt_oss") ||
                             (bias.value_or(false) && (is("llama") || is("internlm") || is("granite"))) ||
                             m_config.flag("attention_out_bias").value_or(false);
        if (const auto norm = m_config.flag("use_qk_norm"))
            m_draft.family.qkNorm = *norm;
    }

    /// Layers with windows may have heads of their own (Gemma 4, MiMo).
    void readUnlikeHeads()
    {
        const auto globalDim = m_config.whole("global_head_dim", 1, limits::headDim);
        const auto globalHeads = m_config.whole("num_global_key_value_heads", 1, limits::heads);
        const auto windowHeads = m_config.whole("swa_num_key_value_heads", 1, limits::heads);
        if (!globalDim && !globalHeads && !windowHeads)
            return;
        m_draft.slidingHeadsDiffer = true;
        m_draft.keyIsValue = m_config.flag("attention_k_eq_v").value_or(false);
        m_shape.globalHeadDim = globalDim.value_or(m_shape.headDim);
        m_shape.globalKvHeads = globalHeads.value_or(m_shape.kvHeads);
        m_shape.slidingHeadDim = m_config.whole("swa_head_dim", 1, limits::headDim).value_or(m_shape.headDim);
        m_shape.slidingKvHeads = windowHeads.value_or(m_shape.kvHeads);
    }

    void readExtras()
    {
        m_shape.kvSharedLayers = m_config.whole("num_kv_shared_layers", 0, m_shape.layers).value_or(0);
        m_shape.perLayerEmbedDim =
            m_config.whole("hidden_size_per_layer_input", 0, limits::hidden).value_or(0);
        if (m_shape.perLayerEmbedDim > 0) {
            const double vocab =
                m_config.whole("vocab_size_per_layer_input", 1, limits::vocab).value_or(m_shape.vocab);
            const double width = static_cast<double>(m_shape.perLayerEmbedDim);
            m_draft.lookedUp = vocab * width * m_shape.layers;
            // The projection of the token's own state, its norm, and gate and projection of every layer.
            m_draft.extra += 3 * width * m_shape.hidden * m_shape.layers + width;
        }
        m_draft.gatedQuery = is("qwen3_next") || is("qwen3_5");
        m_shape.attentionGate = m_draft.gatedQuery;
        m_draft.queryKeySharedNorm = is("minimax_m2") || is("olmo2") || is("olmo3") || is("olmoe");
        if (is("gpt_oss"))
            m_draft.extra += static_cast<double>(m_shape.heads) * m_shape.layers; // attention sinks
        const auto positions = [this](const char *key, int fallback) {
            m_draft.positions += m_config.whole(key, 1, limits::context).value_or(fallback);
        };
        if (is("gpt2") || is("gpt_bigcode"))
            positions("n_positions", 1024);
        else if (is("opt"))
            m_draft.positions = m_shape.maxContext + 2; // an offset of two
        else if (is("mpt"))
            positions("max_seq_len", 2048);
        if (is("whisper")) {
            positions("max_source_positions", 1500);
            positions("max_target_positions", 448);
            const double mels = m_config.whole("num_mel_bins", 1, 4096).value_or(80), h = m_shape.hidden;
            m_draft.extra += mels * h * 3 + h + 3 * h * h + h + 2 * h; // two convolutions, the encoder's norm
        }
        if (is("mpt") && m_config.has("attn_config") &&
            m_config.object("attn_config").flag("alibi").value_or(false))
            m_draft.positions = 0;
        if (m_draft.family.layout == ConfigLayout::Encoder) {
            m_shape.head = HeadStorage::None;
            positions("max_position_embeddings", 512);
            m_draft.tokenTypes = m_config.whole("type_vocab_size", 0, 1024).value_or(2);
            const double h = m_shape.hidden;
            m_draft.extra += h * h + h; // pooler; its two norm vectors are those of a decoder's final norm
        }
    }

    const ConfigValues &m_config;
    ConfigDraft &m_draft;
    ModelShape &m_shape;
    ModelFileReport &m_report;
    int m_encoderLayers = 0;
    int m_decoderLayers = 0;
};

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
    const double hidden = first({"hidden_size", "embed_dim", "width"}, limits::hidden);
    const double layers = first({"num_hidden_layers", "depth", "layers"}, limits::layers);
    double width = first({"intermediate_size"}, limits::width);
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
    ShapeReader(text, draft, report).read();

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
