// SPDX-License-Identifier: GPL-3.0-or-later
//
// The written file, as other programs read it.
#include "tests/ui/report/pdftools.h"
#include "tests/ui/report/samplereport.h"
#include "ui/report/document.h"
#include "ui/report/pdf.h"

#include <QDir>
#include <QFontDatabase>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

QString longName(const QString &piece)
{
    return piece.repeated(2000 / piece.size() + 1).left(2000);
}

#ifdef Q_OS_UNIX
/// Files of this process may not grow beyond the limit while it lives.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        m_handler = std::signal(SIGXFSZ, SIG_IGN); // else the signal ends the program
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = SIG_DFL;
};
#endif

} // namespace

class ReportPdfTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString written(const ReportContent &content, Paper paper)
    {
        const QString path = m_dir.filePath(u"report.pdf"_s);
        QString error;
        if (!writePdf(content, path, paper, &error))
            qFatal("%s", qPrintable(error));
        return path;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_dir.isValid());
        const QStringList families = QFontDatabase::families();
        QVERIFY2(families.contains(u"Noto Sans"_s), "install fonts-noto-core");
        QVERIFY2(families.contains(u"WenQuanYi Micro Hei"_s), "install fonts-wqy-microhei");
    }

    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyLanguageAndPaper_isVectorAndSearchable_data()
    {
        QTest::addColumn<bool>("chinese");
        QTest::addColumn<Paper>("paper");
        QTest::newRow("English, A4") << false << Paper::A4;
        QTest::newRow("English, Letter") << false << Paper::Letter;
        QTest::newRow("Chinese, A4") << true << Paper::A4;
        QTest::newRow("Chinese, Letter") << true << Paper::Letter;
    }

    void everyLanguageAndPaper_isVectorAndSearchable()
    {
        QFETCH(bool, chinese);
        QFETCH(Paper, paper);
        const QString path =
            written(sampleReport(chinese ? SampleLanguage::Chinese : SampleLanguage::English, 3), paper);

        const QString text = pdfText(path);
        if (chinese) {
            const QStringList words{
                u"显存"_s, u"比"_s, u"行"_s, u"用"_s, u"大"_s,     u"金"_s,         u"页"_s,
                u"见"_s,   u"车"_s, u"长"_s, u"风"_s, u"装得下"_s, u"运行时开销"_s, u"买一张二手 RTX 3090"_s};
            for (const QString &word : words)
                QVERIFY2(text.contains(word), qPrintable(word));
            for (const QChar c : text) // Kangxi and CJK radicals stand for characters that cannot be found
                QVERIFY2(c.unicode() < 0x2E80 || c.unicode() > 0x2FDF, qPrintable(QString(c)));
        } else {
            QVERIFY(text.contains(u"will fit with"_s));
            QVERIFY(text.contains(u"Flash attention"_s));
        }
        QVERIFY(text.contains(u"1,301"_s));

        const QString info = pdfInfo(path);
        QVERIFY2(info.contains(paper == Paper::A4 ? u"595 x 842 pts (A4)"_s : u"612 x 792 pts (letter)"_s),
                 qPrintable(info));
        QVERIFY(info.contains(chinese ? u"买一张二手 RTX 3090"_s : u"Buy one used RTX 3090"_s));
        QVERIFY(info.contains(u"Creator:         GPUwise"_s));

        QCOMPARE(pdfImages(path).trimmed().count(u'\n'), 1); // the two header lines
        const QString fonts = pdfFonts(path);
        QVERIFY2(!fonts.contains(u"CJK"_s), qPrintable(fonts));
        QVERIFY(fonts.contains(u"NotoSans"_s));
        QCOMPARE(fonts.contains(u"WenQuanYi"_s, Qt::CaseInsensitive), chinese);
    }

    void pages_areNumbered()
    {
        const ReportContent content = sampleReport(SampleLanguage::English, 8);
        const int pages = ReportDocument(content, Paper::A4).pageCount();
        QVERIFY(pages > 1);
        const QString text = pdfText(written(content, Paper::A4));
        for (int page = 1; page <= pages; ++page)
            QVERIFY(text.contains(u"Page %1 of %2"_s.arg(page).arg(pages)));
        QVERIFY(pdfInfo(m_dir.filePath(u"report.pdf"_s))
                    .contains(QRegularExpression(u"Pages:\\s+%1\n"_s.arg(pages))));
    }

    void eightCards_areSplitIntoBandsThatRepeatTheRowNames()
    {
        const QString text = pdfText(written(sampleReport(SampleLanguage::English, 8), Paper::A4));
        for (int card = 0; card < 8; ++card)
            QVERIFY(text.simplified().remove(u' ').contains(u"RTX509%1"_s.arg(card)));
        QCOMPARE(text.count(u"Memory fit"_s), 2);
    }

    void preview_hasTheSamePagesAndIsNotBlank()
    {
        const ReportDocument document(sampleReport(SampleLanguage::Chinese, 3), Paper::A4);
        const QImage image = renderPage(document, 0, 96);
        QCOMPARE(image.size(), QSize(794, 1123)); // 210 x 297 mm at 96 dpi
        int inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                inked += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        QVERIFY(inked > 2000);
        QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
    }

    void unwritableFolder_saysWhyAndLeavesNothing()
    {
        QString error;
        QVERIFY(!writePdf(sampleReport(SampleLanguage::English, 1), m_dir.filePath(u"missing/report.pdf"_s),
                          Paper::A4, &error));
        QVERIFY2(error.contains(u"report.pdf"_s) && error.contains(u"No such file"_s), qPrintable(error));
        QVERIFY(!QDir(m_dir.filePath(u"missing"_s)).exists());
    }

