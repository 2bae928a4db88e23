// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shipped facts, as the program sees them: spot values from vendors' pages, and rules that hold for all
// rows.
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

class CatalogueFactsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vendorValues_data();
    void vendorValues();
    void everyValue_hasASourceAndADate();
    void everyValue_keepsItsState();
    void recalledValues_areUnconfirmedAndLow();
    void unsupported_hasNoValueAndSaysWhy_data();
    void unsupported_hasNoValueAndSaysWhy();
    void conflicts_areKept();
    void names_findCards_data();
    void names_findCards();
    void names_findPrecisions();
    void models_haveTheirPatterns();
    void offers_keepTenThousandths();
    void offers_keepWhatTheySay();
    void offers_areOfTheCardsForm();
    void offers_areNotThoseOfGuides();
    void rates_areDated();
    void claims_areAllThere();
    void claims_denyNoRentThatIsStored();
    void usableMemory_readsInMiB();
};

void CatalogueFactsTest::vendorValues_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("memoryGB");
    QTest::addColumn<double>("bandwidthGBps");
    QTest::addColumn<double>("tdpWatts");
    // nvidia.com GeForce compare page, "Standard Memory Config", "Memory Bandwidth", "Total Graphics Power".
    QTest::newRow("RTX 5090") << u"nvidia-rtx-5090-32gb"_s << 32.0 << 1792.0 << 575.0;
    QTest::newRow("RTX 5080") << u"nvidia-rtx-5080-16gb"_s << 16.0 << 960.0 << 360.0;
    QTest::newRow("RTX 5070 Ti") << u"nvidia-rtx-5070-ti-16gb"_s << 16.0 << 896.0 << 300.0;
    QTest::newRow("RTX 4090") << u"nvidia-rtx-4090-24gb"_s << 24.0 << 1008.0 << 450.0;
    QTest::newRow("RTX 3090") << u"nvidia-rtx-3090-24gb"_s << 24.0 << 936.0 << 350.0;
    // NVIDIA H100 datasheet: 80 GB, 3.35 TB/s, up to 700 W. A100 80 GB datasheet: 2,039 GB/s, 400 W.
    QTest::newRow("H100 SXM") << u"nvidia-h100-sxm5-80gb"_s << 80.0 << 3350.0 << 700.0;
    QTest::newRow("A100 SXM 80 GB") << u"nvidia-a100-sxm4-80gb"_s << 80.0 << 2039.0 << 400.0;
    // NVIDIA L40S datasheet: 48 GB, 864 GB/s, 350 W.
    QTest::newRow("L40S") << u"nvidia-l40s-48gb"_s << 48.0 << 864.0 << 350.0;
    // amd.com Instinct MI300X: 192 GB, 5.3 TB/s, 750 W. Radeon RX 7900 XTX: 24 GB, 960 GB/s, 355 W.
    QTest::newRow("MI300X") << u"amd-instinct-mi300x"_s << 192.0 << 5300.0 << 750.0;
    QTest::newRow("RX 7900 XTX") << u"amd-radeon-rx-7900-xtx"_s << 24.0 << 960.0 << 355.0;
    // Intel ARK, Arc B580: 12 GB, 456 GB/s, 190 W.
    QTest::newRow("Arc B580") << u"intel-arc-b580"_s << 12.0 << 456.0 << 190.0;
}

void CatalogueFactsTest::vendorValues()
{
    QFETCH(QString, id);
    const Gpu *gpu = shippedCatalogue().gpu(id);
    QVERIFY(gpu);
    QTEST(gpu->number(SpecField::MemoryGB).value_or(0), "memoryGB");
    QTEST(gpu->number(SpecField::BandwidthGBps).value_or(0), "bandwidthGBps");
    QTEST(gpu->number(SpecField::TdpWatts).value_or(0), "tdpWatts");
    for (const SpecField field : {SpecField::MemoryGB, SpecField::BandwidthGBps, SpecField::TdpWatts}) {
        const SpecValue &value = gpu->spec(field);
        QCOMPARE(value.state, FactState::Published);
        QVERIFY(value.source >= 0 && value.readOn.isValid());
        const Source &source = shippedCatalogue().sources.at(static_cast<std::size_t>(value.source));
        QVERIFY(!source.title.isEmpty());
    }
}

