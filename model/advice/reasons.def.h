// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_REASON(name, "json_code", "formats", QT_TRANSLATE_NOOP("Reason", "sentence")): %1..%3 are numbers,
// %4 is the name. `formats` says how each number is written: g GiB, m money, s speed, n whole number, p
// percent, w watts, h hours, x a ratio, u money per unit with three decimals, f up to two decimals. No
// include guard: included once for each use of the table.

// Why a card is left out.
GPUWISE_REASON(DoesNotFit, "memory", "ggn",
               QT_TRANSLATE_NOOP("Reason", "Needs %1 GiB on each card; %2 GiB are usable."))
GPUWISE_REASON(NeedsMoreCards, "count", "nn",
               QT_TRANSLATE_NOOP("Reason", "Would need %1 cards; at most %2 are allowed."))
GPUWISE_REASON(OverBudget, "budget", "mm",
               QT_TRANSLATE_NOOP("Reason", "Costs %1, which is %2 over the budget."))
GPUWISE_REASON(PriceUnknown, "price_unknown", "",
               QT_TRANSLATE_NOOP("Reason", "No dated price is known for it."))
GPUWISE_REASON(OverPower, "power", "ww", QT_TRANSLATE_NOOP("Reason", "Draws %1 W; the limit is %2 W."))
GPUWISE_REASON(SoftwareMissing, "software", "", QT_TRANSLATE_NOOP("Reason", "%4 does not run on it."))
GPUWISE_REASON(VendorExcluded, "vendor", "",
               QT_TRANSLATE_NOOP("Reason", "Its vendor was not among those chosen."))
GPUWISE_REASON(OnlyUsed, "used", "",
               QT_TRANSLATE_NOOP("Reason", "It is sold used only, and used cards were excluded."))
GPUWISE_REASON(SoldInLaptops, "laptop", "",
               QT_TRANSLATE_NOOP("Reason", "It is part of a laptop and not sold as a card."))
GPUWISE_REASON(NeedsServerBoard, "form", "",
               QT_TRANSLATE_NOOP("Reason",
                                 "A module for a server board (%4): it is bought only as a whole server."))
GPUWISE_REASON(NotRentable, "not_rentable", "",
               QT_TRANSLATE_NOOP("Reason", "No dated rental offer is known for it."))
GPUWISE_REASON(MemoryUnknown, "memory_unknown", "",
               QT_TRANSLATE_NOOP("Reason", "Its memory size is not published."))
GPUWISE_REASON(EstimateImpossible, "estimate", "",
               QT_TRANSLATE_NOOP("Reason", "The need cannot be estimated: %4"))

// What would change that.
GPUWISE_REASON(TryCards, "more_cards", "n", QT_TRANSLATE_NOOP("Reason", "%1 of them would hold it."))
GPUWISE_REASON(TryBudget, "more_budget", "m", QT_TRANSLATE_NOOP("Reason", "A budget of %1 would be enough."))
GPUWISE_REASON(TryPrecision, "smaller_precision", "", QT_TRANSLATE_NOOP("Reason", "With %4 it would fit."))
GPUWISE_REASON(TryContext, "shorter_context", "n",
               QT_TRANSLATE_NOOP("Reason", "A context of %1 tokens would fit."))
GPUWISE_REASON(TryRent, "rent", "m", QT_TRANSLATE_NOOP("Reason", "It can be rented at %1 an hour."))
GPUWISE_REASON(TryUsed, "accept_used", "m", QT_TRANSLATE_NOOP("Reason", "Used, it costs about %1."))
GPUWISE_REASON(TryPower, "more_power", "w", QT_TRANSLATE_NOOP("Reason", "A limit of %1 W would allow it."))
GPUWISE_REASON(TryRuntime, "other_runtime", "", QT_TRANSLATE_NOOP("Reason", "%4 runs on it."))

// What speaks for an option.
GPUWISE_REASON(BestSpeedPerMoney, "speed_per_money", "sm",
               QT_TRANSLATE_NOOP("Reason", "%1 tokens/s per %2; no other card that fits gives more."))
GPUWISE_REASON(GoodSpeedPerMoney, "speed_per_money", "sm", QT_TRANSLATE_NOOP("Reason", "%1 tokens/s per %2."))
GPUWISE_REASON(FastestInBudget, "fastest", "s",
               QT_TRANSLATE_NOOP(
                   "Reason", "Nothing within the limits is faster by more than the error of the estimate."))
GPUWISE_REASON(CheapestInBudget, "cheapest", "m",
               QT_TRANSLATE_NOOP("Reason", "Nothing that fits and is fast enough costs less than %1."))
GPUWISE_REASON(RoomToSpare, "headroom", "g",
               QT_TRANSLATE_NOOP("Reason", "%1 GiB stay free for a longer context or a larger model."))
GPUWISE_REASON(MoneyLeft, "money_left", "m", QT_TRANSLATE_NOOP("Reason", "Leaves %1 of the budget."))
GPUWISE_REASON(SoftwareOfficial, "software_official", "",
               QT_TRANSLATE_NOOP("Reason", "%4 supports it officially."))
GPUWISE_REASON(NothingUpFront, "nothing_up_front", "m",
               QT_TRANSLATE_NOOP("Reason",
                                 "Nothing to pay up front: %1 a month, and you can stop at any time."))
