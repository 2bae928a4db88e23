// SPDX-License-Identifier: GPL-3.0-or-later
//
// Software, usable memory, claims, prices, rates and the constants of the speed model.
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"
#include "db/enumtexts.h"
#include "model/domain/claimarithmetic.h"

#include <QRegularExpression>

#include <cmath>

namespace gpuwise {

using namespace Qt::StringLiterals;

void compileSoftware(Compilation &c)
{
    const Sheet sheet(c.directory, u"software.csv"_s,
                      {u"vendor"_s, u"match_kind"_s, u"match"_s, u"framework"_s, u"status"_s, u"since"_s,
                       u"until"_s, u"linux"_s, u"windows"_s, u"macos"_s, u"as_of"_s, u"source"_s, u"note"_s},
                      c.problems);
    const QStringList answers{
        u""_s, u"yes"_s, u"no"_s, u"partial"_s, u"unofficial"_s, u"wsl2"_s, u"wsl2-experimental"_s};
    TableRows rows{u"software"_s, 14, {}};
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        if (!vendorFromName(line.required("vendor")))
            line.unknownWord("vendor", "vendor", wordsUpTo(Vendor::Other, vendorName));
        const QString kind = line.oneOf("match_kind", enumWords(softwareMatchTexts));
        const QString match = line.required("match");
        if (kind == u"id")
            for (const QString &card : match.split(u'|'))
                if (!c.cardIds.contains(card))
                    line.problem("match", u"there is no card \"%1\""_s.arg(card));
        rows.rows.push_back({line.number(), line.text("vendor"), kind, match, line.required("framework"),
                             line.oneOf("status", enumWords(softwareStatusTexts)), line.text("since"),
                             line.text("until"), line.oneOf("linux", answers), line.oneOf("windows", answers),
                             line.oneOf("macos", answers), line.date("as_of", c.asOf, true),
                             line.reference("source", c.sources, "source"), line.text("note")});
    }
    c.tables.push_back(std::move(rows));
}

void compileUsableMemory(Compilation &c)
{
    const Sheet sheet(c.directory, u"usable_memory.csv"_s,
                      {u"gpu_id"_s, u"label_gb"_s, u"reported_mib"_s, u"kind"_s, u"ecc"_s, u"source"_s,
                       u"read_on"_s, u"setting"_s},
                      c.problems);
    TableRows rows{u"usable_memory"_s, 9, {}};
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString gpu = line.reference("gpu_id", c.cardIds, "card");
        const double label = line.requiredNumber("label_gb", 0.5, 1024);
        const double reported = line.requiredNumber("reported_mib", 256, 1048576);
        // Unified memory is sold in several sizes with one chip; the catalogue holds the largest.
        const CardFacts card = c.cards.value(gpu);
        const auto memory = card.standing.value(SpecField::MemoryGB).number;
        const bool smaller = card.segment == Segment::Unified && memory && label < *memory;
        if (line.isGood() && memory && std::abs(*memory - label) > 0.01 && !smaller)
            line.problem("label_gb", u"%1 has memory_gb %2 in facts.csv"_s.arg(gpu, plainNumber(*memory)));
        if (line.isGood() && (reported > label * 1024 * 1.08 || reported < label * 1024 * 0.4))
            line.problem("reported_mib", u"%1 MiB cannot be a reading of %2 GB"_s.arg(
                                             line.text("reported_mib"), line.text("label_gb")));
        rows.rows.push_back(
            {line.number(), gpu, label, reported, line.oneOf("kind", enumWords(usableKindTexts)),
             line.oneOf("ecc", {u"on"_s, u"off"_s}) == u"on" ? 1 : 0, line.required("setting"),
             line.reference("source", c.sources, "source"), line.date("read_on", c.asOf, false)});
    }
    c.tables.push_back(std::move(rows));

    const Sheet defaults(c.directory, u"usable_defaults.csv"_s,
                         {u"vendor"_s, u"segment"_s, u"os"_s, u"fraction"_s, u"minus_mib"_s, u"evidence_n"_s,
                          u"kind"_s, u"note"_s},
                         c.problems);
    TableRows rules{u"usable_defaults"_s, 9, {}};
    for (const CsvRow &row : defaults.rows()) {
        Line line(defaults, row, c.problems);
        if (!vendorFromName(line.required("vendor")))
            line.unknownWord("vendor", "vendor", wordsUpTo(Vendor::Other, vendorName));
        rules.rows.push_back({line.number(), line.text("vendor"), line.required("segment"),
                              line.oneOf("os", {u"any"_s, u"linux"_s, u"windows"_s, u"macos"_s}),
                              line.requiredNumber("fraction", 0.3, 1),
                              line.requiredNumber("minus_mib", 0, 4096),
                              line.count("evidence_n", 0, 10000).value_or(0),
                              line.oneOf("kind", enumWords(usableKindTexts)), line.required("note")});
    }
    c.tables.push_back(std::move(rules));
}

