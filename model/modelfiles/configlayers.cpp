// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which layer does what: every family's own way to say it.
#include "model/modelfiles/configdraft.h"
#include "model/modelfiles/configvalues.h"

#include <algorithm>

namespace gpuwise {

namespace {

void fill(ConfigDraft &draft, auto letterOf)
{
    for (int i = 0; i < draft.shape.layers; ++i)
        draft.shape.pattern[static_cast<std::size_t>(i)] = letterOf(i);
}

/// '\0': no kind of layer that is known.
char letterOfWord(const QString &word)
{
    static constexpr std::pair<const char *, char> words[] = {
        {"full_attention", 'G'},
        {"attention", 'G'},
        {"global_attention", 'G'},
        {"full", 'G'},
        {"sliding_attention", 'S'},
        {"chunked_attention", 'S'},
        {"local_attention", 'S'},
        {"sliding_window", 'S'},
        {"linear_attention", 'L'},
        {"mamba", 'L'},
        {"mamba2", 'L'},
        {"conv", 'L'},
        {"recurrent", 'L'},
        {"lightning_attention", 'L'},
        {"kda", 'L'},
        {"hybrid", 'P'},
        {"mlp", 'M'},
        {"moe", 'M'},
        {"deepseek_sparse_attention", 'G'},
        {"compressed_sparse_attention", 'C'},
        {"heavily_compressed_attention", 'H'},
    };
    for (const auto &[known, letter] : words)
        if (word == QLatin1StringView(known))
            return letter;
    return '\0';
}

/// Lists may go on over the layers that predict further tokens (Step, DeepSeek V4); these are not counted.
qsizetype withPredictors(const ConfigValues &config, const ConfigDraft &draft)
{
    return draft.shape.layers + config.whole("num_nextn_predict_layers", 0, limits::layers).value_or(0);
}

/// DeepSeek V4: how many tokens a layer's entry stands for; 0: only the window.
bool fromRatios(const ConfigValues &config, ConfigDraft &draft)
{
    const char *key = "compress_ratios";
    if (!config.has(key))
        return false;
    const std::vector<int> ratios = config.wholes(key, 0, limits::context);
    const auto size = static_cast<qsizetype>(ratios.size());
    if (size != draft.shape.layers && size != withPredictors(config, draft))
        config.refuse(key, FileFault::ListLengthWrong, QString::number(size),
                      QString::number(draft.shape.layers));
    for (std::size_t i = 0; i < static_cast<std::size_t>(draft.shape.layers); ++i) {
        const int ratio = ratios[i];
        if (ratio != 0 && ratio != 4 && ratio != 128)
            config.refuse(key, FileFault::WordUnknown, QString::number(ratio));
        draft.shape.pattern[i] = ratio == 0 ? 'S' : ratio == 4 ? 'C' : 'H';
    }
    return true;
}

/// "layer_types" and its elder names. False: none is there.
bool fromWords(const ConfigValues &config, ConfigDraft &draft)
{
    for (const char *key : {"layer_types", "layers_block_type", "block_types", "attention_types_list"}) {
        const QStringList words = config.texts(key);
        if (!config.has(key))
            continue;
        if (words.size() != draft.shape.layers && words.size() != withPredictors(config, draft))
            config.refuse(key, FileFault::ListLengthWrong, QString::number(words.size()),
                          QString::number(draft.shape.layers));
        for (qsizetype i = 0; i < draft.shape.layers; ++i) {
            const char letter = letterOfWord(words[i]);
            if (letter == '\0')
                config.refuse(key, FileFault::WordUnknown, words[i]);
            draft.shape.pattern[static_cast<std::size_t>(i)] = letter;
            if (letter == 'M')
                draft.mlp[static_cast<std::size_t>(i)] =
                    words[i] == QLatin1StringView("moe") ? LayerMlp::Experts : LayerMlp::Dense;
            else if (isFamily(draft, QLatin1StringView("nemotron_h")))
                draft.mlp[static_cast<std::size_t>(i)] = LayerMlp::None;
        }
        return true;
    }
    return false;
}

/// Nemotron-H: one letter a layer; a layer is a mixer or an MLP, never both.
bool fromLetters(const ConfigValues &config, ConfigDraft &draft)
{
    const char *key = "hybrid_override_pattern";
    const auto text = config.text(key);
    if (!text)
        return false;
    if (text->size() != draft.shape.layers)
        config.refuse(key, FileFault::ListLengthWrong, QString::number(text->size()),
                      QString::number(draft.shape.layers));
    for (qsizetype i = 0; i < text->size(); ++i) {
        const QChar c = text->at(i);
        const auto at = static_cast<std::size_t>(i);
        if (c != u'M' && c != u'*' && c != u'-' && c != u'E')
            config.refuse(key, FileFault::WordUnknown, c);
        draft.shape.pattern[at] = c == u'M' ? 'L' : c == u'*' ? 'G' : 'M';
        draft.mlp[at] = c == u'-' ? LayerMlp::Dense : c == u'E' ? LayerMlp::Experts : LayerMlp::None;
    }
    return true;
}

/// Lists of the numbers of layers.
bool fromNumbers(const ConfigValues &config, ConfigDraft &draft)
{
    const auto mark = [&](const std::vector<int> &numbers, int first, char letter) {
        for (const int number : numbers)
            if (number >= first && number - first < draft.shape.layers)
                draft.shape.pattern[static_cast<std::size_t>(number - first)] = letter;
    };
    for (const char *key : {"full_attn_idxs", "attn_layer_indices"})
        if (config.has(key)) {
            fill(draft, [](int) { return 'L'; });
            mark(config.wholes(key, 0, limits::layers), 0, 'G');
            return true;
        }
    if (config.has("linear_attn_config")) {
        const ConfigValues linear = config.object("linear_attn_config");
        fill(draft, [](int) { return 'G'; });
        mark(linear.wholes("kda_layers", 0, limits::layers), 1, 'L');
        return true;
    }
    struct Kinds
    {
        const char *key;
        char one; ///< what 1 stands for
        char zero;
    };
    for (const Kinds &kinds : {Kinds{"attn_type_list", 'G', 'L'}, Kinds{"hybrid_layer_pattern", 'S', 'G'}}) {
        if (!config.has(kinds.key))
            continue;
        const std::vector<int> list = config.wholes(kinds.key, 0, 1);
        if (list.size() != static_cast<std::size_t>(draft.shape.layers))
            config.refuse(kinds.key, FileFault::ListLengthWrong, QString::number(list.size()),
                          QString::number(draft.shape.layers));
        fill(draft, [&](int i) { return list[static_cast<std::size_t>(i)] == 1 ? kinds.one : kinds.zero; });
        return true;
    }
    return false;
}

/// One layer in so many.
bool fromPeriods(const ConfigValues &config, ConfigDraft &draft)
{
    if (const auto period = config.whole("attn_layer_period", 1, limits::layers)) {
        const int offset = config.whole("attn_layer_offset", 0, *period - 1).value_or(0);
        fill(draft, [&](int i) { return i % *period == offset ? 'G' : 'L'; });
        return true;
    }
    const bool deltaNet =
        isFamily(draft, QLatin1StringView("qwen3_next")) || isFamily(draft, QLatin1StringView("qwen3_5"));
    if (config.has("full_attention_interval") || deltaNet) {
        const int interval = config.whole("full_attention_interval", 1, limits::layers).value_or(4);
        fill(draft, [&](int i) { return (i + 1) % interval == 0 ? 'G' : 'L'; });
        return true;
    }
    return false;
}

/// Windows whose layers follow from a number or from the family.
void fromWindow(const ConfigValues &config, ConfigDraft &draft)
{
    if (isFamily(draft, QLatin1StringView("llama4"))) {
        const std::vector<int> rope = config.wholes("no_rope_layers", 0, 1); // 0: no rope, no chunks
        const int interval = config.whole("no_rope_layer_interval", 1, limits::layers).value_or(4);
        fill(draft, [&](int i) {
            const auto at = static_cast<std::size_t>(i);
            return (at < rope.size() ? rope[at] == 0 : (i + 1) % interval == 0) ? 'G' : 'S';
        });
        return;
    }
    const JsonNode pattern = config.node("sliding_window_pattern");
    if (pattern.is(JsonToken::Text)) { // EXAONE 4: "LLLG"
        const QString letters = pattern.text();
        if (letters.isEmpty() || letters.size() > maxLayers)
            config.refuse("sliding_window_pattern", FileFault::ListLengthWrong,
                          QString::number(letters.size()), QString::number(draft.shape.layers));
        fill(draft, [&](int i) { return letters[i % letters.size()] == u'L' ? 'S' : 'G'; });
        return;
    }
    int period = 0;
    if (isFamily(draft, QLatin1StringView("gemma2")) || isFamily(draft, QLatin1StringView("gpt_oss")))
        period = 2;
    else if (isFamily(draft, QLatin1StringView("cohere2")))
        period = 4;
    else if (isFamily(draft, QLatin1StringView("gemma3n")))
        period = 5;
    else if (isFamily(draft, QLatin1StringView("gemma3")) || isFamily(draft, QLatin1StringView("gemma4")))
        period = 6;
    period = config.whole("sliding_window_pattern", 1, limits::layers).value_or(period);
    if (period > 0) {
        fill(draft, [&](int i) { return (i + 1) % period == 0 ? 'G' : 'S'; });
        return;
    }
    const bool switched = config.flag("use_sliding_window").value_or(true);
    const int from = config.whole("max_window_layers", 0, limits::layers).value_or(0);
    if (isFamily(draft, QLatin1StringView("qwen"))) {
        // Qwen has windows only where it says so, in the layers from max_window_layers on.
        if (config.flag("use_sliding_window").value_or(false))
            fill(draft, [&](int i) { return i >= from ? 'S' : 'G'; });
        return;
    }
    const bool everywhere =
        isFamily(draft, QLatin1StringView("mistral")) || isFamily(draft, QLatin1StringView("mixtral")) ||
        isFamily(draft, QLatin1StringView("phi3")) || isFamily(draft, QLatin1StringView("starcoder2"));
    const bool shorter = draft.shape.maxContext == 0 || draft.shape.slidingWindow < draft.shape.maxContext;
    if (everywhere && switched && shorter)
        fill(draft, [](int) { return 'S'; });
}

} // namespace

void readLayerPattern(const ConfigValues &config, ConfigDraft &draft)
{
    ModelShape &shape = draft.shape;
    fill(draft, [](int) { return 'G'; });
    switch (draft.family.layout) {
    case ConfigLayout::Encoder:
        fill(draft, [](int) { return 'E'; });
        return;
    case ConfigLayout::Mamba1:
    case ConfigLayout::Mamba2:
        fill(draft, [](int) { return 'L'; });
        draft.mlp.fill(LayerMlp::None);
        return;
    case ConfigLayout::EncoderDecoder: // the caller knows how many of each
        return;
    case ConfigLayout::Decoder:
        break;
    }
    shape.slidingWindow =
        config
            .stated("sliding_window", std::array{"sliding_window", "sliding_window_size"}, 1, limits::context)
            .value_or(0);
    if (isFamily(draft, QLatin1StringView("llama4")))
        shape.slidingWindow =
            config.stated("sliding_window", std::array{"attention_chunk_size"}, 1, limits::context)
                .value_or(8192);
    if (isFamily(draft, QLatin1StringView("falcon_h1"))) {
        fill(draft, [](int) { return 'P'; });
        return;
    }
    if (fromRatios(config, draft) || fromWords(config, draft) || fromLetters(config, draft) ||
        fromNumbers(config, draft) || fromPeriods(config, draft))
        return;
    if (shape.slidingWindow > 0)
        fromWindow(config, draft);
    else // a zero here must not be divided by later, whoever reads it
        (void)config.whole("max_window_layers", 0, limits::layers);
}

void readRecurrentLayers(const ConfigValues &config, ConfigDraft &draft)
{
    ModelShape &shape = draft.shape;
    const bool any = std::any_of(shape.pattern.begin(), shape.pattern.begin() + shape.layers,
                                 [](char c) { return c == 'L' || c == 'P'; });
    if (!any)
        return;
    const auto first = [&](std::initializer_list<const char *> keys, int fallback) {
        for (const char *key : keys)
            if (const auto value = config.whole(key, 1, limits::width))
                return *value;
        return fallback;
    };
    shape.ssmGroups = 1;
    if (config.has("linear_num_value_heads") || config.has("linear_conv_kernel_dim")) {
        shape.linear = LinearKind::GatedDeltaNet;
        const int valueHeads = first({"linear_num_value_heads"}, 32);
        const int valueDim = first({"linear_value_head_dim"}, 128);
        draft.keyHeads = first({"linear_num_key_heads"}, 16);
        shape.ssmConv = first({"linear_conv_kernel_dim"}, 4);
        shape.ssmState = first({"linear_key_head_dim"}, 128);
        shape.ssmHeads = valueHeads;
        shape.ssmGroups = draft.keyHeads;
        shape.ssmInner = static_cast<int>(std::min<qint64>(limits::width, qint64{valueHeads} * valueDim));
        draft.ssmHeadDim = valueDim;
        return;
    }
    if (config.has("linear_attn_config")) {
        const ConfigValues kda = config.object("linear_attn_config");
        shape.linear = LinearKind::Kda;
        draft.fullRankGate = kda.flag("use_full_rank_gate").value_or(false);
        shape.ssmHeads = kda.whole("num_heads", 1, limits::heads).value_or(32);
        draft.ssmHeadDim = kda.whole("head_dim", 1, limits::headDim).value_or(128);
        shape.ssmConv = kda.whole("short_conv_kernel_size", 1, 1024).value_or(4);
        shape.ssmState = draft.ssmHeadDim;
        shape.ssmInner =
            static_cast<int>(std::min<qint64>(limits::width, qint64{shape.ssmHeads} * draft.ssmHeadDim));
        return;
    }
    if (config.has("conv_L_cache") || isFamily(draft, QLatin1StringView("lfm2"))) {
        shape.linear = LinearKind::ShortConv;
        shape.ssmConv = first({"conv_L_cache"}, 3);
        shape.ssmInner = shape.hidden;
        return;
    }
    if (config.has("attn_type_list") || isFamily(draft, QLatin1StringView("minimax"))) {
        shape.linear = LinearKind::Lightning;
        shape.ssmInner = shape.heads * shape.headDim;
        shape.ssmState = shape.headDim;
        return;
    }
    shape.ssmConv = first({"mamba_d_conv", "conv_kernel", "d_conv"}, 4);
    const int expand = first({"mamba_expand", "expand"}, 2);
    const auto inner = static_cast<int>(std::min<qint64>(limits::width, qint64{expand} * shape.hidden));
    const bool mamba1 =
        draft.family.layout == ConfigLayout::Mamba1 || isFamily(draft, QLatin1StringView("jamba"));
    if (mamba1) {
        shape.linear = LinearKind::Mamba1;
        shape.ssmState = first({"mamba_d_state", "state_size", "d_state"}, 16);
        shape.ssmInner = config.has("mamba_d_conv") ? inner : first({"intermediate_size"}, inner);
        // "auto" is a sixteenth of the hidden size, rounded up.
        const JsonNode rank = config.node(config.has("mamba_dt_rank") ? "mamba_dt_rank" : "time_step_rank");
        const int automatic = (shape.hidden + 15) / 16;
        shape.ssmHeads =
            rank.is(JsonToken::Number) ? first({"mamba_dt_rank", "time_step_rank"}, automatic) : automatic;
        return;
    }
    shape.linear = LinearKind::Mamba2;
    shape.ssmState = first({"mamba_d_state", "ssm_state_size", "state_size"}, 128);
    shape.ssmHeads = first({"mamba_n_heads", "mamba_num_heads", "n_mamba_heads", "num_heads"}, 128);
    draft.ssmHeadDim = first({"mamba_d_head", "mamba_head_dim", "mamba_headdim", "head_dim"}, 64);
    shape.ssmGroups = first({"mamba_n_groups", "n_groups", "mamba_ngroups"}, 1);
    const qint64 product = qint64{shape.ssmHeads} * draft.ssmHeadDim;
    shape.ssmInner = first({"mamba_d_ssm"}, static_cast<int>(std::min<qint64>(limits::width, product)));
}

} // namespace gpuwise
