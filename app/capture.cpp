// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/capture.h"

#include "model/detect/identify.h"
#include "model/detect/readings.h"
#include "ui/actions.h"
#include "ui/advisor/advisorpage.h"
#include "ui/advisor/resultpage.h"
#include "ui/mainwindow.h"
#include "ui/workloadbar.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QScrollArea>
#include <QScrollBar>

namespace gpuwise {

namespace {

/// Layouts and stale pages settle in a few turns of the event loop.
void settle()
{
    for (int turn = 0; turn < 5; ++turn) {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
}

/// The window with something that stands on it: a popup or a dialog.
QPixmap grabTogether(QWidget &window, QWidget &above)
{
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    const QPoint at =
        above.windowFlags().testFlag(Qt::Popup) && !above.windowFlags().testFlag(Qt::Dialog)
            ? window.mapFromGlobal(above.pos())
            : QPoint((window.width() - above.width()) / 2, (window.height() - above.height()) / 2);
    painter.drawPixmap(at, above.grab());
    return picture;
}

class Capture
{
public:
    explicit Capture(const QString &folder)
        : m_folder(folder)
    {}

    void save(const QPixmap &picture, const QString &name)
    {
        if (!m_result.failed.isEmpty())
            return;
        const QString path = m_folder.filePath(QStringLiteral("%1.png").arg(name));
        if (picture.save(path, "PNG"))
            m_result.files << path;
        else
            m_result.failed = path;
    }
    bool makeFolder() { return m_folder.mkpath(QStringLiteral(".")); }
    void fail(const QString &path) { m_result.failed = path; }
    CaptureResult result() const { return m_result; }

private:
    QDir m_folder;
    CaptureResult m_result;
};

/// The report card when it is ready, and its last table.
void captureAccuracy(MainWindow &window, Capture &capture)
{
    AccuracyDialog *dialog = window.showAccuracy();
    QElapsedTimer waited;
    waited.start();
    while (!dialog->isReady() && waited.elapsed() < 30000)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    settle();
    auto *list = dialog->findChild<QListWidget *>();
    for (const auto &[row, name] :
         {std::pair(1, "accuracy"), std::pair(list->count() - 1, "accuracy-constants")}) {
        list->setCurrentRow(row);
        settle();
        capture.save(grabTogether(window, *dialog), QString::fromLatin1(name));
    }
    dialog->close();
    settle();
}

/// Pictures do not depend on who takes them: a machine with one card of each way to be told, and one to ask
/// about.
Machine sampleMachine(const Catalogue &catalogue)
{
    const Reading reading =
        readNvidiaSmi("00000000:01:00.0, NVIDIA GeForce RTX 3090, 0x220410DE, 0x147D10DE, "
                      "24576 MiB\n"
                      "00000000:02:00.0, NVIDIA GeForce RTX 4090, 0x268410DE, 0x889E1043, "
                      "[N/A]\n"
                      "00000000:00:02.0, Intel UHD Graphics 770, 0x46808086, 0x86941043, "
                      "[N/A]\n");
    return machineOf(catalogue, {reading}, {});
}

void captureMachine(MainWindow &window, Capture &capture)
{
    window.setMachineReader(
        [](const Catalogue &catalogue, const auto &) { return sampleMachine(catalogue); });
    MachineDialog *dialog = window.showMachine();
    QElapsedTimer waited;
    waited.start();
    while (!dialog->isReady() && waited.elapsed() < 30000)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    settle();
    capture.save(grabTogether(window, *dialog), QStringLiteral("machine"));
    if (auto *area = dialog->findChild<QScrollArea *>()) {
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        settle();
        capture.save(grabTogether(window, *dialog), QStringLiteral("machine-end"));
    }
    dialog->close();
    settle();
}

} // namespace

CaptureResult captureWindow(MainWindow &window, const QString &folder)
{
    Capture capture(folder);
    if (!capture.makeFolder()) {
        capture.fail(folder);
        return capture.result();
    }
    window.show();
    settle();
    for (int i = 0; i < window.pageCount(); ++i) {
        window.showPage(i);
        for (const Page::View &view : window.page(i)->views()) {
            view.show();
            window.setFocus(); // no control stands out in a picture
            settle();
            QWidget *above = view.above ? view.above() : nullptr;
            settle();
            capture.save(above ? grabTogether(window, *above) : window.grab(), view.fileName);
            if (above)
                above->hide();
        }
    }

    window.showPage(0);
    window.advisorPage()->showResult();
    settle();
    const QString popups[] = {QStringLiteral("bar-1-model"), QStringLiteral("bar-2-budget"),
                              QStringLiteral("bar-3-task")};
    for (int question = 1; question <= 3; ++question) {
        window.workloadBar()->openEditor(question);
        settle();
        if (QWidget *popup = window.workloadBar()->openPopup()) {
            capture.save(grabTogether(window, *popup), popups[question - 1]);
            popup->close();
            settle();
        }
    }
    window.advisorPage()->resultPage()->showBestDetails();
    settle();
    if (auto *dialog = window.findChild<QDialog *>(QStringLiteral("optionDialog"))) {
        capture.save(grabTogether(window, *dialog), QStringLiteral("details"));
        if (auto *area = dialog->findChild<QScrollArea *>()) {
            QScrollBar *bar = area->verticalScrollBar();
            for (const auto &[at, name] :
                 {std::pair(bar->maximum() / 2, "details-power"), std::pair(bar->maximum(), "details-end")}) {
                bar->setValue(at);
                capture.save(grabTogether(window, *dialog), QString::fromLatin1(name));
            }
        }
        dialog->close();
        settle();
    }
    captureAccuracy(window, capture);
    captureMachine(window, capture);
    window.actions().palette->trigger();
    settle();
    if (auto *palette = window.findChild<QWidget *>(QStringLiteral("commandPalette"))) {
        if (auto *search = palette->findChild<QLineEdit *>())
            search->setText(QStringLiteral("4090"));
        settle();
        capture.save(grabTogether(window, *palette), QStringLiteral("palette"));
        palette->hide();
    }
    return capture.result();
}

} // namespace gpuwise
