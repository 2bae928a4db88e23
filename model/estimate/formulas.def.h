// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_FORMULA(name, QT_TRANSLATE_NOOP("Formula", "sentence")): how a term was computed; %1..%4 are its
// operands. No include guard: included once for each use of the table.
GPUWISE_FORMULA(WeightsPlain, QT_TRANSLATE_NOOP("Formula", "%1 B parameters × %2 bits ÷ 8"))
GPUWISE_FORMULA(
    WeightsKept,
    QT_TRANSLATE_NOOP("Formula",
                      "%1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit (embedding, head and "
                      "the like)"))
GPUWISE_FORMULA(WeightsByTensor,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 B parameters, tensor by tensor as the quantiser stores them; %3 GiB of "
                                  "embeddings stay in host memory"))
GPUWISE_FORMULA(WeightsOfFile,
                QT_TRANSLATE_NOOP("Formula", "%1 B parameters × %2 bits ÷ 8, the average of a whole file"))
GPUWISE_FORMULA(
    WeightsStreamed,
    QT_TRANSLATE_NOOP("Formula",
                      "two layers at a time of %1 B parameters × %2 bits ÷ 8; the rest waits in host "
                      "memory"))
GPUWISE_FORMULA(WeightsFrozen,
                QT_TRANSLATE_NOOP("Formula", "frozen base: %1 B parameters × %2 bits ÷ 8, over %4 cards"))
GPUWISE_FORMULA(WeightsFrozenQuantised,
                QT_TRANSLATE_NOOP("Formula",
                                  "frozen base: %1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit or "
                                  "wider, and a dequantised layer, over %4 cards"))
GPUWISE_FORMULA(StatesPerParameter, QT_TRANSLATE_NOOP("Formula", "%1 B parameters × %2 bytes ÷ %3 cards"))
GPUWISE_FORMULA(GradientsPerParameter,
                QT_TRANSLATE_NOOP("Formula", "gradients of %1 B parameters × %2 bytes ÷ %3 cards"))
GPUWISE_FORMULA(
    AdapterStates,
    QT_TRANSLATE_NOOP("Formula",
                      "%1 M adapter parameters × %2 bytes (weight, gradient and optimizer) at rank %3"))
GPUWISE_FORMULA(KvPerToken, QT_TRANSLATE_NOOP("Formula", "%1 bytes a token × %2 tokens × %3 sequences"))
GPUWISE_FORMULA(KvWindows,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 bytes a token × %2 tokens × %3 sequences, window layers only up to %4 "
                                  "tokens"))
GPUWISE_FORMULA(KvLatent,
                QT_TRANSLATE_NOOP("Formula",
                                  "one latent a layer: %1 bytes a token × %2 tokens × %3 sequences"))
GPUWISE_FORMULA(KvCompressed,
                QT_TRANSLATE_NOOP("Formula",
                                  "compressed entries: %1 bytes a token up to %4 tokens, then fewer, for %2 "
                                  "tokens × %3 sequences"))
GPUWISE_FORMULA(KvCells, QT_TRANSLATE_NOOP("Formula", "%1 cells × %3 layers at %4 bits an element"))
GPUWISE_FORMULA(
    KvCellsWithWindow,
    QT_TRANSLATE_NOOP("Formula",
                      "%1 cells in full layers and %2 cells in window layers, %3 layers at %4 bits an "
                      "element"))
GPUWISE_FORMULA(RecurrentState,
                QT_TRANSLATE_NOOP("Formula", "%1 layers × %2 elements × 4 bytes × %3 sequences"))
GPUWISE_FORMULA(RecurrentStateSlots,
                QT_TRANSLATE_NOOP("Formula", "fixed state of the recurrent layers for %1 sequences, in fp32"))
GPUWISE_FORMULA(LlamaCppPlannedGraph,
                QT_TRANSLATE_NOOP("Formula",
                                  "largest moment of the graph planned for steps of %1 tokens over %2 cells"))
GPUWISE_FORMULA(
    LlamaCppGraph,
    QT_TRANSLATE_NOOP("Formula", "4 bytes × %1 tokens × (3 × %2 feed-forward width + hidden size %3), or the "
                                 "attention scores or logits if larger"))
GPUWISE_FORMULA(
    PromptTransient,
    QT_TRANSLATE_NOOP("Formula", "%1 prompt tokens × (3 × %2 + 4 × %3) × 2 bytes in the widest layer, beyond "
                                 "what the cache takes later"))
