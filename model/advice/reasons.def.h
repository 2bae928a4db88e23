// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_REASON(name, "json_code", "formats", QT_TRANSLATE_NOOP("Reason", "sentence")): %1..%3 are numbers,
// %4 is the name. `formats` says how each number is written: g GiB, m money, t a sum of money without cents,
// a the amount that a rate is per (exact), s speed, n whole number, p percent, w watts, h hours, x a ratio,
// d a number of two digits, u money per unit with three decimals, f up to two decimals, N the count that %n
// stands for, q: the name is a precision, k: the name is an exercise of the learning basket, e an
// EstimateProblem. No include guard: included once for each use of the table.

// Why a card is left out.
GPUWISE_REASON(DoesNotFit, "memory", "ggn",
               QT_TRANSLATE_NOOP("Reason", "Needs %1 GiB on each card; %2 GiB are usable."))
GPUWISE_REASON(OverBudget, "budget", "tt",
               QT_TRANSLATE_NOOP("Reason", "Costs %1, which is %2 over the budget."))
GPUWISE_REASON(RentOverBudget, "budget", "ttf",
               QT_TRANSLATE_NOOP("Reason",
                                 "Costs %1 to rent for all %3 months, which is %2 over the budget."))
GPUWISE_REASON(PriceUnknown, "price_unknown", "",
               QT_TRANSLATE_NOOP("Reason", "No dated price is known for it."))
GPUWISE_REASON(OverPower, "power", "ww", QT_TRANSLATE_NOOP("Reason", "Draws %1 W; the limit is %2 W."))
GPUWISE_REASON(SoftwareMissing, "software", "", QT_TRANSLATE_NOOP("Reason", "%4 does not run on it."))
GPUWISE_REASON(VendorExcluded, "vendor", "",
               QT_TRANSLATE_NOOP("Reason", "Its vendor was not among those chosen."))
GPUWISE_REASON(SoldInLaptops, "laptop", "",
               QT_TRANSLATE_NOOP("Reason", "It is part of a laptop and not sold as a card."))
GPUWISE_REASON(NeedsServerBoard, "form", "",
               QT_TRANSLATE_NOOP("Reason",
                                 "A module for a server board (%4): it is bought only as a whole server."))
GPUWISE_REASON(NotRentable, "not_rentable", "",
               QT_TRANSLATE_NOOP("Reason", "No dated rental offer is known for it."))
GPUWISE_REASON(MemoryUnknown, "memory_unknown", "",
               QT_TRANSLATE_NOOP("Reason", "Its memory size is not published."))
GPUWISE_REASON(EstimateImpossible, "estimate", "e", QT_TRANSLATE_NOOP("Reason", "No estimate: %1"))

// What would change that.
GPUWISE_REASON(TryBudget, "more_budget", "t", QT_TRANSLATE_NOOP("Reason", "A budget of %1 would be enough."))
GPUWISE_REASON(CanBeRented, "can_be_rented", "m",
               QT_TRANSLATE_NOOP("Reason", "It can be rented at %1 an hour."))
GPUWISE_REASON(TryUsed, "accept_used", "m", QT_TRANSLATE_NOOP("Reason", "Used, it costs about %1."))
GPUWISE_REASON(TryPower, "more_power", "w", QT_TRANSLATE_NOOP("Reason", "A limit of %1 W would allow it."))
GPUWISE_REASON(TryRuntime, "other_runtime", "", QT_TRANSLATE_NOOP("Reason", "%4 runs on it."))

// What would make it fit (tofit.h).
GPUWISE_REASON(TryAccumulation, "smaller_batch", "nN",
               QT_TRANSLATE_N_NOOP("Reason",
                                   "Take %1 at a time and add up the gradients of %n batch(es) a step."))
GPUWISE_REASON(TryChunkedLoss, "chunked_loss", "",
               QT_TRANSLATE_NOOP("Reason", "Compute the loss in pieces (chunked, or fused as in Liger)."))
GPUWISE_REASON(TryCheckpointing, "checkpointing", "",
               QT_TRANSLATE_NOOP("Reason", "Turn gradient checkpointing on."))
GPUWISE_REASON(TryCheckpointOffload, "checkpoint_offload", "",
               QT_TRANSLATE_NOOP("Reason", "Keep gradient checkpoints in main memory."))
