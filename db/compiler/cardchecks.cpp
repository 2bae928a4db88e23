// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one cell cannot show: a card whose values contradict each other. A bandwidth that no memory chip
// gives, a sparse rate in a dense column, a value for something that the chip cannot do. Real exceptions
// exist; their row says so in a note that starts with "exception:".
#include "db/compiler/compilation.h"
#include "db/compiler/sheet.h"

#include <algorithm>
#include <initializer_list>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

const QString factsFile = u"facts.csv"_s;

class CardCheck
{
public:
    CardCheck(Problems &problems, const CardFacts &card)
        : m_problems(problems)
        , m_card(card)
    {}

    void run();

private:
    std::optional<double> number(SpecField field) const { return m_card.standing.value(field).number; }
    void problem(SpecField field, const QString &reason) const;
    void doubt(SpecField field, const QString &reason) const; ///< true exceptions exist: isException()
    bool isException(SpecField field) const
    {
        return m_card.standing.value(field).note.startsWith(u"exception:");
    }
    std::optional<double> computeCapability() const;
    void checkDataRate() const;
    void checkRatio(SpecField above, SpecField below, std::initializer_list<double> allowed) const;
    void checkTensorAgainstShader() const;
    void checkInteger8() const;
    void checkPrefillBasis() const;
    void checkSupport() const;

    Problems &m_problems;
    const CardFacts &m_card;
};

void CardCheck::problem(SpecField field, const QString &reason) const
{
    const auto fact = m_card.standing.value(field);
    m_problems.add(factsFile, fact.line, u"value"_s,
                   u"%1 %2: %3"_s.arg(m_card.id, QLatin1StringView(describe(field).id), reason));
}

void CardCheck::doubt(SpecField field, const QString &reason) const
{
    problem(field, reason + u" (a real exception needs a note that starts with \"exception:\")");
}

std::optional<double> CardCheck::computeCapability() const
{
    if (m_card.vendor != Vendor::Nvidia)
        return std::nullopt;
    return strictNumber(m_card.standing.value(SpecField::ComputeCapability).value);
}

void CardCheck::checkDataRate() const
{
    const auto bandwidth = number(SpecField::BandwidthGBps);
    const auto width = number(SpecField::BusWidthBits);
    const QString type = m_card.standing.value(SpecField::MemoryType).value.section(u'-', 0, 0);
    if (type.isEmpty())
        return;
    const auto rate = dataRateRange(type);
    if (!rate)
        return problem(SpecField::MemoryType,
                       u"\"%1\" is not a known kind of memory; docs/catalogue.md lists them"_s.arg(type));
    if (!bandwidth || !width || isException(SpecField::BandwidthGBps))
        return;
    const double perPin = *bandwidth * 8 / *width;
    if (perPin < rate->min * 0.98 || perPin > rate->max * 1.02)
        doubt(SpecField::BandwidthGBps,
              u"%1 GB/s over %2 bit is %3 Gbit/s a pin; %4 gives %5 to %6"_s.arg(
                  plainNumber(*bandwidth), plainNumber(*width), QString::number(perPin, 'f', 2), type,
                  plainNumber(rate->min), plainNumber(rate->max)));
}

void CardCheck::checkRatio(SpecField above, SpecField below, std::initializer_list<double> allowed) const
{
    constexpr double tolerance = 0.05;
    const auto high = number(above);
    const auto low = number(below);
    if (!high || !low || isException(above) || isException(below))
        return;
    const double ratio = *high / *low;
    if (std::any_of(allowed.begin(), allowed.end(),
                    [&](double a) { return ratio > a * (1 - tolerance) && ratio < a * (1 + tolerance); }))
        return;
    QStringList expected;
    for (const double a : allowed)
        expected.append(plainNumber(a));
    doubt(above, u"%1 is %2 times %3, expected %4: is it a rate with sparsity?"_s.arg(
                     plainNumber(*high), QString::number(ratio, 'f', 2),
                     QLatin1StringView(describe(below).id), expected.join(u" or ")));
}

