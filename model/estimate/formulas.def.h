// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_FORMULA(name, QT_TRANSLATE_NOOP("Formula", "sentence"), QT_TRANSLATE_NOOP("FormulaSource",
// "source")): how a term was computed (%1..%4 are its operands; %n is the one that formulaCount() counts),
// and where the formula comes from; docs/estimates.md says more. No include guard: included once for each use
// of the table.
GPUWISE_FORMULA(
    WeightsPlain, QT_TRANSLATE_NOOP("Formula", "%1 B parameters × %2 bits ÷ 8"),
    QT_TRANSLATE_NOOP("FormulaSource",
                      "definition; Llama-3-8B in bf16 measured to 0.0 % (vLLM pull request 10511)"))
GPUWISE_FORMULA(
    WeightsKept,
    QT_TRANSLATE_NOOP("Formula",
                      "%1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit (embedding, head and "
                      "the like)"),
    QT_TRANSLATE_NOOP(
        "FormulaSource",
        "which matrices AWQ, GPTQ, bitsandbytes and FP8 quantise; Qwen2.5 and Qwen3 tables, 1.3 % median"))
GPUWISE_FORMULA(WeightsByTensor,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 B parameters, tensor by tensor as the quantiser stores them; %3 GiB of "
                                  "embeddings stay in host memory"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "llama.cpp's quantiser and loader; 1,590 planned buffers, median 0.00 %"))
GPUWISE_FORMULA(WeightsOfFile,
                QT_TRANSLATE_NOOP("Formula", "%1 B parameters × %2 bits ÷ 8, the average of a whole file"),
                QT_TRANSLATE_NOOP("FormulaSource", "average bits of llama.cpp's tools/quantize README"))
GPUWISE_FORMULA(
    WeightsStreamed,
    QT_TRANSLATE_NOOP("Formula",
                      "two layers at a time of %1 B parameters × %2 bits ÷ 8; the rest waits in host "
                      "memory"),
    QT_TRANSLATE_NOOP("FormulaSource", "how offloaded inference streams layers"))
GPUWISE_FORMULA(WeightsFrozen,
                QT_TRANSLATE_N_NOOP("Formula", "frozen base: %1 B parameters × %2 bits ÷ 8, over %n card(s)"),
                QT_TRANSLATE_NOOP("FormulaSource", "litgpt and PEFT tables"))
GPUWISE_FORMULA(
    WeightsFrozenQuantised,
    QT_TRANSLATE_N_NOOP("Formula", "frozen base: %1 B parameters × %2 bits ÷ 8, of which %3 B stay 16-bit or "
                                   "wider, and a dequantised layer, over %n card(s)"),
    QT_TRANSLATE_NOOP("FormulaSource", "litgpt, PEFT and fsdp_qlora tables"))
GPUWISE_FORMULA(
    StatesPerParameter, QT_TRANSLATE_N_NOOP("Formula", "%1 B parameters × %2 bytes ÷ %n card(s)"),
    QT_TRANSLATE_NOOP(
        "FormulaSource",
        "bytes by framework; Llama-2-7B in pure bf16 about 54 GB measured (torchtune pull request 389)"))
GPUWISE_FORMULA(GradientsPerParameter,
                QT_TRANSLATE_N_NOOP("Formula", "gradients of %1 B parameters × %2 bytes ÷ %n card(s)"),
                QT_TRANSLATE_NOOP("FormulaSource", "bytes by framework; torchtune and Qwen tables"))
GPUWISE_FORMULA(
    AdapterStates,
    QT_TRANSLATE_N_NOOP("Formula",
                        "%1 M adapter parameters × %2 bytes (weight, gradient and optimizer) at rank %3 ÷ %n "
                        "card(s)"),
    QT_TRANSLATE_NOOP("FormulaSource", "definition of LoRA; PEFT keeps adapters in fp32"))
