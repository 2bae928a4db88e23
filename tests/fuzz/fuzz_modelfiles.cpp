// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes are a result: a refusal with a sentence, or a report whose numbers the engine can take. One kind
// of file for each program: GPUWISE_FUZZ_KIND.
#include "model/estimate/kvcache.h"
#include "model/estimate/memory.h"
#include "model/modelfiles/modelfile.h"

#include <QBuffer>

#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace gpuwise;

void require(bool holds)
{
    if (!holds)
        std::abort();
}

bool isInert(const QString &text)
{
    return std::none_of(text.begin(), text.end(),
                        [](QChar c) { return c.category() == QChar::Other_Control; });
}

void checkNumbers(const ModelFileReport &report)
{
    const ModelShape &shape = report.content.model.shape;
    require(shape.layers >= 0 && shape.layers <= maxLayers);
    for (const double amount :
         {shape.params, shape.activeParams, report.content.weightBytes, report.fileBytes, shape.visionParams,
          shape.linearStateElementsPerLayer, report.bitsPerWeight()})
        require(std::isfinite(amount) && amount >= 0);
    if (!report.content.shapeKnown)
        return;
    require(shape.layers > 0 && shape.hidden > 0);
    for (const double tokens : {1.0, 4096.0, 1e6})
        require(std::isfinite(kvRates(shape, 16).bytes(tokens)));
    Question question;
    question.shape = &shape;
    std::optional<LlamaCppPlan> plan;
    if (report.content.llamaCpp)
        plan = planFor(*report.content.llamaCpp, GgufType::None);
    question.llamaCpp = plan ? &*plan : nullptr;
    const MemoryEstimate estimate = estimateMemory(question);
    if (estimate.isValid())
        require(std::isfinite(estimate.total.expected) && estimate.total.expected >= 0);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QByteArray bytes =
        QByteArray::fromRawData(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    const ModelFileResult result =
        readModelFile(device, ModelFileKind::GPUWISE_FUZZ_KIND, QStringLiteral("folder/file"));
    if (const auto *problem = std::get_if<FileProblem>(&result)) {
        const QString text = problemText(*problem);
        require(text.startsWith(QLatin1StringView("file: ")) && isInert(text));
        return 0;
    }
    const auto &report = std::get<ModelFileReport>(result);
    require(isInert(report.content.model.name));
    for (const FileRemark &remark : report.remarks)
        require(isInert(remarkText(remark)));
    for (const FileFact &fact : report.facts)
        require(isInert(fact.value) && isInert(fact.where));
    checkNumbers(report);
    return 0;
}
