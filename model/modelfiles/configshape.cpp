// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sizes of a model under every family's own key names.
#include "model/modelfiles/configdraft.h"
#include "model/modelfiles/configvalues.h"

#include <algorithm>

namespace gpuwise {

namespace {

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
        if (m_config.has("block_configs"))
            readBlocks(m_config, m_draft);
        readExperts(m_config, m_draft);
        if (is("llama4") &&
            std::count(m_draft.mlp.begin(), m_draft.mlp.begin() + m_shape.layers, LayerMlp::Dense) == 0)
            m_shape.intermediate = m_shape.expertIntermediate; // no layer has the dense width
        readTraits(m_config, m_draft);
        finishShape(m_shape);
    }

private:
    bool is(const char *start) const { return isFamily(m_draft, QLatin1StringView(start)); }
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
        for (const char *key : {"num_key_value_heads", "num_kv_heads", "n_head_kv", "multi_query_group_num",
                                "n_kv_heads", "num_attention_groups"}) {
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
                                     std::array{"dense_intermediate_size", "intermediate_size", "n_inner",
                                                "ffn_hidden_size", "ffn_dim", "d_ff", "encoder_ffn_dim",
                                                "decoder_ffn_dim", "ffn_size"},
                                     1, limits::width);
        if (!width && is("deepseek_v4")) // every layer has experts, and no other width
            width = m_config.whole("moe_intermediate_size", 1, limits::width);
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

    const ConfigValues &m_config;
    ConfigDraft &m_draft;
    ModelShape &m_shape;
    ModelFileReport &m_report;
    int m_encoderLayers = 0;
    int m_decoderLayers = 0;
};

} // namespace

void readShape(const ConfigValues &config, ConfigDraft &draft)
{
    ShapeReader(config, draft, *config.report()).read();
}

} // namespace gpuwise
