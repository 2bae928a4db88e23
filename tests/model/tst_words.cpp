// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/format.h"
#include "model/words/valuewords.h"
#include "model/words/words.h"
#include "resources/i18n.h"

#include <QTest>

namespace gpuwise {

class WordsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(installTranslations(QStringLiteral("en"))); }
    void numbers_haveTheDigitsThatTheBandAllows();
    void numbers_useTheMinusSign();
    void money_followsLanguage();
    void converted_hasTwoSignificantDigits();
    void percent_hasASpaceInEnglishOnly();
    void tokens_areWrittenInK();
    void reasons_fillTheirNumbers();
    void reasons_keepPercentSignsOfNames();
    void value_saysBoundAndConversion();
    void value_namesWhatIsMissing();
    void everyWord_existsInChinese();

private:
    QLocale english{QLocale::English, QLocale::UnitedStates};
    QLocale chinese{QLocale::Chinese, QLocale::China};
};

void WordsTest::numbers_haveTheDigitsThatTheBandAllows()
{
    QCOMPARE(formatSpeed(37.64, english), QStringLiteral("38"));
    QCOMPARE(formatSpeed(7.44, english), QStringLiteral("7.4"));
    QCOMPARE(formatSpeed(3521, english), QStringLiteral("3,500"));
    QCOMPARE(formatSpeed(0.0734, english), QStringLiteral("0.073"));
    QCOMPARE(formatSpeed(99.6, english), QStringLiteral("100"));
    QCOMPARE(formatBand({26.2, 33, 40.1}, english), QStringLiteral("26–40"));
    QCOMPARE(formatTrimmed(1.50, 2, english), QStringLiteral("1.5"));
    QCOMPARE(formatTrimmed(24.0, 2, english), QStringLiteral("24"));
    QCOMPARE(formatTrimmed(32.7627, 2, english), QStringLiteral("32.76"));
}

void WordsTest::numbers_useTheMinusSign()
{
    QCOMPARE(formatNumber(-1.25, 1, english).at(0), QChar(0x2212));
    QCOMPARE(formatNumber(-0.01, 1, english), QStringLiteral("0.0")); // no minus on what is written as zero
}

void WordsTest::money_followsLanguage()
{
    const Money yuan = Money::fromAmount(15000, Currency::Cny);
    QCOMPARE(formatMoney(yuan, english), QStringLiteral("CNY 15,000"));
    QCOMPARE(formatMoney(yuan, chinese), QStringLiteral("¥15,000"));
    QCOMPARE(formatMoney(Money::fromAmount(0.54, Currency::Usd), chinese, 2), QStringLiteral("USD 0.54"));
}

void WordsTest::converted_hasTwoSignificantDigits()
{
    QCOMPARE(formatConverted(Money::fromAmount(40608, Currency::Cny), english),
             QStringLiteral("≈ CNY 41,000"));
    QCOMPARE(formatConverted(Money::fromAmount(3.27, Currency::Cny), english), QStringLiteral("≈ CNY 3.3"));
}

void WordsTest::percent_hasASpaceInEnglishOnly()
{
    QCOMPARE(formatPercent(0.14, english), QStringLiteral("14 %"));
    QCOMPARE(formatPercent(0.14, chinese), QStringLiteral("14%"));
    QCOMPARE(formatSignedPercent(0.14, english), QStringLiteral("+14 %"));
    QCOMPARE(formatSignedPercent(0.001, english), QStringLiteral("0 %"));
}

void WordsTest::tokens_areWrittenInK()
{
    QCOMPARE(formatTokens(16384, english), QStringLiteral("16K"));
    QCOMPARE(formatTokens(2000, english), QStringLiteral("2,000"));
    QCOMPARE(formatTokens(1048576, english), QStringLiteral("1M"));
    QCOMPARE(formatParams(32.7627e9, english), QStringLiteral("32.76B"));
    QCOMPARE(formatParams(350e6, english), QStringLiteral("350M"));
}

void WordsTest::reasons_fillTheirNumbers()
{
    const Reason reason{ReasonCode::OverBudget, {22000, 2000}, Currency::Cny, {}};
    QCOMPARE(reasonSentence(reason, english),
             QStringLiteral("Costs CNY 22,000, which is CNY 2,000 over the budget."));
    QCOMPARE(reasonCode(ReasonCode::OverBudget), QStringLiteral("budget"));
}

void WordsTest::reasons_keepPercentSignsOfNames()
{
    const Reason reason{ReasonCode::SoftwareMissing, {}, {}, QStringLiteral("%1 <b>x</b>")};
    QCOMPARE(reasonSentence(reason, english), QStringLiteral("%1 <b>x</b> does not run on it."));
}

void WordsTest::everyWord_existsInChinese()
{
    const auto hasHan = [](const QString &text) {
        return std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    };
    QVERIFY(installTranslations(QStringLiteral("zh_CN")));
    for (int i = 0; i < termIdCount; ++i)
        QVERIFY2(hasHan(termName(static_cast<TermId>(i))), qPrintable(termName(static_cast<TermId>(i))));
    for (int i = 0; i < static_cast<int>(AssumptionId::Count); ++i) {
        const QString sentence = assumptionSentence(static_cast<AssumptionId>(i));
        QVERIFY2(hasHan(sentence), qPrintable(sentence));
    }
    for (int i = 0; i < static_cast<int>(ReasonCode::Count); ++i) {
        const QString sentence =
            reasonSentence({static_cast<ReasonCode>(i), {1, 2, 3}, {}, QStringLiteral("X")}, chinese);
        QVERIFY2(hasHan(sentence), qPrintable(sentence));
    }
}

void WordsTest::value_saysBoundAndConversion()
{
    const Band cost{1.776, 2.222, 2.7775};
    QCOMPARE(costText(cost, false, false, Currency::Usd, english), QStringLiteral("USD 2.2 (1.8–2.8)"));
    QCOMPARE(costText(cost, false, true, Currency::Usd, english), QStringLiteral("≈ USD 2.2 (1.8–2.8)"));
    QCOMPARE(costText(cost, true, false, Currency::Usd, english), QStringLiteral("at least USD 1.8"));
    QVERIFY(installTranslations(QStringLiteral("zh_CN")));
    QCOMPARE(costText(cost, false, false, Currency::Cny, chinese), QStringLiteral("¥2.2（1.8–2.8）"));

    Workload workload;
    OptionValue value;
    value.ownedCost = {cost, ValueGap::None};
    QVERIFY(installTranslations(QStringLiteral("en")));
    QCOMPARE(valueSummary(value, workload, english),
             QStringLiteral("USD 2.2 (1.8–2.8) for a million tokens"));
    value.unit = WorkUnit::ThousandImages;
    QCOMPARE(valueSummary(value, workload, english), QStringLiteral("USD 2.2 (1.8–2.8) for 1,000 images"));
    value.rented = true; // then the rent is the cost, and it is not known
    QCOMPARE(valueSummary(value, workload, english), QString());
}

void WordsTest::value_namesWhatIsMissing()
{
    OptionValue value;
    value.speedPerPrice.missing = ValueGap::DoesNotFit;
    value.runningCost.missing = ValueGap::PowerUnknown;
    const auto lines = valueLines(value, {}, english);
    QCOMPARE(lines.size(), std::size_t{2}); // what was not asked is not listed
    QCOMPARE(lines[0].value, QStringLiteral("does not fit"));
    QCOMPARE(lines[1].value, QStringLiteral("power not known"));
    QVERIFY(!lines[0].known && lines[0].basis.isEmpty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::WordsTest)
#include "tst_words.moc"
