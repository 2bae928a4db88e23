# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogue's cards, models and formats as the engine sees them (model/estimate/speedkeys.cpp and
speedparts.cpp): both sides must agree, or a constant is fitted to one thing and used for another."""

import csv
import os
import re


def read_rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def number(text):
    """The leading number of a cell; None when there is none."""
    match = re.match(r"^-?\d+(\.\d+)?", (text or "").strip())
    return float(match.group()) if match else None


def fold(name):
    return re.sub(r"[\s\-_]+", " ", name.lower()).strip()


class Names:
    """An exact name wins over a folded one, as in findGpu() and findModel()."""

    def __init__(self):
        self.exact, self.folded = {}, {}

    def add(self, name, target):
        self.exact.setdefault(name, target)
        self.folded.setdefault(fold(name), target)

    def find(self, name):
        return self.exact.get(name) or self.folded.get(fold(name))


class Card:
    def __init__(self, row):
        self.id, self.name, self.vendor = row["id"], row["name"], row["vendor"]
        self.segment, self.architecture = row["segment"], row["architecture"]
        self.specs = {}

    def value(self, field):
        return number(self.specs.get(field))

    def groups(self):
        """From the most specific to the widest; see speedGroups()."""
        vendor, own = self.vendor, self.architecture
        if vendor == "Apple":
            return [vendor]
        if self.segment == "unified":
            return [f"{own} unified", f"{vendor} unified"]
        if self.specs.get("memory_type", "").startswith("HBM"):
            return [f"{own} HBM", f"{vendor} HBM"]
        if vendor == "NVIDIA" and self.segment in ("workstation", "datacenter"):
            return [f"{own} pro", f"{vendor} pro"]
        if own == "Turing" and not self.value("tensor_cores"):
            own = "Turing without tensor cores"
        return [own, f"{vendor} GDDR"]

    def prefill_basis(self):
        """TFLOPS that prompt processing is a share of; see prefillBasisTflops()."""
        if self.vendor == "NVIDIA" and self.groups()[-1] in ("NVIDIA GDDR", "NVIDIA pro"):
            rate = self.value("fp32_tflops")
            return 2 * rate if rate else None
        return self.value("prefill_basis_tflops")

    def dense_peak(self):
        for field in ("bf16_tflops", "fp16_tflops", "prefill_basis_tflops"):
            peak = self.value(field)
            if peak and peak > 1:
                return peak
        return None


class Model:
    def __init__(self, row):
        self.id, self.row = row["id"], row
        get = lambda column: number(row.get(column)) or 0
        self.params = get("params_b_total") * 1e9
        self.active = (get("params_b_active") or get("params_b_total")) * 1e9
        self.layers, self.hidden = get("layers"), get("hidden_size")
        self.heads, self.head_dim = get("attention_heads"), get("head_dim")
        self.kv_heads = get("kv_heads") or self.heads
        self.experts, self.experts_active = get("experts"), get("experts_active")
        self.expert_width, self.moe_every = get("moe_intermediate"), get("moe_every")
        self.dense_lead = get("dense_lead_layers")
        self.vocab = get("vocab_size")
        self.sliding_layers, self.window = get("sliding_layers"), get("sliding_window")
        self.linear_layers = get("linear_layers")
        self.latent = get("mla_kv_lora_rank") + get("mla_rope_dim") if get("mla_kv_lora_rank") else 0
        self.tied = row["tie_embeddings"] == "true"
        self.encoder = row["modality"] == "embedding"

    @property
    def is_moe(self):
        return self.experts > 1

    def expert_params(self):
        if not self.is_moe:
            return 0
        layers = (self.layers - self.dense_lead) / max(1, self.moe_every)
        return min(self.params, layers * self.experts * 3 * self.hidden * self.expert_width)

    def weight_bytes_read(self, precision, llama_cpp):
        """For one token: shared weights, the active experts, no input embedding (one row of it is read)."""
        bits, embedding = precision.bits, self.vocab * self.hidden
        experts = self.expert_params()
        active = experts * self.experts_active / self.experts if self.is_moe else 0
        rest = self.params - experts - (0 if self.tied else embedding)
        if precision.id.startswith("mxfp4"):
            return (active * 4.25 + rest * (8.5 if llama_cpp else 16)) / 8
        if precision.whole_file or bits > 15.9 or precision.keeps == "none":
            return (active + rest) * bits / 8
        head = min(embedding, rest)
        return ((active + rest - head) * bits + head * (8 if precision.keeps == "mixed" else 16)) / 8

    def cache_bytes_read(self, tokens):
        if self.latent:
            return self.layers * self.latent * 2 * tokens
        layer = 4 * self.kv_heads * self.head_dim
        full = max(0, self.layers - self.sliding_layers - self.linear_layers)
        return layer * (full * tokens + self.sliding_layers * min(tokens, self.window or tokens))


class Precision:
    def __init__(self, row):
        self.id, self.bits = row["id"], float(row["bits_per_weight"])
        self.keeps, self.whole_file = row["keeps_16bit"], row["kind"] == "file"


class Catalogue:
    def __init__(self, folder):
        rows = lambda name: read_rows(os.path.join(folder, name))
        self.cards = {row["id"]: Card(row) for row in rows("gpus.csv")}
        for fact in rows("facts.csv"):
            if fact["role"] == "stands":
                self.cards[fact["card"]].specs[fact["field"]] = fact["value"]
        self.card_names, self.model_names, self.precision_names = Names(), Names(), Names()
        for card in self.cards.values():
            self.card_names.add(card.id, card.id)
        for row in rows("gpu_aliases.csv"):
            self.card_names.add(row["alias"], row["gpu_id"])
        for card in self.cards.values():
            self.card_names.add(card.name, card.id)
        self.models = {row["id"]: Model(row) for row in rows("models.csv")}
        for model in self.models.values():
            self.model_names.add(model.id, model.id)
            self.model_names.add(model.row["name"], model.id)
        for row in rows("model_aliases.csv"):
            if row["model_id"]:
                self.model_names.add(row["alias"], row["model_id"])
        self.precisions = {row["id"]: Precision(row) for row in rows("quantisation.csv")}
        for key in self.precisions:
            self.precision_names.add(key, key)
        for row in rows("quantisation_aliases.csv"):
            if row["context"] == "weights" and row["quant_id"]:
                self.precision_names.add(row["alias"], row["quant_id"])

    def card(self, name):
        return self.cards.get(self.card_names.find(name))

    def model(self, name):
        return self.models.get(self.model_names.find(name))

    def precision(self, name, llama_cpp=False):
        found = self.precisions.get(self.precision_names.find(name))
        if found and found.id == "int4":
            return self.precisions["q4_k_m" if llama_cpp else "awq"]
        return found
