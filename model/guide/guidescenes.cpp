// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guidescenes.h"

#include "model/guide/guideworkload.h"

#include <QCoreApplication>

#include <array>

namespace gpuwise {

namespace {

constexpr std::array scenes{
    GuideScene{"pretrain", "tinyllama-1.1b:pretrain:bf16:2048"},
    GuideScene{"finetune", "llama-3.1-8b:lora:bf16:2048"},
    GuideScene{"serve", "qwen3-32b:fp8:8192:x8:vllm"},
    GuideScene{"image", "flux.1-dev:image"},
    GuideScene{"personal", "qwen3-32b:q4_k_m:8192"},
    GuideScene{"learn", "llama-3.1-8b:qlora:nf4:1024"},
};

} // namespace

std::span<const GuideScene> guideScenes()
{
    return scenes;
}

QString guideSceneName(const GuideScene &scene)
{
    constexpr std::array names{
        QT_TRANSLATE_NOOP("GuideScene", "Pre-training a small model"),
        QT_TRANSLATE_NOOP("GuideScene", "Fine-tuning"),
        QT_TRANSLATE_NOOP("GuideScene", "A service for several users"),
        QT_TRANSLATE_NOOP("GuideScene", "Images"),
        QT_TRANSLATE_NOOP("GuideScene", "A model of your own at home"),
        QT_TRANSLATE_NOOP("GuideScene", "Learning"),
    };
    static_assert(names.size() == scenes.size());
    for (std::size_t i = 0; i < scenes.size(); ++i)
        if (QLatin1StringView(scenes[i].id) == QLatin1StringView(scene.id))
            return QCoreApplication::translate("GuideScene", names[i]);
    return {};
}

Workload sceneWorkload(const Catalogue &catalogue, const GuideScene &scene, Region region, Currency currency)
{
    Workload workload;
    workload.budget.region = region;
    workload.budget.currency = currency;
    if (const auto found = guideWorkload(catalogue, QString::fromLatin1(scene.words).split(u':'))) {
        workload.model = found->model;
        workload.task = found->task;
    }
    return workload;
}

} // namespace gpuwise
