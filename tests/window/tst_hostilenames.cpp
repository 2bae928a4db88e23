// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names come from files that others write: markup, 2,000 characters and right-to-left text stay inert text in
// the window and in the report, and no page grows wider than the window.
#include "tests/support/testsupport.h"
#include "tests/ui/report/pdftools.h"
#include "tests/window/screentexts.h"
#include "tests/window/stage.h"
#include "ui/advisor/advisorpage.h"
#include "ui/reportexport.h"
#include "ui/widgets/pagescroll.h"
#include "ui/workloadbar.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QTextDocument>

namespace gpuwise {

namespace {

/// The shipped facts with every name replaced, so that whatever is shown is hostile.
std::shared_ptr<const Catalogue> catalogueNamed(const QString &name)
{
    auto hostile = std::make_shared<Catalogue>(shippedCatalogue());
    for (std::size_t i = 0; i < hostile->gpus.size(); ++i)
        hostile->gpus[i].name = name + QString::number(i);
    for (std::size_t i = 0; i < hostile->models.size(); ++i)
        hostile->models[i].name = name + QString::number(i);
    for (Source &source : hostile->sources)
        source.title = name;
    return hostile;
}

/// Labels and tips that Qt would read as rich text: their formatting would act.
QStringList richTexts(const QWidget &root)
{
    QStringList rich;
    const QList<QWidget *> widgets = root.findChildren<QWidget *>();
    for (const QWidget *each : widgets) {
        const auto *label = qobject_cast<const QLabel *>(each);
        if (label && (label->textFormat() == Qt::RichText ||
                      (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()))))
            rich << label->objectName() + u": " + label->text().left(80);
        // A tip that looks like markup is rich: then ours must have been escaped, and reads as it was.
        if (Qt::mightBeRichText(each->toolTip())) {
            QTextDocument document;
            document.setHtml(each->toolTip());
            if (each->toolTip().contains(QStringLiteral("<img")) ||
                each->toolTip().contains(QStringLiteral("<a ")))
                rich << each->objectName() + u" tip: " + each->toolTip().left(80);
        }
    }
    return rich;
}

QStringList pagesWiderThanTheWindow(const MainWindow &window)
{
    QStringList wide;
    const QList<QScrollArea *> areas = window.findChildren<QScrollArea *>();
    for (const QScrollArea *area : areas)
        if (area->isVisible() && area->widget() && area->widget()->width() > area->viewport()->width())
            wide << QStringLiteral("%1 px of %2").arg(area->widget()->width()).arg(area->viewport()->width());
    if (window.width() != 1280)
        wide << QStringLiteral("the window grew to %1 px").arg(window.width());
    return wide;
}

} // namespace

class TestHostileNames : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void windowStaysInert_data();
    void windowStaysInert();
    void reportStaysInert_data() { windowStaysInert_data(); }
    void reportStaysInert();
};

void TestHostileNames::windowStaysInert_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << QStringLiteral(
        "<b>Card</b><img src=\"file:///etc/passwd\"><a href=x>&amp; %1 %n ");
    QTest::newRow("2,000 characters") << QString(2000, u'W');
    QTest::newRow("2,000 characters with spaces") << QStringLiteral("Card name ").repeated(200);
    QTest::newRow("right to left") << QStringLiteral("\u202Eבדיקה مرحبا\u202C ");
    QTest::newRow("control characters") << QStringLiteral("A\nB\tC\u2028D\u0007 ");
    QTest::newRow("empty") << QString();
}

void TestHostileNames::windowStaysInert()
{
    QFETCH(QString, name);
    Stage stage(QStringLiteral("en"), Region::Us, catalogueNamed(name));
    const auto &gpus = stage.session().catalogue().gpus;
    for (std::size_t i = 0; i < 3; ++i)
        stage.session().addCard({gpus[i].id, static_cast<int>(i) + 1});
    QStringList faults;
    MainWindow &window = stage.window();
    for (int i = 0; i < window.pageCount(); ++i) {
        window.showPage(i);
        for (const Page::View &view : window.page(i)->views()) {
            view.show();
            settle();
            (void)window.grab(); // paints everything
            for (const QString &fault : richTexts(window) + pagesWiderThanTheWindow(window))
                faults << view.fileName + u": " + fault;
        }
    }
    for (int question = 1; question <= 3; ++question) {
        window.workloadBar()->openEditor(question);
        settle();
        QWidget *popup = window.workloadBar()->openPopup();
        (void)popup->grab();
        if (popup->width() > window.width())
            faults
                << QStringLiteral("the popup of question %1 is %2 px wide").arg(question).arg(popup->width());
        popup->close();
        settle();
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestHostileNames::reportStaysInert()
{
    QFETCH(QString, name);
    Stage stage(QStringLiteral("en"), Region::Us, catalogueNamed(name));
    const auto &gpus = stage.session().catalogue().gpus;
    for (std::size_t i = 0; i < 3; ++i)
        stage.session().addCard({gpus[i].id, 1});
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.pdf"));
    QString error;
    QVERIFY2(writeSessionReport(stage.session(), path, &error), qPrintable(error));
    const QString text = pdfText(path);
    QVERIFY(text.contains(QStringLiteral("Page 1 of")));
    if (name.startsWith(u'<'))
        QVERIFY(text.contains(QStringLiteral("<b>Card</b>"))); // read as text, not obeyed
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestHostileNames)
#include "tst_hostilenames.moc"
