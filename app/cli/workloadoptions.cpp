// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/workloadoptions.h"

#include "app/cli/clierror.h"
#include "app/cli/modelfileoption.h"
#include "model/estimate/question.h"
#include "model/session/entries.h"
#include "model/session/fileanswer.h"
#include "model/words/optionwords.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace gpuwise {

namespace {

constexpr std::array groups{OptionGroup::Model, OptionGroup::Inference, OptionGroup::Training,
                            OptionGroup::Image, OptionGroup::Cards,     OptionGroup::Money};

constexpr double leastParams = 1e6;
constexpr double mostParams = 1e14;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

[[noreturn]] void fail(const QString &message)
{
    throw CliError{ExitCode::WrongUsage, message};
}

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u'|');
}

/// "7B", "350M", "1.5T", "7" (billions). Wider than the window's slider: tiny models are asked about too.
std::optional<double> readSize(QString text)
{
    double unit = 1e9;
    for (const auto &[letter, factor] : {std::pair(u'B', 1e9), std::pair(u'M', 1e6), std::pair(u'T', 1e12)}) {
        if (text.endsWith(letter, Qt::CaseInsensitive)) {
            text.chop(1);
            unit = factor;
            break;
        }
    }
    bool ok = false;
    const double number = text.toDouble(&ok);
    return ok && std::isfinite(number) ? std::optional(number * unit) : std::nullopt;
}

ModelAnswer answerOfFile(const Catalogue &catalogue, const QString &path)
{
    const ModelFileReport report = readModelFileOrFail(path);
    if (!isAnswer(report.content))
        throw CliError{
            ExitCode::BadInput,
            Words::tr("%1 tells neither a shape nor a size: nothing can be estimated from it.").arg(path)};
    return answerOf(catalogue, report.content);
}

ModelAnswer readModel(const Catalogue &catalogue, const Arguments &arguments)
{
    ModelAnswer answer;
    const auto name = arguments.value("--model");
    const auto size = arguments.value("--params");
    if (name && size)
        fail(Words::tr("Give either --model or --params, not both."));
    if (name) {
        const AiModel *model = findModel(catalogue, *name);
        if (model)
            answer.modelId = model->id;
        else if (namesModelFile(*name))
            answer = answerOfFile(catalogue, *name);
        else if (const auto alias = catalogue.modelAliases.constFind(foldName(*name));
                 alias != catalogue.modelAliases.constEnd() && alias->sizeBillions > 0)
            answer.sizeBillions = alias->sizeBillions;
        else
            fail(withSuggestions(Words::tr("Unknown model \"%1\".").arg(*name),
                                 nearestModelNames(catalogue, *name)));
    } else if (size) {
        const auto params = readSize(*size);
        if (!params || !(*params >= leastParams) || !(*params <= mostParams))
            fail(Words::tr("--params takes a size from 1M to 100T such as 7B, 350M or 1.5T, not \"%1\".")
                     .arg(*size));
        answer.sizeBillions = *params / 1e9;
    } else {
        fail(Words::tr("Which model? Give --model NAME or --params SIZE."));
    }
    if (const auto precision = arguments.value("--precision")) {
        const Quantisation *found = findWeightPrecision(catalogue, *precision);
        if (!found) {
            QStringList ids;
            for (const Quantisation &q : catalogue.quantisations)
                if (q.kind == QuantisationKind::Linear || q.kind == QuantisationKind::File)
                    ids.append(q.id);
            fail(withSuggestions(Words::tr("Unknown precision \"%1\".").arg(*precision),
                                 nearestWords(ids, *precision)));
        }
        answer.precisionId = found->id;
    }
    return answer;
}

int readTokens(const Arguments &arguments, const char *option, int fallback)
{
    const auto text = arguments.value(option);
    if (!text)
        return fallback;
    const auto tokens = parseTokens(*text);
    if (!tokens || *tokens < 1 || *tokens > 100'000'000)
        fail(Words::tr("%1 takes a number of tokens such as 8192 or 128k, not \"%2\".")
                 .arg(QString::fromLatin1(option), *text));
    return *tokens;
}

