// SPDX-License-Identifier: GPL-3.0-or-later
//
// Entries of the user's judged: ranges, units that were mixed up, names. Facts of cards as in
// db/catalogue/facts.csv.
#include "model/domain/usercheck.h"
#include "model/domain/useroverlay.h"
#include "model/words/checkwords.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

namespace gpuwise {

using namespace Qt::StringLiterals;

static const QDate today(2026, 11, 30);

static OwnSpec spec(SpecField field, const QString &text)
{
    return {field, text, {u"shop"_s, today, {}}};
}

static OwnCard card(std::vector<OwnSpec> specs)
{
    OwnCard own;
    own.id = u"own-1"_s;
    own.name = u"My card"_s;
    own.vendor = Vendor::Nvidia;
    own.specs = std::move(specs);
    return own;
}

static const UserCheck *find(const UserChecks &checks, CheckCode code)
{
    const auto at =
        std::find_if(checks.begin(), checks.end(), [&](const UserCheck &c) { return c.code == code; });
    return at == checks.end() ? nullptr : &*at;
}

class UserCheckTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goodCard_findsNothing();
    void units_areGuessed_data();
    void units_areGuessed();
    void bandwidthBelowMemory_asksForTerabytes();
    void dataRate_isComparedWithTheChips();
    void inheritedValues_areNotQuestioned();
    void names_data();
    void names();
    void nameOfAnotherCard_isTaken();
    void memory_isRequired();
    void values_mustRead_data();
    void values_mustRead();
    void price_data();
    void price();
    void price_inTheOtherCurrency_isAsked();
    void override_ofAnOwnCardIsRefused();
    void sentences_areWhole();
    void shippedCards_wouldPass();
};

void UserCheckTest::goodCard_findsNothing()
{
    const UserChecks checks =
        checkCard(shippedCatalogue(),
                  card({spec(SpecField::MemoryGB, u"24"_s), spec(SpecField::MemoryType, u"GDDR6X"_s),
                        spec(SpecField::BandwidthGBps, u"1008"_s), spec(SpecField::BusWidthBits, u"384"_s),
                        spec(SpecField::TdpWatts, u"450"_s)}),
                  today);
    QVERIFY2(checks.empty(), checks.empty() ? "" : qPrintable(checkLine(checks.front(), QLocale::c())));
}

void UserCheckTest::units_areGuessed_data()
{
    QTest::addColumn<SpecField>("field");
    QTest::addColumn<QString>("entered");
    QTest::addColumn<QString>("guess");
    QTest::addColumn<QString>("unit");
    QTest::newRow("RTX 4090 in TB/s") << SpecField::BandwidthGBps << u"1.008"_s << u"1008"_s << u"TB/s"_s;
    QTest::newRow("below one TB/s") << SpecField::BandwidthGBps << u"0.9"_s << u"900"_s << u"TB/s"_s;
    QTest::newRow("in MB/s") << SpecField::BandwidthGBps << u"936000"_s << u"936"_s << u"MB/s"_s;
    QTest::newRow("24 GiB in MiB") << SpecField::MemoryGB << u"24576"_s << u"24"_s << u"MiB"_s;
    QTest::newRow("24 GB in MB") << SpecField::MemoryGB << u"24000"_s << u"24"_s << u"MB"_s;
    QTest::newRow("in PFLOPS") << SpecField::Fp8Tflops << u"0.66"_s << u"660"_s << u"PFLOPS"_s;
    QTest::newRow("in GFLOPS") << SpecField::Fp32Tflops << u"82600"_s << u"82.6"_s << u"GFLOPS"_s;
    QTest::newRow("in kW") << SpecField::TdpWatts << u"0.45"_s << u"450"_s << u"kW"_s;
    QTest::newRow("in cm") << SpecField::LengthMm << u"30.4"_s << u"304"_s << u"cm"_s;
}

