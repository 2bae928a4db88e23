// SPDX-License-Identifier: GPL-3.0-or-later
//
// Models found by search (nemotron-nas, DeciLM): "block_configs" gives every layer its own attention, or
// none, and its own MLP width.
#include "model/modelfiles/configdraft.h"
#include "model/modelfiles/configvalues.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// DeciLM: two thirds of mult x hidden, up to the next multiple of 256 (configuration_decilm.py).
int widthOf(double mult, int hidden)
{
    constexpr int step = 256;
    const auto width = static_cast<qint64>(2 * mult * hidden / 3);
    return static_cast<int>(std::min<qint64>(limits::width, (width + step - 1) / step * step));
}

} // namespace

void readBlocks(const ConfigValues &config, ConfigDraft &draft)
{
    ModelShape &shape = draft.shape;
    const std::vector<ConfigValues> blocks = config.objects("block_configs");
    if (static_cast<int>(blocks.size()) != shape.layers)
        config.refuse("block_configs", FileFault::ListLengthWrong, QString::number(blocks.size()),
                      QString::number(shape.layers));
    int mostHeads = 0, fewestHeads = shape.heads, widest = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const ConfigValues attention = blocks[i].object("attention");
        const ConfigValues mlp = blocks[i].object("ffn");
        const bool linear = attention.flag("replace_with_linear").value_or(false);
        if (linear || attention.flag("no_op").value_or(false)) {
            shape.pattern[i] = 'M';
            draft.extra += linear ? static_cast<double>(shape.hidden) * shape.hidden : 0;
        } else {
            const int group = attention.whole("n_heads_in_group", 1, limits::heads).value_or(1);
            if (shape.heads % group != 0)
                attention.refuse("n_heads_in_group", FileFault::DoesNotDivide, QString::number(group),
                                 QStringLiteral("num_attention_heads = %1").arg(shape.heads));
            mostHeads = std::max(mostHeads, shape.heads / group);
            fewestHeads = std::min(fewestHeads, shape.heads / group);
            if (const auto window = attention.whole("window_length", 1, limits::context)) {
                shape.pattern[i] = 'S';
                shape.slidingWindow = std::max(shape.slidingWindow, *window);
            }
        }
        const double mult = mlp.real("ffn_mult", 0, 64).value_or(0);
        if (mlp.flag("no_op").value_or(false)) {
            draft.mlp[i] = LayerMlp::None;
        } else if (mlp.flag("replace_with_linear").value_or(false)) {
            draft.mlp[i] = LayerMlp::None;
            draft.extra += static_cast<double>(shape.hidden) * shape.hidden;
        } else if (mult > 0) {
            draft.mlpWidth[i] = widthOf(mult, shape.hidden);
            widest = std::max(widest, draft.mlpWidth[i]);
        }
    }
    if (mostHeads > 0) {
        shape.kvHeads = mostHeads;
        addFact(*config.report(), "kv_heads", mostHeads, FactBasis::Stated, config.nameOf("block_configs"));
        if (fewestHeads != mostHeads)
            addRemark(*config.report(), FileRemarkId::KvHeadsDiffer, QString::number(fewestHeads),
                      QString::number(mostHeads));
    }
    if (widest > 0) {
        shape.intermediate = widest;
        addFact(*config.report(), "intermediate_size", widest, FactBasis::Computed,
                config.nameOf("block_configs"));
    }
}

} // namespace gpuwise
