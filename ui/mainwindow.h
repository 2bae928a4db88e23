// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window: menus, rail, workload bar, pages, status line. It knows the session and the pages, nothing
// else.
#pragma once

#include "model/session/importdraft.h"
#include "ui/accuracydialog.h"
#include "ui/machine/machinedialog.h"
#include "ui/page.h"
#include "ui/reportchoices.h"
#include "ui/style/theme.h"
#include "ui/widgets/guidelink.h"

#include <QMainWindow>

#include <vector>

namespace gpuwise {

class Actions;
class AdvisorPage;
class CommandPalette;
class GuideHelp;
class GuidePage;
class ImportDialog;
class NavigationRail;
class PageStack;
class Session;
class SessionFiling;
class SessionKeeper;
struct SessionView;
enum class PaletteKind;
class SavedBar;
class StatusLine;
class WorkloadBar;
struct GuideTarget;

class MainWindow final : public QMainWindow, public GuideOpener
{
    Q_OBJECT
public:
    explicit MainWindow(Session &session, QWidget *parent = nullptr);

    Actions &actions() { return *m_actions; }
    AdvisorPage *advisorPage() const;
    WorkloadBar *workloadBar() const { return m_bar; }
    /// Where "How good are these numbers?" reads the measurements; it is called in another thread.
    void setMeasurementReader(MeasurementReader reader) { m_measurements = std::move(reader); }
    AccuracyDialog *showAccuracy();
    /// How "This machine" asks; it is called in another thread, and only when somebody opens it.
    void setMachineReader(MachineReader reader) { m_machineReader = std::move(reader); }
    MachineDialog *showMachine();
    const MachineChoices &machineChoices() const { return m_machineChoices; }
    void setMachineChoices(const MachineChoices &choices) { m_machineChoices = choices; }
    /// How "Import…" reads files; it is called in another thread.
    void setImportReader(ImportReader reader) { m_importReader = std::move(reader); }
    ImportDialog *showImport(const QString &path = {});
    const ReportChoices &reportChoices() const { return m_reportChoices; }
    void setReportChoices(const ReportChoices &choices) { m_reportChoices = choices; }
    SessionKeeper &keeper() { return *m_keeper; }
    SessionFiling &filing() { return *m_filing; }
    SessionView sessionView() const; ///< where the pages stand
    void showSessionView(const SessionView &view);
    void openFile(const QString &path); ///< a session, a table or pack to import, or a model file
    void openGuide(const QString &entryId) override;
    GuidePage *guidePage() const;
    void showPage(int index);
    int pageCount() const;
    Page *page(int index) const; ///< made now when nobody has looked at it yet

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override; ///< files may be dropped anywhere
    void dropEvent(QDropEvent *event) override;

private:
    void addPages();
    void connectPage(Page *page); ///< that was just made
    void connectActions();
    void connectFiles();
    void goTo(PaletteKind kind, const QString &id);
    void goToCard(const QString &gpuId);
    void goToModel(const QString &modelId);
    void refreshTitle();
    void retranslate();
    QWidget *makeEditor(int question, QWidget *parent);
    void explainTerm();                          ///< Shift+F1
    void followGuide(const GuideTarget &target); ///< a link that leads out of the guide
    Page *showPageNamed(const QString &id);
    void showReport();
    void showKeys();
    void showAbout();
    void copyDecision();
    void undoOrRedo(bool undo);
    void compareUpgrade(const std::vector<CardGroup> &machine);

    Session &m_session;
    ReportChoices m_reportChoices;
    MachineReader m_machineReader;
    ImportReader m_importReader;
    MachineChoices m_machineChoices;
    Actions *m_actions;
    NavigationRail *m_rail;
    WorkloadBar *m_bar;
    PageStack *m_stack;
    StatusLine *m_status;
    SavedBar *m_saved;
    CommandPalette *m_palette;
    SessionKeeper *m_keeper;
    SessionFiling *m_filing;
    MeasurementReader m_measurements;
    GuideHelp *m_guideHelp;
};

} // namespace gpuwise
