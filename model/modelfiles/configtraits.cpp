// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a family's layers have beyond their sizes: biases, norms, gates, heads that differ, learned positions.
#include "model/modelfiles/configdraft.h"
#include "model/modelfiles/configvalues.h"

#include <algorithm>

namespace gpuwise {

namespace {

class TraitReader
{
public:
    TraitReader(const ConfigValues &config, ConfigDraft &draft)
        : m_config(config)
        , m_draft(draft)
        , m_shape(draft.shape)
        , m_report(*config.report())
    {}

    void read()
    {
        readFlags();
        readUnlikeHeads();
        readExtras();
    }

private:
    bool is(const char *start) const { return isFamily(m_draft, QLatin1StringView(start)); }

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

    /// Layers with windows may have heads of their own (Gemma 4, MiMo, Step).
    void readUnlikeHeads()
    {
        if (m_config.has("attention_other_setting")) { // Step: more query heads under the window
            const ConfigValues other = m_config.object("attention_other_setting");
            m_draft.slidingHeads = other.whole("num_attention_heads", 1, limits::heads).value_or(0);
            if (const auto heads = other.whole("num_attention_groups", 1, limits::heads))
                m_shape.slidingKvHeads = *heads;
            if (const auto dim = other.whole("head_dim", 1, limits::headDim))
                m_shape.slidingHeadDim = *dim;
        }
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
        m_draft.headGate = m_config.flag("use_head_wise_attn_gate").value_or(false);
        m_draft.gatedQuery = is("qwen3_next") || is("qwen3_5");
        m_shape.attentionGate = m_draft.gatedQuery || m_draft.latentGate;
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
};

} // namespace

void readTraits(const ConfigValues &config, ConfigDraft &draft)
{
    TraitReader(config, draft).read();
}

} // namespace gpuwise
