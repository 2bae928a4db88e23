// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the programs take to start, each beside the least that such a program can be, in the same run: the
// window beside an empty main window with a chart view, an answer on the command line beside an empty
// QCoreApplication. Starts take turns, so that a busy moment hits all of them; the medians are compared.
// Memory is what the system counts for the process when the first picture stands.
#include "app/application.h"
#include "tests/bench/line.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QLabel>
#include <QMainWindow>
#include <QProcess>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtCharts/QChartView>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace gpuwise::bench {

namespace {

constexpr int rounds = 11;
constexpr double wantedStart = 1.5, wantedMemory = 2;

qint64 residentKiB() ///< 0: this system does not say
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList lines = status.readAll().split('\n');
    for (const QByteArray &line : lines)
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toLongLong();
    return 0;
}

/// Says on standard output that the first picture stands, and ends the program. The window paints itself
/// while it is told that it came into sight; what it has put off until then is not waited for.
class FirstPaint final : public QObject
{
public:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        m_painted = m_painted || (event->type() == QEvent::Paint && qobject_cast<QWidget *>(object));
        if (event->type() != QEvent::Expose || m_inside)
            return false;
        m_inside = true;
        QCoreApplication::sendEvent(object, event);
        m_inside = false;
        if (m_painted) {
            std::printf("%lld\n", static_cast<long long>(residentKiB()));
            std::fflush(stdout);
            std::_Exit(0);
        }
        return true;
    }

private:
    bool m_inside = false;
    bool m_painted = false;
};

int emptyWindow(int argc, char *argv[])
{
    QApplication qt(argc, argv);
    FirstPaint paint;
    qt.installEventFilter(&paint);
    QMainWindow window;
    window.setCentralWidget(new QChartView(&window));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}

/// The empty window with one line of text in our fonts: what any window costs that says something in both
/// scripts.
int labelledWindow(int argc, char *argv[])
{
    QApplication qt(argc, argv);
    const ThemeKeeper theme(qt);
    FirstPaint paint;
    qt.installEventFilter(&paint);
    QMainWindow window;
    window.setCentralWidget(new QChartView(&window));
    window.statusBar()->addWidget(new QLabel(QStringLiteral("Fits 显卡 42")));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}

int wholeWindow(int argc, char *argv[])
{
    QApplication qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("gpuwise"));
    QApplication::setOrganizationName(QStringLiteral("gpuwise"));
    FirstPaint paint;
    qt.installEventFilter(&paint);
    Application application(qt, parseWindowOptions({QStringLiteral("--size"), QStringLiteral("1280x800")}));
    return application.run();
}

int emptyConsole(int argc, char *argv[])
{
    QCoreApplication qt(argc, argv);
    std::printf("%lld\n", static_cast<long long>(residentKiB()));
    return 0;
}

struct Program
{
    const char *name;
    QString path;
    QStringList arguments;
    std::vector<double> ms{};
    std::vector<qint64> kib{};

    double medianMs() const { return median(ms); }
    double medianMiB() const { return static_cast<double>(median(kib)) / 1024; }
};

bool startOnce(Program &program, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    QElapsedTimer timer;
    timer.start();
    process.start(program.path, program.arguments);
    if (!process.waitForReadyRead())
        return false;
    program.ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    program.kib.push_back(process.readLine().trimmed().toLongLong());
    return process.waitForFinished();
}

int run(const QString &self)
{
    const QTemporaryDir home; // nobody's own session and settings
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        environment.insert(QString::fromLatin1(name), home.path());
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("*.warning=false"));
    const QString cli = QStringLiteral(GPUWISE_CLI_PROGRAM);
    std::vector<Program> programs{
        {"empty chart window", self, {QStringLiteral("--empty-window")}},
        {"the window", self, {QStringLiteral("--window")}},
        {"the empty window with a line of text", self, {QStringLiteral("--labelled-window")}},
        {"empty QCoreApplication", self, {QStringLiteral("--empty-console")}},
        {"a verdict of gpuwise-cli",
         cli,
         {QStringLiteral("fit"), QStringLiteral("--params"), QStringLiteral("32B"), QStringLiteral("--gpu"),
          QStringLiteral("RTX 4090")}},
    };
    for (int round = 0; round < rounds; ++round)
        for (Program &program : programs)
            if (!startOnce(program, environment)) {
                remark(program.path + u' ' + program.arguments.join(u' ') + QStringLiteral(" did not start"));
                return 1;
            }
    const Program &emptyWindow = programs[0], &window = programs[1], &labelled = programs[2],
                  &emptyConsole = programs[3], &verdict = programs[4];
    const auto beside = [](const char *name) { return QString::fromLatin1(name); };
    print({QStringLiteral("start of the window"),
           window.medianMs(),
           emptyWindow.medianMs(),
           QStringLiteral("ms"),
           beside(emptyWindow.name),
           {},
           wantedStart});
    print({QStringLiteral("start of the empty window with a line of text"), labelled.medianMs(),
           emptyWindow.medianMs(), QStringLiteral("ms"), beside(emptyWindow.name)});
    print({QStringLiteral("memory of the window"),
           window.medianMiB(),
           emptyWindow.medianMiB(),
           QStringLiteral("MiB"),
           beside(emptyWindow.name),
           {},
           wantedMemory});
    print({QStringLiteral("a verdict of gpuwise-cli"), verdict.medianMs(), emptyConsole.medianMs(),
           QStringLiteral("ms"), beside(emptyConsole.name)});
    return 0;
}

} // namespace

} // namespace gpuwise::bench

int main(int argc, char *argv[])
{
    const QByteArray role = argc > 1 ? argv[1] : "";
    if (role == "--empty-window")
        return gpuwise::bench::emptyWindow(argc, argv);
    if (role == "--labelled-window")
        return gpuwise::bench::labelledWindow(argc, argv);
    if (role == "--window")
        return gpuwise::bench::wholeWindow(argc, argv);
    if (role == "--empty-console")
        return gpuwise::bench::emptyConsole(argc, argv);
    QCoreApplication qt(argc, argv);
    return gpuwise::bench::run(QCoreApplication::applicationFilePath());
}
