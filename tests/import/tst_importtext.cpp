// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes to text and digits to numbers: what is read, and where a fault is said to stand.
#include "db/import/cells.h"
#include "db/import/dialect.h"
#include "db/import/importtext.h"
#include "model/domain/formulatext.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace gpuwise {

using namespace Qt::StringLiterals;

class ImportTextTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void decodes_data();
    void decodes();
    void refuses_data();
    void refuses();
    void files_areRefusedAtOnce();
    void numbers_data();
    void numbers();
    void decimalSign_isWhatTheFileShows();
    void headers_mean_data();
    void headers_mean();
    void money_isUnderstood_data();
    void money_isUnderstood();
    void dates_data();
    void dates();
    void formulas_comeBack();
};

void ImportTextTest::decodes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("encoding");
    QTest::newRow("UTF-8") << QByteArray("\xE6\x98\xBE\xE5\x8D\xA1") << u"显卡"_s << u"UTF-8"_s;
    QTest::newRow("mark") << QByteArray("\xEF\xBB\xBF\xE6\x98\xBE") << u"显"_s << u"UTF-8 (BOM)"_s;
    // 显卡 in GB 2312 is row 47 cell 52, row 31 cell 08: D4 and A8 are the second bytes.
    QTest::newRow("GBK") << QByteArray("\xCF\xD4\xBF\xA8") << u"显卡"_s << u"GB18030"_s;
    // U+20000 in four bytes: GB 18030-2005 maps 0x95328236 to it.
    QTest::newRow("four bytes") << QByteArray("\x95\x32\x82\x36\xBF\xA8") << u"\U00020000卡"_s
                                << u"GB18030"_s;
    QTest::newRow("UTF-16LE") << QByteArray("\xFF\xFE\x3E\x66", 4) << u"显"_s << u"UTF-16LE"_s;
    QTest::newRow("UTF-16BE") << QByteArray("\xFE\xFF\x66\x3E", 4) << u"显"_s << u"UTF-16BE"_s;
}

void ImportTextTest::decodes()
{
    QFETCH(const QByteArray, bytes);
    const auto read = decodeImport(bytes);
    QVERIFY(std::holds_alternative<ImportText>(read));
    QTEST(std::get<ImportText>(read).text, "text");
    QTEST(std::get<ImportText>(read).encoding, "encoding");
}

void ImportTextTest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::newRow("empty") << QByteArray() << u"Empty"_s << 0;
    QTest::newRow("white") << QByteArray(" \n\n") << u"Empty"_s << 0;
    QTest::newRow("only a mark") << QByteArray("\xEF\xBB\xBF") << u"Empty"_s << 0;
    QTest::newRow("pointer") << QByteArray("version https://git-lfs.github.com/spec/v1\noid sha256:ab\n")
                             << u"LfsPointer"_s << 0;
    QTest::newRow("web page") << QByteArray("\n <!DOCTYPE html><html>") << u"WebPage"_s << 0;
    QTest::newRow("workbook") << QByteArray("PK\x03\x04xl") << u"ZipArchive"_s << 0;
    QTest::newRow("PDF") << QByteArray("%PDF-1.7") << u"PdfDocument"_s << 0;
    QTest::newRow("database") << QByteArray("SQLite format 3\0xx", 18) << u"Database"_s << 0;
    QTest::newRow("NUL") << QByteArray("a\nb\0c", 5) << u"NulBytes"_s << 2;
    QTest::newRow("neither") << QByteArray("a\nb\nRad\xFF\xFF\x65on") << u"EncodingUnknown"_s << 3;
    QTest::newRow("half a sign") << QByteArray("a\n\xCF\xD4\xBF") << u"EncodingUnknown"_s << 2;
    QTest::newRow("cut UTF-8 behind a mark")
        << QByteArray("\xEF\xBB\xBF\x61\n\xE6\x98") << u"EncodingUnknown"_s << 2;
    QTest::newRow("mixed") << QByteArray("\xE6\x98\xBE\xE5\x8D\xA1\n\xCF\xD4\xBF\xA8\n") << u"EncodingMixed"_s
                           << 2;
    QTest::newRow("odd UTF-16") << QByteArray("\xFF\xFE\x3E\x66\x0A", 5) << u"Utf16Broken"_s << 1;
    QTest::newRow("lone surrogate") << QByteArray("\xFF\xFE\x0A\x00\x00\xD8\x3E\x66", 8) << u"Utf16Broken"_s
                                    << 2;
}

