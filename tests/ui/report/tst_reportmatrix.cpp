// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reports of the shipped catalogue in every language, on every paper, with one to eight cards, of every kind
// of answer: no text leaves the page, none covers another, no heading stands alone at the foot.
#include "model/report/report.h"
#include "model/session/session.h"
#include "resources/i18n.h"
#include "tests/support/testsupport.h"
#include "tests/ui/report/pdftools.h"
#include "tests/ui/report/textboxes.h"
#include "ui/report/pdf.h"
#include "ui/report/units.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

const QStringList cardIds{u"nvidia-rtx-5090-32gb"_s,    u"nvidia-rtx-4090-24gb"_s,
                          u"amd-radeon-rx-7900-xtx"_s,  u"nvidia-rtx-3090-24gb"_s,
                          u"nvidia-rtx-4060-ti-16gb"_s, u"nvidia-rtx-3060-12gb"_s,
                          u"nvidia-h100-sxm5-80gb"_s,   u"amd-instinct-mi300x"_s};

enum class AskedKind
{
    Inference,
    Qlora,
    Image,
    Rent,
    NothingFits
};

/// The first `count` ids that the catalogue knows, and after them others of it.
std::vector<CardGroup> someCards(int count)
{
    std::vector<CardGroup> cards;
    for (const QString &id : cardIds)
        if (shippedCatalogue().gpu(id))
            cards.push_back({id, 1 + static_cast<int>(cards.size()) % 2});
    for (const Gpu &gpu : shippedCatalogue().gpus)
        if (std::none_of(cards.begin(), cards.end(), [&](const CardGroup &c) { return c.gpuId == gpu.id; }))
            cards.push_back({gpu.id, 1});
    cards.resize(static_cast<std::size_t>(count));
    return cards;
}

ReportContent contentFor(const QString &language, AskedKind question, int cards)
{
    ReportRequest request;
    request.catalogue = &shippedCatalogue();
    request.workload = exampleWorkload(language == u"zh_CN"_s ? Region::Cn : Region::Us);
    request.cards = someCards(cards);
    request.focus = cards % 2 == 0 ? ReportFocus::NamedCards : ReportFocus::Advice;
    request.locale = QLocale(language);
    request.today = QDate(2026, 11, 30);
    if (question == AskedKind::Qlora)
        request.workload.task.task = Task::Qlora;
    if (question == AskedKind::Image) {
        request.workload.task.task = Task::Image;
        request.workload.model = {};
        request.workload.model.sizeBillions = 12;
    }
    if (question == AskedKind::Rent)
        request.workload.budget.mode = AcquireMode::Rent;
    if (question == AskedKind::NothingFits) {
        request.workload.model = {};
        request.workload.model.sizeBillions = 1800;
    }
    return makeReport(request);
}

QString describe(const TextBox &box)
{
    return u"“%1” at %2, %3 to %4, %5 mm"_s.arg(box.text)
        .arg(box.rect.left() / mm(1), 0, 'f', 1)
        .arg(box.rect.top() / mm(1), 0, 'f', 1)
        .arg(box.rect.right() / mm(1), 0, 'f', 1)
        .arg(box.rect.bottom() / mm(1), 0, 'f', 1);
}

/// Empty: every text is within the column of text and covers no other.
QString faultOf(const PaintedPage &page, const PageFrame &frame)
{
    if (page.pictures > 0)
        return u"a picture"_s;
    const double slack = pt(1);
    for (std::size_t i = 0; i < page.texts.size(); ++i) {
        const TextBox &box = page.texts[i];
        if (box.rect.left() < frame.body.left() - slack || box.rect.right() > frame.body.right() + slack ||
            box.rect.top() < 0 || box.rect.bottom() > frame.footBaseline + slack)
            return u"outside the frame: "_s + describe(box);
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF common = box.rect.intersected(page.texts[k].rect);
            if (common.width() > slack && common.height() > slack)
                return u"one over the other: "_s + describe(box) + u"; "_s + describe(page.texts[k]);
        }
    }
    return {};
}

} // namespace

class ReportMatrixTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup() { installTranslations(u"en"_s); }

    void everyPageHoldsItsTexts_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<Paper>("paper");
        QTest::addColumn<Orientation>("orientation");
        QTest::addColumn<int>("cards");
        QTest::addColumn<AskedKind>("question");
        int turn = 0;
        for (const QString &language : {u"en"_s, u"zh_CN"_s})
            for (const Paper paper : {Paper::A4, Paper::Letter})
                for (const Orientation orientation : {Orientation::Portrait, Orientation::Landscape})
                    for (int cards = 1; cards <= 8; ++cards) {
                        const auto question = static_cast<AskedKind>(turn++ % 5);
                        QTest::addRow("%s, %s, %s, %d cards, question %d", qPrintable(language),
                                      paper == Paper::A4 ? "A4" : "Letter",
                                      orientation == Orientation::Portrait ? "portrait" : "landscape", cards,
                                      static_cast<int>(question))
                            << language << paper << orientation << cards << question;
                    }
    }

    void everyPageHoldsItsTexts()
    {
        QFETCH(QString, language);
        QFETCH(Paper, paper);
        QFETCH(Orientation, orientation);
        QFETCH(int, cards);
        QFETCH(AskedKind, question);
        QVERIFY(installTranslations(language));
        const ReportContent content = contentFor(language, question, cards);
        const ReportDocument document(content, paper, orientation);
        const PageFrame frame = pageFrame(paper, orientation);
        QStringList headings;
        for (const ReportSection &section : content.sections)
            headings << section.heading;
        QVERIFY(document.pageCount() >= 2);
        for (int page = 0; page < document.pageCount(); ++page) {
            const PaintedPage painted = paintedPage(document, page);
            QVERIFY(painted.texts.size() > 4); // head, foot and something between
            const QString fault = faultOf(painted, frame);
            QVERIFY2(fault.isEmpty(), qPrintable(u"page %1: %2"_s.arg(page + 1).arg(fault)));
            // The lowest text of the body is no heading.
            const TextBox *lowest = nullptr;
            for (const TextBox &box : painted.texts)
                if (box.rect.bottom() < frame.footRule &&
                    (!lowest || box.rect.bottom() > lowest->rect.bottom()))
                    lowest = &box;
            QVERIFY(lowest);
            QVERIFY2(!headings.contains(lowest->text), qPrintable(describe(*lowest)));
        }
    }

    /// The checker itself: it must find what it is there for.
    void checkerFindsWhatIsWrong()
    {
        const PageFrame frame = pageFrame(Paper::A4);
        const QRectF good(frame.body.left(), frame.body.top(), mm(30), mm(2));
        QVERIFY(faultOf({{{u"a"_s, good}, {u"b"_s, good.translated(0, mm(4))}}, 0}, frame).isEmpty());
        QVERIFY(!faultOf({{{u"a"_s, good}, {u"b"_s, good.translated(mm(10), mm(1))}}, 0}, frame).isEmpty());
        QVERIFY(!faultOf({{{u"a"_s, good.translated(frame.body.width(), 0)}}, 0}, frame).isEmpty());
        QVERIFY(!faultOf({{{u"a"_s, good}}, 1}, frame).isEmpty());
    }

    void fourCards_areSmallVectorAndTitled_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Chinese") << u"zh_CN"_s;
    }

    void fourCards_areSmallVectorAndTitled()
    {
        QFETCH(QString, language);
        QVERIFY(installTranslations(language));
        const ReportContent content = contentFor(language, AskedKind::Inference, 4);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"four.pdf"_s);
        QString error;
        QVERIFY2(writePdf(content, path, Paper::A4, &error), qPrintable(error));
        const qint64 size = QFileInfo(path).size();
        QVERIFY2(size <= 400 * 1000, qPrintable(QString::number(size)));
        QCOMPARE(pdfImages(path).trimmed().count(u'\n'), 1); // the lines of its header
        const QString info = pdfInfo(path);
        QVERIFY2(info.contains(content.title), qPrintable(info));
        QVERIFY(info.contains(u"GPUwise"_s));
        QVERIFY(!pdfFonts(path).contains(u"CJK"_s));
        const QString text = pdfText(path);
        for (const ReportSection &section : content.sections)
            QVERIFY2(text.contains(section.heading), qPrintable(section.heading));
    }

    void sameContent_givesTheSameFile()
    {
        const auto undated = [](QByteArray pdf) { // dates and the id that is made of them
            QByteArray lines;
            for (const QByteArray &line : pdf.split('\n'))
                if (!line.contains("Date") && !line.contains("date>") && !line.contains("/ID") &&
                    !line.contains("uuid"))
                    lines += line + '\n';
            return lines;
        };
        const ReportContent content = contentFor(u"en"_s, AskedKind::Qlora, 3);
        const QByteArray first = makePdf(content, Paper::A4);
        const QByteArray second = makePdf(contentFor(u"en"_s, AskedKind::Qlora, 3), Paper::A4);
        QVERIFY(first.size() > 50000);
        QVERIFY(undated(first).size() > first.size() / 2);
        QCOMPARE(undated(second), undated(first));
    }

    void landscape_isWiderThanHigh()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"wide.pdf"_s);
        QString error;
        const ReportContent content = contentFor(u"en"_s, AskedKind::Inference, 8);
        QVERIFY(writePdf(content, path, Paper::A4, &error, Orientation::Landscape));
        QVERIFY2(pdfInfo(path).contains(u"842 x 595"_s), qPrintable(pdfInfo(path)));
    }
};

} // namespace gpuwise

QTEST_MAIN(gpuwise::ReportMatrixTest)
#include "tst_reportmatrix.moc"
