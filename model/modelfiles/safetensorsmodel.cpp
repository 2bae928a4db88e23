// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/safetensorsmodel.h"

#include <cmath>

namespace gpuwise {

namespace {

/// Without a config the tensors' own type tells how weights are stored, unless they are packed into integers.
QString precisionOfType(const QString &type)
{
    static constexpr std::pair<const char *, const char *> names[] = {
        {"BF16", "bf16"}, {"F16", "fp16"}, {"F32", "fp32"}, {"F8_E4M3", "fp8"}, {"F8_E5M2", "fp8"}};
    for (const auto &[dtype, id] : names)
        if (type == QLatin1StringView(dtype))
            return QString::fromLatin1(id);
    return {};
}

void takeParameters(double counted, ModelFileReport &report)
{
    ModelShape &shape = report.content.model.shape;
    if (!(counted > 0))
        return;
    if (!report.content.shapeKnown) {
        shape.params = shape.activeParams = counted;
        addFact(report, "params", counted, FactBasis::Counted, QStringLiteral("tensors"));
        return;
    }
    // Files may hold more than the text tower (vision, layers that predict further tokens): then the shape
    // counts.
    if (std::abs(counted / shape.params - 1) > 0.03)
        return;
    shape.activeParams *= counted / shape.params;
    shape.params = counted;
    addFact(report, "params", counted, FactBasis::Counted, QStringLiteral("tensors"));
}

void finishWithoutShape(ModelFileReport &report)
{
    if (report.content.shapeKnown)
        return;
    addRemark(report, FileRemarkId::OnlyWeightsKnown);
    addRemark(report, FileRemarkId::NoConfigBeside);
}

} // namespace

void describeSafetensors(const std::vector<SafetensorsPart> &parts, ModelFileReport &report)
{
    FileModel &content = report.content;
    TypeShares shares;
    double parameters = 0;
    content.weightBytes = 0;
    for (const SafetensorsPart &part : parts) {
        report.files.append(part.name);
        report.fileBytes += static_cast<double>(part.content.fileBytes);
        content.weightBytes += part.content.bytes;
        parameters += part.content.parameters;
        shares.add(part.content.shares);
        const quint64 end = part.content.headerBytes + part.content.dataBytes;
        if (part.content.fileBytes < end)
            addRemark(report, FileRemarkId::IncompleteDownload, QString::number(end - part.content.fileBytes),
                      part.name);
    }
    report.types = shares.sorted();
    if (report.types.empty())
        addRemark(report, FileRemarkId::NoTensors);
    takeParameters(parameters, report);
    if (!content.shapeKnown && !report.types.empty()) {
        content.precisionId = precisionOfType(report.types.front().type);
        content.model.nativePrecision = content.precisionId;
    }
    finishWithoutShape(report);
}

void describeIndexOnly(const ShardIndex &index, qsizetype missing, ModelFileReport &report)
{
    report.content.weightBytes = index.totalBytes;
    if (index.totalBytes > 0)
        addFact(report, "weight_bytes", index.totalBytes, FactBasis::Stated,
                QStringLiteral("metadata.total_size"));
    addRemark(report, FileRemarkId::ShardsMissing, QString::number(missing),
              QString::number(index.shards.size()));
    if (!report.content.shapeKnown) {
        // Two bytes a parameter is a guess; a stated number is none.
        const double params = index.totalParameters > 0 ? index.totalParameters : index.totalBytes / 2;
        report.content.model.shape.params = report.content.model.shape.activeParams = params;
        addFact(report, "params", params, index.totalParameters > 0 ? FactBasis::Stated : FactBasis::Assumed,
                index.totalParameters > 0 ? QStringLiteral("metadata.total_parameters")
                                          : QStringLiteral("metadata.total_size / 2"));
        if (index.totalParameters <= 0)
            addRemark(report, FileRemarkId::TypeNotStated);
    }
    finishWithoutShape(report);
}

} // namespace gpuwise
