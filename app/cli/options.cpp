// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include "app/cli/clierror.h"
#include "model/domain/catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace gpuwise {

namespace {

using enum OptionGroup;

constexpr std::array specs{
    OptionSpec{"--lang", "en|zh_CN", General, QT_TRANSLATE_NOOP("CliOption", "language of the answer")},
    OptionSpec{"--catalogue", "FILE", General, QT_TRANSLATE_NOOP("CliOption", "another catalogue file")},
    OptionSpec{"--today", "DATE", General,
               QT_TRANSLATE_NOOP("CliOption", "judge the age of prices as of this day")},
    OptionSpec{"--rate", "CODE=RATE", General,
               QT_TRANSLATE_NOOP("CliOption", "your own exchange rate: units of the currency for one USD")},
    OptionSpec{"--user-data", "DIR", General,
               QT_TRANSLATE_NOOP("CliOption", "your own cards and prices from this folder")},
    OptionSpec{"--no-user-data", "", General,
               QT_TRANSLATE_NOOP("CliOption", "without your own cards and prices")},
    OptionSpec{"--json", "", Output, QT_TRANSLATE_NOOP("CliOption", "answer as JSON")},
    OptionSpec{"--csv", "", Output, QT_TRANSLATE_NOOP("CliOption", "answer as CSV, where it is a table")},
    OptionSpec{"--markdown", "", Output,
               QT_TRANSLATE_NOOP("CliOption", "answer as Markdown, where it is a table")},

    OptionSpec{
        "--session", "FILE", OptionGroup::Session,
        QT_TRANSLATE_NOOP("CliOption", "a session saved in the window (.gpuwise): its answers and cards")},

    OptionSpec{"--model", "ID|NAME|FILE", Model,
               QT_TRANSLATE_NOOP("CliOption", "a model of the library (see `models`), or a model file")},
    OptionSpec{"--params", "SIZE", Model,
               QT_TRANSLATE_NOOP("CliOption", "a bare size such as 7B, 350M, 1.5T")},
    OptionSpec{
        "--task", "TASK", Model,
        QT_TRANSLATE_NOOP("CliOption", "pretrain, full, lora, qlora, infer (default), image or learn")},
    OptionSpec{
        "--precision", "ID", Model,
        QT_TRANSLATE_NOOP("CliOption", "how the weights are stored: bf16, fp8, int4, q4_k_m, awq, nf4 ...")},

    OptionSpec{"--context", "TOKENS", Inference,
               QT_TRANSLATE_NOOP("CliOption", "context length per sequence (8192)")},
    OptionSpec{"--sequences", "N", Inference, QT_TRANSLATE_NOOP("CliOption", "simultaneous users (1)")},
    OptionSpec{"--kv-precision", "ID", Inference,
               QT_TRANSLATE_NOOP("CliOption", "how the KV cache is stored (fp16)")},
    OptionSpec{"--runtime", "NAME", Inference,
               QT_TRANSLATE_NOOP(
                   "CliOption",
                   "llama.cpp, llama-server, vllm, transformers, exllama, autoawq, litgpt or diffusers")},
    OptionSpec{"--flash-attention", "on|off", Inference,
               QT_TRANSLATE_NOOP("CliOption", "flash attention (on)")},
    OptionSpec{"--ubatch", "N", Inference,
               QT_TRANSLATE_NOOP("CliOption", "llama.cpp's physical batch (512)")},
    OptionSpec{
        "--gpu-layers", "N", Inference,
        QT_TRANSLATE_NOOP("CliOption", "llama.cpp: layers on the card (all); the rest on the processor")},
    OptionSpec{"--min-speed", "TOKENS", Inference,
               QT_TRANSLATE_NOOP("CliOption", "tokens/s that are fast enough for a pick (8)")},

    OptionSpec{"--batch", "N", Training, QT_TRANSLATE_NOOP("CliOption", "sequences per card and step (1)")},
    OptionSpec{"--accumulation", "N", Training,
               QT_TRANSLATE_NOOP("CliOption", "batches whose gradients are added up before a step (1)")},
    OptionSpec{"--seq-len", "TOKENS", Training,
               QT_TRANSLATE_NOOP("CliOption", "tokens per training sequence (2048)")},
    OptionSpec{"--optimizer", "NAME", Training,
               QT_TRANSLATE_NOOP("CliOption", "adamw, adamw8bit, paged_adamw8bit, adafactor or sgd")},
    OptionSpec{"--checkpointing", "on|off|offload", Training,
               QT_TRANSLATE_NOOP("CliOption", "gradient checkpointing (on)")},
    OptionSpec{"--loss", "plain|chunked|fused", Training,
               QT_TRANSLATE_NOOP("CliOption", "how the loss is computed (plain)")},
    OptionSpec{"--lora-rank", "N", Training, QT_TRANSLATE_NOOP("CliOption", "rank of the adapters (16)")},
    OptionSpec{"--lora-targets", "all|attention|qv", Training,
               QT_TRANSLATE_NOOP("CliOption", "adapted layers (all)")},
    OptionSpec{"--framework", "NAME", Training,
               QT_TRANSLATE_NOOP("CliOption",
                                 "peft, torchtune, litgpt, unsloth, llama-factory, axolotl, llm-foundry, "
                                 "torchtitan, megatron or deepspeed")},
    OptionSpec{"--samples", "N", Training, QT_TRANSLATE_NOOP("CliOption", "training samples (10000)")},
    OptionSpec{"--epochs", "N", Training, QT_TRANSLATE_NOOP("CliOption", "passes over them (3)")},

    OptionSpec{"--resolution", "WxH", Image, QT_TRANSLATE_NOOP("CliOption", "size of an image (1024x1024)")},
    OptionSpec{"--steps", "N", Image, QT_TRANSLATE_NOOP("CliOption", "denoising steps (30)")},
    OptionSpec{"--images", "N", Image, QT_TRANSLATE_NOOP("CliOption", "images at once (1)")},

    OptionSpec{"--gpu", "CARD[:N]", Cards,
               QT_TRANSLATE_NOOP("CliOption", "a card to judge; may be repeated")},
    OptionSpec{"--gpus", "N", Cards, QT_TRANSLATE_NOOP("CliOption", "how many cards share the work")},
    OptionSpec{"--sharding", "KIND", Cards,
               QT_TRANSLATE_NOOP("CliOption", "none, layer, tp, zero1, zero2, zero3, fsdp or cpu-offload")},

    OptionSpec{"--budget", "SUM", Money,
               QT_TRANSLATE_NOOP("CliOption", "what may be spent; without it, no limit")},
    OptionSpec{"--currency", "CODE", Money, QT_TRANSLATE_NOOP("CliOption", "CNY or USD")},
    OptionSpec{"--mode", "buy|rent|either", Money,
               QT_TRANSLATE_NOOP("CliOption", "to buy, to rent or whichever is wiser")},
    OptionSpec{"--budget-covers", "cards|supply|pc", Money,
               QT_TRANSLATE_NOOP("CliOption", "what the sum pays for (cards)")},
    OptionSpec{"--hours-per-month", "H", Money,
               QT_TRANSLATE_NOOP("CliOption", "hours of use per month (120)")},
    OptionSpec{"--months", "N", Money, QT_TRANSLATE_NOOP("CliOption", "how long it is used (24)")},
    OptionSpec{"--max-cards", "N", Money, QT_TRANSLATE_NOOP("CliOption", "most cards together (2)")},
    OptionSpec{"--max-watts", "W", Money, QT_TRANSLATE_NOOP("CliOption", "most board power of all cards")},
    OptionSpec{"--own", "CARD[:N]", Money,
               QT_TRANSLATE_NOOP("CliOption", "what you own already: it is judged first")},
    OptionSpec{"--vendor", "LIST", Money,
               QT_TRANSLATE_NOOP("CliOption", "only these vendors: nvidia,amd,...")},
    OptionSpec{"--exclude-used", "", Money, QT_TRANSLATE_NOOP("CliOption", "leave used cards out")},
    OptionSpec{"--os", "linux|windows|macos", Money, QT_TRANSLATE_NOOP("CliOption", "operating system")},
    OptionSpec{"--region", "cn|us|eu|any", Money, QT_TRANSLATE_NOOP("CliOption", "where to buy or rent")},

    OptionSpec{"--cpu-watts", "W", Place, QT_TRANSLATE_NOOP("CliOption", "what the CPU draws at most (150)")},
    OptionSpec{"--rest-watts", "W", Place,
               QT_TRANSLATE_NOOP("CliOption", "board, memory, drives and fans (75)")},
    OptionSpec{"--supply", "atx3|older", Place,
               QT_TRANSLATE_NOOP("CliOption", "ATX 3.x with a native 16-pin connector, or anything else")},
    OptionSpec{"--supply-level", "LEVEL", Place,
               QT_TRANSLATE_NOOP("CliOption", "80 PLUS: plain, bronze, silver, gold, platinum or titanium")},
    OptionSpec{"--circuit", "VOLTSxAMPERES", Place,
               QT_TRANSLATE_NOOP("CliOption", "only this circuit, such as 220x10 or 120x15")},
    OptionSpec{"--case-length", "MM", Place, QT_TRANSLATE_NOOP("CliOption", "longest card the case takes")},
    OptionSpec{"--case-slots", "N", Place, QT_TRANSLATE_NOOP("CliOption", "slots the case has for cards")},
    OptionSpec{"--load", "PERCENT", Electricity,
               QT_TRANSLATE_NOOP("CliOption", "power while computing, of full power (80)")},
    OptionSpec{"--tariff", "PRICE", Electricity,
               QT_TRANSLATE_NOOP("CliOption", "price of a kWh; without it, that of homes in the region")},

    OptionSpec{"--rent-card", "CARD[:N]", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "rent this one instead of the same card")},
    OptionSpec{"--used", "", Ownership, QT_TRANSLATE_NOOP("CliOption", "buy the card used")},
    OptionSpec{"--price", "SUM", Ownership, QT_TRANSLATE_NOOP("CliOption", "your own price of one card")},
    OptionSpec{"--rent", "SUM", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "your own rent of one card and hour")},
    OptionSpec{"--host", "SUM", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "price of the machine around the cards")},
    OptionSpec{"--host-watts", "W", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "what that machine draws besides the cards")},
    OptionSpec{"--resale", "PERCENT", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "of the price, got back by selling at the end (40)")},
    OptionSpec{"--resale-low", "PERCENT", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "the same if the cards sell badly (20)")},
    OptionSpec{"--resale-high", "PERCENT", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "the same if they sell well (60)")},
    OptionSpec{"--card-watts", "W", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "board power of one card; without it, the published one")},
    OptionSpec{"--utilisation", "PERCENT", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "of the switched-on hours that are used (100)")},
    OptionSpec{"--supply-efficiency", "PERCENT", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "efficiency of the power supply (90)")},
    OptionSpec{"--interest", "PERCENT", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "interest a year on what was paid up front (0)")},
    OptionSpec{"--in-data-centre", "", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "the cards stand in a data centre of your own")},
    OptionSpec{"--pue", "FACTOR", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "PUE of that data centre (1.54)")},
    OptionSpec{"--storage", "SUM", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "storage per month on top of the rent (0)")},
    OptionSpec{"--egress", "SUM", Ownership,
               QT_TRANSLATE_NOOP("CliOption", "traffic per month on top of the rent (0)")},

    OptionSpec{
        "--matrix", "", Fit,
        QT_TRANSLATE_NOOP("CliOption", "each card in other precisions and contexts (or batches) as well")},
    OptionSpec{"--weights", "LIST", Tiers,
               QT_TRANSLATE_NOOP("CliOption",
                                 "weights of the score: headroom=14,speed=28,price=40,software=12,power=8")},
    OptionSpec{"--guides", "", Tiers, QT_TRANSLATE_NOOP("CliOption", "the tiers of buying guides as well")},

    OptionSpec{"--where", "CONDITION", List,
               QT_TRANSLATE_NOOP("CliOption", "\"memory_gb>=24 and tdp_w<=300\"")},
    OptionSpec{"--sort", "COLUMN", List,
               QT_TRANSLATE_NOOP("CliOption", "column to sort by; -COLUMN: descending")},
    OptionSpec{"--columns", "LIST", List, QT_TRANSLATE_NOOP("CliOption", "columns to show")},
    OptionSpec{"--search", "TEXT", Search, QT_TRANSLATE_NOOP("CliOption", "only what contains the text")},

    OptionSpec{"--verdict", "WORD", Claims,
               QT_TRANSLATE_NOOP("CliOption", "wrong, right or depends (partly, depends, not verified)")},
    OptionSpec{"--subject", "WORD", Claims,
               QT_TRANSLATE_NOOP("CliOption", "card, rule, price, software, market, method or model")},

    OptionSpec{"--root", "FOLDER", Detection,
               QT_TRANSLATE_NOOP("CliOption", "a recorded machine: sys, nvidia-smi.txt, amd-smi.json, "
                                              "rocm-smi.json, system_profiler.json")},

    OptionSpec{"--baseline", "CARD", Compare,
               QT_TRANSLATE_NOOP("CliOption", "card that differences refer to")},
    OptionSpec{"--only-different", "", Compare, QT_TRANSLATE_NOOP("CliOption", "only rows that differ")},

    OptionSpec{"--cases", "FILE", Cases, QT_TRANSLATE_NOOP("CliOption", "answer every row of a CSV file")},
    OptionSpec{"--kind", "KIND", Cases,
               QT_TRANSLATE_NOOP("CliOption", "memory, decode, prefill, training, images, fit or llamacpp")},
    OptionSpec{"--out", "FILE", Cases,
               QT_TRANSLATE_NOOP("CliOption", "write there instead of to the screen")},

    OptionSpec{"--dry-run", "", Import,
               QT_TRANSLATE_NOOP("CliOption", "show what would be imported, and import nothing")},
    OptionSpec{"--map", "FIELD=COLUMN", Import,
               QT_TRANSLATE_NOOP("CliOption", "which column is meant, such as price=Offer; may be repeated")},
    OptionSpec{"--currency", "CODE", Import,
               QT_TRANSLATE_NOOP("CliOption", "currency of the prices that name none")},
    OptionSpec{"--provider", "NAME", Import,
               QT_TRANSLATE_NOOP("CliOption", "whose prices a feed has (the name of its file or folder)")},
    OptionSpec{"--skip-bad", "", Import,
               QT_TRANSLATE_NOOP("CliOption", "import the good rows of a file that has bad ones")},
    OptionSpec{"--overwrite", "", Export, QT_TRANSLATE_NOOP("CliOption", "replace files that are there")},

    OptionSpec{"--pdf", "FILE", Report, QT_TRANSLATE_NOOP("CliOption", "write the report as PDF")},
    OptionSpec{"--html", "FILE", Report, QT_TRANSLATE_NOOP("CliOption", "write it as one web page")},
    OptionSpec{"--xlsx", "FILE", Report,
               QT_TRANSLATE_NOOP("CliOption", "write it as a workbook, figures as numbers")},
    OptionSpec{"--markdown", "FILE", Report, QT_TRANSLATE_NOOP("CliOption", "write it as Markdown")},
    OptionSpec{"--csv", "FOLDER", Report,
               QT_TRANSLATE_NOOP("CliOption", "write its tables as CSV, a file each")},
    OptionSpec{"--sections", "LIST", Report,
               QT_TRANSLATE_NOOP(
                   "CliOption", "only these sections of the report, or short: the decision and its grounds")},
    OptionSpec{"--paper", "a4|letter", Report, QT_TRANSLATE_NOOP("CliOption", "size of the paper")},
    OptionSpec{"--orientation", "portrait|landscape", Report,
               QT_TRANSLATE_NOOP("CliOption", "how the paper lies (portrait)")},
    OptionSpec{
        "--decide", "all|cards", Report,
        QT_TRANSLATE_NOOP("CliOption", "whom the report may choose: all cards, or those named (cards)")},
    OptionSpec{"--buy-card", "CARD[:N]", Report,
               QT_TRANSLATE_NOOP("CliOption", "buy this one in rent or buy, instead of the one decided for")},
    OptionSpec{"--new", "", Report, QT_TRANSLATE_NOOP("CliOption", "buy the card new")},

    OptionSpec{
        "--date", "DATE", Own,
        QT_TRANSLATE_NOOP("CliOption", "the day of the price, or on which the value was read (today)")},
    OptionSpec{"--source", "TEXT", Own, QT_TRANSLATE_NOOP("CliOption", "where it was read, in your words")},
    OptionSpec{"--note", "TEXT", Own, QT_TRANSLATE_NOOP("CliOption", "a note to it")},
    OptionSpec{"--kind", "KIND", Own,
               QT_TRANSLATE_NOOP(
                   "CliOption", "of the price: new (default), used, on_demand, spot, reserved or community")},
    OptionSpec{"--shop", "TEXT", Own,
               QT_TRANSLATE_NOOP("CliOption", "the shop, or the provider of a rented card")},
    OptionSpec{"--region", "TEXT", Own,
               QT_TRANSLATE_NOOP("CliOption", "where the price is asked, such as US or CN")},
    OptionSpec{"--sure", "", Own, QT_TRANSLATE_NOOP("CliOption", "keep it also when it looks odd")},
};

