#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the benchmarks one after the other, prints their lines, and writes them into a document between its marks.

usage: bench.py DOCUMENT COMPILER BUILD-TYPE PROGRAM...
"""
import datetime
import os
import re
import subprocess
import sys

BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"
COLUMNS = ["name", "measured", "reference", "ratio", "target", "met"]
TITLES = {"engine": "The engine", "start": "Starting, and memory", "window": "Following a slider",
          "cards": "A keystroke in a filter, 100,000 cards", "report": "The report on paper",
          "catalogue": "Reading a catalogue"}


def machine():
    """Its kind, not its name."""
    kind = "unknown processor"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = re.findall(r"(?m)^model name\s*:\s*(.*)$", file.read())
        kind = names[0].strip() if names else kind
    except OSError:
        pass
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return kind, cores


def run(program):
    """Its lines as rows; what it remarks is shown and not kept."""
    rows = []
    with subprocess.Popen([program], stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            if not line.startswith("#"):
                cells = re.split(r"\s{2,}", line.strip())
                if len(cells) != len(COLUMNS):
                    sys.exit(f"{program}: not a line of a benchmark: {line}")
                rows.append(dict(zip(COLUMNS, cells)))
    if process.returncode != 0 or not rows:
        sys.exit(f"{program}: failed with exit code {process.returncode}, {len(rows)} lines")
    return rows


def table(rows):
    lines = ["| " + " | ".join(COLUMNS) + " |", "|" + " --- |" * len(COLUMNS)]
    for row in rows:
        cells = [f"**{row[column]}**" if row[column] == "not met" else row[column] for column in COLUMNS]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def report(compiler, build, load, parts):
    kind, cores = machine()
    everything = [row for rows in parts.values() for row in rows]
    met = sum(row["met"] == "met" for row in everything)
    failed = [row["name"] for row in everything if row["met"] == "not met"]
    text = [f"Measured on {datetime.date.today().isoformat()} on {cores} cores ({kind}), {compiler}, build type "
            f"{build or 'none'}; when it began, {load:.1f} programs were busy on average. {met} of {met + len(failed)} "
            f"targets are met."]
    if failed:
        text[0] += f" Not met: {', '.join(failed)}."
    for title, rows in parts.items():
        text += [f"### {title}", table(rows)]
    return "\n\n".join(text), failed


def write(document, text):
    with open(document, encoding="utf-8") as file:
        old = file.read()
    before, begin, rest = old.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{document} lacks the marks {BEGIN} and {END}")
    with open(document, "w", encoding="utf-8") as file:
        file.write(f"{before}{BEGIN}\n{text}\n{END}{after}")


def main():
    document, compiler, build, *programs = sys.argv[1:]
    if build != "Release":
        print(f"A build of type {build or 'none'}: its times are not those of what is shipped.", file=sys.stderr)
    load = os.getloadavg()[0]
    parts = {}
    for program in programs:
        name = re.sub(r".*gpuwise-bench-", "", program)
        print(f"== {TITLES.get(name, name)}", flush=True)
        parts[TITLES.get(name, name)] = run(program)
    text, failed = report(compiler, build, load, parts)
    write(document, text)
    print(f"Written: {document}. Not met: {', '.join(failed) or 'none'}")


if __name__ == "__main__":
    main()
