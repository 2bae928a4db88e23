// SPDX-License-Identifier: GPL-3.0-or-later
//
// Recipes for systems that this one is not: that they parse, name the programs and the app id, and ask for
// nothing that an offline program does not need.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString appId = QStringLiteral(GPUWISE_TEST_APP_ID);

QString recipe(const QString &name)
{
    QFile file(QString(QStringLiteral(GPUWISE_SOURCE_FOLDER "/packaging/") % name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Permissions that give more than a window, a printer and what portals hand over.
bool isTooMuch(const QString &permission)
{
    static const QRegularExpression allowed(
        u"^--(share=ipc|socket=(wayland|fallback-x11|cups)|device=dri)$"_s);
    return !allowed.match(permission).hasMatch();
}

} // namespace

class RecipesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void flatpak_isConfined();
    void permissions_thatAreTooMuch_areFound();
    void appImage_takesBothPrograms();
    void macBundle_namesItsFiles();
    void windowsInstaller_leavesNothingBehind();
    void releaseSteps_sayWhatWasBuiltWhere();
};

void RecipesTest::flatpak_isConfined()
{
    QJsonParseError error;
    const QString name = u"flatpak/%1.json"_s.arg(appId);
    const QJsonObject manifest = QJsonDocument::fromJson(recipe(name).toUtf8(), &error).object();
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
    QCOMPARE(manifest[u"id"].toString(), appId);
    QCOMPARE(manifest[u"command"].toString(), u"gpuwise"_s);
    const QJsonArray permissions = manifest[u"finish-args"].toArray();
    QVERIFY(permissions.size() >= 4);
    for (const QJsonValue &permission : permissions)
        QVERIFY2(!isTooMuch(permission.toString()), qPrintable(permission.toString()));
    const QJsonArray modules = manifest[u"modules"].toArray();
    QVERIFY(!modules.isEmpty());
    QCOMPARE(modules.last()[u"name"].toString(), u"gpuwise"_s);
    for (const QJsonValue &module : modules)
        for (const QJsonValue &from : module[u"sources"].toArray())
            if (from[u"type"].toString() == u"archive"_s) { // what is downloaded is pinned
                static const QRegularExpression sum(u"^[0-9a-f]{64}$"_s);
                QVERIFY(sum.match(from[u"sha256"].toString()).hasMatch());
                QVERIFY(from[u"url"].toString().startsWith(u"https://"_s));
            }
}

void RecipesTest::permissions_thatAreTooMuch_areFound()
{
    for (const char *permission : {"--share=network", "--filesystem=home", "--socket=x11", "--device=all",
                                   "--talk-name=org.freedesktop.Flatpak", "--share=ipc --share=network"})
        QVERIFY2(isTooMuch(QString::fromLatin1(permission)), permission);
    QVERIFY(!isTooMuch(u"--device=dri"_s));
}

void RecipesTest::appImage_takesBothPrograms()
{
    const QString script = recipe(u"appimage/build.sh"_s);
    QVERIFY(script.contains(u"app_id=%1\n"_s.arg(appId)));
    for (const char *program : {"usr/bin/gpuwise ", "usr/bin/gpuwise-cli ", "libqoffscreen.so", "sql"})
        QVERIFY2(script.contains(QString::fromLatin1(program)), program);
    QCOMPARE(QProcess::execute(
                 u"sh"_s, {u"-n"_s, QStringLiteral(GPUWISE_SOURCE_FOLDER "/packaging/appimage/build.sh")}),
             0);
    // Without the tools it says which one is missing, before it touches anything.
    QProcess process;
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, u"/usr/bin:/bin"_s);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(GPUWISE_SOURCE_FOLDER "/packaging/appimage/build.sh"),
                  QStringList{u"/nowhere"_s});
    QVERIFY(process.waitForFinished());
    if (process.exitCode() != 0)
        QVERIFY(process.readAllStandardError().contains("linuxdeploy"));
}

void RecipesTest::macBundle_namesItsFiles()
{
    const QString plist = recipe(u"macos/Info.plist.in"_s);
    QXmlStreamReader xml(plist);
    QHash<QString, QString> strings;
    QString key;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"key"_s)
            key = xml.readElementText();
        else if (xml.name() == u"string"_s)
            strings.insert(key, xml.readElementText());
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(strings.value(u"CFBundleExecutable"_s), u"gpuwise"_s);
    QCOMPARE(strings.value(u"CFBundleIdentifier"_s), u"@GPUWISE_APP_ID@"_s);
    QCOMPARE(strings.value(u"CFBundleShortVersionString"_s), u"@PROJECT_VERSION@"_s);
    const QString bundle = recipe(u"macos/bundle.cmake"_s);
    QVERIFY(bundle.contains(u"install(TARGETS gpuwise gpuwise-cli RUNTIME DESTINATION ${bundle}/MacOS)"_s));
    QVERIFY(bundle.contains(u"Resources/gpuwise"_s)); // where cataloguelocator.cpp looks
}

/// Whatever the installer writes into the registry, the uninstaller takes away.
void RecipesTest::windowsInstaller_leavesNothingBehind()
{
    const QString installer = recipe(u"windows/installer.cmake"_s);
    QVERIFY(installer.contains(u"set(CPACK_GENERATOR NSIS"_s));
    static const QRegularExpression written(u"WriteRegStr SHCTX \"([^\"]+)\""_s);
    static const QRegularExpression removed(u"DeleteRegKey SHCTX \"([^\"]+)\""_s);
    QStringList gone;
    for (auto it = removed.globalMatch(installer); it.hasNext();)
        gone.append(it.next().captured(1));
    int keys = 0;
    for (auto it = written.globalMatch(installer); it.hasNext(); ++keys) {
        const QString key = it.next().captured(1);
        const bool covered = std::any_of(gone.begin(), gone.end(), [&](const QString &each) {
            return key == each || key.startsWith(each % u'\\');
        });
        QVERIFY2(covered, qPrintable(key));
    }
    QVERIFY(keys >= 5);
    const QString program = recipe(u"windows/program.cmake"_s);
    QVERIFY(program.contains(u"install(TARGETS gpuwise gpuwise-cli "_s));
    QVERIFY(recipe(u"windows/gpuwise.rc.in"_s).contains(u"@GPUWISE_APP_ID@.ico"_s));
}

void RecipesTest::releaseSteps_sayWhatWasBuiltWhere()
{
    QFile file(QStringLiteral(GPUWISE_SOURCE_FOLDER "/docs/release.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString steps = QString::fromUtf8(file.readAll());
    for (const char *folder : {"packaging/debian", "packaging/rpm", "packaging/flatpak", "packaging/appimage",
                               "packaging/windows", "packaging/macos"})
        QVERIFY2(steps.contains(QRegularExpression(
                     u"\\| `%1` \\|.*\\|.*(built|not yet built)"_s.arg(QString::fromLatin1(folder)))),
                 folder);
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::RecipesTest)
#include "tst_recipes.moc"
