// SPDX-License-Identifier: GPL-3.0-or-later
//
// Diffusion: steps per second = factor x peak / work. Work 1 is a step with guidance of the U-Net of Stable
// Diffusion 1.x at 512 x 512; of image transformers the operations are known.
#include "model/estimate/speedkeys.h"
#include "model/estimate/speedparts.h"

namespace gpuwise {

namespace {

constexpr double largeUnetParams = 1.5e9;
constexpr double textTokens = 512;

double workOfStep(const CardConstants &constants, const Question &question)
{
    const ModelShape &shape = *question.shape;
    const double pixels = static_cast<double>(question.image.width) * question.image.height;
    if (shape.layers > 0) {
        const double teraOperations = 2 * shape.params * (pixels / 256 + textTokens) / 1e12;
        return teraOperations / constants.value(u"image_transformer_tflop");
    }
    const double unet = pixels / (512.0 * 512.0);
    return shape.params > largeUnetParams ? unet * constants.value(u"image_large") : unet;
}

} // namespace

Speed imageSpeed(const CardConstants &constants, const Question &question, const Gpu &gpu)
{
    const double peak = gpu.number(SpecField::PrefillBasisTflops).value_or(0);
    if (!(peak > 0))
        return speedGap(SpeedGap::PeakUnknown, constants.backend());
    if (!(question.shape->params > 0))
        return speedGap(SpeedGap::ModelBytesUnknown, constants.backend());
    const SpeedConstant *factor = constants.find(u"image_factor");
    if (!factor)
        return speedGap(SpeedGap::NoMeasurements, constants.backend());
    const Factor program = constants.factor(u"image_software", softwareKey(question));
    const double stepsPerSecond = factor->value * program.value * peak / workOfStep(constants, question);
    const int steps = question.image.steps > 0 ? question.image.steps : 1;
    Speed speed = knownSpeed(60 * stepsPerSecond / steps, *factor, constants.backend());
    widen(speed, program.lowFactor, program.highFactor);
    speed.assumptions.add(AssumptionId::ImageSpeedFromOperations);
    return speed;
}

} // namespace gpuwise
