// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/machinereader.h"

#include "model/detect/identify.h"
#include "model/detect/readings.h"

#ifdef Q_OS_WIN
#include "machine/dxgi.h"
#endif

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace gpuwise {

namespace {

using Reader = std::function<Reading(const QByteArray &)>;

/// A program whose output is read, and the file that a recorded machine has instead.
struct Tool
{
    QString program;
    QStringList arguments;
    QString recordedFile;
    Reader read;
};

Reading fromFile(const QString &folder, const Tool &tool)
{
    const QFileInfo info(QDir(folder).filePath(tool.recordedFile));
    Reading reading;
    reading.look = {tool.program, info.filePath(), LookResult::NotThere};
    if (!info.isFile()) // a fifo would never end
        return reading;
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly)) {
        reading.look.result = LookResult::Failed;
        return reading;
    }
    reading = tool.read(file.read(mostOutputBytes + 1));
    reading.look.place = info.filePath();
    return reading;
}

Reading fromProgram(const Tool &tool, const MachineSource &source, const CancelCheck &isCancelled)
{
    Reading reading;
    reading.look = {tool.program, findProgram(tool.program, source.programFolders), LookResult::NotThere};
    if (reading.look.place.isEmpty())
        return reading;
    if (isCancelled && isCancelled()) {
        reading.look.result = LookResult::Cancelled;
        return reading;
    }
    const QString place = reading.look.place;
    const ProgramRun run = runProgram(place, tool.arguments, source.limits, isCancelled);
    if (run.result == LookResult::Read)
        reading = tool.read(run.output);
    else
        reading.look.result = run.result;
    reading.look.place = place;
    reading.look.exitCode = run.exitCode;
    return reading;
}

class Collector
{
public:
    Collector(const MachineSource &source, const CancelCheck &isCancelled)
        : m_source(source)
        , m_isCancelled(isCancelled)
    {}

    bool isRecorded() const { return !m_source.recorded.isEmpty(); }

    /// Was it there, and understood?
    bool ask(const Tool &tool)
    {
        m_readings.push_back(isRecorded() ? fromFile(m_source.recorded, tool)
                                          : fromProgram(tool, m_source, m_isCancelled));
        return m_readings.back().look.result == LookResult::Read;
    }
    void take(Reading reading) { m_readings.push_back(std::move(reading)); }

    const std::vector<Reading> &readings() const { return m_readings; }
    std::optional<DetectedFact> systemMemory;

private:
    const MachineSource &m_source;
    const CancelCheck &m_isCancelled;
    std::vector<Reading> m_readings;
};

void askNvidia(Collector &collector)
{
    collector.ask(
        {QStringLiteral("nvidia-smi"),
         {QStringLiteral("--query-gpu=") + nvidiaSmiColumns(), QStringLiteral("--format=csv,noheader")},
         QStringLiteral("nvidia-smi.txt"),
         [](const QByteArray &output) { return readNvidiaSmi(output); }});
}

void askAmd(Collector &collector)
{
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
    const bool answered = collector.ask(
        {QStringLiteral("amd-smi"), words("static --asic --bus --vram --json"),
         QStringLiteral("amd-smi.json"), [](const QByteArray &output) { return readAmdSmi(output); }});
    if (!answered) // the older tool for the same
        collector.ask({QStringLiteral("rocm-smi"),
                       words("--showproductname --showid --showbus --showmeminfo vram --json"),
                       QStringLiteral("rocm-smi.json"),
                       [](const QByteArray &output) { return readRocmSmi(output); }});
}

void askMac(Collector &collector)
{
    collector.ask({QStringLiteral("system_profiler"),
                   {QStringLiteral("SPDisplaysDataType"), QStringLiteral("SPHardwareDataType"),
                    QStringLiteral("-json")},
                   QStringLiteral("system_profiler.json"),
                   [&collector](const QByteArray &output) {
                       return readSystemProfiler(output, &collector.systemMemory);
                   }});
}

} // namespace

Machine readMachine(const Catalogue &catalogue, const MachineSource &source, const CancelCheck &isCancelled)
{
    Collector collector(source, isCancelled);
#if defined(Q_OS_MACOS)
    constexpr bool mac = true, linuxTree = false;
#elif defined(Q_OS_WIN)
    constexpr bool mac = false, linuxTree = false;
    if (!collector.isRecorded())
        collector.take(readDxgi(dxgiAdapters()));
#else
    constexpr bool mac = false, linuxTree = true;
#endif
    if (collector.isRecorded() || linuxTree) {
        collector.systemMemory = readMemInfo(source.recorded);
        collector.take(readSysfs(source.recorded));
    }
    if (collector.isRecorded() || !mac) {
        askNvidia(collector);
        askAmd(collector);
    }
    if (collector.isRecorded() || mac)
        askMac(collector);
    Machine machine = machineOf(catalogue, collector.readings(), collector.systemMemory);
    machine.cancelled = isCancelled && isCancelled();
    return machine;
}

} // namespace gpuwise
