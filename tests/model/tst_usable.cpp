// SPDX-License-Identifier: GPL-3.0-or-later
//
// What software can allocate on a card, and the verdict. Expected amounts are the readings of
// db/catalogue/usable_memory.csv and the rules of usable_defaults.csv, worked out by hand in MiB.
#include "model/estimate/fit.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <cmath>

namespace gpuwise {

class UsableTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void usable_data();
    void usable();
    void windows_takesItsShareOfDesktopCardsOnly();
    void nominal_isTheLabelInPowersOfTwo();
    void setting_thatTheUserChangedIsNoReading();
    void reading_ofAnotherMemorySizeIsNotTheCards();
    void smallerOfTwoReadings_isPromised();
    void unknownMemory_staysUnknown();
    void everyCardWithMemory_isUsableInPart();
    void verdict_data();
    void verdict();
    void verdict_ofABrokenEstimateIsUnknown();
};

namespace {

double usableMiB(const char *id, OperatingSystem os = OperatingSystem::Linux)
{
    const Gpu *gpu = shippedCatalogue().gpu(QString::fromLatin1(id));
    return gpu ? toMiB(usableMemory(shippedCatalogue(), *gpu, os).bytes) : -1;
}

Gpu cardOf(double labelGB, Segment segment = Segment::Consumer)
{
    Gpu gpu;
    gpu.id = QStringLiteral("card");
    gpu.vendor = Vendor::Nvidia;
    gpu.segment = segment;
    gpu.spec(SpecField::MemoryGB).number = labelGB;
    return gpu;
}

UsableMemory readingOf(double mib, UsableKind kind, bool isDefault = true)
{
    UsableMemory reading;
    reading.gpuId = QStringLiteral("card");
    reading.reportedMiB = mib;
    reading.kind = kind;
    reading.isDefault = isDefault;
    return reading;
}

} // namespace

void UsableTest::usable_data()
{
    QTest::addColumn<double>("mib");
    QTest::addColumn<bool>("measured");

    // Readings: torch before driver; the factory setting of ECC.
    QTest::newRow("nvidia-rtx-4090-24gb") << 24210.0 << true;
    QTest::newRow("nvidia-rtx-4080-16gb") << 16376.0 << true;
    QTest::newRow("nvidia-rtx-5080-16gb") << 16303.0 << true;
    QTest::newRow("nvidia-h100-sxm5-80gb") << 81559.0 << true;
    QTest::newRow("nvidia-h200-sxm-141gb") << 143155.2 << true;
    QTest::newRow("nvidia-rtx-6000-ada-48gb") << 49140.0 << true;
    QTest::newRow("nvidia-dgx-spark-gb10-128gb") << 124610.0 << true;
    QTest::newRow("amd-radeon-ai-pro-r9700") << 32624.0 << true;
    QTest::newRow("amd-radeon-pro-w7900") << 46080.0 << true;
    QTest::newRow("apple-m1-max") << 49152.0 << true; // 64 GB: the readings of 32 GB machines do not apply
    // Rules.
    QTest::newRow("nvidia-rtx-3060-12gb") << 12288.0 - 450 << false;
    QTest::newRow("nvidia-rtx-a5000-24gb") << 0.9998 * 24576 - 450 << false; // ECC is off from the factory
    QTest::newRow("nvidia-l40-48gb") << 0.9373 * 49152 - 450 << false;       // GDDR6 keeps ECC in memory
    QTest::newRow("nvidia-a100-pcie-40gb") << 0.9911 * 40960 << false;       // HBM keeps it beside
    QTest::newRow("amd-radeon-rx-7900-xtx") << 0.9955 * 24576 << false;
    QTest::newRow("amd-radeon-pro-w7800-32gb") << 0.937 * 32768 << false;
    QTest::newRow("amd-ryzen-ai-max-plus-395-128gb") << 0.5 * 131072 << false;
    QTest::newRow("intel-arc-a770-16gb") << 0.95 * 16384 << false;
    QTest::newRow("apple-m3-max") << 0.75 * 131072 << false;  // the reading is of a 48 GB machine
    QTest::newRow("apple-m3-pro") << 0.6667 * 36864 << false; // 36 GB: still two thirds
    QTest::newRow("apple-m3") << 0.6667 * 24576 << false;     // the readings are of 16 GB machines
    QTest::newRow("apple-m4-max-32c") << 0.6667 * 36864 << false;
}