GPUWISE_FORMULA(PromptLogits, QT_TRANSLATE_NOOP("Formula", "%1 prompt tokens × vocabulary %2 × %3 bytes"))
GPUWISE_FORMULA(VllmStep, QT_TRANSLATE_NOOP("Formula", "%1 tokens of a step × (3 × %2 + 4 × %3) × 2 bytes"))
GPUWISE_FORMULA(VllmSampler,
                QT_TRANSLATE_NOOP("Formula", "sampling of %1 requests × vocabulary %2 × 10 bytes"))
GPUWISE_FORMULA(CudaGraphs, QT_TRANSLATE_NOOP("Formula", "captured CUDA graphs: 0.2 to 1 GiB"))
GPUWISE_FORMULA(CollectiveBuffers,
                QT_TRANSLATE_NOOP("Formula", "buffers for exchange between the cards: 0.1 to 0.6 GiB"))
GPUWISE_FORMULA(CopiesBetweenCards,
                QT_TRANSLATE_NOOP("Formula", "copies and buffers where layers change cards: 2 to 8 %"))
GPUWISE_FORMULA(
    RotaryTables,
    QT_TRANSLATE_NOOP(
        "Formula",
        "position tables of %1 positions × head size %2 × %3 layers × 4 bytes, and scratch of the kernels"))
GPUWISE_FORMULA(SecondHead,
                QT_TRANSLATE_NOOP("Formula", "a second head in 16 bits of %1 GB, kept or only while loading"))
GPUWISE_FORMULA(AttentionScores,
                QT_TRANSLATE_NOOP("Formula",
                                  "attention matrices of the prompt: %1 tokens × %2 heads × %3 × 9.3 bytes"))
GPUWISE_FORMULA(
    FusedWhileLoading,
    QT_TRANSLATE_NOOP("Formula",
                      "fused query, key and value matrices written beside the separate ones while loading"))
GPUWISE_FORMULA(OptimizerTemporaries,
                QT_TRANSLATE_NOOP("Formula",
                                  "temporaries of the optimizer step: %1 B parameters × %2 bytes ÷ %3 cards"))
GPUWISE_FORMULA(RuntimeBuffers, QT_TRANSLATE_NOOP("Formula", "buffers of the runtime: %1 GiB"))
GPUWISE_FORMULA(DriverContext,
                QT_TRANSLATE_NOOP("Formula", "driver context of one process: %1 MiB on each card"))
GPUWISE_FORMULA(FragmentationShare,
                QT_TRANSLATE_NOOP("Formula",
                                  "blocks that the allocator holds beyond what is used: %1 % expected"))
GPUWISE_FORMULA(ActivationsKept,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 tokens × %2 layers × hidden size %3 × 2 bytes × %4 kept results"))
GPUWISE_FORMULA(ActivationsCheckpointed,
                QT_TRANSLATE_NOOP(
                    "Formula", "%1 tokens × hidden size %3 × 2 bytes × (%2 layer inputs + %4 results of one "
                               "layer)"))
GPUWISE_FORMULA(ActivationsOffloaded,
                QT_TRANSLATE_NOOP(
                    "Formula", "%1 tokens × hidden size %3 × 2 bytes × %4 results of one layer; layer inputs "
                               "go to host memory"))
GPUWISE_FORMULA(ActivationsSelective,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 tokens × %2 layers × hidden size %3 × 2 bytes × 10.4 results kept by "
                                  "selective checkpointing"))
GPUWISE_FORMULA(ActivationsEager,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 tokens × %2 layers × hidden size %3 × 2 bytes × %4 results, attention "
                                  "matrices with dropout included"))
GPUWISE_FORMULA(LossLogits,
                QT_TRANSLATE_NOOP("Formula", "%1 tokens × vocabulary %2 × %3 bytes for logits and loss"))
GPUWISE_FORMULA(
    GatheredUnits,
    QT_TRANSLATE_NOOP("Formula",
                      "two gathered blocks of %1 M parameters and the root unit of %2 M parameters in "
                      "16 bits"))
GPUWISE_FORMULA(ZeroBuckets, QT_TRANSLATE_NOOP("Formula", "8 GB of exchange buckets and gathered units"))
GPUWISE_FORMULA(ImageParts,
                QT_TRANSLATE_NOOP("Formula", "transformer %1 GiB + text encoders %2 GiB + VAE %3 GiB"))
GPUWISE_FORMULA(ImagePartsInTurn,
                QT_TRANSLATE_NOOP("Formula",
                                  "the largest of transformer %1 GiB, text encoders %2 GiB and VAE %3 GiB"))
GPUWISE_FORMULA(ImageStep, QT_TRANSLATE_NOOP("Formula", "a denoising step or the decoding of %1 megapixels"))
GPUWISE_FORMULA(MatrixWorkspace, QT_TRANSLATE_NOOP("Formula", "workspace of the matrix library: %1 MiB"))
