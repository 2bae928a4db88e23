// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions.h"

#include "model/modelfiles/problem.h"
#include "ui/compare/exportcomparison.h"
#include "ui/style/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace gpuwise {

QString editName(EditKind kind)
{
    switch (kind) {
    case EditKind::ChangeModel:
        return QCoreApplication::translate("Edit", "change of the model");
    case EditKind::ChangeBudget:
        return QCoreApplication::translate("Edit", "change of the budget");
    case EditKind::ChangeTask:
        return QCoreApplication::translate("Edit", "change of the task");
    case EditKind::ApplySuggestion:
        return QCoreApplication::translate("Edit", "suggestion");
    case EditKind::AddCard:
        return QCoreApplication::translate("Edit", "adding a card");
    case EditKind::RemoveCard:
        return QCoreApplication::translate("Edit", "removing a card");
    case EditKind::MoveCard:
        return QCoreApplication::translate("Edit", "moving a card");
    case EditKind::ClearCards:
        return QCoreApplication::translate("Edit", "clearing the comparison");
    case EditKind::SetBaseline:
        return QCoreApplication::translate("Edit", "choosing the baseline");
    case EditKind::OpenModelFile:
        return QCoreApplication::translate("Edit", "opening the model file");
    case EditKind::ChangeTierWeights:
        return QCoreApplication::translate("Edit", "change of the weights");
    case EditKind::ChangeCosts:
        return QCoreApplication::translate("Edit", "change of the costs");
    case EditKind::ChangePc:
        return QCoreApplication::translate("Edit", "change of the PC");
    case EditKind::OpenComparison:
        return QCoreApplication::translate("Edit", "opening a comparison");
    case EditKind::OpenFromGuide:
        return QCoreApplication::translate("Edit", "opening the guide's workload");
    case EditKind::CompareUpgrade:
        return QCoreApplication::translate("Edit", "comparing with this machine");
    case EditKind::AddOwnCard:
        return QCoreApplication::translate("Edit", "adding a card of yours");
    case EditKind::ChangeOwnCard:
        return QCoreApplication::translate("Edit", "change of what is yours");
    case EditKind::AddOwnPrice:
        return QCoreApplication::translate("Edit", "adding a price of yours");
    case EditKind::CorrectValue:
        return QCoreApplication::translate("Edit", "correction of a value");
    case EditKind::RemoveOwn:
        return QCoreApplication::translate("Edit", "removing what is yours");
    case EditKind::ImportOwn:
        return QCoreApplication::translate("Edit", "import");
    case EditKind::OpenExample:
        break;
    }
    return QCoreApplication::translate("Edit", "opening the example");
}

Actions::Actions(Session &session, QObject *parent)
    : QObject(parent)
    , undo(make("undoAction", QStringLiteral("undo")))
    , redo(make("redoAction", QStringLiteral("redo")))
    , startOver(make("startOverAction"))
    , example(make("exampleAction"))
    , openSession(make("openSessionAction"))
    , saveSession(make("saveSessionAction"))
    , saveSessionAs(make("saveSessionAsAction"))
    , openModelFile(make("openModelFileAction"))
    , importFile(make("importAction"))
    , report(make("reportAction", QStringLiteral("document")))
    , print(make("printAction"))
    , quit(make("quitAction"))
    , clearShortlist(make("clearShortlistAction"))
    , copyDecision(make("copyDecisionAction", QStringLiteral("copy")))
    , palette(make("paletteAction", QStringLiteral("search")))
    , machine(make("machineAction"))
    , keys(make("keysAction"))
    , whatIsThis(make("whatIsThisAction"))
    , accuracy(make("accuracyAction"))
    , about(make("aboutAction"))
    , m_session(session)
    , m_themeGroup(new QActionGroup(this))
    , m_languageGroup(new QActionGroup(this))
{
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    startOver->setShortcut(QKeySequence::New);
    openSession->setShortcut(QKeySequence::Open);
    saveSession->setShortcut(QKeySequence::Save);
    saveSessionAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    openModelFile->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    palette->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    importFile->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I));
    report->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    print->setShortcut(QKeySequence::Print);
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    copyDecision->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    keys->setShortcut(QKeySequence(Qt::Key_F1));
    whatIsThis->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1));
    accuracy->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    connect(clearShortlist, &QAction::triggered, &session, &Session::clearCards);
    connect(startOver, &QAction::triggered, this, [this] {
        Workload fresh;
        fresh.budget.region = m_session.workload().budget.region;
        fresh.budget.currency = m_session.workload().budget.currency;
        m_session.setWorkload(fresh, EditKind::ChangeModel);
    });
    connect(example, &QAction::triggered, this, [this] {
        m_session.setWorkload(exampleWorkload(m_session.workload().budget.region), EditKind::OpenExample);
    });
    connect(&session, &Session::historyChanged, this, &Actions::refreshHistory);
    makeChoices();
}

