// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguerows.h"
#include "db/enumtexts.h"
#include "db/textdate.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

QString readSoftware(ReadContext &c)
{
    CatalogueRows rows(c.db,
                       u"SELECT vendor, match_kind, match_values, framework, status, since, until, linux, "
                       "windows, macos, as_of, source, note FROM software ORDER BY position"_s);
    while (rows.next()) {
        const auto vendor = vendorFromName(rows.view(0));
        const auto match = enumFromText(softwareMatchTexts, rows.view(1));
        const auto status = enumFromText(softwareStatusTexts, rows.view(4));
        if (!vendor || !match || !status)
            return u"a row about %1 makes no sense"_s.arg(rows.text(3));
        SoftwareSupport support;
        support.vendor = *vendor;
        support.match = *match;
        support.values = rows.text(2).split(u'|', Qt::SkipEmptyParts);
        support.framework = rows.text(3);
        support.status = *status;
        support.since = rows.text(5);
        support.until = rows.text(6);
        support.onLinux = rows.text(7);
        support.onWindows = rows.text(8);
        support.onMacOs = rows.text(9);
        support.asOf = rows.text(10);
        support.source = c.source(rows.view(11));
        support.note = rows.text(12);
        c.catalogue.software.push_back(std::move(support));
    }
    return rows.error();
}

QString readUsableMemory(ReadContext &c)
{
    CatalogueRows rows(
        c.db,
        u"SELECT gpu, reported_mib, kind, ecc_on, setting, source, read_on, label_gb FROM usable_memory "
        "ORDER BY position"_s);
    while (rows.next()) {
        const auto kind = enumFromText(usableKindTexts, rows.view(2));
        if (!kind)
            return u"usable memory of %1 makes no sense"_s.arg(rows.text(0));
        c.catalogue.usableMemory.push_back({rows.text(0), rows.number(1), *kind, rows.flag(3),
                                            rows.view(4) == u"default", c.source(rows.view(5)), rows.date(6),
                                            rows.number(7)});
    }
    if (!rows.isValid())
        return rows.error();
    CatalogueRows rules(c.db, u"SELECT vendor, segment, os, fraction, minus_mib, evidence, kind, note "
                              "FROM usable_defaults ORDER BY position"_s);
    while (rules.next()) {
        const auto vendor = vendorFromName(rules.view(0));
        const auto kind = enumFromText(usableKindTexts, rules.view(6));
        if (!vendor || !kind)
            return u"a rule for usable memory makes no sense"_s;
        c.catalogue.usableDefaults.push_back({*vendor, rules.text(1), rules.text(2), rules.number(3),
                                              rules.number(4), static_cast<int>(rules.integer(5)), *kind,
                                              rules.text(7)});
    }
    return rules.error();
}

QString readClaims(ReadContext &c)
{
    CatalogueRows rows(
        c.db,
        u"SELECT id, guide, subject_kind, subjects, field, said_zh, said_en, verdict, right_value, "
        "right_value_zh, reason_en, reason_zh, evidence, workload, card, expect, arithmetic FROM claims ORDER BY position"_s);
    while (rows.next()) {
        const auto kind = enumFromText(claimSubjectTexts, rows.view(2));
        const auto verdict = enumFromText(claimVerdictTexts, rows.view(7));
        if (!kind || !verdict)
            return u"%1 makes no sense"_s.arg(rows.text(0));
        Claim claim;
        claim.id = rows.text(0);
        claim.guide = rows.text(1);
        claim.subjectKind = *kind;
        claim.subjects = rows.text(3).split(u'|', Qt::SkipEmptyParts);
        claim.field = rows.text(4);
        claim.saidZh = rows.text(5);
        claim.saidEn = rows.text(6);
        claim.verdict = *verdict;
        claim.rightValue = rows.text(8);
        claim.rightValueZh = rows.text(9);
        claim.reasonEn = rows.text(10);
        claim.reasonZh = rows.text(11);
        claim.evidence = rows.text(12);
        claim.workload = rows.text(13);
        claim.card = rows.text(14);
        claim.expect = rows.text(15);
        claim.arithmetic = rows.text(16);
        c.catalogue.claims.push_back(std::move(claim));
    }
    return rows.error();
}

