// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_ASSUMPTION(name, QT_TRANSLATE_NOOP("Assumption", "sentence")). At most 64.
// No include guard: included once for each use of the table.
GPUWISE_ASSUMPTION(
    ShapeOfNearestModel,
    QT_TRANSLATE_NOOP("Assumption",
                      "Only a size was given: the shape of the nearest recent dense model was scaled "
                      "in layers."))
GPUWISE_ASSUMPTION(
    RuntimeByCard,
    QT_TRANSLATE_NOOP("Assumption",
                      "No runtime was chosen: llama.cpp is assumed on consumer and unified cards, "
                      "vLLM on data-centre cards."))
GPUWISE_ASSUMPTION(RuntimeByPrecision,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "No runtime was chosen: one that runs this precision is assumed."))
GPUWISE_ASSUMPTION(
    PrecisionByTask,
    QT_TRANSLATE_NOOP("Assumption",
                      "No precision was chosen: what people use for the task and runtime is assumed."))
GPUWISE_ASSUMPTION(
    PrecisionResolved,
    QT_TRANSLATE_NOOP("Assumption",
                      "A bit width was given: the format that this runtime uses for it is assumed."))
GPUWISE_ASSUMPTION(CardNotNamed,
                   QT_TRANSLATE_NOOP("Assumption", "No card was named: a consumer CUDA card is assumed."))
GPUWISE_ASSUMPTION(EmbeddingsOnHost,
                   QT_TRANSLATE_NOOP("Assumption", "llama.cpp keeps the token embeddings in host memory."))
GPUWISE_ASSUMPTION(
    LlamaCppRulesUnknown,
    QT_TRANSLATE_NOOP("Assumption", "The buffers of llama.cpp for this kind of layers are not known: general "
                                    "formulas are used."))
GPUWISE_ASSUMPTION(ArchitectureLikeLlama,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "llama.cpp is assumed to plan this architecture as it plans Llama."))
GPUWISE_ASSUMPTION(AllExpertsResident,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "All experts are loaded, not only those that a token uses."))
GPUWISE_ASSUMPTION(VisionTowerLoaded,
                   QT_TRANSLATE_NOOP("Assumption", "The vision part of the model is loaded too."))
GPUWISE_ASSUMPTION(WeightsStreamedFromHost,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "Weights wait in host memory and are streamed to the card: slow."))
GPUWISE_ASSUMPTION(LatentCacheReplicated,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "With tensor parallelism every card keeps the whole latent cache."))
GPUWISE_ASSUMPTION(KvHeadsReplicated,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "There are more cards than KV heads: the heads are copied."))
GPUWISE_ASSUMPTION(
    VllmReservesTheCard,
    QT_TRANSLATE_NOOP("Assumption",
                      "vLLM reserves up to the share of the card it was given, whatever the need; "
                      "this is the need."))
GPUWISE_ASSUMPTION(
    PlainLossKeepsLogits,
    QT_TRANSLATE_NOOP("Assumption",
                      "The plain loss keeps the logits of all tokens; a chunked or fused loss does "
                      "not."))
GPUWISE_ASSUMPTION(
    GradientsReplaceActivations,
    QT_TRANSLATE_NOOP("Assumption",
                      "Without accumulation, gradients take the place of activations that are freed."))
GPUWISE_ASSUMPTION(
    DataParallelDoesNotPool,
    QT_TRANSLATE_NOOP("Assumption",
                      "Data parallel cards each hold everything: their memory does not add up."))
GPUWISE_ASSUMPTION(StatesInHostMemory,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "Weights, gradients and optimizer states live in host memory."))
GPUWISE_ASSUMPTION(FsdpNeedsStorageType,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "FSDP divides a 4-bit base only when it is stored in the compute type."))
GPUWISE_ASSUMPTION(PartsTakeTurns,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "Only the part of the pipeline that is at work is on the card."))
GPUWISE_ASSUMPTION(
    TextEmbeddingsCached,
    QT_TRANSLATE_NOOP("Assumption",
                      "Text embeddings and latents are prepared ahead and not kept on the card."))
GPUWISE_ASSUMPTION(ImageModelOnEachCard,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "Image pipelines run on one card: further cards hold copies."))
GPUWISE_ASSUMPTION(
    SpeedWithShortHistory,
    QT_TRANSLATE_NOOP(
        "Assumption",
        "Speed with an eighth of the context filled; low is with a full context, high with an empty one."))
GPUWISE_ASSUMPTION(
    SpeedOfSeveralUsersIsABound,
    QT_TRANSLATE_NOOP(
        "Assumption",
        "With several users, the speed of each is a lower bound: they share one pass over the weights."))
GPUWISE_ASSUMPTION(
    ImageSpeedFromOperations,
    QT_TRANSLATE_NOOP(
        "Assumption",
        "Image speed is worked out from the operations of a step; few measurements stand behind it."))
GPUWISE_ASSUMPTION(WeightsFromFile,
                   QT_TRANSLATE_NOOP("Assumption",
                                     "The weights are those of the opened file, byte for byte."))
