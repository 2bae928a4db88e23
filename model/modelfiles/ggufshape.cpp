// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/ggufshape.h"

#include "model/modelfiles/configdraft.h"

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

constexpr int most(qint64 limit)
{
    return static_cast<int>(limit);
}

/// Architectures of plain transformer layers beside those whose plans are on record (llamaCppArchFromName).
constexpr std::array plainArchitectures{
    "baichuan",     "bloom",      "chatglm",    "codeshell",     "command-a",    "dbrx",      "deci",
    "deepseek",     "dots1",      "ernie4_5",   "exaone",        "gemma",        "gpt2",      "gptneox",
    "granite",      "granitemoe", "grok",       "hunyuan-dense", "hunyuan-moe",  "internlm2", "jais",
    "jina-bert-v2", "minicpm",    "mistral3",   "mistral4",      "mpt",          "nemotron",  "nomic-bert",
    "olmo",         "olmo2",      "olmoe",      "openelm",       "orion",        "phi2",      "phimoe",
    "qwen",         "qwen2moe",   "qwen2vl",    "qwen3vl",       "qwen3vlmoe",   "refact",    "smollm3",
    "stablelm",     "starcoder",  "starcoder2", "xverse",        "ernie4_5-moe", "arcee",     "bailingmoe",
    "bailingmoe2",  "llada",      "minicpm3",   "plm",           "afmoe",        "apertus",   "glm4_moe",
};

/// Every how many layers one has no window, where the file does not list it (llama.cpp sets these in code).
int windowPeriod(LlamaCppArch arch)
{
    switch (arch) {
    case LlamaCppArch::Gemma2:
    case LlamaCppArch::GptOss:
        return 2;
    case LlamaCppArch::Cohere2:
    case LlamaCppArch::Exaone4:
    case LlamaCppArch::Llama4:
        return 4;
    case LlamaCppArch::Gemma3n:
        return 5;
    case LlamaCppArch::Gemma3:
    case LlamaCppArch::Gemma4:
        return 6;
    default:
        return 0;
    }
}

class Reader
{
public:
    Reader(const GgufMetadata &metadata, const GgufTensors &tensors, ModelFileReport &report)
        : m_meta(metadata)
        , m_tensors(tensors)
        , m_report(report)
        , m_shape(report.content.model.shape)
    {}

    /// False: the file does not hold a shape. Values that it does hold are checked in any case.
    bool read()
    {
        const auto known = llamaCppArchFromName(m_meta.architecture());
        m_llama.arch = known.value_or(LlamaCppArch::Other);
        m_llama.guessed = !known;
        readSizes();
        if (m_llama.layers == 0 || m_llama.hidden == 0)
            return false;
        readHeads();
        if (m_llama.heads == 0 && !m_meta.find("ssm.inner_size"))
            return false;
        readExperts();
        readLatent();
        readRecurrence();
        readWindows();
        readRest();
        copyShape();
        return true;
    }

    const LlamaCppShape &llama() const { return m_llama; }

private:
    int stated(const char *field, const char *name, qint64 least, qint64 limit, int fallback = 0)
    {
        const auto value = m_meta.whole(name, least, limit);
        if (!value)
            return fallback;
        addFact(m_report, field, *value, FactBasis::Stated, m_meta.keyOf(name));
        return *value;
    }

