#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the speed model to published measurements and writes speed_constants.csv.

usage: fit_speed.py CASES_FOLDER CATALOGUE_FOLDER [--dry-run]

CASES_FOLDER holds decode.csv, prefill.csv, training.csv, images.csv and speed_matmul.csv. Prints how far off the
model is for cards that it has not seen: every card in turn is left out of the fit. Python's standard library
only; the same input gives the same file.
"""

import csv
import os
import sys

from speedfit import decode, images, prefill, training
from speedfit.catalogue import Catalogue
from speedfit.result import Rows

SOURCE = "design-speed-fit-2026-11"


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    cases, folder = arguments[:2]
    catalogue = Catalogue(folder)
    rows = Rows(SOURCE)
    decode.run(catalogue, cases, rows)
    prefill.run(catalogue, cases, rows)
    image_fit = images.run(catalogue, cases, rows)
    training.run(catalogue, cases, rows, image_fit)
    if "--dry-run" in arguments:
        return
    with open(os.path.join(folder, "speed_constants.csv"), "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Rows.COLUMNS)
        writer.writerows(rows.rows)


if __name__ == "__main__":
    main(sys.argv[1:])
