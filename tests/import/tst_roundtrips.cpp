// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `export` writes, `import` reads back as it was: own data as CSV and as a pack, and the catalogue.
#include "db/export/outtable.h"
#include "db/export/packwriter.h"
#include "db/modelcolumns.h"
#include "model/domain/wholefile.h"
#include "tests/import/importing.h"
#include "tests/support/testsupport.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

class RoundTripsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ownData_asCsv();
    void ownData_asPack();
    void models_keepEveryNumber();
    void badModels_areRefused_data();
    void badModels_areRefused();
    void formulas_areNeutralInTheFile();
    void catalogue_bringsNothingNew();
    void catalogue_intoAnEmptyOne_keepsEveryValue();
    void cataloguePack_bringsNothingNew();
};

namespace {

OwnCard awkwardCard(const QString &id, const QString &name)
{
    OwnCard card;
    card.id = id;
    card.name = name;
    card.vendor = Vendor::MooreThreads;
    card.segment = Segment::Modified;
    card.architecture = u"Arch, \"7\""_s;
    card.basedOn = u"nvidia-rtx-2080-ti-11gb"_s;
    card.specs = {
        {SpecField::MemoryGB, u"22"_s, {u"shop; the \"red\" one"_s, QDate(2026, 11, 1), u"=note"_s}},
        {SpecField::MemoryType, u"GDDR6"_s, {u"shop; the \"red\" one"_s, QDate(2026, 11, 2), u"=note"_s}},
        {SpecField::BandwidthGBps, u"616.5"_s, {QString(), QDate(2026, 11, 1), QString()}},
        {SpecField::LaunchDate, u"2018-09"_s, {u"y"_s, QDate(2026, 11, 1), QString()}}};
    card.notes = u"-1 day, +2 %"_s;
    return card;
}

/// Numbers that no rounding may touch, words of every kind, a pattern, and the shapes of the whole library.
std::vector<AiModel> awkwardModels()
{
    std::vector<AiModel> models;
    int number = 0;
    for (const AiModel &shipped : shippedCatalogue().models) {
        AiModel model = shipped;
        model.id = u"own-m%1"_s.arg(++number);
        model.source = -1; // the library's; own models have none
        for (const ModelAmount &amount :
             modelAmounts) // billions with a fraction are not quite whole in there
            if (amount.unit > 1)
                model.shape.*amount.member = std::round(model.shape.*amount.member);
        models.push_back(model);
    }
    AiModel &odd = models.front();
    odd.name = u"=1+1, \"mine\""_s;
    odd.notes = u"'from config.json"_s;
    odd.release = u"2026-11"_s;
    odd.readOn = QDate(2026, 11, 5);
    odd.shape.params = 32762123267.0;
    odd.shape.linearStateElementsPerLayer = 1.5;
    return models;
}

UserData awkwardData()
{
    UserData data;
    int number = 0;
    for (const QString &name :
         {u"=1+1"_s, u"+x"_s, u"-x"_s, u"@SUM(A1)"_s, u"'=x"_s, u"\uFF1D1"_s, u"显卡, \"改\""_s,
          u"<b>x</b>"_s, u"RTX 4090"_s, u"名 1.5"_s, u"😀 card"_s, u"../../x"_s})
        data.cards.push_back(awkwardCard(u"own-%1"_s.arg(++number), name));
    data.cards.back().specs = {{SpecField::MemoryGB, u"24.0"_s, {u"one"_s, QDate(2026, 1, 2), u"two"_s}}};
    data.cards.back().basedOn.clear();
    data.overrides = {
        {u"nvidia-rtx-4090-24gb"_s, {SpecField::TdpWatts, u"300"_s, {u"mine"_s, QDate(2026, 11, 3), u"n"_s}}},
        {u"nvidia-rtx-4090-24gb"_s,
         {SpecField::MemoryGB, u"24"_s, {u"other"_s, QDate(2026, 11, 4), QString()}}},
        {u"amd-instinct-mi300x"_s,
         {SpecField::FormFactor, u"=OAM"_s, {QString(), QDate(2026, 11, 5), QString()}}}};
    OwnPrice price{u"own-p1"_s,
                   u"nvidia-rtx-4090-24gb"_s,
                   OfferKind::Used,
                   u"=shop"_s,
                   Money::fromAmount(12345.6789, Currency::Cny),
                   u"华东"_s,
                   QDate(2026, 11, 6),
                   2,
                   {u"a, b"_s, QDate(2026, 11, 7), u"'quoted"_s}};
    data.prices.push_back(price);
    price.id = u"own-p2"_s;
    price.gpuId = u"own-1"_s;
    price.kind = OfferKind::Spot;
    price.price = Money::fromAmount(0.2199, Currency::Usd);
    price.region.clear();
    price.count = 1;
    price.origin = {};
    data.prices.push_back(price);
    data.favourites = {u"own-2"_s, u"nvidia-rtx-3090-24gb"_s};
    data.models = awkwardModels();
    return data;
}

void compare(UserData read, UserData written)
{
    const auto byId = [](const auto &a, const auto &b) { return a.id < b.id; };
    const auto byPlace = [](const SpecOverride &a, const SpecOverride &b) {
        return std::pair(a.gpuId, a.value.field) < std::pair(b.gpuId, b.value.field);
    };
    for (UserData *data : {&read, &written}) {
        std::sort(data->cards.begin(), data->cards.end(), byId);
        std::sort(data->prices.begin(), data->prices.end(), byId);
        std::sort(data->overrides.begin(), data->overrides.end(), byPlace);
    }
    QCOMPARE(read.cards.size(), written.cards.size());
    for (std::size_t i = 0; i < read.cards.size(); ++i)
        QVERIFY2(read.cards[i] == written.cards[i], qPrintable(written.cards[i].id));
    QVERIFY(read.overrides == written.overrides);
    QVERIFY(read.prices == written.prices);
    QCOMPARE(read.models.size(), written.models.size());
    for (std::size_t i = 0; i < read.models.size(); ++i)
        QVERIFY2(read.models[i] == written.models[i], qPrintable(written.models[i].name));
}

QString place(const ImportPreview &preview)
{
    const auto fault = preview.firstFault();
    return fault ? u"%1 in line %2: %3"_s.arg(importNoteCode(fault->note), QString::number(fault->line),
                                              fault->value)
                 : u"fine"_s;
}

ImportPreview previewBytes(const QByteArray &bytes, ImportKind kind, const Catalogue &catalogue,
                           const UserData &existing = {})
{
    return previewTable(bytes, u"export.csv"_s, testOptions(kind), catalogue, existing);
}

} // namespace

