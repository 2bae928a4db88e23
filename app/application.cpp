// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/capture.h"
#include "app/cataloguereading.h"
#include "app/recoveryquestion.h"
#include "app/singleinstance.h"
#include "app/userdatasource.h"
#include "db/cataloguelocator.h"
#include "db/cataloguereader.h"
#include "db/import/importer.h"
#include "db/measurementreader.h"
#include "machine/machinereader.h"
#include "model/session/session.h"
#include "model/sessionfiles/recovery.h"
#include "resources/i18n.h"
#include "ui/actions.h"
#include "ui/mainwindow.h"
#include "ui/sessionfiling.h"
#include "ui/style/icons.h"
#include "ui/widgets/accessiblewidgets.h"

#include <QApplication>
#include <QDate>
#include <QLocale>
#include <QMessageBox>
#include <QTimer>

#include <cstdio>

namespace gpuwise {

namespace {

/// Prices and shops of where the user lives.
Region regionOf(const QLocale &locale)
{
    if (locale.territory() == QLocale::China)
        return Region::Cn;
    switch (locale.territory()) {
    case QLocale::Germany:
    case QLocale::France:
    case QLocale::Spain:
    case QLocale::Italy:
    case QLocale::Netherlands:
    case QLocale::Austria:
    case QLocale::Belgium:
    case QLocale::Ireland:
    case QLocale::Portugal:
    case QLocale::Finland:
    case QLocale::Sweden:
    case QLocale::Denmark:
    case QLocale::Poland:
        return Region::Eu;
    default:
        return Region::Us;
    }
}

void say(std::FILE *stream, const QString &text)
{
    std::fputs(qPrintable(text), stream);
    std::fputc('\n', stream);
}

} // namespace

Application::Application(QApplication &qt, WindowOptions options)
    : m_qt(qt)
    , m_options(std::move(options))
    , m_theme(new ThemeKeeper(qt))
{
    QApplication::setWindowIcon(applicationIcon());
    installAccessibleWidgets();
    if (!m_options.captureFolder) // pictures do not depend on who takes them
        m_preferences = readPreferences(preferencesFile());
    const QString wanted = m_options.language                 ? *m_options.language
                           : m_preferences.language.isEmpty() ? QLocale::system().name()
                                                              : m_preferences.language;
    installTranslations(nearestLanguage(wanted));
    m_preferences.language = nearestLanguage(wanted);
    if (m_options.theme)
        m_preferences.theme = *m_options.theme;
    m_theme->choose(m_preferences.theme);
}

Application::~Application() = default;

int Application::run()
{
    if (m_options.error != WindowOptions::Error::None) {
        say(stderr, windowOptionsError(m_options));
        say(stderr, windowOptionsHelp());
        return 2;
    }
    if (m_options.help) {
        say(stdout, windowOptionsHelp());
        return 0;
    }
    if (m_options.version) {
        say(stdout, QStringLiteral("gpuwise %1").arg(QApplication::applicationVersion()));
        return 0;
    }
    m_cataloguePath = m_options.catalogue.isEmpty() ? locateCatalogue() : m_options.catalogue;
    m_reading = std::make_unique<CatalogueReading>(m_cataloguePath);
    if (handedOver())
        return 0;
    loadFonts();
    if (!takeFacts())
        return 1;
    makeWindow();
    if (!isFileWhole())
        return 1;
    bindOwnData();
    if (m_options.captureFolder)
        return capture();
    bringBack();
    m_window->show();
    offerRecovery();
    const int code = QApplication::exec();
    m_recovery->endCleanly();
    savePreferences();
    return code;
}

bool Application::takeFacts()
{
    auto read = m_reading->facts();
    if (auto *catalogue = std::get_if<Catalogue>(&read)) {
        m_catalogue = std::make_shared<const Catalogue>(std::move(*catalogue));
        return true;
    }
    refuse(std::get<CatalogueError>(read));
    return false;
}

bool Application::isFileWhole()
{
    const auto damage = m_reading->damage();
    m_reading.reset();
    if (damage)
        refuse(*damage);
    return !damage;
}

void Application::refuse(const CatalogueError &error)
{
    const QString message = catalogueErrorMessage(error);
    say(stderr, message);
    if (m_options.captureFolder)
        return;
    QMessageBox box(QMessageBox::Critical, tr("GPUwise cannot start"), QString(), QMessageBox::Close);
    box.setTextFormat(Qt::PlainText); // the message holds a path
    box.setText(message);
    box.exec();
}

void Application::makeWindow()
{
    const Region region =
        m_preferences.language == QLatin1StringView("zh_CN") ? Region::Cn : regionOf(QLocale::system());
    SessionState start;
    start.workload = exampleWorkload(region);
    m_session = std::make_unique<Session>(m_catalogue, QDate::currentDate(), start);
    m_window = std::make_unique<MainWindow>(*m_session);
    m_window->setMeasurementReader(
        [catalogue = m_catalogue,
         path = m_cataloguePath]() -> std::variant<std::vector<Measurement>, QString> {
            auto read = readMeasurements(path, *catalogue);
            if (auto *rows = std::get_if<std::vector<Measurement>>(&read))
                return std::move(*rows);
            return catalogueErrorMessage(std::get<CatalogueError>(read));
        });
    m_window->setMachineReader([](const Catalogue &catalogue, const CancelCheck &isCancelled) {
        return readMachine(catalogue, {}, isCancelled);
    });
    m_window->setImportReader([](const QString &path, const ImportOptions &options, const Catalogue &shipped,
                                 const UserData &existing, const ImportWatch &watch) {
        return previewImport(path, options, shipped, existing, watch);
    });
    m_window->setMachineChoices(m_preferences.machine);
    Actions &actions = m_window->actions();
    actions.setTheme(m_preferences.theme);
    actions.setLanguage(m_preferences.language);
    connect(&actions, &Actions::themeAsked, this, [this](ThemeChoice choice) {
        m_preferences.theme = choice;
        m_theme->choose(choice);
    });
    connect(&actions, &Actions::languageAsked, this, &Application::chooseLanguage);
    m_window->setReportChoices(m_preferences.report);
    if (!m_preferences.geometry.isEmpty())
        m_window->restoreGeometry(m_preferences.geometry);
    if (m_options.size)
        m_window->resize(*m_options.size);
}

bool Application::handedOver()
{
    if (m_options.captureFolder || m_options.newInstance)
        return false;
    m_instance = std::make_unique<SingleInstance>(sessionFolder() + QStringLiteral("/handover"));
    connect(m_instance.get(), &SingleInstance::requested, this, &Application::comeForward);
    return !m_instance->isFirst() && m_instance->handOver(m_options.file);
}

void Application::comeForward(const QString &file)
{
    if (!m_window) // still starting: it comes to the front anyway
        return;
    if (m_window->isMinimized())
        m_window->showNormal();
    m_window->raise();
    m_window->activateWindow();
    if (!file.isEmpty())
        m_window->openFile(file);
}

/// Pictures do not depend on who takes them: they show own data only when a folder was named.
void Application::bindOwnData()
{
    if (m_options.noUserData || (m_options.captureFolder && !m_options.userData))
        return;
    bindUserData(*m_session,
                 std::make_shared<UserDataSource>(userStorePath(m_options.userData.value_or(QString()))),
                 m_window.get());
}

/// The session of the last clean end, and over it the file that was named.
void Application::bringBack()
{
    m_recovery = std::make_unique<Recovery>(m_window->keeper(), sessionFolder(),
                                            [this] { return m_window->sessionView(); });
    m_window->keeper().setRecent(m_preferences.recentSessions);
    m_window->filing().keepsUnsaved = true;
    const SessionKeeper::Opened last = m_recovery->restoreLast();
    if (last.ok)
        m_window->showSessionView(last.view);
    if (!last.text.isEmpty())
        QTimer::singleShot(0, m_window.get(),
                           [this, last] { m_window->filing().say(tr("Session"), last.text, !last.ok); });
    if (!m_options.file.isEmpty())
        QTimer::singleShot(0, m_window.get(), [this] { m_window->openFile(m_options.file); });
}

void Application::offerRecovery()
{
    const auto found = m_recovery->found();
    if (!found.empty())
        askAboutRecovery(*m_recovery, found.front(), *m_window);
}

void Application::chooseLanguage(const QString &name)
{
    if (!installTranslations(name))
        return;
    m_preferences.language = name;
    m_window->actions().setLanguage(name);
}

int Application::capture()
{
    const CaptureResult result = captureWindow(*m_window, *m_options.captureFolder);
    for (const QString &file : result.files)
        say(stdout, file);
    if (!result.failed.isEmpty()) {
        say(stderr, tr("Could not write %1.").arg(result.failed));
        return 1;
    }
    return 0;
}

void Application::savePreferences()
{
    m_preferences.recentSessions = m_window->keeper().recent();
    m_preferences.geometry = m_window->saveGeometry();
    m_preferences.report = m_window->reportChoices();
    m_preferences.machine = m_window->machineChoices();
    writePreferences(preferencesFile(), m_preferences);
}

} // namespace gpuwise
