// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whatever a name holds, it becomes one visible file inside the chosen folder, on every system.
#include "model/export/filenames.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace gpuwise {

using namespace Qt::StringLiterals;

class TestFileNames : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void staysInTheFolder_data();
    void staysInTheFolder();
    void becomes_data();
    void becomes();
    void cutsBetweenWholeSigns();
};

void TestFileNames::staysInTheFolder_data()
{
    QTest::addColumn<QString>("wished");
    int number = 0;
    for (const QString &name : {u"report"_s,
                                u"显卡报告"_s,
                                u"../../etc/passwd"_s,
                                u"/etc/passwd"_s,
                                u".."_s,
                                u"."_s,
                                QString(),
                                u"   "_s,
                                u".hidden"_s,
                                u"-rf"_s,
                                u"a/b"_s,
                                u"a\\b"_s,
                                QString(u"a"_s + QChar(0) + u'b'),
                                u"a\nb"_s,
                                u"CON"_s,
                                u"nul.pdf"_s,
                                u"com1"_s,
                                u"COM\u00B9"_s,
                                u"LPT9 .txt"_s,
                                QString(300, u'x'),
                                QString(120, u'显'),
                                u"name."_s,
                                u"name "_s,
                                u"a:b*c?d\"e<f>g|h"_s,
                                u"~root"_s,
                                u"$HOME"_s,
                                u"`id`"_s,
                                u"%2e%2e%2fx"_s,
                                u"file:///etc/passwd"_s,
                                u"\u202Egnp.pdf"_s,
                                u"report.pdf.exe"_s,
                                u"caf\u00E9"_s,
                                u"cafe\u0301"_s,
                                u"\u0301\u0301"_s,
                                u"／etc／passwd"_s,
                                u"a\u2028b"_s,
                                QString(QChar(0xD800)),
                                u"😀😀"_s,
                                u"e\u0301"_s.repeated(200),
                                u"a; rm -rf /"_s,
                                u"\uFEFFx"_s})
        QTest::addRow("%d", number++) << name;
}

void TestFileNames::staysInTheFolder()
{
    QFETCH(const QString, wished);
    for (const QString &suffix : {u"pdf"_s, u"csv"_s, QString()}) {
        const QString name = safeFileName(wished, suffix);
        const QString shown = wished.left(40) + u" -> "_s + name;
        QVERIFY2(!name.isEmpty() && name.toUtf8().size() <= 200, qPrintable(shown));
        static const QRegularExpression forbidden(
            u"[/\\\\:*?\"<>|~$`%;&\\x00-\\x1F\\x7F]|\\p{Cf}|\\p{Cs}|\\p{Zl}"_s);
        QVERIFY2(!name.contains(forbidden), qPrintable(shown));
        QVERIFY2(!name.startsWith(u'.') && !name.startsWith(u'-') && !name.startsWith(u' '),
                 qPrintable(shown));
        QVERIFY2(!name.endsWith(u'.') && !name.endsWith(u' '), qPrintable(shown));
        QVERIFY2(suffix.isEmpty() || name.endsWith(u'.' + suffix), qPrintable(shown));
        // https://learn.microsoft.com/windows/win32/fileio/naming-a-file: names of devices, with any suffix
        static const QRegularExpression device(
            u"^(con|prn|aux|nul|(com|lpt)[0-9\u00B9\u00B2\u00B3])\\s*(\\.|$)"_s,
            QRegularExpression::CaseInsensitiveOption);
        QVERIFY2(!name.contains(device), qPrintable(shown));
        QTemporaryDir folder;
        QFile file(folder.filePath(name));
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(shown));
        const QStringList found = QDir(folder.path()).entryList(QDir::Files); // without hidden ones
        QCOMPARE(found, QStringList{name});
    }
}

void TestFileNames::becomes_data()
{
    QTest::addColumn<QString>("wished");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"GPUwise Qwen3 32B"_s << u"GPUwise Qwen3 32B.pdf"_s;
    QTest::newRow("Chinese") << u"显卡报告"_s << u"显卡报告.pdf"_s;
    QTest::newRow("path") << u"../../etc/passwd"_s << u"etc-passwd.pdf"_s;
    QTest::newRow("override") << u"\u202Egnp.pdf"_s << u"gnp.pdf.pdf"_s; // shown as it is
    QTest::newRow("device") << u"CON"_s << u"_CON.pdf"_s;
    QTest::newRow("composed") << u"cafe\u0301"_s << u"caf\u00E9.pdf"_s;
    QTest::newRow("nothing left") << u"///"_s << u"GPUwise.pdf"_s;
    QTest::newRow("unit") << u"Speed, tokens/s"_s << u"Speed, tokens-s.pdf"_s;
}

void TestFileNames::becomes()
{
    QFETCH(const QString, wished);
    QFETCH(const QString, name);
    QCOMPARE(safeFileName(wished, u"pdf"_s), name);
}

/// 显 takes 3 bytes: 65 of them and ".pdf" are 199, one more would be 202.
void TestFileNames::cutsBetweenWholeSigns()
{
    QCOMPARE(safeFileName(QString(120, u'显'), u"pdf"_s), QString(65, u'显') + u".pdf"_s);
    const QString accents = safeFileName(u"x\u0332"_s.repeated(200), u"pdf"_s); // no composed form
    QVERIFY(accents.chopped(4).endsWith(u"\u0332"_s));
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::TestFileNames)
#include "tst_filenames.moc"