    void readSizes()
    {
        m_blocks = stated("layers", "block_count", 1, limits::layers);
        // Layers that only predict further tokens are in the file, but generation does not run them.
        m_predictors = m_meta.whole("nextn_predict_layers", 0, std::max(0, m_blocks - 1)).value_or(0);
        m_llama.layers = m_blocks - m_predictors;
        m_llama.hidden = stated("hidden_size", "embedding_length", 1, limits::hidden);
        m_llama.contextLength = stated("max_context", "context_length", 1, limits::context);
        m_llama.vocab = stated("vocab_size", "vocab_size", 1, limits::vocab);
        if (m_tensors.vocab > 0 && m_tensors.vocab <= static_cast<quint64>(limits::vocab)) {
            m_llama.vocab = static_cast<int>(m_tensors.vocab);
            addFact(m_report, "vocab_size", m_llama.vocab, FactBasis::Counted,
                    QStringLiteral("token_embd.weight"));
        } else if (const GgufValue *tokens = m_meta.find("tokenizer.ggml.tokens");
                   tokens && m_llama.vocab == 0) {
            m_llama.vocab = static_cast<int>(std::min<quint64>(tokens->length, limits::vocab));
            addFact(m_report, "vocab_size", m_llama.vocab, FactBasis::Counted,
                    QStringLiteral("tokenizer.ggml.tokens"));
        }
        const std::vector<int> widths =
            m_blocks > 0 ? m_meta.perLayer("feed_forward_length", m_blocks, 0, limits::width)
                         : std::vector<int>{};
        std::copy(widths.begin(), widths.end(), m_llama.feedForward.begin());
        if (!widths.empty()) {
            m_shape.intermediate = *std::max_element(widths.begin(), widths.end());
            addFact(m_report, "intermediate_size", m_shape.intermediate, FactBasis::Stated,
                    m_meta.keyOf("feed_forward_length"));
        }
    }

