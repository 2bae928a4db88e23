// SPDX-License-Identifier: GPL-3.0-or-later
//
// The house keeps its rules: who may include whom, who may link whom, and nothing of ours outside the
// namespace (Qt Charts exports global class names such as `Bar`: a clash crashes).
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace gpuwise {

namespace {

struct SourceFile
{
    QString path; ///< relative to the source folder
    QStringList lines;
};

QStringList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
}

std::vector<SourceFile> sourceFiles()
{
    const QString root = QStringLiteral(GPUWISE_SOURCE_DIR "/");
    std::vector<SourceFile> files;
    for (const char *folder : {"model", "machine", "db", "ui", "app", "resources", "tests"}) {
        QDirIterator it(root + QLatin1StringView(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                        QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            files.push_back({path.mid(root.size()), linesOf(path)});
        }
    }
    std::sort(files.begin(), files.end(), [](const auto &a, const auto &b) { return a.path < b.path; });
    return files;
}

/// What files under `folder` must not include.
struct IncludeRule
{
    const char *folder;
    const char *forbidden; ///< regular expression over the include's text
    const char *why;
    const char *except = ""; ///< files under one of these prefixes ("a|b") are free
};

constexpr IncludeRule includeRules[] = {
    {"model/", "\"(ui|db|app|machine)/", "the model sees no other layer"},
    {"machine/", "\"(ui|db|app)/|\"model/(?!detect/|domain/)", "the machine knows what it reads, no more"},
    {"machine/", "<Q(Widget|Application|Painter|Sql)|<QtWidgets|<QtGui|<QtNetwork",
     "files and programs need Qt Core only"},
    {"model/detect/",
     "\"model/"
     "(estimate|advice|cases|accuracy|modelfiles|words|session|tables|charts|report|guide|claims|export)/",
     "what machines say knows the domain only"},
    {"model/",
     "<Q(Widget|Application|Painter|Color|Icon|Image|Pixmap|Font|Sql|Chart|Dialog|Action)|<QtWidgets|<QtGui|<"
     "QtSql|<QtCharts",
     "the model links Qt Core only"},
    {"model/domain/",
     "\"model/"
     "(estimate|advice|cases|accuracy|modelfiles|detect|words|session|tables|charts|report|guide|claims|"
     "export)/",
     "the domain knows only itself"},
    {"model/modelfiles/",
     "\"model/(estimate|advice|cases|accuracy|words|session|tables|charts|report|guide|claims|export)/",
     "files of strangers know the domain only"},
    {"model/estimate/",
     "\"model/(advice|cases|accuracy|words|session|tables|charts|report|guide|claims|export)/",
     "estimates know the domain only"},
    {"model/advice/", "\"model/(words|session|tables|charts|report|guide|claims|export)/",
     "advice builds no sentences"},
    {"db/", "\"(ui|app|machine)/|\"model/(?!domain/)", "the database knows the domain only"},
    {"ui/", "\"(db|app|machine)/", "the window knows the model only"},
    {"ui/", "<QtCharts|<QChart|<QBarS|<QScatterSeries|<QLineSeries|<QValueAxis|<QSql",
     "Qt Charts stays in ui/charts", "ui/charts/"},
    {"ui/reportfiles/", "<QWidget|<QApplication|<QtWidgets|<QLabel|<QDialog",
     "files are written without widgets"},
    {"ui/", "<xlsxwriter", "libxlsxwriter stays in ui/reportfiles", "ui/reportfiles/"},
    {"app/", "<xlsxwriter", "libxlsxwriter stays in ui/reportfiles"},
    {"db/", "<sqlite3", "SQLite's C interface is for files of strangers and the catalogue only",
     "db/import/|db/cataloguefile."},
    {"app/", "<sqlite3", "SQLite's C interface is for files of strangers and the catalogue only"},
    {"model/", "<xlsxwriter", "the model links Qt Core only"},
    {"ui/report/", "<QWidget|<QApplication|<QtWidgets|<QLabel|<QDialog", "the printer works without widgets"},
    {"ui/charts/", "<QSql", "the window knows no SQL"},
};

/// Which libraries each of ours may link.
const QHash<QString, QStringList> &allowedLinks()
{
    const auto list = [](const char *text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };
    static const QHash<QString, QStringList> allowed{
        {QStringLiteral("gpuwise_domain"), list("Qt6::Core")},
        {QStringLiteral("gpuwise_modelfiles"), list("gpuwise_domain")},
        {QStringLiteral("gpuwise_engine"), list("gpuwise_domain")},
        {QStringLiteral("gpuwise_detect"), list("gpuwise_domain")},
        {QStringLiteral("gpuwise_machine"), list("gpuwise_detect Qt6::Core")},
        {QStringLiteral("gpuwise_present"), list("gpuwise_engine gpuwise_detect")},
        {QStringLiteral("gpuwise_sessionfiles"), list("gpuwise_present gpuwise_modelfiles")},
        {QStringLiteral("gpuwise_export"), list("gpuwise_present")},
        {QStringLiteral("gpuwise_i18n"), list("Qt6::Core")},
        {QStringLiteral("gpuwise_db"), list("gpuwise_domain Qt6::Core Qt6::Sql PkgConfig::sqlite3")},
        {QStringLiteral("gpuwise_tokens"), list("gpuwise_present Qt6::Gui")},
        {QStringLiteral("gpuwise_print"), list("gpuwise_present gpuwise_tokens Qt6::Gui")},
        {QStringLiteral("gpuwise_reportfiles"),
         list("gpuwise_export gpuwise_print gpuwise_tokens gpuwise_present Qt6::Gui PkgConfig::xlsxwriter")},
        {QStringLiteral("gpuwise_ui"), list("gpuwise_present gpuwise_export gpuwise_modelfiles "
                                            "gpuwise_sessionfiles gpuwise_print gpuwise_reportfiles "
                                            "gpuwise_tokens gpuwise_widgets gpuwise_charts "
                                            "Qt6::Widgets Qt6::Svg Qt6::Gui Qt6::PrintSupport")},
        {QStringLiteral("gpuwise_charts"), list("gpuwise_present gpuwise_export gpuwise_tokens "
                                                "gpuwise_widgets Qt6::Widgets Qt6::Charts Qt6::Svg")},
        {QStringLiteral("gpuwise_widgets"),
         list("gpuwise_present gpuwise_tokens Qt6::Widgets Qt6::Svg Qt6::Gui")},
        {QStringLiteral("gpuwise_cli"),
         list("gpuwise_present gpuwise_modelfiles gpuwise_sessionfiles gpuwise_db "
              "gpuwise_reportfiles gpuwise_machine gpuwise_i18n Qt6::Core Qt6::Gui")},
        {QStringLiteral("gpuwise_window"), list("gpuwise_ui gpuwise_present gpuwise_sessionfiles "
                                                "gpuwise_machine gpuwise_db gpuwise_i18n Qt6::Widgets")},
    };
    return allowed;
}

} // namespace

class ArchitectureTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void includes_followTheArrows();
    void links_followTheArrows();
    void names_liveInTheNamespace();
    void everyFile_namesItsLicence();
    void rules_catchWhatTheyForbid();
};

