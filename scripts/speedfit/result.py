# SPDX-License-Identifier: GPL-3.0-or-later
"""Bands, rows of speed_constants.csv and score tables."""

import collections
import math
import statistics

COVERED = 0.86  # share of the left-out errors that a band covers
POOL = 12  # rows of its own at which a group's errors count as much as everybody's
NARROWEST = 0.08  # logarithm: no band claims less than 8 % either way


def quantile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


def half_width(errors, everybody):
    """Logarithm of the band's half: a group's own errors, drawn to everybody's when it has few."""
    common = quantile([abs(e) for e in everybody], COVERED)
    if not errors:
        return max(NARROWEST, common)
    own = quantile([abs(e) for e in errors], COVERED)
    return max(NARROWEST, (len(errors) * own + POOL * common) / (len(errors) + POOL))


class Rows:
    """The two files that a fit writes: speed_constants.csv, one row a constant, and speed_left_out.csv, how far off
    the model is for cards that were left out of the fit."""

    COLUMNS = ["quantity", "backend", "group", "software", "value", "low_factor", "high_factor", "cards", "rows",
               "source", "note"]
    SCORE_COLUMNS = ["kind", "software", "rows", "median", "p90", "bias", "inside", "band_width", "source"]

    def __init__(self, source):
        self.source, self.rows, self.scores = source, [], []

    def add(self, quantity, value, backend="", group="", software="", width=0.0, cards=0, rows=0, note=""):
        self.rows.append([quantity, backend, group, software, f"{value:.4g}", f"{math.exp(-width):.3g}",
                          f"{math.exp(width):.3g}", cards, rows, self.source, note])

    def add_scores(self, kind, observations, errors, bands):
        for software, count, *values in score(kind, observations, errors, bands):
            self.scores.append([kind, software, count, *(f"{value:.4f}" for value in values), self.source])


def behind(observations, key):
    """How many cards and rows a constant stands on."""
    rows = [o for o in observations if key in o.keys()]
    return len({o.card for o in rows}), len(rows)


def band_of(observation, bands):
    return sum(bands.get(key, 0.0) for key in observation.keys())


def score(title, observations, errors, bands):
    """Prints a line for each software and one for all; returns them, all without a name."""
    groups = collections.defaultdict(list)
    for o in observations:
        if o.scored:
            groups[o.software].append(o)
            groups["ALL"].append(o)
    print(f"{title + ', each card left out':44s}  rows  med|e|  p90|e|    bias   in  width")
    lines = []
    for name, rows in sorted(groups.items(), key=lambda item: (item[0] == "ALL", -len(item[1]), item[0])):
        e = [math.exp(errors[o]) - 1 for o in rows]
        inside = sum(abs(errors[o]) <= band_of(o, bands) for o in rows) / len(rows)
        width = statistics.median(math.exp(2 * band_of(o, bands)) for o in rows)
        median, p90, bias = statistics.median(map(abs, e)), quantile(list(map(abs, e)), 0.9), statistics.median(e)
        print(f"{name:44s} {len(rows):5d} {100 * median:6.1f}% {100 * p90:6.1f}% {100 * bias:+6.1f}% "
              f"{100 * inside:4.0f}% x{width:.2f}")
        lines.append(("" if name == "ALL" else name, len(rows), median, p90, bias, inside, width))
    print()
    return lines


def group_bands(observations, errors, prefix, base):
    """For every group's constant, from the rows of the software that the constants are for."""
    everybody = [errors[o] for o in observations if base(o)]
    own = collections.defaultdict(list)
    keys = {key for o in observations for key in o.keys() if key[0] == prefix}
    for o in observations:
        if base(o):
            for key in o.keys() & keys:
                own[key].append(errors[o])
    return {key: half_width(own.get(key, []), everybody) for key in keys}


def software_bands(observations, errors, prefix, group_width):
    """What software adds to a group's band."""
    own = collections.defaultdict(list)
    for o in observations:
        for key in o.keys():
            if key[0] == prefix:
                own[key].append((abs(errors[o]), band_of(o, group_width)))
    result = {}
    for key, pairs in own.items():
        missing = [error - width for error, width in pairs]
        few = 0.15 if len(pairs) < 5 else 0.0
        result[key] = max(few, quantile(missing, COVERED), 0.0)
    return result
