# SPDX-License-Identifier: GPL-3.0-or-later
"""Training: time per token and card = operations / (efficiency x peak) + attention + activations moved through
memory + launches (only where they were seen to matter)."""

import math
import os
import statistics

from . import solver
from .catalogue import number, read_rows
from .result import Rows, behind, group_bands, software_bands

OPERATIONS = {"pretrain": 6, "full": 6, "lora": 4, "qlora": 4}  # per parameter and token
LARGEST_ADAPTER_RUN = 8  # cards; beyond, MLPerf rows are bound by the network
OTHER_WIDTH = 0.3  # logarithm; spread of the programs' own constants
SOFTWARE = (("Megatron", "megatron"), ("llmq", "llmq"), ("HF Trainer", "hf trainer"),
            ("NVIDIA DeepLearningExamples", "deeplearningexamples"), ("LLaMA-Factory", "llama-factory"),
            ("torchtitan", "torchtitan"), ("torchtune", "torchtune"), ("lit", "litgpt"), ("fsdp_qlora", "fsdp_qlora"),
            ("MLPerf", "mlperf"))


def software_of(framework):
    """As trainingSoftware() in model/cases/speedsoftware.cpp."""
    if framework.startswith("llm-foundry"):
        return "llm-foundry checkpointing" if "actckpt" in framework else "llm-foundry"
    for start, name in SOFTWARE:
        if framework.startswith(start):
            return name
    return "other"


def precision_of(words):
    words = words.upper()
    return "fp4" if "NVFP4" in words else "fp8" if "FP8" in words else "16bit"


def observe(catalogue, row):
    card, model = catalogue.card(row["gpu"]), catalogue.model(row["model"])
    rate = number(row["tokens_per_s_per_gpu"])
    peak = card.dense_peak() if card else None
    bandwidth = card.value("bandwidth_gb_per_s") if card else None
    if not (model and model.layers and rate and peak and bandwidth):
        return None
    backend = {"AMD": "rocm", "Apple": "metal"}.get(card.vendor, "cuda")
    software, method = software_of(row["framework"]), row["method"]
    length = number(row["seq_len"]) or (384 if model.encoder else 2048)
    k = OPERATIONS[method]
    groups = card.groups()
    compute = [("efficiency", backend, groups[0]), ("software", software)]
    attention = compute + [("attention",)]
    precision = precision_of(row["dtype"])
    if precision != "16bit":
        compute = compute + [(precision, "megatron" if software == "megatron" else "")]
    if model.is_moe:
        compute = compute + [("moe",)]
    if method in ("lora", "qlora"):
        compute = compute + [(method,)]
    span = length * (2 if model.encoder else 1)  # half of it under a causal mask
    moved = model.layers * model.hidden / (bandwidth * 1e9)
    terms = [(k * model.active / (peak * 1e12), compute),
             (k * model.layers * model.heads * model.head_dim * span / (peak * 1e12), attention),
             (moved, [("*", "moved", "moe" if model.is_moe else "")])]
    if software == "hf trainer":
        terms.append((model.layers * 1e-6 / length, [("*", "tau", software)]))
    return solver.Observation(card.id, software, 1 / rate, terms, row["scored"] == "yes", groups=groups,
                              backend=backend)


def wanted(row):
    if row["scored"] == "yes":
        return True
    return (row["method"] in ("lora", "qlora") and row["confidence"].startswith(("medium", "high")) and
            int(row["gpu_count"]) <= LARGEST_ADAPTER_RUN)


def layout_of(observations):
    parents = {}
    for o in observations:
        own, widest = o.labels["groups"][0], o.labels["groups"][-1]
        parents[("efficiency", o.labels["backend"], own)] = ("class", o.labels["backend"], widest)
    centres = {("efficiency",): 0.5, ("class",): 0.5, ("software",): 1.0, ("fp8",): 1.4, ("fp4",): 1.5, ("moe",): 0.5,
               ("lora",): 0.9, ("qlora",): 0.8, ("attention",): 0.6, ("moved",): 200, ("tau",): 5000}
    firmness = {"efficiency": 0.5, "software": 0.5, "attention": 0.5, "moved": 0.5}
    return solver.Layout(centres, firmness, parents, outlier=0.2)


