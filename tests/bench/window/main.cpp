// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the page "Fit" takes to follow a slider: from the edit to the last painted pixel, at 1280x800,
// with the page in sight. Beside it the same window repainted without an edit, so that machines can be
// compared.
#include "tests/window/stage.h"
#include "ui/fit/fitview.h"

#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <cmath>
#include <vector>

namespace gpuwise::bench {

namespace {

constexpr double wantedMs = 16;
constexpr int frames = 120;

struct Times
{
    double median = 0, p95 = 0, most = 0;
};

Times timesOf(std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    return {ms[ms.size() / 2], ms[ms.size() * 95 / 100], ms.back()};
}

template <typename Step> Times measure(Stage &stage, Step step)
{
    std::vector<double> ms;
    for (int frame = 0; frame < frames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        step(frame);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        stage.window().repaint(); // everything in sight, now
        ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return timesOf(std::move(ms));
}

int run()
{
    QTextStream out(stdout);
    Stage stage;
    for (int i = 0; i < stage.window().pageCount(); ++i)
        if (stage.window().page(i)->objectName() == QLatin1StringView("fitPage"))
            stage.window().showPage(i);
    settle();
    const auto report = [&out](const char *name, const Times &times, bool wanted) {
        out << QString::fromLatin1(name).leftJustified(28) << QString::number(times.median, 'f', 1)
            << " ms median, " << QString::number(times.p95, 'f', 1) << " ms p95, "
            << QString::number(times.most, 'f', 1) << " ms at most"
            << (wanted && times.median > wantedMs ? "; above the 16 ms that are wanted" : "") << '\n';
    };
    const Times plain = measure(stage, [](int) {});
    report("repaint alone", plain, false);
    const Times size = measure(stage, [&stage](int frame) { // 7B to 70B, as a slider runs
        ModelAnswer answer = stage.session().workload().model;
        answer.modelId.clear();
        answer.sizeBillions = 7 * std::pow(10.0, frame / static_cast<double>(frames - 1));
        stage.session().setModel(answer);
    });
    report("dragging the size", size, true);
    const Times context = measure(stage, [&stage](int frame) {
        TaskAnswer answer = stage.session().workload().task;
        answer.inference.contextTokens = 2048 + 256 * frame;
        stage.session().setTask(answer);
    });
    report("dragging the context", context, true);
    out << "size against repaint alone  " << QString::number(size.median / plain.median, 'f', 2) << " x\n";
    return 0;
}

} // namespace

} // namespace gpuwise::bench

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    return gpuwise::bench::run();
}
