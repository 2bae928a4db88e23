// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/entries.h"
#include "model/session/sizescale.h"

#include <QTest>

namespace gpuwise {

class TestEntries : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sizesAsPeopleWriteThem_data();
    void sizesAsPeopleWriteThem();
    void nonsenseIsNoSize_data();
    void nonsenseIsNoSize();
    void sumsAsPeopleWriteThem();
    void tokensAsPeopleWriteThem();
    void scaleIsLogarithmicAndReversible();
    void stepsAlwaysMoveAndStayOnTheScale();
    void marksAreVisitedOneByOne();
};

void TestEntries::sizesAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("billions");
    QTest::newRow("bare number") << QStringLiteral("7") << 7.0;
    QTest::newRow("with B") << QStringLiteral("32.76B") << 32.76;
    QTest::newRow("small letter and space") << QStringLiteral(" 70 b ") << 70.0;
    QTest::newRow("millions") << QStringLiteral("350M") << 0.35;
    QTest::newRow("trillions") << QStringLiteral("1.2T") << 1200.0;
    QTest::newRow("grouped") << QStringLiteral("1,040") << 1040.0;
    QTest::newRow("largest") << QStringLiteral("2T") << 2000.0;
    QTest::newRow("smallest") << QStringLiteral("100M") << 0.1;
}

void TestEntries::sizesAsPeopleWriteThem()
{
    QFETCH(QString, text);
    QFETCH(double, billions);
    const auto size = parseModelSize(text);
    QVERIFY(size.has_value());
    QCOMPARE(*size, billions);
}

void TestEntries::nonsenseIsNoSize_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "B", "seven", "-7", "0", "0.05", "3T", "1e3", "nan", "inf", "7 B B", "0x10",
                             "<b>7</b>", "7.1.2"})
        QTest::addRow("%s", text) << QString::fromLatin1(text);
    QTest::newRow("2,000 characters") << QString(2000, u'9');
    QTest::newRow("full-width digits") << QStringLiteral("７");
}

void TestEntries::nonsenseIsNoSize()
{
    QFETCH(QString, text);
    QVERIFY(!parseModelSize(text).has_value());
}

void TestEntries::sumsAsPeopleWriteThem()
{
    QCOMPARE(parseSum(QStringLiteral("20,000"), Currency::Cny), Money::fromAmount(20000, Currency::Cny));
    QCOMPARE(parseSum(QStringLiteral(" 2500 "), Currency::Usd), Money::fromAmount(2500, Currency::Usd));
    for (const char *text : {"", "0", "-5", "1e9", "200000000", "2000 USD", "nan"})
        QVERIFY2(!parseSum(QString::fromLatin1(text), Currency::Usd), text);
}

void TestEntries::tokensAsPeopleWriteThem()
{
    QCOMPARE(parseTokens(QStringLiteral("16K")), 16384); // K is 1,024
    QCOMPARE(parseTokens(QStringLiteral("1M")), 1048576);
    QCOMPARE(parseTokens(QStringLiteral("40,960")), 40960);
    for (const char *text : {"", "0", "K", "-1", "17M", "many"})
        QVERIFY2(!parseTokens(QString::fromLatin1(text)), text);
}

void TestEntries::scaleIsLogarithmicAndReversible()
{
    QCOMPARE(sizePosition(0.1), 0.0);
    QCOMPARE(sizePosition(2000), 1.0);
    // The middle of 0.1 and 2,000 on a logarithmic scale is sqrt(0.1 * 2000) = 14.142, two digits: 14.
    QCOMPARE(sizeAtPosition(0.5), 14.0);
    for (const double mark : sizeMarks()) {
        const double back = sizeAtPosition(sizePosition(mark));
        QVERIFY(std::abs(back - mark) <= 0.05 * mark);
    }
    QCOMPARE(sizeAtPosition(-1), 0.1);
    QCOMPARE(sizeAtPosition(2), 2000.0);
}

void TestEntries::stepsAlwaysMoveAndStayOnTheScale()
{
    double size = 0.1;
    int steps = 0;
    while (size < 2000 && steps < 1000) {
        const double next = nextSize(size, 1);
        QCOMPARE_GT(next, size);
        size = next;
        ++steps;
    }
    QCOMPARE(size, 2000.0);
    QCOMPARE(nextSize(2000, 1), 2000.0);
    while (size > 0.1 && steps > 0) {
        const double next = nextSize(size, -1);
        QCOMPARE_LT(next, size);
        size = next;
        --steps;
    }
    QCOMPARE(nextSize(0.1, -1), 0.1);
}

void TestEntries::marksAreVisitedOneByOne()
{
    QCOMPARE(nextMark(7, 1), 14.0);
    QCOMPARE(nextMark(7, -1), 3.0);
    QCOMPARE(nextMark(8, -1), 7.0);
    QCOMPARE(nextMark(2000, 1), 2000.0);
    QCOMPARE(nextMark(0.1, -1), 0.1);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestEntries)
#include "tst_entries.moc"
