// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"
#include "db/enumtexts.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

void compileRates(Compilation &c)
{
    const Sheet sheet(c.directory, u"rates.csv"_s,
                      {u"base"_s, u"quote"_s, u"rate"_s, u"as_of"_s, u"source"_s}, c.problems);
    TableRows rows{u"rates"_s, 4, {}};
    QSet<QString> seen;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString base = line.required("base");
        const QString quote = line.required("quote");
        const double rate = line.requiredNumber("rate", 0.0001, 10000);
        const bool usdFirst = base == u"USD";
        const QString other = usdFirst ? quote : base;
        if (!currencyFromCode(other))
            line.unknownWord(usdFirst ? "quote" : "base", "currency", wordsUpTo(Currency::Jpy, currencyCode));
        if (usdFirst == (quote == u"USD"))
            line.problem("quote", u"one side of a rate is USD"_s);
        if (seen.contains(other))
            line.problem("base", u"%1 is there twice"_s.arg(other));
        seen.insert(other);
        const QString asOf = line.date("as_of", c.asOf, false);
        const QString source = line.reference("source", c.sources, "source");
        if (line.isGood())
            rows.rows.push_back({other, usdFirst ? rate : 1 / rate, asOf, source});
    }
    c.tables.push_back(std::move(rows));
}

} // namespace

void compileOffers(Compilation &c)
{
    const Sheet sheet(c.directory, u"offers.csv"_s,
                      {u"gpu"_s, u"kind"_s, u"provider"_s, u"price"_s, u"currency"_s, u"region"_s, u"as_of"_s,
                       u"scope"_s, u"count"_s, u"form"_s, u"provider_class"_s, u"source"_s, u"confidence"_s,
                       u"interconnect"_s, u"includes"_s, u"minimum_months"_s, u"tenancy"_s},
                      c.problems);
    TableRows rows{u"offers"_s, 18, {}};
    QSet<QString> seen;
    for (const CsvRow &row : sheet.rows()) {
        Line line(sheet, row, c.problems);
        const QString gpu = line.reference("gpu", c.cardIds, "card");
        const auto kind = enumFromText(offerKindTexts, line.oneOf("kind", enumWords(offerKindTexts)));
        const auto currency = currencyFromCode(line.required("currency"));
        if (!currency)
            line.unknownWord("currency", "currency", wordsUpTo(Currency::Jpy, currencyCode));
        const bool rental = kind && isRental(*kind);
        const FieldRange range = priceRange(rental, currency.value_or(Currency::Usd));
        const double price = line.requiredNumber("price", range.min, range.max);
        if (rental && line.text("provider").isEmpty())
            line.problem("provider", u"a rented card needs a provider"_s);
        const auto count = line.count("count", 1, 1024);
        if (!count)
            line.problem("count", u"is empty"_s);
        const auto months = line.count("minimum_months", 1, 120);
        if (months && kind != OfferKind::Reserved)
            line.problem("minimum_months", u"only reserved cards have a minimum term"_s);
        if (!rental && !line.text("tenancy").isEmpty())
            line.problem("tenancy", u"only rented cards have a tenancy"_s);
        if (seen.contains(row.fields.join(u'\n')))
            line.problem("gpu", u"this offer is there twice"_s);
        seen.insert(row.fields.join(u'\n'));
        rows.rows.push_back(
            {line.number(), gpu, line.text("kind"), line.text("provider"),
             Money::fromAmount(price, Currency::Usd).units, line.text("currency"), line.required("region"),
             line.date("as_of", c.asOf, true), line.oneOf("scope", enumWords(offerScopeTexts)),
             count.value_or(1), line.text("form"), line.text("provider_class"),
             line.reference("source", c.sources, "source"),
             line.oneOf("confidence", enumWords(confidenceTexts)), line.text("interconnect"),
             line.text("includes"), months ? QVariant(*months) : QVariant(),
             line.text("tenancy").isEmpty() ? QString() : line.oneOf("tenancy", enumWords(tenancyTexts))});
    }
    c.tables.push_back(std::move(rows));
    compileRates(c);
}

} // namespace gpuwise
