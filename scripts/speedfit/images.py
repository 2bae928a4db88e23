# SPDX-License-Identifier: GPL-3.0-or-later
"""Diffusion: steps per second = factor x peak / work. Work 1 is a step with guidance of the U-Net of Stable
Diffusion 1.x at 512 x 512; larger U-Nets are a fitted multiple of it. Of image transformers the operations are
known, and how many TFLOP of them take as long as work 1 is fitted."""

import math
import os

from . import solver
from .catalogue import number, read_rows
from .result import Rows, behind, group_bands, software_bands

TEXT_TOKENS = 512  # of image transformers
LARGE_UNET_PARAMS = 1.5e9


def software_of(framework):
    """As imageSoftware() in model/cases/speedsoftware.cpp. Empty: the median user of the benchmark."""
    for start, name in (("stable-fast", "compiled"), ("Core ML", "core ml"), ("PyTorch", "eager")):
        if framework.startswith(start):
            return name
    if framework.startswith("diffusers"):
        return "eager" if framework.endswith("batch 1") else "batched"
    return ""


def observe(catalogue, row):
    card, model = catalogue.card(row["gpu"]), catalogue.model(row["model"])
    rate = number(row["it_per_s"])
    peak = card.value("prefill_basis_tflops") if card else None
    if not (model and rate and peak):
        return None
    width, height = (int(side) for side in row["resolution"].split("x"))
    backend = {"AMD": "rocm", "Apple": "metal", "Intel": "sycl"}.get(card.vendor, "cuda")
    software, groups = software_of(row["framework"]), card.groups()
    keys = [("factor", backend, groups[0])]
    if software:
        keys.append(("software", software))
    if model.layers > 0:
        work = 2 * model.params * (width * height / 256 + TEXT_TOKENS) / 1e12
        keys.append(("transformer_tflop",))
    else:
        work = width * height / 512**2
        if model.params > LARGE_UNET_PARAMS:
            keys.append(("*", "large"))
    return solver.Observation(card.id, software or "median user", 1 / rate, [(work / peak, keys)], True,
                              groups=groups, backend=backend)


def layout_of(observations):
    parents = {}
    for o in observations:
        own, widest = o.labels["groups"][0], o.labels["groups"][-1]
        if own != widest:
            parents[("factor", o.labels["backend"], own)] = ("class", o.labels["backend"], widest)
    centres = {("factor",): 0.2, ("class",): 0.18, ("large",): 1.8, ("software",): 1.0, ("transformer_tflop",): 2.0}
    return solver.Layout(centres, {}, parents, outlier=0.25)


def run(catalogue, folder, rows: Rows):
    table = read_rows(os.path.join(folder, "images.csv"))
    observations = [o for o in (observe(catalogue, r) for r in table if r["scored"] == "yes") if o]
    layout = layout_of(observations)
    full = solver.fit(layout, observations)
    errors = solver.left_out_errors(layout, observations, full)
    bands = group_bands(observations, errors, "factor", lambda o: True)
    bands.update(software_bands(observations, errors, "software", bands))
    rows.add_scores("images", observations, errors, bands)
    for key in sorted(k for k in bands if k[0] == "factor"):
        rows.add("image_factor", full.constant(key), key[1], key[2], "", bands[key], *behind(observations, key))
    for parent in sorted(set(layout.parents.values())):
        rows.add("image_factor", full.constant(parent), parent[1], parent[2], "", math.log(2.2), 0, 0,
                 "mean of the class's architectures, for one without measurements")
    for key in sorted(k for k in bands if k[0] == "software"):
        rows.add("image_software", full.constant(key), "", "", key[1], bands[key], *behind(observations, key))
    for name, note in (("large", "work of SDXL's U-Net beside SD 1.x's of the same size"),
                       ("transformer_tflop", "of an image transformer in the time of work 1")):
        rows.add(f"image_{name}", full.constant((name,)), "", "", "", 0, *behind(observations, (name,)), note)
    return full
