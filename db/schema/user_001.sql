-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the user added, version 1. Run once in one transaction, never changed afterwards: a change is another file.
-- Money is an integer of ten-thousandths. Dates are texts: 2026-11-30. Texts are empty rather than NULL.

PRAGMA application_id = 1196447573; -- "GPWU"

-- revision: raised by each edit. min_reader: a program whose schema version is lower must not read this file.
CREATE TABLE meta (
    key TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT;
INSERT INTO meta (key, value) VALUES ('revision', '0'), ('min_reader', '1');

CREATE TABLE cards (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB 'own-?*'),
    name TEXT NOT NULL CHECK (name <> ''),
    vendor TEXT NOT NULL,
    segment TEXT NOT NULL,
    architecture TEXT NOT NULL,
    based_on TEXT NOT NULL,
    notes TEXT NOT NULL
) STRICT;

CREATE TABLE card_specs (
    card TEXT NOT NULL REFERENCES cards(id) ON DELETE CASCADE,
    field TEXT NOT NULL,
    value TEXT NOT NULL CHECK (value <> ''),
    source TEXT NOT NULL,
    read_on TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (card, field)
) STRICT;

-- A shipped card need not be in the catalogue of today: what was said about it is kept for the next one.
CREATE TABLE overrides (
    gpu TEXT NOT NULL CHECK (gpu <> ''),
    field TEXT NOT NULL,
    value TEXT NOT NULL CHECK (value <> ''),
    source TEXT NOT NULL,
    read_on TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (gpu, field)
) STRICT;

CREATE TABLE prices (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB 'own-?*'),
    gpu TEXT NOT NULL CHECK (gpu <> ''),
    kind TEXT NOT NULL,
    provider TEXT NOT NULL,
    price INTEGER NOT NULL CHECK (price > 0),
    currency TEXT NOT NULL,
    region TEXT NOT NULL,
    as_of TEXT NOT NULL CHECK (as_of <> ''),
    count INTEGER NOT NULL CHECK (count > 0),
    source TEXT NOT NULL,
    read_on TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE TABLE models (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB 'own-?*'),
    family TEXT NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    dtype_native TEXT NOT NULL,
    release TEXT NOT NULL,
    confidence TEXT NOT NULL,
    read_on TEXT NOT NULL,
    notes TEXT NOT NULL,
    attention_kind TEXT NOT NULL,
    modality TEXT NOT NULL,
    mlp TEXT NOT NULL,
    linear_kind TEXT NOT NULL,
    head_stored TEXT NOT NULL,
    layer_pattern TEXT NOT NULL,
    layers INTEGER NOT NULL,
    hidden_size INTEGER NOT NULL,
    intermediate_size INTEGER NOT NULL,
    attention_heads INTEGER NOT NULL,
    kv_heads INTEGER NOT NULL,
    head_dim INTEGER NOT NULL,
    value_head_dim INTEGER NOT NULL,
    vocab_size INTEGER NOT NULL,
    max_context INTEGER NOT NULL,
    mla_kv_lora_rank INTEGER NOT NULL,
    mla_rope_dim INTEGER NOT NULL,
    q_lora_rank INTEGER NOT NULL,
    indexer_layers INTEGER NOT NULL,
    indexer_heads INTEGER NOT NULL,
    indexer_dim INTEGER NOT NULL,
    sliding_window INTEGER NOT NULL,
    global_layers INTEGER NOT NULL,
    sliding_layers INTEGER NOT NULL,
    linear_layers INTEGER NOT NULL,
    global_head_dim INTEGER NOT NULL,
    global_kv_heads INTEGER NOT NULL,
    sliding_head_dim INTEGER NOT NULL,
    sliding_kv_heads INTEGER NOT NULL,
    kv_shared_layers INTEGER NOT NULL,
    per_layer_embed_dim INTEGER NOT NULL,
    ssm_conv INTEGER NOT NULL,
    ssm_inner INTEGER NOT NULL,
    ssm_state INTEGER NOT NULL,
    ssm_heads INTEGER NOT NULL,
    ssm_groups INTEGER NOT NULL,
    experts INTEGER NOT NULL,
    experts_active INTEGER NOT NULL,
    moe_intermediate INTEGER NOT NULL,
    shared_experts INTEGER NOT NULL,
    shared_expert_ff INTEGER NOT NULL,
    dense_lead_layers INTEGER NOT NULL,
    moe_every INTEGER NOT NULL,
    moe_latent_dim INTEGER NOT NULL,
    params_b_total REAL NOT NULL,
    params_b_active REAL NOT NULL,
    vision_params_b REAL NOT NULL,
    text_encoder_params_b REAL NOT NULL,
    vae_params_b REAL NOT NULL,
    linear_state_elements_per_layer REAL NOT NULL,
    tie_embeddings INTEGER NOT NULL,
    parallel_residual INTEGER NOT NULL,
    attn_gate INTEGER NOT NULL,
    qkv_bias INTEGER NOT NULL
) STRICT;

CREATE TABLE favourites (
    position INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL UNIQUE CHECK (gpu <> '')
) STRICT;
