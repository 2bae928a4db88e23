// SPDX-License-Identifier: GPL-3.0-or-later
//
// Session files as a person uses them: save, change, close, open, drop; and the offer after a crash.
#include "app/recoveryquestion.h"
#include "model/sessionfiles/recovery.h"
#include "tests/support/testsupport.h"
#include "tests/window/stage.h"
#include "ui/actions.h"
#include "ui/compare/comparepage.h"
#include "ui/sessionfiling.h"

#include <QAction>
#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUrl>

namespace gpuwise {

namespace {

const CardGroup rtx4090{QStringLiteral("nvidia-rtx-4090-24gb"), 1};
const CardGroup rtx5090{QStringLiteral("nvidia-rtx-5090-32gb"), 2};

QString saved(const QTemporaryDir &folder, const char *name, const SessionDocument &document)
{
    const QString path = folder.filePath(QString::fromLatin1(name));
    const QString error = writeSessionFile(shippedCatalogue(), document, path);
    if (!error.isEmpty())
        qFatal("%s", qPrintable(error));
    return path;
}

SessionDocument withCards(const std::vector<CardGroup> &cards)
{
    SessionDocument document;
    document.state.workload = exampleWorkload(Region::Us);
    document.state.shortlist = cards;
    document.view.page = QStringLiteral("compare");
    document.view.marks[QStringLiteral("compare")] = {QStringLiteral("only-different"), QStringLiteral("??")};
    return document;
}

void drop(MainWindow &window, const QString &path)
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter); // a drop without it goes nowhere
    QDropEvent event(QPointF(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
    settle();
}

} // namespace

class TestSessions : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { failOnWarnings(); }
    void savedAndOpened_isTheSame();
    void title_marksChanges();
    void title_marksOnlyWhatClosingAsksAbout();
    void droppedSession_opensAtItsPage();
    void changes_areNotLostUnasked();
    void closing_asksOnlyWhenAFileWouldMissIt();
    void damagedSession_saysWhyAndChangesNothing();
    void recentSessions_openAgain();
    void afterACrash_theWorkIsOffered();
};

void TestSessions::savedAndOpened_isTheSame()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.gpuwise"));
    Stage stage;
    stage.session().addCard(rtx4090);
    stage.session().addCard(rtx5090);
    const SessionState state = stage.session().state();
    stage.chooseMenu(QStringLiteral("saveSessionAction"));
    stage.saveAs(path);
    QVERIFY(QFile::exists(path));
    stage.session().clearCards();
    stage.chooseMenu(QStringLiteral("saveSessionAction")); // the name is known: no dialog
    QVERIFY(!QApplication::activeModalWidget());
    stage.session().addCard(rtx4090);
    Stage other;
    other.window().filing().open(path);
    settle();
    QVERIFY(other.session().shortlist().empty());
    QCOMPARE(other.session().workload(), state.workload);
}

void TestSessions::title_marksChanges()
{
    QTemporaryDir folder;
    Stage stage;
    QVERIFY(!stage.window().isWindowModified());
    stage.window().openFile(saved(folder, "a&b.gpuwise", withCards({rtx4090})));
    settle();
    QVERIFY2(stage.window().windowTitle().contains(QLatin1StringView("a&b.gpuwise")),
             qPrintable(stage.window().windowTitle()));
    QVERIFY(!stage.window().isWindowModified());
    stage.session().addCard(rtx5090);
    QVERIFY(stage.window().isWindowModified());
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!stage.window().isWindowModified()); // as the file has it again
    QVERIFY(!stage.session().canUndo());         // and nothing from before it was opened
}

/// What is kept by itself is not unsaved: quitting would not ask, so nothing is marked.
void TestSessions::title_marksOnlyWhatClosingAsksAbout()
{
    QTemporaryDir folder;
    Stage stage;
    stage.window().filing().keepsUnsaved = true;
    stage.session().addCard(rtx4090);
    QVERIFY(!stage.window().isWindowModified());
    stage.chooseMenu(QStringLiteral("saveSessionAction"));
    stage.saveAs(folder.filePath(QStringLiteral("mine.gpuwise")));
    QVERIFY(!stage.window().isWindowModified());
    stage.session().addCard(rtx5090);
    QVERIFY(stage.window().isWindowModified());
    stage.chooseMenu(QStringLiteral("quitAction"));
    QVERIFY(stage.window().isVisible());
    stage.click(QStringLiteral("unsavedCancelButton"));
    stage.window().filing().open(saved(folder, "other.gpuwise", withCards({rtx4090})));
    settle();
    QVERIFY(stage.isVisible(QStringLiteral("unsavedBox"))); // opening another one would lose it too
    stage.click(QStringLiteral("unsavedCancelButton"));
    stage.chooseMenu(QStringLiteral("quitAction"));
    stage.click(QStringLiteral("unsavedSaveButton"));
    QVERIFY(!stage.window().isVisible());
    QVERIFY(!stage.window().isWindowModified());
}

void TestSessions::droppedSession_opensAtItsPage()
{
    QTemporaryDir folder;
    Stage stage;
    drop(stage.window(), saved(folder, "a.gpuwise", withCards({rtx4090, rtx5090})));
    QCOMPARE(stage.session().shortlist(), (std::vector<CardGroup>{rtx4090, rtx5090}));
    QVERIFY(stage.isVisible(QStringLiteral("comparePage")));
    const SessionView view = stage.window().sessionView();
    QCOMPARE(view.page, QStringLiteral("compare"));
    QCOMPARE(view.marks.at(QStringLiteral("compare")), QStringList{QStringLiteral("only-different")});
}