GPUWISE_FORMULA(KvPerToken, QT_TRANSLATE_N_NOOP("Formula", "%1 bytes a token × %2 tokens × %n sequence(s)"),
                QT_TRANSLATE_NOOP("FormulaSource", "definition; logs of llama.cpp and vLLM, exact"))
GPUWISE_FORMULA(KvWindows,
                QT_TRANSLATE_N_NOOP(
                    "Formula", "%1 bytes a token × %2 tokens × %n sequence(s), window layers only up to %4 "
                               "tokens"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "window layers of Gemma, gpt-oss and MiMo; 11 reference values, exact"))
GPUWISE_FORMULA(
    KvLatent,
    QT_TRANSLATE_N_NOOP("Formula", "one latent a layer: %1 bytes a token × %2 tokens × %n sequence(s)"),
    QT_TRANSLATE_NOOP("FormulaSource",
                      "multi-head latent attention of DeepSeek; 1,098 MiB logged for R1 at 16,384 tokens"))
GPUWISE_FORMULA(
    KvCompressed,
    QT_TRANSLATE_N_NOOP("Formula", "compressed entries: %1 bytes a token up to %4 tokens, then fewer, for %2 "
                                   "tokens × %n sequence(s)"),
    QT_TRANSLATE_NOOP("FormulaSource", "DeepSeek V4 in vLLM: bytes a token, exact"))
GPUWISE_FORMULA(KvCells, QT_TRANSLATE_NOOP("Formula", "%1 cells × %3 layers at %4 bits an element"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "llama.cpp's cache cells; 1,874 planned caches, all exact"))
GPUWISE_FORMULA(
    KvCellsWithWindow,
    QT_TRANSLATE_NOOP("Formula",
                      "%1 cells in full layers and %2 cells in window layers, %3 layers at %4 bits an "
                      "element"),
    QT_TRANSLATE_NOOP("FormulaSource", "llama.cpp's cache cells; 1,874 planned caches, all exact"))
GPUWISE_FORMULA(
    RecurrentState, QT_TRANSLATE_N_NOOP("Formula", "%1 layers × %2 elements × 4 bytes × %n sequence(s)"),
    QT_TRANSLATE_NOOP("FormulaSource",
                      "state and convolution of the recurrent layers, as each model defines them"))
GPUWISE_FORMULA(RecurrentStateSlots,
                QT_TRANSLATE_N_NOOP("Formula",
                                    "fixed state of the recurrent layers for %n sequence(s), in fp32"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "llama.cpp's recurrent states; 229 planned ones, all exact"))
GPUWISE_FORMULA(LlamaCppPlannedGraph,
                QT_TRANSLATE_NOOP("Formula",
                                  "largest moment of the graph planned for steps of %1 tokens over %2 cells"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "llama.cpp's graph planner; dense models on one card, median 0.00 %"))
GPUWISE_FORMULA(
    LlamaCppGraph,
    QT_TRANSLATE_NOOP("Formula", "4 bytes × %1 tokens × (3 × %2 feed-forward width + hidden size %3), or the "
                                 "attention scores or logits if larger"),
    QT_TRANSLATE_NOOP("FormulaSource",
                      "general form of llama.cpp's graph, for layers its rules do not cover here"))
GPUWISE_FORMULA(
    PromptTransient,
    QT_TRANSLATE_NOOP("Formula", "%1 prompt tokens × (3 × %2 + 4 × %3) × 2 bytes in the widest layer, beyond "
                                 "what the cache takes later"),
    QT_TRANSLATE_NOOP("FormulaSource", "Qwen2.5 speed benchmark, 0.9 % on one card"))
GPUWISE_FORMULA(PromptLogits, QT_TRANSLATE_NOOP("Formula", "%1 prompt tokens × vocabulary %2 × %3 bytes"),
                QT_TRANSLATE_NOOP("FormulaSource", "Qwen1.5 benchmark: slope within 0.1 % on three sizes"))