    void readHeads()
    {
        const std::vector<int> heads = m_meta.perLayer("attention.head_count", m_blocks, 0, limits::heads);
        if (!heads.empty()) {
            m_llama.heads = *std::max_element(heads.begin(), heads.end());
            if (m_llama.heads == 0 && !m_meta.find("ssm.inner_size"))
                m_meta.refuse("attention.head_count", FileFault::ValueOutOfRange, QStringLiteral("0"),
                              QStringLiteral("1 … %1").arg(limits::heads));
            addFact(m_report, "attention_heads", m_llama.heads, FactBasis::Stated,
                    m_meta.keyOf("attention.head_count"));
        }
        const std::vector<int> kvHeads =
            m_meta.perLayer("attention.head_count_kv", m_blocks, 0, limits::heads);
        m_shape.kvHeads = kvHeads.empty() ? m_llama.heads : *std::max_element(kvHeads.begin(), kvHeads.end());
        if (!heads.empty() && m_shape.kvHeads > m_llama.heads)
            m_meta.refuse("attention.head_count_kv", FileFault::MoreThanWhole,
                          QString::number(m_shape.kvHeads), QString::number(m_llama.heads));
        addFact(
            m_report, "kv_heads", m_shape.kvHeads, kvHeads.empty() ? FactBasis::Assumed : FactBasis::Stated,
            kvHeads.empty() ? QStringLiteral("attention_heads") : m_meta.keyOf("attention.head_count_kv"));
        for (int i = 0; i < m_llama.layers; ++i)
            m_llama.kvHeads[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(
                kvHeads.empty() ? m_llama.heads : kvHeads[static_cast<std::size_t>(i)]);
        m_llama.keyLength = stated("head_dim", "attention.key_length", 1, limits::headDim);
        if (m_llama.keyLength == 0 && m_llama.heads > 0) {
            if (m_llama.hidden % m_llama.heads != 0)
                m_meta.refuse(
                    "attention.head_count", FileFault::DoesNotDivide, QString::number(m_llama.heads),
                    QStringLiteral("%1 = %2").arg(m_meta.keyOf("embedding_length")).arg(m_llama.hidden));
            m_llama.keyLength = m_llama.hidden / m_llama.heads;
            addFact(m_report, "head_dim", m_llama.keyLength, FactBasis::Computed,
                    QStringLiteral("hidden_size / attention_heads"));
        }
        m_llama.valueLength =
            stated("value_head_dim", "attention.value_length", 1, limits::headDim, m_llama.keyLength);
        m_llama.windowKeyLength = m_meta.whole("attention.key_length_swa", 1, limits::headDim).value_or(0);
        if (m_llama.windowKeyLength == m_llama.keyLength)
            m_llama.windowKeyLength = 0;
        m_llama.ropeDims = m_meta.whole("rope.dimension_count", 0, limits::headDim).value_or(0);
    }

    void readExperts()
    {
        m_llama.experts = stated("experts", "expert_count", 0, limits::experts);
        m_llama.expertsUsed = stated("experts_active", "expert_used_count", 0, limits::experts);
        if (m_llama.expertsUsed > m_llama.experts)
            m_meta.refuse("expert_used_count", FileFault::MoreThanWhole, QString::number(m_llama.expertsUsed),
                          QString::number(m_llama.experts));
        if (m_llama.experts == 0)
            return;
        m_llama.expertFeedForward =
            stated("moe_intermediate", "expert_feed_forward_length", 1, limits::width, m_shape.intermediate);
        const int shared = stated("shared_experts", "expert_shared_count", 0, limits::experts);
        m_llama.sharedExpertFeedForward =
            m_meta.whole("expert_shared_feed_forward_length", 0, limits::width)
                .value_or(static_cast<int>(
                    std::min<qint64>(limits::width, qint64{shared} * m_llama.expertFeedForward)));
        m_llama.denseLead = stated("dense_lead_layers", "leading_dense_block_count", 0, m_llama.layers);
        m_shape.sharedExperts = shared;
    }

    void readLatent()
    {
        m_llama.kvLora = stated("kv_lora_rank", "attention.kv_lora_rank", 1, limits::rank);
        m_llama.qLora = stated("q_lora_rank", "attention.q_lora_rank", 0, limits::rank);
        m_llama.mlaKeyLength = m_meta.whole("attention.key_length_mla", 1, limits::headDim).value_or(0);
        m_llama.mlaValueLength = m_meta.whole("attention.value_length_mla", 1, limits::headDim).value_or(0);
        m_llama.indexerHeads = m_meta.whole("attention.indexer.head_count", 1, limits::heads).value_or(0);
        m_llama.indexerKey = m_meta.whole("attention.indexer.key_length", 1, limits::headDim).value_or(0);
        if (!m_llama.isMla())
            return;
        if (m_llama.mlaKeyLength == 0) // files from before the latent cache: lengths are those of the heads
            m_llama.mlaKeyLength = m_llama.keyLength;
        if (m_llama.mlaValueLength == 0)
            m_llama.mlaValueLength = m_llama.valueLength;
        if (m_llama.ropeDims > m_llama.mlaKeyLength) // the rotary part is a part of the key
            m_meta.refuse("rope.dimension_count", FileFault::MoreThanWhole, QString::number(m_llama.ropeDims),
                          QString::number(m_llama.mlaKeyLength));
        m_llama.keyLength = m_llama.kvLora + m_llama.ropeDims;
        m_llama.valueLength = m_llama.kvLora;
        for (int i = 0; i < m_llama.layers; ++i)
            m_llama.kvHeads[static_cast<std::size_t>(i)] = 1;
    }

    void readRecurrence()
    {
        m_llama.ssmConv = m_meta.whole("ssm.conv_kernel", 1, 1024).value_or(0);
        m_llama.ssmInner = m_meta.whole("ssm.inner_size", 1, limits::width).value_or(0);
        m_llama.ssmState = m_meta.whole("ssm.state_size", 1, limits::width).value_or(0);
        m_llama.ssmHeads = m_meta.whole("ssm.time_step_rank", 1, limits::width).value_or(0);
        m_llama.ssmGroups = std::max(1, m_meta.whole("ssm.group_count", 0, limits::heads).value_or(1));
        if (m_llama.ssmInner == 0)
            return;
        const bool deltaNet = m_llama.arch == LlamaCppArch::Qwen3Next ||
                              m_llama.arch == LlamaCppArch::Qwen35 || m_llama.arch == LlamaCppArch::Qwen35Moe;
        const int interval =
            m_meta.whole("full_attention_interval", 1, limits::layers).value_or(deltaNet ? 4 : 0);
        const bool pure = m_llama.arch == LlamaCppArch::Mamba || m_llama.arch == LlamaCppArch::Mamba2;
        for (int i = 0; i < m_llama.layers; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const bool noHeads = m_llama.kvHeads[at] == 0;
            m_llama.recurrent[at] = pure || (interval > 0 ? (i + 1) % interval != 0 : noHeads);
        }
        m_llama.gatedDeltaNet = deltaNet;
        const bool first = m_llama.arch == LlamaCppArch::Mamba || m_llama.arch == LlamaCppArch::Jamba;
        m_shape.linear = deltaNet ? LinearKind::GatedDeltaNet
                         : first  ? LinearKind::Mamba1
                                  : LinearKind::Mamba2;
        m_shape.ssmConv = m_llama.ssmConv;
        m_shape.ssmInner = m_llama.ssmInner;
        m_shape.ssmState = m_llama.ssmState;
        m_shape.ssmHeads = m_llama.ssmHeads;
        m_shape.ssmGroups = m_llama.ssmGroups;
    }

    void readWindows()
    {
        int window = stated("sliding_window", "attention.sliding_window", 0, limits::context);
        if (m_llama.arch == LlamaCppArch::Llama4)
            window = m_meta.whole("attention.chunk_size", 0, limits::context).value_or(8192);
        if (m_llama.arch == LlamaCppArch::Phi3)
            window = 0; // switched off in llama.cpp
        int period = windowPeriod(m_llama.arch);
        std::vector<int> list;
        if (const GgufValue *pattern = m_meta.find("attention.sliding_window_pattern")) {
            if (pattern->type == GgufValueType::Array)
                list = m_meta.perLayer("attention.sliding_window_pattern", m_blocks, 0, 1);
            else
                period = m_meta.whole("attention.sliding_window_pattern", 1, limits::layers).value_or(period);
        }
        if (window == 0 || (list.empty() && period == 0))
            return;
        m_llama.slidingWindow = window;
        for (int i = 0; i < m_llama.layers; ++i)
            m_llama.window[static_cast<std::size_t>(i)] =
                list.empty() ? i % period < period - 1 : list[static_cast<std::size_t>(i)] != 0;
    }

    void readRest()
    {
        m_llama.perLayerEmbedding =
            m_meta.whole("embedding_length_per_layer_input", 0, limits::hidden).value_or(0);
        const int shared = m_llama.arch == LlamaCppArch::Gemma3n ? std::max(0, m_llama.layers - 20) : 0;
        m_llama.kvSharedLayers =
            m_meta.whole("attention.shared_kv_layers", 0, m_llama.layers).value_or(shared);
        m_llama.tiedHead = !m_report.types.empty() && !m_tensors.hasHead;
        if (!m_report.types.empty())
            addFact(m_report, "tied_embeddings",
                    m_llama.tiedHead ? QStringLiteral("true") : QStringLiteral("false"), FactBasis::Counted,
                    QStringLiteral("output.weight"));
    }

    void copyShape()
    {
        ModelShape &s = m_shape;
        s.layers = m_llama.layers;
        s.hidden = m_llama.hidden;
        s.heads = m_llama.heads;
        s.headDim = m_llama.isMla() ? m_llama.mlaKeyLength : m_llama.keyLength;
        s.valueHeadDim = m_llama.isMla() ? m_llama.mlaValueLength : m_llama.valueLength;
        s.vocab = m_llama.vocab;
        s.maxContext = m_llama.contextLength;
        s.mlaKvLoraRank = m_llama.kvLora;
        s.mlaRopeDim = m_llama.isMla() ? m_llama.ropeDims : 0;
        s.qLoraRank = m_llama.qLora;
        s.indexerHeads = m_llama.indexerHeads;
        s.indexerDim = m_llama.indexerKey;
        s.indexerLayers = m_llama.indexerHeads > 0 ? s.layers : 0;
        s.slidingWindow = m_llama.slidingWindow;
        s.kvSharedLayers = m_llama.kvSharedLayers;
        s.perLayerEmbedDim = m_llama.perLayerEmbedding;
        s.experts = m_llama.experts;
        s.expertsActive = m_llama.expertsUsed;
        s.expertIntermediate = m_llama.experts > 0 ? m_llama.expertFeedForward : 0;
        s.sharedExpertIntermediate = m_llama.sharedExpertFeedForward;
        s.denseLeadLayers = m_llama.denseLead;
        s.tiedEmbeddings = m_llama.tiedHead;
        s.qkvBias = m_tensors.hasQkvBias;
        const bool fused =
            s.intermediate > 0 && m_tensors.feedForward == 2 * static_cast<quint64>(s.intermediate);
        s.mlp = m_tensors.hasGate || fused || m_report.types.empty() ? MlpKind::Gated : MlpKind::Plain;
        const bool encoder = m_meta.architecture().contains(QLatin1StringView("bert"));
        s.modality = encoder ? Modality::Embedding : Modality::Llm;
        if (encoder)
            s.head = HeadStorage::None;
        for (std::size_t i = 0; i < static_cast<std::size_t>(s.layers); ++i) {
            s.pattern[i] = encoder ? 'E' : m_llama.recurrent[i] ? 'L' : m_llama.window[i] ? 'S' : 'G';
            if (m_llama.windowKeyLength > 0)
                (m_llama.window[i] ? s.slidingKvHeads : s.globalKvHeads) = m_llama.kvHeads[i];
        }
        if (m_llama.windowKeyLength > 0) {
            s.globalHeadDim = s.headDim;
            s.slidingHeadDim = m_llama.windowKeyLength;
        }
        finishShape(s);
    }

    const GgufMetadata &m_meta;
    const GgufTensors &m_tensors;
    ModelFileReport &m_report;
    ModelShape &m_shape;
    LlamaCppShape m_llama;
    int m_blocks = 0;
    int m_predictors = 0;
};

bool isKnown(const QString &architecture)
{
    return llamaCppArchFromName(architecture).has_value() ||
           std::any_of(plainArchitectures.begin(), plainArchitectures.end(),
                       [&](const char *name) { return architecture == QLatin1StringView(name); });
}

/// llama.cpp's rules are of layers that it knows; a kind of recurrence of its own is none of them.
bool hasForeignLayers(const QString &architecture)
{
    return architecture.contains(QLatin1StringView("rwkv")) ||
           architecture.startsWith(QLatin1StringView("t5")) ||
           architecture == QLatin1StringView("wavtokenizer-dec") || architecture == QLatin1StringView("clip");
}

} // namespace

