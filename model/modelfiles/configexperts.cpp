// SPDX-License-Identifier: GPL-3.0-or-later
//
// Mixture of experts and latent attention, under the names of every family.
#include "model/modelfiles/configdraft.h"
#include "model/modelfiles/configvalues.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// A number, or a list with one a layer of which the largest counts.
std::optional<int> numberOrLargest(const ConfigValues &config, const char *key, qint64 least, qint64 most)
{
    if (!config.node(key).is(JsonToken::BeginArray))
        return config.whole(key, least, most);
    const std::vector<int> numbers = config.wholes(key, least, most);
    return numbers.empty() ? std::nullopt : std::optional(*std::max_element(numbers.begin(), numbers.end()));
}

struct Found
{
    int value = 0;
    const char *key = nullptr; ///< null: not there
};

Found firstOf(const ConfigValues &config, ConfigKeys keys, qint64 least, qint64 most)
{
    for (const char *key : keys)
        if (const auto value = numberOrLargest(config, key, least, most))
            return {*value, key};
    return {};
}

/// Step writes numbers of layers as a text: "3,4,5". What is no number there is refused.
std::vector<int> listedLayers(const ConfigValues &config, const char *key)
{
    std::vector<int> layers;
    if (config.node(key).is(JsonToken::BeginArray))
        return config.wholes(key, 0, limits::layers);
    const QString text = config.text(key).value_or(QString());
    for (const QStringView word : QStringView(text).split(u',', Qt::SkipEmptyParts)) {
        bool ok = false;
        const int layer = word.trimmed().toInt(&ok);
        if (!ok || layer < 0 || layer > limits::layers)
            config.refuse(key, FileFault::WordUnknown, word.left(40).toString());
        layers.push_back(layer);
    }
    return layers;
}

/// Which layers have experts.
void placeExperts(const ConfigValues &config, ConfigDraft &draft)
{
    ModelShape &shape = draft.shape;
    const int lead = config.whole("first_k_dense_replace", 0, limits::layers)
                         .value_or(config.whole("moe_layer_start_index", 0, limits::layers).value_or(0));
    int step = config.whole("decoder_sparse_step", 1, limits::layers)
                   .value_or(config.whole("interleave_moe_layer_step", 1, limits::layers).value_or(1));
    int offset = step - 1;
    if (config.has("expert_layer_period")) {
        step = config.whole("expert_layer_period", 1, limits::layers).value_or(1);
        offset = config.whole("expert_layer_offset", 0, step - 1).value_or(0);
    }
    const std::vector<int> dense = config.wholes("mlp_only_layers", 0, limits::layers);
    std::vector<int> frequency;
    if (config.node("moe_layer_freq").is(JsonToken::BeginArray))
        frequency = config.wholes("moe_layer_freq", 0, limits::layers);
    const QStringList kinds = config.texts("mlp_layer_types");
    const std::vector<int> listed = listedLayers(config, "moe_layers_enum");
    for (int i = 0; i < shape.layers; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (draft.mlp[at] != LayerMlp::Dense)
            continue; // a pattern said it already
        bool experts = i >= lead && i % step == offset;
        if (at < frequency.size())
            experts = frequency[at] != 0;
        if (!listed.empty())
            experts = std::find(listed.begin(), listed.end(), i) != listed.end();
        if (i < kinds.size())
            experts = kinds[i] != QLatin1StringView("dense");
        experts = experts && std::find(dense.begin(), dense.end(), i) == dense.end();
        if (experts && shape.pattern[at] != 'M')
            draft.mlp[at] = LayerMlp::Experts;
    }
    while (shape.denseLeadLayers < shape.layers &&
           draft.mlp[static_cast<std::size_t>(shape.denseLeadLayers)] == LayerMlp::Dense)
        ++shape.denseLeadLayers;
    if (step > 1 && shape.denseLeadLayers < step)
        shape.denseLeadLayers = 0; // the first of the rhythm, not a lead
    shape.moeEvery = step;
}

void readWidths(const ConfigValues &config, ConfigDraft &draft)
{
    ModelShape &shape = draft.shape;
    const Found width =
        firstOf(config, std::array{"moe_intermediate_size", "expert_intermediate_size", "ffn_hidden_size"}, 1,
                limits::width);
    // Families whose only width is that of the experts.
    shape.expertIntermediate = width.key ? width.value : shape.intermediate;
    if (isFamily(draft, QLatin1StringView("llama4"))) {
        shape.expertIntermediate = shape.intermediate;
        shape.intermediate =
            config.whole("intermediate_size_mlp", 1, limits::width).value_or(shape.intermediate);
    }
    addFact(*config.report(), "moe_intermediate", shape.expertIntermediate,
            width.key ? FactBasis::Stated : FactBasis::Computed,
            width.key ? config.nameOf(width.key) : QStringLiteral("intermediate_size"));
    const Found shared = firstOf(
        config,
        std::array{"n_shared_experts", "num_shared_experts", "num_shared_expert", "moe_num_shared_experts"},
        0, limits::experts);
    const Found sharedWidth =
        firstOf(config,
                std::array{"shared_expert_intermediate_size", "moe_shared_expert_intermediate_size",
                           "shared_intermediate_size", "share_expert_dim", "share_expert_dims"},
                0, limits::width);
    shape.sharedExperts = shared.key ? shared.value : sharedWidth.value > 0 ? 1 : 0;
    if (isFamily(draft, QLatin1StringView("llama4")))
        shape.sharedExperts = 1;
    const qint64 total =
        sharedWidth.key ? sharedWidth.value : qint64{shape.sharedExperts} * shape.expertIntermediate;
    shape.sharedExpertIntermediate = static_cast<int>(std::min(total, limits::width));
    shape.moeLatentDim =
        firstOf(config, std::array{"moe_latent_size", "routed_expert_hidden_size"}, 1, limits::width).value;
    draft.sharedExpertGate = sharedWidth.key && isFamily(draft, QLatin1StringView("qwen"));
    draft.expertBiases = isFamily(draft, QLatin1StringView("gpt_oss"));
}

} // namespace

