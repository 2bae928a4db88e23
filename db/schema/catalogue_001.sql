-- SPDX-License-Identifier: GPL-3.0-or-later
-- The shipped catalogue, version 1. Written once by gpuwise-catalogue-compiler, never changed afterwards.
-- Money is an integer of ten-thousandths. Dates are texts: 2026-11-30, 2026-11 or 2026.

-- For the start, which reads everything: text as Qt keeps it, and few large pages.
PRAGMA encoding = 'UTF-16le';
PRAGMA page_size = 16384;
PRAGMA application_id = 1196447555; -- "GPWC"
PRAGMA user_version = 1;

CREATE TABLE catalogue (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sources (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL CHECK (title <> ''),
    address TEXT NOT NULL,
    kind TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE gpus (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    vendor TEXT NOT NULL,
    segment TEXT NOT NULL,
    architecture TEXT NOT NULL,
    notes TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- number: the value as a number, for fields that are numbers and have one.
CREATE TABLE facts (
    card TEXT NOT NULL REFERENCES gpus(id),
    field TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('stands', 'agrees', 'conflict')),
    value TEXT NOT NULL,
    number REAL,
    source TEXT NOT NULL REFERENCES sources(id),
    read_on TEXT NOT NULL,
    confidence TEXT NOT NULL,
    state TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (card, field, role, source, value),
    CHECK ((value = '') = (state = 'not_supported'))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_standing_value ON facts(card, field) WHERE role = 'stands';

-- Aliases are looked up as they are spelled, then folded; of two spellings that fold to one, `position` decides.
CREATE TABLE gpu_aliases (
    alias TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    gpu TEXT NOT NULL REFERENCES gpus(id),
    note TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What a PCI id stands for; several rows share one, and `told_by` says what tells them apart. Without a card: other
-- products with that id, and adapters that compute nothing.
CREATE TABLE pci_ids (
    position INTEGER PRIMARY KEY,
    vendor INTEGER NOT NULL CHECK (vendor BETWEEN 1 AND 65534),
    device INTEGER NOT NULL CHECK (device BETWEEN 0 AND 65534),
    kind TEXT NOT NULL,
    gpu TEXT REFERENCES gpus(id),
    name TEXT NOT NULL CHECK (name <> ''),
    told_by TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;

CREATE TABLE models (
    id TEXT PRIMARY KEY,
    family TEXT NOT NULL,
    name TEXT NOT NULL,
    params_b_total REAL NOT NULL,
    params_b_active REAL NOT NULL,
    layers INTEGER,
    hidden_size INTEGER,
    intermediate_size INTEGER,
    attention_heads INTEGER,
    kv_heads INTEGER,
    head_dim INTEGER,
    vocab_size INTEGER,
    max_context INTEGER,
    tie_embeddings INTEGER NOT NULL,
    attention_kind TEXT NOT NULL,
    mla_kv_lora_rank INTEGER,
    mla_rope_dim INTEGER,
    sliding_window INTEGER,
    experts INTEGER,
    experts_active INTEGER,
    moe_intermediate INTEGER,
    dtype_native TEXT NOT NULL,
    modality TEXT NOT NULL,
    release TEXT NOT NULL,
    mlp TEXT NOT NULL,
    parallel_residual INTEGER NOT NULL,
    layer_pattern_words TEXT NOT NULL,
    dense_lead_layers INTEGER,
    moe_every INTEGER,
    shared_experts INTEGER,
    shared_expert_ff INTEGER,
    moe_latent_dim INTEGER,
    q_lora_rank INTEGER,
    value_head_dim INTEGER,
    attn_gate INTEGER NOT NULL,
    qkv_bias INTEGER NOT NULL,
    linear_kind TEXT NOT NULL,
    ssm_conv INTEGER,
    ssm_inner INTEGER,
    ssm_state INTEGER,
    ssm_heads INTEGER,
    ssm_groups INTEGER,
    head_stored TEXT NOT NULL,
    kv_shared_layers INTEGER,
    per_layer_embed_dim INTEGER,
    indexer_layers INTEGER,
    indexer_heads INTEGER,
    indexer_dim INTEGER,
    ffn_on TEXT NOT NULL,
    vision_params_b REAL,
    text_encoder_params_b REAL,
    vae_params_b REAL,
    layer_pattern TEXT NOT NULL,
    global_layers INTEGER,
    sliding_layers INTEGER,
    linear_layers INTEGER,
    global_head_dim INTEGER,
    global_kv_heads INTEGER,
    sliding_head_dim INTEGER,
    sliding_kv_heads INTEGER,
    linear_state_elements_per_layer REAL,
    notes TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id),
    confidence TEXT NOT NULL,
    read_on TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Counts as they were written (empty: does not apply); ff, kv_heads and swa_pattern may be lists, one number a layer.
CREATE TABLE llamacpp_shapes (
    model TEXT PRIMARY KEY REFERENCES models(id),
    arch TEXT NOT NULL,
    layers TEXT NOT NULL,
    hidden TEXT NOT NULL,
    ff TEXT NOT NULL,
    heads TEXT NOT NULL,
    kv_heads TEXT NOT NULL,
    key_length TEXT NOT NULL,
    value_length TEXT NOT NULL,
    vocab TEXT NOT NULL,
    context_length TEXT NOT NULL,
    tied_head TEXT NOT NULL,
    sliding_window TEXT NOT NULL,
    swa_pattern TEXT NOT NULL,
    experts TEXT NOT NULL,
    experts_used TEXT NOT NULL,
    expert_ff TEXT NOT NULL,
    shared_expert_ff TEXT NOT NULL,
    dense_lead TEXT NOT NULL,
    q_lora TEXT NOT NULL,
    kv_lora TEXT NOT NULL,
    key_length_mla TEXT NOT NULL,
    value_length_mla TEXT NOT NULL,
    rope_dims TEXT NOT NULL,
    indexer_heads TEXT NOT NULL,
    indexer_key TEXT NOT NULL,
    ssm_conv TEXT NOT NULL,
    ssm_inner TEXT NOT NULL,
    ssm_state TEXT NOT NULL,
    ssm_heads TEXT NOT NULL,
    ssm_groups TEXT NOT NULL,
    full_attn_interval TEXT NOT NULL,
    key_length_swa TEXT NOT NULL,
    embd_per_layer TEXT NOT NULL,
    kv_shared_layers TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT, WITHOUT ROWID;

CREATE TABLE model_aliases (
    alias TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    model TEXT REFERENCES models(id),
    params_b REAL,
    note TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE quantisations (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    bits_per_weight REAL NOT NULL CHECK (bits_per_weight >= 0),
    keeps_16bit TEXT NOT NULL,
    runtimes TEXT NOT NULL,
    default_for TEXT NOT NULL,
    resolves_to TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id),
    note TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE quantisation_aliases (
    context TEXT NOT NULL CHECK (context IN ('weights', 'kv', 'optimizer')),
    alias TEXT NOT NULL,
    position INTEGER NOT NULL,
    quantisation TEXT NOT NULL REFERENCES quantisations(id),
    note TEXT NOT NULL,
    PRIMARY KEY (context, alias)
) STRICT, WITHOUT ROWID;

CREATE TABLE software (
    position INTEGER PRIMARY KEY,
    vendor TEXT NOT NULL,
    match_kind TEXT NOT NULL,
    match_values TEXT NOT NULL,
    framework TEXT NOT NULL,
    status TEXT NOT NULL,
    since TEXT NOT NULL,
    until TEXT NOT NULL,
    linux TEXT NOT NULL,
    windows TEXT NOT NULL,
    macos TEXT NOT NULL,
    as_of TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id),
    note TEXT NOT NULL
) STRICT;

CREATE TABLE claims (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    guide TEXT NOT NULL,
    subject_kind TEXT NOT NULL,
    subjects TEXT NOT NULL,
    field TEXT NOT NULL,
    said_zh TEXT NOT NULL,
    said_en TEXT NOT NULL,
    verdict TEXT NOT NULL,
    right_value TEXT NOT NULL,
    right_value_zh TEXT NOT NULL,
    reason_en TEXT NOT NULL,
    reason_zh TEXT NOT NULL,
    evidence TEXT NOT NULL,
    workload TEXT NOT NULL,
    card TEXT NOT NULL,
    expect TEXT NOT NULL,
    arithmetic TEXT NOT NULL
) STRICT;

CREATE TABLE usable_memory (
    position INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL REFERENCES gpus(id),
    label_gb REAL NOT NULL,
    reported_mib REAL NOT NULL,
    kind TEXT NOT NULL,
    ecc_on INTEGER NOT NULL,
    setting TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id),
    read_on TEXT NOT NULL
) STRICT;

CREATE TABLE usable_defaults (
    position INTEGER PRIMARY KEY,
    vendor TEXT NOT NULL,
    segment TEXT NOT NULL,
    os TEXT NOT NULL,
    fraction REAL NOT NULL,
    minus_mib REAL NOT NULL,
    evidence INTEGER NOT NULL,
    kind TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE TABLE offers (
    position INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL REFERENCES gpus(id),
    kind TEXT NOT NULL,
    provider TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price > 0),
    currency TEXT NOT NULL,
    region TEXT NOT NULL,
    as_of TEXT NOT NULL,
    scope TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    form TEXT NOT NULL,
    provider_class TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id),
    confidence TEXT NOT NULL,
    interconnect TEXT NOT NULL,
    includes TEXT NOT NULL,
    minimum_months INTEGER CHECK (minimum_months > 0),
    tenancy TEXT NOT NULL
) STRICT;

CREATE TABLE rates (
    currency TEXT PRIMARY KEY,
    per_usd REAL NOT NULL CHECK (per_usd > 0),
    as_of TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT, WITHOUT ROWID;

CREATE TABLE speed_constants (
    position INTEGER PRIMARY KEY,
    quantity TEXT NOT NULL,
    backend TEXT NOT NULL,
    hardware_group TEXT NOT NULL,
    software TEXT NOT NULL,
    value REAL NOT NULL,
    low_factor REAL NOT NULL,
    high_factor REAL NOT NULL,
    cards INTEGER NOT NULL,
    rows INTEGER NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id),
    note TEXT NOT NULL
) STRICT;

-- Published measurements: what the settings were, what was measured, how far the row is trusted. Cells as they were
-- written. A program that answers questions does not read them; an account of the errors does.
CREATE TABLE measured_memory (
    position INTEGER PRIMARY KEY,
    case_id TEXT NOT NULL, kind TEXT NOT NULL, model TEXT NOT NULL, params_b TEXT NOT NULL,
    precision_or_quant TEXT NOT NULL, framework TEXT NOT NULL, context_tokens TEXT NOT NULL, batch TEXT NOT NULL,
    seq_len TEXT NOT NULL, gpus TEXT NOT NULL, parallelism TEXT NOT NULL, optimizer TEXT NOT NULL,
    flash_attn TEXT NOT NULL, lora_rank TEXT NOT NULL, kv_cache_dtype TEXT NOT NULL, lora_targets TEXT NOT NULL,
    adapter_kind TEXT NOT NULL, loss TEXT NOT NULL, head_tied_in_memory TEXT NOT NULL, counter TEXT NOT NULL,
    scope TEXT NOT NULL, tp TEXT NOT NULL, cp TEXT NOT NULL, dp_shard TEXT NOT NULL, ubatch TEXT NOT NULL,
    extra_context_mib TEXT NOT NULL, recompute TEXT NOT NULL, compile TEXT NOT NULL,
    optimizer_bytes_per_param TEXT NOT NULL, gpu TEXT NOT NULL, gpu_mem_gb TEXT NOT NULL,
    what_was_measured TEXT NOT NULL, measured_gib TEXT NOT NULL, outcome TEXT NOT NULL, confidence TEXT NOT NULL,
    scored TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;

CREATE TABLE measured_fit (
    position INTEGER PRIMARY KEY,
    case_id TEXT NOT NULL, model TEXT NOT NULL, params_b TEXT NOT NULL, task TEXT NOT NULL,
    precision_or_quant TEXT NOT NULL, framework TEXT NOT NULL, context_or_seq TEXT NOT NULL, batch TEXT NOT NULL,
    gpus TEXT NOT NULL, gpu TEXT NOT NULL, gpu_mem_gb TEXT NOT NULL, model_id TEXT NOT NULL,
    quant_id TEXT NOT NULL, runtime TEXT NOT NULL, lora_rank TEXT NOT NULL, lora_targets TEXT NOT NULL,
    optimizer TEXT NOT NULL, checkpointing TEXT NOT NULL, kv_dtype TEXT NOT NULL, flash_attention TEXT NOT NULL,
    gpu_memory_utilization TEXT NOT NULL, max_batched_tokens TEXT NOT NULL, enforce_eager TEXT NOT NULL,
    parallelism TEXT NOT NULL, tp TEXT NOT NULL, usable_gb_override TEXT NOT NULL, outcome TEXT NOT NULL,
    confidence TEXT NOT NULL, scored TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;

CREATE TABLE planned_llamacpp (
    position INTEGER PRIMARY KEY,
    case_id TEXT NOT NULL, model TEXT NOT NULL, arch TEXT NOT NULL, params_b TEXT NOT NULL,
    weight_type TEXT NOT NULL, n_ctx TEXT NOT NULL, n_seq TEXT NOT NULL, n_ubatch TEXT NOT NULL,
    flash_attn TEXT NOT NULL, swa_full TEXT NOT NULL, kv_type TEXT NOT NULL, kv_type_v TEXT NOT NULL,
    kv_unified TEXT NOT NULL, n_outputs_max TEXT NOT NULL, device TEXT NOT NULL, n_gpus TEXT NOT NULL,
    gpu_layers TEXT NOT NULL, llamacpp_commit TEXT NOT NULL, comparable_with_cuda TEXT NOT NULL,
    model_buffer_mib TEXT NOT NULL, kv_buffer_mib TEXT NOT NULL, rs_buffer_mib TEXT NOT NULL,
    compute_buffer_mib TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;

CREATE TABLE measured_decode (
    position INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL, gpu_count TEXT NOT NULL, model TEXT NOT NULL, params_b TEXT NOT NULL,
    quant_or_dtype TEXT NOT NULL, framework TEXT NOT NULL, framework_version_or_date TEXT NOT NULL,
    batch TEXT NOT NULL, prompt_len TEXT NOT NULL, gen_len TEXT NOT NULL, tokens_per_s TEXT NOT NULL,
    confidence TEXT NOT NULL, scored TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;

CREATE TABLE measured_prefill (
    position INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL, gpu_count TEXT NOT NULL, model TEXT NOT NULL, params_b TEXT NOT NULL,
    quant_or_dtype TEXT NOT NULL, framework TEXT NOT NULL, framework_version_or_date TEXT NOT NULL,
    batch TEXT NOT NULL, prompt_len TEXT NOT NULL, gen_len TEXT NOT NULL, tokens_per_s TEXT NOT NULL,
    confidence TEXT NOT NULL, scored TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;

CREATE TABLE measured_training (
    position INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL, gpu_count TEXT NOT NULL, model TEXT NOT NULL, params_b TEXT NOT NULL, method TEXT NOT NULL,
    dtype TEXT NOT NULL, seq_len TEXT NOT NULL, global_batch TEXT NOT NULL, framework TEXT NOT NULL,
    tokens_per_s_per_gpu TEXT NOT NULL, samples_per_s TEXT NOT NULL, confidence TEXT NOT NULL,
    scored TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;

CREATE TABLE measured_images (
    position INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL, model TEXT NOT NULL, resolution TEXT NOT NULL, steps TEXT NOT NULL, framework TEXT NOT NULL,
    it_per_s TEXT NOT NULL, images_per_min TEXT NOT NULL, scored TEXT NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;

-- How far off the speed model was for cards that its fit had not seen: shares, software empty for all rows.
CREATE TABLE speed_left_out (
    position INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    software TEXT NOT NULL,
    rows INTEGER NOT NULL,
    median REAL NOT NULL,
    p90 REAL NOT NULL,
    bias REAL NOT NULL,
    inside REAL NOT NULL,
    band_width REAL NOT NULL,
    source TEXT NOT NULL REFERENCES sources(id)
) STRICT;