void UserCheckTest::units_areGuessed()
{
    QFETCH(SpecField, field);
    QFETCH(QString, entered);
    QFETCH(QString, guess);
    QFETCH(QString, unit);
    std::vector<OwnSpec> specs{spec(field, entered)};
    if (field != SpecField::MemoryGB)
        specs.push_back(spec(SpecField::MemoryGB, u"24"_s));
    const UserChecks checks = checkCard(shippedCatalogue(), card(specs), today);
    QVERIFY(!mayBeSaved(checks));
    const UserCheck *found = find(checks, CheckCode::OutOfRange);
    QVERIFY(found);
    QCOMPARE(found->spec, field);
    QVERIFY(found->guess);
    QCOMPARE(found->guess->text, guess);
    QCOMPARE(found->guess->entered, unit);
}

void UserCheckTest::bandwidthBelowMemory_asksForTerabytes()
{
    // 12 is within the range of all cards, but a card with 80 GB (H100: 3350 GB/s) does not have 12 GB/s.
    const UserChecks checks =
        checkCard(shippedCatalogue(),
                  card({spec(SpecField::MemoryGB, u"80"_s), spec(SpecField::BandwidthGBps, u"12"_s)}), today);
    QVERIFY(mayBeSaved(checks)); // a question only
    const UserCheck *found = find(checks, CheckCode::LessThanMemory);
    QVERIFY(found && found->guess);
    QCOMPARE(found->guess->text, u"12000"_s);
}

void UserCheckTest::dataRate_isComparedWithTheChips()
{
    // 448 GB/s over 256 bit is 14 Gbit/s (RTX 2080); over 128 bit it would be 28, which only GDDR7 does.
    const auto checked = [](const QString &type, const QString &width) {
        return checkCard(
            shippedCatalogue(),
            card({spec(SpecField::MemoryGB, u"8"_s), spec(SpecField::MemoryType, type),
                  spec(SpecField::BandwidthGBps, u"448"_s), spec(SpecField::BusWidthBits, width)}),
            today);
    };
    QVERIFY(checked(u"GDDR6"_s, u"256"_s).empty());
    QVERIFY(checked(u"GDDR7"_s, u"128"_s).empty());
    const UserChecks odd = checked(u"GDDR6"_s, u"128"_s);
    QCOMPARE(odd.size(), std::size_t{1});
    QCOMPARE(odd.front().code, CheckCode::DataRateUnlike);
    QCOMPARE(odd.front().value, 28.0);
    QVERIFY(find(checked(u"GDDR9"_s, u"256"_s), CheckCode::UnknownMemoryType));
}

void UserCheckTest::inheritedValues_areNotQuestioned()
{
    OwnCard own = cardFrom(*shippedCatalogue().gpu(u"nvidia-rtx-2080-ti-11gb"), u"RTX 2080 Ti 22GB"_s);
    own.id = u"own-1"_s;
    own.specs = {spec(SpecField::MemoryGB, u"22"_s)};
    QVERIFY(checkCard(shippedCatalogue(), own, today).empty());
}

void UserCheckTest::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("good");
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("spaces") << u"   "_s << false;
    QTest::newRow("120 characters") << QString(120, u'x') << true;
    QTest::newRow("121 characters") << QString(121, u'x') << false;
    QTest::newRow("NUL") << QString(u"a\0b"_s) + QChar(u'\0') << false;
    QTest::newRow("line break") << u"a\nb"_s << false;
    QTest::newRow("right to left override") << QString(u'a') + QChar(0x202E) + u"b" << false;
    QTest::newRow("Chinese") << u"魔改显卡 22G"_s << true;
}

void UserCheckTest::names()
{
    QFETCH(QString, name);
    QFETCH(bool, good);
    OwnCard own = card({spec(SpecField::MemoryGB, u"24"_s)});
    own.name = name;
    QCOMPARE(mayBeSaved(checkCard(shippedCatalogue(), own, today)), good);
}