#ifdef Q_OS_UNIX
    void fullDisk_keepsTheOldFile()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"report.pdf"_s);
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        QString error;
        {
            const FileSizeLimit limit(4096); // the report is larger: writing stops as on a full disk
            QVERIFY(!writePdf(sampleReport(SampleLanguage::English, 3), path, Paper::A4, &error));
        }
        QVERIFY2(error.contains(u"report.pdf"_s) && !error.contains(u"Unknown error"_s), qPrintable(error));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"report.pdf"_s});
    }

    void aPipeAsTarget_isRefusedAndStays()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"pipe.pdf"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        QString error;
        QVERIFY(!writePdf(sampleReport(SampleLanguage::English, 1), path, Paper::A4, &error));
        QVERIFY2(error.contains(u"not a regular file"_s), qPrintable(error));
        const QFileInfo pipe(path);
        QVERIFY(pipe.exists() && !pipe.isFile());
    }
#endif

    void aFolderAsTarget_isRefused()
    {
        QString error;
        QVERIFY(!writePdf(sampleReport(SampleLanguage::English, 1), m_dir.path(), Paper::A4, &error));
        QVERIFY(!error.isEmpty());
        QVERIFY(QDir(m_dir.path()).exists());
    }

    void hostileNames_areLaidOutAndInert_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("long") << longName(u"Very long model name "_s);
        QTest::newRow("long without spaces") << longName(u"x"_s);
        QTest::newRow("markup")
            << u"<b>bold</b><img src='file:///etc/passwd'><script>1</script> &amp; %1 %2"_s;
        QTest::newRow("right to left") << longName(u"مرحبا بالعالم "_s);
        QTest::newRow("overrides") << u"evil\u202Etxt.exe\u2066\u2028\u0007\n\ttail"_s;
        QTest::newRow("Chinese") << longName(u"很长的显卡名称"_s);
    }

    void hostileNames_areLaidOutAndInert()
    {
        QFETCH(QString, name);
        ReportContent content = sampleReport(SampleLanguage::English, 8);
        content.title = content.subject = content.edition = content.footer = name;
        for (ReportSection &section : content.sections) {
            section.heading = section.aside = name;
            for (ReportBlock &block : section.blocks) {
                if (auto *table = std::get_if<ReportTable>(&block)) {
                    for (ReportColumn &column : table->columns)
                        column.title = column.aside = name;
                    for (ReportRow &row : table->rows)
                        for (ReportCell &cell : row.cells)
                            cell.text = cell.aside = name;
                } else if (auto *facts = std::get_if<ReportFacts>(&block)) {
                    for (auto &fact : facts->facts)
                        fact.name = fact.value = name;
                } else if (auto *bars = std::get_if<ReportFitBars>(&block)) {
                    for (ReportFitBar &bar : bars->bars)
                        bar.name = bar.verdict = bar.margin = bar.detail = name;
                } else if (auto *sources = std::get_if<ReportSourceList>(&block)) {
                    for (auto &entry : sources->entries)
                        entry.title = entry.address = entry.uses = name;
                }
            }
        }
        const QString path = written(content, Paper::Letter);
        QVERIFY(ReportDocument(content, Paper::Letter).pageCount() < 20);
        QCOMPARE(pdfImages(path).trimmed().count(u'\n'), 1);
        const QString text = pdfText(path);
        if (name.startsWith(u'<'))
            QVERIFY(text.contains(u"<b>bold</b>"_s));
        QVERIFY(!text.contains(QChar(0x202E)));
    }

    /// Three bars that would begin at the foot of a page begin on the next one instead.
    void shortSections_stayOnOnePage()
    {
        const ReportContent sample = sampleReport(SampleLanguage::English, 3);
        const ReportSection *fit = sample.section(ReportSectionId::Fit);
        QVERIFY(fit);
        for (int lines = 0; lines < 60; ++lines) { // push it down a page, line by line
            ReportContent content;
            ReportList filler;
            filler.items.assign(static_cast<std::size_t>(lines), {u"filler"_s, {}, ReportMark::Bullet});
            content.sections.push_back({ReportSectionId::Assumptions, u"Before"_s, {}, {filler}});
            ReportSection bars = *fit;
            auto &block = std::get<ReportFitBars>(bars.blocks.front());
            for (std::size_t i = 0; i < block.bars.size(); ++i)
                block.bars[i].name = u"bar%1"_s.arg(i);
            content.sections.push_back(bars);
            const QStringList pages = pdfText(written(content, Paper::A4)).split(u'\f');
            for (const QString &page : pages) {
                const auto shown = page.count(QRegularExpression(u"\\bbar\\d"_s));
                QVERIFY2(shown == 0 || shown == static_cast<qsizetype>(block.bars.size()), qPrintable(page));
            }
            lines += 3;
        }
    }

    void emptyReport_isOnePage()
    {
        QCOMPARE(ReportDocument(ReportContent{}, Paper::A4).pageCount(), 1);
        QVERIFY(!makePdf(ReportContent{}, Paper::A4).isEmpty());
    }
};

} // namespace gpuwise

QTEST_MAIN(gpuwise::ReportPdfTest)
#include "tst_reportpdf.moc"
