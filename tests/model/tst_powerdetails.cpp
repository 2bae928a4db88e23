// SPDX-License-Identifier: GPL-3.0-or-later
//
// Power, place and pitfalls as sections of an option's details.
#include "model/session/optiondetails.h"
#include "model/session/powerdetails.h"
#include "model/words/notewords.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QDate today(2026, 11, 30);
const QLocale english(QLocale::English, QLocale::UnitedStates);

Option bought(const QString &id, int count)
{
    Option option;
    option.cards = {id, count};
    option.mode = OptionMode::BuyNew;
    return option;
}

QString valueOfLine(const DetailSection &section, const QString &name)
{
    const auto found = std::find_if(section.lines.begin(), section.lines.end(),
                                    [&](const DetailLine &line) { return line.name == name; });
    return found == section.lines.end() ? QString() : found->value;
}

} // namespace

class PowerDetailsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void twoRtx5090_inAHomeOfTheUs();
    void onesOwnPc_counts();
    void region_choosesTheCircuit();
    void rented_andManyCardsAreLeftOut();
    void serverModule_saysWhoAnswers();
    void unpublished_isNotZero();
    void everySentence_isSaidOnce();
    void pitfalls_areThoseOfTheRules();
};

// 2 x 575 + 150 + 75 = 1375 W; x 1.25 = 1718.75, up to 1750 W. At 120 V a Gold supply at 1375 / 1750 = 78.57
// % promises 90 - 3 x (78.57 - 50) / 50 = 88.286 %: 1557.5 W from the wall, over the 1440 W of a 15 A circuit
// for hours; x 3.412142 = 5314 BTU. Peaks: 3 x 1150 + 225 = 3675 W. 120 h at 80 %: 1.5575 x 96 = 149.5 kWh.
void PowerDetailsTest::twoRtx5090_inAHomeOfTheUs()
{
    Workload workload;
    workload.budget.region = Region::Us;
    workload.budget.hoursPerMonth = 120;
    const DetailSection section =
        powerSection(shippedCatalogue(), workload, bought(u"nvidia-rtx-5090-32gb"_s, 2), {}, english);
    QCOMPARE(valueOfLine(section, u"Board power of the cards"_s), u"1,150 W"_s);
    QCOMPARE(valueOfLine(section, u"Whole PC under full load"_s), u"1,375 W"_s);
    QCOMPARE(valueOfLine(section, u"Peak, 100 microseconds"_s), u"3,675 W"_s);
    QCOMPARE(valueOfLine(section, u"Recommended supply"_s), u"1,750 W"_s);
    QCOMPARE(valueOfLine(section, u"Power connectors"_s), u"2 × 16-pin"_s);
    QCOMPARE(valueOfLine(section, u"From the wall"_s), u"1,557 W"_s);
    QCOMPARE(valueOfLine(section, u"Heat in the room"_s), u"1,557 W"_s);
    QVERIFY(valueOfLine(section, u"Electricity per month, whole PC"_s).startsWith(u"150 kWh, USD "_s));
    const QString all = section.sentences.join(u'\n');
    QVERIFY(all.contains(u"Mind: 120 V 15 A"_s)); // over 80 % of the circuit
    QVERIFY(all.contains(u"second supply"_s));    // above 1600 W
}

