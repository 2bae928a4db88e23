// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/software.h"

#include <initializer_list>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

int precedence(SoftwareSupport::Match match)
{
    switch (match) {
    case SoftwareSupport::Match::Id:
        return 4;
    case SoftwareSupport::Match::ComputeCapability:
    case SoftwareSupport::Match::Gfx:
        return 3;
    case SoftwareSupport::Match::Architecture:
        return 2;
    case SoftwareSupport::Match::Vendor:
        return 1;
    }
    return 0;
}

/// Of a row for the vendor of the card.
bool matches(const SoftwareSupport &row, const Gpu &gpu)
{
    switch (row.match) {
    case SoftwareSupport::Match::Id:
        return row.values.contains(gpu.id);
    case SoftwareSupport::Match::ComputeCapability:
    case SoftwareSupport::Match::Gfx:
        return row.values.contains(gpu.spec(SpecField::ComputeCapability).text);
    case SoftwareSupport::Match::Architecture:
        return row.values.contains(gpu.architecture);
    case SoftwareSupport::Match::Vendor:
        return true;
    }
    return false;
}

Support supportOf(SoftwareStatus status)
{
    switch (status) {
    case SoftwareStatus::Official:
        return Support::Official;
    case SoftwareStatus::Partial:
        return Support::Partial;
    case SoftwareStatus::Community:
        return Support::Community;
    case SoftwareStatus::None:
        return Support::None;
    case SoftwareStatus::Note:
        break;
    }
    return Support::NotStated;
}

/// How much a user can rely on it. What the matrix does not state is worth less than what somebody made work
/// and more than what is known not to run.
int reliability(Support support)
{
    switch (support) {
    case Support::Official:
        return 4;
    case Support::Partial:
        return 3;
    case Support::Community:
        return 2;
    case Support::NotStated:
        return 1;
    case Support::None:
        return 0;
    }
    return 0;
}

/// A Mac runs macOS whatever the rest of the question is about.
OperatingSystem systemOf(const Gpu &gpu, OperatingSystem asked)
{
    return gpu.vendor == Vendor::Apple ? OperatingSystem::MacOs : asked;
}

const QString &columnFor(const SoftwareSupport &row, OperatingSystem os)
{
    switch (os) {
    case OperatingSystem::Linux:
        return row.onLinux;
    case OperatingSystem::Windows:
        return row.onWindows;
    case OperatingSystem::MacOs:
        break;
    }
    return row.onMacOs;
}

SoftwareAnswer ask(const Catalogue &catalogue, const Gpu &gpu, const QString &framework, OperatingSystem os)
{
    SoftwareAnswer answer;
    answer.framework = framework;
    answer.row = softwareFor(catalogue, gpu, answer.framework);
    if (!answer.row)
        return answer;
    answer.support = supportOf(answer.row->status);
    const QString &here = columnFor(*answer.row, systemOf(gpu, os));
    if (answer.support == Support::None || here == "no"_L1)
        answer.support = Support::None;
    else if (here.isEmpty())
        answer.support = Support::NotStated;
    else if (here != "yes"_L1 && answer.support == Support::Official) // "partial", "wsl2", "unofficial"
        answer.support = Support::Partial;
    return answer;
}

using Names = std::initializer_list<QString>;

/// Any one of them will do: the first of the best supported.
SoftwareAnswer bestOf(const Catalogue &catalogue, const Gpu &gpu, Names frameworks, OperatingSystem os)
{
    SoftwareAnswer best;
    bool first = true;
    for (const QString &framework : frameworks) {
        SoftwareAnswer answer = ask(catalogue, gpu, framework, os);
        if (first || reliability(answer.support) > reliability(best.support))
            best = std::move(answer);
        first = false;
    }
    return best;
}

/// All of them are needed: the least supported decides.
SoftwareAnswer worstOf(const SoftwareAnswer &a, const SoftwareAnswer &b)
{
    return reliability(b.support) < reliability(a.support) ? b : a;
}