void CatalogueFactsTest::everyValue_hasASourceAndADate()
{
    const Catalogue &catalogue = shippedCatalogue();
    QVERIFY(catalogue.gpus.size() >= 280);
    const int sources = static_cast<int>(catalogue.sources.size());
    for (const Gpu &gpu : catalogue.gpus) {
        for (const SpecDescription &spec : specDescriptions()) {
            const SpecValue &value = gpu.spec(spec.field);
            if (value.state == FactState::NotPublished)
                continue;
            const QString where = gpu.id + u' ' + QLatin1StringView(spec.id);
            QVERIFY2(value.source >= 0 && value.source < sources, qPrintable(where));
            QVERIFY2(value.readOn.isValid() && value.readOn <= catalogue.asOf, qPrintable(where));
        }
        for (const SpecConflict &conflict : gpu.conflicts)
            QVERIFY(conflict.source >= 0 && conflict.readOn.isValid() && !conflict.text.isEmpty());
    }
    for (const Offer &offer : catalogue.offers)
        QVERIFY(offer.source >= 0 && offer.asOf.isValid() && offer.price.units > 0);
    for (const AiModel &model : catalogue.models)
        QVERIFY(model.source >= 0 && model.readOn.isValid());
}

void CatalogueFactsTest::everyValue_keepsItsState()
{
    for (const Gpu &gpu : shippedCatalogue().gpus)
        for (const SpecDescription &spec : specDescriptions()) {
            const SpecValue &value = gpu.spec(spec.field);
            const bool empty =
                value.state == FactState::NotPublished || value.state == FactState::NotSupported;
            QCOMPARE(value.hasValue(), !empty);
            QCOMPARE(value.number.has_value(), !empty && spec.kind == SpecKind::Number);
        }
}

void CatalogueFactsTest::recalledValues_areUnconfirmedAndLow()
{
    const Catalogue &catalogue = shippedCatalogue();
    const auto recalled = std::find_if(catalogue.sources.begin(), catalogue.sources.end(),
                                       [](const Source &s) { return s.id == u"recalled"; });
    QVERIFY(recalled != catalogue.sources.end());
    const auto index = static_cast<int>(recalled - catalogue.sources.begin());
    int seen = 0;
    for (const Gpu &gpu : catalogue.gpus)
        for (const SpecValue &value : gpu.specs)
            if (value.source == index) {
                ++seen;
                QVERIFY(value.confidence == Confidence::Low);
                QVERIFY(value.state == FactState::Unconfirmed || value.state == FactState::NotSupported);
            }
    QVERIFY(seen > 0);
}

void CatalogueFactsTest::unsupported_hasNoValueAndSaysWhy_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<SpecField>("field");
    // CUDA C++ Programming Guide, "Arithmetic Instructions" and "Tensor Cores": FP8 from 8.9, FP4 from 10.0,
    // BF16 and TF32 from 8.0, tensor cores from 7.0.
    QTest::newRow("FP8 on Ampere") << u"nvidia-rtx-3090-24gb"_s << SpecField::Fp8Tflops;
    QTest::newRow("FP4 on Ada") << u"nvidia-rtx-4090-24gb"_s << SpecField::Fp4Tflops;
    QTest::newRow("FP4 on Hopper") << u"nvidia-h100-sxm5-80gb"_s << SpecField::Fp4Tflops;
    QTest::newRow("BF16 on Turing") << u"nvidia-t4-16gb"_s << SpecField::Bf16Tflops;
    QTest::newRow("TF32 on Volta") << u"nvidia-v100-sxm2-32gb"_s << SpecField::Tf32Tflops;
    QTest::newRow("tensor cores on Pascal") << u"nvidia-tesla-p40-24gb"_s << SpecField::TensorCores;
    QTest::newRow("tensor cores on GTX 16") << u"nvidia-gtx-1660-ti-6gb"_s << SpecField::TensorCores;
    // Jensen Huang, September 2022: NVLink is gone from Ada GeForce cards.
    QTest::newRow("NVLink on RTX 4090") << u"nvidia-rtx-4090-24gb"_s << SpecField::LinkGBps;
}

void CatalogueFactsTest::unsupported_hasNoValueAndSaysWhy()
{
    QFETCH(QString, id);
    QFETCH(SpecField, field);
    const Gpu *gpu = shippedCatalogue().gpu(id);
    QVERIFY(gpu);
    QCOMPARE(gpu->spec(field).state, FactState::NotSupported);
    QVERIFY(!gpu->spec(field).hasValue());
    QVERIFY(!gpu->spec(field).note.isEmpty());
}

void CatalogueFactsTest::conflicts_areKept()
{
    // Guides print 24 GB for the RTX 5090, a rumour from before its launch; the card has 32 GB.
    const Gpu *gpu = shippedCatalogue().gpu(u"nvidia-rtx-5090-32gb");
    const bool kept = std::any_of(gpu->conflicts.begin(), gpu->conflicts.end(), [](const SpecConflict &c) {
        return c.field == SpecField::MemoryGB && c.text == u"24" && !c.note.isEmpty();
    });
    QVERIFY(kept);
}

