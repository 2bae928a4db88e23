// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sessionfiles/sessionreader.h"

#include "model/modelfiles/modelfile.h"
#include "model/session/fileanswer.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cmath>

namespace gpuwise {

namespace {

constexpr int longestText = 4096; ///< a path

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SessionFile)
};

QString rangeText(double least, double most)
{
    return Words::tr("%1 to %2", "range")
        .arg(QString::number(least, 'g', 12), QString::number(most, 'g', 12));
}

} // namespace

int SessionReading::lineOf(quint64 offset) const
{
    return 1 + static_cast<int>(bytes.left(static_cast<qsizetype>(offset)).count('\n'));
}

void SessionReading::note(const SessionNote &note)
{
    if (notes.size() < mostNotes && std::find(notes.begin(), notes.end(), note) == notes.end())
        notes.push_back(note);
}

JsonNode SessionReader::member(const char *key)
{
    allow(key);
    const JsonNode node = m_object.find(key);
    return node.is(JsonToken::Null) ? JsonNode() : node;
}

QString SessionReader::nameOf(const char *key) const
{
    const QString name = QString::fromLatin1(key);
    return m_path.isEmpty() ? name : QStringLiteral("%1.%2").arg(m_path, name);
}

void SessionReader::refuse(SessionFault fault, JsonNode node, const char *key, const QString &found,
                           const QString &allowed) const
{
    SessionReading::refuse({{}, fault, m_reading.lineOf(node.offset()), nameOf(key), found, allowed});
}

void SessionReader::expect(JsonNode node, const char *key, JsonToken kind) const
{
    if (!node.is(kind))
        refuse(SessionFault::ValueWrongType, node, key, jsonTokenName(node.kind()), jsonTokenName(kind));
}

double SessionReader::numberOf(JsonNode node, const char *key, double least, double most) const
{
    expect(node, key, JsonToken::Number);
    bool ok = false;
    const double value = node.raw().toDouble(&ok);
    if (!ok || !std::isfinite(value) || value < least || value > most)
        refuse(SessionFault::ValueOutOfRange, node, key, node.text(), rangeText(least, most));
    return value;
}

void SessionReader::whole(const char *key, int &value, int least, int most)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    const double number = numberOf(node, key, least, most);
    if (number != std::floor(number))
        refuse(SessionFault::ValueWrongType, node, key, node.text(), Words::tr("a whole number"));
    value = static_cast<int>(number);
}

void SessionReader::real(const char *key, double &value, double least, double most)
{
    if (const JsonNode node = member(key); node.exists())
        value = numberOf(node, key, least, most);
}

void SessionReader::real(const char *key, std::optional<double> &value, double least, double most)
{
    if (const JsonNode node = member(key); node.exists())
        value = numberOf(node, key, least, most);
}

/// The user's own figures: one that is out of range is no reason to refuse the rest.
void SessionReader::figure(const char *key, std::optional<double> &value, double least, double most)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    const double number =
        numberOf(node, key, std::numeric_limits<double>::lowest(), std::numeric_limits<double>::max());
    if (number < least || number > most)
        m_reading.note({SessionNoteId::FigureOutOfRange, nameOf(key), {}, m_reading.lineOf(node.offset())});
    else
        value = number;
}

void SessionReader::flag(const char *key, bool &value)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    if (!node.is(JsonToken::True) && !node.is(JsonToken::False))
        refuse(SessionFault::ValueWrongType, node, key, jsonTokenName(node.kind()),
               QStringLiteral("true, false"));
    value = node.is(JsonToken::True);
}

void SessionReader::flag(const char *key, std::optional<bool> &value)
{
    bool said = false;
    if (const JsonNode node = m_object.find(key); node.exists() && !node.is(JsonToken::Null)) {
        flag(key, said);
        value = said;
    }
    allow(key);
}

void SessionReader::text(const char *key, QString &value)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    expect(node, key, JsonToken::Text);
    const QString text = node.text();
    if (text.size() > longestText)
        refuse(SessionFault::ValueOutOfRange, node, key, QString::number(text.size()),
               Words::tr("at most %1 characters").arg(longestText));
    value = text;
}

int SessionReader::wordAt(const char *key, std::span<const char *const> words)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return -1;
    expect(node, key, JsonToken::Text);
    const QString text = node.text();
    QStringList allowed;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (text == QLatin1StringView(words[i]))
            return static_cast<int>(i);
        allowed << QString::fromLatin1(words[i]);
    }
    refuse(SessionFault::WordUnknown, node, key, text, allowed.join(QStringLiteral(", ")));
}

void SessionReader::currency(const char *key, Currency &value)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    expect(node, key, JsonToken::Text);
    const auto found = currencyFromCode(node.text());
    if (!found)
        refuse(SessionFault::WordUnknown, node, key, node.text(), QStringLiteral("USD, CNY, EUR, GBP, JPY"));
    value = *found;
}

void SessionReader::money(const char *key, std::optional<Money> &value)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    expect(node, key, JsonToken::BeginObject);
    SessionReader inner(node, nameOf(key), m_reading);
    std::optional<double> amount;
    Currency currency = Currency::Usd;
    inner.real("amount", amount, 0, 1e12);
    inner.currency("currency", currency);
    inner.noteUnknownKeys();
    if (!amount)
        refuse(SessionFault::ValueMissing, node, key, {}, {});
    value = Money::fromAmount(*amount, currency);
}

void SessionReader::vendors(const char *key, std::vector<Vendor> &value)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    expect(node, key, JsonToken::BeginArray);
    value.clear();
    for (JsonNode each = node.first(); each.exists(); each = each.next()) {
        expect(each, key, JsonToken::Text);
        const auto vendor = vendorFromName(each.text());
        if (!vendor)
            refuse(SessionFault::WordUnknown, each, key, each.text(),
                   QStringLiteral("NVIDIA, AMD, Intel, …"));
        if (std::find(value.begin(), value.end(), *vendor) == value.end())
            value.push_back(*vendor);
    }
}