SoftwareAnswer llamaCpp(const Catalogue &catalogue, const Gpu &gpu, OperatingSystem os)
{
    switch (gpu.vendor) {
    case Vendor::Nvidia:
        return bestOf(catalogue, gpu, {u"llama.cpp (CUDA)"_s, u"llama.cpp (Vulkan)"_s}, os);
    case Vendor::Amd:
        return bestOf(catalogue, gpu, {u"llama.cpp (HIP)"_s, u"llama.cpp (Vulkan)"_s}, os);
    case Vendor::Intel:
        return bestOf(catalogue, gpu, {u"llama.cpp (SYCL)"_s, u"llama.cpp (Vulkan)"_s}, os);
    case Vendor::Apple:
        return ask(catalogue, gpu, u"llama.cpp (Metal)"_s, os);
    case Vendor::Huawei:
        return ask(catalogue, gpu, u"llama.cpp (CANN)"_s, os);
    case Vendor::MooreThreads:
        return ask(catalogue, gpu, u"llama.cpp (MUSA)"_s, os);
    case Vendor::Cambricon:
    case Vendor::Hygon:
    case Vendor::Other:
        break;
    }
    return ask(catalogue, gpu, u"llama.cpp (Vulkan)"_s, os);
}

SoftwareAnswer pyTorch(const Catalogue &catalogue, const Gpu &gpu, OperatingSystem os)
{
    switch (gpu.vendor) {
    case Vendor::Amd:
        return ask(catalogue, gpu, u"PyTorch (ROCm)"_s, os);
    case Vendor::Intel:
        return ask(catalogue, gpu, u"PyTorch (XPU)"_s, os);
    case Vendor::Apple:
        return ask(catalogue, gpu, u"PyTorch (MPS)"_s, os);
    case Vendor::Huawei:
        return ask(catalogue, gpu, u"PyTorch (torch_npu)"_s, os);
    default:
        return ask(catalogue, gpu, u"PyTorch (CUDA)"_s, os);
    }
}

SoftwareAnswer forInference(const Catalogue &catalogue, const Gpu &gpu, Runtime runtime, OperatingSystem os)
{
    switch (runtime) {
    case Runtime::LlamaCpp:
    case Runtime::LlamaServer:
        return llamaCpp(catalogue, gpu, os);
    case Runtime::Vllm:
        return ask(catalogue, gpu, u"vLLM"_s, os);
    case Runtime::Exllama:
        // Its generator stands on FlashAttention-2, whose rows say which tensor cores are enough.
        return worstOf(pyTorch(catalogue, gpu, os), ask(catalogue, gpu, u"FlashAttention-2"_s, os));
    case Runtime::Transformers:
    case Runtime::AutoAwq:
    case Runtime::Litgpt:
    case Runtime::Diffusers:
        break;
    }
    return pyTorch(catalogue, gpu, os);
}

SoftwareAnswer forTraining(const Catalogue &catalogue, const Gpu &gpu, Task task, Framework framework,
                           OperatingSystem os)
{
    SoftwareAnswer answer = pyTorch(catalogue, gpu, os);
    if (task == Task::Qlora)
        answer = worstOf(answer, ask(catalogue, gpu, u"bitsandbytes"_s, os));
    if (framework == Framework::DeepSpeed)
        answer = worstOf(answer, ask(catalogue, gpu, u"DeepSpeed"_s, os));
    if (framework == Framework::Unsloth) // its kernels are written in Triton
        answer = worstOf(answer, ask(catalogue, gpu, u"Triton"_s, os));
    return answer;
}

} // namespace

const SoftwareSupport *softwareFor(const Catalogue &catalogue, const Gpu &gpu, QStringView framework)
{
    const SoftwareSupport *best = nullptr;
    for (const SoftwareSupport &row : catalogue.software) {
        // What costs least is asked first: every judged group of cards comes here several times.
        if (row.vendor != gpu.vendor || row.status == SoftwareStatus::Note ||
            row.framework.size() != framework.size() ||
            framework.compare(row.framework, Qt::CaseInsensitive) != 0)
            continue;
        if (matches(row, gpu) && (!best || precedence(row.match) > precedence(best->match)))
            best = &row;
    }
    return best;
}

SoftwareAnswer supportFor(const Catalogue &catalogue, const Gpu &gpu, Task task, Runtime runtime,
                          Framework framework, OperatingSystem os)
{
    if (isTraining(task))
        return forTraining(catalogue, gpu, task, framework, os);
    if (task == Task::Image)
        return forInference(catalogue, gpu, Runtime::Diffusers, os);
    if (task == Task::Learn)
        return pyTorch(catalogue, gpu, os);
    return forInference(catalogue, gpu, runtime, os);
}

} // namespace gpuwise
