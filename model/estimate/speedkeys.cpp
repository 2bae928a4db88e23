// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/speedkeys.h"

namespace gpuwise {

namespace {

bool hasHbm(const Gpu &gpu)
{
    return gpu.spec(SpecField::MemoryType).text.startsWith(QLatin1StringView("HBM"));
}

} // namespace

std::array<QString, 3> speedGroups(const Gpu &gpu)
{
    const QString vendor = vendorName(gpu.vendor);
    if (gpu.vendor == Vendor::Apple)
        return {vendor, vendor, QString()};
    if (gpu.segment == Segment::Unified)
        return {QStringLiteral("%1 unified").arg(gpu.architecture), QStringLiteral("%1 unified").arg(vendor),
                QString()};
    if (hasHbm(gpu))
        return {QStringLiteral("%1 HBM").arg(gpu.architecture), QStringLiteral("%1 HBM").arg(vendor),
                QString()};
    const bool professional = gpu.segment == Segment::Workstation || gpu.segment == Segment::Datacenter;
    const QString own = professional && gpu.vendor == Vendor::Nvidia
                            ? QStringLiteral("%1 pro").arg(gpu.architecture)
                            : gpu.architecture;
    return {own,
            professional && gpu.vendor == Vendor::Nvidia ? QStringLiteral("%1 pro").arg(vendor)
                                                         : QStringLiteral("%1 GDDR").arg(vendor),
            QString()};
}

std::vector<Backend> backendsFor(const Gpu &gpu, Task task, Runtime runtime, OperatingSystem os)
{
    const bool llama =
        task == Task::Inference && (runtime == Runtime::LlamaCpp || runtime == Runtime::LlamaServer);
    switch (gpu.vendor) {
    case Vendor::Nvidia:
        return {Backend::Cuda};
    case Vendor::Amd:
        if (llama && gpu.segment != Segment::Datacenter)
            return os == OperatingSystem::Linux ? std::vector{Backend::Vulkan, Backend::Rocm}
                                                : std::vector{Backend::Vulkan};
        return {Backend::Rocm};
    case Vendor::Apple:
        return {Backend::Metal};
    case Vendor::Intel:
        return llama ? std::vector{Backend::Vulkan} : std::vector{Backend::Sycl};
    default:
        return {Backend::Other};
    }
}

QString softwareKey(const Question &question)
{
    if (isTraining(question.task) || question.task == Task::Learn)
        return {};
    switch (question.runtime) {
    case Runtime::LlamaCpp:
    case Runtime::LlamaServer:
        return QStringLiteral("llama.cpp");
    case Runtime::Vllm:
        return QStringLiteral("vllm");
    default:
        return QStringLiteral("other");
    }
}

} // namespace gpuwise
