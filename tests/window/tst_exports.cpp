// SPDX-License-Identifier: GPL-3.0-or-later
//
// What leaves the window: charts as pictures, the report in every format, the print preview.
#include "tests/window/stage.h"
#include "ui/chartmenu.h"
#include "ui/charts/barchartview.h"
#include "ui/charts/lineview.h"
#include "ui/charts/scatterview.h"
#include "ui/printsetup.h"
#include "ui/report/document.h"
#include "ui/reportexport.h"
#include "ui/reportprint.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>

#include <QMimeData>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

struct Svg
{
    QStringList elements;
    QString text; ///< all words, a line each

    explicit Svg(const QByteArray &bytes)
    {
        QXmlStreamReader xml(bytes);
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement())
                elements << xml.name().toString();
            else if (xml.isCharacters())
                text += xml.text() + u'\n';
        }
        if (xml.hasError())
            qFatal("not SVG: %s", qPrintable(xml.errorString()));
    }
};

/// All charts of the window with data in them, whichever page they stand on.
struct Shown
{
    QString name;
    ChartPicture picture;
    QGraphicsView *view;
};

std::vector<Shown> chartsOf(Stage &stage)
{
    std::vector<Shown> charts;
    for (auto *view : stage.window().findChildren<BarChartView *>())
        charts.push_back({view->objectName(), view->chartPicture(), view});
    for (auto *view : stage.window().findChildren<LineView *>())
        charts.push_back({view->objectName(), view->chartPicture(), view});
    for (auto *view : stage.window().findChildren<ScatterView *>())
        charts.push_back({view->objectName(), view->chartPicture(), view});
    std::erase_if(charts, [](const Shown &each) { return each.picture.isEmpty(); });
    return charts;
}

/// Without the popup of completions, whose moment is the file system's.
void saveAs(const QString &path)
{
    auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    if (!dialog)
        qFatal("no file dialog is open");
    dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
    QMetaObject::invokeMethod(dialog, "accept");
    settle();
}

/// Sections and paper as they are proposed, then the place.
QFileDialog *askForReport(Stage &stage)
{
    stage.chooseMenu(u"reportAction"_s);
    auto *choices = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    auto *goOn = choices ? choices->findChild<QPushButton *>(u"reportGoOnButton"_s) : nullptr;
    if (!goOn)
        qFatal("the report does not ask what to write");
    goOn->click();
    settle();
    return qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
}

void showEveryPage(Stage &stage)
{
    for (int page = 0; page < stage.window().pageCount(); ++page) {
        stage.window().showPage(page);
        settle();
    }
}

} // namespace

class TestExports : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { failOnWarnings(); }
    void everyChart_isAPicture();
    void pictures_areLightInTheDark();
    void copy_putsBothFormsOnTheClipboard();
    void save_writesWhatTheSuffixSays();
    void savedReport_hasTheChosenFormat_data();
    void savedReport_hasTheChosenFormat();
    void cancelledExport_leavesNothing();
    void preview_showsThePagesOfThePdf();
    void printing_fitsEveryPaper_data();
    void printing_fitsEveryPaper();
    void pageSetup_isRemembered();
};