GPUWISE_REASON(TryFsdp, "fsdp", "",
               QT_TRANSLATE_NOOP("Reason", "Divide weights and states over the cards (FSDP)."))
GPUWISE_REASON(TryTensorParallel, "tensor_parallel", "",
               QT_TRANSLATE_NOOP("Reason", "Divide every layer over the cards (tensor parallel)."))
GPUWISE_REASON(TryLayerSplit, "layer_split", "",
               QT_TRANSLATE_NOOP("Reason", "Hand whole layers to the cards (layer split)."))
GPUWISE_REASON(TryPartsInTurn, "parts_in_turn", "",
               QT_TRANSLATE_NOOP("Reason", "Load the parts of the pipeline one after another."))
GPUWISE_REASON(TryImages, "fewer_images", "N", QT_TRANSLATE_N_NOOP("Reason", "Make %n image(s) at a time."))
GPUWISE_REASON(TryKvPrecision, "kv_precision", "q", QT_TRANSLATE_NOOP("Reason", "Keep the cache in %4."))
GPUWISE_REASON(TryOptimizer, "optimizer", "",
               QT_TRANSLATE_NOOP("Reason", "Keep the optimizer's states in 8 bits (AdamW, 8-bit)."))
GPUWISE_REASON(TryPrecision, "smaller_precision", "q", QT_TRANSLATE_NOOP("Reason", "Take weights in %4."))
GPUWISE_REASON(TryContext, "shorter_context", "n",
               QT_TRANSLATE_NOOP("Reason", "Shorten the context to %1 tokens."))
GPUWISE_REASON(TrySequence, "shorter_sequence", "n",
               QT_TRANSLATE_NOOP("Reason", "Shorten the sequences to %1 tokens."))
GPUWISE_REASON(TryUsers, "fewer_users", "N", QT_TRANSLATE_N_NOOP("Reason", "Serve %n user(s) at a time."))
GPUWISE_REASON(TryLora, "lora", "",
               QT_TRANSLATE_NOOP("Reason", "Train LoRA adapters instead of all weights."))
GPUWISE_REASON(TryQlora, "qlora", "",
               QT_TRANSLATE_NOOP("Reason", "Train adapters on a base of 4 bits (QLoRA)."))
GPUWISE_REASON(TryHostLayers, "host_layers", "nn",
               QT_TRANSLATE_NOOP("Reason", "Keep %1 of %2 layers on the card, the others in main memory."))
GPUWISE_REASON(TryHostWeights, "host_weights", "",
               QT_TRANSLATE_NOOP("Reason", "Stream the weights from main memory (CPU offload)."))
GPUWISE_REASON(TryHostStates, "host_states", "",
               QT_TRANSLATE_NOOP("Reason", "Keep weights and states in main memory (CPU offload)."))
GPUWISE_REASON(TryCards, "more_cards", "N", QT_TRANSLATE_N_NOOP("Reason", "Take %n of them."))
GPUWISE_REASON(TryOtherCard, "other_card", "n", QT_TRANSLATE_NOOP("Reason", "Buy %1 × %4 instead."))
GPUWISE_REASON(TryRent, "rent", "n", QT_TRANSLATE_NOOP("Reason", "Rent %1 × %4 instead."))

// What that costs.
GPUWISE_REASON(CostAccumulation, "cost_accumulation", "",
               QT_TRANSLATE_NOOP("Reason", "The same result, a little slower."))
GPUWISE_REASON(CostLoss, "cost_loss", "", QT_TRANSLATE_NOOP("Reason", "The same result, hardly slower."))
GPUWISE_REASON(CostCheckpointing, "cost_checkpointing", "",
               QT_TRANSLATE_NOOP("Reason", "The same result; about a third more computing."))
GPUWISE_REASON(
    CostCheckpointOffload, "cost_checkpoint_offload", "",
    QT_TRANSLATE_NOOP("Reason", "The same result; about a third more computing, and traffic to main memory."))
GPUWISE_REASON(CostExchange, "cost_exchange", "",
               QT_TRANSLATE_NOOP("Reason", "The same result; the cards exchange data at every step."))
GPUWISE_REASON(CostPartsInTurn, "cost_parts_in_turn", "",
               QT_TRANSLATE_NOOP("Reason", "The same images, later: parts are loaded for every image."))
GPUWISE_REASON(CostImages, "cost_images", "",
               QT_TRANSLATE_NOOP("Reason", "The same images, one after another."))