QAction *Actions::make(const char *objectName, const QString &iconName)
{
    auto *action = new QAction(this);
    action->setObjectName(QString::fromLatin1(objectName));
    if (!iconName.isEmpty())
        action->setIcon(iconNamed(iconName));
    return action;
}

void Actions::makeChoices()
{
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        constexpr const char *names[] = {"themeSystemAction", "themeLightAction", "themeDarkAction"};
        QAction *action = make(names[static_cast<int>(choice)]);
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themeGroup->addAction(action);
        m_themes.push_back(action);
        connect(action, &QAction::triggered, this, [this, choice] { Q_EMIT themeAsked(choice); });
    }
    for (const ComparisonFile kind : comparisonFiles) {
        QAction *action = make("exportComparisonAction");
        const int number = static_cast<int>(kind);
        action->setObjectName(QStringLiteral("exportComparisonAction%1").arg(number));
        m_exports.push_back(action);
        connect(action, &QAction::triggered, this, [this, number] { Q_EMIT exportAsked(number); });
    }
    for (const char *name : {"en", "zh_CN"}) {
        QAction *action = make("languageAction");
        const QString locale = QString::fromLatin1(name);
        action->setObjectName(QStringLiteral("languageAction_%1").arg(locale));
        action->setCheckable(true);
        action->setData(locale);
        m_languageGroup->addAction(action);
        m_languages.push_back(action);
        connect(action, &QAction::triggered, this, [this, locale] { Q_EMIT languageAsked(locale); });
    }
    // A language is always named in itself, so that whoever landed in the wrong one finds the way back.
    m_languages[0]->setText(QStringLiteral("English"));
    m_languages[1]->setText(QStringLiteral("简体中文"));
}

QList<QAction *> Actions::commands() const
{
    QList<QAction *> able;
    for (QAction *action :
         {undo, redo, startOver, example, openSession, saveSession, saveSessionAs, openModelFile, importFile,
          report, print, copyDecision, clearShortlist, machine, keys, whatIsThis, accuracy, about, quit})
        if (action->isEnabled())
            able << action;
    for (QAction *action : m_exports)
        if (action->isEnabled())
            able << action;
    for (const std::vector<QAction *> &choices : {m_themes, m_languages})
        for (QAction *action : choices)
            able << action;
    return able;
}

void Actions::addPage(const QString &name)
{
    const int index = static_cast<int>(m_pages.size());
    QAction *action = make("pageAction");
    action->setObjectName(QStringLiteral("pageAction%1").arg(index + 1));
    action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + index)));
    action->setText(name);
    connect(action, &QAction::triggered, this, [this, index] { Q_EMIT pageAsked(index); });
    m_pages.push_back(action);
}

void Actions::setPageText(int index, const QString &name)
{
    m_pages[static_cast<std::size_t>(index)]->setText(name);
}

void Actions::fillMenus(QMenuBar *bar)
{
    m_file = bar->addMenu(QString());
    m_edit = bar->addMenu(QString());
    m_view = bar->addMenu(QString());
    m_tools = bar->addMenu(QString());
    m_help = bar->addMenu(QString());
    m_file->addActions({startOver, example});
    m_file->addSeparator();
    m_file->addAction(openSession);
    m_recentMenu = m_file->addMenu(QString());
    m_recentMenu->setObjectName(QStringLiteral("recentSessionsMenu"));
    m_file->addActions({saveSession, saveSessionAs});
    m_file->addSeparator();
    m_file->addActions({openModelFile, importFile});
    m_file->addSeparator();
    m_file->addAction(report);
    m_exportMenu = m_file->addMenu(QString());
    m_exportMenu->setObjectName(QStringLiteral("exportComparisonMenu"));
    for (QAction *each : m_exports)
        m_exportMenu->addAction(each);
    m_file->addAction(print);
    m_file->addSeparator();
    m_file->addAction(quit);
    m_edit->addActions({undo, redo});
    m_edit->addSeparator();
    m_edit->addAction(copyDecision);
    m_edit->addAction(clearShortlist);
    m_view->addAction(palette);
    m_view->addSeparator();
    for (QAction *page : m_pages)
        m_view->addAction(page);
    m_view->addSeparator();
    m_themeMenu = m_view->addMenu(QString());
    for (QAction *theme : m_themes)
        m_themeMenu->addAction(theme);
    m_languageMenu = m_view->addMenu(QString());
    for (QAction *language : m_languages)
        m_languageMenu->addAction(language);
    m_tools->addAction(machine);
    m_help->addActions({keys, whatIsThis, accuracy, about});
    retranslate();
}