void CatalogueFactsTest::names_findCards_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("id") << u"nvidia-rtx-4090-24gb"_s << u"nvidia-rtx-4090-24gb"_s;
    QTest::newRow("full name") << u"GeForce RTX 4090"_s << u"nvidia-rtx-4090-24gb"_s;
    QTest::newRow("short") << u"RTX 4090"_s << u"nvidia-rtx-4090-24gb"_s;
    QTest::newRow("as typed") << u"rtx-4090"_s << u"nvidia-rtx-4090-24gb"_s;
    QTest::newRow("modified card") << u"RTX 4090 48GB"_s << u"nvidia-rtx-4090-48gb"_s;
    QTest::newRow("AMD") << u"mi300x"_s << u"amd-instinct-mi300x"_s;
    QTest::newRow("nonsense") << u"RTX 9999"_s << QString();
}

void CatalogueFactsTest::names_findCards()
{
    QFETCH(QString, name);
    const Gpu *gpu = findGpu(shippedCatalogue(), name);
    QTEST(gpu ? gpu->id : QString(), "id");
}

void CatalogueFactsTest::names_findPrecisions()
{
    const auto id = [](const QString &name) {
        const Quantisation *q = findWeightPrecision(shippedCatalogue(), name);
        return q ? q->id : QString();
    };
    QCOMPARE(id(u"Q4_K_M"_s), u"q4_k_m"_s);
    QCOMPARE(id(u"BF16"_s), u"bf16"_s);
    // TensorRT-LLM writes FP4 for NVFP4; litgpt's fp4 is the format of bitsandbytes.
    QCOMPARE(id(u"FP4"_s), u"nvfp4"_s);
    QCOMPARE(id(u"fp4"_s), u"nf4"_s);
    QCOMPARE(id(u"no such format"_s), QString());
    const Quantisation *kv = findKvPrecision(shippedCatalogue(), u"q8_0"_s);
    QVERIFY(kv);
    QCOMPARE(kv->id, u"kv_q8_0"_s);
}

void CatalogueFactsTest::models_haveTheirPatterns()
{
    const Catalogue &catalogue = shippedCatalogue();
    QVERIFY(catalogue.models.size() >= 300);
    // Meta's config.json of Llama 3.1 8B: 32 layers, 8 key-value heads, vocabulary 128256.
    const AiModel *llama = findModel(catalogue, u"Llama-3.1-8B"_s);
    QVERIFY(llama);
    QCOMPARE(llama->shape.layers, 32);
    QCOMPARE(llama->shape.kvHeads, 8);
    QCOMPARE(llama->shape.vocab, 128256);
    QCOMPARE(llama->shape.pattern[31], 'G');
    QCOMPARE(llama->shape.pattern[32], '\0');
    QVERIFY(std::abs(llama->shape.params / 8.03e9 - 1) < 0.001);
    // Gemma 3 technical report: five local layers to one global, window 1024.
    const AiModel *gemma = catalogue.model(u"gemma-3-27b");
    QVERIFY(gemma);
    QCOMPARE(QByteArray(gemma->shape.pattern.data(), 6), QByteArray("SSSSSG"));
    QCOMPARE(gemma->shape.slidingWindow, 1024);
}

void CatalogueFactsTest::offers_keepTenThousandths()
{
    // GPU price index of 2026-10-10: AWS us-east-1, eight A100 40 GB, 2.7447 USD per card and hour.
    const auto offers = shippedCatalogue().offersFor(u"nvidia-a100-sxm4-40gb");
    const bool found = std::any_of(offers.begin(), offers.end(), [](const Offer *offer) {
        return offer->provider == u"aws" && offer->region == u"us-east-1" && offer->price.units == 27447 &&
               offer->scope == OfferScope::Node && offer->count == 8 && offer->asOf == QDate(2026, 10, 10);
    });
    QVERIFY(found);
}

void CatalogueFactsTest::offers_keepWhatTheySay()
{
    // SMM as recorded by CMIS: H200, three-year deal of 64 servers, CNY 135,000 / 8 / 730 = 23.1164; A100, 32
    // servers with InfiniBand, CNY 31,500 / 8 / 730 = 5.3938.
    const auto with = [](QStringView gpu, qint64 units) {
        for (const Offer *offer : shippedCatalogue().offersFor(gpu))
            if (offer->price.units == units && offer->kind == OfferKind::Reserved)
                return *offer;
        return Offer{};
    };
    QCOMPARE(with(u"nvidia-h200-sxm-141gb", 231164).minimumMonths, 36);
    QCOMPARE(with(u"nvidia-a100-sxm4-80gb", 53938).interconnect, u"InfiniBand"_s);
    QVERIFY(!with(u"nvidia-a100-sxm4-80gb", 53938).minimumMonths); // not stated
    // Yunqing Tianxia's list of bare-metal servers, 2026-10-10: A100, CNY 25,000 / 8 / 730 = 4.2808.
    QCOMPARE(with(u"nvidia-a100-sxm4-80gb", 42808).includes, u"bare-metal server"_s);
}

