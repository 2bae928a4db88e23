# SPDX-License-Identifier: GPL-3.0-or-later
"""Generation: time per token = bytes read / (efficiency x bandwidth) + launch time x layers."""

import os

from . import solver
from .catalogue import number, read_rows
from .result import Rows, behind, group_bands, software_bands

# Published beside the scored rows; the only measurements of these programs with one card and one user.
ALSO_FITTED = ("SGLang", "HF transformers")
OTHER, OTHER_WIDTH = 0.85, 0.25  # a program without measurements: about the mean of those with
BACKENDS = ("CUDA", "Vulkan", "ROCm", "Metal")
BY_VENDOR = {"NVIDIA": "cuda", "AMD": "rocm", "Apple": "metal", "Intel": "vulkan"}


def backend_of(framework, card):
    for name in BACKENDS:
        if name in framework:
            return name.lower()
    return BY_VENDOR.get(card.vendor, "other")


def software_of(framework, date):
    """As inferenceSoftware() in model/cases/speedsoftware.cpp."""
    if framework.startswith("llama.cpp"):
        old = date.startswith("2024-05") or (date.startswith("2023") and ".." not in date)
        return "llama.cpp 2024" if old else "llama.cpp"
    for start, name in (("llamafile", "llamafile"), ("SGLang", "vllm"), ("vLLM", "vllm"),
                        ("HF transformers", "transformers"), ("AutoAWQ", "autoawq"), ("exllama", "exllama"),
                        ("MLC", "mlc"), ("Ollama", "llama.cpp")):
        if framework.startswith(start):
            return name
    return "other"


def tokens_filled(row):
    """The cache while generating: the prompt and half of what is generated."""
    generated = 512 if "mix" in row["gen_len"] else number(row["gen_len"]) or 128
    return (number(row["prompt_len"]) or 0) + generated / 2


def observe(catalogue, row):
    card, model = catalogue.card(row["gpu"]), catalogue.model(row["model"])
    software = software_of(row["framework"], row["framework_version_or_date"])
    llama_cpp = software.startswith("llama")
    precision = catalogue.precision(row["quant_or_dtype"], llama_cpp)
    rate = number(row["tokens_per_s"])
    bandwidth = card.value("bandwidth_gb_per_s") if card else None
    if not (model and precision and rate and bandwidth):
        return None
    backend = backend_of(row["framework"], card)
    read = model.weight_bytes_read(precision, llama_cpp) + model.cache_bytes_read(tokens_filled(row))
    efficiency, launch = [("efficiency", backend, card.groups()[0])], [("*", "tau", backend)]
    if model.is_moe:
        efficiency.append(("moe",))
    if software != "llama.cpp":  # the software that the constants are for
        efficiency.append(("software", software))
        launch.append(("*", "tau_software", software))
    terms = [(read / (bandwidth * 1e9), efficiency), (model.layers * 1e-6, launch)]
    return solver.Observation(card.id, software, 1 / rate, terms, row["scored"] == "yes", groups=card.groups(),
                              backend=backend)


def wanted(row):
    if row["gpu_count"] != "1" or row["batch"] != "1":
        return False
    sixteen_bit = row["quant_or_dtype"].upper() in ("BF16", "F16", "FP16")
    kernels = sixteen_bit or (row["framework"] == "SGLang" and "A3B" not in row["model"])
    return row["scored"] == "yes" or (row["framework"] in ALSO_FITTED and kernels and
                                      row["confidence"].startswith(("medium", "high")))


def layout_of(observations):
    parents = {}
    for o in observations:
        own, widest = o.labels["groups"][0], o.labels["groups"][-1]
        if own != widest:
            parents[("efficiency", o.labels["backend"], own)] = ("class", o.labels["backend"], widest)
    centres = {("efficiency",): 0.75, ("class",): 0.7, ("software",): 0.95, ("moe",): 0.8, ("tau",): 50,
               ("tau", "cuda"): 40, ("tau", "vulkan"): 40, ("tau", "rocm"): 80, ("tau", "metal"): 150}
    # Few rows of one program on one card span sizes, and those of small models come from LocalScore: its wait
    # belongs to it, or cards that are faster than the measured ones would be told to wait as it does.
    firmness = {"tau": 10, "tau_software": 0.1}
    return solver.Layout(centres, firmness, parents, outlier=0.12)


def run(catalogue, folder, rows: Rows):
    table = read_rows(os.path.join(folder, "decode.csv"))
    observations = [o for o in (observe(catalogue, row) for row in table if wanted(row)) if o]
    layout = layout_of(observations)
    full = solver.fit(layout, observations)
    errors = solver.left_out_errors(layout, observations, full)
    bands = group_bands(observations, errors, "efficiency", lambda o: o.software == "llama.cpp")
    bands.update(software_bands(observations, errors, "software", bands))
    rows.add_scores("decode", observations, errors, bands)
    for key in sorted(k for k in bands if k[0] == "efficiency"):
        rows.add("decode_efficiency", full.constant(key), key[1], key[2], "", bands[key],
                 *behind(observations, key))
    for parent in sorted(set(layout.parents.values())):
        rows.add("decode_efficiency", full.constant(parent), parent[1], parent[2], "", 0.4, 0, 0,
                 "mean of the class's architectures, for one without measurements")
    for key in sorted(k for k in bands if k[0] == "software"):
        rows.add("decode_software", full.constant(key), "", "", key[1], bands[key], *behind(observations, key))
    rows.add("decode_software", OTHER, "", "", "other", OTHER_WIDTH, 0, 0, "programs without measurements")
    for kind, quantity in (("tau", "decode_tau_us"), ("tau_software", "decode_tau_software"), ("moe", "decode_moe")):
        for key in sorted(k for k in full.values if k[0] == kind):
            rows.add(quantity, full.constant(key), key[1] if kind == "tau" else "", "",
                     key[1] if kind == "tau_software" else "", 0, *behind(observations, key))
