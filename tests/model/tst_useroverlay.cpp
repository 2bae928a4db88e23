// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's cards, prices and corrections over the shipped catalogue. Shipped values are read from
// db/catalogue/facts.csv: RTX 4090 24 GB, 1008 GB/s; RTX 2080 Ti 11 GB, 616 GB/s, 352 bit.
#include "model/domain/useredit.h"
#include "model/domain/useroverlay.h"
#include "model/estimate/cost.h"
#include "tests/support/testsupport.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class UserOverlayTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingOwn_isTheShippedCatalogue();
    void override_standsAndKeepsTheShippedValue();
    void override_ofAnUnknownCardIsLeftOut();
    void cardFromATemplate_inheritsWhatWasNotGiven();
    void cardFromACorrectedCard_hasTheCorrection();
    void ownName_winsOverAnAlias();
    void price_isAnOfferThatStandsAlone();
    void price_tooOldLeavesTheOthers();
    void sources_areOneRowForEachSaying();
    void model_isFoundByName();
    void edits_haveAnInverse();
    void edits_ofOneRecordTwice_goBackOnce();
};

static OwnSpec spec(SpecField field, const QString &text)
{
    return {field, text, {u"seller's page"_s, QDate(2026, 11, 20), u"as told"_s}};
}

static const QString rtx4090 = u"nvidia-rtx-4090-24gb"_s;
static const QString rtx2080Ti = u"nvidia-rtx-2080-ti-11gb"_s;

static OwnCard twentyTwo()
{
    OwnCard card;
    card.id = u"own-1"_s;
    card.name = u"RTX 2080 Ti 22GB"_s;
    card.vendor = Vendor::Nvidia;
    card.segment = Segment::Modified;
    card.architecture = u"Turing"_s;
    card.basedOn = rtx2080Ti;
    card.specs = {spec(SpecField::MemoryGB, u"22"_s)};
    return card;
}

static OwnPrice price(const QString &id, double amount, QDate asOf)
{
    OwnPrice own;
    own.id = id;
    own.gpuId = rtx4090;
    own.kind = OfferKind::Used;
    own.provider = u"corner shop"_s;
    own.price = Money::fromAmount(amount, Currency::Usd);
    own.region = u"US"_s;
    own.asOf = asOf;
    own.origin = {u"corner shop"_s, asOf, {}};
    return own;
}

void UserOverlayTest::nothingOwn_isTheShippedCatalogue()
{
    const Catalogue with = withUserData(shippedCatalogue(), {});
    QCOMPARE(with.gpus.size(), shippedCatalogue().gpus.size());
    QCOMPARE(with.offers.size(), shippedCatalogue().offers.size());
    QCOMPARE(with.sources.size(), shippedCatalogue().sources.size());
}

void UserOverlayTest::override_standsAndKeepsTheShippedValue()
{
    UserData own;
    own.overrides = {{rtx4090, spec(SpecField::BandwidthGBps, u"1000"_s)}};
    const Catalogue with = withUserData(shippedCatalogue(), own);
    const Gpu &gpu = *with.gpu(rtx4090);
    const SpecValue &value = gpu.spec(SpecField::BandwidthGBps);
    QCOMPARE(value.number, std::optional(1000.0));
    QCOMPARE(value.readOn, QDate(2026, 11, 20));
    QCOMPARE(value.note, u"as told"_s);
    QVERIFY(isOwnSource(with, value.source));
    const SpecConflict *shipped = shippedBeside(with, gpu, SpecField::BandwidthGBps);
    QVERIFY(shipped);
    QCOMPARE(shipped->text, u"1008"_s);
    QCOMPARE(with.sources[static_cast<std::size_t>(shipped->source)].id,
             u"gpu-hardware-evidence-note-quoting-nvidia-rtx"_s);
    // The shipped catalogue itself is as it was, and another field has nothing beside it.
    QCOMPARE(shippedCatalogue().gpu(rtx4090)->number(SpecField::BandwidthGBps), std::optional(1008.0));
    QVERIFY(!shippedBeside(with, gpu, SpecField::MemoryGB));
}

