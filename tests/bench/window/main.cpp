// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the pages "Fit" and "Cards" take to follow a slider: from the edit to the last painted pixel, at
// 1280x800, with the page in sight; the median of a drag. Beside it the same window repainted without an
// edit, so that machines can be compared.
#include "tests/bench/line.h"
#include "tests/window/stage.h"

#include <QApplication>

#include <cmath>
#include <vector>

namespace gpuwise::bench {

namespace {

constexpr double wantedMs = 16;
constexpr int frames = 120;

template <typename Step> double medianMs(Stage &stage, Step step)
{
    std::vector<double> ms;
    for (int frame = 0; frame < frames; ++frame)
        ms.push_back(msOf([&] {
            step(frame);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            stage.window().repaint(); // everything in sight, now
        }));
    return median(std::move(ms));
}

void show(Stage &stage, const char *page)
{
    for (int i = 0; i < stage.window().pageCount(); ++i)
        if (stage.window().page(i)->objectName() == QLatin1StringView(page))
            stage.window().showPage(i);
    settle();
    if (!stage.isVisible(QLatin1StringView(page)))
        qFatal("there is no page %s", page);
}

void drag(Stage &stage, const QString &page)
{
    const auto report = [](const QString &name, double ms, double plain) {
        print({name, ms, plain, QStringLiteral("ms"), QStringLiteral("repaint alone"), wantedMs});
    };
    const double plain = medianMs(stage, [](int) {});
    const double size = medianMs(stage, [&stage](int frame) { // 7B to 70B, as a slider runs
        ModelAnswer answer = stage.session().workload().model;
        answer.modelId.clear();
        answer.sizeBillions = 7 * std::pow(10.0, frame / static_cast<double>(frames - 1));
        stage.session().setModel(answer);
    });
    report(QStringLiteral("dragging the size, page %1").arg(page), size, plain);
    const double context = medianMs(stage, [&stage](int frame) {
        TaskAnswer answer = stage.session().workload().task;
        answer.inference.contextTokens = 2048 + 256 * frame;
        stage.session().setTask(answer);
    });
    report(QStringLiteral("dragging the context, page %1").arg(page), context, plain);
}

int run()
{
    Stage stage;
    show(stage, "fitPage");
    drag(stage, QStringLiteral("Fit"));
    show(stage, "cardsPage");
    drag(stage, QStringLiteral("Cards"));
    return 0;
}

} // namespace

} // namespace gpuwise::bench

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    return gpuwise::bench::run();
}
