#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which lines of model/ and db/ a run of the tests passed through, from what gcc's gcov says.

usage: coverage.py BUILD-FOLDER [--least PERCENT] [--lines]

Prints lines and covered lines of each folder and of both together, then the files below the least, worst first; with
--lines every line that was not run. Ends with 1 when model/ and db/ together, or either of them, are below the least.
A source that no test links counts with all its lines. Headers count once, whoever includes them.
"""
import argparse
import collections
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

FOLDERS = ("model", "db")
AT_A_TIME = 12  # notes of objects to one run of gcov


def notes_of(build):
    for folder in FOLDERS:
        for path, _, names in os.walk(os.path.join(build, folder)):
            for name in names:
                if name.endswith(".gcno"):
                    yield os.path.join(path, name)


def counted(build, notes):
    """file -> line -> how often it was run, as the objects of these notes saw it."""
    said = subprocess.run(["gcov", "--json-format", "--stdout", *map(os.path.abspath, notes)], cwd=build,
                          capture_output=True, text=True, check=False)  # it fails for an object that never ran
    reports = [json.loads(text) for text in said.stdout.splitlines() if text.startswith("{")]
    if len(reports) != len(notes):
        sys.exit(f"gcov understood {len(reports)} of {len(notes)} objects: {said.stderr}")
    files = collections.defaultdict(dict)
    for report in reports:
        for file in report["files"]:
            path = os.path.normpath(os.path.join(report["current_working_directory"], file["file"]))
            name = os.path.relpath(path)
            if not name.startswith(tuple(f"{folder}/" for folder in FOLDERS)):
                continue
            lines = files[name]
            for line in file["lines"]:
                number = line["line_number"]
                lines[number] = max(lines.get(number, 0), line["count"])
    return files


def merged(build):
    notes = sorted(notes_of(build))
    if not notes:
        sys.exit(f"{build} was not built with GPUWISE_COVERAGE")
    parts = [notes[i:i + AT_A_TIME] for i in range(0, len(notes), AT_A_TIME)]
    files = collections.defaultdict(dict)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for part in pool.map(lambda some: counted(build, some), parts):
            for name, lines in part.items():
                for number, count in lines.items():
                    files[name][number] = max(files[name].get(number, 0), count)
    return files


def percent(covered, lines):
    return 100 * covered / lines if lines else 100.0


def ranges(numbers):
    """1, 2, 3, 7 as "1-3 7"."""
    spans = []
    for number in numbers:
        if spans and spans[-1][1] + 1 == number:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in spans)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--least", type=float, default=90)
    parser.add_argument("--lines", action="store_true")
    options = parser.parse_args()
    files = merged(options.build)
    folders = collections.defaultdict(lambda: [0, 0])
    for name, lines in files.items():
        covered = sum(count > 0 for count in lines.values())
        for folder in {os.path.dirname(name), name.split("/")[0], "together"}:
            folders[folder][0] += covered
            folders[folder][1] += len(lines)
    if folders["together"][0] == 0:
        sys.exit(f"no test was run in {options.build}")

    for folder in sorted(folders, key=lambda name: (name == "together", name)):
        covered, lines = folders[folder]
        print(f"{folder:24} {lines:6} lines {percent(covered, lines):6.1f} %")
    below = []
    for name, lines in files.items():
        missed = sorted(number for number, count in lines.items() if count == 0)
        share = percent(len(lines) - len(missed), len(lines))
        if missed and (options.lines or share < options.least):
            below.append((share, name, missed))
    print(f"\n{'Not run' if options.lines else f'Files below {options.least:g} %'}, worst first:")
    for share, name, missed in sorted(below):
        print(f"{share:6.1f} % {name}: {ranges(missed)}")
    failed = [folder for folder in (*FOLDERS, "together") if percent(*folders[folder]) < options.least]
    for folder in failed:
        print(f"FAILED  {folder} is below {options.least:g} %")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