void TestSessions::changes_areNotLostUnasked()
{
    QTemporaryDir folder;
    const QString first = saved(folder, "first.gpuwise", withCards({rtx4090}));
    const QString second = saved(folder, "second.gpuwise", withCards({rtx5090}));
    Stage stage;
    stage.window().openFile(first);
    stage.session().clearCards();
    stage.window().openFile(second);
    settle();
    QVERIFY(stage.isVisible(QStringLiteral("unsavedBox")));
    QVERIFY(stage.session().shortlist().empty()); // nothing happened yet
    stage.press(Qt::Key_Escape);
    QVERIFY(stage.session().shortlist().empty());
    QCOMPARE(stage.window().keeper().name(), QStringLiteral("first.gpuwise"));
    stage.window().openFile(second);
    settle();
    stage.click(QStringLiteral("unsavedSaveButton"));
    QCOMPARE(stage.session().shortlist(), (std::vector<CardGroup>{rtx5090}));
    const SessionReadResult result = readSessionFile(shippedCatalogue(), first);
    QVERIFY(std::get<SessionFileContent>(result).document.state.shortlist.empty());
    stage.session().clearCards();
    stage.window().openFile(first);
    settle();
    stage.click(QStringLiteral("unsavedDropButton"));
    QCOMPARE(stage.window().keeper().name(), QStringLiteral("first.gpuwise"));
    const SessionReadResult kept = readSessionFile(shippedCatalogue(), second);
    QCOMPARE(std::get<SessionFileContent>(kept).document.state.shortlist, (std::vector<CardGroup>{rtx5090}));
}

void TestSessions::closing_asksOnlyWhenAFileWouldMissIt()
{
    QTemporaryDir folder;
    Stage stage;
    stage.window().filing().keepsUnsaved = true;
    stage.session().addCard(rtx4090);
    QVERIFY(stage.window().close()); // kept for the next start
    stage.window().show();
    stage.session().clearCards();
    const QString path = saved(folder, "a.gpuwise", withCards({rtx4090}));
    stage.window().openFile(path);
    settle();
    stage.session().addCard(rtx5090);
    QVERIFY(!stage.window().close());
    settle();
    stage.click(QStringLiteral("unsavedCancelButton"));
    QVERIFY(stage.window().isVisible());
    QVERIFY(!stage.window().close());
    settle();
    stage.click(QStringLiteral("unsavedDropButton"));
    QVERIFY(!stage.window().isVisible());
    QCOMPARE(stage.session().shortlist(),
             (std::vector<CardGroup>{rtx4090})); // the next start finds the file's
    QVERIFY(!stage.window().keeper().isModified());
}

void TestSessions::damagedSession_saysWhyAndChangesNothing()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bad <b>.gpuwise"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"gpuwise-session\", \"version\": 1,\n\"shortlist\": 5}");
    file.close();
    Stage stage;
    const SessionState before = stage.session().state();
    drop(stage.window(), path);
    const QString text = stage.messageBoxText();
    QVERIFY2(text.contains(QLatin1StringView("bad <b>.gpuwise")) &&
                 text.contains(QLatin1StringView("line 2")),
             qPrintable(text));
    QVERIFY(stage.session().state() == before);
    QVERIFY(stage.window().keeper().path().isEmpty());
}

void TestSessions::recentSessions_openAgain()
{
    QTemporaryDir folder;
    const QString first = saved(folder, "first.gpuwise", withCards({rtx4090}));
    const QString second = saved(folder, "second.gpuwise", withCards({rtx5090}));
    Stage stage;
    auto *menu = stage.window().findChild<QMenu *>(QStringLiteral("recentSessionsMenu"));
    QVERIFY(menu && !menu->isEnabled());
    stage.window().openFile(first);
    stage.window().openFile(second);
    settle();
    QVERIFY(menu->isEnabled());
    QVERIFY(menu->actions().first()->text().contains(QLatin1StringView("second.gpuwise")));
    stage.chooseMenu(QStringLiteral("recentSessionAction2"));
    QCOMPARE(stage.window().keeper().path(), first);
    QCOMPARE(stage.window().keeper().recent(), (QStringList{first, second}));
    stage.chooseMenu(QStringLiteral("forgetRecentAction"));
    QVERIFY(!menu->isEnabled());
}

void TestSessions::afterACrash_theWorkIsOffered()
{
    QTemporaryDir folder;
    {
        Stage crashed;
        Recovery recovery(crashed.window().keeper(), folder.path(),
                          [&] { return crashed.window().sessionView(); });
        crashed.session().addCard(rtx5090);
        crashed.window().showPage(1);
        recovery.writeNow();
    }
    Stage stage;
    Recovery recovery(stage.window().keeper(), folder.path(), [&] { return stage.window().sessionView(); });
    const auto found = recovery.found();
    QCOMPARE(found.size(), std::size_t{1});
    askAboutRecovery(recovery, found.front(), stage.window());
    settle();
    stage.click(QStringLiteral("recoveryLaterButton"));
    QCOMPARE(recovery.found().size(), std::size_t{1});
    QVERIFY(stage.session().shortlist().empty());
    askAboutRecovery(recovery, found.front(), stage.window());
    settle();
    stage.click(QStringLiteral("recoveryRestoreButton"));
    QCOMPARE(stage.session().shortlist(), (std::vector<CardGroup>{rtx5090}));
    QVERIFY(stage.isVisible(QStringLiteral("comparePage")));
    QVERIFY(recovery.found().empty());
}

} // namespace gpuwise

QTEST_MAIN(gpuwise::TestSessions)
#include "tst_sessions.moc"