void UserOverlayTest::override_ofAnUnknownCardIsLeftOut()
{
    UserData own;
    own.overrides = {{u"no-such-card"_s, spec(SpecField::MemoryGB, u"24"_s)}};
    own.prices = {price(u"own-p"_s, 1500, QDate(2026, 11, 1))};
    own.prices.front().gpuId = u"no-such-card"_s;
    const Catalogue with = withUserData(shippedCatalogue(), own);
    QCOMPARE(with.gpus.size(), shippedCatalogue().gpus.size());
    QCOMPARE(with.offers.size(), shippedCatalogue().offers.size());
}

void UserOverlayTest::cardFromATemplate_inheritsWhatWasNotGiven()
{
    UserData own;
    own.cards = {twentyTwo()};
    const Catalogue with = withUserData(shippedCatalogue(), own);
    const Gpu *card = with.gpu(u"own-1");
    QVERIFY(card);
    QCOMPARE(card->number(SpecField::MemoryGB), std::optional(22.0));
    QVERIFY(isOwnSource(with, card->spec(SpecField::MemoryGB).source));
    QCOMPARE(card->number(SpecField::BandwidthGBps), std::optional(616.0));
    QCOMPARE(card->number(SpecField::BusWidthBits), std::optional(352.0));
    const SpecValue &bus = card->spec(SpecField::BusWidthBits);
    QCOMPARE(with.sources[static_cast<std::size_t>(bus.source)].id,
             u"rightnow-gpu-database-nvidia-techpowerup-derived"_s);
    QVERIFY(!isOwnSource(with, bus.source));
    QCOMPARE(card->spec(SpecField::Bf16Tflops).state, FactState::NotSupported);
    QCOMPARE(card->computeCapability(), std::optional(7.5));
    QCOMPARE(card->basedOn, rtx2080Ti);
    for (const SpecConflict &conflict : card->conflicts)
        QVERIFY(conflict.field != SpecField::MemoryGB);
}

void UserOverlayTest::cardFromACorrectedCard_hasTheCorrection()
{
    UserData own;
    own.cards = {twentyTwo()};
    own.overrides = {{rtx2080Ti, spec(SpecField::TdpWatts, u"275"_s)}};
    const Catalogue with = withUserData(shippedCatalogue(), own);
    QCOMPARE(with.gpu(u"own-1")->number(SpecField::TdpWatts), std::optional(275.0));
}

void UserOverlayTest::ownName_winsOverAnAlias()
{
    UserData own;
    own.cards = {twentyTwo()};
    const Catalogue with = withUserData(shippedCatalogue(), own);
    const Gpu *found = findGpu(with, u"rtx 2080 ti 22gb"_s);
    QVERIFY(found);
    QCOMPARE(found->id, u"own-1"_s);
    QCOMPARE(findGpu(with, u"nvidia-rtx-2080-ti-22gb"_s)->id, u"nvidia-rtx-2080-ti-22gb"_s);
}

void UserOverlayTest::price_isAnOfferThatStandsAlone()
{
    UserData own;
    own.prices = {price(u"own-p"_s, 1234, QDate(2026, 11, 1))};
    const QDate today(2026, 11, 30);
    const auto shipped = buyPrice(shippedCatalogue(), rtx4090, true, Region::Us, Currency::Usd, today);
    QVERIFY(shipped);
    QVERIFY(shipped->each.amount() != 1234);
    const Catalogue with = withUserData(shippedCatalogue(), own);
    const auto answer = buyPrice(with, rtx4090, true, Region::Us, Currency::Usd, today);
    QVERIFY(answer);
    QCOMPARE(answer->each, Money::fromAmount(1234, Currency::Usd));
    QCOMPARE(answer->offers, 1);
    QCOMPARE(answer->newest->ownId, u"own-p"_s);
    QVERIFY(isOwnSource(with, answer->newest->source));
    // A price of used cards says nothing about new ones, nor one in the USA about China.
    const auto newOnes = buyPrice(with, rtx4090, false, Region::Us, Currency::Usd, today);
    QVERIFY(newOnes);
    QVERIFY(newOnes->newest->ownId.isEmpty());
}