GPUWISE_REASON(CostCacheSlight, "cost_cache_slight", "",
               QT_TRANSLATE_NOOP("Reason", "Hardly any loss of quality."))
GPUWISE_REASON(CostCacheMuch, "cost_cache_much", "",
               QT_TRANSLATE_NOOP("Reason", "A clear loss of quality in long texts."))
GPUWISE_REASON(CostOptimizer, "cost_optimizer", "",
               QT_TRANSLATE_NOOP("Reason", "Hardly any loss of quality; the weights keep their bits."))
GPUWISE_REASON(CostSixteenBits, "cost_sixteen_bits", "",
               QT_TRANSLATE_NOOP("Reason", "Updates are rounded to 16 bits: small ones are lost."))
GPUWISE_REASON(CostBitsSlight, "cost_bits_slight", "xx",
               QT_TRANSLATE_NOOP("Reason", "Hardly any loss of quality: %1 instead of %2 bits a weight."))
GPUWISE_REASON(CostBitsSome, "cost_bits_some", "xx",
               QT_TRANSLATE_NOOP("Reason", "Some loss of quality: %1 instead of %2 bits a weight."))
GPUWISE_REASON(CostBitsMuch, "cost_bits_much", "xx",
               QT_TRANSLATE_NOOP("Reason", "A clear loss of quality: %1 instead of %2 bits a weight."))
GPUWISE_REASON(CostContext, "cost_context", "nn",
               QT_TRANSLATE_NOOP("Reason", "Longer texts are cut: %1 of %2 tokens remain."))
GPUWISE_REASON(CostSequence, "cost_sequence", "nn",
               QT_TRANSLATE_NOOP("Reason", "Longer samples are cut: %1 of %2 tokens remain."))
GPUWISE_REASON(CostUsers, "cost_users", "N", QT_TRANSLATE_N_NOOP("Reason", "%n user(s) must wait."))
GPUWISE_REASON(CostLora, "cost_lora", "",
               QT_TRANSLATE_NOOP("Reason", "Adapters change the model less than training all weights does."))
GPUWISE_REASON(CostQlora, "cost_qlora", "",
               QT_TRANSLATE_NOOP("Reason", "Adapters on a rounded base: a little less precise, and slower."))
GPUWISE_REASON(CostHostLayers, "cost_host_layers", "N",
               QT_TRANSLATE_N_NOOP("Reason", "Much slower: %n layer(s) run(s) on the processor."))
GPUWISE_REASON(CostHostStates, "cost_host_states", "",
               QT_TRANSLATE_NOOP("Reason", "Much slower: everything passes the bus at every step."))
GPUWISE_REASON(CostMoreCards, "cost_more_cards", "Nm",
               QT_TRANSLATE_N_NOOP("Reason", "%n more card(s): about %2."))
GPUWISE_REASON(CostMoreCardsUnpriced, "cost_more_cards_unpriced", "N",
               QT_TRANSLATE_N_NOOP("Reason", "%n more card(s); no dated price is known."))
GPUWISE_REASON(CostPrice, "cost_price", "m", QT_TRANSLATE_NOOP("Reason", "About %1."))
GPUWISE_REASON(CostRent, "cost_rent", "m", QT_TRANSLATE_NOOP("Reason", "About %1 an hour."))

// What speaks for an option.
GPUWISE_REASON(BestSpeedPerMoney, "speed_per_money", "sa",
               QT_TRANSLATE_NOOP("Reason", "%1 tokens/s per %2; no other card that fits gives more."))
GPUWISE_REASON(GoodSpeedPerMoney, "speed_per_money", "sa", QT_TRANSLATE_NOOP("Reason", "%1 tokens/s per %2."))
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
GPUWISE_REASON(NothingUpFront, "nothing_up_front", "t",
               QT_TRANSLATE_NOOP("Reason",
                                 "Nothing to pay up front: %1 a month, and you can stop at any time."))
GPUWISE_REASON(RentCheaperUntil, "rent_cheaper_until", "n",
               QT_TRANSLATE_NOOP("Reason", "Cheaper than owning the card for the first %1 hours of use."))
GPUWISE_REASON(OneCardIsSimpler, "one_card", "",
               QT_TRANSLATE_NOOP("Reason", "One card: no splitting of the model, no second slot."))
GPUWISE_REASON(LowPower, "low_power", "w", QT_TRANSLATE_NOOP("Reason", "Draws only %1 W."))