GPUWISE_FORMULA(VllmStep, QT_TRANSLATE_NOOP("Formula", "%1 tokens of a step × (3 × %2 + 4 × %3) × 2 bytes"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "vLLM's profile of Llama-3-8B: 1.26 GiB measured, 1.22 computed"))
GPUWISE_FORMULA(VllmSampler,
                QT_TRANSLATE_NOOP("Formula", "sampling of %1 requests × vocabulary %2 × 10 bytes"),
                QT_TRANSLATE_NOOP("FormulaSource", "vLLM's profile run samples 256 requests"))
GPUWISE_FORMULA(CudaGraphs, QT_TRANSLATE_NOOP("Formula", "captured CUDA graphs: 0.2 to 1 GiB"),
                QT_TRANSLATE_NOOP("FormulaSource", "range from vLLM's logs; not measured for this model"))
GPUWISE_FORMULA(CollectiveBuffers,
                QT_TRANSLATE_NOOP("Formula", "buffers for exchange between the cards: 0.1 to 0.6 GiB"),
                QT_TRANSLATE_NOOP("FormulaSource", "range from NCCL's buffers; not measured for this model"))
GPUWISE_FORMULA(CopiesBetweenCards,
                QT_TRANSLATE_NOOP("Formula", "copies and buffers where layers change cards: 2 to 8 %"),
                QT_TRANSLATE_NOOP("FormulaSource", "Qwen2.5-72B over several cards"))
GPUWISE_FORMULA(
    RotaryTables,
    QT_TRANSLATE_NOOP(
        "Formula",
        "position tables of %1 positions × head size %2 × %3 layers × 4 bytes, and scratch of the kernels"),
    QT_TRANSLATE_NOOP("FormulaSource", "transformers before 4.40; Qwen1.5 tables within 5 %"))
GPUWISE_FORMULA(SecondHead,
                QT_TRANSLATE_NOOP("Formula", "a second head in 16 bits of %1 GB, kept or only while loading"),
                QT_TRANSLATE_NOOP("FormulaSource", "Qwen3 speed benchmark of small tied models"))
GPUWISE_FORMULA(AttentionScores,
                QT_TRANSLATE_NOOP("Formula",
                                  "attention matrices of the prompt: %1 tokens × %2 heads × %3 × 9.3 bytes"),
                QT_TRANSLATE_NOOP("FormulaSource", "AutoAWQ 0.1.6; within 6 % of six rows"))
GPUWISE_FORMULA(
    FusedWhileLoading,
    QT_TRANSLATE_NOOP("Formula",
                      "fused query, key and value matrices written beside the separate ones while loading"),
    QT_TRANSLATE_NOOP("FormulaSource", "AutoAWQ README: Llama-2-13B 8.47 GiB measured, 8.35 computed"))
GPUWISE_FORMULA(OptimizerTemporaries,
                QT_TRANSLATE_N_NOOP(
                    "Formula", "temporaries of the optimizer step: %1 B parameters × %2 bytes ÷ %n card(s)"),
                QT_TRANSLATE_NOOP("FormulaSource", "litgpt's AdamW, three runs"))
GPUWISE_FORMULA(RuntimeBuffers, QT_TRANSLATE_NOOP("Formula", "buffers of the runtime: %1 GiB"),
                QT_TRANSLATE_NOOP("FormulaSource", "exllama's table, -2 %"))
GPUWISE_FORMULA(DriverContext, QT_TRANSLATE_NOOP("Formula", "driver context of one process: %1 MiB"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "llama.cpp pull requests 15860, 20595, 23604; PyTorch with lazy loading"))
GPUWISE_FORMULA(FragmentationShare,
                QT_TRANSLATE_NOOP("Formula",
                                  "blocks that the allocator holds beyond what is used: %1 % expected"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "reserved against allocated memory in published runs: 3 to 24 % more"))
