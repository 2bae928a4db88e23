// SPDX-License-Identifier: GPL-3.0-or-later
//
// One sum is written one way wherever it stands, and electricity says whose it is.
#include "model/session/consequences.h"
#include "model/session/pickview.h"
#include "model/session/session.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "tests/support/testsupport.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QDate today{2026, 11, 30};

/// All that is said of an option, in one text.
QString saidOf(const Workload &workload, const Advice &advice, const Option &option, const QLocale &locale)
{
    const PickView view = viewOption(shippedCatalogue(), workload, option, locale);
    QStringList said{view.costFigure, view.costDetail};
    for (const auto *reasons : {&option.reasons, &option.cautions})
        for (const Reason &reason : *reasons)
            said << reasonSentence(reason, locale);
    if (advice.cheapest && &advice.options[*advice.cheapest] == &option)
        said << budgetConsequences(shippedCatalogue(), workload, advice, locale);
    if (advice.bestValue && &advice.options[*advice.bestValue] == &option)
        said << decisionLead(shippedCatalogue(), resolveWorkload(shippedCatalogue(), workload), advice,
                             locale);
    return said.join(u'\n');
}

} // namespace

class SumsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void converted_isRoundedToTwoDigits();
    void oneSum_isWrittenOneWay_data();
    void oneSum_isWrittenOneWay();
    void whatARateIsPer_isExact();
    void rentOfAMonth_isWrittenOneWay();
    void overBudget_isWrittenTheSame();
    void electricity_saysWhose();
};

/// 11,923 to two digits is 12,000; what is known exactly stays.
void SumsTest::converted_isRoundedToTwoDigits()
{
    const Money sum = Money::fromAmount(11923, Currency::Cny);
    QCOMPARE(formatSum(sum, true, QLocale(u"zh_CN"_s)), u"≈ ¥12,000"_s);
    QCOMPARE(formatSum(sum, false, QLocale(u"zh_CN"_s)), u"¥11,923"_s);
    QCOMPARE(formatSum(sum, true, QLocale(u"en_US"_s)), u"≈ CNY 12,000"_s);
}

void SumsTest::oneSum_isWrittenOneWay_data()
{
    QTest::addColumn<Region>("region");
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("CNY") << Region::Cn << QLocale(u"zh_CN"_s);
    QTest::newRow("USD") << Region::Us << QLocale(u"en_US"_s);
}

/// The exact figure of a converted sum stands nowhere in what is said of its option.
void SumsTest::oneSum_isWrittenOneWay()
{
    QFETCH(Region, region);
    QFETCH(QLocale, locale);
    Workload workload = exampleWorkload(region);
    workload.budget.limit.reset();
    const Advice advice = advise(shippedCatalogue(), workload, today);
    int converted = 0;
    for (const Option &option : advice.options) {
        if (!option.cost.price || !option.cost.price->converted)
            continue;
        ++converted;
        const QString said = saidOf(workload, advice, option, locale);
        const Money shown = option.mode == OptionMode::Rent ? option.cost.perMonth : option.cost.total;
        const QString exact = formatNumber(shown.amount(), 0, locale);
        const QString about = formatConverted(shown, locale);
        QVERIFY2(said.contains(about), qPrintable(about + u"\n"_s + said));
        if (!about.endsWith(exact) && exact.size() > 3)
            QVERIFY2(!said.contains(exact), qPrintable(exact + u"\n"_s + said));
    }
    QVERIFY(converted > 0 || region == Region::Us);
}

/// "3.1 tokens/s per USD 100": what a rate is per was chosen, not converted.
void SumsTest::whatARateIsPer_isExact()
{
    Reason reason{ReasonCode::GoodSpeedPerMoney, {3.1, 100}, Currency::Usd, {}, true};
    QVERIFY(reasonSentence(reason, QLocale(u"en_US"_s)).endsWith(u"per USD 100."_s));
    reason.code = ReasonCode::BestSpeedPerMoney;
    QVERIFY(!reasonSentence(reason, QLocale(u"en_US"_s)).contains(u'≈'));
}

/// The card says "USD 20 per month": so does the sentence below it.
void SumsTest::rentOfAMonth_isWrittenOneWay()
{
    const Workload workload = exampleWorkload(Region::Us);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    int rented = 0;
    for (const Option &option : advice.options)
        for (const Reason &reason : option.reasons) {
            if (reason.code != ReasonCode::NothingUpFront)
                continue;
            ++rented;
            const QLocale locale(u"en_US"_s);
            const QString figure = viewOption(shippedCatalogue(), workload, option, locale).costFigure;
            QVERIFY2(reasonSentence(reason, locale).contains(figure + u" a month"_s), qPrintable(figure));
        }
    QVERIFY(rented > 0);
}

void SumsTest::overBudget_isWrittenTheSame()
{
    Workload workload = exampleWorkload(Region::Cn);
    workload.budget.limit = Money::fromAmount(5000, Currency::Cny);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    const QLocale locale(u"zh_CN"_s);
    int converted = 0;
    for (const LeftOut &left : advice.leftOut) {
        if (!isOverBudget(left.why.code) || !left.why.converted)
            continue;
        ++converted;
        const QString about = formatConverted(Money::fromAmount(left.why.numbers[0], Currency::Cny), locale);
        QVERIFY(reasonSentence(left.why, locale).contains(about));
        QVERIFY(reasonSentence(left.wouldChange, locale).contains(about));
    }
    QVERIFY(converted > 0);
}

void SumsTest::electricity_saysWhose()
{
    const Workload workload = exampleWorkload(Region::Us);
    const Advice advice = advise(shippedCatalogue(), workload, today);
    int said = 0;
    for (const Option &option : advice.options) {
        const QString detail =
            viewOption(shippedCatalogue(), workload, option, QLocale(u"en_US"_s)).costDetail;
        if (!detail.contains(u"electricity"_s))
            continue;
        ++said;
        QVERIFY2(detail.contains(option.cards.count == 1 ? u"electricity of the card alone"_s
                                                         : u"electricity of the cards alone"_s),
                 qPrintable(detail));
    }
    QVERIFY(said > 0);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::SumsTest)
#include "tst_sums.moc"