// The basket of Task::Learn (learningbasket.h).
GPUWISE_REASON(ExerciseFits, "exercise_fits", "gk", QT_TRANSLATE_NOOP("Reason", "%4: fits, %1 GiB to spare."))
GPUWISE_REASON(ExerciseTight, "exercise_tight", "gk",
               QT_TRANSLATE_NOOP("Reason", "%4: tight, at worst %1 GiB are missing."))
GPUWISE_REASON(ExerciseDoesNotFit, "exercise_no", "gk",
               QT_TRANSLATE_NOOP("Reason", "%4: does not fit, %1 GiB are missing."))
GPUWISE_REASON(ExerciseDoesNotRun, "exercise_software", "-k",
               QT_TRANSLATE_NOOP("Reason", "%4: its software does not run on this card."))
GPUWISE_REASON(ExerciseNotKnown, "exercise_unknown", "-k",
               QT_TRANSLATE_NOOP("Reason", "%4: whether it fits is not known."))

// Cautions.
GPUWISE_REASON(CheaperWithLessRoom, "cheaper_less_room", "g",
               QT_TRANSLATE_NOOP("Reason", "%4 costs less and is as fast, but leaves %1 GiB less room."))
GPUWISE_REASON(CheaperWithMoreCards, "cheaper_more_cards", "N",
               QT_TRANSLATE_N_NOOP("Reason", "%4 costs less and is as fast, but takes %n card(s)."))
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
               QT_TRANSLATE_NOOP("Reason",
                                 "Software support is ending for its architecture (%4): check that every "
                                 "engine you plan to use still accepts it."))
GPUWISE_REASON(CommunitySoftware, "software_partial", "",
               QT_TRANSLATE_NOOP("Reason", "%4 supports it only in part: expect some setup work."))
GPUWISE_REASON(SoftwareNotStated, "software_not_stated", "",
               QT_TRANSLATE_NOOP("Reason", "Nothing published says whether %4 runs on it under this system."))
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
GPUWISE_REASON(CheckLength, "place", "",
               QT_TRANSLATE_NOOP("Reason", "Check length, slots and power connectors against your case."))
GPUWISE_REASON(OnDemandMayRise, "rent_price", "mm",
               QT_TRANSLATE_NOOP("Reason", "Rents move: %1 to %2 an hour were seen."))

GPUWISE_REASON(WeightsFillMemory, "weights_fill", "gg",
               QT_TRANSLATE_NOOP("Reason",
                                 "The weights alone take %1 of %2 GiB on each card: little room for "
                                 "a longer context or sequence."))
GPUWISE_REASON(CacheIsLarge, "cache_large", "gg",
               QT_TRANSLATE_NOOP("Reason", "The KV cache for this context takes %1 of the %2 GiB needed."))
GPUWISE_REASON(NoCardLink, "no_link", "",
               QT_TRANSLATE_NOOP("Reason", "No NVLink or other link between cards: they work together over "
                                           "PCIe, which slows them."))
GPUWISE_REASON(SlowHalfPrecision, "slow_fp16", "",
               QT_TRANSLATE_NOOP("Reason", "Its FP16 rate is far below its FP32 rate: software that computes "
                                           "in FP16 is slow on it."))
GPUWISE_REASON(LongJob, "long_job", "d",
               QT_TRANSLATE_NOOP("Reason", "Plan for days, not hours: the job takes about %1 days."))
GPUWISE_REASON(FarMoreThanNeeded, "oversized", "gw",
               QT_TRANSLATE_NOOP("Reason",
                                 "Far more than this work needs: %1 GiB stay empty on a card of %2 W."))
GPUWISE_REASON(SmallerVariant, "variant", "n",
               QT_TRANSLATE_NOOP("Reason",
                                 "It is also sold with only %1 GB under nearly the same name: check "
                                 "the memory size before you pay."))
GPUWISE_REASON(MarketplaceOffers, "marketplace", "",
               QT_TRANSLATE_NOOP("Reason",
                                 "A marketplace price: cheaper, but the machine is somebody's own and "
                                 "can be withdrawn."))

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
GPUWISE_REASON(TensorParallelCounts, "tp_counts", "n",
               QT_TRANSLATE_NOOP("Reason", "Tensor parallelism needs a number of cards that divides the %1 "
                                           "attention heads: %4."))
