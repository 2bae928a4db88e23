// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sessionfiles/sessionwriter.h"

#include "model/domain/wholefile.h"
#include "model/sessionfiles/sessionfile.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace gpuwise {

namespace {

QJsonObject jsonCards(const CardGroup &cards)
{
    return {{QStringLiteral("card"), cards.gpuId}, {QStringLiteral("count"), cards.count}};
}

} // namespace

void SessionWriter::money(const char *key, const std::optional<Money> &value)
{
    if (value)
        put(key, QJsonObject{{QStringLiteral("amount"), value->amount()},
                             {QStringLiteral("currency"), currencyCode(value->currency)}});
}

void SessionWriter::vendors(const char *key, const std::vector<Vendor> &value)
{
    QJsonArray names;
    for (const Vendor vendor : value)
        names.append(vendorName(vendor));
    if (!names.isEmpty())
        put(key, names);
}

void SessionWriter::card(const char *key, const std::optional<CardGroup> &value)
{
    if (value)
        put(key, jsonCards(*value));
}

void SessionWriter::cards(const char *key, const std::vector<CardGroup> &value)
{
    QJsonArray list;
    for (const CardGroup &cards : value)
        list.append(jsonCards(cards));
    put(key, list);
}

/// "params_billions" is for programs that do not have the model: a later catalogue, another computer.
void SessionWriter::model(const char *key, const ModelAnswer &value)
{
    QJsonObject json;
    const AiModel *known = value.file ? &value.file->model : m_catalogue.model(value.modelId);
    if (value.file) {
        json.insert(QStringLiteral("file"), value.file->path);
        json.insert(QStringLiteral("name"), value.file->model.name);
    } else if (!value.modelId.isEmpty()) {
        json.insert(QStringLiteral("id"), value.modelId);
    }
    if (value.sizeBillions > 0)
        json.insert(QStringLiteral("size_billions"), value.sizeBillions);
    if (known && known->shape.params > 0)
        json.insert(QStringLiteral("params_billions"), known->shape.params / 1e9);
    if (!value.precisionId.isEmpty())
        json.insert(QStringLiteral("precision"), value.precisionId);
    put(key, json);
}

void SessionWriter::marks(const char *key, const std::map<QString, QStringList> &value)
{
    QJsonObject json;
    for (const auto &[page, words] : value)
        if (!words.isEmpty())
            json.insert(page, QJsonArray::fromStringList(words));
    if (!json.isEmpty())
        put(key, json);
}

QByteArray sessionBytes(const Catalogue &catalogue, const SessionDocument &document)
{
    SessionWriter writer(catalogue);
    SessionDocument copy = document;
    describe(writer, copy);
    QJsonObject json = writer.json();
    json.insert(QStringLiteral("format"), QStringLiteral("gpuwise-session"));
    json.insert(QStringLiteral("version"), sessionFileVersion);
    json.insert(QStringLiteral("written_by"), QStringLiteral("gpuwise " GPUWISE_VERSION));
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

QString writeSessionFile(const Catalogue &catalogue, const SessionDocument &document, const QString &path)
{
    const QString error = writeWholeFile(path, sessionBytes(catalogue, document));
    if (error.isEmpty())
        return {};
    return QCoreApplication::translate("SessionFile",
                                       "%1 could not be written: %2. What stood there before is unchanged. "
                                       "Save under another name or in another folder.")
        .arg(path, error);
}

} // namespace gpuwise