void readGgufShape(const GgufMetadata &metadata, const GgufTensors &tensors, bool whole,
                   ModelFileReport &report)
{
    FileModel &content = report.content;
    ModelShape &shape = content.model.shape;
    const QString &architecture = metadata.architecture();
    if (architecture.isEmpty())
        addRemark(report, FileRemarkId::ArchitectureMissing);
    else if (!isKnown(architecture))
        addRemark(report, FileRemarkId::ArchitectureUnknown, architecture);
    Reader reader(metadata, tensors, report);
    content.shapeKnown = reader.read() && !hasForeignLayers(architecture);
    if (tensors.elements > 0) {
        shape.params = tensors.elements;
        const double idle =
            reader.llama().experts > 0
                ? 1.0 - static_cast<double>(reader.llama().expertsUsed) / reader.llama().experts
                : 0;
        shape.activeParams = shape.params - tensors.expertElements * idle;
        addFact(report, "params", shape.params, FactBasis::Counted, QStringLiteral("tensors"));
    }
    if (content.shapeKnown && report.types.empty()) {
        // A file of metadata only: what such a model has.
        ConfigDraft draft;
        draft.family = ConfigFamily{"llama"};
        draft.shape = shape;
        if (shape.isMoe())
            std::fill(draft.mlp.begin() + shape.denseLeadLayers, draft.mlp.begin() + shape.layers,
                      LayerMlp::Experts);
        const ParameterCount count = countParameters(draft);
        shape.params = count.total;
        shape.activeParams = count.active;
        addFact(report, "params", shape.params, FactBasis::Computed, QStringLiteral("shape"));
    }
    if (!content.shapeKnown) {
        const double params = shape.params;
        shape = {};
        shape.params = shape.activeParams = params;
        addRemark(report, FileRemarkId::OnlyWeightsKnown);
        return;
    }
    content.model.family = architecture;
    content.llamaCpp = reader.llama();
    if (whole && tensors.placeable && !report.types.empty())
        content.llamaCppWeights = tensors.placed;
}

} // namespace gpuwise
