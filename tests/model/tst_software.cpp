// SPDX-License-Identifier: GPL-3.0-or-later
//
// The software matrix: precedence on hand-made rows, and what the shipped rows (db/catalogue/software.csv)
// say about well-known cases.
#include "model/estimate/software.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

namespace gpuwise {

class SoftwareTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void precedence_isIdThenTargetThenArchitectureThenVendor();
    void notes_areNotSupport();
    void rowOfAnotherVendor_neverMatches();
    void shipped_data();
    void shipped();
    void answer_namesTheRowItStandsOn();
};

namespace {

SoftwareSupport row(SoftwareSupport::Match match, const char *value, SoftwareStatus status,
                    Vendor vendor = Vendor::Nvidia)
{
    SoftwareSupport support;
    support.vendor = vendor;
    support.match = match;
    support.values = {QString::fromLatin1(value)};
    support.framework = QStringLiteral("vLLM");
    support.status = status;
    support.onLinux = QStringLiteral("yes");
    return support;
}

} // namespace

void SoftwareTest::precedence_isIdThenTargetThenArchitectureThenVendor()
{
    using Match = SoftwareSupport::Match;
    Gpu gpu;
    gpu.id = QStringLiteral("card");
    gpu.vendor = Vendor::Nvidia;
    gpu.architecture = QStringLiteral("Ada Lovelace");
    gpu.spec(SpecField::ComputeCapability).text = QStringLiteral("8.9");
    Catalogue catalogue;
    QVERIFY(!softwareFor(catalogue, gpu, u"vLLM"));
    const std::pair<SoftwareSupport, Match> steps[] = {
        {row(Match::Vendor, "NVIDIA", SoftwareStatus::None), Match::Vendor},
        {row(Match::Architecture, "Ada Lovelace", SoftwareStatus::Community), Match::Architecture},
        {row(Match::ComputeCapability, "8.9", SoftwareStatus::Partial), Match::ComputeCapability},
        {row(Match::Id, "card", SoftwareStatus::Official), Match::Id},
    };
    for (const auto &[added, expected] : steps) {
        catalogue.software.insert(catalogue.software.begin(), added);
        const SoftwareSupport *found = softwareFor(catalogue, gpu, u"vllm");
        QVERIFY(found);
        QCOMPARE(found->match, expected);
    }
    std::reverse(catalogue.software.begin(), catalogue.software.end());
    QCOMPARE(softwareFor(catalogue, gpu, u"vLLM")->match, Match::Id);
    QVERIFY(!softwareFor(catalogue, gpu, u"JAX"));
}

void SoftwareTest::notes_areNotSupport()
{
    Gpu gpu;
    gpu.vendor = Vendor::Nvidia;
    Catalogue catalogue;
    catalogue.software = {row(SoftwareSupport::Match::Vendor, "NVIDIA", SoftwareStatus::Note)};
    QVERIFY(!softwareFor(catalogue, gpu, u"vLLM"));
}

void SoftwareTest::rowOfAnotherVendor_neverMatches()
{
    Gpu gpu;
    gpu.vendor = Vendor::Amd;
    Catalogue catalogue;
    catalogue.software = {row(SoftwareSupport::Match::Vendor, "NVIDIA", SoftwareStatus::Official)};
    QVERIFY(!softwareFor(catalogue, gpu, u"vLLM"));
    QCOMPARE(
        supportFor(catalogue, gpu, Task::Inference, Runtime::Vllm, Framework::Peft, OperatingSystem::Linux)
            .support,
        Support::NotStated);
}

