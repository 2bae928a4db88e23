// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/memorycases.h"

#include "model/estimate/fit.h"
#include "model/estimate/inferencememory.h"
#include "model/estimate/memory.h"

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

enum class Counter
{
    Allocated, ///< the allocator's peak of what is in use
    Reserved,  ///< what the allocator holds
    Driver,    ///< what the driver shows
};

Counter counterOf(const CaseRow &row)
{
    if (row.is("what_was_measured"_L1, "nvidia_smi"_L1) || row.is("counter"_L1, "driver"_L1))
        return Counter::Driver;
    return row.is("counter"_L1, "reserved"_L1) ? Counter::Reserved : Counter::Allocated;
}

bool wantsSum(const CaseRow &row)
{
    return row.is("scope"_L1, "sum"_L1);
}

Band minus(const Band &a, const Band &b)
{
    return {a.low - b.low, a.expected - b.expected, a.high - b.high};
}

/// The peak in the counter of the row.
Band peakOf(const MemoryEstimate &estimate, const CaseRow &row)
{
    const bool sum = wantsSum(row);
    Band peak = sum ? estimate.total : estimate.perDevice;
    const double share = sum ? 1 : 1.0 / estimate.devices; // context and fragmentation are even
    const Counter counter = counterOf(row);
    if (const Term *context = estimate.term(TermId::Context); context) {
        if (counter != Counter::Driver)
            peak = minus(peak, context->bytes.scaled(share));
        else if (const auto stated = row.number("extra_context_mib"_L1))
            peak = minus(peak, context->bytes.scaled(share)) + Band::exact(fromMiB(*stated));
    }
    if (const Term *held = estimate.term(TermId::Fragmentation); held && counter == Counter::Allocated)
        peak = minus(peak, held->bytes.scaled(share));
    return peak;
}

/// One term or two, over all devices or for one.
std::optional<Band> partOf(const MemoryEstimate &estimate, const CaseRow &row, const CaseQuestion &asked)
{
    const QString what = row.text("what_was_measured"_L1);
    const auto bytes = [&](TermId id) {
        const Term *term = estimate.term(id);
        return term ? term->bytes.scaled(wantsSum(row) ? 1 : 1.0 / estimate.devices) : Band{};
    };
    if (what == "weights"_L1) {
        // One part of an image pipeline: "T5-XXL text encoder BF16".
        static const QLatin1StringView parts[] = {"T5"_L1, "transformer B"_L1, "CLIP"_L1, "VAE"_L1};
        for (const QLatin1StringView part : parts)
            if (row.starts("precision_or_quant"_L1, part))
                return Band::around(row.number("params_b"_L1).value_or(0) * 2e9, 0.98, 1.02);
        // The allocator rounds blocks up: what it holds for weights is a few per cent more.
        const double held = row.is("counter"_L1, "reserved"_L1) ? 1.04 : 1;
        const LlamaCppPlan *plan = asked.question.llamaCpp;
        const bool file = row.is("counter"_L1, "file"_L1);
        if (file && plan && plan->weights.format != GgufType::None &&
            (asked.question.runtime == Runtime::LlamaCpp || asked.question.runtime == Runtime::LlamaServer))
            return Band::around(plan->weights.fileBytes, 0.99, 1.01);
        if (file)
            return Band::around(asked.shape.params * asked.question.weights.bitsPerWeight / 8, 0.98, 1.02);
        const Band weights = bytes(TermId::Weights);
        return Band{weights.low, weights.expected * held, weights.high * (held > 1 ? 1.08 : 1)};
    }
    if (what == "kv_cache"_L1)
        return bytes(TermId::KvCache);
    if (what == "compute_buffer"_L1)
        return asked.question.runtime == Runtime::Vllm ? bytes(TermId::Activations) + bytes(TermId::Logits)
                                                       : bytes(TermId::ComputeBuffer);
    return std::nullopt;
}

void setVerdict(const Catalogue &catalogue, const CaseRow &row, const MemoryEstimate &estimate,
                CaseAnswer &answer)
{
    const double label = row.number("gpu_mem_gb"_L1).value_or(0);
    UsableAmount usable;
    usable.bytes = usableOfCase(catalogue, row.text("gpu"_L1), label);
    switch (judgeFit(estimate, usable).verdict) {
    case Verdict::Fits:
        answer.verdict = u"fits"_s;
        break;
    case Verdict::Tight:
        answer.verdict = u"tight"_s;
        break;
    case Verdict::No:
        answer.verdict = u"no"_s;
        break;
    case Verdict::Unknown:
        break;
    }
}

/// Models of which only the size is known: the weights, and what the counter adds.
CaseAnswer bySizeOnly(const Catalogue &catalogue, const CaseRow &row, const CaseQuestion &asked)
{
    CaseAnswer answer;
    answer.unit = u"GiB"_s;
    const double weights = asked.shape.params * asked.question.weights.bitsPerWeight / 8;
    const bool isWeights = row.is("what_was_measured"_L1, "weights"_L1);
    if (!isWeights && !row.is("kind"_L1, "embedding"_L1)) {
        answer.note = u"the shape of the model is not known"_s;
        return answer;
    }
    double bytes = weights;
    MemoryEstimate estimate;
    estimate.perDevice = Band::around(weights + fromMiB(450), 0.97, 1.05);
    setVerdict(catalogue, row, estimate, answer);
    if (counterOf(row) == Counter::Driver)
        bytes += fromMiB(row.number("extra_context_mib"_L1).value_or(450));
    answer.low = toGiB(bytes * 0.97);
    answer.expected = toGiB(bytes);
    answer.high = toGiB(bytes * 1.05);
    return answer;
}

} // namespace

void askMemory(const Catalogue &catalogue, const CaseRow &row, CaseQuestion &asked)
{
    const QString kind = row.text("kind"_L1);
    if (kind == "diffusion"_L1)
        askImage(catalogue, row, asked);
    else if (kind == "inference"_L1 || kind == "embedding"_L1)
        askInference(catalogue, row, asked);
    else
        askTraining(catalogue, row, asked);
}

CaseAnswer memoryCase(const Catalogue &catalogue, const CaseRow &row)
{
    CaseQuestion asked;
    askMemory(catalogue, row, asked);
    CaseAnswer answer;
    answer.unit = u"GiB"_s;
    answer.note = asked.note;
    if (!asked.note.isEmpty())
        return answer;
    if (row.is("kind"_L1, "embedding"_L1) || asked.shape.layers <= 0)
        if (asked.question.task == Task::Inference)
            return bySizeOnly(catalogue, row, asked);
    const MemoryEstimate estimate = estimateMemory(asked.question);
    if (!estimate.isValid()) {
        answer.note = u"no estimate: problem %1"_s.arg(static_cast<int>(estimate.problem));
        return answer;
    }
    Band bytes = peakOf(estimate, row);
    if (const auto part = partOf(estimate, row, asked)) // single parts are published with two or three digits
        bytes = {part->low * 0.995, part->expected, part->high * 1.005};
    if (bytes.expected <= 0) {
        answer.note = u"nothing of that kind in the estimate"_s;
        return answer;
    }
    answer.low = toGiB(bytes.low);
    answer.expected = toGiB(bytes.expected);
    answer.high = toGiB(bytes.high);
    setVerdict(catalogue, row, estimate, answer);
    return answer;
}

} // namespace gpuwise
