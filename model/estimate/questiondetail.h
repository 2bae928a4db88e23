// SPDX-License-Identifier: GPL-3.0-or-later
//
// Settings beyond the three answers: what a published measurement states about itself and what tells one
// framework or version from another. Every default is what people run today, so ordinary questions leave them
// alone.
#pragma once

#include <QString>

#include <cstdint>

namespace gpuwise {

/// Generations of Hugging Face transformers that hold different things in memory while generating.
enum class TransformersEra : std::uint8_t
{
    Current,       ///< 4.45 and later: logits of the last position only
    Measured451,   ///< prefill in pieces: weights and cache at the end of generation
    PromptLogits,  ///< before 4.45: 16-bit logits of the whole prompt
    Concatenating, ///< before about 4.40: torch.cat holds the cache twice, fp32 logits of the whole prompt
    RemoteCode,    ///< model code of its own: concatenating cache, no prompt logits
};

struct InferenceDetail
{
    TransformersEra era = TransformersEra::Current;
    int promptTokens = 0;        ///< 0: the prompt may fill the whole context
    bool headUntied = false;     ///< the framework stores a copy of a tied output matrix
    bool secondHeadCopy = false; ///< small tied AWQ and FP8 checkpoints: a 16-bit head beside the embedding
    bool kernelScratch = false;  ///< GPTQ kernels of the time (AutoGPTQ with ExLlamaV2) reserve scratch
    bool dequantisesBlocks = false; ///< remote code with quantised linears of its own (ChatGLM)
    bool eagerAttention = false;    ///< attention matrices are materialised
    bool cudaGraphs = true;         ///< vLLM: false under enforce_eager
    int batchedTokens = 0;          ///< vLLM: max_num_batched_tokens; 0: its default
    double memoryUtilization = 0;   ///< vLLM: gpu_memory_utilization; 0: its default
    bool splitKv = false;           ///< llama.cpp: one cache stream per sequence instead of a unified one
    bool fullWindowCache = false;   ///< llama.cpp: --swa-full
    int outputs = -1;               ///< llama.cpp: logit rows reserved; -1: by program (server or library)
    int gpuLayers = -1;             ///< llama.cpp: -ngl; -1: all
};

enum class AdapterKind : std::uint8_t
{
    Lora,
    Dora,
    Loha,
    Lokr,
    AdaLora,
    Ia3,
    Prompt,    ///< LLaMA-Adapter: learned prompts at attention
    AdapterV2, ///< scales and biases on every linear
    Other,     ///< OFT, VeRA and the like
};

/// In what precision a training run keeps its numbers.
enum class TrainingRegime : std::uint8_t
{
    ByFramework, ///< see regimeOf()
    PureHalf,    ///< 16-bit weights, gradients and states
    MasterFp32,  ///< sharded fp32 weights, gradients and states; 16-bit copies are gathered for use
    MixedHalf,   ///< 16-bit weights and gradients, fp32 master weights and states (Megatron, DeepSpeed)
    Autocast,    ///< fp32 weights with cached 16-bit casts
    Fp32,
};

enum class Recompute : std::uint8_t
{
    BySetting, ///< follows TrainingSettings::checkpointing
    None,
    Selective,
    Full,
    Offload,
};

struct TrainingDetail
{
    TrainingRegime regime = TrainingRegime::ByFramework;
    Recompute recompute = Recompute::BySetting;
    AdapterKind adapter = AdapterKind::Lora;
    bool adapterOnHead = false;   ///< LoRA also on the output matrix
    bool trainEmbeddings = false; ///< embedding and head are trained in full beside the adapters
    bool adapterDropout = false;  ///< adapters keep masked copies of their inputs (PEFT scripts that set it)
    bool onlyMlpTargets = false;  ///< adapters on the MLP only
    bool kvDownTargets = false;   ///< IA3: key, value and down projections
    bool fullyEager = false;      ///< attention matrices with dropout are kept
    bool compiled = false;        ///< torch.compile or a fusing compiler
    bool optimizerInBackward = false;
    double optimizerBytes = -1;     ///< per parameter; -1: by optimizer and regime
    double adapterBytes = -1;       ///< per adapter parameter, all of it; -1: by framework
    bool headUntied = false;        ///< the framework stores a copy of a tied output matrix
    bool kbitUpcast = false;        ///< embedding and head go to fp32 (prepare_model_for_kbit_training)
    bool gathersSixteenBit = false; ///< FSDP with a quantised base that gathers 16-bit units
    double vocabLogitBytes = -1;    ///< per token and vocabulary entry; -1: by loss and framework
};

struct ImageDetail
{
    double encoderBits = 0;      ///< of the large text encoder; 0: as the transformer
    double smallEncoderBits = 0; ///< of CLIP and the like; 0: 16
    bool withoutLargeEncoder = false;
    bool offloadsParts = false;         ///< only the part at work is on the card
    bool largeEncoderKeepsFp32 = false; ///< T5's "wo" matrices: under bitsandbytes and in fp16
    bool withoutDecoding = false;       ///< the figure leaves the decoder's moment out
};

/// What training multiplies in.
enum class TrainingCompute : std::uint8_t
{
    Bits16,
    Fp8,
    Fp4,
};

/// What a published speed states about itself.
struct SpeedDetail
{
    QString software;         ///< as in speed_constants.csv; empty: by runtime or framework
    double filledTokens = -1; ///< in the cache while generating; negative: an eighth of the context
    int promptTokens = 0;     ///< 0: an eighth of the context
    TrainingCompute compute = TrainingCompute::Bits16;
};

} // namespace gpuwise