[[noreturn]] void fail(const QString &message)
{
    throw CliError{ExitCode::WrongUsage, message};
}

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

QString withSuggestions(const QString &message, const QStringList &nearest)
{
    if (nearest.isEmpty())
        return message;
    return QCoreApplication::translate("Cli", "%1 Did you mean %2?")
        .arg(message, nearest.join(QStringLiteral(", ")));
}

std::span<const OptionSpec> optionSpecs()
{
    return specs;
}

QString optionHelp(const OptionSpec &spec)
{
    return QCoreApplication::translate("CliOption", spec.help);
}

std::optional<QString> Arguments::value(const char *option) const
{
    const auto it = m_values.constFind(QString::fromLatin1(option));
    return it == m_values.constEnd() ? std::nullopt : std::optional(it->last());
}

QStringList Arguments::values(const char *option) const
{
    return m_values.value(QString::fromLatin1(option));
}

Arguments readArguments(const QStringList &words, std::span<const OptionGroup> groups)
{
    const auto allowed = [&](const OptionSpec &spec) {
        return spec.group == General || spec.group == Output ||
               std::find(groups.begin(), groups.end(), spec.group) != groups.end();
    };
    Arguments arguments;
    for (qsizetype i = 0; i < words.size(); ++i) {
        QString word = words[i];
        if (!word.startsWith(QLatin1StringView("--")) || word == QLatin1StringView("--")) {
            if (word.startsWith(u'-') && word.size() > 1 && !word[1].isDigit())
                fail(Words::tr("Options have two dashes: %1 is not one.").arg(word));
            arguments.positional.append(word);
            continue;
        }
        std::optional<QString> inlined;
        if (const qsizetype equals = word.indexOf(u'='); equals > 0) {
            inlined = word.mid(equals + 1);
            word.truncate(equals);
        }
        // A command's own option counts before a general one of the same name: `report --csv FOLDER`.
        auto spec = specs.end();
        for (auto it = specs.begin(); it != specs.end(); ++it)
            if (allowed(*it) && word == QLatin1StringView(it->name) &&
                (spec == specs.end() || spec->group == Output))
                spec = it;
        if (spec == specs.end()) {
            QStringList names;
            for (const OptionSpec &s : specs)
                if (allowed(s))
                    names.append(QString::fromLatin1(s.name));
            fail(withSuggestions(Words::tr("Unknown option %1.").arg(word), nearestWords(names, word)));
        }
        if (*spec->value == '\0') {
            if (inlined)
                fail(Words::tr("%1 takes no value.").arg(word));
            arguments.m_values[word].append(QString());
            continue;
        }
        if (!inlined && ++i >= words.size())
            fail(Words::tr("%1 needs a value: %2.").arg(word, QString::fromLatin1(spec->value)));
        arguments.m_values[word].append(inlined ? *inlined : words[i]);
    }
    return arguments;
}