GPUWISE_REASON(StatesPerParameter, "bytes_per_parameter", "n",
               QT_TRANSLATE_NOOP("Reason",
                                 "Full training keeps about %1 bytes for every parameter before any "
                                 "activation: weights, gradients and optimizer."))
GPUWISE_REASON(ShardingStage, "sharding_stage", "",
               QT_TRANSLATE_NOOP("Reason",
                                 "%4 divides weights, gradients and optimizer states among the cards; "
                                 "ZeRO-1 and ZeRO-2 leave all weights on each."))
GPUWISE_REASON(LowBitQuality, "low_bits", "x",
               QT_TRANSLATE_NOOP("Reason",
                                 "With about %1 bits a parameter answers are a little worse than at "
                                 "16, more so in small models: try your own questions first."))
GPUWISE_REASON(QuantisedTrainingSoftware, "quantised_training", "",
               QT_TRANSLATE_NOOP("Reason",
                                 "Training on quantised weights goes through bitsandbytes: made for "
                                 "CUDA, only partly for Apple chips, where MLX is the way."))
GPUWISE_REASON(SmallNeed, "small_need", "g",
               QT_TRANSLATE_NOOP("Reason",
                                 "The work needs only about %1 GiB: choose by speed and price, not by "
                                 "memory."))
GPUWISE_REASON(MemoryBeforeSpeed, "memory_first", "g",
               QT_TRANSLATE_NOOP("Reason", "%4 is faster on paper and costs no more, but is %1 GiB short: "
                                           "memory decides first."))
GPUWISE_REASON(CheaperNeedsSetup, "cheaper_needs_setup", "",
               QT_TRANSLATE_NOOP("Reason",
                                 "%4 costs less, but its software is supported only in part: for those "
                                 "who do not mind the setup work."))
GPUWISE_REASON(TryByTheHour, "try_first", "m",
               QT_TRANSLATE_NOOP("Reason",
                                 "%4 can be rented at %1 an hour: try your own work on it before you "
                                 "buy."))
GPUWISE_REASON(CostOfOwning, "cost_of_owning", "t",
               QT_TRANSLATE_NOOP("Reason",
                                 "Owning also costs electricity (about %1 a month at your hours for the "
                                 "cards alone), loss of value and your own time."))
GPUWISE_REASON(OneCardIsEnough, "one_card_enough", "",
               QT_TRANSLATE_NOOP("Reason", "It holds the model alone: split by layers, a second card adds no "
                                           "speed, and a slower one takes some away."))

// About the cards one owns.
GPUWISE_REASON(NothingToBuy, "own_nothing_to_buy", "",
               QT_TRANSLATE_NOOP("Reason", "You own it already: nothing to buy."))
GPUWISE_REASON(SomeAreOwned, "own_some", "dd",
               QT_TRANSLATE_NOOP("Reason", "You own %1 of the %2 cards; only the others are bought."))
GPUWISE_REASON(OwnIsEnough, "own_enough", "",
               QT_TRANSLATE_NOOP("Reason", "Your %4 holds this work and is fast enough: nothing needs to be "
                                           "bought."))
GPUWISE_REASON(OwnHoldsPickIsFaster, "own_holds", "x",
               QT_TRANSLATE_NOOP("Reason",
                                 "What you own does this work already; %4 would be %1 times as fast."))
GPUWISE_REASON(OwnWithSetting, "own_with_setting", "",
               QT_TRANSLATE_NOOP("Reason", "What you own does this work with one change: nothing needs to be "
                                           "bought."))
GPUWISE_REASON(OwnTooSmallRent, "own_rent", "m",
               QT_TRANSLATE_NOOP("Reason",
                                 "What you own does not do this work. For these hours renting %4 costs "
                                 "less than buying: %1 in all."))
GPUWISE_REASON(OwnTooSmall, "own_too_small", "g",
               QT_TRANSLATE_NOOP("Reason",
                                 "What you own is %1 GiB short on each card, and no smaller setting "
                                 "helps."))
GPUWISE_REASON(OwnTooSlow, "own_too_slow", "ss",
               QT_TRANSLATE_NOOP("Reason",
                                 "What you own holds this work, but writes only about %1 tokens/s; you "
                                 "asked for %2."))
GPUWISE_REASON(OwnWithoutSoftware, "own_software", "",
               QT_TRANSLATE_NOOP("Reason", "%4 does not run on what you own."))
