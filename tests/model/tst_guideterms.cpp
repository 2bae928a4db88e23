// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every term that the pages show leads to an entry of the guide, in both languages.
#include "model/guide/guidelibrary.h"
#include "model/guide/guideterms.h"
#include "model/session/session.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

bool isExplained(const QString &entryId)
{
    return shippedGuide(Language::English).entry(entryId) && shippedGuide(Language::Chinese).entry(entryId);
}

} // namespace

class GuideTermsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void formTerms_haveEntries()
    {
        for (int i = 0; i < guideTermCount; ++i)
            QVERIFY2(isExplained(guideEntryFor(static_cast<GuideTerm>(i))), qPrintable(QString::number(i)));
    }

    void specs_haveEntries()
    {
        for (const SpecDescription &spec : specDescriptions())
            QVERIFY2(isExplained(guideEntryFor(spec.field)), spec.id);
    }

    void memoryTerms_haveEntries()
    {
        for (int i = 0; i < termIdCount; ++i)
            QVERIFY2(isExplained(guideEntryFor(static_cast<TermId>(i))),
                     qPrintable(termName(static_cast<TermId>(i))));
    }

    void inputsOfRentOrBuy_haveEntries()
    {
        for (const CostField field : costFields())
            QVERIFY2(isExplained(guideEntryFor(field)), qPrintable(costFieldCode(field)));
    }

    void partsOfTheScore_haveEntries()
    {
        for (const ScorePart part : scoreParts)
            QVERIFY(isExplained(guideEntryFor(part)));
    }

    void columnsOfTheCards_haveEntries()
    {
        for (const CardColumn &column : cardTableColumns())
            QCOMPARE(isExplained(guideEntryFor(column)), column.figure != CardFigure::Name);
    }

    void rowsOfTheComparison_haveEntries()
    {
        const SpeedModel speeds(shippedCatalogue());
        const std::vector<CardGroup> cards{{u"nvidia-rtx-4090-24gb"_s, 2}, {u"nvidia-h100-sxm5-80gb"_s, 1}};
        const Comparison comparison =
            compareCards(shippedCatalogue(), resolveWorkload(shippedCatalogue(), exampleWorkload(Region::Us)),
                         speeds, cards, 0, QDate(2026, 11, 30));
        QVERIFY(comparison.rows.size() > 40);
        for (const ComparisonRow &row : comparison.rows)
            QVERIFY2(isExplained(guideEntryFor(row)) == (row.field != ComparisonField::GuideClaims),
                     qPrintable(row.id()));
    }

    void sectionsAndColumns_haveEntriesOrNone()
    {
        int explained = 0;
        for (int i = 0; i < reportSectionCount; ++i) {
            const QString entry = guideEntryFor(static_cast<ReportSectionId>(i));
            QVERIFY(entry.isEmpty() || isExplained(entry));
            explained += entry.isEmpty() ? 0 : 1;
        }
        QVERIFY(explained >= 8);
        for (int i = 1; i < FitTable::ColumnCount; ++i)
            QVERIFY(isExplained(guideEntryFor(static_cast<FitTable::Column>(i))));
    }

    /// Terms that the guide's own words define lead there, not just anywhere (shared design: the glossary has
    /// every term that the pages use).
    void wellKnownTerms_leadToTheirOwnEntry()
    {
        QCOMPARE(guideEntryFor(TermId::KvCache), u"gl-kv-cache"_s);
        QCOMPARE(guideEntryFor(SpecField::TdpWatts), u"gl-tdp"_s);
        QCOMPARE(guideEntryFor(SpecField::BandwidthGBps), u"kp-bandwidth"_s);
        QCOMPARE(guideEntryFor(SpecField::Fp8Tflops), u"kp-compute"_s);
        QCOMPARE(guideEntryFor(SpecField::Fp16Tflops), u"gl-dense"_s);
        QCOMPARE(guideEntryFor(SpecField::Ecc), u"gl-ecc"_s);
        QCOMPARE(guideEntryFor(SpecField::Mig), u"gl-mig"_s);
        QCOMPARE(guideEntryFor(SpecField::LinkGBps), u"gl-nvlink"_s);
        QCOMPARE(guideEntryFor(SpecField::Pcie), u"kp-link"_s);
        QCOMPARE(guideEntryFor(CostField::Pue), u"gl-pue"_s);
        QCOMPARE(guideEntryFor(CostField::Rent), u"gl-spot"_s);
        QCOMPARE(guideEntryFor(GuideTerm::LoraRank), u"gl-lora"_s);
        QCOMPARE(guideEntryFor(GuideTerm::Tier), u"gl-tier"_s);
        QCOMPARE(guideEntryFor(GuideTerm::BreakEven), u"gl-break-even"_s);
        QCOMPARE(guideEntryFor(GuideTerm::UsableMemory), u"gl-usable"_s);
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::GuideTermsTest)
#include "tst_guideterms.moc"