GPUWISE_REASON(RentCheaperUntil, "rent_cheaper_until", "nm",
               QT_TRANSLATE_NOOP("Reason", "Cheaper than buying the card for the first %1 hours of use."))
GPUWISE_REASON(OneCardIsSimpler, "one_card", "",
               QT_TRANSLATE_NOOP("Reason", "One card: no splitting of the model, no second slot."))
GPUWISE_REASON(LowPower, "low_power", "w", QT_TRANSLATE_NOOP("Reason", "Draws only %1 W."))

// Cautions.
GPUWISE_REASON(TightMemory, "tight", "g",
               QT_TRANSLATE_NOOP("Reason", "Memory is tight: at worst %1 GiB are missing."))
GPUWISE_REASON(BelowSpeedFloor, "slow", "ss",
               QT_TRANSLATE_NOOP("Reason", "Only about %1 tokens/s; you asked for %2."))
GPUWISE_REASON(SpeedUnknown, "speed_unknown", "",
               QT_TRANSLATE_NOOP("Reason", "No published measurement allows a speed estimate."))
GPUWISE_REASON(WithinErrorOf, "tie", "p",
               QT_TRANSLATE_NOOP("Reason",
                                 "Its speed and that of %4 differ by %1: within the error of the estimate."))
GPUWISE_REASON(SeveralCards, "several_cards", "nw",
               QT_TRANSLATE_NOOP("Reason", "Needs %1 slots for cards and %2 W for them alone."))
GPUWISE_REASON(LayersDoNotAddSpeed, "layer_split", "",
               QT_TRANSLATE_NOOP("Reason",
                                 "Split by layers, several cards hold more but are no faster than one."))
GPUWISE_REASON(
    UsedCard, "used", "",
    QT_TRANSLATE_NOOP("Reason",
                      "Used: ask for a load test and a right of return; it may have been used for mining."))
GPUWISE_REASON(OldSoftware, "old_architecture", "",
               QT_TRANSLATE_NOOP("Reason", "Software support is ending for its architecture (%4)."))
GPUWISE_REASON(CommunitySoftware, "software_partial", "",
               QT_TRANSLATE_NOOP("Reason", "%4 supports it only in part: expect some setup work."))
GPUWISE_REASON(NoBf16, "no_bf16", "",
               QT_TRANSLATE_NOOP("Reason", "No BF16 in hardware: training recipes need changes."))
GPUWISE_REASON(
    PassiveCooling, "passive", "",
    QT_TRANSLATE_NOOP("Reason",
                      "A passively cooled server card: it needs a server's air flow, not a desktop case."))
GPUWISE_REASON(StalePrice, "stale_price", "",
               QT_TRANSLATE_NOOP("Reason", "The price is of %4: check today's before you decide."))
GPUWISE_REASON(ConvertedPrice, "converted_price", "",
               QT_TRANSLATE_NOOP("Reason",
                                 "The price is converted from another market, before tax and freight."))
GPUWISE_REASON(PowerHungry, "power", "w",
               QT_TRANSLATE_NOOP("Reason",
                                 "Draws %1 W: check the power supply, its connectors and the case."))
GPUWISE_REASON(SharedMemory, "unified", "",
               QT_TRANSLATE_NOOP("Reason", "The computer shares this memory; long prompts are read slowly."))
GPUWISE_REASON(ModifiedCard, "modified", "",
               QT_TRANSLATE_NOOP("Reason", "A modified card without a vendor's warranty."))
GPUWISE_REASON(SoldByNode, "node", "n",
               QT_TRANSLATE_NOOP("Reason", "Usually offered only as a machine of %1 cards."))
GPUWISE_REASON(CheckLength, "place", "",
               QT_TRANSLATE_NOOP("Reason", "Check length, slots and power connectors against your case."))
GPUWISE_REASON(OnDemandMayRise, "rent_price", "mm",
               QT_TRANSLATE_NOOP("Reason", "Rents move: %1 to %2 an hour were seen."))

// About the whole answer.
GPUWISE_REASON(
    CheapestGaveWay, "cheapest_gave_way", "p",
    QT_TRANSLATE_NOOP(
        "Reason",
        "%4 would save only %1 and is clearly slower or needs more cards, so it is no pick of its own."))
GPUWISE_REASON(NoneFastEnough, "none_fast_enough", "s",
               QT_TRANSLATE_NOOP("Reason", "Nothing within the limits reaches %1 tokens/s."))
GPUWISE_REASON(NothingRentable, "nothing_rentable", "",
               QT_TRANSLATE_NOOP("Reason", "No dated rental offer fits the limits."))
GPUWISE_REASON(ContextBeyondModel, "context_beyond_model", "nn",
               QT_TRANSLATE_NOOP("Reason",
                                 "The context of %1 tokens is beyond the model's own maximum of %2."))
GPUWISE_REASON(
    MoeMemoryAndSpeed, "moe", "",
    QT_TRANSLATE_NOOP("Reason",
                      "A mixture of experts: all parameters need memory, only the active ones cost speed."))
GPUWISE_REASON(
    MemoryDoesNotPool, "no_pooling", "",
    QT_TRANSLATE_NOOP(
        "Reason",
        "The memory of several cards does not add up for this method: each card holds the whole model."))