void UserCheckTest::nameOfAnotherCard_isTaken()
{
    OwnCard own = card({spec(SpecField::MemoryGB, u"24"_s)});
    own.name = u"geforce rtx-4090"_s;
    const UserChecks checks = checkCard(shippedCatalogue(), own, today);
    const UserCheck *found = find(checks, CheckCode::NameTaken);
    QVERIFY(found);
    QCOMPARE(found->other, shippedCatalogue().gpu(u"nvidia-rtx-4090-24gb")->name);
    // Its own name does not stand in its way when it is edited.
    UserData data;
    data.cards = {card({spec(SpecField::MemoryGB, u"24"_s)})};
    const Catalogue with = withUserData(shippedCatalogue(), data);
    QVERIFY(checkCard(with, data.cards.front(), today).empty());
    OwnCard second = data.cards.front();
    second.id = u"own-2"_s;
    QVERIFY(find(checkCard(with, second, today), CheckCode::NameTaken));
}

void UserCheckTest::memory_isRequired()
{
    const UserChecks checks = checkCard(shippedCatalogue(), card({}), today);
    QCOMPARE(checks.size(), std::size_t{1});
    QCOMPARE(checks.front().code, CheckCode::Missing);
    QCOMPARE(checks.front().spec, SpecField::MemoryGB);
    QVERIFY(!mayBeSaved(checks));
}

void UserCheckTest::values_mustRead_data()
{
    QTest::addColumn<SpecField>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<CheckCode>("code");
    QTest::newRow("word") << SpecField::TdpWatts << u"lots"_s << CheckCode::NotANumber;
    QTest::newRow("infinity") << SpecField::TdpWatts << u"inf"_s << CheckCode::NotANumber;
    QTest::newRow("hexadecimal") << SpecField::TdpWatts << u"0x1c2"_s << CheckCode::NotANumber;
    QTest::newRow("comma") << SpecField::TdpWatts << u"1,000"_s << CheckCode::NotANumber;
    QTest::newRow("empty") << SpecField::TdpWatts << u" "_s << CheckCode::Missing;
    QTest::newRow("minus") << SpecField::TdpWatts << u"-450"_s << CheckCode::OutOfRange;
    QTest::newRow("zero") << SpecField::MemoryGB << u"0"_s << CheckCode::OutOfRange;
    QTest::newRow("half a core") << SpecField::ShaderCores << u"100.5"_s << CheckCode::NotWhole;
    QTest::newRow("date") << SpecField::LaunchDate << u"30.11.2026"_s << CheckCode::NotADate;
    QTest::newRow("far date") << SpecField::LaunchDate << u"2036-01-01"_s << CheckCode::InFuture;
}

void UserCheckTest::values_mustRead()
{
    QFETCH(SpecField, field);
    QFETCH(QString, text);
    QFETCH(CheckCode, code);
    const UserChecks checks =
        checkOverride(shippedCatalogue(), {u"nvidia-rtx-4090-24gb"_s, spec(field, text)}, today);
    QVERIFY(find(checks, code));
    QVERIFY(!mayBeSaved(checks));
}

void UserCheckTest::price_data()
{
    QTest::addColumn<double>("amount");
    QTest::addColumn<QDate>("asOf");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("good");
    QTest::newRow("good") << 1500.0 << today << 1 << true;
    QTest::newRow("zero") << 0.0 << today << 1 << false;
    QTest::newRow("negative") << -5.0 << today << 1 << false;
    QTest::newRow("tomorrow") << 1500.0 << today.addDays(1) << 1 << false;
    QTest::newRow("no date") << 1500.0 << QDate() << 1 << false;
    QTest::newRow("no card") << 1500.0 << today << 0 << false;
}