void RoundTripsTest::ownData_asCsv()
{
    const UserData written = awkwardData();
    UserData read;
    const ImportPreview cards =
        previewBytes(csvOf(cardTable(written, shippedCatalogue())), ImportKind::Cards, shippedCatalogue());
    QCOMPARE(place(cards), u"fine"_s);
    applyEdits(read, importEdits(cards, false));
    const ImportPreview prices =
        previewBytes(csvOf(priceTable(written)), ImportKind::Prices, shippedCatalogue(), read);
    QCOMPARE(place(prices), u"fine"_s);
    applyEdits(read, importEdits(prices, false));
    const ImportPreview models =
        previewBytes(csvOf(modelTable(written)), ImportKind::Models, shippedCatalogue(), read);
    QCOMPARE(place(models), u"fine"_s);
    applyEdits(read, importEdits(models, false));
    compare(read, written);
    // Once more: all of it is there.
    const ImportPreview again =
        previewBytes(csvOf(cardTable(read, shippedCatalogue())), ImportKind::Cards, shippedCatalogue(), read);
    QVERIFY(importEdits(again, false).empty());
    QCOMPARE(csvOf(cardTable(read, shippedCatalogue())), csvOf(cardTable(written, shippedCatalogue())));
}

void RoundTripsTest::ownData_asPack()
{
    UserData written = awkwardData();
    written.cards.back().specs.front().text = u"24"_s; // numbers are numbers there: "24.0" is 24
    QTemporaryDir folder;
    const QString path = folder.filePath(u"user.gpupack"_s);
    QString error;
    const QByteArray bytes = packOf(cardTable(written, shippedCatalogue()), priceTable(written),
                                    modelTable(written), written.favourites, u"mine"_s, &error);
    QCOMPARE(error, QString());
    QCOMPARE(writeWholeFile(path, bytes), QString());
    const ImportPreview preview = previewImport(path, testOptions(ImportKind::Pack), shippedCatalogue(), {});
    QCOMPARE(place(preview), u"fine"_s);
    UserData read;
    applyEdits(read, importEdits(preview, false));
    compare(read, written);
    QCOMPARE(read.favourites, written.favourites);
    const ImportPreview again = previewImport(path, testOptions(ImportKind::Pack), shippedCatalogue(), read);
    QVERIFY(importEdits(again, false).empty());
}

