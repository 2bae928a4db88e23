#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the speed model to published measurements: writes speed_constants.csv and speed_left_out.csv.

usage: fit_speed.py CATALOGUE_FOLDER [--cases FOLDER] [--check | --dry-run]

Measurements are read from FOLDER, by default CATALOGUE_FOLDER/measurements: decode.csv, prefill.csv, training.csv,
images.csv and speed_matmul.csv. Prints how far off the model is for cards that it has not seen: every card in
turn is left out of the fit. --check writes nothing and fails when the files are not what the fit gives. Python's
standard library only; the same input gives the same files.
"""

import argparse
import csv
import io
import os
import sys

from speedfit import decode, images, prefill, training
from speedfit.catalogue import Catalogue
from speedfit.result import Rows

SOURCE = "design-speed-fit-2026-11"


def as_csv(columns, rows):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("catalogue")
    parser.add_argument("--cases")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--dry-run", action="store_true")
    arguments = parser.parse_args()
    cases = arguments.cases or os.path.join(arguments.catalogue, "measurements")
    catalogue = Catalogue(arguments.catalogue)
    rows = Rows(SOURCE)
    decode.run(catalogue, cases, rows)
    prefill.run(catalogue, cases, rows)
    image_fit = images.run(catalogue, cases, rows)
    training.run(catalogue, cases, rows, image_fit)
    files = {"speed_constants.csv": as_csv(Rows.COLUMNS, rows.rows),
             "speed_left_out.csv": as_csv(Rows.SCORE_COLUMNS, rows.scores)}
    stale = []
    for name, text in files.items():
        path = os.path.join(arguments.catalogue, name)
        if arguments.check:
            with open(path, newline="", encoding="utf-8") as file:
                stale += [] if file.read() == text else [name]
        elif not arguments.dry_run:
            with open(path, "w", newline="", encoding="utf-8") as file:
                file.write(text)
    if stale:
        sys.exit(f"not what the fit gives: {', '.join(stale)}")


if __name__ == "__main__":
    main()