void ImportTextTest::refuses()
{
    QFETCH(const QByteArray, bytes);
    const auto read = decodeImport(bytes);
    QVERIFY(std::holds_alternative<ImportProblem>(read));
    const auto &problem = std::get<ImportProblem>(read);
    QTEST(importNoteCode(problem.note), "code");
    QTEST(problem.line, "line");
}

void ImportTextTest::files_areRefusedAtOnce()
{
    QTemporaryDir folder;
    const auto code = [](const QString &path, qint64 most = 1000) {
        const auto read = readImportFile(path, most);
        return std::holds_alternative<ImportProblem>(read)
                   ? importNoteCode(std::get<ImportProblem>(read).note)
                   : u"read"_s;
    };
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    QCOMPARE(code(pipe), u"NotAFile"_s);
    QCOMPARE(code(u"/dev/zero"_s), u"NotAFile"_s);
    QCOMPARE(code(folder.path()), u"NotAFile"_s);
    QCOMPARE(code(folder.filePath(u"none"_s)), u"CannotOpen"_s);
    QFile file(folder.filePath(u"f"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(1001));
    QCOMPARE(code(file.fileName()), u"TooLarge"_s);
    QVERIFY(file.resize(1000));
    QCOMPARE(code(file.fileName()), u"read"_s);
}

void ImportTextTest::numbers_data()
{
    QTest::addColumn<QString>("digits");
    QTest::addColumn<int>("sign");
    QTest::addColumn<QString>("value"); ///< or the fault
    const auto row = [](const char *digits, DecimalSign sign, const char *value) {
        QTest::addRow("%s %d", digits, static_cast<int>(sign))
            << QString::fromLatin1(digits) << static_cast<int>(sign) << QString::fromLatin1(value);
    };
    using enum DecimalSign;
    row("12999", Unknown, "12999");
    row("12,999", Point, "12999");
    row("12,999", Comma, "12.999");
    row("12,999", Unknown, "ambiguous");
    row("1.008", Point, "1.008");
    row("1.008", Comma, "1008");
    row("1.008", Unknown, "ambiguous");
    row("165,2", Unknown, "165.2");
    row("0.125", Unknown, "0.125");
    row("12.999,00", Unknown, "12999");
    row("1,234,567", Unknown, "1234567");
    row("165,2", Point, "no");
    row("1,23,4", Point, "no");
    row("2.4.0", Point, "no");
    row("1e3", Point, "1000");
    row("1e400", Point, "no");
    row("-24", Point, "-24");
}

void ImportTextTest::numbers()
{
    QFETCH(const QString, digits);
    QFETCH(const int, sign);
    const auto read = readDigits(digits, static_cast<DecimalSign>(sign));
    const QString value = std::holds_alternative<double>(read) ? plainDigits(std::get<double>(read))
                          : std::get<NumberFault>(read) == NumberFault::Ambiguous ? u"ambiguous"_s
                                                                                  : u"no"_s;
    QTEST(value, "value");
}

void ImportTextTest::decimalSign_isWhatTheFileShows()
{
    const auto sign = [](const QString &text, bool *contradicts = nullptr) {
        std::optional<std::pair<QString, QString>> contradiction;
        int line = 0;
        const DecimalSign found =
            decimalSignOf(dialectOf(text), importLimits(), {0, 1}, &contradiction, &line);
        if (contradicts)
            *contradicts = contradiction.has_value();
        return found;
    };
    QCOMPARE(sign(u"a,b\n\"12,999\",1\n"_s), DecimalSign::Point);
    QCOMPARE(sign(u"a;b\n1.008;165,2\n"_s), DecimalSign::Comma);
    QCOMPARE(sign(u"a;b\n1.008;165.2\n"_s), DecimalSign::Point);
    QCOMPARE(sign(u"sep=;\na;b\n1.008;12,999\n"_s), DecimalSign::Unknown);
    bool contradicts = false;
    sign(u"a\tb\n1.5\t1\n1\t1,5\n"_s, &contradicts);
    QVERIFY(contradicts);
}

void ImportTextTest::headers_mean_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<bool>("cards");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("unit");
    const auto row = [](const char *header, bool cards, const char *field, const char *unit = "") {
        QTest::addRow("%s", header) << QString::fromUtf8(header) << cards << QString::fromUtf8(field)
                                    << QString::fromUtf8(unit);
    };
    row("显卡", false, "gpu");
    row("型号", false, "gpu");
    row("名称", true, "name");
    row("显存GB", true, "memory_gb", "gb");
    row("显存（GiB）", true, "memory_gb", "gib");
    row("VRAM [MB]", true, "memory_gb", "mb");
    row("带宽GB/s", true, "bandwidth_gb_per_s", "gb/s");
    row("Memory bandwidth (TB/s)", true, "bandwidth_gb_per_s", "tb/s");
    row("bandwidth_gb_per_s", true, "bandwidth_gb_per_s");
    row("功耗W", true, "tdp_w", "w");
    row("价格（元）", false, "price", "元");
    row("报价/¥", false, "price", "¥");
    row("Price (USD)", false, "price", "usd");
    row("租金 元/小时", false, "rent_price", "元/小时");
    row("二手价", false, "used_price");
    row("二手", false, "kind");
    row("币种", false, "currency");
    row("货币", false, "currency");
    row("日期", false, "date");
    row("来源", false, "source");
    row("地区", false, "region");
    row("渠道", false, "provider");
    row("商家", false, "provider");
    row("显存类型", true, "memory_type");
    row("msrp_usd", true, "msrp_usd");
    row("weight", true, "");
    row("价格 每只", false, "");
}

