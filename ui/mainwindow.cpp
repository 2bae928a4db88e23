// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "model/session/answertexts.h"
#include "model/session/precisionchoices.h"
#include "model/session/session.h"
#include "model/words/decision.h"
#include "ui/actions.h"
#include "ui/advisor/advisorpage.h"
#include "ui/advisor/budgeteditor.h"
#include "ui/advisor/modeleditor.h"
#include "ui/advisor/resultpage.h"
#include "ui/advisor/taskeditor.h"
#include "ui/advisor/whynotpanel.h"
#include "ui/compare/exportcomparison.h"
#include "ui/guide/guidepage.h"
#include "ui/import/importdialog.h"
#include "ui/keyhelp.h"
#include "ui/modelfileopening.h"
#include "ui/navigationrail.h"
#include "ui/pagekinds.h"
#include "ui/pagestack.h"
#include "ui/palette/commandpalette.h"
#include "ui/reportexport.h"
#include "ui/reportprint.h"
#include "ui/savedbar.h"
#include "ui/savingdialog.h"
#include "ui/sessionfiling.h"
#include "ui/statusline.h"
#include "ui/style/icons.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/taborder.h"
#include "ui/workloadbar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr int narrowWindow = 1100; ///< below: the rail shows icons only
constexpr int wideWindow = 1400;

