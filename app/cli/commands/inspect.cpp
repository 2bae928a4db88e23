// SPDX-License-Identifier: GPL-3.0-or-later
//
// `inspect`: what model files say about themselves, where each value stands, and what the model would need.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/modelfileoption.h"
#include "model/domain/resemblance.h"
#include "model/estimate/memory.h"
#include "model/session/fileanswer.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliInspect)
};

constexpr std::array contexts{4096, 8192, 32768, 131072};

QString kindName(ModelFileKind kind)
{
    switch (kind) {
    case ModelFileKind::Gguf:
        return QStringLiteral("GGUF");
    case ModelFileKind::Safetensors:
        return QStringLiteral("safetensors");
    case ModelFileKind::SafetensorsIndex:
        return Words::tr("safetensors index");
    case ModelFileKind::HuggingFaceConfig:
        break;
    }
    return Words::tr("Hugging Face config");
}

QString basisWord(FactBasis basis)
{
    switch (basis) {
    case FactBasis::Stated:
        return Words::tr("in the file");
    case FactBasis::Counted:
        return Words::tr("counted");
    case FactBasis::Computed:
        return Words::tr("computed");
    case FactBasis::Assumed:
        break;
    }
    return Words::tr("assumed");
}

/// The values of a shape in words; the codes are those of the JSON contract.
QString fieldName(QLatin1StringView field)
{
    static constexpr std::pair<const char *, const char *> names[] = {
        {"params", QT_TRANSLATE_NOOP("CliInspect", "Parameters")},
        {"layers", QT_TRANSLATE_NOOP("CliInspect", "Layers")},
        {"hidden_size", QT_TRANSLATE_NOOP("CliInspect", "Hidden size")},
        {"intermediate_size", QT_TRANSLATE_NOOP("CliInspect", "MLP width")},
        {"attention_heads", QT_TRANSLATE_NOOP("CliInspect", "Attention heads")},
        {"kv_heads", QT_TRANSLATE_NOOP("CliInspect", "KV heads")},
        {"head_dim", QT_TRANSLATE_NOOP("CliInspect", "Head size")},
        {"value_head_dim", QT_TRANSLATE_NOOP("CliInspect", "Value head size")},
        {"vocab_size", QT_TRANSLATE_NOOP("CliInspect", "Vocabulary")},
        {"max_context", QT_TRANSLATE_NOOP("CliInspect", "Longest context")},
        {"sliding_window", QT_TRANSLATE_NOOP("CliInspect", "Sliding window")},
        {"tied_embeddings", QT_TRANSLATE_NOOP("CliInspect", "Tied embeddings")},
        {"experts", QT_TRANSLATE_NOOP("CliInspect", "Experts")},
        {"experts_active", QT_TRANSLATE_NOOP("CliInspect", "Experts for a token")},
        {"moe_intermediate", QT_TRANSLATE_NOOP("CliInspect", "Expert width")},
        {"shared_experts", QT_TRANSLATE_NOOP("CliInspect", "Shared experts")},
        {"dense_lead_layers", QT_TRANSLATE_NOOP("CliInspect", "Dense layers first")},
        {"kv_lora_rank", QT_TRANSLATE_NOOP("CliInspect", "Latent rank of K and V")},
        {"q_lora_rank", QT_TRANSLATE_NOOP("CliInspect", "Latent rank of queries")},
        {"mla_rope_dim", QT_TRANSLATE_NOOP("CliInspect", "Rotary part of a head")},
        {"mla_plain_dim", QT_TRANSLATE_NOOP("CliInspect", "Plain part of a head")},
        {"dtype", QT_TRANSLATE_NOOP("CliInspect", "Number type")},
        {"precision", QT_TRANSLATE_NOOP("CliInspect", "Precision")},
        {"weight_bytes", QT_TRANSLATE_NOOP("CliInspect", "Bytes of the weights")},
    };
    for (const auto &[code, name] : names)
        if (QLatin1StringView(code) == field)
            return QCoreApplication::translate("CliInspect", name);
    return field;
}

struct MemoryAt
{
    int context = 0;
    MemoryEstimate estimate;
};

/// On one card, with the file's own precision, at contexts up to the model's own.
std::vector<MemoryAt> memoryOf(const CommandContext &context, const ModelFileReport &report)
{
    std::vector<MemoryAt> rows;
    const ModelShape &shape = report.content.model.shape;
    if (!report.content.shapeKnown || !isAnswer(report.content))
        return rows;
    Workload workload;
    workload.model = answerOf(context.catalogue, report.content);
    for (const int tokens : contexts) {
        if (shape.maxContext > 0 && tokens > shape.maxContext && !rows.empty())
            break;
        workload.task.inference.contextTokens = tokens;
        const ResolvedWorkload resolved = resolveWorkload(context.catalogue, workload);
        if (!resolved.problem.isEmpty())
            break;
        const MemoryEstimate estimate = estimateMemory(questionFor(context.catalogue, resolved, 1));
        if (!estimate.isValid())
            break;
        rows.push_back({tokens, estimate});
    }
    return rows;
}