void readExperts(const ConfigValues &outer, ConfigDraft &draft)
{
    const ConfigValues config = outer.has("ffn_config") ? outer.object("ffn_config") : outer; // DBRX
    ModelShape &shape = draft.shape;
    const Found experts =
        firstOf(config, std::array{"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts"},
                0, limits::experts);
    const Found active =
        firstOf(config,
                std::array{"num_experts_per_tok", "num_experts_per_token", "experts_per_token", "moe_topk",
                           "moe_k", "top_k_experts", "moe_top_k", "num_selected_experts"},
                0, limits::experts);
    if (experts.key && active.key && active.value > experts.value)
        config.refuse(active.key, FileFault::MoreThanWhole, QString::number(active.value),
                      QString::number(experts.value));
    if (experts.value < 2) // one expert is none
        return;
    shape.experts = experts.value;
    shape.expertsActive = active.key ? active.value : 1;
    addFact(*config.report(), "experts", shape.experts, FactBasis::Stated, config.nameOf(experts.key));
    addFact(*config.report(), "experts_active", shape.expertsActive,
            active.key ? FactBasis::Stated : FactBasis::Assumed,
            active.key ? config.nameOf(active.key) : QStringLiteral("1"));
    readWidths(config, draft);
    placeExperts(config, draft);
    const bool besideExperts = isFamily(draft, QLatin1StringView("gemma4"));
    if (besideExperts) { // a dense MLP runs beside the experts of every layer
        shape.sharedExperts = 1;
        shape.sharedExpertIntermediate = shape.intermediate;
    }
}

namespace {

/// MiniMax M3: every layer caches K and V, sparse ones an index key beside them.
void readSparseIndex(const ConfigValues &config, ModelShape &shape)
{
    const ConfigValues sparse = config.object("sparse_attention_config");
    if (!sparse.flag("use_sparse_attention").value_or(true))
        return;
    shape.indexerHeads = sparse.whole("sparse_num_index_heads", 1, limits::heads).value_or(shape.kvHeads);
    shape.indexerDim = sparse.whole("sparse_index_dim", 1, limits::headDim).value_or(128);
    const std::vector<int> layers = sparse.wholes("sparse_attention_freq", 0, 1);
    shape.indexerLayers =
        layers.empty() ? shape.layers : static_cast<int>(std::count(layers.begin(), layers.end(), 1));
    shape.indexerLayers = std::min(shape.indexerLayers, shape.layers);
}

/// DeepSeek V4: one vector a token is key and value of all heads; the output matrix is made of two.
void readCompressedAttention(const ConfigValues &config, ConfigDraft &draft)
{
    ModelShape &shape = draft.shape;
    shape.qLoraRank = config.stated("q_lora_rank", std::array{"q_lora_rank"}, 1, limits::rank).value_or(0);
    draft.outputLoraRank = config.whole("o_lora_rank", 1, limits::rank).value_or(0);
    // Hyper-connections: two a layer mix `mult` copies of the hidden state.
    const double mult = config.whole("hc_mult", 0, 64).value_or(0);
    draft.extra += 2 * (2 + mult) * mult * mult * shape.hidden * shape.layers;
    draft.outputGroups = config.whole("o_groups", 1, limits::heads).value_or(1);
    shape.indexerHeads = config.whole("index_n_heads", 1, limits::heads).value_or(0);
    shape.indexerDim = config.whole("index_head_dim", 1, limits::headDim).value_or(0);
}

} // namespace

void readLatentAttention(const ConfigValues &config, ConfigDraft &draft)
{
    ModelShape &shape = draft.shape;
    if (config.has("sparse_attention_config"))
        readSparseIndex(config, shape);
    if (config.has("compress_ratios") || isFamily(draft, QLatin1StringView("deepseek_v4")))
        readCompressedAttention(config, draft);
    draft.latentGate = config.flag("mla_use_output_gate").value_or(false);
    const auto rank = config.stated("kv_lora_rank", std::array{"kv_lora_rank"}, 1, limits::rank);
    if (!rank)
        return;
    shape.mlaKvLoraRank = *rank;
    shape.qLoraRank = config.stated("q_lora_rank", std::array{"q_lora_rank"}, 1, limits::rank).value_or(0);
    shape.mlaRopeDim =
        config.stated("mla_rope_dim", std::array{"qk_rope_head_dim"}, 0, limits::headDim).value_or(64);
    const int plain =
        config.stated("mla_plain_dim", std::array{"qk_nope_head_dim"}, 1, limits::headDim).value_or(128);
    shape.headDim = plain + shape.mlaRopeDim;
    addFact(*config.report(), "head_dim", shape.headDim, FactBasis::Computed,
            QStringLiteral("qk_nope_head_dim + qk_rope_head_dim"));
    shape.valueHeadDim =
        config.stated("value_head_dim", std::array{"v_head_dim"}, 1, limits::headDim).value_or(plain);
    shape.indexerHeads = config.whole("index_n_heads", 1, limits::heads).value_or(0);
    shape.indexerDim = config.whole("index_head_dim", 1, limits::headDim).value_or(0);
    if (shape.indexerHeads == 0)
        return;
    const QStringList kinds = config.texts("indexer_types");
    shape.indexerLayers =
        kinds.isEmpty() ? shape.layers
                        : static_cast<int>(std::count(kinds.begin(), kinds.end(), QLatin1StringView("full")));
}

} // namespace gpuwise
