// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words and notes of the catalogue in both languages.
#include "model/words/factnotes.h"
#include "model/words/factwords.h"
#include "resources/i18n.h"
#include "tests/support/testsupport.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

class TestFactNotes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup() { installTranslations(u"en"_s); }

    void setForms_areSaidInWords();
    void otherNotes_areForReadersOfEnglish();
    void mostNotesOfTheCatalogue_haveChineseWords();
    void wordsOfFacts_areTranslatedAndNamesAreNot();
};

void TestFactNotes::setForms_areSaidInWords()
{
    const Catalogue &catalogue = shippedCatalogue();
    const QLocale english(QLocale::English);
    QCOMPARE(factNote(catalogue, u"no FP8 before compute capability 8.9; this card has 8.6"_s, english),
             u"FP8 begins with compute capability 8.9; this card has 8.6"_s);
    QCOMPARE(factNote(catalogue, u"same chip as nvidia-rtx-4090-24gb"_s, english),
             u"same chip as GeForce RTX 4090"_s);
    QCOMPARE(factNote(catalogue, u"equals fp16_tflops of this row"_s, english),
             u"the same as its FP16 rate"_s);
    QVERIFY(factNote(catalogue, {}, english).isEmpty());
    QVERIFY(installTranslations(u"zh_CN"_s));
    QCOMPARE(factNote(catalogue, u"no FP8 before compute capability 8.9; this card has 8.6"_s, QLocale()),
             u"FP8 从计算能力 8.9 起支持，这款为 8.6"_s);
}

void TestFactNotes::otherNotes_areForReadersOfEnglish()
{
    const QString note = u"a remark of no set form, 50 % <b>"_s;
    QCOMPARE(factNote(shippedCatalogue(), note, QLocale(QLocale::English)), note);
    QCOMPARE(factNote(shippedCatalogue(), note, QLocale(QLocale::Chinese)), QString());
}

void TestFactNotes::mostNotesOfTheCatalogue_haveChineseWords()
{
    QVERIFY(installTranslations(u"zh_CN"_s));
    static const QRegularExpression han(u"\\p{Han}"_s);
    int all = 0;
    int said = 0;
    const auto count = [&](const QString &note) {
        if (note.isEmpty())
            return;
        const QString words = factNote(shippedCatalogue(), note, QLocale());
        ++all;
        if (words.isEmpty())
            return;
        QVERIFY2(words.contains(han), qPrintable(words)); // never English in Chinese
        ++said;
    };
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        for (const SpecValue &value : gpu.specs)
            count(value.note);
        for (const SpecConflict &conflict : gpu.conflicts)
            count(conflict.note);
    }
    QVERIFY(all > 1000);
    QVERIFY2(said > all * 3 / 4, qPrintable(u"%1 of %2"_s.arg(said).arg(all)));
}

void TestFactNotes::wordsOfFacts_areTranslatedAndNamesAreNot()
{
    QVERIFY(installTranslations(u"zh_CN"_s));
    QCOMPARE(factWord(u"no"_s), u"无"_s);
    QCOMPARE(factWord(u"PCIe low-profile"_s), u"PCIe 半高卡"_s);
    QCOMPARE(factWord(u"GDDR6X"_s), u"GDDR6X"_s);
    QCOMPARE(factWord(u"1x 16-pin"_s), u"1x 16-pin"_s);
    // Every text of the catalogue with an English word of its own has Chinese ones.
    static const QRegularExpression han(u"\\p{Han}"_s);
    for (const Gpu &gpu : shippedCatalogue().gpus) {
        for (const SpecField field : {SpecField::Ecc, SpecField::FormFactor}) {
            const QString &text = gpu.spec(field).text;
            static const QRegularExpression word(u"\\b[a-z]{2,}\\b"_s);
            if (text.contains(word))
                QVERIFY2(factWord(text).contains(han), qPrintable(text));
        }
    }
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestFactNotes)
#include "tst_factnotes.moc"
