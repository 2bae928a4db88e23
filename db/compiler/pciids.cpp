// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"
#include "db/enumtexts.h"
#include "model/domain/pciid.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

std::uint16_t pciNumberOf(Line &line, const char *column)
{
    const QString text = line.required(column);
    const auto number = pciNumber(text);
    if (!number || text.size() != 4 || text != text.toLower())
        line.problem(column, u"\"%1\" is not four small hexadecimal digits"_s.arg(text));
    return number.value_or(0);
}

/// A row that shares its id and says nothing about when it is meant would hide the others.
void checkShared(Compilation &c, const Sheet &sheet, const QHash<QString, int> &rowsOfId)
{
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString id = line.text("vendor_id") + u':' + line.text("device_id");
        if (rowsOfId.value(id) > 1 && line.text("when").isEmpty() && !line.text("card").isEmpty())
            line.problem("when", u"%1 has several rows, and nothing tells this one apart"_s.arg(id));
    }
}

} // namespace

void compilePciIds(Compilation &c)
{
    const Sheet sheet(
        c.directory, u"pci_ids.csv"_s,
        {u"vendor_id"_s, u"device_id"_s, u"kind"_s, u"card"_s, u"name"_s, u"when"_s, u"source"_s},
        c.problems);
    TableRows rows{u"pci_ids"_s, 8, {}};
    QSet<QString> keys;
    QHash<QString, int> rowsOfId;
    std::pair<std::uint16_t, std::uint16_t> last{0, 0};
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const std::pair id(pciNumberOf(line, "vendor_id"), pciNumberOf(line, "device_id"));
        if (id < last)
            line.problem("device_id", u"%1 stands behind a larger id"_s.arg(pciIdText(id.first, id.second)));
        last = id;
        const QString kind = line.oneOf("kind", enumWords(graphicsKindTexts));
        const QString card = line.text("card");
        if (!card.isEmpty())
            line.reference("card", c.cardIds, "card");
        const QString when = line.text("when");
        QString problem;
        const PciConditions conditions = readPciConditions(when, &problem);
        if (!problem.isEmpty())
            line.problem("when", problem);
        if (conditions.cardMemory && card.isEmpty())
            line.problem("when", u"the memory of no card: write memory= and the GiB"_s);
        const QString idText = pciIdText(id.first, id.second);
        const QString key = QStringList{idText, card, line.text("name"), when}.join(u'\n');
        if (keys.contains(key))
            line.problem("device_id", u"%1 has this row twice"_s.arg(idText));
        keys.insert(key);
        ++rowsOfId[idText];
        rows.rows.push_back({line.number(), int(id.first), int(id.second), kind,
                             card.isEmpty() ? QVariant() : QVariant(card), line.required("name"), when,
                             line.reference("source", c.sources, "source")});
    }
    checkShared(c, sheet, rowsOfId);
    c.tables.push_back(std::move(rows));
}

} // namespace gpuwise
