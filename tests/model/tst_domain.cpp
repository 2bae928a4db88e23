// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/catalogue.h"
#include "model/domain/quantity.h"
#include "model/domain/workload.h"

#include <QTest>

namespace gpuwise {

class DomainTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void layerPattern_expands_data();
    void layerPattern_expands();
    void layerPattern_refusesNonsense_data();
    void layerPattern_refusesNonsense();
    void money_convertsOnlyWithARate();
    void money_keepsRentsExact();
    void names_foldCaseAndPunctuation();
    void find_prefersIdThenNameThenAlias();
    void nearest_namesWhatWasMeant();
    void offers_serveTheirRegion_data();
    void offers_serveTheirRegion();
    void ties_areWithinFifteenPercent();
    void specFields_roundTrip();
};

void DomainTest::layerPattern_expands_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("layers");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("all full") << QStringLiteral("G*") << 3 << QByteArray("GGG");
    QTest::newRow("five sliding, one global, cut") << QStringLiteral("5S1G*") << 8 << QByteArray("SSSSSGSS");
    QTest::newRow("groups") << QStringLiteral("2(3L1G)2L1G") << 11 << QByteArray("LLLGLLLGLLG");
    QTest::newRow("single letters") << QStringLiteral("SG*") << 4 << QByteArray("SGSG");
}

void DomainTest::layerPattern_expands()
{
    QFETCH(QString, text);
    QFETCH(int, layers);
    QFETCH(QByteArray, expected);
    const auto pattern = expandLayerPattern(text, layers);
    QVERIFY(pattern);
    QCOMPARE(QByteArray(pattern->data()), expected);
}

void DomainTest::layerPattern_refusesNonsense_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("layers");
    QTest::newRow("empty") << QString() << 4;
    QTest::newRow("unknown letter") << QStringLiteral("Q*") << 4;
    QTest::newRow("too short") << QStringLiteral("2G") << 4;
    QTest::newRow("no layers") << QStringLiteral("G*") << 0;
    QTest::newRow("too many layers") << QStringLiteral("G*") << 256;
    QTest::newRow("open group") << QStringLiteral("2(3G") << 4;
    QTest::newRow("nested group") << QStringLiteral("2(2(3G))") << 4;
    QTest::newRow("number only") << QStringLiteral("12") << 4;
    QTest::newRow("huge count") << QStringLiteral("99999999999999999999G") << 300;
}

void DomainTest::layerPattern_refusesNonsense()
{
    QFETCH(QString, text);
    QFETCH(int, layers);
    QVERIFY(!expandLayerPattern(text, layers));
}

void DomainTest::money_convertsOnlyWithARate()
{
    ExchangeRates rates;
    const Money dollars = Money::fromAmount(100, Currency::Usd);
    QVERIFY(!rates.convert(dollars, Currency::Cny));
    rates.set({Currency::Cny, 6.6921, QDate(2026, 10, 10), -1});
    QCOMPARE(rates.convert(dollars, Currency::Cny), std::optional(Money::fromAmount(669.21, Currency::Cny)));
    QCOMPARE(rates.convert(Money::fromAmount(669.21, Currency::Cny), Currency::Usd), std::optional(dollars));
    QCOMPARE(rates.convert(dollars, Currency::Usd), std::optional(dollars));
}

void DomainTest::money_keepsRentsExact()
{
    QCOMPARE(Money::fromAmount(2.7447, Currency::Usd).amount(), 2.7447); // a price per hour as published
}

void DomainTest::names_foldCaseAndPunctuation()
{
    QCOMPARE(foldName(u"RTX-4090 (24 GB)"), foldName(u"rtx 4090 24gb"));
    QVERIFY(foldName(u"Qwen2.5") != foldName(u"Qwen25")); // a version's point tells names apart
}

