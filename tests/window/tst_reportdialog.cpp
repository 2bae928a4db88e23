// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes on paper is asked before the place is, and remembered.
#include "app/preferences.h"
#include "model/report/report.h"
#include "tests/window/stage.h"
#include "ui/reportdialog.h"
#include "ui/reportexport.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

QListWidget *sectionsOf(const QDialog &dialog)
{
    return dialog.findChild<QListWidget *>(u"reportSectionList"_s);
}

void press(const QDialog &dialog, const QString &name)
{
    dialog.findChild<QPushButton *>(name)->click();
}

} // namespace

class TestReportDialog final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everythingIsTheDefault()
    {
        const ReportDialog dialog({});
        QCOMPARE(sectionsOf(dialog)->count(), reportSectionCount);
        QVERIFY(dialog.choices().sections.empty());
        QCOMPARE(dialog.choices().orientation, Orientation::Portrait);
    }

    void shortAndEverything_areAClickAway()
    {
        const ReportDialog dialog({});
        press(dialog, u"reportShortButton"_s);
        QVERIFY(dialog.choices().sections == shortReportSections());
        press(dialog, u"reportEverythingButton"_s);
        QVERIFY(dialog.choices().sections.empty());
    }

    void nothingChosen_cannotGoOn()
    {
        const ReportDialog dialog({{ReportSectionId::Fit}, {}, {}});
        auto *goOn = dialog.findChild<QPushButton *>(u"reportGoOnButton"_s);
        QVERIFY(goOn->isEnabled());
        QListWidgetItem *fit = sectionsOf(dialog)->item(static_cast<int>(ReportSectionId::Fit));
        fit->setCheckState(Qt::Unchecked);
        QVERIFY(!goOn->isEnabled());
        fit->setCheckState(Qt::Checked);
        QVERIFY(goOn->isEnabled());
    }

    void spaceTicksASection()
    {
        ReportDialog dialog({});
        dialog.show();
        QListWidget *sections = sectionsOf(dialog);
        sections->setFocus();
        sections->setCurrentRow(2);
        QTest::keyClick(sections, Qt::Key_Space);
        QCOMPARE(dialog.choices().sections.size(), static_cast<std::size_t>(reportSectionCount - 1));
    }

    void choicesComeBack()
    {
        const ReportChoices asked{
            {ReportSectionId::Answers, ReportSectionId::RentOrBuy}, Paper::Letter, Orientation::Landscape};
        QVERIFY(ReportDialog(asked).choices() == asked);
    }

    void formatIsNamedAndChosenFirst()
    {
        ReportDialog dialog({});
        auto *kinds = dialog.findChild<QComboBox *>(u"reportFormatBox"_s);
        const auto *save = dialog.findChild<QPushButton *>(u"reportGoOnButton"_s);
        const QStringList names{u"PDF"_s, u"HTML"_s, u"Excel"_s, u"Markdown"_s, u"CSV"_s};
        QCOMPARE(kinds->count(), names.size());
        for (int row = 0; row < kinds->count(); ++row) {
            kinds->setCurrentIndex(row);
            QVERIFY2(save->text().contains(names[row]), qPrintable(save->text()));
            QCOMPARE(dialog.choices().format, reportFormats[row]);
            const QString suffix = reportSuffix(reportFormats[row]);
            QVERIFY(kinds->itemText(row).contains(suffix));
            QCOMPARE(dialog.findChild<QComboBox *>(u"reportPaperBox"_s)->isEnabled(), row == 0);
        }
        Stage stage;
        stage.chooseMenu(u"reportAction"_s);
        auto *asked = stage.window().findChild<ReportDialog *>();
        asked->findChild<QComboBox *>(u"reportFormatBox"_s)->setCurrentIndex(2);
        asked->accept();
        QFileDialog *place = nullptr;
        QTRY_VERIFY((place = stage.window().findChild<QFileDialog *>(u"reportFileDialog"_s)) != nullptr);
        QVERIFY(place->selectedNameFilter().contains(u"*.xlsx"));
        QVERIFY(place->selectedFiles().front().endsWith(u".xlsx"));
        place->reject();
    }

    void windowRemembersWhatWasChosen()
    {
        Stage stage;
        stage.window().showPage(0);
        stage.window().findChild<QAction *>(u"reportAction"_s)->trigger();
        auto *dialog = stage.window().findChild<ReportDialog *>();
        QVERIFY(dialog);
        press(*dialog, u"reportShortButton"_s);
        dialog->findChild<QComboBox *>(u"reportPaperBox"_s)->setCurrentIndex(static_cast<int>(Paper::Letter));
        dialog->accept();
        QVERIFY(stage.window().reportChoices().sections == shortReportSections());
        QCOMPARE(*stage.window().reportChoices().paper, Paper::Letter);
        QDialog *place = nullptr;
        QTRY_VERIFY((place = stage.window().findChild<QDialog *>(u"reportFileDialog"_s)) != nullptr);
        place->reject();
    }

    void preferencesKeepThem()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"p.ini"_s);
        QVERIFY(readPreferences(file).report == ReportChoices{});
        Preferences preferences;
        preferences.report = {{ReportSectionId::Tiers}, Paper::A4, Orientation::Landscape};
        writePreferences(file, preferences);
        QVERIFY(readPreferences(file).report == preferences.report);
    }

    void chosenSectionsOnly_areWritten()
    {
        Stage stage;
        const QTemporaryDir folder;
        const auto sizeOf = [&](const ReportChoices &choices) {
            const QString path = folder.filePath(u"r.pdf"_s);
            QString error;
            return writeSessionReport(stage.session(), path, &error, choices) ? QFileInfo(path).size() : -1;
        };
        const qint64 brief = sizeOf({shortReportSections(), Paper::A4, Orientation::Portrait});
        const qint64 all = sizeOf({});
        QVERIFY(brief > 0);
        QVERIFY(brief < all);
    }
};

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestReportDialog)
#include "tst_reportdialog.moc"