void showText(QWidget *parent, const QString &title, const QString &text)
{
    auto *box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(title);
    box->setText(text);
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace

MainWindow::MainWindow(Session &session, QWidget *parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_actions(new Actions(session, this))
    , m_rail(new NavigationRail(this))
    , m_bar(new WorkloadBar(session, m_actions->undo, m_actions->redo, this))
    , m_stack(new PageStack(session, this))
    , m_status(new StatusLine(session, this))
    , m_saved(new SavedBar(this))
    , m_palette(new CommandPalette(session.catalogue(), this))
    , m_keeper(new SessionKeeper(session, this))
    , m_filing(new SessionFiling(*m_keeper, this))
    , m_guideHelp(new GuideHelp(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setMinimumSize(960, 540);
    resize(1280, 800);
    setAcceptDrops(true);

    auto *main = new QVBoxLayout;
    main->setSpacing(0);
    main->addWidget(m_bar);
    main->addWidget(m_stack, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_rail);
    middle->addLayout(main, 1);
    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(middle, 1);
    column->addWidget(m_saved);
    column->addWidget(m_status);
    setCentralWidget(central);

    addPages();
    m_rail->addFootAction(QStringLiteral("report"), QStringLiteral("railReport"));
    m_bar->setEditorFactory([this](int question, QWidget *popup) { return makeEditor(question, popup); });
    m_actions->fillMenus(menuBar());
    connectActions();
    connectFiles();
    retranslate();
    showPage(0);
    setFocus(); // no control is marked before a key is pressed
}

void MainWindow::addPages()
{
    int number = 0;
    for (const PageKind &kind : pageKinds()) {
        m_rail->addPage(kind.id, QStringLiteral("railPage%1").arg(++number));
        m_actions->addPage(kind.name());
    }
    connect(m_stack, &PageStack::made, this, &MainWindow::connectPage);
}

void MainWindow::connectPage(Page *page)
{
    connect(page, &Page::reportAsked, this, &MainWindow::showReport);
    connect(page, &Page::accuracyAsked, this, &MainWindow::showAccuracy);
    connect(page, &Page::answerAsked, m_bar, &WorkloadBar::openEditor);
    connect(page, &Page::messageAsked, m_status, &StatusLine::showMessage);
    connect(page, &Page::fileSaved, m_saved, &SavedBar::showFile);
    connect(page, &Page::compareAsked, this, [this] { showPageNamed(QStringLiteral("compare")); });
    if (auto *guide = qobject_cast<GuidePage *>(page)) {
        connect(guide, &GuidePage::targetAsked, this, &MainWindow::followGuide);
        connect(guide, &GuidePage::cardAsked, this, [this](const QString &gpuId) {
            if (Page *cards = showPageNamed(QStringLiteral("cards")))
                cards->showCard(gpuId);
        });
    }
    orderTabsAsLaidOut(*centralWidget());
}

int MainWindow::pageCount() const
{
    return m_stack->pageCount();
}

Page *MainWindow::page(int index) const
{
    return m_stack->page(index);
}

AdvisorPage *MainWindow::advisorPage() const
{
    return static_cast<AdvisorPage *>(page(m_stack->indexOfPage(QStringLiteral("advisor"))));
}

GuidePage *MainWindow::guidePage() const
{
    return static_cast<GuidePage *>(page(m_stack->indexOfPage(QStringLiteral("guide"))));
}

void MainWindow::connectActions()
{
    connect(&m_session, &Session::ownDataRefused, m_status, &StatusLine::showMessage);
    connect(m_rail, &NavigationRail::pagePicked, this, &MainWindow::showPage);
    connect(m_rail, &NavigationRail::footActivated, this, &MainWindow::showReport);
    connect(m_actions, &Actions::pageAsked, this, &MainWindow::showPage);
    connect(m_actions->report, &QAction::triggered, this, &MainWindow::showReport);
    connect(m_actions->print, &QAction::triggered, this,
            [this] { previewReport(m_session, m_reportChoices, this); });
    connect(m_actions, &Actions::exportAsked, this, [this](int kind) {
        askAndExportComparison(m_session, static_cast<ComparisonFile>(kind), nullptr, this,
                               [this](const QString &path) { m_saved->showFile(path); });
    });
    connect(m_actions->openModelFile, &QAction::triggered, this,
            [this] { askForModelFile(m_session, this); });
    connect(m_actions->importFile, &QAction::triggered, this, [this] { showImport(); });
    connect(m_actions->undo, &QAction::triggered, this, [this] { undoOrRedo(true); });
    connect(m_actions->redo, &QAction::triggered, this, [this] { undoOrRedo(false); });
    connect(m_actions->palette, &QAction::triggered, this,
            [this] { m_palette->openOver(*this, m_actions->commands()); });
    connect(m_palette, &CommandPalette::picked, this, &MainWindow::goTo);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->keys, &QAction::triggered, this, &MainWindow::showKeys);
    connect(m_actions->whatIsThis, &QAction::triggered, this, &MainWindow::explainTerm);
    connect(m_actions->accuracy, &QAction::triggered, this, &MainWindow::showAccuracy);
    connect(m_actions->machine, &QAction::triggered, this, &MainWindow::showMachine);
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_actions->copyDecision, &QAction::triggered, this, &MainWindow::copyDecision);
    connect(m_actions->example, &QAction::triggered, this, [this] {
        showPage(0);
        advisorPage()->showResult();
    });
    connect(m_actions->startOver, &QAction::triggered, this, [this] {
        showPage(0);
        advisorPage()->showQuestion(0);
    });
}

void MainWindow::goTo(PaletteKind kind, const QString &id)
{
    switch (kind) {
    case PaletteKind::Page:
        showPageNamed(id);
        break;
    case PaletteKind::Action:
        if (auto *action = m_actions->findChild<QAction *>(id))
            action->trigger();
        break;
    case PaletteKind::Card:
        goToCard(id);
        break;
    case PaletteKind::Model:
        goToModel(id);
        break;
    }
}

/// The last page that shows single cards: the more a page says of one card, the later it stands in the rail.
void MainWindow::goToCard(const QString &gpuId)
{
    for (int i = pageCount() - 1; i >= 0; --i) {
        if (pageKinds()[static_cast<std::size_t>(i)].showsCards) {
            showPage(i);
            page(i)->showCard(gpuId);
            return;
        }
    }
}

void MainWindow::goToModel(const QString &modelId)
{
    Workload workload = m_session.workload();
    workload.model = {};
    workload.model.modelId = modelId;
    m_session.setWorkload(withFittingPrecision(m_session.catalogue(), workload), EditKind::ChangeModel);
    const QString model = modelAnswerText(m_session.catalogue(), m_session.resolved(), QLocale()).value();
    m_status->showMessage(tr("The model is now %1.").arg(model));
}

void MainWindow::connectFiles()
{
    m_filing->viewNow = [this] { return sessionView(); };
    m_filing->showView = [this](const SessionView &view) { showSessionView(view); };
    connect(m_actions->openSession, &QAction::triggered, m_filing, &SessionFiling::askToOpen);
    connect(m_actions->saveSession, &QAction::triggered, m_filing, &SessionFiling::save);
    connect(m_actions->saveSessionAs, &QAction::triggered, m_filing, &SessionFiling::saveAs);
    connect(m_actions, &Actions::recentAsked, m_filing, &SessionFiling::open);
    connect(m_actions, &Actions::forgetRecentAsked, m_keeper, &SessionKeeper::forgetRecent);
    connect(m_keeper, &SessionKeeper::changed, this, &MainWindow::refreshTitle);
    connect(m_keeper, &SessionKeeper::recentChanged, this,
            [this] { m_actions->setRecent(m_keeper->recent()); });
    connect(m_filing, &SessionFiling::saved, this,
            [this](const QString &name) { m_status->showMessage(tr("Saved as %1.").arg(name)); });
}

void MainWindow::refreshTitle()
{
    const QString name = m_keeper->name();
    setWindowTitle(name.isEmpty() ? tr("[*]GPUwise") : tr("%1[*] – GPUwise", "file").arg(name));
    setWindowModified(m_filing->wouldLose()); // what comes back by itself is not unsaved
}

SessionView MainWindow::sessionView() const
{
    SessionView view;
    if (m_stack->currentPage() >= 0)
        view.page = pageKinds()[static_cast<std::size_t>(m_stack->currentPage())].id;
    view.marks = m_stack->marks();
    return view;
}

void MainWindow::showSessionView(const SessionView &view)
{
    m_stack->setMarks(view.marks);
    showPage(m_stack->indexOfPage(view.page));
}

void MainWindow::openFile(const QString &path)
{
    if (isSessionFileName(path))
        m_filing->open(path);
    else if (isImportFileName(path))
        showImport(path);
    else
        openModelFile(m_session, path, this);
}

void MainWindow::showPage(int index)
{
    if (index < 0 || index >= pageCount())
        return;
    if (index != m_stack->currentPage())
        m_status->showMessage({}); // what it says was about the other page
    m_stack->showPage(index);
    m_rail->setCurrent(index);
}

void MainWindow::openGuide(const QString &entryId)
{
    if (const auto claim = claimOfLink(entryId))
        guidePage()->showClaim(*claim);
    else
        guidePage()->showEntry(entryId);
    showPageNamed(QStringLiteral("guide"));
}

void MainWindow::explainTerm()
{
    if (!m_guideHelp->ask(QApplication::focusWidget(), m_stack->currentWidget()))
        m_status->showMessage(tr("No term on this page has an entry of its own."));
}

/// Null, and said so, when there is none.
Page *MainWindow::showPageNamed(const QString &id)
{
    const int index = m_stack->indexOfPage(id);
    if (index < 0) {
        m_status->showMessage(tr("This version has no such page."));
        return nullptr;
    }
    showPage(index);
    return page(index);
}

void MainWindow::followGuide(const GuideTarget &target)
{
    switch (target.kind) {
    case GuideTargetKind::Page:
        if (target.id == QLatin1StringView("report"))
            showReport();
        else if (target.id == QLatin1StringView("accuracy"))
            showAccuracy();
        else
            showPageNamed(target.id);
        break;
    case GuideTargetKind::Card:
        m_session.addCard({target.id, 1}); // false when it is there already: then it is shown all the same
        showPageNamed(QStringLiteral("compare"));
        break;
    case GuideTargetKind::Workload: {
        Workload workload = m_session.workload();
        workload.model = target.workload.model;
        workload.task = target.workload.task;
        if (target.workload.cards) // as many as are spoken of: two would answer another question
            workload.budget.maxCards = target.workload.cards->count;
        m_session.setWorkload(workload, EditKind::OpenFromGuide);
        showPage(0);
        advisorPage()->showResult();
        if (target.workload.cards) {
            advisorPage()->resultPage()->whyNotPanel()->ask(*target.workload.cards);
            advisorPage()->resultPage()->scrollToWhyNot();
        }
        break;
    }
    case GuideTargetKind::Entry:
    case GuideTargetKind::Checklist:
    case GuideTargetKind::Claim:
        break; // the guide follows these itself
    }
}

QWidget *MainWindow::makeEditor(int question, QWidget *parent)
{
    switch (question) {
    case 1:
        return new ModelEditor(m_session, parent);
    case 2:
        return new BudgetEditor(m_session, parent);
    default:
        return new TaskEditor(m_session, parent);
    }
}

void MainWindow::showReport()
{
    askAndWriteReport(
        m_session, m_reportChoices, this, [this](const ReportChoices &choices) { m_reportChoices = choices; },
        [this](const QString &path) { m_saved->showFile(path); });
}

void MainWindow::showKeys()
{
    showText(this, tr("Keyboard shortcuts"), keyHelp());
}

AccuracyDialog *MainWindow::showAccuracy()
{
    auto *dialog = new AccuracyDialog(m_session.shippedCatalogue(), m_measurements, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

MachineDialog *MainWindow::showMachine()
{
    auto *dialog = new MachineDialog(m_session.catalogue(), m_machineReader, m_machineChoices, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MachineDialog::choicesChanged, this, &MainWindow::setMachineChoices);
    connect(dialog, &MachineDialog::upgradeAsked, this, &MainWindow::compareUpgrade);
    connect(dialog, &MachineDialog::byHandAsked, this, [this] {
        m_bar->openEditor(2);
        if (QWidget *popup = m_bar->openPopup())
            if (auto *card = popup->findChild<QWidget *>(QStringLiteral("ownedCombo")))
                card->setFocus(Qt::OtherFocusReason);
    });
    connect(dialog, &MachineDialog::ownedAsked, this, [this](const CardGroup &cards) {
        BudgetAnswer budget = m_session.workload().budget;
        budget.owned = cards;
        m_session.setBudget(budget);
        showPage(0);
        advisorPage()->showResult();
    });
    dialog->open();
    return dialog;
}

/// An import is taken back as long as it took to write, with progress; everything else is done at once.
void MainWindow::undoOrRedo(bool undo)
{
    const OwnDataChange change = undo ? m_session.undoChange() : m_session.redoChange();
    if (change.edits.size() < manyEdits || m_session.isSaving()) {
        undo ? m_session.undo() : m_session.redo();
        return;
    }
    auto *dialog = new SavingDialog(m_session, change, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SavingDialog::refused, m_status, &StatusLine::showMessage);
    dialog->open();
}

ImportDialog *MainWindow::showImport(const QString &path)
{
    auto *dialog = new ImportDialog(m_session, m_importReader, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, m_status, &StatusLine::showMessage);
    if (!path.isEmpty())
        dialog->choose(path);
    dialog->open();
    return dialog;
}

/// The picks are those of the moment: whoever changes the workload asks again.
void MainWindow::compareUpgrade(const std::vector<CardGroup> &machine)
{
    m_session.compareUpgrade(upgradeComparison(machine, m_session.advice(), Session::maxShortlist));
    showPageNamed(QStringLiteral("compare"));
    m_status->showMessage(m_session.advice().answered()
                              ? tr("Your card is the baseline; beside it is what is recommended.")
                              : tr("Your card is the baseline; nothing is recommended for this workload."));
}

void MainWindow::showAbout()
{
    showText(this, tr("About GPUwise"),
             tr("GPUwise %1\nThree answers in; one explained, comparable, printable decision "
                "out.\n\nEverything is "
                "computed on this computer, without network. Estimates carry their band; prices their "
                "date.\n\nLicence: "
                "GPL-3.0-or-later.")
                 .arg(QApplication::applicationVersion()));
}

void MainWindow::copyDecision()
{
    const Advice &advice = m_session.advice();
    const QStringList lines{decisionTitle(m_session.catalogue(), advice),
                            decisionLead(m_session.catalogue(), m_session.resolved(), advice, QLocale())};
    QApplication::clipboard()->setText(lines.join(u'\n'));
    m_status->showMessage(tr("The decision was copied."));
}

void MainWindow::retranslate()
{
    refreshTitle();
    m_actions->retranslate();
    int index = 0;
    for (const PageKind &kind : pageKinds()) {
        m_rail->setPageText(index, kind.name());
        m_actions->setPageText(index, kind.name());
        ++index;
    }
    m_rail->setFootText(tr("Report…"));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_rail->setItemWidth(width() < narrowWindow ? 0 : width() < wideWindow ? 72 : 88);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // The question does not stop the window; whoever answers it closes the window again.
    event->setAccepted(m_filing->mayClose([this] { close(); }));
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!fileIn(*event->mimeData()).isEmpty()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = fileIn(*event->mimeData());
    if (path.isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    openFile(path);
}

} // namespace gpuwise