void ImportTextTest::headers_mean()
{
    QFETCH(const QString, header);
    QFETCH(const bool, cards);
    const HeaderMeaning meaning = meaningOf(header, cards);
    QTEST(meaning.field ? QString::fromLatin1(meaning.field->id) : QString(), "field");
    QTEST(meaning.unit, "unit");
}

void ImportTextTest::money_isUnderstood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("meaning");
    QTest::newRow("yuan") << u"元"_s << u"CNY"_s;
    QTest::newRow("ten thousand") << u"万元"_s << u"CNY x10000"_s;
    QTest::newRow("sign") << u"￥"_s << u"CNY ¥"_s;
    QTest::newRow("dollar an hour") << u"$/h"_s << u"USD /h"_s;
    QTest::newRow("US") << u"US$"_s << u"USD"_s;
    QTest::newRow("Hong Kong") << u"HK$"_s << u"HKD"_s;
    QTest::newRow("per hour") << u"元/小时"_s << u"CNY /h"_s;
    QTest::newRow("month") << u"元/月"_s << u"no"_s;
    QTest::newRow("two") << u"$ 元"_s << u"no"_s;
    QTest::newRow("word") << u"coins"_s << u"no"_s;
}

void ImportTextTest::money_isUnderstood()
{
    QFETCH(const QString, text);
    const auto unit = moneyUnit(text);
    QString meaning = u"no"_s;
    if (unit) {
        meaning = unit->currency ? currencyCode(*unit->currency) : u"none"_s;
        meaning += unit->yenSign ? u" ¥"_s : QString();
        meaning += unit->perHour ? u" /h"_s : QString();
        meaning += unit->factor == 1 ? QString() : u" x" + QString::number(unit->factor);
    }
    QTEST(meaning, "meaning");
}

void ImportTextTest::dates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDate>("day");
    for (const char *same : {"2026-08-05", "2026/8/5", "2026.08.05", "2026年8月5日", "20260805",
                             "2026-08-05 12:30", "２０２６－０８－０５"})
        QTest::addRow("%s", same) << QString::fromUtf8(same) << QDate(2026, 8, 5);
    QTest::newRow("month") << u"2026-08"_s << QDate(2026, 8, 1);
    QTest::newRow("Chinese month") << u"2026年8月"_s << QDate(2026, 8, 1);
    for (const char *none : {"2026-02-31", "08/05/2026", "5.8.2026", "0000-00-00", "yesterday", "2026", ""})
        QTest::addRow("no %s", none) << QString::fromUtf8(none) << QDate();
}

void ImportTextTest::dates()
{
    QFETCH(const QString, text);
    QTEST(dateOf(text), "day");
}

void ImportTextTest::formulas_comeBack()
{
    for (const QString &text :
         {u"=1+1"_s, u"+1+1"_s, u"-1+1"_s, u"@SUM(A1)"_s, u"'=1+1"_s, u"''-x"_s, u"\uFF1D1"_s, u"'tis"_s,
          u"-24"_s, u"+3 %"_s, u"RTX 4090"_s, QString(), u"'"_s, u"=\"\""_s}) {
        const QString out = neutralFormula(text);
        QCOMPARE(withoutNeutralSign(out), text);
        bool isNumber = false;
        (void)QString(out).remove(u'%').trimmed().toDouble(&isNumber);
        QVERIFY2(out.isEmpty() || isNumber || !u"=+-@\t\r\uFF1D"_s.contains(out[0]), qPrintable(out));
    }
    QCOMPARE(neutralFormula(u"=1+1"_s), u"'=1+1"_s);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ImportTextTest)
#include "tst_importtext.moc"