void printFacts(const CommandContext &context, const ModelFileReport &report)
{
    TextTable table;
    table.header = {Words::tr("Value"), Words::tr("In this model"), Words::tr("Known from"),
                    Words::tr("Where")};
    table.rightAligned = {false, true};
    for (const FileFact &fact : report.facts)
        table.rows.push_back({fieldName(fact.field), fact.value, basisWord(fact.basis), fact.where});
    if (!table.rows.empty())
        context.print(table);
}

void printTypes(const CommandContext &context, const ModelFileReport &report)
{
    if (report.types.empty())
        return;
    TextTable table;
    table.header = {Words::tr("Weights"), Words::tr("Tensors"), Words::tr("Elements"), QStringLiteral("GiB")};
    table.rightAligned = {false, true, true, true};
    for (const TypeShare &share : report.types)
        table.rows.push_back({share.type, context.locale.toString(share.tensors),
                              formatParams(share.elements, context.locale),
                              formatGiB(share.bytes, context.locale, 3)});
    context.streams.out << '\n';
    context.print(table);
}

void printMemory(const CommandContext &context, const std::vector<MemoryAt> &rows)
{
    if (rows.empty())
        return;
    TextTable table;
    table.header = {Words::tr("Context"), Words::tr("Weights, GiB"), Words::tr("Cache, GiB"),
                    Words::tr("In all, GiB"), Words::tr("Band")};
    table.rightAligned = {true, true, true, true};
    for (const MemoryAt &row : rows) {
        const auto gib = [&](TermId id) {
            const Term *term = row.estimate.term(id);
            return term ? term->bytes.expected : 0;
        };
        table.rows.push_back(
            {formatTokens(row.context, context.locale), formatGiB(gib(TermId::Weights), context.locale, 2),
             formatGiB(gib(TermId::KvCache) + gib(TermId::RecurrentState), context.locale, 2),
             formatGiB(row.estimate.perDevice.expected, context.locale, 2),
             QStringLiteral("%1–%2").arg(formatGiB(row.estimate.perDevice.low, context.locale),
                                         formatGiB(row.estimate.perDevice.high, context.locale))});
    }
    context.streams.out << '\n';
    context.print(table);
}

void printReport(const CommandContext &context, const ModelFileReport &report)
{
    QTextStream &out = context.streams.out;
    const FileModel &content = report.content;
    if (context.tableFormat() == TableFormat::Text) {
        out << Words::tr("%1: %2, %3")
                   .arg(content.model.name, kindName(report.kind),
                        report.architecture.isEmpty() ? Words::tr("architecture not named")
                                                      : inertText(report.architecture))
            << '\n';
        if (content.hasExactWeights() && content.model.shape.params > 0)
            out << Words::tr("Weights: %1 GiB, %2 bits a parameter on average")
                       .arg(formatGiB(content.weightBytes, context.locale, 2),
                            formatTrimmed(report.bitsPerWeight(), 2, context.locale))
                << '\n';
        if (const AiModel *twin = resemblingModel(context.catalogue, content.model.shape);
            twin && content.shapeKnown)
            out << Words::tr("The same shape as %1 of the library.").arg(twin->name) << '\n';
        out << '\n';
    }
    printFacts(context, report);
    printTypes(context, report);
    printMemory(context, memoryOf(context, report));
    for (const FileRemark &remark : report.remarks)
        context.streams.err << Words::tr("Warning: %1").arg(remarkText(remark)) << '\n';
}

} // namespace

ExitCode runInspect(const CommandContext &context)
{
    const QStringList &paths = context.arguments.positional;
    if (paths.isEmpty())
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Which file? Give a .gguf or .safetensors file, an index or "
                                 "a config.json.")};
    std::vector<ModelFileReport> reports;
    for (const QString &path : paths)
        reports.push_back(readModelFileOrFail(path));
    if (!context.wantsJson()) {
        for (std::size_t i = 0; i < reports.size(); ++i) {
            if (i > 0)
                context.streams.out << '\n';
            printReport(context, reports[i]);
        }
        return ExitCode::Answered;
    }
    QJsonArray all;
    for (const ModelFileReport &report : reports) {
        QJsonObject json = jsonModelFile(context.catalogue, report);
        QJsonArray memory;
        for (const MemoryAt &row : memoryOf(context, report)) {
            QJsonObject entry = jsonBandGiB(row.estimate.perDevice);
            entry.insert(QStringLiteral("context"), row.context);
            memory.append(entry);
        }
        json.insert(QStringLiteral("memory_gib"), memory);
        all.append(json);
    }
    context.print(all.size() == 1 ? all.first().toObject() : QJsonObject{{QStringLiteral("files"), all}});
    return ExitCode::Answered;
}

} // namespace gpuwise
