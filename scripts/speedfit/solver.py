# SPDX-License-Identifier: GPL-3.0-or-later
"""Robust least squares on the logarithm of a time that is a sum of terms, each a known quantity divided by a
product of constants: time = sum of base / (c1 * c2 ...). One constant at a time, which is slow and cannot
fail."""

import collections
import math

PARENT_FLOOR = 1  # votes of the centre against those of a class's groups


class Observation:
    """`terms`: (seconds, keys); each key's constant divides, one with a leading "*" multiplies."""

    def __init__(self, card, software, seconds, terms, scored=True, **labels):
        self.card, self.software, self.seconds = card, software, seconds
        self.terms, self.scored, self.labels = terms, scored, labels
        self.weight = 1.0

    def keys(self):
        return {bare(key)[0] for _, keys in self.terms for key in keys}


def bare(key):
    """("*", ...) multiplies."""
    return (key[1:], -1) if key[0] == "*" else (key, 1)


class Layout:
    """What is known before any measurement: for each kind of constant a centre and how firmly it is believed
    (in measurements), and for a group's constant the class that stands behind it."""

    def __init__(self, centres, firmness, parents, outlier=0.15):
        self.centres, self.firmness, self.parents, self.outlier = centres, firmness, parents, outlier

    def centre(self, key):
        for length in range(len(key), 0, -1):
            if key[:length] in self.centres:
                return math.log(self.centres[key[:length]])
        return 0.0


class Fit:
    def __init__(self, layout):
        self.layout, self.values = layout, {}

    def value(self, key):
        """A group without measurements takes its class's; a class without takes the centre."""
        if key in self.values:
            return self.values[key]
        parent = self.layout.parents.get(key)
        return self.value(parent) if parent else self.layout.centre(key)

    def constant(self, key):
        return math.exp(self.value(key))

    def parts(self, observation):
        result = []
        for base, keys in observation.terms:
            exponent = 0.0
            for key in keys:
                name, sign = bare(key)
                exponent += sign * self.value(name)
            result.append(base * math.exp(-exponent))
        return result

    def seconds(self, observation):
        return sum(self.parts(observation))

    def run(self, observations, sweeps):
        counts = collections.Counter((o.card, o.software) for o in observations)
        touched = collections.defaultdict(list)
        for o in observations:
            o.weight = counts[(o.card, o.software)] ** -0.5
            signs = collections.defaultdict(list)
            for index, (_, keys) in enumerate(o.terms):
                for key in keys:
                    name, sign = bare(key)
                    signs[name].append((index, sign))
            for name, where in signs.items():
                touched[name].append((o, where))
        children = collections.defaultdict(list)
        for key in sorted(touched):
            parent = self.layout.parents.get(key)
            if parent:
                children[parent].append(key)
            self.values.setdefault(key, self.value(key))
        for _ in range(sweeps):
            for parent, keys in children.items():
                total = sum(self.values[key] for key in keys) + PARENT_FLOOR * self.layout.centre(parent)
                self.values[parent] = total / (len(keys) + PARENT_FLOOR)
            for key in sorted(touched):
                self.values[key] += self.step(key, touched[key])
        return self

    def step(self, key, rows):
        slope = curve = 0.0
        for o, where in rows:
            parts = self.parts(o)
            total = sum(parts)
            error = math.log(total / o.seconds)
            share = -sum(sign * parts[index] for index, sign in where) / total
            weight = o.weight * min(1.0, self.layout.outlier / max(abs(error), 1e-9))
            slope += weight * share * error
            curve += weight * share * share
        parent = self.layout.parents.get(key)
        centre = self.values[parent] if parent else self.layout.centre(key)
        firmness = self.layout.firmness.get(key[0], 0.25)
        slope += firmness * (self.values[key] - centre)
        curve += firmness
        return -max(-0.3, min(0.3, slope / curve))


def fit(layout, observations, sweeps=80):
    return Fit(layout).run(observations, sweeps)


def left_out_errors(layout, observations, full, sweeps=15):
    """For every observation log(predicted rate / measured rate), its card left out of the fit."""
    errors = {}
    for card in sorted({o.card for o in observations}):
        rest = Fit(layout)
        others = [o for o in observations if o.card != card]
        known = set().union(*(o.keys() for o in others))
        rest.values = {key: value for key, value in full.values.items() if key in known}
        rest.run(others, sweeps)
        for o in observations:
            if o.card == card:
                errors[o] = math.log(o.seconds / rest.seconds(o))
    return errors
