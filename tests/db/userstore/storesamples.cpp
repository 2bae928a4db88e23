// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/userstore/storesamples.h"

#include "db/connection.h"
#include "db/migrator.h"

#include <QDebug>
#include <QFile>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

OwnCard sampleCard(const QString &id, const QString &name)
{
    OwnCard card;
    card.id = id;
    card.name = name;
    card.vendor = Vendor::Nvidia;
    card.segment = Segment::Modified;
    card.architecture = u"Turing"_s;
    card.basedOn = u"nvidia-rtx-2080-ti-11gb"_s;
    card.specs = {
        {SpecField::MemoryGB, u"22"_s, {u"seller"_s, QDate(2026, 11, 1), u"nvidia-smi says 22528 MiB"_s}},
        {SpecField::TdpWatts, u"260"_s, {u"label"_s, QDate(2026, 11, 2), {}}}};
    card.notes = u"改装卡 “quoted” 'single' % _"_s;
    return card;
}

OwnPrice samplePrice(const QString &id, double amount)
{
    OwnPrice price;
    price.id = id;
    price.gpuId = u"nvidia-rtx-4090-24gb"_s;
    price.kind = OfferKind::Community;
    price.provider = u"Shop; DROP TABLE prices"_s;
    price.price = Money::fromAmount(amount, Currency::Cny);
    price.region = u"CN"_s;
    price.asOf = QDate(2026, 10, 31);
    price.count = 8;
    price.origin = {u"https://example.org/?a=1&b=2"_s, QDate(2026, 11, 3), u"with tax"_s};
    return price;
}

SpecOverride sampleOverride()
{
    return {u"nvidia-rtx-4090-24gb"_s,
            {SpecField::TdpWatts, u"425.5"_s, {u"my wattmeter"_s, QDate(2026, 11, 4), u"at the plug"_s}}};
}

AiModel sampleModel(const QString &id)
{
    AiModel model;
    model.id = id;
    model.family = u"Own"_s;
    model.name = u"My model"_s;
    model.nativePrecision = u"bf16"_s;
    model.release = u"2026-11"_s;
    model.confidence = Confidence::Low;
    model.readOn = QDate(2026, 11, 5);
    model.notes = u"from config.json"_s;
    model.shape.params = 32762123264.0; // an odd number of them: nothing may be rounded off
    model.shape.activeParams = 3345678901.0;
    model.shape.layers = 4;
    model.shape.hidden = 5120;
    model.shape.heads = 64;
    model.shape.kvHeads = 8;
    model.shape.headDim = 128;
    model.shape.vocab = 151936;
    model.shape.attention = AttentionKind::Sliding;
    model.shape.tiedEmbeddings = true;
    model.shape.linearStateElementsPerLayer = 1.5;
    model.shape.pattern = *expandLayerPattern(u"SSSG", 4);
    return model;
}

UserData sampleData()
{
    UserData data;
    data.cards = {sampleCard(u"own-b"_s),
                  sampleCard(u"own-a"_s, u"Another"_s)}; // not in the order of their ids
    data.overrides = {sampleOverride()};
    data.prices = {samplePrice(u"own-p2"_s), samplePrice(u"own-p1"_s, 0.0001)};
    data.models = {sampleModel(u"own-m"_s)};
    data.favourites = {u"nvidia-rtx-4090-24gb"_s, u"own-b"_s, u"amd-radeon-rx-7900-xtx-24gb"_s};
    return data;
}

UserStore openStore(const QString &path)
{
    auto opened = UserStore::open(path, QDateTime(QDate(2026, 11, 30), QTime(12, 0), Qt::UTC));
    if (const auto *wrong = std::get_if<StoreProblem>(&opened))
        qFatal("%s (%s)", qPrintable(storeProblemMessage(*wrong)), qPrintable(wrong->detail));
    return std::get<UserStore>(std::move(opened));
}

UserSnapshot readStore(const QString &path)
{
    auto read = openStore(path).read();
    if (const auto *wrong = std::get_if<StoreProblem>(&read))
        qFatal("%s", qPrintable(storeProblemMessage(*wrong)));
    return std::get<UserSnapshot>(std::move(read));
}

QString integrityOf(const QString &path)
{
    const Connection db(path, Connection::Mode::ReadWrite);
    QString error = db.error();
    const QString found = db.value(u"PRAGMA integrity_check"_s, &error).toString();
    return found.isEmpty() ? error : found;
}

void makeVersion1(const QString &path)
{
    const Connection db(path, Connection::Mode::Create);
    if (!db.run(u"BEGIN IMMEDIATE"_s) || runSchemaStep(db, 1).isFault())
        qFatal("no version 1");
    for (
        const QString &statement :
        {u"INSERT INTO cards VALUES ('own-1','Card','NVIDIA','consumer','Ada','','')"_s,
         u"INSERT INTO card_specs VALUES ('own-1','memory_gb','24','shop','2026-11-01','')"_s,
         u"INSERT INTO prices VALUES ('own-2','own-1','used','shop',15000000,'USD','US','2026-11-02',1,'ad','','')"_s,
         u"INSERT INTO favourites VALUES (1,'own-1')"_s, u"UPDATE meta SET value='7' WHERE key='revision'"_s,
         u"COMMIT"_s}) {
        QString error;
        if (!db.run(statement, &error))
            qFatal("%s", qPrintable(error));
    }
}

UserData dataOfVersion1()
{
    UserData data;
    OwnCard card;
    card.id = u"own-1"_s;
    card.name = u"Card"_s;
    card.vendor = Vendor::Nvidia;
    card.segment = Segment::Consumer;
    card.architecture = u"Ada"_s;
    card.specs = {{SpecField::MemoryGB, u"24"_s, {u"shop"_s, QDate(2026, 11, 1), {}}}};
    data.cards = {card};
    OwnPrice price;
    price.id = u"own-2"_s;
    price.gpuId = u"own-1"_s;
    price.kind = OfferKind::Used;
    price.provider = u"shop"_s;
    price.price = {15000000, Currency::Usd};
    price.region = u"US"_s;
    price.asOf = QDate(2026, 11, 2);
    price.origin.source = u"ad"_s;
    data.prices = {price};
    data.favourites = {u"own-1"_s};
    return data;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace gpuwise
