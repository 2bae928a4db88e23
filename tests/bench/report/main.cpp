// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a report takes from the question to the finished PDF, and how large that is, beside a PDF of one
// line in the same run.
#include "model/report/report.h"
#include "model/session/session.h"
#include "tests/bench/line.h"
#include "tests/support/testsupport.h"
#include "ui/report/pdf.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>

namespace gpuwise::bench {

namespace {

constexpr int repeats = 7;
const QString ms = QStringLiteral("ms"), kilobytes = QStringLiteral("KB");
const QString oneLine = QStringLiteral("one line of text");

QByteArray plainPdf()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        QPainter painter(&writer);
        painter.drawText(QPoint(1000, 1000), QStringLiteral("GeForce RTX 4090"));
    }
    return buffer.data();
}

QByteArray report(std::size_t cards, std::vector<ReportSectionId> sections)
{
    ReportRequest request;
    request.catalogue = &shippedCatalogue();
    request.workload = exampleWorkload(Region::Us);
    for (const char *id :
         {"nvidia-rtx-5090-32gb", "nvidia-rtx-4090-24gb", "amd-radeon-rx-7900-xtx", "nvidia-rtx-3090-24gb",
          "nvidia-rtx-4060-ti-16gb", "nvidia-rtx-3060-12gb", "nvidia-h100-sxm5-80gb", "amd-instinct-mi300x"})
        if (request.cards.size() < cards && shippedCatalogue().gpu(QString::fromLatin1(id)))
            request.cards.push_back({QString::fromLatin1(id), 1});
    if (request.cards.size() != cards)
        qFatal("the catalogue lacks cards that the benchmark names");
    request.locale = QLocale(QStringLiteral("en"));
    request.today = QDate(2026, 11, 30);
    request.sections = std::move(sections);
    return makePdf(makeReport(request), Paper::A4);
}

double kilobytesOf(const QByteArray &pdf)
{
    return static_cast<double>(pdf.size()) / 1e3;
}

int run()
{
    QByteArray plain, four, eight;
    const double plainMs = bestMs(repeats, [&] { plain = plainPdf(); });
    const double fourMs = bestMs(repeats, [&] { four = report(4, shortReportSections()); });
    const double eightMs = bestMs(repeats, [&] { eight = report(8, {}); });
    if (plain.isEmpty() || four.isEmpty() || eight.isEmpty())
        return 1;
    print({QStringLiteral("PDF, 4 cards, the decision"), fourMs, plainMs, ms, oneLine, 300});
    print({QStringLiteral("its size"), kilobytesOf(four), kilobytesOf(plain), kilobytes, oneLine, 400});
    print({QStringLiteral("PDF, 8 cards, all sections"), eightMs, plainMs, ms, oneLine, 1000});
    print({QStringLiteral("its size"), kilobytesOf(eight), kilobytesOf(plain), kilobytes, oneLine});
    return 0;
}

} // namespace

} // namespace gpuwise::bench

int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    return gpuwise::bench::run();
}
