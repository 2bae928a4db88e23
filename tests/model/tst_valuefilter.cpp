// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/catalogue.h"
#include "model/tables/valuefilter.h"

#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

ValueFilter parsed(const QString &text, ColumnKind kind)
{
    const auto result = ValueFilter::parse(text, kind);
    const auto *filter = std::get_if<ValueFilter>(&result);
    if (!filter)
        qFatal("%s does not parse: %s", qPrintable(text),
               qPrintable(std::get<ValueFilterError>(result).sentence));
    return *filter;
}

} // namespace

class TestValueFilter final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbers_data();
    void numbers();
    void dates_data();
    void dates();
    void words_data();
    void words();
    void unknown_meetsNothing_data();
    void unknown_meetsNothing();
    void nothing_letsEverythingPass();
    void mistakes_nameTheirPlace_data();
    void mistakes_nameTheirPlace();
};

void TestValueFilter::numbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("accepted");
    const auto row = [](const QString &text, double value, bool accepted) {
        QTest::addRow("%s of %g", qPrintable(text), value) << text << value << accepted;
    };
    row(u">=24"_s, 24, true);
    row(u">=24"_s, 23.999, false);
    row(u">24"_s, 24, false);
    row(u">24"_s, 24.001, true);
    row(u"<300"_s, 300, false);
    row(u"<300"_s, 299.9, true);
    row(u"<=300"_s, 300, true);
    row(u"<=300"_s, 300.5, false);
    row(u"=24"_s, 24, true);
    row(u"=24.0"_s, 24, true);
    row(u"=24"_s, 24.5, false);
    row(u"24"_s, 24, true); // a bare number is that number
    row(u"24"_s, 32, false);
    row(u"!=0"_s, 0, false);
    row(u"!=0"_s, 1, true);
    row(u"300..450"_s, 300, true);
    row(u"300..450"_s, 450, true);
    row(u"300..450"_s, 450.1, false);
    row(u"300..450"_s, 299, false);
    row(u" 300 .. 450 "_s, 400, true);
    row(u"300.."_s, 1e9, true);
    row(u"300.."_s, 299, false);
    row(u"..450"_s, -1, true);
    row(u"..450"_s, 451, false);
    row(u"0.5..1.5"_s, 1.5, true);
    row(u"0.5..1.5"_s, 1.6, false);
    row(u".5"_s, 0.5, true);
    row(u"=16..24"_s, 20, true);
    row(u"!=16..24"_s, 20, false);
    row(u"!=16..24"_s, 25, true);
    row(u">= 1,008"_s, 1008, true); // grouped as the table prints it
    row(u">=1,008"_s, 1007, false);
    row(u"<1e3"_s, 999, true);
    row(u">=-5"_s, -4, true);
    row(u">=\u22125"_s, -6, false);         // the typographic minus
    row(u"\u2265\uFF12\uFF14"_s, 24, true); // ≥２４ in full width
    row(u"\u300B24"_s, 24, false);          // 》24, as a Chinese keyboard types it
    row(u"\u300B24"_s, 25, true);
    row(u"300\u3002\u3002450"_s, 400, true); // 300。。450
}

void TestValueFilter::numbers()
{
    QFETCH(const QString, text);
    QFETCH(const double, value);
    QFETCH(const bool, accepted);
    QCOMPARE(parsed(text, ColumnKind::Number).accepts(value, {}), accepted);
}

void TestValueFilter::dates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("accepted");
    const auto row = [](const char *text, const char *value, bool accepted) {
        QTest::addRow("%s of %s", text, value)
            << QString::fromLatin1(text) << QString::fromLatin1(value) << accepted;
    };
    row(">=2025", "2025-01-01", true);
    row(">=2025", "2024-12-31", false);
    row(">2025", "2025-12-31", false); // every day of 2025 is "2025"
    row(">2025", "2026-01-01", true);
    row("<=2025", "2025-12-31", true);
    row("<2025", "2025-01-01", false);
    row("2025", "2025-06-15", true);
    row("=2025-06", "2025-06-15", true);
    row("=2025-06", "2025-07-01", false);
    row("!=2025", "2025-06-15", false);
    row("!=2025", "2023-01-01", true);
    row("2024..2025-06", "2025-06-30", true);
    row("2024..2025-06", "2025-07-01", false);
    row("2024..2025-06", "2024-01-01", true);
    row("2025-03-27", "2025-03-27", true);
    row("<2025-03-27", "2025-03-26", true);
    row(">=2025-03", "2025", false); // some time in 2025 is not known to be after March
}

void TestValueFilter::dates()
{
    QFETCH(const QString, text);
    QFETCH(const QString, value);
    QFETCH(const bool, accepted);
    QCOMPARE(parsed(text, ColumnKind::Date).accepts(dateNumber(value), {}), accepted);
}

