# SPDX-License-Identifier: GPL-3.0-or-later
"""Prompt processing: time per token = operations / (factor x peak) + attention / (...) + launches + one reading
of the weights a batch of 512 tokens."""

import os

from . import solver
from .catalogue import number, read_rows
from .decode import backend_of, software_of
from .result import Rows, behind, group_bands, software_bands

UBATCH = 512  # tokens that llama.cpp computes at once
MIXED_PROMPT = 1024  # LocalScore: prompts of 16 to 4096 tokens
READING = 0.8  # share of the bandwidth that reading the weights reaches


def attention_kind(row, software, backend):
    """Kernels of attention: fused, not fused, and those of early 2024."""
    if software == "llama.cpp 2024":
        return "llama.cpp 2024"
    return "unfused" if backend == "cuda" and software == "llama.cpp" and "FA" not in row["framework"] else ""


def observe(catalogue, row):
    card, model = catalogue.card(row["gpu"]), catalogue.model(row["model"])
    software = software_of(row["framework"], row["framework_version_or_date"])
    precision = catalogue.precision(row["quant_or_dtype"], software.startswith("llama"))
    rate = number(row["tokens_per_s"])
    peak = card.prefill_basis() if card else None
    bandwidth = card.value("bandwidth_gb_per_s") if card else None
    if not (model and precision and rate and peak and bandwidth):
        return None
    backend = backend_of(row["framework"], card)
    prompt = MIXED_PROMPT if "mix" in row["prompt_len"] else number(row["prompt_len"]) or UBATCH
    groups = card.groups()
    kind = attention_kind(row, software, backend)
    factor = ("factor", backend, groups[0])
    product = [factor]
    if software != "llama.cpp":
        hbm = software == "llama.cpp 2024" and groups[-1] == "NVIDIA HBM"  # it had no integer kernels then
        product.append(("software", software, groups[-1]) if hbm else ("software", software))
    if kind == "unfused":
        product.append(("unfused",))
    if precision.bits > 15:
        product.append(("16bit", backend))
    if model.is_moe:
        product.append(("moe", backend))
    launches = ("tau", backend, software if software == "llamafile" else "")
    batch = min(prompt, UBATCH)
    whole = model.params * precision.bits / 8
    terms = [
        (2 * model.active / (peak * 1e12), product),
        (2 * model.layers * model.heads * model.head_dim * prompt / (peak * 1e12),
         [factor, ("attention", backend, kind)]),
        (model.layers * 1e-6 / batch, [("*",) + launches]),
        (whole / (READING * bandwidth * 1e9) / batch, []),
    ]
    return solver.Observation(card.id, software, 1 / rate, terms, True, groups=groups, backend=backend)


def layout_of(observations):
    parents = {}
    for o in observations:
        own, widest = o.labels["groups"][0], o.labels["groups"][-1]
        if own != widest:
            parents[("factor", o.labels["backend"], own)] = ("class", o.labels["backend"], widest)
    centres = {("factor",): 0.5, ("class",): 0.4, ("software",): 0.85, ("unfused",): 0.9, ("16bit",): 0.95,
               ("moe",): 0.6, ("attention",): 0.4, ("tau",): 150, ("tau", "cuda", "llamafile"): 600,
               ("tau", "metal", "llamafile"): 600}
    return solver.Layout(centres, {"attention": 1, "tau": 0.5}, parents)


def run(catalogue, folder, rows: Rows):
    table = read_rows(os.path.join(folder, "prefill.csv"))
    observations = [o for o in (observe(catalogue, r) for r in table if r["scored"] == "yes") if o]
    layout = layout_of(observations)
    full = solver.fit(layout, observations)
    errors = solver.left_out_errors(layout, observations, full)
    bands = group_bands(observations, errors, "factor", lambda o: o.software == "llama.cpp")
    bands.update(software_bands(observations, errors, "software", bands))
    rows.add_scores("prefill", observations, errors, bands)
    for key in sorted(k for k in bands if k[0] == "factor"):
        rows.add("prefill_factor", full.constant(key), key[1], key[2], "", bands[key], *behind(observations, key))
    for parent in sorted(set(layout.parents.values())):
        rows.add("prefill_factor", full.constant(parent), parent[1], parent[2], "", 0.7, 0, 0,
                 "mean of the class's architectures, for one without measurements")
    for key in sorted(k for k in bands if k[0] == "software"):
        rows.add("prefill_software", full.constant(key), "", key[2] if len(key) > 2 else "", key[1], bands[key],
                 *behind(observations, key))
    rows.add("prefill_unfused", full.constant(("unfused",)), "cuda", "", "", 0, *behind(observations, ("unfused",)))
    for kind, quantity in (("16bit", "prefill_16bit"), ("moe", "prefill_moe"), ("attention", "prefill_attention"),
                           ("tau", "prefill_tau_us")):
        for key in sorted(k for k in full.values if k[0] == kind):
            rows.add(quantity, full.constant(key), key[1], "", key[2] if len(key) > 2 else "", 0,
                     *behind(observations, key))
