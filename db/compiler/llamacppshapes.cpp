// SPDX-License-Identifier: GPL-3.0-or-later
//
// How llama.cpp sees the models whose files its own loader was asked about.
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"
#include "db/llamacppcolumns.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

void compileLlamaCppShapes(Compilation &c)
{
    static const QStringList columns =
        u"model arch layers hidden ff heads kv_heads key_length value_length vocab context_length tied_head "
        "sliding_window swa_pattern experts experts_used expert_ff shared_expert_ff dense_lead q_lora "
        "kv_lora "
        "key_length_mla value_length_mla rope_dims indexer_heads indexer_key ssm_conv ssm_inner ssm_state "
        "ssm_heads ssm_groups full_attn_interval key_length_swa embd_per_layer kv_shared_layers source"_s
            .split(u' ');
    const Sheet sheet(c.directory, u"llamacpp_shapes.csv"_s, columns, c.problems);
    TableRows rows{u"llamacpp_shapes"_s, static_cast<int>(columns.size()), {}};
    QSet<QString> seen;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        LlamaCppShape shape;
        const QString model = line.reference("model", c.models, "model");
        if (seen.contains(model))
            line.problem("model", u"\"%1\" is there twice"_s.arg(model));
        seen.insert(model);
        const auto arch = llamaCppArchFromName(line.text("arch"));
        if (!arch)
            line.problem("arch", u"\"%1\" is not an architecture"_s.arg(line.text("arch")));
        shape.arch = arch.value_or(LlamaCppArch::Other);
        for (const LlamaCppCount &count : llamaCppCounts)
            shape.*count.member = static_cast<int>(line.count(count.column, 0, count.max).value_or(0));
        line.oneOf("tied_head", {u"yes"_s, u"no"_s});
        line.reference("source", c.sources, "source");
        const int interval = static_cast<int>(line.count("full_attn_interval", 0, maxLayers).value_or(0));
        if (!finishLlamaCppShape({line.text("ff"), line.text("kv_heads"), line.text("swa_pattern"), interval},
                                 shape))
            line.problem("layers", u"the lists of ff, kv_heads or swa_pattern do not fit the layers"_s);
        QVariantList cells;
        for (const QString &column : columns)
            cells.append(line.text(column.toLatin1().constData()));
        rows.rows.push_back(std::move(cells));
    }
    c.tables.push_back(std::move(rows));
}

} // namespace gpuwise