void UserCheckTest::price()
{
    QFETCH(double, amount);
    QFETCH(QDate, asOf);
    QFETCH(int, count);
    QFETCH(bool, good);
    OwnPrice own;
    own.gpuId = u"nvidia-rtx-4090-24gb"_s;
    own.kind = OfferKind::Used;
    own.price = Money::fromAmount(amount, Currency::Usd);
    own.asOf = asOf;
    own.count = count;
    QCOMPARE(mayBeSaved(checkPrice(shippedCatalogue(), own, today)), good);
    own.gpuId = u"nothing"_s;
    QVERIFY(!mayBeSaved(checkPrice(shippedCatalogue(), own, today)));
}

void UserCheckTest::price_inTheOtherCurrency_isAsked()
{
    // Used RTX 4090 cost 1,400 to 1,900 USD in the shipped offers; 12,000 CNY are 1,793 USD at 6.6921.
    OwnPrice own;
    own.gpuId = u"nvidia-rtx-4090-24gb"_s;
    own.kind = OfferKind::Used;
    own.price = Money::fromAmount(12000, Currency::Usd);
    own.asOf = today;
    const UserChecks checks = checkPrice(shippedCatalogue(), own, today);
    const UserCheck *found = find(checks, CheckCode::FarFromOthers);
    QVERIFY(found && found->guess);
    QCOMPARE(found->guess->entered, u"CNY"_s);
    QVERIFY(mayBeSaved(checks));
    own.price.currency = Currency::Cny;
    QVERIFY(checkPrice(shippedCatalogue(), own, today).empty());
}

void UserCheckTest::override_ofAnOwnCardIsRefused()
{
    UserData data;
    data.cards = {card({spec(SpecField::MemoryGB, u"24"_s)})};
    const Catalogue with = withUserData(shippedCatalogue(), data);
    QVERIFY(!mayBeSaved(checkOverride(with, {u"own-1"_s, spec(SpecField::TdpWatts, u"300"_s)}, today)));
    QVERIFY(mayBeSaved(
        checkOverride(with, {u"nvidia-rtx-4090-24gb"_s, spec(SpecField::TdpWatts, u"300"_s)}, today)));
}

void UserCheckTest::sentences_areWhole()
{
    const UserChecks checks = checkCard(
        shippedCatalogue(),
        card({spec(SpecField::MemoryGB, u"24"_s), spec(SpecField::BandwidthGBps, u"0.9"_s)}), today);
    QCOMPARE(checks.size(), std::size_t{1});
    QCOMPARE(checkSentence(checks.front(), QLocale(QLocale::English, QLocale::UnitedStates)),
             u"0.9 GB/s is outside 10 to 30,000 GB/s. Was it in TB/s? Then write 900 (GB/s)."_s);
    for (int code = 0; code <= static_cast<int>(CheckCode::UnknownMemoryType); ++code) {
        UserCheck check;
        check.code = static_cast<CheckCode>(code);
        const QString sentence = checkSentence(check, QLocale::c());
        QVERIFY(!sentence.isEmpty());
        QVERIFY2(!sentence.contains(u'%') || check.code == CheckCode::FarFromOthers ||
                     check.code == CheckCode::TooLong,
                 qPrintable(sentence));
    }
}

void UserCheckTest::shippedCards_wouldPass()
{
    // The rules must not refuse what is true: every shipped card, entered value by value. Questions are
    // allowed where the compiler needs a note too.
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        OwnCard own = card({});
        own.vendor = gpu.vendor;
        own.name = u"Copy"_s;
        for (const SpecDescription &description : specDescriptions())
            if (gpu.spec(description.field).hasValue())
                own.specs.push_back(spec(description.field, gpu.spec(description.field).text));
        for (const UserCheck &check : checkCard(shippedCatalogue(), own, today))
            QVERIFY2(!check.mustFix(), qPrintable(gpu.id + u": "_s + checkLine(check, QLocale::c()) + u' ' +
                                                  gpu.spec(check.spec).text));
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::UserCheckTest)
#include "tst_usercheck.moc"
