#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which lines of model/ and db/ a run of the tests passed through, from what gcc's gcov says.

usage: coverage.py BUILD-FOLDER [--least PERCENT] [--lines]

Prints the lines and the share that ran, of each folder and of both together, then the files that miss most, with the numbers
of the lines; with --lines all files. Ends with 1 when model/ and db/ together, or either of them, are below the least.
A source that no test links counts with all its lines; one that was not built to be counted is an error. Headers count
once, whoever includes them. The share is a lower bound: of an inline function that stays a function the linker keeps the
copy of one object, and those of tests and pages do not count.
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
LISTED = 20  # files, without --lines


def files_below(folder, ending):
    return (os.path.join(path, name) for path, _, names in os.walk(folder) for name in names if name.endswith(ending))


def notes_of(build):
    """What the compiler noted beside each object of today's sources; those of sources that are gone are left alone."""
    sources = {source for folder in FOLDERS for source in files_below(folder, ".cpp")}
    notes = {}
    for folder in FOLDERS:
        for note in files_below(os.path.join(build, folder), ".cpp.gcno"):
            source = os.path.join(folder, note.split(".dir/")[-1].removesuffix(".gcno"))
            if source in sources:
                notes[source] = note
    if not notes:
        sys.exit(f"{build} was not built with GPUWISE_COVERAGE")
    if uncounted := sources - notes.keys():
        sys.exit(f"not built to be counted: {' '.join(sorted(uncounted))}")
    return [notes[source] for source in sorted(notes)]


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
    notes = notes_of(build)
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
    missing = []
    for name, lines in files.items():
        if missed := sorted(number for number, count in lines.items() if count == 0):
            missing.append((-len(missed), name, missed))
    missing.sort()
    print(f"\nLines that did not run, in {len(missing)} files:")
    shown = missing if options.lines else missing[:LISTED]
    for _, name, missed in shown:
        print(f"{len(missed):5} of {len(files[name]):4}  {name}: {ranges(missed)}")
    if rest := missing[len(shown):]:
        print(f"and {sum(len(missed) for _, _, missed in rest)} lines of {len(rest)} more files: --lines lists them")
    failed = [folder for folder in (*FOLDERS, "together") if percent(*folders[folder]) < options.least]
    for folder in failed:
        print(f"FAILED  {folder} is below {options.least:g} %")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