static QStringList includeBreaches(const SourceFile &file)
{
    QStringList breaches;
    for (const IncludeRule &rule : includeRules) {
        if (!file.path.startsWith(QLatin1StringView(rule.folder)))
            continue;
        const QStringList free = QString::fromLatin1(rule.except).split(u'|', Qt::SkipEmptyParts);
        if (std::any_of(free.begin(), free.end(),
                        [&](const QString &prefix) { return file.path.startsWith(prefix); }))
            continue;
        const QRegularExpression forbidden(
            QStringLiteral("^\\s*#\\s*include\\s*(?:%1)").arg(QLatin1StringView(rule.forbidden)));
        for (qsizetype i = 0; i < file.lines.size(); ++i)
            if (forbidden.match(file.lines[i]).hasMatch())
                breaches +=
                    QStringLiteral("%1:%2: %3 (%4)")
                        .arg(file.path, QString::number(i + 1), file.lines[i], QLatin1StringView(rule.why));
    }
    return breaches;
}

/// A class, struct or enum that starts at the first column before any namespace was opened.
static QStringList namespaceBreaches(const SourceFile &file)
{
    static const QRegularExpression definition(
        QStringLiteral("^(?:class|struct|enum(?: class)?)\\s+\\w+[^;]*$"));
    static const QRegularExpression opens(QStringLiteral("^namespace gpuwise\\b"));
    static const QRegularExpression closes(QStringLiteral("^\\} // namespace gpuwise"));
    QStringList breaches;
    bool inside = false;
    for (qsizetype i = 0; i < file.lines.size(); ++i) {
        if (opens.match(file.lines[i]).hasMatch())
            inside = true;
        else if (closes.match(file.lines[i]).hasMatch())
            inside = false;
        else if (!inside && definition.match(file.lines[i]).hasMatch())
            breaches += QStringLiteral("%1:%2: %3").arg(file.path, QString::number(i + 1), file.lines[i]);
    }
    return breaches;
}

