// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/memorycases.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// Which parts the words say are quantised. Parts that are not named keep 16 bits.
void setParts(const CaseRow &row, CaseQuestion &asked)
{
    const QString words = row.text("precision_or_quant"_L1).toLower();
    ImageDetail &detail = asked.question.imageDetail;
    double &bits = asked.question.weights.bitsPerWeight;
    const double quantised = bits;
    detail.encoderBits = quantised;
    detail.smallEncoderBits = 16;
    if (words.contains("transformer only"_L1))
        detail.encoderBits = 16;
    if (words.contains("transformer"_L1) && !words.contains("text encoder"_L1))
        detail.encoderBits = 16;
    const qsizetype encoders = words.indexOf(QRegularExpression(u"\\+ te\\d"_s));
    if (encoders >= 0) {
        const QString which = words.mid(encoders);
        detail.encoderBits = which.contains(u'3') ? quantised : 16;
        detail.smallEncoderBits = which.contains(u'1') || which.contains(u'2') ? quantised : 16;
    } else if (words.contains("fp8 transformer"_L1) && !words.contains("text encoder"_L1)) {
        detail.encoderBits = 16;
    }
    if (words.contains("t5 in 8-bit"_L1)) {
        bits = 16;
        detail.encoderBits = 8.1;
    }
    detail.withoutLargeEncoder = words.contains("no t5"_L1);
    detail.offloadsParts = words.contains("offload"_L1) || row.is("parallelism"_L1, "cpu_offload"_L1);
    // T5 keeps parts in fp32 under bitsandbytes and in fp16; quanto's INT4 computes in bf16.
    const bool fp16 = words.contains("fp16"_L1) ||
                      (row.contains("framework"_L1, "quanto"_L1) && !words.contains("int4"_L1));
    const bool bnb = words.startsWith("bnb"_L1) && !words.contains("transformer only"_L1);
    detail.largeEncoderKeepsFp32 = bnb || (fp16 && detail.encoderBits > 15 && asked.shape.hidden < 3072);
    // quanto's tables of PixArt and SD3 are the same for one image and four: no step or decoding in them.
    detail.withoutDecoding = row.contains("framework"_L1, "quanto"_L1) && asked.shape.hidden <= 2048;
}

} // namespace

void askImage(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked)
{
    Question &q = asked.question;
    const bool adapters = row.is("task"_L1, "lora"_L1);
    q.task = adapters ? Task::Lora : Task::Image;
    q.runtime = Runtime::Diffusers;
    if (!askCommon(catalogue, row, asked))
        return;
    const QString size = row.text("context_or_seq"_L1);
    static const QString digits = u"0123456789"_s;
    QString first;
    for (const QChar c : size) {
        if (!digits.contains(c))
            break;
        first += c;
    }
    if (const int side = first.toInt(); side >= 64 && side <= 8192) {
        q.image.width = side;
        const int other = size.section(u'x', 1, 1).section(u' ', 0, 0).toInt();
        q.image.height = other >= 64 && other <= 8192 ? other : side;
    }
    q.image.images = std::max(1, row.count("batch"_L1, 1));
    q.training.batch = q.image.images;
    if (adapters) {
        q.training.loraRank = row.count("lora_rank"_L1, 16);
        q.training.checkpointing =
            row.is("checkpointing"_L1, "off"_L1) ? Checkpointing::Off : Checkpointing::On;
    } else {
        setParts(row, asked);
    }
}

} // namespace gpuwise