void RoundTripsTest::models_keepEveryNumber()
{
    UserData written;
    written.models = awkwardModels();
    QVERIFY(written.models.size() > 300);
    const QByteArray bytes = csvOf(modelTable(written));
    ImportOptions options;
    options.today = testDay;
    const ImportPreview preview = previewTable(bytes, u"models.csv"_s, options, shippedCatalogue(), {});
    QCOMPARE(preview.kind, ImportKind::Models); // nobody has to say so
    UserData read;
    applyEdits(read, importEdits(preview, false));
    QCOMPARE(csvOf(modelTable(read)), bytes);
    const ImportPreview again = previewTable(bytes, u"models.csv"_s, options, shippedCatalogue(), read);
    QVERIFY(importEdits(again, false).empty());
    QCOMPARE(again.count(RowVerdict::AlreadyThere), static_cast<int>(written.models.size()));
    // One number changed in the file: it replaces the model, and says so.
    UserData changed = read;
    changed.models.front().shape.layers += 1;
    changed.models.front().shape.pattern = {};
    const ImportPreview newer =
        previewTable(csvOf(modelTable(changed)), u"models.csv"_s, options, shippedCatalogue(), read);
    QCOMPARE(newer.taken(), 1);
    QCOMPARE(codesOf(rowAt(newer, 2)), QStringList{u"ReplacesOwnModel"_s});
}

void RoundTripsTest::badModels_areRefused_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("code");
    QTest::newRow("no name") << u",8,32,gqa,"_s << u"ValueMissing"_s;
    QTest::newRow("no size") << u"A,,32,gqa,"_s << u"ValueMissing"_s;
    QTest::newRow("layers") << u"A,8,many,gqa,"_s << u"NotANumber"_s;
    QTest::newRow("too many layers") << u"A,8,256,gqa,"_s << u"OutOfRange"_s; // maxLayers is 255
    QTest::newRow("attention") << u"A,8,32,all,"_s << u"WordUnknown"_s;
    QTest::newRow("pattern") << u"A,8,4,gqa,Q"_s << u"WordUnknown"_s;
    QTest::newRow("short pattern") << u"A,8,4,gqa,G"_s << u"WordUnknown"_s;
}

void RoundTripsTest::badModels_areRefused()
{
    QFETCH(const QString, row);
    QFETCH(const QString, code);
    const QString text = u"name,params_b_total,layers,attention_kind,layer_pattern\n"_s + row + u'\n';
    const ImportPreview preview = previewText(text, ImportKind::Models);
    QVERIFY2(codesOf(rowAt(preview, 2)).contains(code), qPrintable(codesOf(rowAt(preview, 2)).join(u',')));
    QCOMPARE(rowAt(preview, 2)->verdict, RowVerdict::Bad);
    QVERIFY(importEdits(preview, true).empty());
}