void TestExports::everyChart_isAPicture()
{
    Stage stage;
    stage.session().addCard({u"nvidia-rtx-5090-32gb"_s, 1});
    stage.session().addCard({u"nvidia-rtx-4090-24gb"_s, 1});
    showEveryPage(stage);
    int bars = 0, lines = 0, points = 0;
    for (const Shown &chart : chartsOf(stage)) {
        (qobject_cast<BarChartView *>(chart.view) ? bars
         : qobject_cast<LineView *>(chart.view)   ? lines
                                                  : points)++;
        const Svg svg(chartSvg(chart.picture));
        QVERIFY2(!svg.elements.contains(u"image"_s), qPrintable(chart.name)); // no raster
        QVERIFY2(svg.elements.filter(QRegularExpression(u"^(path|rect|polyline|line)$"_s)).size() > 3,
                 qPrintable(chart.name));
        QVERIFY2(svg.text.contains(chart.picture.title), qPrintable(chart.name));
        if (auto *view = qobject_cast<BarChartView *>(chart.view))
            for (const BarChart::Bar &bar : view->barChart().bars)
                QVERIFY2(svg.text.contains(bar.text), qPrintable(bar.text));
        const QImage image = chartImage(chart.picture, 2);
        QCOMPARE(image.width(), 1440);
        QVERIFY(image.height() > 150);
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3)
                colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 8, qPrintable(chart.name)); // not a blank plate
        QStringList actions;
        for (const QAction *action : chart.view->actions())
            actions << action->objectName();
        QCOMPARE(actions, (QStringList{u"copyPictureAction"_s, u"savePictureAction"_s}));
        QCOMPARE(chart.view->contextMenuPolicy(), Qt::ActionsContextMenu);
    }
    QVERIFY2(bars >= 2 && lines >= 1 && points >= 1,
             qPrintable(u"%1 bars, %2 lines, %3 points"_s.arg(bars).arg(lines).arg(points)));
}

/// Paper is white: the same picture whatever theme the window has.
void TestExports::pictures_areLightInTheDark()
{
    QPalette before = qApp->palette();
    Stage stage;
    showEveryPage(stage);
    const auto charts = chartsOf(stage);
    QVERIFY(!charts.empty());
    qApp->setPalette(paletteOf(lightTokens()));
    const QImage light = chartImage(charts.front().picture);
    qApp->setPalette(paletteOf(darkTokens()));
    const QImage dark = chartImage(charts.front().picture);
    qApp->setPalette(before);
    QCOMPARE(dark, light);
    QCOMPARE(QColor(dark.pixel(2, 2)), lightTokens().base);
}

void TestExports::copy_putsBothFormsOnTheClipboard()
{
    Stage stage;
    showEveryPage(stage);
    const auto charts = chartsOf(stage);
    QVERIFY(!charts.empty());
    charts.front().view->actions().front()->trigger();
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).width(), 1440);
    QVERIFY(Svg(data->data(u"image/svg+xml"_s)).text.contains(charts.front().picture.title));
}

void TestExports::save_writesWhatTheSuffixSays()
{
    Stage stage;
    showEveryPage(stage);
    QTemporaryDir folder;
    const auto charts = chartsOf(stage);
    charts.front().view->actions().back()->trigger();
    auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
    saveAs(folder.filePath(u"chart.svg"_s));
    QFile svg(folder.filePath(u"chart.svg"_s));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(Svg(svg.readAll()).elements.contains(u"svg"_s));
    charts.front().view->actions().back()->trigger();
    saveAs(folder.filePath(u"chart"_s)); // the dialog adds .png
    QCOMPARE(QImage(folder.filePath(u"chart.png"_s)).width(), 1440);
    charts.front().view->actions().back()->trigger();
    saveAs(folder.filePath(u"no/chart.png"_s));
    QVERIFY(!QFile::exists(folder.filePath(u"no"_s)));
    if (qobject_cast<QFileDialog *>(QApplication::activeModalWidget()))
        qobject_cast<QFileDialog *>(QApplication::activeModalWidget())->reject();
    else
        QVERIFY(stage.messageBoxText().contains(u"chart.png"_s));
    settle();
    QVERIFY(!writePicture(charts.front().picture, u"/dev/full"_s).isEmpty());
    QVERIFY(!writePicture(charts.front().picture, folder.filePath(u"no/chart.png"_s)).isEmpty());
}

void TestExports::savedReport_hasTheChosenFormat_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("pdf") << 0 << QByteArray("%PDF");
    QTest::newRow("html") << 1 << QByteArray("<!DOCTYPE html>");
    QTest::newRow("xlsx") << 2 << QByteArray("PK");
    QTest::newRow("markdown") << 3 << QByteArray("# ");
}