/// Dense FP16 with FP32 accumulation as a multiple of the FP32 shader rate. The ratio belongs to the chip and
/// the product line, so a sparse or FP16-accumulate figure, which is twice as high, stands out.
void CardCheck::checkTensorAgainstShader() const
{
    const auto check = [this](std::initializer_list<double> allowed) {
        checkRatio(SpecField::Fp16Tflops, SpecField::Fp32Tflops, allowed);
    };
    if (m_card.vendor == Vendor::Amd)
        return check({1, 2, 4, 8, 16});
    const auto cc = computeCapability();
    if (!cc)
        return;
    const bool geForce = m_card.segment == Segment::Consumer || m_card.segment == Segment::Modified;
    if (*cc < 6.05 && *cc > 5.95)
        check({2});
    else if (*cc < 7)
        check({1.0 / 64, 1.0 / 128, 1});
    else if (*cc < 7.4)
        check({8});
    else if (*cc < 8)
        check({2, 4, 8}); // GTX 16, GeForce RTX 20, Quadro RTX
    else if (*cc < 8.1)
        check({16});
    else if (*cc < 9 || *cc > 11.9) {
        if (geForce)
            check({2});
        else if (m_card.segment == Segment::Workstation)
            check({4});
        else if (m_card.segment == Segment::Laptop)
            check(
                {2, 2.15, 2.4, 4}); // RTX 50 laptops: tensor rate at maximum power, FP32 at the listed clock
        else
            check({2, 4});
    } else if (*cc < 10)
        check({14, 15});
    else
        check({30, 31});
}

void CardCheck::checkInteger8() const
{
    const auto check = [this](std::initializer_list<double> allowed) {
        checkRatio(SpecField::Int8Tops, SpecField::Fp16Tflops, allowed);
    };
    const auto cc = computeCapability();
    if (m_card.vendor == Vendor::Amd)
        check({1, 2});
    else if (!cc || *cc < 7)
        return; // FP16 is crippled or missing on Pascal and says nothing about INT8
    else if (m_card.segment == Segment::Consumer || m_card.segment == Segment::Laptop ||
             m_card.segment == Segment::Modified)
        check({2, 4}); // GeForce halves FP16 with FP32 accumulation, not INT8
    else
        check({2});
}

void CardCheck::checkPrefillBasis() const
{
    const auto basis = number(SpecField::PrefillBasisTflops);
    if (!basis)
        return;
    const auto fp16 = number(SpecField::Fp16Tflops);
    const auto fp32 = number(SpecField::Fp32Tflops);
    const double expected = std::max(fp16.value_or(0), fp32.value_or(0));
    if (expected > 0 && (*basis < expected * 0.7 || *basis > expected * 1.3) &&
        !isException(SpecField::PrefillBasisTflops))
        doubt(SpecField::PrefillBasisTflops, u"%1 is far from the FP16 or FP32 rate of %2"_s.arg(
                                                 plainNumber(*basis), plainNumber(expected)));
}

/// What the chip cannot do has no rate.
void CardCheck::checkSupport() const
{
    const auto cc = computeCapability();
    if (!cc)
        return;
    const auto forbid = [&](SpecField field, double since) {
        if (*cc < since && number(field))
            problem(field, u"a value for something that needs compute capability %1; the card has %2"_s.arg(
                               QString::number(since, 'f', 1), QString::number(*cc, 'f', 1)));
    };
    forbid(SpecField::TensorCores, 7.0);
    forbid(SpecField::Bf16Tflops, 8.0);
    forbid(SpecField::Tf32Tflops, 8.0);
    forbid(SpecField::Fp8Tflops, 8.9);
    forbid(SpecField::Fp4Tflops, 10.0);
}

void CardCheck::run()
{
    if (!m_card.standing.contains(SpecField::MemoryGB))
        m_problems.add(u"gpus.csv"_s, m_card.line, u"id"_s,
                       u"%1 has no memory_gb in facts.csv"_s.arg(m_card.id));
    checkDataRate();
    checkTensorAgainstShader();
    checkRatio(SpecField::Bf16Tflops, SpecField::Fp16Tflops, {1});
    checkRatio(SpecField::Tf32Tflops, SpecField::Fp16Tflops, {0.5});
    checkRatio(SpecField::Fp8Tflops, SpecField::Fp16Tflops, {1, 2});
    // FP4 against FP8: 2 by width, 3 on Blackwell Ultra, 4 where GeForce halves FP8 with FP32 accumulation.
    const double cc = computeCapability().value_or(0);
    const bool geForce = m_card.segment != Segment::Workstation && m_card.segment != Segment::Datacenter;
    if (cc > 10.2 && cc < 11)
        checkRatio(SpecField::Fp4Tflops, SpecField::Fp8Tflops, {3});
    else if (cc > 11.9 && cc < 12.05 && geForce)
        checkRatio(SpecField::Fp4Tflops, SpecField::Fp8Tflops, {2, 4});
    else
        checkRatio(SpecField::Fp4Tflops, SpecField::Fp8Tflops, {2});
    checkInteger8();
    checkRatio(SpecField::Int4Tops, SpecField::Int8Tops, {2});
    checkPrefillBasis();
    checkSupport();
}

} // namespace

void checkCards(Compilation &c)
{
    QStringList ids = c.cards.keys();
    ids.sort(); // a hash has no order, and two runs should say the same
    for (const QString &id : ids)
        CardCheck(c.problems, c.cards[id]).run();
}

} // namespace gpuwise
