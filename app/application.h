// SPDX-License-Identifier: GPL-3.0-or-later
//
// The composition root of the window program: reads the facts, makes the session and the window, and owns
// what lives as long as the program: language and theme.
#pragma once

#include "app/preferences.h"
#include "app/windowoptions.h"
#include "model/domain/catalogue.h"

#include <QObject>

#include <memory>

class QApplication;

namespace gpuwise {

class CatalogueReading;
class MainWindow;
class Recovery;
class SingleInstance;
class Session;
class ThemeKeeper;

struct CatalogueError;

class Application final : public QObject
{
    Q_OBJECT
public:
    Application(QApplication &qt, WindowOptions options);
    ~Application() override;

    int run(); ///< the exit code

private:
    bool takeFacts();   ///< false: they could not be read, and why has been said
    bool isFileWhole(); ///< false: it is damaged, and that has been said
    void refuse(const CatalogueError &error);
    void makeWindow();
    void chooseLanguage(const QString &name);
    int capture();
    void savePreferences();
    void bringBack();
    void bindOwnData();
    bool handedOver(); ///< to the window that is open already: this start is done
    void comeForward(const QString &file);
    void offerRecovery();

    QApplication &m_qt;
    WindowOptions m_options;
    Preferences m_preferences;
    ThemeKeeper *m_theme; ///< owned by the QApplication
    QString m_cataloguePath;
    std::unique_ptr<CatalogueReading> m_reading;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<SingleInstance> m_instance; ///< none for pictures and windows of their own
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Recovery> m_recovery; ///< none while taking pictures
};

} // namespace gpuwise