void TestExports::savedReport_hasTheChosenFormat()
{
    QFETCH(const int, format);
    QFETCH(const QByteArray, start);
    Stage stage;
    QTemporaryDir folder;
    QFileDialog *dialog = askForReport(stage);
    QVERIFY(dialog);
    const QString filter = dialog->nameFilters().value(format);
    dialog->selectNameFilter(filter);
    Q_EMIT dialog->filterSelected(filter);
    saveAs(folder.filePath(u"report"_s));
    QVERIFY(stage.find<QLabel>(u"savedText"_s)->text().contains(u"report."_s));
    QFile file(folder.filePath(u"report."_s + reportSuffix(reportFormats[format])));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(64).startsWith(start));
}

void TestExports::cancelledExport_leavesNothing()
{
    Stage stage;
    QTemporaryDir folder;
    QFileDialog *dialog = askForReport(stage);
    QVERIFY(dialog);
    dialog->setDirectory(folder.path());
    dialog->reject();
    settle();
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList());
}

void TestExports::preview_showsThePagesOfThePdf()
{
    Stage stage;
    stage.chooseMenu(u"printAction"_s);
    settle();
    auto *dialog = qobject_cast<QPrintPreviewDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(dialog->objectName(), u"reportPreviewDialog"_s);
    auto *preview = dialog->findChild<QPrintPreviewWidget *>();
    QVERIFY(preview);
    QTRY_COMPARE(preview->pageCount(),
                 ReportDocument(sessionReport(stage.session()), defaultPaper(QLocale())).pageCount());
    dialog->reject();
    settle();
    QVERIFY(!QApplication::activeModalWidget());
}

void TestExports::printing_fitsEveryPaper_data()
{
    QTest::addColumn<int>("size");
    for (const auto size : {QPageSize::A4, QPageSize::Letter, QPageSize::A5, QPageSize::Legal})
        QTest::newRow(qPrintable(QPageSize::name(size))) << static_cast<int>(size);
}

/// Printed into a PDF: as many pages as the document has, of the size of the paper.
void TestExports::printing_fitsEveryPaper()
{
    QFETCH(const int, size);
    Stage stage;
    QTemporaryDir folder;
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder.filePath(u"printed.pdf"_s));
    printer.setPageSize(QPageSize(static_cast<QPageSize::PageSizeId>(size)));
    const bool across = size == QPageSize::A5;
    printer.setPageOrientation(across ? QPageLayout::Landscape : QPageLayout::Portrait);
    const ReportContent content = sessionReport(stage.session());
    printReport(printer, content);
    QFile file(printer.outputFileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const Paper paper = size == QPageSize::Letter || size == QPageSize::Legal ? Paper::Letter : Paper::A4;
    QCOMPARE(
        bytes.count("/Type /Page\n"),
        ReportDocument(content, paper, across ? Orientation::Landscape : Orientation::Portrait).pageCount());
}

void TestExports::pageSetup_isRemembered()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"print.ini"_s);
    const QLocale german(u"de_DE"_s), american(u"en_US"_s);
    QCOMPARE(readPrintSetup(file, german).pageSize().id(), QPageSize::A4);
    QCOMPARE(readPrintSetup(file, american).pageSize().id(), QPageSize::Letter);
    writePrintSetup(file, {QPageSize(QPageSize::A5), QPageLayout::Landscape, {}});
    QCOMPARE(readPrintSetup(file, american).pageSize().id(), QPageSize::A5);
    QCOMPARE(readPrintSetup(file, american).orientation(), QPageLayout::Landscape);
    QFile broken(file);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("[print]\npaper=nonsense\nlandscape=@Invalid()\n");
    broken.close();
    QCOMPARE(readPrintSetup(file, german).pageSize().id(), QPageSize::A4);
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestExports)
#include "tst_exports.moc"