std::optional<CardGroup> SessionReader::cardOf(JsonNode node, const char *key)
{
    expect(node, key, JsonToken::BeginObject);
    SessionReader inner(node, nameOf(key), m_reading);
    CardGroup cards;
    inner.text("card", cards.gpuId);
    inner.whole("count", cards.count, 1, 64);
    inner.noteUnknownKeys();
    if (cards.gpuId.isEmpty())
        refuse(SessionFault::ValueMissing, node, key, {}, {});
    if (m_reading.catalogue.gpu(cards.gpuId))
        return cards;
    m_reading.note({SessionNoteId::CardUnknown, cards.gpuId, {}, m_reading.lineOf(node.offset())});
    return std::nullopt;
}

void SessionReader::card(const char *key, std::optional<CardGroup> &value)
{
    if (const JsonNode node = member(key); node.exists())
        value = cardOf(node, key);
}

void SessionReader::cards(const char *key, std::vector<CardGroup> &value)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    expect(node, key, JsonToken::BeginArray);
    value.clear();
    for (JsonNode each = node.first(); each.exists(); each = each.next()) {
        const auto cards = cardOf(each, key);
        if (!cards || std::find(value.begin(), value.end(), *cards) != value.end())
            continue;
        if (value.size() == Session::maxShortlist) {
            m_reading.note({SessionNoteId::ShortlistCut});
            return;
        }
        value.push_back(*cards);
    }
}

void SessionReader::cardId(const char *key, QString &id)
{
    text(key, id);
    if (!id.isEmpty() && !m_reading.catalogue.gpu(id)) {
        m_reading.note({SessionNoteId::CardUnknown, id, {}, m_reading.lineOf(m_object.find(key).offset())});
        id.clear();
    }
}

void SessionReader::kvPrecision(const char *key, QString &id)
{
    const QString usual = id;
    text(key, id);
    if (!m_reading.catalogue.quantisation(id)) {
        m_reading.note({SessionNoteId::PrecisionUnknown, id});
        id = usual;
    }
}

void SessionReader::model(const char *key, ModelAnswer &value)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    expect(node, key, JsonToken::BeginObject);
    SessionReader inner(node, nameOf(key), m_reading);
    QString id, file, name, precision;
    double params = 0;
    inner.text("id", id);
    inner.text("file", file);
    inner.text("name", name);
    inner.real("size_billions", value.sizeBillions, 0, 1e5);
    inner.real("params_billions", params, 0, 1e5);
    inner.text("precision", precision);
    inner.noteUnknownKeys();
    if (!precision.isEmpty() && !m_reading.catalogue.quantisation(precision)) {
        m_reading.note({SessionNoteId::PrecisionUnknown, precision});
        precision.clear();
    }
    value.precisionId = precision;
    if (!file.isEmpty()) {
        openModelFile(file, precision, value);
        if (!value.file)
            value.sizeBillions = params;
        else
            value.sizeBillions = 0;
    } else if (m_reading.catalogue.model(id)) {
        value.modelId = id;
        value.sizeBillions = 0;
    } else if (!id.isEmpty()) {
        m_reading.note({SessionNoteId::ModelUnknown, id});
        value.sizeBillions = params;
    }
}

/// The shape is read from the file anew: a session says where it is, and is not trusted for what is in it.
void SessionReader::openModelFile(const QString &path, const QString &precision, ModelAnswer &value)
{
    // Opening a name on another computer would send the user's name there.
    if (path.startsWith(QLatin1StringView("//")) || path.startsWith(QLatin1StringView("\\\\")) ||
        !QFileInfo(path).isAbsolute()) {
        m_reading.note({SessionNoteId::ModelFileElsewhere, path});
        return;
    }
    const ModelFileResult result = readModelFile(path);
    if (const auto *problem = std::get_if<FileProblem>(&result)) {
        m_reading.note({SessionNoteId::ModelFileUnread, path, problemText(*problem)});
        return;
    }
    const FileModel &content = std::get<ModelFileReport>(result).content;
    if (!isAnswer(content)) {
        m_reading.note({SessionNoteId::ModelFileUnread, path});
        return;
    }
    value = answerOf(m_reading.catalogue, content);
    value.precisionId = precision;
}

void SessionReader::marks(const char *key, std::map<QString, QStringList> &value)
{
    const JsonNode node = member(key);
    if (!node.exists())
        return;
    expect(node, key, JsonToken::BeginObject);
    for (JsonNode page = node.first(); page.exists(); page = page.next()) {
        expect(page, key, JsonToken::BeginArray);
        if (value.size() >= static_cast<std::size_t>(SessionView::mostPages) ||
            page.key().size() > SessionView::longestMark)
            continue;
        QStringList &words = value[page.key()];
        words.clear();
        for (JsonNode each = page.first(); each.exists(); each = each.next()) {
            expect(each, key, JsonToken::Text);
            if (words.size() < SessionView::mostMarks && each.raw().size() <= SessionView::longestMark)
                words << each.text();
        }
    }
}

void SessionReader::noteUnknownKeys()
{
    for (JsonNode each = m_object.first(); each.exists(); each = each.next())
        if (!m_known.contains(each.key()))
            m_reading.note({SessionNoteId::KeyUnknown,
                            m_path.isEmpty() ? each.key() : QStringLiteral("%1.%2").arg(m_path, each.key()),
                            {},
                            m_reading.lineOf(each.offset())});
}

} // namespace gpuwise