void TestValueFilter::words_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("accepted");
    const auto row = [](const QString &text, const QString &value, bool accepted) {
        QTest::addRow("%s of %s", qPrintable(text), qPrintable(value)) << text << value << accepted;
    };
    row(u"gddr6"_s, u"GDDR6X"_s, true); // a part of it
    row(u"GDDR 6"_s, u"GDDR6X"_s, true);
    row(u"=gddr6"_s, u"GDDR6X"_s, false);
    row(u"=gddr6x"_s, u"GDDR6X"_s, true);
    row(u"!=gddr6"_s, u"GDDR6X"_s, true);
    row(u"!=gddr6x"_s, u"GDDR6X"_s, false);
    row(u"=12"_s, u"12.0"_s, true); // words that read as numbers
    row(u">=8.9"_s, u"12.0"_s, true);
    row(u">=8.9"_s, u"8.6"_s, false);
    row(u">=8.9"_s, u"gfx1100"_s, false);
    row(u"\u88c5\u5f97\u4e0b"_s, u"\u88c5\u5f97\u4e0b"_s, true); // 装得下
    row(u"\u88c5\u5f97\u4e0b"_s, u"\u88c5\u4e0d\u4e0b"_s, false);
    row(u"***"_s, u"GDDR6X"_s, false); // no letter to look for: nothing has it
    row(u"%1 %n"_s, u"GDDR6X"_s, false);
}

void TestValueFilter::words()
{
    QFETCH(const QString, text);
    QFETCH(const QString, value);
    QFETCH(const bool, accepted);
    bool ok = false;
    const double number = value.toDouble(&ok);
    QCOMPARE(
        parsed(text, ColumnKind::Text).accepts(ok ? std::optional(number) : std::nullopt, foldName(value)),
        accepted);
}

void TestValueFilter::unknown_meetsNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ColumnKind>("kind");
    for (const char *text : {">=0", "<1e9", "=0", "0", "!=0", "..5", "0..", "0..1"})
        QTest::newRow(text) << QString::fromLatin1(text) << ColumnKind::Number;
    for (const char *text : {">=2000", "!=2020", "..2030"})
        QTest::newRow(text) << QString::fromLatin1(text) << ColumnKind::Date;
    for (const char *text : {"a", "=a", "!=a", ">=1"})
        QTest::newRow(text) << QString::fromLatin1(text) << ColumnKind::Text;
}

void TestValueFilter::unknown_meetsNothing()
{
    QFETCH(const QString, text);
    QFETCH(const ColumnKind, kind);
    QVERIFY(!parsed(text, kind).accepts(std::nullopt, {}));
}

void TestValueFilter::nothing_letsEverythingPass()
{
    for (const ColumnKind kind : {ColumnKind::Number, ColumnKind::Date, ColumnKind::Text})
        for (const QString &text : {QString(), u" "_s, u"\t"_s, u"\u3000"_s}) {
            QVERIFY(parsed(text, kind).isEmpty());
            QVERIFY(parsed(text, kind).accepts(std::nullopt, {}));
            QVERIFY(parsed(text, kind).accepts(0.0, u"x"));
        }
}

void TestValueFilter::mistakes_nameTheirPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ColumnKind>("kind");
    QTest::addColumn<int>("position");
    const auto row = [](const QString &text, ColumnKind kind, int position) {
        QTest::newRow(qPrintable(text.left(40) + u'@' + QString::number(position)))
            << text << kind << position;
    };
    row(u">="_s, ColumnKind::Number, 2);
    row(u">= "_s, ColumnKind::Number, 3);
    row(u"lots"_s, ColumnKind::Number, 0);
    row(u">=lots"_s, ColumnKind::Number, 2);
    row(u"  >= lots"_s, ColumnKind::Number, 5);
    row(u">=24 GB"_s, ColumnKind::Number, 5);
    row(u"300..lots"_s, ColumnKind::Number, 5);
    row(u"450..300"_s, ColumnKind::Number, 5);
    row(u".."_s, ColumnKind::Number, 2);
    row(u"1..2..3"_s, ColumnKind::Number, 4);
    row(u">=1..2"_s, ColumnKind::Number, 3); // a range has no "at least"
    row(u"=>24"_s, ColumnKind::Number, 1);
    row(u"nan"_s, ColumnKind::Number, 0);
    row(u">=inf"_s, ColumnKind::Number, 2);
    row(u">=1e999"_s, ColumnKind::Number, 2);
    row(u"1,00"_s, ColumnKind::Number, 1); // no group of three
    row(u"0x10"_s, ColumnKind::Number, 1);
    row(u"2;DROP TABLE gpus"_s, ColumnKind::Number, 1);
    row(u"<b>24</b>"_s, ColumnKind::Number, 1);
    row(u"\u202E24"_s, ColumnKind::Number, 0);
    row(QString(2000, u'>'), ColumnKind::Number, 1);
    row(u"spring"_s, ColumnKind::Date, 0);
    row(u">=20250"_s, ColumnKind::Date, 2);
    row(u"2025-3"_s, ColumnKind::Date, 0);
    row(u"2025-06..2024"_s, ColumnKind::Date, 9);
    row(u"="_s, ColumnKind::Text, 1);
    row(u">nvidia"_s, ColumnKind::Text, 1);
    row(u"<b>x</b>"_s, ColumnKind::Text, 1);
}

void TestValueFilter::mistakes_nameTheirPlace()
{
    QFETCH(const QString, text);
    QFETCH(const ColumnKind, kind);
    QFETCH(const int, position);
    const auto result = ValueFilter::parse(text, kind);
    const auto *error = std::get_if<ValueFilterError>(&result);
    QVERIFY(error);
    QCOMPARE(error->position, position);
    QVERIFY2(error->sentence.contains(QString::number(position + 1)), qPrintable(error->sentence));
    QVERIFY(!error->sentence.contains(u'<') ||
            error->sentence.contains(u"<300")); // nothing of what was typed
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestValueFilter)
#include "tst_valuefilter.moc"
