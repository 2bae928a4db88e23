// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of a session file, once: the reader and the writer walk the same list, so that what is written
// is what is read. `A` offers object(), whole(), real(), flag(), text(), word(), card(), cards(), model(),
// precision(), vendors() and money(). Ranges are those of the command line's options.
#pragma once

#include "model/session/costfields.h"
#include "model/sessionfiles/sessiondocument.h"

#include <array>

namespace gpuwise {

/// The words of enumerators, in the order of their values; the same as in the JSON of the command line.
namespace sessionwords {
inline constexpr std::array tasks{"pretrain", "full", "lora", "qlora", "infer", "image", "learn"};
inline constexpr std::array runtimes{"llama.cpp", "llama-server", "vllm",   "transformers",
                                     "exllama",   "autoawq",      "litgpt", "diffusers"};
inline constexpr std::array frameworks{"peft",    "torchtune",   "litgpt",     "unsloth",  "llama-factory",
                                       "axolotl", "llm-foundry", "torchtitan", "megatron", "deepspeed"};
inline constexpr std::array optimizers{"adamw", "adamw8bit", "paged_adamw8bit", "adafactor", "sgd"};
inline constexpr std::array checkpointings{"off", "on", "offload"};
inline constexpr std::array losses{"plain", "chunked", "fused"};
inline constexpr std::array loraTargets{"all", "attention", "qv"};
inline constexpr std::array shardings{"none",  "layer", "tp",   "zero1",
                                      "zero2", "zero3", "fsdp", "cpu-offload"};
inline constexpr std::array modes{"buy", "rent", "either"};
inline constexpr std::array covers{"cards", "supply", "pc"};
inline constexpr std::array regions{"cn", "us", "eu", "any"};
inline constexpr std::array supplies{"atx3", "older"};
inline constexpr std::array supplyLevels{"plain", "bronze", "silver", "gold", "platinum", "titanium"};
inline constexpr std::array systems{"linux", "windows", "macos"};
} // namespace sessionwords

template <typename A> void describe(A &a, InferenceSettings &s)
{
    a.whole("context_tokens", s.contextTokens, 1, 100'000'000);
    a.whole("sequences", s.sequences, 1, 100'000);
    a.kvPrecision("kv_precision", s.kvPrecisionId);
    a.word("runtime", s.runtime, sessionwords::runtimes);
    a.flag("flash_attention", s.flashAttention);
    a.whole("ubatch", s.ubatch, 1, 1'000'000);
    a.whole("gpu_layers", s.gpuLayers, -1, 1'000'000);
    a.real("min_tokens_per_second", s.minTokensPerSecond, 0, 100'000);
}

template <typename A> void describe(A &a, TrainingSettings &s)
{
    a.whole("batch", s.batch, 1, 1'000'000);
    a.whole("accumulation", s.accumulation, 1, 1'000'000);
    a.whole("sequence_tokens", s.sequenceLength, 1, 100'000'000);
    a.word("optimizer", s.optimizer, sessionwords::optimizers);
    a.word("checkpointing", s.checkpointing, sessionwords::checkpointings);
    a.word("loss", s.loss, sessionwords::losses);
    a.whole("lora_rank", s.loraRank, 1, 65'536);
    a.word("lora_targets", s.loraTargets, sessionwords::loraTargets);
    a.word("framework", s.framework, sessionwords::frameworks);
    a.real("samples", s.samples, 1, 1e15);
    a.real("epochs", s.epochs, 0.001, 1e6);
}

template <typename A> void describe(A &a, ImageSettings &s)
{
    a.whole("width", s.width, 16, 32'768);
    a.whole("height", s.height, 16, 32'768);
    a.whole("steps", s.steps, 1, 10'000);
    a.whole("images", s.images, 1, 10'000);
}

template <typename A> void describe(A &a, TaskAnswer &s)
{
    a.word("task", s.task, sessionwords::tasks);
    a.object("inference", s.inference);
    a.object("training", s.training);
    a.object("image", s.image);
    a.word("sharding", s.sharding, sessionwords::shardings);
}

template <typename A> void describe(A &a, BudgetAnswer &s)
{
    a.word("mode", s.mode, sessionwords::modes);
    a.money("limit", s.limit);
    a.currency("currency", s.currency);
    a.word("covers", s.covers, sessionwords::covers);
    a.whole("max_cards", s.maxCards, 1, 64);
    a.flag("used_accepted", s.usedAccepted);
    a.real("hours_per_month", s.hoursPerMonth, 0, 744);
    a.real("months", s.months, 0.1, 1200);
    a.word("region", s.region, sessionwords::regions);
    a.vendors("vendors", s.vendors);
    a.real("max_watts", s.maxWatts, 1, 1e6);
    a.word("os", s.os, sessionwords::systems);
    a.card("owned", s.owned);
}

template <typename A> void describe(A &a, Workload &s)
{
    a.model("model", s.model);
    a.object("budget", s.budget);
    a.object("task", s.task);
}

template <typename A> void describe(A &a, ScoreWeights &s)
{
    a.real("headroom", s.headroom, 0, 1);
    a.real("speed", s.speed, 0, 1);
    a.real("price", s.price, 0, 1);
    a.real("software", s.software, 0, 1);
    a.real("power", s.power, 0, 1);
}

template <typename A> void describe(A &a, RentOrBuyFigures &s)
{
    for (const CostField field : costFields()) {
        if (const auto figure = costFigureOf(field)) {
            const CostRange range = rangeOf(costInputOf(field));
            a.figure(costFieldCode(field).toLatin1().constData(), s.*figure, range.least, range.most);
        }
    }
    a.flag("in_data_centre", s.inDataCentre);
}

template <typename A> void describe(A &a, CostChoices &s)
{
    a.card("own", s.own);
    a.card("rent", s.rent);
    a.flag("used", s.used);
    a.object("figures", s.figures);
    a.currency("currency", s.currency);
    a.cardId("priced_card", s.pricedCard);
    a.cardId("rented_card", s.rentedCard);
}

template <typename A> void describe(A &a, Circuit &s)
{
    a.real("volts", s.volts, 1, 1000);
    a.real("amperes", s.amperes, 1, 1000);
}

template <typename A> void describe(A &a, PcSetup &s)
{
    a.real("cpu_w", s.cpuWatts, 0, mostPcWatts);
    a.real("rest_w", s.restWatts, 0, mostPcWatts);
    a.word("supply", s.standard, sessionwords::supplies);
    a.word("supply_level", s.level, sessionwords::supplyLevels);
    a.object("circuit", s.circuit);
    a.real("case_length_mm", s.caseLengthMm, 0, 10'000);
    a.real("case_slots", s.caseSlots, 0, 1'000);
}

template <typename A> void describe(A &a, SessionView &s)
{
    a.text("page", s.page);
    a.marks("marks", s.marks);
}

template <typename A> void describe(A &a, SessionDocument &s)
{
    a.object("workload", s.state.workload);
    a.cards("shortlist", s.state.shortlist);
    a.card("baseline", s.state.baseline);
    a.object("tier_weights", s.state.tierWeights);
    a.object("costs", s.state.costs);
    a.object("pc", s.state.pc);
    a.object("view", s.view);
    a.text("origin", s.origin);
}

} // namespace gpuwise
