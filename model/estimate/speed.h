// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast: a roofline with fitted constants (speed_constants.csv). An unknown speed is unknown, never zero.
// Sources and errors: docs/estimates.md, docs/accuracy.md.
#pragma once

#include "model/domain/catalogue.h"
#include "model/estimate/decoderates.h"
#include "model/estimate/question.h"

#include <memory>
#include <vector>

namespace gpuwise {

QString backendId(Backend backend); ///< "cuda"

/// Why there is no number.
enum class SpeedGap : std::uint8_t
{
    None,
    BandwidthUnknown,
    PeakUnknown,
    ModelBytesUnknown,
    LayersOnProcessor, ///< its memory decides, and that is not known here
    NoBackend,         ///< the software does not run on this card
    NoMeasurements,    ///< nothing published that the constants could be fitted on
    NotThisTask,
};

struct Speed
{
    Band value; ///< tokens/s per user (decode), tokens/s (prefill), tokens/s per card (training), images/min
    SpeedGap gap = SpeedGap::NotThisTask;
    Backend backend = Backend::Cuda;
    int cardsBehind = 0; ///< how many measured cards stand behind the constant
    AssumptionSet assumptions;

    bool isKnown() const { return gap == SpeedGap::None; }
};

class ConstantTable;

/// Generation on one card by one program: looked up once, any number of models is then arithmetic.
class CardDecode
{
public:
    /// Of a question for the same program; the fastest backend counts.
    Speed speed(const Question &question) const;

private:
    friend class SpeedModel;
    std::vector<DecodeRates> m_rates; ///< none: the program runs nowhere on this card
};

/// Copies the constants once; the estimates then are arithmetic.
class SpeedModel
{
public:
    explicit SpeedModel(const Catalogue &catalogue);

    Speed decode(const Question &question, const Gpu &gpu) const;
    /// The same for many models: the program is that of `example`.
    CardDecode decodeOf(const Question &example, const Gpu &gpu) const;
    Speed prefill(const Question &question, const Gpu &gpu) const;
    /// The same where generation is known already: one program runs on one backend.
    Speed prefillBeside(const Speed &decoded, const Question &question, const Gpu &gpu) const;
    /// The same on a backend that is named, instead of the fastest that the card has.
    Speed decodeOn(Backend backend, const Question &question, const Gpu &gpu) const;
    Speed prefillOn(Backend backend, const Question &question, const Gpu &gpu) const;
    Speed training(const Question &question, const Gpu &gpu) const; ///< tokens/s per card
    Speed image(const Question &question, const Gpu &gpu) const;    ///< images per minute
    /// The figure the task is judged by: decode, training (over all cards) or image.
    Speed forTask(const Question &question, const Gpu &gpu) const;

private:
    const Catalogue *m_catalogue;
    std::shared_ptr<const ConstantTable> m_constants;
};

} // namespace gpuwise
