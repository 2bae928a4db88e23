// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is the same however large the model is: software, usable memory, constants of speed and prices of one
// card. Looked up once, judging a group of such cards then is arithmetic.
#pragma once

#include "model/advice/advisor.h"

#include <map>
#include <memory>

namespace gpuwise {

class CardBasis
{
public:
    /// What of the answers it depends on.
    struct Frame
    {
        OperatingSystem os = OperatingSystem::Linux;
        Region region = Region::Us;
        Currency currency = Currency::Usd;
        Task task = Task::Inference;
        Framework framework = Framework::Peft;

        bool operator==(const Frame &) const = default;
    };
    static Frame frameOf(const Workload &workload);

    /// Catalogue, speeds and card must outlive it.
    CardBasis(const Catalogue &catalogue, const SpeedModel &speeds, const Gpu &gpu, const Frame &frame,
              QDate today);

    struct Program
    {
        SoftwareAnswer software;
        CardDecode decode;
    };
    /// What would run the question, which is one of the frame's task.
    const Program &program(const Question &question);
    /// Per card (and hour, when rented as one of `count`); none is known: empty.
    const std::optional<PriceAnswer> &price(OptionMode mode, int count);

    const Catalogue &catalogue() const { return *m_catalogue; }
    const SpeedModel &speeds() const { return *m_speeds; }
    const Gpu &gpu() const { return *m_gpu; }
    const UsableAmount &usable() const { return m_usable; }

private:
    const Catalogue *m_catalogue;
    const SpeedModel *m_speeds;
    const Gpu *m_gpu;
    Frame m_frame;
    QDate m_today;
    UsableAmount m_usable;
    std::map<Runtime, Program> m_programs;
    std::map<std::pair<OptionMode, int>, std::optional<PriceAnswer>> m_prices;
};

/// The basis of every card, kept from one answer to the next: few changes of the answers touch it, and then
/// it is made anew. What comes out is what advise() says without it.
class AdviceBasis
{
public:
    AdviceBasis(const Catalogue &catalogue, QDate today);

    void renew();                           ///< the catalogue's contents changed; speeds() stays where it is
    void prepare(const Workload &workload); ///< card() is then for such answers
    CardBasis &card(const Gpu &gpu);

    const Catalogue &catalogue() const { return m_catalogue; }
    const SpeedModel &speeds() const { return m_speeds; }
    QDate today() const { return m_today; }

private:
    const Catalogue &m_catalogue;
    SpeedModel m_speeds;
    QDate m_today;
    CardBasis::Frame m_frame;
    std::map<const Gpu *, CardBasis> m_cards;
};

} // namespace gpuwise