// 2 x 575 + 170 + 80 = 1400 W; a supply that is not ATX 3.x gets half as much again: 2100 W. 304 mm cards of
// two slots (data/gpus.csv) in a case for 300 mm and three slots.
void PowerDetailsTest::onesOwnPc_counts()
{
    PcSetup pc;
    pc.cpuWatts = 170;
    pc.restWatts = 80;
    pc.standard = SupplyStandard::Older;
    pc.circuit = Circuit{230, 16};
    pc.caseLengthMm = 300;
    pc.caseSlots = 3;
    const DetailSection section =
        powerSection(shippedCatalogue(), {}, bought(u"nvidia-rtx-5090-32gb"_s, 2), pc, english);
    QCOMPARE(section.edit, DetailSection::Edit::Pc);
    QCOMPARE(valueOfLine(section, u"Whole PC under full load"_s), u"1,400 W"_s);
    QCOMPARE(valueOfLine(section, u"Recommended supply"_s), u"2,100 W"_s);
    const QString all = section.sentences.join(u'\n');
    QVERIFY(!all.contains(u"passes 80 %"_s)); // 16 A carry 2944 W for hours
    QVERIFY(all.contains(u"the case takes 300 mm"_s));
    QVERIFY(all.contains(u"the case has 3"_s));
    const DetailSection module =
        powerSection(shippedCatalogue(), {}, bought(u"nvidia-h100-sxm5-80gb"_s, 1), pc, english);
    QCOMPARE(module.edit, DetailSection::Edit::None); // no PC takes it
}

void PowerDetailsTest::region_choosesTheCircuit()
{
    QCOMPARE(homeCircuit(Region::Us), (Circuit{120, 15}));
    QCOMPARE(homeCircuit(Region::Cn), (Circuit{220, 10}));
    QCOMPARE(homeCircuit(Region::Eu), (Circuit{230, 10}));
    Workload workload;
    workload.budget.region = Region::Cn;
    const DetailSection section =
        powerSection(shippedCatalogue(), workload, bought(u"nvidia-rtx-5090-32gb"_s, 2), {}, english);
    QVERIFY(!section.sentences.join(u'\n').contains(u"120 V"_s));
}

void PowerDetailsTest::rented_andManyCardsAreLeftOut()
{
    Option option = bought(u"nvidia-rtx-5090-32gb"_s, 1);
    option.mode = OptionMode::Rent;
    QVERIFY(powerSection(shippedCatalogue(), {}, option, {}, english).sentences.isEmpty());
    QVERIFY(powerSection(shippedCatalogue(), {}, bought(u"nvidia-rtx-5090-32gb"_s, 16), {}, english)
                .lines.empty());
}

void PowerDetailsTest::serverModule_saysWhoAnswers()
{
    const DetailSection section =
        powerSection(shippedCatalogue(), {}, bought(u"nvidia-h100-sxm5-80gb"_s, 1), {}, english);
    QCOMPARE(section.sentences.front(), u"It needs a server; its maker answers for power and cooling."_s);
    QVERIFY(valueOfLine(section, u"Recommended supply"_s).isEmpty());
}

void PowerDetailsTest::unpublished_isNotZero()
{
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        const DetailSection section = powerSection(shippedCatalogue(), {}, bought(gpu.id, 1), {}, english);
        const QString power = valueOfLine(section, u"Board power of the cards"_s);
        QCOMPARE(power == u"not published"_s, !gpu.number(SpecField::TdpWatts).has_value());
        for (const DetailLine &line : section.lines)
            QVERIFY2(!line.value.isEmpty() && !line.value.startsWith(u"0 "_s),
                     qPrintable(gpu.id + line.name));
    }
}

void PowerDetailsTest::everySentence_isSaidOnce()
{
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        const DetailSection section = powerSection(shippedCatalogue(), {}, bought(gpu.id, 2), {}, english);
        QStringList all = section.sentences;
        for (const DetailLine &line : section.lines)
            if (!line.how.isEmpty() && line.value != valueOfLine(section, u"Heat in the room"_s))
                all << line.how;
        QCOMPARE(all.removeDuplicates(), 0);
    }
}

void PowerDetailsTest::pitfalls_areThoseOfTheRules()
{
    // GeForce RTX 3090: launched in September 2020, while cards mined Ether (until 15 September 2022).
    const DetailSection section =
        pitfallSection(shippedCatalogue(), {}, bought(u"nvidia-rtx-3090-24gb"_s, 1), today, english);
    QVERIFY(std::any_of(section.sentences.begin(), section.sentences.end(), [](const QString &sentence) {
        return sentence.startsWith(u"Ask: "_s) && sentence.contains(u"min"_s);
    }));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::PowerDetailsTest)
#include "tst_powerdetails.moc"