void Actions::setRecent(const QStringList &paths)
{
    m_recent = paths;
    fillRecent();
}

void Actions::fillRecent()
{
    if (!m_recentMenu)
        return;
    m_recentMenu->clear();
    m_recentMenu->setEnabled(!m_recent.isEmpty());
    int number = 0;
    for (const QString &path : m_recent) {
        // An ampersand in a name is no mnemonic, and what is odd in it stays inert.
        const QString name = inertText(QFileInfo(path).fileName(), 60).replace(u'&', QStringLiteral("&&"));
        auto *action = m_recentMenu->addAction(QStringLiteral("&%1  %2").arg(++number).arg(name));
        action->setObjectName(QStringLiteral("recentSessionAction%1").arg(number));
        action->setStatusTip(inertText(path, 400));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT recentAsked(path); });
    }
    m_recentMenu->addSeparator();
    auto *forget = m_recentMenu->addAction(tr("&Clear this list"));
    forget->setObjectName(QStringLiteral("forgetRecentAction"));
    connect(forget, &QAction::triggered, this, &Actions::forgetRecentAsked);
}

void Actions::setTheme(ThemeChoice choice)
{
    for (QAction *action : m_themes)
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
}

void Actions::setLanguage(const QString &name)
{
    for (QAction *action : m_languages)
        action->setChecked(action->data().toString() == name);
}

void Actions::refreshHistory()
{
    const auto undoKind = m_session.undoKind();
    const auto redoKind = m_session.redoKind();
    undo->setEnabled(undoKind.has_value());
    redo->setEnabled(redoKind.has_value());
    undo->setText(undoKind ? tr("&Undo: %1").arg(editName(*undoKind)) : tr("&Undo"));
    redo->setText(redoKind ? tr("&Redo: %1").arg(editName(*redoKind)) : tr("&Redo"));
    clearShortlist->setEnabled(!m_session.shortlist().empty());
    const bool comparable = m_session.shortlist().size() >= 2;
    for (QAction *action : m_exports)
        action->setEnabled(comparable);
    if (m_exportMenu)
        m_exportMenu->setEnabled(comparable);
}

void Actions::retranslate()
{
    startOver->setText(tr("S&tart over"));
    example->setText(tr("Open the &example"));
    openSession->setText(tr("&Open a session…"));
    saveSession->setText(tr("&Save the session"));
    saveSessionAs->setText(tr("Save the session &as…"));
    openModelFile->setText(tr("Open a &model file…"));
    importFile->setText(tr("&Import prices and cards…"));
    report->setText(tr("Save the &report (PDF, Excel, web page)…"));
    for (const ComparisonFile kind : comparisonFiles)
        m_exports[static_cast<std::size_t>(kind)]->setText(
            tr("Comparison as %1…", "kind of file").arg(comparisonFileName(kind)));
    print->setText(tr("&Print…"));
    quit->setText(tr("&Quit"));
    clearShortlist->setText(tr("&Clear the comparison"));
    copyDecision->setText(tr("Copy the &decision"));
    palette->setText(tr("&Go to anything…"));
    machine->setText(tr("This &machine…"));
    keys->setText(tr("&Keyboard shortcuts"));
    whatIsThis->setText(tr("&What is this?"));
    accuracy->setText(tr("How &good are these numbers?"));
    about->setText(tr("&About GPUwise"));
    m_themes[0]->setText(tr("As the &system"));
    m_themes[1]->setText(tr("&Light"));
    m_themes[2]->setText(tr("&Dark"));
    if (m_file) {
        m_file->setTitle(tr("&File"));
        m_edit->setTitle(tr("&Edit"));
        m_view->setTitle(tr("&View"));
        m_tools->setTitle(tr("&Tools"));
        m_help->setTitle(tr("&Help"));
        m_themeMenu->setTitle(tr("&Theme"));
        m_languageMenu->setTitle(tr("&Language"));
        m_exportMenu->setTitle(tr("E&xport the comparison"));
        m_recentMenu->setTitle(tr("Re&cent sessions"));
        fillRecent();
    }
    refreshHistory();
}

} // namespace gpuwise