static Catalogue smallCatalogue()
{
    Catalogue catalogue;
    for (const auto &[id, name] : {std::pair("nvidia-rtx-4090-24gb", "GeForce RTX 4090"),
                                   std::pair("nvidia-rtx-3090-24gb", "GeForce RTX 3090"),
                                   std::pair("amd-radeon-rx-7900-xtx", "Radeon RX 7900 XTX")}) {
        Gpu gpu;
        gpu.id = QString::fromLatin1(id);
        gpu.name = QString::fromLatin1(name);
        catalogue.gpus.push_back(gpu);
    }
    catalogue.gpuAliases.insert(foldName(u"4090"), QStringLiteral("nvidia-rtx-4090-24gb"));
    catalogue.buildIndex();
    return catalogue;
}

void DomainTest::find_prefersIdThenNameThenAlias()
{
    const Catalogue catalogue = smallCatalogue();
    const auto idOf = [&](const char *text) {
        const Gpu *gpu = findGpu(catalogue, QString::fromLatin1(text));
        return gpu ? gpu->id : QString();
    };
    QCOMPARE(idOf("nvidia-rtx-4090-24gb"), QStringLiteral("nvidia-rtx-4090-24gb"));
    QCOMPARE(idOf("geforce rtx 3090"), QStringLiteral("nvidia-rtx-3090-24gb"));
    QCOMPARE(idOf("4090"), QStringLiteral("nvidia-rtx-4090-24gb"));
    QCOMPARE(idOf(""), QString());
    QCOMPARE(idOf("RTX 9999"), QString());
}

void DomainTest::nearest_namesWhatWasMeant()
{
    QCOMPARE(nearestGpuNames(smallCatalogue(), QStringLiteral("nvidia-rtx-409")).value(0),
             QStringLiteral("nvidia-rtx-4090-24gb"));
    QCOMPARE(nearestWords({QStringLiteral("--budget"), QStringLiteral("--batch")}, QStringLiteral("--bugdet"))
                 .value(0),
             QStringLiteral("--budget"));
    QVERIFY(nearestWords({QStringLiteral("--budget")}, QStringLiteral("zzzzzzzzzz")).isEmpty());
}

void DomainTest::offers_serveTheirRegion_data()
{
    QTest::addColumn<QString>("published");
    QTest::addColumn<int>("region");
    QTest::addColumn<bool>("serves");
    QTest::newRow("China in China") << QStringLiteral("CN-Jiangsu") << int(Region::Cn) << true;
    QTest::newRow("AWS China in China") << QStringLiteral("cn-north-1") << int(Region::Cn) << true;
    QTest::newRow("global not in China") << QStringLiteral("global") << int(Region::Cn) << false;
    QTest::newRow("global in the US") << QStringLiteral("global") << int(Region::Us) << true;
    QTest::newRow("Virginia in the US") << QStringLiteral("us-east-1") << int(Region::Us) << true;
    QTest::newRow("Ireland not in the US") << QStringLiteral("eu-west-1") << int(Region::Us) << false;
    QTest::newRow("Germany in the EU") << QStringLiteral("DE") << int(Region::Eu) << true;
    QTest::newRow("anything anywhere") << QStringLiteral("TW") << int(Region::Any) << true;
}

void DomainTest::offers_serveTheirRegion()
{
    QFETCH(QString, published);
    QFETCH(int, region);
    QFETCH(bool, serves);
    QCOMPARE(offerServes(published, static_cast<Region>(region)), serves);
}

void DomainTest::ties_areWithinFifteenPercent()
{
    QVERIFY(isTie(100, 114.9));
    QVERIFY(isTie(114.9, 100));
    QVERIFY(!isTie(100, 116));
}

void DomainTest::specFields_roundTrip()
{
    QCOMPARE(static_cast<int>(specDescriptions().size()), specFieldCount);
    for (const SpecDescription &description : specDescriptions())
        QCOMPARE(specFieldFromId(QString::fromLatin1(description.id)), std::optional(description.field));
    QVERIFY(!specFieldFromId(u"bandwidth"));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::DomainTest)
#include "tst_domain.moc"
