// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"
#include "db/enumtexts.h"
#include "db/modelcolumns.h"

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// The columns of models.csv and of the table, which are the same.
const QStringList &modelColumns()
{
    static const QStringList columns =
        u"id family name params_b_total params_b_active layers hidden_size intermediate_size attention_heads "
        "kv_heads head_dim vocab_size max_context tie_embeddings attention_kind mla_kv_lora_rank "
        "mla_rope_dim sliding_window experts experts_active moe_intermediate dtype_native modality release "
        "mlp parallel_residual layer_pattern_words dense_lead_layers moe_every shared_experts "
        "shared_expert_ff moe_latent_dim q_lora_rank value_head_dim attn_gate qkv_bias linear_kind ssm_conv "
        "ssm_inner ssm_state ssm_heads ssm_groups head_stored kv_shared_layers per_layer_embed_dim "
        "indexer_layers indexer_heads indexer_dim ffn_on vision_params_b text_encoder_params_b vae_params_b "
        "layer_pattern global_layers sliding_layers linear_layers global_head_dim global_kv_heads "
        "sliding_head_dim sliding_kv_heads linear_state_elements_per_layer notes source confidence read_on"_s
            .split(u' ');
    return columns;
}

template <typename Descriptions> auto findColumn(const Descriptions &descriptions, const QString &column)
{
    return std::find_if(descriptions.begin(), descriptions.end(),
                        [&](const auto &d) { return column == QLatin1StringView(d.column); });
}

/// The cell as it goes into the table.
QVariant checkedCell(Line &line, const QString &column)
{
    const QByteArray name = column.toLatin1();
    if (const auto count = findColumn(modelCounts, column); count != modelCounts.end()) {
        const auto value = line.count(name.constData(), 0, count->max);
        return value ? QVariant(*value) : QVariant();
    }
    if (const auto amount = findColumn(modelAmounts, column); amount != modelAmounts.end()) {
        const auto value = line.number(name.constData(), 0, amount->max);
        return value ? QVariant(*value) : QVariant();
    }
    if (findColumn(modelFlags, column) != modelFlags.end()) {
        // "na" and empty: diffusion transformers, which have no such part.
        const QString word =
            line.oneOf(name.constData(), {u"true"_s, u"false"_s, u"yes"_s, u"no"_s, u"na"_s, u""_s});
        return word == u"true" || word == u"yes" ? 1 : 0;
    }
    return line.text(name.constData());
}

void checkWords(Line &line, Compilation &c)
{
    line.required("family");
    line.required("name");
    line.oneOf("attention_kind", enumWords(attentionTexts));
    line.oneOf("linear_kind", enumWords(linearTexts));
    line.oneOf("modality", enumWords(modalityTexts));
    line.oneOf("mlp", enumWords(mlpTexts));
    line.oneOf("head_stored", enumWords(headTexts));
    line.oneOf("confidence", enumWords(confidenceTexts));
    line.reference("source", c.sources, "source");
    line.date("read_on", c.asOf, false);
    if (!line.text("release").isEmpty())
        line.date("release", c.asOf, true);
    if (line.requiredNumber("params_b_total", 0.0001, 100000) <
        line.requiredNumber("params_b_active", 0.0001, 100000) * 0.999)
        line.problem("params_b_active", u"is more than params_b_total"_s);
}

void checkPattern(Line &line)
{
    const QString pattern = line.text("layer_pattern");
    const auto layers = line.count("layers", 0, maxLayers);
    if (pattern.isEmpty()) {
        if (line.text("modality") != u"diffusion")
            line.problem("layer_pattern", u"is empty"_s);
        return;
    }
    const auto expanded = expandLayerPattern(pattern, static_cast<int>(layers.value_or(0)));
    if (!expanded) {
        line.problem("layer_pattern", u"\"%1\" does not give %2 layers"_s.arg(pattern, line.text("layers")));
        return;
    }
}

double count(Line &line, const char *column)
{
    return static_cast<double>(line.count(column, 0, 100000000).value_or(0));
}

/// Parameters that follow from the shape, for plain transformers: embedding, attention, MLP or experts. 0
/// when the layers are of another kind, or a width is not known.
double parametersOfShape(Line &line)
{
    static const QString plainLayers = u"GS*()0123456789"_s;
    const QString pattern = line.text("layer_pattern");
    const bool plain = !pattern.isEmpty() && std::all_of(pattern.begin(), pattern.end(),
                                                         [](QChar c) { return plainLayers.contains(c); });
    const double hidden = count(line, "hidden_size");
    const double width = count(line, "intermediate_size");
    const double expertWidth = count(line, "moe_intermediate");
    if (!plain || line.text("modality") == u"asr" || hidden == 0 || width + expertWidth == 0 ||
        !line.text("mla_kv_lora_rank").isEmpty() || !line.text("per_layer_embed_dim").isEmpty())
        return 0;
    const auto attention = [&](const char *layers, const char *headDim, const char *kvHeads) {
        const double dim = count(line, headDim) > 0 ? count(line, headDim) : count(line, "head_dim");
        const double kv = count(line, kvHeads) > 0 ? count(line, kvHeads) : count(line, "kv_heads");
        return count(line, layers) * 2 * hidden * dim * (count(line, "attention_heads") + kv);
    };
    const double layers = count(line, "layers");
    const double matrices = line.text("mlp") == u"gated" ? 3 : 2;
    const double experts = count(line, "experts");
    const double lead = count(line, "dense_lead_layers");
    const double moeLayers = experts > 1 ? (layers - lead) / std::max(1.0, count(line, "moe_every")) : 0;
    const double mlp =
        (layers - moeLayers) * matrices * hidden * width +
        moeLayers * hidden * (matrices * (experts * expertWidth + count(line, "shared_expert_ff")) + experts);
    const double tables = line.text("head_stored") == u"separate" ? 2 : 1;
    return count(line, "vocab_size") * hidden * tables + mlp +
           attention("global_layers", "global_head_dim", "global_kv_heads") +
           attention("sliding_layers", "sliding_head_dim", "sliding_kv_heads");
}

/// Only a warning: vision towers and unusual layers are outside the sum.
void checkParameters(Line &line)
{
    const double expected = parametersOfShape(line) / 1e9;
    const double stated = line.number("params_b_total", 0, 100000).value_or(0);
    if (expected > 0 && (stated < expected * 0.9 || stated > expected * 1.1))
        line.warning("params_b_total", u"%1 billion, but the shape has %2"_s.arg(
                                           line.text("params_b_total"), QString::number(expected, 'f', 2)));
}

} // namespace

void compileModels(Compilation &c)
{
    const Sheet sheet(c.directory, u"models.csv"_s, modelColumns(), c.problems);
    TableRows models{u"models"_s, static_cast<int>(modelColumns().size()), {}};
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString id = line.id("id");
        if (c.models.contains(id))
            line.problem("id", u"\"%1\" is there twice"_s.arg(id));
        c.models.insert(id);
        checkWords(line, c);
        checkPattern(line);
        if (line.isGood())
            checkParameters(line);
        QVariantList cells;
        for (const QString &column : modelColumns())
            cells.append(checkedCell(line, column));
        models.rows.push_back(cells);
    }
    c.tables.push_back(std::move(models));
}

} // namespace gpuwise