void UsableTest::usable()
{
    QFETCH(double, mib);
    QFETCH(bool, measured);
    const Gpu *gpu = shippedCatalogue().gpu(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(gpu);
    const UsableAmount amount = usableMemory(shippedCatalogue(), *gpu, OperatingSystem::Linux);
    QVERIFY2(std::abs(toMiB(amount.bytes) - mib) < 0.5, qPrintable(QString::number(toMiB(amount.bytes))));
    QCOMPARE(amount.basis, measured ? UsableBasis::Measured : UsableBasis::DefaultRule);
    QCOMPARE(amount.source >= 0, measured);
}

void UsableTest::windows_takesItsShareOfDesktopCardsOnly()
{
    QCOMPARE(usableMiB("nvidia-rtx-4090-24gb", OperatingSystem::Windows), 24210.0 - 600);
    QCOMPARE(usableMiB("nvidia-rtx-3060-12gb", OperatingSystem::Windows), 12288.0 - 450 - 600);
    QCOMPARE(usableMiB("nvidia-h100-sxm5-80gb", OperatingSystem::Windows), 81559.0);
    QCOMPARE(usableMiB("apple-m1-max", OperatingSystem::Windows), 49152.0);
}

void UsableTest::nominal_isTheLabelInPowersOfTwo()
{
    const Gpu *gpu = shippedCatalogue().gpu(u"nvidia-rtx-4090-24gb");
    QVERIFY(gpu);
    QCOMPARE(usableMemory(shippedCatalogue(), *gpu, OperatingSystem::Linux).nominalBytes, 25769803776.0);
}

void UsableTest::setting_thatTheUserChangedIsNoReading()
{
    Catalogue catalogue;
    catalogue.usableMemory = {readingOf(15000, UsableKind::TorchTotal, false)};
    UsableDefault rule;
    rule.segment = QStringLiteral("consumer");
    rule.fraction = 0.9;
    catalogue.usableDefaults = {rule};
    const UsableAmount amount = usableMemory(catalogue, cardOf(16), OperatingSystem::Linux);
    QCOMPARE(amount.basis, UsableBasis::DefaultRule);
    QCOMPARE(toMiB(amount.bytes), 0.9 * 16384);
}

void UsableTest::reading_ofAnotherMemorySizeIsNotTheCards()
{
    Catalogue catalogue;
    catalogue.usableMemory = {readingOf(8000, UsableKind::TorchTotal)};
    QCOMPARE(usableMemory(catalogue, cardOf(16), OperatingSystem::Linux).bytes, 0.0);
    QCOMPARE(toMiB(usableMemory(catalogue, cardOf(8), OperatingSystem::Linux).bytes), 8000.0);
}

void UsableTest::smallerOfTwoReadings_isPromised()
{
    Catalogue catalogue;
    catalogue.usableMemory = {readingOf(16376, UsableKind::DriverTotal),
                              readingOf(15900, UsableKind::TorchTotal),
                              readingOf(15800, UsableKind::TorchTotal)};
    QCOMPARE(toMiB(usableMemory(catalogue, cardOf(16), OperatingSystem::Linux).bytes), 15800.0);
}

void UsableTest::unknownMemory_staysUnknown()
{
    Gpu gpu;
    gpu.vendor = Vendor::Nvidia;
    const UsableAmount amount = usableMemory(shippedCatalogue(), gpu, OperatingSystem::Linux);
    QCOMPARE(amount.bytes, 0.0);
    MemoryEstimate estimate;
    estimate.perDevice = Band::exact(1);
    QCOMPARE(judgeFit(estimate, amount).verdict, Verdict::Unknown);
}

void UsableTest::everyCardWithMemory_isUsableInPart()
{
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        if (!gpu.number(SpecField::MemoryGB))
            continue;
        for (const auto os : {OperatingSystem::Linux, OperatingSystem::Windows, OperatingSystem::MacOs}) {
            const UsableAmount amount = usableMemory(shippedCatalogue(), gpu, os);
            QVERIFY2(amount.bytes > 0.4 * amount.nominalBytes, qPrintable(gpu.id));
            QVERIFY2(amount.bytes <= amount.nominalBytes, qPrintable(gpu.id));
        }
    }
}

void UsableTest::verdict_data()
{
    QTest::addColumn<Band>("need");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<double>("margin");
    // Usable is 100; the margin is what is left at the high end, or what the expected need lacks.
    QTest::newRow("well within") << Band{70, 80, 90} << Verdict::Fits << 10.0;
    QTest::newRow("high end just in") << Band{80, 90, 100} << Verdict::Fits << 0.0;
    QTest::newRow("within the band") << Band{85, 95, 110} << Verdict::Tight << -10.0;
    QTest::newRow("expected just in") << Band{90, 100, 115} << Verdict::Tight << -15.0;
    QTest::newRow("expected out") << Band{95, 101, 110} << Verdict::No << -1.0;
    QTest::newRow("all of it out") << Band{120, 130, 140} << Verdict::No << -30.0;
}

void UsableTest::verdict()
{
    QFETCH(Band, need);
    QFETCH(Verdict, verdict);
    QFETCH(double, margin);
    MemoryEstimate estimate;
    estimate.perDevice = need;
    estimate.total = need.scaled(2); // two cards: the fullest one decides
    estimate.devices = 2;
    UsableAmount usable;
    usable.bytes = 100;
    const Fit fit = judgeFit(estimate, usable);
    QCOMPARE(fit.verdict, verdict);
    QCOMPARE(fit.marginBytes, margin);
    QCOMPARE(fit.needed, need);
}

void UsableTest::verdict_ofABrokenEstimateIsUnknown()
{
    MemoryEstimate estimate;
    estimate.perDevice = Band::exact(1);
    estimate.problem = EstimateProblem::ShapeUnknown;
    UsableAmount usable;
    usable.bytes = 100;
    QCOMPARE(judgeFit(estimate, usable).verdict, Verdict::Unknown);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::UsableTest)
#include "tst_usable.moc"