InferenceSettings readInference(const Catalogue &catalogue, const Arguments &arguments)
{
    InferenceSettings settings;
    settings.contextTokens = readTokens(arguments, "--context", settings.contextTokens);
    settings.sequences = readWhole(arguments, "--sequences", 1, 1, 100'000);
    settings.ubatch = readWhole(arguments, "--ubatch", settings.ubatch, 1, 1'000'000);
    settings.gpuLayers = readWhole(arguments, "--gpu-layers", settings.gpuLayers, 0, 1'000'000);
    settings.minTokensPerSecond =
        readNumber(arguments, "--min-speed", settings.minTokensPerSecond, 0, 100'000);
    settings.flashAttention = readChoice(arguments, "--flash-attention", words("on|off"), 0) == 0;
    if (const int runtime = readChoice(arguments, "--runtime", words(runtimeWords), -1); runtime >= 0)
        settings.runtime = static_cast<Runtime>(runtime);
    if (const auto kv = arguments.value("--kv-precision")) {
        const Quantisation *found = findKvPrecision(catalogue, *kv);
        if (!found)
            fail(Words::tr("Unknown KV precision \"%1\": take fp16, q8_0, q4_0, fp8 or int8.").arg(*kv));
        settings.kvPrecisionId = found->id;
    }
    return settings;
}

TrainingSettings readTraining(const Arguments &arguments)
{
    TrainingSettings settings;
    settings.batch = readWhole(arguments, "--batch", settings.batch, 1, 1'000'000);
    settings.accumulation = readWhole(arguments, "--accumulation", settings.accumulation, 1, 1'000'000);
    settings.sequenceLength = readTokens(arguments, "--seq-len", settings.sequenceLength);
    settings.optimizer =
        static_cast<Optimizer>(readChoice(arguments, "--optimizer", words(optimizerWords), 0));
    settings.checkpointing =
        static_cast<Checkpointing>(readChoice(arguments, "--checkpointing", words(checkpointingWords), 1));
    settings.loss = static_cast<Loss>(readChoice(arguments, "--loss", words(lossWords), 0));
    settings.loraRank = readWhole(arguments, "--lora-rank", settings.loraRank, 1, 65'536);
    settings.loraTargets =
        static_cast<LoraTargets>(readChoice(arguments, "--lora-targets", words(loraTargetWords), 0));
    settings.framework =
        static_cast<Framework>(readChoice(arguments, "--framework", words(frameworkWords), 0));
    settings.samples = readNumber(arguments, "--samples", settings.samples, 1, 1e15);
    settings.epochs = readNumber(arguments, "--epochs", settings.epochs, 0.001, 1e6);
    return settings;
}

ImageSettings readImage(const Arguments &arguments)
{
    ImageSettings settings;
    if (const auto text = arguments.value("--resolution")) {
        const QStringList sides = text->toLower().split(u'x');
        bool okWidth = false, okHeight = false;
        const int width = sides.value(0).toInt(&okWidth);
        const int height = sides.value(1).toInt(&okHeight);
        if (sides.size() != 2 || !okWidth || !okHeight || std::min(width, height) < 16 ||
            std::max(width, height) > 32'768)
            fail(Words::tr("--resolution takes WIDTHxHEIGHT such as 1024x1024, not \"%1\".").arg(*text));
        settings.width = width;
        settings.height = height;
    }
    settings.steps = readWhole(arguments, "--steps", settings.steps, 1, 10'000);
    settings.images = readWhole(arguments, "--images", settings.images, 1, 10'000);
    return settings;
}

std::vector<Vendor> readVendors(const Arguments &arguments)
{
    std::vector<Vendor> vendors;
    const auto text = arguments.value("--vendor");
    if (!text)
        return vendors;
    for (const QString &name : text->split(u',', Qt::SkipEmptyParts)) {
        const auto vendor = vendorFromName(name.trimmed());
        if (!vendor)
            fail(withSuggestions(
                Words::tr("Unknown vendor \"%1\".").arg(name.trimmed()),
                nearestWords(words("nvidia|amd|intel|apple|huawei|moore threads|cambricon|hygon"), name)));
        vendors.push_back(*vendor);
    }
    return vendors;
}

} // namespace

std::span<const OptionGroup> workloadGroups()
{
    return groups;
}

BudgetAnswer readBudget(const Catalogue &catalogue, const Arguments &arguments, bool chinese)
{
    BudgetAnswer budget;
    budget.region =
        static_cast<Region>(readChoice(arguments, "--region", words(regionWords), chinese ? 0 : 1));
    budget.currency = chinese ? Currency::Cny : Currency::Usd;
    if (const auto code = arguments.value("--currency")) {
        const auto currency = currencyFromCode(*code);
        if (currency != Currency::Cny && currency != Currency::Usd) // others exist in offers only
            fail(Words::tr("Unknown currency \"%1\": take CNY or USD.").arg(*code));
        budget.currency = *currency;
    }
    if (arguments.has("--budget")) {
        const double sum = readNumber(arguments, "--budget", 0, 0.01, 1e12);
        budget.limit = Money::fromAmount(sum, budget.currency);
    }
    budget.mode = static_cast<AcquireMode>(readChoice(arguments, "--mode", words(acquireWords), 2));
    budget.covers =
        static_cast<BudgetCovers>(readChoice(arguments, "--budget-covers", words(coversWords), 0));
    budget.hoursPerMonth = readNumber(arguments, "--hours-per-month", budget.hoursPerMonth, 0.1, 744);
    budget.months = readNumber(arguments, "--months", budget.months, 0.1, 240);
    budget.maxCards = readWhole(arguments, "--max-cards", budget.maxCards, 1, 64);
    if (arguments.has("--max-watts"))
        budget.maxWatts = readNumber(arguments, "--max-watts", 0, 1, 1e6);
    if (const auto own = arguments.value("--own"))
        budget.owned = readCardGroup(catalogue, *own);
    budget.vendors = readVendors(arguments);
    budget.usedAccepted = !arguments.has("--exclude-used");
    budget.os = static_cast<OperatingSystem>(readChoice(arguments, "--os", words(osWords), 0));
    return budget;
}

bool describesModel(const Arguments &arguments)
{
    return arguments.has("--model") || arguments.has("--params");
}

Workload readWorkload(const Catalogue &catalogue, const Arguments &arguments, bool chinese)
{
    Workload workload;
    workload.model = readModel(catalogue, arguments);
    workload.task.task = static_cast<Task>(
        readChoice(arguments, "--task", words(taskWords), static_cast<int>(Task::Inference)));
    workload.task.inference = readInference(catalogue, arguments);
    workload.task.training = readTraining(arguments);
    workload.task.image = readImage(arguments);
    if (const int sharding = readChoice(arguments, "--sharding", words(shardingWords), -1); sharding >= 0)
        workload.task.sharding = static_cast<Sharding>(sharding);
    workload.budget = readBudget(catalogue, arguments, chinese);
    return workload;
}

const Gpu &readCard(const Catalogue &catalogue, const QString &name)
{
    if (const Gpu *gpu = findGpu(catalogue, name))
        return *gpu;
    fail(withSuggestions(Words::tr("Unknown card \"%1\".").arg(name), nearestGpuNames(catalogue, name)));
}

CardGroup readCardGroup(const Catalogue &catalogue, const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    if (colon < 0)
        return {readCard(catalogue, text).id, 1};
    bool ok = false;
    const int count = text.mid(colon + 1).toInt(&ok);
    if (!ok || count < 1 || count > 64)
        fail(Words::tr("The number of cards in \"%1\" must be from 1 to 64.").arg(text));
    return {readCard(catalogue, text.left(colon)).id, count};
}

void warnAboutContext(const Catalogue &catalogue, const Workload &workload, Streams streams)
{
    const AiModel *model =
        workload.model.file ? &workload.model.file->model : catalogue.model(workload.model.modelId);
    const int context = workload.task.inference.contextTokens;
    if (workload.task.task == Task::Inference && model && model->shape.maxContext > 0 &&
        context > model->shape.maxContext)
        streams.err << Words::tr("Warning: a context of %1 tokens is beyond the %2 that %3 supports.")
                           .arg(QString::number(context), QString::number(model->shape.maxContext),
                                model->name)
                    << '\n';
}

} // namespace gpuwise