def radeon_share(catalogue, table):
    """The one public log of the same LoRA run on a Radeon and a GeForce, as a ratio of shares of the peak."""
    rates = {}
    for row in table:
        if row["framework"].startswith("torchtune 2024-06") and number(row["samples_per_s"]):
            card = catalogue.card(row["gpu"])
            rates[card.vendor] = number(row["samples_per_s"]) / card.dense_peak()
    return rates["AMD"] / rates["NVIDIA"] if len(rates) == 2 else None


def apple_products(catalogue, folder):
    """Share of the peak that large matrix products reach on Apple chips."""
    shares = [number(row["fraction_of_peak"]) for row in read_rows(os.path.join(folder, "speed_matmul.csv"))
              if (card := catalogue.card(row["gpu"])) and card.vendor == "Apple"]
    return statistics.median(shares) if shares else None


def run(catalogue, folder, rows: Rows, image_fit):
    table = read_rows(os.path.join(folder, "training.csv"))
    observations = [o for o in (observe(catalogue, row) for row in table if wanted(row)) if o]
    layout = layout_of(observations)
    full = solver.fit(layout, observations)
    errors = solver.left_out_errors(layout, observations, full)
    bands = group_bands(observations, errors, "efficiency", lambda o: o.scored)
    bands.update(software_bands(observations, errors, "software", bands))
    for method in ("lora", "qlora"):
        bands.update(software_bands(observations, errors, method, dict(bands)))
    rows.add_scores("training", observations, errors, bands)
    for key in sorted(k for k in bands if k[0] == "efficiency"):
        rows.add("train_efficiency", full.constant(key), key[1], key[2], "", bands[key],
                 *behind(observations, key))
    for parent in sorted(set(layout.parents.values())):
        rows.add("train_efficiency", full.constant(parent), parent[1], parent[2], "", 0.5, 0, 0,
                 "mean of the class's architectures, for one without measurements")
    add_unmeasured(catalogue, folder, table, full, image_fit, rows)
    for key in sorted(k for k in bands if k[0] == "software"):
        rows.add("train_software", full.constant(key), "", "", key[1], bands[key], *behind(observations, key))
    rows.add("train_software", 1, "", "", "other", OTHER_WIDTH, 0, 0, "programs without measurements: their mean")
    for kind in ("fp8", "fp4", "lora", "qlora", "moe", "attention"):
        for key in sorted(k for k in full.values if k[0] == kind):
            rows.add(f"train_{kind}", full.constant(key), "", "", key[1] if len(key) > 1 else "", bands.get(key, 0),
                     *behind(observations, key))
    for key in sorted(k for k in full.values if k[0] == "moved"):
        rows.add("train_bytes_moved" + ("_moe" if key[1] else ""), full.constant(key), "", "", "", 0,
                 *behind(observations, key), "bytes for each layer, channel and token")
    for key in sorted(k for k in full.values if k[0] == "tau"):
        rows.add("train_tau_us", full.constant(key), "", "", key[1], 0, *behind(observations, key))


def add_unmeasured(catalogue, folder, table, full, image_fit, rows):
    share = radeon_share(catalogue, table)
    if share:
        radeon = share * full.constant(("efficiency", "cuda", "Ada Lovelace"))
        rows.add("train_efficiency", radeon, "rocm", "RDNA 3", "", math.log(2), 1, 1,
                 "one LoRA log of a W7900 beside an RTX 4090")
        # Both train and draw images through PyTorch; RDNA 4 reaches a smaller share of its larger peak there.
        image = lambda group: image_fit.constant(("factor", "rocm", group))
        rows.add("train_efficiency", radeon * image("RDNA 4") / image("RDNA 3"), "rocm", "RDNA 4", "",
                 math.log(2.2), 0, 0, "no measurement: RDNA 3's by the ratio of their image factors")
        rows.add("train_efficiency", radeon, "rocm", "AMD GDDR", "", math.log(2.5), 0, 0,
                 "as RDNA 3: no measurement")
    products = apple_products(catalogue, folder)
    if products:
        rows.add("train_efficiency", products / 2, "metal", "Apple", "", math.log(2.2), 0, 0,
                 "no measurement: half of what large matrix products reach")
