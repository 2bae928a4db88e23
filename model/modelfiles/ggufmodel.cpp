// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/ggufmodel.h"

#include "model/modelfiles/ggufshape.h"
#include "model/modelfiles/gguftensors.h"

#include <cmath>

namespace gpuwise {

namespace {

constexpr int mostParts = 10'000;

struct FileTypeName
{
    int id; ///< llama_ftype of llama.h
    const char *precision;
};

constexpr FileTypeName fileTypes[] = {
    {0, "fp32"},        {1, "gguf_f16"},    {2, "q4_0"},        {3, "q4_1"},        {7, "q8_0"},
    {8, "q5_0"},        {9, "q5_1"},        {10, "q2_k"},       {11, "q3_k_s"},     {12, "q3_k_m"},
    {13, "q3_k_l"},     {14, "q4_k_s"},     {15, "q4_k_m"},     {16, "q5_k_s"},     {17, "q5_k_m"},
    {18, "q6_k"},       {19, "iq2_xxs"},    {20, "iq2_xs"},     {21, "q2_k_s"},     {22, "iq3_xs"},
    {23, "iq3_xxs"},    {24, "iq1_s"},      {25, "iq4_nl"},     {26, "iq3_s"},      {27, "iq3_m"},
    {28, "iq2_s"},      {29, "iq2_m"},      {30, "iq4_xs"},     {31, "iq1_m"},      {32, "gguf_bf16"},
    {36, "ggml_tq1_0"}, {37, "ggml_tq2_0"}, {38, "ggml_mxfp4"}, {39, "ggml_nvfp4"},
};

/// What stands in values that nothing here depends on, but that a healthy file would not hold.
void remarkOddValues(const GgufContent &content, ModelFileReport &report)
{
    for (auto it = content.metadata.cbegin(); it != content.metadata.cend(); ++it) {
        const bool real = it->type == GgufValueType::F32 || it->type == GgufValueType::F64;
        if (real && !std::isfinite(it->real))
            addRemark(report, FileRemarkId::UnusedValueOdd, QString::fromUtf8(it.key()),
                      QString::number(it->real));
        if (it->type == GgufValueType::Bool && it->natural > 1)
            addRemark(report, FileRemarkId::UnusedValueOdd, QString::fromUtf8(it.key()),
                      QString::number(it->natural));
    }
}

void describeName(const GgufMetadata &metadata, ModelFileReport &report)
{
    QString stated;
    if (const GgufValue *value = metadata.find("general.name"); value && value->type == GgufValueType::Text) {
        stated = QString::fromUtf8(value->text);
        if (value->length == static_cast<quint64>(value->text.size()) && !value->text.isValidUtf8())
            addRemark(report, FileRemarkId::NameNotUtf8);
    }
    report.content.model.name = modelName(stated, report.content.path);
}

void describeExtent(const GgufPart &part, ModelFileReport &report)
{
    const GgufContent &content = part.content;
    report.files.append(part.name);
    report.fileBytes += static_cast<double>(content.fileBytes);
    if (content.tensors.empty())
        return;
    const quint64 end = content.dataOffset + content.dataBytes;
    const quint64 padding = content.alignment; // the last tensor need not be padded
    if (content.fileBytes + padding <= end)
        addRemark(report, FileRemarkId::IncompleteDownload, QString::number(end - content.fileBytes),
                  part.name);
    else if (content.fileBytes > end)
        addRemark(report, FileRemarkId::BytesAfterTensors, QString::number(content.fileBytes - end),
                  part.name);
}

} // namespace

QString precisionOfFileType(int fileType)
{
    for (const FileTypeName &known : fileTypes)
        if (known.id == fileType)
            return QString::fromLatin1(known.precision);
    return {};
}

GgufSplit splitOf(const GgufContent &content)
{
    const GgufMetadata metadata(content);
    GgufSplit split;
    split.count = metadata.whole("split.count", 0, mostParts).value_or(1);
    split.count = std::max(1, split.count);
    split.number = metadata.whole("split.no", 0, split.count - 1).value_or(0) + 1;
    return split;
}

ModelFileReport describeGguf(const std::vector<GgufPart> &parts, int partCount, const QString &path)
{
    ModelFileReport report;
    report.kind = ModelFileKind::Gguf;
    report.content.path = path;
    const GgufContent &first = parts.front().content;
    const GgufMetadata metadata(first);
    report.architecture = metadata.architecture();
    describeName(metadata, report);
    for (const GgufPart &part : parts)
        describeExtent(part, report);

    const bool whole = static_cast<int>(parts.size()) == partCount;
    if (!whole)
        addRemark(report, FileRemarkId::PartOfSplit, QString::number(splitOf(first).number),
                  QString::number(partCount));
    const GgufTensors tensors = sumTensors(parts, metadata);
    report.types = tensors.types;
    report.content.weightBytes = tensors.bytes;
    if (report.types.empty())
        addRemark(report, FileRemarkId::NoTensors);
    if (const auto fileType = metadata.whole("general.file_type", 0, 100'000))
        report.content.precisionId = precisionOfFileType(*fileType);
    readGgufShape(metadata, tensors, whole, report);
    remarkOddValues(first, report);
    return report;
}

} // namespace gpuwise
