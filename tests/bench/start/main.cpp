// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the programs take to start, each beside the least that such a program can be, in the same run: the
// window beside an empty main window with a chart view, an answer on the command line beside an empty
// QCoreApplication. Starts take turns, so that a busy moment hits all of them; the medians are compared.
// Memory is what the system counts for the process when the first picture stands.
#include "app/application.h"
#include "tests/support/testsupport.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>
#include <QtCharts/QChartView>

#include <algorithm>
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

    double medianMs() { return median(ms); }
    double medianMiB() { return static_cast<double>(median(kib)) / 1024; }

private:
    template <typename T> static T median(std::vector<T> &values)
    {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    }
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
    QTextStream out(stdout);
    const QTemporaryDir home; // nobody's own session and settings
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        environment.insert(QString::fromLatin1(name), home.path());
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("*.warning=false"));
    const QString cli = QStringLiteral(GPUWISE_CLI_PROGRAM);
    std::vector<Program> programs{
        {"an empty chart window", self, {QStringLiteral("--empty-window")}},
        {"the window", self, {QStringLiteral("--window")}},
        {"an empty QCoreApplication", self, {QStringLiteral("--empty-console")}},
        {"a verdict of gpuwise-cli",
         cli,
         {QStringLiteral("fit"), QStringLiteral("--params"), QStringLiteral("32B"), QStringLiteral("--gpu"),
          QStringLiteral("RTX 4090")}},
    };
    for (int round = 0; round < rounds; ++round)
        for (Program &program : programs)
            if (!startOnce(program, environment)) {
                out << program.path << ' ' << program.arguments.join(u' ') << " did not start\n";
                return 1;
            }
    for (Program &program : programs)
        out << QString::fromLatin1(program.name).leftJustified(28)
            << QString::number(program.medianMs(), 'f', 0) << " ms"
            << (program.path == self
                    ? QStringLiteral(", %1 MiB").arg(QString::number(program.medianMiB(), 'f', 0))
                    : QString())
            << '\n';
    const double start = programs[1].medianMs() / programs[0].medianMs();
    const double memory = programs[1].medianMiB() / std::max(1.0, programs[0].medianMiB());
    const auto ratio = [&out](const char *name, double value, double wanted) {
        out << QString::fromLatin1(name).leftJustified(28) << QString::number(value, 'f', 2) << " x"
            << (value > wanted ? QStringLiteral("; above the %1 that are wanted").arg(wanted) : QString())
            << '\n';
    };
    ratio("start, against empty", start, wantedStart);
    ratio("memory, against empty", memory, wantedMemory);
    ratio("verdict, against empty", programs[3].medianMs() / programs[2].medianMs(), 100);
    return 0;
}

} // namespace

} // namespace gpuwise::bench

int main(int argc, char *argv[])
{
    const QByteArray role = argc > 1 ? argv[1] : "";
    if (role == "--empty-window")
        return gpuwise::bench::emptyWindow(argc, argv);
    if (role == "--window")
        return gpuwise::bench::wholeWindow(argc, argv);
    if (role == "--empty-console")
        return gpuwise::bench::emptyConsole(argc, argv);
    QCoreApplication qt(argc, argv);
    return gpuwise::bench::run(QCoreApplication::applicationFilePath());
}
