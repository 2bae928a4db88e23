// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every card x every model x eight precisions, prepared as a table of answers would prepare them: a question
// for each model, precision and runtime, and for each card what is looked up once.
#pragma once

#include "model/estimate/fit.h"
#include "model/estimate/memory.h"
#include "model/estimate/speed.h"

#include <memory>
#include <vector>

namespace gpuwise::bench {

struct Card
{
    const Gpu *gpu = nullptr;
    DeviceTraits traits;
    UsableAmount usable;
    std::vector<CardDecode> decode; ///< by runtime
};

/// One model in one precision: asked of a card in the data centre, where vLLM is usual, and of any other.
struct Row
{
    std::unique_ptr<ResolvedWorkload> workload; ///< the questions point into it
    Question datacenter, elsewhere;

    /// Asked of this card: only the card changes from one question to the next.
    const Question &on(const Card &card)
    {
        Question &question = card.traits.segment == Segment::Datacenter ? datacenter : elsewhere;
        question.device = card.traits;
        return question;
    }
};

struct Cell
{
    Verdict verdict = Verdict::Unknown;
    Band needed;
    Band tokensPerSecond;
};

class Cells
{
public:
    Cells(const Catalogue &catalogue, const SpeedModel &speeds);

    const std::vector<Card> &cards() const { return m_cards; }
    std::vector<Row> &rows() { return m_rows; }

    static Cell memory(Row &row, const Card &card);
    static Cell memoryAndSpeed(Row &row, const Card &card);
    /// What everybody else gets who asks about one card and one model.
    Cell asUsual(const Row &row, const Card &card) const;

private:
    void addCards();
    void addRows();

    const Catalogue &m_catalogue;
    const SpeedModel &m_speeds;
    std::vector<Card> m_cards;
    std::vector<Row> m_rows;
};

} // namespace gpuwise::bench
