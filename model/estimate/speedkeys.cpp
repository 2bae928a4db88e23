// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/speedkeys.h"

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

bool hasHbm(const Gpu &gpu)
{
    return gpu.spec(SpecField::MemoryType).text.startsWith(QLatin1StringView("HBM"));
}

bool isLlamaCpp(const Question &question)
{
    return question.task == Task::Inference &&
           (question.runtime == Runtime::LlamaCpp || question.runtime == Runtime::LlamaServer);
}

QString runtimeKey(Runtime runtime)
{
    switch (runtime) {
    case Runtime::LlamaCpp:
    case Runtime::LlamaServer:
        return u"llama.cpp"_s;
    case Runtime::Vllm:
        return u"vllm"_s;
    case Runtime::Transformers:
        return u"transformers"_s;
    case Runtime::Exllama:
        return u"exllama"_s;
    case Runtime::AutoAwq:
        return u"autoawq"_s;
    case Runtime::Litgpt:
    case Runtime::Diffusers:
        break;
    }
    return u"other"_s;
}

QString frameworkKey(Framework framework)
{
    switch (framework) {
    case Framework::Peft:
        return u"hf trainer"_s;
    case Framework::Torchtune:
        return u"torchtune"_s;
    case Framework::Litgpt:
        return u"litgpt"_s;
    case Framework::LlamaFactory:
        return u"llama-factory"_s;
    case Framework::LlmFoundry:
        return u"llm-foundry"_s;
    case Framework::Torchtitan:
        return u"torchtitan"_s;
    case Framework::Megatron:
        return u"megatron"_s;
    case Framework::Unsloth:
    case Framework::Axolotl:
    case Framework::DeepSpeed:
        break;
    }
    return u"other"_s;
}

} // namespace

std::array<QString, 3> speedGroups(const Gpu &gpu)
{
    const QString vendor = vendorName(gpu.vendor);
    if (gpu.vendor == Vendor::Apple)
        return {vendor, vendor, QString()};
    if (gpu.segment == Segment::Unified)
        return {gpu.architecture + " unified"_L1, vendor + " unified"_L1, QString()};
    if (hasHbm(gpu))
        return {gpu.architecture + " HBM"_L1, vendor + " HBM"_L1, QString()};
    const bool professional = gpu.segment == Segment::Workstation || gpu.segment == Segment::Datacenter;
    if (professional && gpu.vendor == Vendor::Nvidia)
        return {gpu.architecture + " pro"_L1, vendor + " pro"_L1, QString()};
    const bool plain = gpu.architecture == "Turing"_L1 && gpu.number(SpecField::TensorCores).value_or(0) <= 0;
    return {plain ? u"Turing without tensor cores"_s : gpu.architecture, vendor + " GDDR"_L1, QString()};
}

std::vector<Backend> backendsFor(const Gpu &gpu, const Question &question)
{
    switch (gpu.vendor) {
    case Vendor::Nvidia:
        return {Backend::Cuda};
    case Vendor::Amd:
        if (isLlamaCpp(question) && gpu.segment != Segment::Datacenter)
            return {Backend::Vulkan, Backend::Rocm};
        return {Backend::Rocm};
    case Vendor::Apple:
        return {Backend::Metal};
    case Vendor::Intel:
        return {isLlamaCpp(question) ? Backend::Vulkan : Backend::Sycl};
    default:
        return {Backend::Other};
    }
}

QString softwareKey(const Question &question)
{
    if (!question.speedDetail.software.isEmpty())
        return question.speedDetail.software;
    if (question.task == Task::Image)
        return QString();
    if (isTraining(question.task) || question.task == Task::Learn)
        return frameworkKey(question.training.framework);
    return runtimeKey(question.runtime);
}

} // namespace gpuwise