double readNumber(const Arguments &arguments, const char *option, double fallback, double least, double most)
{
    const auto text = arguments.value(option);
    if (!text)
        return fallback;
    bool ok = false;
    const double number = text->toDouble(&ok);
    if (!ok || !std::isfinite(number) || number < least || number > most)
        fail(Words::tr("%1 takes a number from %2 to %3, not \"%4\".")
                 .arg(QString::fromLatin1(option), QString::number(least), QString::number(most, 'g', 12),
                      *text));
    return number;
}

int readWhole(const Arguments &arguments, const char *option, int fallback, int least, int most)
{
    const auto text = arguments.value(option);
    if (!text)
        return fallback;
    bool ok = false;
    const int number = text->toInt(&ok);
    if (!ok || number < least || number > most)
        fail(Words::tr("%1 takes a whole number from %2 to %3, not \"%4\".")
                 .arg(QString::fromLatin1(option), QString::number(least), QString::number(most), *text));
    return number;
}

int readChoice(const Arguments &arguments, const char *option, const QStringList &words, int fallback)
{
    const auto text = arguments.value(option);
    if (!text)
        return fallback;
    for (qsizetype i = 0; i < words.size(); ++i)
        if (text->compare(words[i], Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    fail(Words::tr("%1 takes one of %2, not \"%3\".")
             .arg(QString::fromLatin1(option), words.join(QStringLiteral(", ")), *text));
}

} // namespace gpuwise