void UserOverlayTest::price_tooOldLeavesTheOthers()
{
    UserData own;
    own.prices = {price(u"own-p"_s, 1234, QDate(2025, 1, 1))}; // 698 days before
    const QDate today(2026, 11, 30);
    const auto shipped = buyPrice(shippedCatalogue(), rtx4090, true, Region::Us, Currency::Usd, today);
    const auto answer =
        buyPrice(withUserData(shippedCatalogue(), own), rtx4090, true, Region::Us, Currency::Usd, today);
    QVERIFY(answer && shipped);
    QCOMPARE(answer->each, shipped->each);
}

void UserOverlayTest::sources_areOneRowForEachSaying()
{
    UserData own;
    own.prices = {price(u"own-a"_s, 1200, QDate(2026, 11, 1)), price(u"own-b"_s, 1300, QDate(2026, 11, 2))};
    own.cards = {twentyTwo()};
    const Catalogue with = withUserData(shippedCatalogue(), own);
    QCOMPARE(with.sources.size(), shippedCatalogue().sources.size() + 2);
    QCOMPARE(with.sources.back().title, u"corner shop"_s);
    QVERIFY(with.sources.back().own);
}

void UserOverlayTest::model_isFoundByName()
{
    UserData own;
    AiModel model = *shippedCatalogue().model(u"qwen3-32b");
    model.id = u"own-m"_s;
    model.name = u"My fine model"_s;
    own.models = {model};
    const Catalogue with = withUserData(shippedCatalogue(), own);
    const AiModel *found = findModel(with, u"my fine model"_s);
    QVERIFY(found);
    QCOMPARE(found->id, u"own-m"_s);
    QVERIFY(isOwnSource(with, found->source));
}

void UserOverlayTest::edits_haveAnInverse()
{
    UserData before;
    before.cards = {twentyTwo()};
    before.prices = {price(u"own-a"_s, 1200, QDate(2026, 11, 1))};
    before.favourites = {rtx4090};
    OwnCard changed = twentyTwo();
    changed.name = u"RTX 2080 Ti 44GB"_s;
    const UserEdits edits{PutCard{changed}, RemovePrice{u"own-a"_s},
                          PutPrice{price(u"own-b"_s, 1500, QDate(2026, 11, 3))},
                          PutOverride{{rtx4090, spec(SpecField::TdpWatts, u"400"_s)}}, SetFavourites{{}}};
    UserData after = before;
    applyEdits(after, edits);
    QCOMPARE(after.cards.front().name, u"RTX 2080 Ti 44GB"_s);
    QCOMPARE(after.prices.size(), std::size_t{1});
    QCOMPARE(after.prices.front().id, u"own-b"_s);
    QCOMPARE(after.overrides.size(), std::size_t{1});
    QVERIFY(after.favourites.isEmpty());
    UserData back = after;
    applyEdits(back, inverseOf(before, edits));
    QVERIFY(back == before);
}

void UserOverlayTest::edits_ofOneRecordTwice_goBackOnce()
{
    const UserEdits edits{PutPrice{price(u"own-a"_s, 1, QDate(2026, 11, 1))},
                          PutPrice{price(u"own-a"_s, 2, QDate(2026, 11, 1))}};
    const UserEdits inverse = inverseOf({}, edits);
    QCOMPARE(inverse.size(), std::size_t{1});
    QVERIFY(inverse.front() == UserEdit(RemovePrice{u"own-a"_s}));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::UserOverlayTest)
#include "tst_useroverlay.moc"
