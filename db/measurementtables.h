// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables of published measurements: one list for the compiler (names and columns) and the reader. Cells
// are kept as they were written; `source` is the last column of each file.
#pragma once

#include "model/domain/measurement.h"

#include <QStringList>

#include <array>

namespace gpuwise {

struct MeasurementTable
{
    MeasurementKind kind;
    const char *file;  ///< in db/catalogue/measurements, without ".csv"
    const char *table; ///< in the schema
    const char *settings;
    const char *measured; ///< numbers above zero, or empty; "outcome" is a word
    const char *marks;    ///< how far a row is trusted; whether errors count it

    QStringList columns() const
    {
        return QStringList{QString::fromLatin1(settings), QString::fromLatin1(measured),
                           QString::fromLatin1(marks)}
            .join(u' ')
            .split(u' ', Qt::SkipEmptyParts);
    }
};

inline constexpr std::array measurementTables{
    MeasurementTable{MeasurementKind::Memory, "memory", "measured_memory",
                     "case_id kind model params_b precision_or_quant framework context_tokens batch seq_len "
                     "gpus parallelism optimizer flash_attn lora_rank kv_cache_dtype lora_targets "
                     "adapter_kind loss head_tied_in_memory counter scope tp cp dp_shard ubatch "
                     "extra_context_mib recompute compile optimizer_bytes_per_param gpu gpu_mem_gb "
                     "what_was_measured",
                     "measured_gib outcome", "confidence scored"},
    MeasurementTable{MeasurementKind::Fit, "fit_facts", "measured_fit",
                     "case_id model params_b task precision_or_quant framework context_or_seq batch gpus gpu "
                     "gpu_mem_gb model_id quant_id runtime lora_rank lora_targets optimizer checkpointing "
                     "kv_dtype flash_attention gpu_memory_utilization max_batched_tokens enforce_eager "
                     "parallelism tp usable_gb_override",
                     "outcome", "confidence scored"},
    MeasurementTable{MeasurementKind::LlamaCpp, "llamacpp", "planned_llamacpp",
                     "case_id model arch params_b weight_type n_ctx n_seq n_ubatch flash_attn swa_full "
                     "kv_type kv_type_v kv_unified n_outputs_max device n_gpus gpu_layers llamacpp_commit "
                     "comparable_with_cuda",
                     "model_buffer_mib kv_buffer_mib rs_buffer_mib compute_buffer_mib", ""},
    MeasurementTable{MeasurementKind::Decode, "decode", "measured_decode",
                     "gpu gpu_count model params_b quant_or_dtype framework framework_version_or_date batch "
                     "prompt_len gen_len",
                     "tokens_per_s", "confidence scored"},
    MeasurementTable{MeasurementKind::Prefill, "prefill", "measured_prefill",
                     "gpu gpu_count model params_b quant_or_dtype framework framework_version_or_date batch "
                     "prompt_len gen_len",
                     "tokens_per_s", "confidence scored"},
    MeasurementTable{MeasurementKind::Training, "training", "measured_training",
                     "gpu gpu_count model params_b method dtype seq_len global_batch framework",
                     "tokens_per_s_per_gpu samples_per_s", "confidence scored"},
    MeasurementTable{MeasurementKind::Images, "images", "measured_images",
                     "gpu model resolution steps framework", "it_per_s images_per_min", "scored"},
};
static_assert(measurementTables.size() == measurementKindCount);

} // namespace gpuwise