namespace {

/// The quantities of a claim, all of cards and models that are there.
/// A right value with English words in it needs Chinese ones beside it.
QString rightValueZhOf(Line &line)
{
    static const QRegularExpression word(u"\\b[a-z]{2,}\\b"_s);
    QString text = line.text("right_value_zh");
    if (text.isEmpty() == line.text("right_value").contains(word))
        line.problem("right_value_zh", text.isEmpty() ? u"the right value has words: say it in Chinese too"_s
                                                      : u"the right value needs no other words"_s);
    return text;
}

QString arithmeticOf(Compilation &c, Line &line)
{
    QString text = line.text("arithmetic");
    QString problem;
    for (const ClaimQuantity &quantity : readClaimArithmetic(text, &problem)) {
        const bool model = quantity.kind == ClaimQuantityKind::ModelSize;
        if (quantity.kind == ClaimQuantityKind::Models)
            continue; // none may be the answer
        for (const QString &id : {quantity.first, quantity.second})
            if (!id.isEmpty() && !(model ? c.models.contains(id) : c.cardIds.contains(id)))
                line.problem("arithmetic", u"there is no card or model \"%1\""_s.arg(id));
    }
    if (!problem.isEmpty())
        line.problem("arithmetic", problem);
    return text;
}

} // namespace

void compileClaims(Compilation &c)
{
    const Sheet sheet(c.directory, u"claims.csv"_s,
                      {u"id"_s, u"guide"_s, u"subject_kind"_s, u"subjects"_s, u"field"_s, u"said_zh"_s,
                       u"said_en"_s, u"verdict"_s, u"right_value"_s, u"right_value_zh"_s, u"reason_en"_s,
                       u"reason_zh"_s, u"evidence"_s, u"workload"_s, u"card"_s, u"expect"_s, u"arithmetic"_s},
                      c.problems);
    TableRows rows{u"claims"_s, 18, {}};
    QSet<QString> ids;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString id = line.id("id");
        if (ids.contains(id))
            line.problem("id", u"\"%1\" is there twice"_s.arg(id));
        ids.insert(id);
        const QString kind = line.oneOf("subject_kind", enumWords(claimSubjectTexts));
        const QStringList subjects = line.text("subjects").split(u'|', Qt::SkipEmptyParts);
        for (const QString &subject : subjects)
            if (!c.cardIds.contains(subject) && !c.models.contains(subject))
                line.problem("subjects", u"there is no card or model \"%1\""_s.arg(subject));
        const bool checkable = !line.text("workload").isEmpty();
        if (checkable != !line.text("card").isEmpty() || checkable != !line.text("expect").isEmpty())
            line.problem("workload", u"workload, card and expect come together"_s);
        if (checkable) {
            line.oneOf("expect", {u"fits"_s, u"no"_s});
            const QString card = line.text("card").section(u' ', 0, 0);
            if (!c.cardIds.contains(card))
                line.problem("card", u"there is no card \"%1\""_s.arg(card));
            const QStringList words = line.text("workload").split(u' ');
            const qsizetype model = words.indexOf(u"--model"_s) + 1;
            if (model > 0 && !c.models.contains(words.value(model)))
                line.problem("workload", u"there is no model \"%1\""_s.arg(words.value(model)));
        }
        rows.rows.push_back({line.number(), id, line.required("guide"), kind, subjects.join(u'|'),
                             line.text("field"), line.required("said_zh"), line.required("said_en"),
                             line.oneOf("verdict", enumWords(claimVerdictTexts)), line.text("right_value"),
                             rightValueZhOf(line), line.required("reason_en"), line.required("reason_zh"),
                             line.text("evidence"), line.text("workload"), line.text("card"),
                             line.text("expect"), arithmeticOf(c, line)});
    }
    c.tables.push_back(std::move(rows));
}

void compileSpeedConstants(Compilation &c)
{
    const Sheet sheet(c.directory, u"speed_constants.csv"_s,
                      {u"quantity"_s, u"backend"_s, u"group"_s, u"software"_s, u"value"_s, u"low_factor"_s,
                       u"high_factor"_s, u"cards"_s, u"rows"_s, u"source"_s, u"note"_s},
                      c.problems);
    TableRows rows{u"speed_constants"_s, 12, {}};
    QSet<QString> keys;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString quantity = line.id("quantity");
        const QString key =
            QStringList{quantity, line.text("backend"), line.text("group"), line.text("software")}.join(u'|');
        if (keys.contains(key))
            line.problem("quantity", u"\"%1\" is there twice"_s.arg(key));
        keys.insert(key);
        rows.rows.push_back(
            {line.number(), quantity, line.text("backend"), line.text("group"), line.text("software"),
             line.requiredNumber("value", 0, 1e9), line.requiredNumber("low_factor", 0.01, 1),
             line.requiredNumber("high_factor", 1, 100), line.count("cards", 0, 100000).value_or(0),
             line.count("rows", 0, 1000000).value_or(0), line.reference("source", c.sources, "source"),
             line.text("note")});
    }
    c.tables.push_back(std::move(rows));
}

} // namespace gpuwise