void CatalogueFactsTest::offers_areOfTheCardsForm() // SXM, PCIe and OAM are never mixed
{
    const QStringList forms{u"SXM"_s, u"OAM"_s, u"PCIe"_s};
    for (const Offer &offer : shippedCatalogue().offers) {
        if (!forms.contains(offer.form))
            continue;
        const QString form = shippedCatalogue().gpu(offer.gpuId)->spec(SpecField::FormFactor).text;
        for (const QString &other : forms)
            if (form.startsWith(other))
                QVERIFY2(offer.form == other, qPrintable(offer.gpuId + u' ' + offer.provider));
    }
}

// What buying guides print is a claim; an offer has a dated source of another kind.
void CatalogueFactsTest::offers_areNotThoseOfGuides()
{
    const Catalogue &catalogue = shippedCatalogue();
    int priceClaims = 0;
    for (const Claim &claim : catalogue.claims)
        priceClaims += claim.subjectKind == ClaimSubject::Price;
    QVERIFY(priceClaims > 5);
    for (const Offer &offer : catalogue.offers) {
        QVERIFY(offer.source >= 0);
        const Source &source = catalogue.sources[static_cast<std::size_t>(offer.source)];
        QVERIFY2(!source.title.contains(u"buying guide", Qt::CaseInsensitive), qPrintable(source.title));
        QVERIFY(offer.asOf.isValid());
    }
}

void CatalogueFactsTest::rates_areDated()
{
    // ECB reference rates by Frankfurter: USD/CNY 6.6921 on 2026-10-10, EUR/USD 1.1699 on 2026-08-21.
    const ExchangeRates &rates = shippedCatalogue().rates;
    QCOMPARE(rates.rate(Currency::Cny)->asOf, QDate(2026, 10, 10));
    QCOMPARE(rates.convert(Money::fromAmount(100, Currency::Usd), Currency::Cny)->units, 6692100);
    QCOMPARE(rates.convert(Money::fromAmount(100, Currency::Eur), Currency::Usd)->units, 1169900);
    QVERIFY(!rates.rate(Currency::Jpy)); // no dated source: no conversion
}

void CatalogueFactsTest::claims_areAllThere()
{
    const Catalogue &catalogue = shippedCatalogue();
    QCOMPARE(catalogue.claims.size(), std::size_t(131));
    for (const Claim &claim : catalogue.claims) {
        QVERIFY(!claim.saidZh.isEmpty() && !claim.saidEn.isEmpty());
        QVERIFY(!claim.reasonZh.isEmpty() && !claim.reasonEn.isEmpty());
        for (const QString &subject : claim.subjects)
            QVERIFY(catalogue.gpu(subject) || catalogue.model(subject));
    }
    QVERIFY(!catalogue.claimsAbout(u"nvidia-rtx-5090-32gb").empty());
}

/// The words of a claim are written once, the offers are read again and again.
void CatalogueFactsTest::claims_denyNoRentThatIsStored()
{
    const Catalogue &catalogue = shippedCatalogue();
    for (const Claim &claim : catalogue.claims) {
        const bool denies = claim.reasonEn.contains(u"No rental"_s, Qt::CaseInsensitive) ||
                            claim.reasonZh.contains(u"没有它的租价"_s);
        for (const QString &subject : claim.subjects)
            for (const Offer *offer : catalogue.offersFor(subject))
                QVERIFY2(!denies || !isRental(offer->kind), qPrintable(claim.id));
    }
}

void CatalogueFactsTest::usableMemory_readsInMiB()
{
    // MLPerf Training v4.1 system descriptions: nvidia-smi shows 81559 MiB on an H100 80 GB.
    const auto &readings = shippedCatalogue().usableMemory;
    QVERIFY(std::any_of(readings.begin(), readings.end(), [](const UsableMemory &u) {
        return u.gpuId == u"nvidia-h100-sxm5-80gb" && u.reportedMiB == 81559 &&
               u.kind == UsableKind::DriverTotal && u.labelGB == 80;
    }));
    QVERIFY(!shippedCatalogue().usableDefaults.empty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::CatalogueFactsTest)
#include "tst_cataloguefacts.moc"
