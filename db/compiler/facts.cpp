// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"
#include "db/enumtexts.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// The constants of the speed model are found by the name of the architecture: one that is written otherwise
/// would silently get the means of its class.
QHash<QString, QSet<QString>> readArchitectures(Compilation &c)
{
    const Sheet sheet(c.directory, u"architectures.csv"_s, {u"vendor"_s, u"architecture"_s}, c.problems);
    QHash<QString, QSet<QString>> known;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString vendor = line.required("vendor");
        const QString architecture = line.required("architecture");
        if (!vendorFromName(vendor))
            line.unknownWord("vendor", "vendor", wordsUpTo(Vendor::Other, vendorName));
        if (known[vendor].contains(architecture))
            line.problem("architecture", u"\"%1\" of %2 is there twice"_s.arg(architecture, vendor));
        known[vendor].insert(architecture);
    }
    return known;
}

} // namespace

void compileCards(Compilation &c)
{
    const QHash<QString, QSet<QString>> architectures = readArchitectures(c);
    const Sheet sheet(c.directory, u"gpus.csv"_s,
                      {u"id"_s, u"name"_s, u"vendor"_s, u"segment"_s, u"architecture"_s, u"notes"_s},
                      c.problems);
    TableRows gpus{u"gpus"_s, 6, {}};
    QSet<QString> names;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString id = line.id("id");
        const QString name = line.required("name");
        if (c.cardIds.contains(id))
            line.problem("id", u"\"%1\" is there twice"_s.arg(id));
        if (names.contains(foldName(name)))
            line.problem("name", u"\"%1\" is the name of another card too"_s.arg(name));
        const auto vendor = vendorFromName(line.required("vendor"));
        if (!vendor)
            line.unknownWord("vendor", "vendor", wordsUpTo(Vendor::Other, vendorName));
        const auto segment = segmentFromId(line.required("segment"));
        if (!segment)
            line.unknownWord("segment", "segment", wordsUpTo(Segment::Modified, segmentId));
        c.cardIds.insert(id);
        names.insert(foldName(name));
        c.cardNames.insert(foldName(id), id);
        c.cardNames.insert(foldName(name), id);
        CardFacts card;
        card.id = id;
        card.vendor = vendor.value_or(Vendor::Other);
        card.segment = segment.value_or(Segment::Consumer);
        card.line = line.number();
        c.cards.insert(id, card);
        const QString maker = line.text("vendor");
        const QString architecture =
            vendor ? line.reference(
                         "architecture", architectures.value(maker), "architecture",
                         u"; correct it, or give a new one of %1 a row in architectures.csv"_s.arg(maker))
                   : line.required("architecture");
        gpus.rows.push_back({id, name, maker, line.text("segment"), architecture, line.text("notes")});
    }
    c.tables.push_back(std::move(gpus));
}

namespace {

QStringList specIds()
{
    QStringList ids;
    for (const SpecDescription &spec : specDescriptions())
        ids.append(QString::fromLatin1(spec.id));
    return ids;
}

/// The value of a fact as a number, for fields that are numbers. Everything odd about the value is reported.
std::optional<double> checkedValue(Line &line, const SpecDescription &spec, const QString &card,
                                   const QString &value, const QDate &latest)
{
    const QString where = u"%1 %2"_s.arg(card, QLatin1StringView(spec.id));
    if (spec.kind == SpecKind::Date) {
        line.date("value", latest, true);
        return std::nullopt;
    }
    if (spec.kind == SpecKind::Text)
        return std::nullopt;
    const auto number = strictNumber(value);
    const FieldRange range = fieldRange(spec.field);
    if (!number)
        line.problem("value", u"%1: %2"_s.arg(where, noNumber(value)));
    else if (*number < range.min || *number > range.max)
        line.problem("value", u"%1: %2 is outside %3 to %4 %5"_s.arg(where, value, plainNumber(range.min),
                                                                     plainNumber(range.max),
                                                                     QLatin1StringView(spec.unit)));
    return number;
}

} // namespace

void compileFacts(Compilation &c)
{
    const Sheet sheet(c.directory, u"facts.csv"_s,
                      {u"card"_s, u"field"_s, u"value"_s, u"source"_s, u"read_on"_s, u"confidence"_s,
                       u"state"_s, u"role"_s, u"note"_s},
                      c.problems);
    TableRows facts{u"facts"_s, 10, {}};
    const QStringList fields = specIds();
    const QStringList roles = enumWords(factRoleTexts);
    const QStringList states = enumWords(factStateTexts);
    const QStringList confidences = enumWords(confidenceTexts);
    QSet<QString> keys;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString card = line.reference("card", c.cardIds, "card");
        const QString fieldId = line.oneOf("field", fields);
        const QString role = line.oneOf("role", roles);
        const QString state = line.oneOf("state", states);
        const QString confidence = line.oneOf("confidence", confidences);
        const QString source = line.reference("source", c.sources, "source");
        const QString readOn = line.date("read_on", c.asOf, false);
        const QString value = line.text("value");
        if (!line.isGood())
            continue;
        const SpecDescription &spec = describe(*specFieldFromId(fieldId));
        const bool unsupported = state == QLatin1StringView("not_supported");
        std::optional<double> number;
        if (unsupported && !value.isEmpty())
            line.problem("value", u"%1 %2 is not supported and still has a value"_s.arg(card, fieldId));
        else if (!unsupported && line.required("value").isEmpty())
            continue;
        else if (!unsupported)
            number = checkedValue(line, spec, card, value, c.asOf);
        if (state == QLatin1StringView("derived") && line.text("note").trimmed().isEmpty())
            line.problem("note", u"%1 %2 is derived, and nothing says from what: write the calculation here, "
                                 "such as \"half of fp16_tflops\""_s.arg(card, fieldId));
        // "Not supported" may be recalled too, but then it is not sure.
        if (source == QLatin1StringView("recalled") && state != QLatin1StringView("unconfirmed") &&
            !(unsupported && confidence == QLatin1StringView("low")))
            line.problem("state", u"a recalled value is unconfirmed, not %1"_s.arg(state));
        const QString key = QStringList{card, fieldId, role, source, value}.join(u'\n');
        if (keys.contains(key))
            line.problem("card", u"%1 %2 has this row twice"_s.arg(card, fieldId));
        keys.insert(key);
        if (role == QLatin1StringView("stands")) {
            auto &standing = c.cards[card].standing;
            if (standing.contains(spec.field))
                line.problem("role", u"%1 %2 has two standing values"_s.arg(card, fieldId));
            standing.insert(spec.field, {line.number(), value, number, *enumFromText(factStateTexts, state),
                                         line.text("note")});
        }
        facts.rows.push_back({card, fieldId, role, value, number ? QVariant(*number) : QVariant(), source,
                              readOn, confidence, state, line.text("note")});
    }
    c.tables.push_back(std::move(facts));
}

} // namespace gpuwise