GPUWISE_FORMULA(ActivationsKept,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 tokens × %2 layers × hidden size %3 × 2 bytes × %4 kept results"),
                QT_TRANSLATE_NOOP("FormulaSource",
                                  "results kept by each kind of block; litgpt, torchtune and Qwen tables"))
GPUWISE_FORMULA(ActivationsCheckpointed,
                QT_TRANSLATE_NOOP(
                    "Formula", "%1 tokens × hidden size %3 × 2 bytes × (%2 layer inputs + %4 results of one "
                               "layer)"),
                QT_TRANSLATE_NOOP("FormulaSource", "torchtune and Qwen tables"))
GPUWISE_FORMULA(ActivationsOffloaded,
                QT_TRANSLATE_NOOP(
                    "Formula", "%1 tokens × hidden size %3 × 2 bytes × %4 results of one layer; layer inputs "
                               "go to host memory"),
                QT_TRANSLATE_NOOP("FormulaSource", "Unsloth's VRAM_ESTIMATION.md and its length limits"))
GPUWISE_FORMULA(ActivationsSelective,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 tokens × %2 layers × hidden size %3 × 2 bytes × 10.4 results kept by "
                                  "selective checkpointing"),
                QT_TRANSLATE_NOOP("FormulaSource", "torchtitan's selective checkpointing"))
GPUWISE_FORMULA(ActivationsEager,
                QT_TRANSLATE_NOOP("Formula",
                                  "%1 tokens × %2 layers × hidden size %3 × 2 bytes × %4 results, attention "
                                  "matrices with dropout included"),
                QT_TRANSLATE_NOOP("FormulaSource", "Korthikanti et al., arXiv 2205.05198; BERT 2.3 % median"))
GPUWISE_FORMULA(
    LossLogits, QT_TRANSLATE_NOOP("Formula", "%1 tokens × vocabulary %2 × %3 bytes for logits and loss"),
    QT_TRANSLATE_NOOP("FormulaSource",
                      "16-bit logits, fp32 copy and gradient of the plain loss; slope of Qwen-7B"))
GPUWISE_FORMULA(
    GatheredUnits,
    QT_TRANSLATE_NOOP("Formula",
                      "two gathered blocks of %1 M parameters and the root unit of %2 M parameters in "
                      "16 bits"),
    QT_TRANSLATE_NOOP("FormulaSource", "PyTorch FSDP; torchtitan on 8 against 128 cards"))
GPUWISE_FORMULA(ZeroBuckets, QT_TRANSLATE_NOOP("Formula", "8 GB of exchange buckets and gathered units"),
                QT_TRANSLATE_NOOP("FormulaSource", "Qwen full fine-tuning with DeepSpeed"))
GPUWISE_FORMULA(ImageParts,
                QT_TRANSLATE_NOOP("Formula", "transformer %1 GiB + text encoders %2 GiB + VAE %3 GiB"),
                QT_TRANSLATE_NOOP("FormulaSource", "tables of diffusers for FLUX.1, SD3 and PixArt, 0.4 %"))
GPUWISE_FORMULA(ImagePartsInTurn,
                QT_TRANSLATE_NOOP("Formula",
                                  "the largest of transformer %1 GiB, text encoders %2 GiB and VAE %3 GiB"),
                QT_TRANSLATE_NOOP("FormulaSource", "tables of diffusers for FLUX.1, SD3 and PixArt, 0.4 %"))
GPUWISE_FORMULA(ImageStep, QT_TRANSLATE_NOOP("Formula", "a denoising step or the decoding of %1 megapixels"),
                QT_TRANSLATE_NOOP("FormulaSource", "FLUX at every precision; log of stable-diffusion.cpp"))
GPUWISE_FORMULA(MatrixWorkspace, QT_TRANSLATE_NOOP("Formula", "workspace of the matrix library: %1 MiB"),
                QT_TRANSLATE_NOOP("FormulaSource", "PyTorch's cuBLAS workspace"))
