// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sessions for the tests of session files: one with every field away from its default.
#pragma once

#include "model/sessionfiles/sessionfile.h"

namespace gpuwise {

inline SessionDocument fullSession()
{
    SessionDocument document;
    Workload &w = document.state.workload;
    w.model.modelId = QStringLiteral("qwen3-32b");
    w.model.precisionId = QStringLiteral("q4_k_m");
    w.budget.mode = AcquireMode::Rent;
    w.budget.limit = Money::fromAmount(12345.6789, Currency::Cny);
    w.budget.currency = Currency::Cny;
    w.budget.covers = BudgetCovers::WholePc;
    w.budget.maxCards = 4;
    w.budget.usedAccepted = false;
    w.budget.hoursPerMonth = 33.3;
    w.budget.months = 7;
    w.budget.region = Region::Cn;
    w.budget.vendors = {Vendor::Amd, Vendor::MooreThreads};
    w.budget.maxWatts = 850;
    w.budget.os = OperatingSystem::Windows;
    w.budget.owned = CardGroup{QStringLiteral("nvidia-rtx-3060-12gb"), 2};
    TaskAnswer &t = w.task;
    t.task = Task::Qlora;
    t.inference = {16384, 3, QStringLiteral("kv_q8_0"), Runtime::Vllm, false, 256, 20, 12.5};
    t.training = {2,
                  8,
                  4096,
                  Optimizer::PagedAdamW8bit,
                  Checkpointing::Offload,
                  Loss::Fused,
                  64,
                  LoraTargets::QV,
                  Framework::Unsloth,
                  1234567,
                  0.1};
    t.image = {1536, 640, 50, 4};
    t.sharding = Sharding::Zero2;
    document.state.shortlist = {{QStringLiteral("nvidia-rtx-5090-32gb"), 2},
                                {QStringLiteral("nvidia-rtx-4090-24gb"), 1}};
    document.state.baseline = CardGroup{QStringLiteral("nvidia-rtx-4090-24gb"), 1};
    document.state.tierWeights = {0.1, 0.2, 0.35, 0.05, 0};
    CostChoices &c = document.state.costs;
    c.own = CardGroup{QStringLiteral("nvidia-rtx-4090-24gb"), 2};
    c.rent = CardGroup{QStringLiteral("nvidia-rtx-5090-32gb"), 1};
    c.used = true;
    c.figures.pricePerCard = 11999.5;
    c.figures.tariffPerKwh = 0.1 + 0.2; // no short decimal: must come back to the last bit
    c.figures.resale = 0.35;
    c.figures.inDataCentre = true;
    c.currency = Currency::Cny;
    c.pricedCard = QStringLiteral("nvidia-rtx-4090-24gb");
    c.rentedCard = QStringLiteral("nvidia-rtx-5090-32gb");
    document.state.pc = {220, 110, SupplyStandard::Older, SupplyLevel::Bronze, Circuit{120, 15}, 317.5, 2.75};
    document.view.page = QStringLiteral("compare");
    document.view.marks[QStringLiteral("compare")] = {QStringLiteral("only-different")};
    document.origin = QStringLiteral("/home/someone/a \"name\" 显卡.gpuwise");
    return document;
}

} // namespace gpuwise