void ArchitectureTest::includes_followTheArrows()
{
    const auto files = sourceFiles();
    QVERIFY(files.size() > 30);
    QStringList breaches;
    for (const SourceFile &file : files)
        if (!file.path.startsWith(QLatin1StringView("tests/")))
            breaches += includeBreaches(file);
    QVERIFY2(breaches.isEmpty(), qPrintable(breaches.join(QLatin1Char('\n'))));
}

void ArchitectureTest::links_followTheArrows()
{
    const QStringList lines = linesOf(QStringLiteral(GPUWISE_LINKS_FILE));
    int checked = 0;
    for (const QString &line : lines) {
        const qsizetype colon = line.indexOf(QLatin1StringView(": "));
        if (colon < 0)
            continue;
        const QString library = line.left(colon);
        QVERIFY2(allowedLinks().contains(library),
                 qPrintable(library + QStringLiteral(" has no rule: add one")));
        static const QRegularExpression target(
            QStringLiteral("^(gpuwise_|Qt6::|PkgConfig::)\\w+$")); // not CMake's own additions
        for (const QString &linked : line.mid(colon + 2).split(QLatin1Char(' ')))
            if (target.match(linked).hasMatch() && !linked.contains(QLatin1StringView("_resources_")))
                QVERIFY2(allowedLinks().value(library).contains(linked),
                         qPrintable(QStringLiteral("%1 may not link %2").arg(library, linked)));
        ++checked;
    }
    QVERIFY(checked >= 5);
}

void ArchitectureTest::names_liveInTheNamespace()
{
    QStringList breaches;
    for (const SourceFile &file : sourceFiles())
        breaches += namespaceBreaches(file);
    QVERIFY2(breaches.isEmpty(), qPrintable(breaches.join(QLatin1Char('\n'))));
}

void ArchitectureTest::everyFile_namesItsLicence()
{
    for (const SourceFile &file : sourceFiles())
        QVERIFY2(file.lines.value(0).contains(QLatin1StringView("SPDX-License-Identifier: GPL-3.0-or-later")),
                 qPrintable(file.path));
}

void ArchitectureTest::rules_catchWhatTheyForbid()
{
    const auto breach = [](const char *path, const char *line) {
        return includeBreaches({QString::fromLatin1(path), {QString::fromLatin1(line)}}).size();
    };
    QVERIFY(breach("model/estimate/x.cpp", "#include <QWidget>"));
    QVERIFY(breach("model/session/x.h", "#include \"db/connection.h\""));
    QVERIFY(breach("db/x.cpp", "#include \"model/advice/advisor.h\""));
    QVERIFY(breach("ui/compare/x.cpp", "#include <QChartView>"));
    QVERIFY(!breach("ui/charts/x.cpp", "#include <QChartView>"));
    QVERIFY(!breach("db/x.cpp", "#include \"model/domain/gpu.h\""));
    QVERIFY(!namespaceBreaches({QStringLiteral("a.h"), {QStringLiteral("class Bar : public QWidget")}})
                 .isEmpty());
    QVERIFY(namespaceBreaches({QStringLiteral("a.h"), {QStringLiteral("class QWidget;")}}).isEmpty());
}

} // namespace gpuwise

QTEST_GUILESS_MAIN(gpuwise::ArchitectureTest)
#include "tst_architecture.moc"
