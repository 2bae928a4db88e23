// SPDX-License-Identifier: GPL-3.0-or-later
//
// The guide that ships: every entry in both languages, nothing broken, no typed number; and the parser, which
// says what it does not understand.
#include "model/guide/guidecheck.h"
#include "model/guide/guidelibrary.h"
#include "model/guide/guideparser.h"
#include "model/guide/guideresolver.h"
#include "model/guide/guidesearch.h"
#include "model/guide/guidetables.h"
#include "model/guide/guidetargets.h"
#include "model/guide/guidetext.h"
#include "model/guide/guidevalues.h"
#include "resources/i18n.h"
#include "tests/support/testsupport.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// The list that the design asks for (docs/guide-texts.md repeats it).
const char *const askedIds =
    "kp-memory kp-bandwidth kp-compute kp-link "
    "mc-peak-tflops mc-24gb-any-70b mc-cloud-gpus-equal mc-dearest-gives-results mc-support-tunes-model "
    "mc-one-best-card mc-core-count mc-fp64-for-training mc-gaming-flagship-without-supply-and-heat "
    "mc-mixed-precision-halves-training-memory "
    "sc-pretrain sc-finetune sc-serve sc-image sc-personal sc-learn "
    "rt-elastic rt-no-upkeep rt-newest-hardware rt-try-first rt-vps-vs-dedicated rt-platform-over-card "
    "rs-temporary rs-cuda-team rs-known-size rs-needs-language-support "
    "rn-one-card-for-all rn-topology-unconfirmed rn-latency-data-abroad-export rn-peak-as-throughput "
    "pa-rent-first pa-six-steps pa-five-steps "
    "fq-how-choose fq-h100-h200 fq-geforce-for-ai fq-which-cards fq-vps-dedicated fq-cuda-preinstalled "
    "fq-nvlink-needed fq-will-it-change fq-how-much-memory fq-train-vs-infer fq-7b-minimum fq-amd "
    "fq-not-enough-memory fq-d-variants fq-wait-for-next "
    "uc-test-video uc-stress-30min uc-memory-errors uc-temperature uc-personal-seller uc-return uc-repaste "
    "ch-official ch-premium ch-used ch-import ch-rent tb-summary tb-landscape tb-memory-rules tb-scenes "
    "tb-bands";

const QDate today{2026, 11, 30};

GuideContext contextIn(const QLocale &locale)
{
    static const SpeedModel speeds(shippedCatalogue());
    const bool chinese = locale.language() == QLocale::Chinese;
    return {shippedCatalogue(),
            speeds,
            today,
            chinese ? Region::Cn : Region::Us,
            chinese ? Currency::Cny : Currency::Usd,
            OperatingSystem::Linux,
            locale};
}
GuideContext english()
{
    return contextIn(QLocale(u"en_US"_s));
}

Guide parsed(const QString &text)
{
    Guide guide;
    guide.sections.push_back(parseGuideSection(u"test"_s, text, u"test.md"_s, guide.problems));
    return guide;
}

QString problemsOf(const std::vector<GuideProblem> &problems)
{
    QStringList lines;
    for (const GuideProblem &each : problems)
        lines.append(u"%1:%2: %3"_s.arg(each.file).arg(each.line).arg(each.what));
    return lines.join(u'\n');
}

/// Links, tables and claims of an entry: what must be the same in both languages.
QStringList skeletonOf(const GuideEntry &entry)
{
    QStringList parts;
    for (const GuideSpan &span : entry.see)
        parts.append(span.target);
    for (const GuideBlock &block : entry.blocks) {
        if (!block.name.isEmpty())
            parts.append(block.name);
        for (const GuideLine &line : block.lines)
            for (const GuideSpan &span : line)
                if (span.kind == GuideSpanKind::Placeholder || span.kind == GuideSpanKind::Link)
                    parts.append(span.target);
    }
    parts.sort();
    return parts;
}

} // namespace

class GuideTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { installTranslations(u"en"_s); }

    void everyAskedEntry_isThereInBothLanguages()
    {
        for (const Language language : {Language::English, Language::Chinese}) {
            const Guide &guide = shippedGuide(language);
            for (const QString &id : QString::fromLatin1(askedIds).split(u' '))
                QVERIFY2(guide.entry(id), qPrintable(id));
        }
    }

    void bothLanguages_sayTheSameThings()
    {
        const Guide &first = shippedGuide(Language::English);
        const Guide &second = shippedGuide(Language::Chinese);
        QCOMPARE(first.sections.size(), second.sections.size());
        for (std::size_t i = 0; i < first.sections.size(); ++i) {
            QCOMPARE(first.sections[i].entries.size(), second.sections[i].entries.size());
            for (std::size_t j = 0; j < first.sections[i].entries.size(); ++j) {
                const GuideEntry &a = first.sections[i].entries[j];
                const GuideEntry &b = second.sections[i].entries[j];
                QCOMPARE(a.id, b.id);
                QStringList same = skeletonOf(a), other = skeletonOf(b);
                QVERIFY2(same == other,
                         qPrintable(a.id + u": "_s + same.join(u' ') + u" / "_s + other.join(u' ')));
                QCOMPARE(a.sources, b.sources);
            }
        }
    }

    void shippedTexts_keepTheRules_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("zh_CN") << u"zh_CN"_s;
    }
    void shippedTexts_keepTheRules()
    {
        QFETCH(QString, language);
        QVERIFY(installTranslations(language));
        const QLocale locale;
        const auto problems = guideProblems(contextIn(locale), shippedGuide(languageOf(locale)));
        QVERIFY2(problems.empty(), qPrintable(problemsOf(problems)));
    }

    void entries_areShort()
    {
        for (const GuideSection &section : shippedGuide(Language::English).sections)
            for (const GuideEntry &entry : section.entries) {
                qsizetype words = 0;
                for (const GuideBlock &block : entry.blocks)
                    for (const GuideLine &line : block.lines)
                        for (const GuideSpan &span : line)
                            words += span.text.split(u' ', Qt::SkipEmptyParts).size();
                QVERIFY2(words <= 200, qPrintable(u"%1: %2 words"_s.arg(entry.id).arg(words)));
            }
    }

    void chinese_usesFullWidthPunctuation()
    {
        static const QRegularExpression halfWidth(u"[\\x{4e00}-\\x{9fff}] ?[,;:!?]"_s);
        for (const GuideSection &section : shippedGuide(Language::Chinese).sections)
            for (const GuideEntry &entry : section.entries) {
                QStringList texts{plainText(entry.title)};
                for (const GuideBlock &block : entry.blocks)
                    for (const GuideLine &line : block.lines)
                        texts.append(plainText(line));
                for (const QString &text : texts)
                    QVERIFY2(!halfWidth.match(text).hasMatch(), qPrintable(entry.id + u": "_s + text));
            }
    }

    void check_findsWhatBreaksTheRules_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const QString head = u"# T\n\n## a\ntitle: A\n\n"_s;
        QTest::newRow("typed number") << head + u"It has 24 GB."_s << u"a typed number: 24"_s;
        QTest::newRow("typed price") << head + u"约 ¥15,000"_s << u"a typed number: ¥15,000"_s;
        QTest::newRow("number in a label") << head + u"[at 8192](entry:a)"_s << u"a typed number"_s;
        QTest::newRow("broken link") << head + u"[b](entry:b)"_s << u"leads nowhere"_s;
        QTest::newRow("unknown card") << head + u"[b](card:nvidia-rtx-9999)"_s << u"leads nowhere"_s;
        QTest::newRow("unknown workload") << head + u"[b](workload:qwen3-32b:q9)"_s << u"leads nowhere"_s;
        QTest::newRow("unknown fact")
            << head + u"{fact:nvidia-rtx-4090-24gb:wings}"_s << u"a card and a field"_s;
        QTest::newRow("unknown kind") << head + u"{wish:a}"_s << u"no placeholder"_s;
        QTest::newRow("difference the other way")
            << head + u"{more:nvidia-rtx-4090-24gb:nvidia-rtx-5090-32gb:memory_gb}"_s << u"the other way"_s;
        QTest::newRow("a setting alone") << head + u"{tokens:8192}"_s << u"no estimate uses"_s;
        QTest::newRow("table") << head + u"{table:wishes}"_s << u"no table"_s;
        QTest::newRow("claim") << head + u"{claim:wishes}"_s << u"no claim"_s;
        QTest::newRow("source") << u"# T\n\n## a\ntitle: A\nsources: nowhere\n\nText."_s << u"no source"_s;
        QTest::newRow("brace") << head + u"a {fact"_s << u"brace"_s;
        QTest::newRow("twice") << head + u"x\n\n## a\ntitle: B\n\ny"_s << u"there twice"_s;
        QTest::newRow("no title") << u"# T\n\n## a\n\nText."_s << u"has no title"_s;
        QTest::newRow("no text") << u"# T\n\n## a\ntitle: A\n"_s << u"has no text"_s;
        QTest::newRow("unknown head")
            << u"# T\n\n## a\ntitle: A\nmood: good\n\nText."_s << u"none of title"_s;
        QTest::newRow("long line") << head + QString(5000, u'x') << u"longer than"_s;
    }
    void check_findsWhatBreaksTheRules()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const QString found = problemsOf(guideProblems(english(), parsed(text)));
        QVERIFY2(found.contains(expected), qPrintable(found));
    }

    void namesWithDigits_areNoNumbers_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"RTX 4090", "RTX 5090 D V2", "RX 9070 XT", "RTX 5070 Ti", "H100", "MI300X",
                                 "L40S", "Llama 3.1 8B", "FP16", "Q4_K_M", "8-bit", "4 位", "ZeRO-3",
                                 "PCIe 4.0", "GTX 16", "Qwen3 30B-A3B", "SD 1.5", "80 PLUS"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void namesWithDigits_areNoNumbers()
    {
        QFETCH(QString, text);
        QCOMPARE(bareNumberIn(text), QString());
        QVERIFY(!bareNumberIn(text + u" 24 GB"_s).isEmpty());
    }

    void parser_readsBlocks()
    {
        const Guide guide = parsed(u"# Section\n\n## a\ntitle: A **b**\nterms: x, y z\nsee: "
                                   u"[A](entry:a)\n\nOne\ntwo.\n\n- p\n  q\n- r\n\n1. s\n2. t\n\n"
                                   u"{table:summary}\n中文\n接着"_s);
        QVERIFY2(guide.problems.empty(), qPrintable(problemsOf(guide.problems)));
        const GuideEntry &entry = guide.sections.front().entries.front();
        QCOMPARE(plainText(entry.title), u"A b"_s);
        QCOMPARE(entry.terms, (QStringList{u"x"_s, u"y z"_s}));
        QCOMPARE(entry.see.size(), std::size_t{1});
        QCOMPARE(entry.blocks.size(), std::size_t{5});
        QCOMPARE(plainText(entry.blocks[0].lines[0]), u"One two."_s);
        QCOMPARE(entry.blocks[1].kind, GuideBlockKind::Bullets);
        QCOMPARE(entry.blocks[1].lines.size(), std::size_t{2});
        QCOMPARE(plainText(entry.blocks[1].lines[0]), u"p q"_s);
        QCOMPARE(entry.blocks[2].kind, GuideBlockKind::Steps);
        QCOMPARE(entry.blocks[3].kind, GuideBlockKind::Table);
        QCOMPARE(plainText(entry.blocks[4].lines[0]), u"中文接着"_s); // no space between Chinese lines
    }

    /// Whatever the bytes: an answer, no crash, bounded size.
    void parser_bearsAnything()
    {
        const QString parts = u"#|## a|title: {|[|]( |**|`|{fact:|}|- |1. |\n|\n\n|{table:x}|x|中|: |see: "_s;
        const QStringList pieces = parts.split(u'|');
        quint32 state = 20261130;
        for (int round = 0; round < 3000; ++round) {
            QString text;
            for (int i = 0; i < 40; ++i) {
                state = state * 1664525u + 1013904223u;
                text += pieces[static_cast<qsizetype>((state >> 16) % static_cast<quint32>(pieces.size()))];
            }
            const Guide guide = parsed(text);
            QCOMPARE(guide.sections.size(), std::size_t{1});
        }
        QVERIFY(!parsed(QString(largestGuideFile + 1, u'x')).problems.empty());
    }

    /// Facts as NVIDIA publishes them: 24 GB and 1,008 GB/s for the RTX 4090, 32 GB and 1,792 for the RTX
    /// 5090.
    void values_areFactsOfTheCatalogue()
    {
        QCOMPARE(guideValue(english(), u"fact:nvidia-rtx-4090-24gb:memory_gb"_s).text, u"24 GB"_s);
        QCOMPARE(guideValue(english(), u"fact:nvidia-rtx-5090-32gb:bandwidth_gb_per_s"_s).text,
                 u"1,792 GB/s"_s);
        const GuideValue more =
            guideValue(english(), u"more:nvidia-rtx-5090-32gb:nvidia-rtx-4090-24gb:bandwidth_gb_per_s"_s);
        QCOMPARE(more.text, u"78 %"_s); // 1792 / 1008 = 1.778
        QVERIFY(
            guideValue(english(), u"fact:nvidia-rtx-4090-24gb:memory_gb"_s).note.contains(u"20"_s)); // a date
    }

    /// 2 bytes x 8.03 B parameters (Meta's model card) are 14.96 GiB.
    void values_areComputedByTheEngine()
    {
        const QString weights = guideValue(english(), u"term:weights:llama-3.1-8b:bf16:8192"_s).text;
        QCOMPARE(weights, u"15.0 GiB"_s);
        // KV cache: 2 x 32 layers x 8 KV heads x 128 x 2 bytes x 8192 tokens = 1 GiB.
        QCOMPARE(guideValue(english(), u"term:kv_cache:llama-3.1-8b:bf16:8192"_s).text, u"1.0 GiB"_s);
        // A 70B in 4 bits and more is over 35 GB of weights: no 24 GB card holds it.
        QVERIFY(guideValue(english(), u"verdict:nvidia-rtx-4090-24gb:llama-3.1-70b:q4_k_m:8192"_s)
                    .text.startsWith(u"Does not fit"_s));
    }

    void targets_sayWhereTo()
    {
        const Guide &guide = shippedGuide(Language::English);
        const auto workload = guideTarget(shippedCatalogue(), guide,
                                          u"workload:nvidia-rtx-5090-32gb*2:llama-3.1-70b:q4_k_m:4096:x3"_s);
        QVERIFY(workload);
        QCOMPARE(workload->workload.model.modelId, u"llama-3.1-70b"_s);
        QCOMPARE(workload->workload.model.precisionId, u"q4_k_m"_s);
        QCOMPARE(workload->workload.task.inference.contextTokens, 4096);
        QCOMPARE(workload->workload.task.inference.sequences, 3);
        QCOMPARE(workload->workload.cards, (CardGroup{u"nvidia-rtx-5090-32gb"_s, 2}));
        QVERIFY(!guideTarget(shippedCatalogue(), guide, u"https://example.org"_s));
        QVERIFY(!guideTarget(shippedCatalogue(), guide, u"workload:nvidia-rtx-5090-32gb*99:qwen3-8b"_s));
    }

    void tables_followTheCatalogue()
    {
        for (const QString &name : guideTableNames()) {
            const auto sheet = guideTable(english(), name);
            QVERIFY2(sheet && !sheet->rows.empty(), qPrintable(name));
            QCOMPARE(sheet->rightAligned.size(), static_cast<std::size_t>(sheet->header.size()));
            for (const QStringList &row : sheet->rows)
                QCOMPARE(row.size(), sheet->header.size());
        }
        int consumer = 0;
        for (const Gpu &gpu : shippedCatalogue().gpus)
            consumer += gpu.segment == Segment::Consumer;
        QCOMPARE(landscapeTable(english()).rows.front()[1], QString::number(consumer));
        // Every rule of the claims that is arithmetic has a row.
        std::size_t rules = 0;
        for (const Claim &claim : shippedCatalogue().claims)
            rules += claim.subjectKind == ClaimSubject::Rule && !claim.workload.isEmpty();
        QCOMPARE(memoryRulesTable(english()).rows.size(), rules);
    }

    void search_findsByIdTitleTermAndOtherLanguage()
    {
        const Guide &guide = shippedGuide(Language::English);
        const Guide &other = shippedGuide(Language::Chinese);
        QCOMPARE(findGuideEntries(guide, other, u"kp-memory"_s).value(0), u"kp-memory"_s);
        QVERIFY(findGuideEntries(guide, other, u"nvlink"_s).contains(u"fq-nvlink-needed"_s));
        QVERIFY(findGuideEntries(guide, other, u"爆显存"_s).contains(u"fq-not-enough-memory"_s));
        QVERIFY(findGuideEntries(other, guide, u"out of memory"_s).contains(u"fq-not-enough-memory"_s));
        QVERIFY(findGuideEntries(guide, other, u"qzxv"_s).isEmpty());
        qsizetype all = 0;
        for (const GuideSection &section : guide.sections)
            all += static_cast<qsizetype>(section.entries.size());
        QCOMPARE(findGuideEntries(guide, other, {}).size(), all);
    }

    void text_isReadable()
    {
        const GuideEntry *entry = shippedGuide(Language::English).entry(u"mc-24gb-any-70b");
        QVERIFY(entry);
        const QString text = entryText(resolvedEntry(english(), *entry), GuideTextFormat::Plain);
        QVERIFY(text.startsWith(u"“A 24 GB card runs any 70B”"_s));
        QVERIFY(text.contains(u"Guides say"_s));
        QVERIFY(!text.contains(u'{'));
    }
};

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::GuideTest)
#include "tst_guide.moc"
