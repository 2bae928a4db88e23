// SPDX-License-Identifier: GPL-3.0-or-later
//
// Quantisations and the names by which people call cards, models and quantisations.
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"
#include "db/enumtexts.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

/// Names that were seen, and what they mean. One spelling means one thing. Two spellings that fold to one
/// ("FP4", "fp4") may differ when a note says so; the folded name then means what the first row says.
class Names
{
public:
    void take(Line &line, const QString &context, const QString &alias, const QString &target)
    {
        const QString folded = foldName(alias);
        if (folded.isEmpty()) {
            line.problem("alias", u"\"%1\" has no letters"_s.arg(alias));
            return;
        }
        const QString exactKey = context + u"\n="_s + alias;
        const QString foldedKey = context + u'\n' + folded;
        if (m_targets.contains(exactKey))
            line.problem("alias", u"\"%1\" is there twice: it means %2 already"_s.arg(
                                      alias, m_targets.value(exactKey)));
        else if (const QString other = m_targets.value(foldedKey, target);
                 other != target && line.text("note").isEmpty())
            line.problem("alias",
                         u"\"%1\" already means %2 and no note tells them apart"_s.arg(alias, other));
        m_targets.insert(exactKey, target);
        if (!m_targets.contains(foldedKey))
            m_targets.insert(foldedKey, target);
    }

private:
    QHash<QString, QString> m_targets;
};

void compileGpuAliases(Compilation &c)
{
    const Sheet sheet(c.directory, u"gpu_aliases.csv"_s, {u"alias"_s, u"gpu_id"_s, u"note"_s}, c.problems);
    TableRows rows{u"gpu_aliases"_s, 4, {}};
    Names names;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString alias = line.required("alias");
        const QString gpu = line.reference("gpu_id", c.cardIds, "card");
        names.take(line, {}, alias, gpu);
        if (const QString named = c.cardNames.value(foldName(alias), gpu); named != gpu)
            line.problem("alias", u"\"%1\" is the name of %2"_s.arg(alias, named));
        rows.rows.push_back({alias, line.number(), gpu, line.text("note")});
    }
    c.tables.push_back(std::move(rows));
}

void compileModelAliases(Compilation &c)
{
    const Sheet sheet(c.directory, u"model_aliases.csv"_s,
                      {u"alias"_s, u"model_id"_s, u"params_b"_s, u"note"_s}, c.problems);
    TableRows rows{u"model_aliases"_s, 5, {}};
    Names names;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString alias = line.required("alias");
        const auto size = line.number("params_b", 0.001, 100000);
        QString model = line.text("model_id");
        if (!model.isEmpty())
            model = line.reference("model_id", c.models, "model");
        else if (!size)
            line.problem("params_b", u"an alias without a model needs a size"_s);
        names.take(line, {}, alias, model.isEmpty() ? line.text("params_b") : model);
        rows.rows.push_back({alias, line.number(), model.isEmpty() ? QVariant() : QVariant(model),
                             size ? QVariant(*size) : QVariant(), line.text("note")});
    }
    c.tables.push_back(std::move(rows));
}

void compileQuantisationAliases(Compilation &c)
{
    const Sheet sheet(c.directory, u"quantisation_aliases.csv"_s,
                      {u"context"_s, u"alias"_s, u"quant_id"_s, u"note"_s}, c.problems);
    TableRows rows{u"quantisation_aliases"_s, 5, {}};
    Names names;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString context = line.oneOf("context", {u"weights"_s, u"kv"_s, u"optimizer"_s});
        const QString alias = line.required("alias");
        const QString id = line.reference("quant_id", c.quantisations, "quantisation");
        names.take(line, context, alias, id);
        rows.rows.push_back({context, alias, line.number(), id, line.text("note")});
    }
    c.tables.push_back(std::move(rows));
}

} // namespace

void compileQuantisations(Compilation &c)
{
    const Sheet sheet(c.directory, u"quantisation.csv"_s,
                      {u"id"_s, u"kind"_s, u"bits_per_weight"_s, u"keeps_16bit"_s, u"runtimes"_s,
                       u"default_for"_s, u"resolves_to"_s, u"source"_s, u"note"_s},
                      c.problems);
    TableRows rows{u"quantisations"_s, 9, {}};
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString id = line.id("id");
        if (c.quantisations.contains(id))
            line.problem("id", u"\"%1\" is there twice"_s.arg(id));
        c.quantisations.insert(id);
        rows.rows.push_back({id, line.oneOf("kind", enumWords(quantisationKindTexts)),
                             line.requiredNumber("bits_per_weight", 0, 128),
                             line.oneOf("keeps_16bit", enumWords(keeps16BitTexts)), line.text("runtimes"),
                             line.text("default_for"), line.text("resolves_to"),
                             line.reference("source", c.sources, "source"), line.text("note")});
    }
    c.tables.push_back(std::move(rows));
}

void compileAliases(Compilation &c)
{
    compileGpuAliases(c);
    compileModelAliases(c);
    compileQuantisationAliases(c);
}

} // namespace gpuwise
