// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window: menus, rail, workload bar, pages, status line. It knows the session and the pages, nothing
// else.
#pragma once

#include "ui/accuracydialog.h"
#include "ui/page.h"
#include "ui/style/theme.h"
#include "ui/widgets/guidelink.h"

#include <QMainWindow>

#include <vector>

class QStackedWidget;

namespace gpuwise {

class Actions;
class AdvisorPage;
class GuidePage;
class NavigationRail;
class Session;
class StatusLine;
class WorkloadBar;
struct GuideTarget;

class MainWindow final : public QMainWindow, public GuideOpener
{
    Q_OBJECT
public:
    explicit MainWindow(Session &session, QWidget *parent = nullptr);

    Actions &actions() { return *m_actions; }
    AdvisorPage *advisorPage() const { return m_advisor; }
    WorkloadBar *workloadBar() const { return m_bar; }
    /// Where "How good are these numbers?" reads the measurements; it is called in another thread.
    void setMeasurementReader(MeasurementReader reader) { m_measurements = std::move(reader); }
    AccuracyDialog *showAccuracy();
    void openGuide(const QString &entryId) override;
    GuidePage *guidePage() const { return m_guide; }
    void showPage(int index);
    int pageCount() const { return static_cast<int>(m_pages.size()); }
    Page *page(int index) const { return m_pages[static_cast<std::size_t>(index)]; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override; ///< a model file may be dropped anywhere
    void dropEvent(QDropEvent *event) override;

private:
    void addPage(Page *page);
    void connectActions();
    void retranslate();
    QWidget *makeEditor(int question, QWidget *parent);
    void followGuide(const GuideTarget &target); ///< a link that leads out of the guide
    void showPageNamed(const QString &name);
    void showReport();
    void showKeys();
    void showAbout();
    void copyDecision();

    Session &m_session;
    Actions *m_actions;
    NavigationRail *m_rail;
    WorkloadBar *m_bar;
    QStackedWidget *m_stack;
    StatusLine *m_status;
    MeasurementReader m_measurements;
    std::vector<Page *> m_pages;
    AdvisorPage *m_advisor = nullptr;
    GuidePage *m_guide = nullptr;
};

} // namespace gpuwise