void RoundTripsTest::formulas_areNeutralInTheFile()
{
    const QByteArray bytes = csvOf(cardTable(awkwardData(), shippedCatalogue()));
    QVERIFY(bytes.startsWith("\xEF\xBB\xBF"));
    const QString text = QString::fromUtf8(bytes);
    QVERIFY(text.contains(u",'=1+1,"_s));
    QVERIFY(text.contains(u",''=x,"_s));
    QVERIFY(!text.contains(u",=1+1"_s));
}

void RoundTripsTest::catalogue_bringsNothingNew()
{
    const ImportPreview cards =
        previewBytes(csvOf(cardTable(shippedCatalogue())), ImportKind::Cards, shippedCatalogue());
    QCOMPARE(place(cards), u"fine"_s);
    QCOMPARE(cards.count(RowVerdict::AlreadyThere), static_cast<int>(shippedCatalogue().gpus.size()));
    const ImportPreview prices =
        previewBytes(csvOf(priceTable(shippedCatalogue())), ImportKind::Prices, shippedCatalogue());
    QCOMPARE(place(prices), u"fine"_s);
    QCOMPARE(prices.taken(), 0);
    // The catalogue has some offers twice, from two sources: those are told as repeated.
    QCOMPARE(prices.count(RowVerdict::AlreadyThere) + prices.count(RowVerdict::LeftOut),
             static_cast<int>(shippedCatalogue().offers.size()));
}

void RoundTripsTest::catalogue_intoAnEmptyOne_keepsEveryValue()
{
    const Catalogue empty;
    const ImportPreview preview =
        previewBytes(csvOf(cardTable(shippedCatalogue())), ImportKind::Cards, empty);
    QCOMPARE(place(preview), u"fine"_s);
    const auto cards = cardsOf(importEdits(preview, false));
    QCOMPARE(cards.size(), shippedCatalogue().gpus.size());
    int compared = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Gpu &gpu = shippedCatalogue().gpus[i];
        QCOMPARE(cards[i].name, gpu.name);
        QCOMPARE(cards[i].vendor, gpu.vendor);
        QCOMPARE(cards[i].segment, gpu.segment);
        QCOMPARE(cards[i].notes, gpu.notes);
        for (const OwnSpec &spec : cards[i].specs) {
            const SpecValue &value = gpu.spec(spec.field);
            if (value.number)
                QCOMPARE(spec.text.toDouble(), *value.number);
            else
                QCOMPARE(spec.text, value.text);
            QCOMPARE(spec.origin.source,
                     shippedCatalogue().sources[static_cast<std::size_t>(value.source)].title);
            QCOMPARE(spec.origin.readOn, value.readOn);
            QCOMPARE(spec.origin.note, value.note);
            ++compared;
        }
        const auto known = std::count_if(gpu.specs.begin(), gpu.specs.end(),
                                         [](const SpecValue &value) { return value.hasValue(); });
        QCOMPARE(cards[i].specs.size(), static_cast<std::size_t>(known));
    }
    QVERIFY(compared > 3000);
}

void RoundTripsTest::cataloguePack_bringsNothingNew()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"catalogue.gpupack"_s);
    QString error;
    const QByteArray bytes =
        packOf(cardTable(shippedCatalogue()), priceTable(shippedCatalogue()), {}, {}, u"catalogue"_s, &error);
    QCOMPARE(writeWholeFile(path, bytes), QString());
    const ImportPreview preview = previewImport(path, testOptions(ImportKind::Pack), shippedCatalogue(), {});
    QCOMPARE(place(preview), u"fine"_s);
    QCOMPARE(preview.taken(), 0);
    QVERIFY(preview.count(RowVerdict::AlreadyThere) > 1000);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::RoundTripsTest)
#include "tst_roundtrips.moc"