QString readOffers(ReadContext &c)
{
    CatalogueRows rows(
        c.db,
        u"SELECT gpu, kind, provider, price, currency, region, as_of, scope, count, form, "
        "provider_class, source, confidence, interconnect, includes, minimum_months, tenancy FROM offers ORDER BY position"_s);
    while (rows.next()) {
        const auto kind = enumFromText(offerKindTexts, rows.view(1));
        const auto currency = currencyFromCode(rows.view(4));
        const auto scope = enumFromText(offerScopeTexts, rows.view(7));
        const auto confidence = enumFromText(confidenceTexts, rows.view(12));
        const auto tenancy =
            rows.view(16).isEmpty() ? Tenancy::NotStated : enumFromText(tenancyTexts, rows.view(16));
        if (!kind || !currency || !scope || !confidence || !tenancy)
            return u"an offer of %1 makes no sense"_s.arg(rows.text(0));
        Offer offer;
        offer.gpuId = rows.text(0);
        offer.kind = *kind;
        offer.provider = rows.text(2);
        offer.price = {rows.integer(3), *currency};
        offer.region = rows.text(5);
        offer.asOf = dateFromText(rows.view(6), &offer.monthOnly);
        offer.scope = *scope;
        offer.count = static_cast<int>(rows.integer(8));
        offer.form = rows.text(9);
        offer.providerClass = rows.text(10);
        offer.source = c.source(rows.view(11));
        offer.confidence = *confidence;
        offer.interconnect = rows.text(13);
        offer.includes = rows.text(14);
        if (!rows.isNull(15))
            offer.minimumMonths = static_cast<int>(rows.integer(15));
        offer.tenancy = *tenancy;
        c.catalogue.offers.push_back(std::move(offer));
    }
    if (!rows.isValid())
        return rows.error();
    CatalogueRows rates(c.db, u"SELECT currency, per_usd, as_of, source FROM rates"_s);
    while (rates.next()) {
        const auto currency = currencyFromCode(rates.view(0));
        if (!currency)
            return u"the exchange rate of %1 makes no sense"_s.arg(rates.text(0));
        c.catalogue.rates.set({*currency, rates.number(1), rates.date(2), c.source(rates.view(3))});
    }
    return rates.error();
}

QString readSpeedConstants(ReadContext &c)
{
    CatalogueRows rows(c.db,
                       u"SELECT quantity, backend, hardware_group, software, value, low_factor, high_factor, "
                       "cards, rows, source FROM speed_constants ORDER BY position"_s);
    while (rows.next())
        c.catalogue.speedConstants.push_back({rows.text(0), rows.text(1), rows.text(2), rows.text(3),
                                              rows.number(4), rows.number(5), rows.number(6),
                                              static_cast<int>(rows.integer(7)),
                                              static_cast<int>(rows.integer(8)), c.source(rows.view(9))});
    if (!rows.isValid())
        return rows.error();
    CatalogueRows errors(c.db, u"SELECT kind, software, rows, median, p90, bias, inside, band_width "
                               "FROM speed_left_out ORDER BY position"_s);
    while (errors.next()) {
        const auto kind = enumFromText(leftOutKindTexts, errors.view(0));
        if (!kind)
            return u"the errors of %1 make no sense"_s.arg(errors.text(0));
        c.catalogue.leftOutErrors.push_back({*kind, errors.text(1), static_cast<int>(errors.integer(2)),
                                             errors.number(3), errors.number(4), errors.number(5),
                                             errors.number(6), errors.number(7)});
    }
    return errors.error();
}

} // namespace gpuwise