void SoftwareTest::shipped_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<Task>("task");
    QTest::addColumn<Runtime>("runtime");
    QTest::addColumn<Framework>("framework");
    QTest::addColumn<OperatingSystem>("os");
    QTest::addColumn<Support>("support");

    const auto add = [](const char *name, const char *card, Task task, Runtime runtime, Framework framework,
                        OperatingSystem os, Support support) {
        QTest::newRow(name) << QString::fromLatin1(card) << task << runtime << framework << os << support;
    };
    constexpr auto linux_ = OperatingSystem::Linux;
    constexpr auto windows = OperatingSystem::Windows;
    constexpr auto macos = OperatingSystem::MacOs;
    constexpr auto peft = Framework::Peft;
    const auto infer = [&](const char *name, const char *card, Runtime runtime, OperatingSystem os,
                           Support s) { add(name, card, Task::Inference, runtime, peft, os, s); };
    const auto train = [&](const char *name, const char *card, Task task, Framework framework, Support s) {
        add(name, card, task, Runtime::Transformers, framework, linux_, s);
    };

    // vLLM asks for compute capability 7.5 (docs.vllm.ai, GPU installation).
    infer("P40, vLLM", "nvidia-tesla-p40-24gb", Runtime::Vllm, linux_, Support::None);
    infer("V100, vLLM", "nvidia-v100-sxm2-32gb", Runtime::Vllm, linux_, Support::None);
    infer("4090, vLLM", "nvidia-rtx-4090-24gb", Runtime::Vllm, linux_, Support::Official);
    infer("4090, vLLM under Windows is WSL2", "nvidia-rtx-4090-24gb", Runtime::Vllm, windows,
          Support::Partial);
    infer("4090 under macOS", "nvidia-rtx-4090-24gb", Runtime::Vllm, macos, Support::None);
    infer("RX 6700 XT, vLLM", "amd-radeon-rx-6700-xt", Runtime::Vllm, linux_, Support::None);
    infer("7900 XTX, vLLM", "amd-radeon-rx-7900-xtx", Runtime::Vllm, linux_, Support::Official);
    infer("7900 XTX, vLLM, Windows not stated", "amd-radeon-rx-7900-xtx", Runtime::Vllm, windows,
          Support::NotStated);

    infer("P40, llama.cpp", "nvidia-tesla-p40-24gb", Runtime::LlamaCpp, linux_, Support::Official);
    infer("Arc B580, llama.cpp", "intel-arc-b580", Runtime::LlamaServer, windows, Support::Official);
    infer("Mac, llama.cpp", "apple-m3-max", Runtime::LlamaCpp, macos, Support::Official);
    infer("a Mac runs macOS", "apple-m3-max", Runtime::LlamaCpp, linux_, Support::Official);

    // ExLlama's generator needs FlashAttention-2: Ampere and later, not Pascal.
    infer("3090, exllama", "nvidia-rtx-3090-24gb", Runtime::Exllama, linux_, Support::Official);
    infer("P40, exllama", "nvidia-tesla-p40-24gb", Runtime::Exllama, linux_, Support::None);

    train("4090, QLoRA", "nvidia-rtx-4090-24gb", Task::Qlora, peft, Support::Official);
    train("P40, LoRA on old wheels", "nvidia-tesla-p40-24gb", Task::Lora, peft, Support::Partial);
    // bitsandbytes on Apple: "4-bit yes, LLM.int8 slow, 8-bit optimizers planned" (README 2026-08-19).
    train("Mac, QLoRA", "apple-m3-max", Task::Qlora, peft, Support::Partial);
    train("Mac, Unsloth needs Triton", "apple-m3-max", Task::Qlora, Framework::Unsloth, Support::None);
    train("4090, DeepSpeed is not in its tested list", "nvidia-rtx-4090-24gb", Task::FullFineTune,
          Framework::DeepSpeed, Support::Community);
    add("Arc A770, image", "intel-arc-a770-16gb", Task::Image, Runtime::Diffusers, peft, linux_,
        Support::Official);
}

void SoftwareTest::shipped()
{
    QFETCH(QString, card);
    QFETCH(Task, task);
    QFETCH(Runtime, runtime);
    QFETCH(Framework, framework);
    QFETCH(OperatingSystem, os);
    QFETCH(Support, support);
    const Gpu *gpu = shippedCatalogue().gpu(card);
    QVERIFY(gpu);
    QCOMPARE(supportFor(shippedCatalogue(), *gpu, task, runtime, framework, os).support, support);
}

void SoftwareTest::answer_namesTheRowItStandsOn()
{
    const auto ask = [](const char *id) {
        const Gpu *gpu = shippedCatalogue().gpu(QString::fromLatin1(id));
        return supportFor(shippedCatalogue(), *gpu, Task::Inference, Runtime::LlamaCpp, Framework::Peft,
                          OperatingSystem::Linux);
    };
    QCOMPARE(ask("nvidia-rtx-4090-24gb").framework, QStringLiteral("llama.cpp (CUDA)"));
    QCOMPARE(ask("amd-radeon-rx-7900-xtx").framework, QStringLiteral("llama.cpp (HIP)"));
    // The HIP builds do not name gfx1031: Vulkan is what is left.
    const SoftwareAnswer vulkan = ask("amd-radeon-rx-6700-xt");
    QCOMPARE(vulkan.framework, QStringLiteral("llama.cpp (Vulkan)"));
    QVERIFY(vulkan.row);
    QCOMPARE(vulkan.row->match, SoftwareSupport::Match::Vendor);
    QCOMPARE(ask("apple-m3-max").framework, QStringLiteral("llama.cpp (Metal)"));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::SoftwareTest)
#include "tst_software.moc"
