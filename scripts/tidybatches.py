#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy on many sources at once.

usage: tidybatches.py BUILD-FOLDER [clang-tidy arguments] -- SOURCE...

Most of clang-tidy's time goes into walking through Qt's headers, once for each source. So sources are joined into
batches, each of which walks through them once. Sources that give the same name to something of their own (in an
anonymous namespace) do not share a batch; what does not compile in company gets a batch of its own. A source that does
not compile there either is a finding: none is ever left out.
"""
import collections
import glob
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

LINES_IN_BATCH = 6000  # more make the last batch of a run too long, fewer walk through the headers more often
RENAMED_FROM = 10  # a type that so many sources have as their own gets another name in each of them, for company's sake
COMPILER = "db/compiler/"  # a program of its own: its headers may declare what others do
ROUNDS = 3  # so often what did not compile in company is tried in other company

TYPE = re.compile(r"(?:template <.*> *)?(?:class|struct|enum class|enum|union|using) ([A-Za-z_]\w*)")
VALUE_OR_FUNCTION = re.compile(r"([A-Za-z_]\w*)(?:\(|\{|\[|;| =)")
WORDS_OF_THE_LANGUAGE = {"static_assert", "namespace", "extern", "template", "requires", "noexcept", "alignas", "decltype"}


def declared(line):
    """The name that a line which begins a declaration declares, if it does."""
    match = TYPE.match(line) or VALUE_OR_FUNCTION.search(re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", line)))
    return match.group(1) if match and match.group(1) not in WORDS_OF_THE_LANGUAGE else None


def own_names(text):
    """What a source declares at the top of its anonymous namespaces, and the macros it defines."""
    names = set(re.findall(r"^#define\s+(\w+)", text, re.M))
    for block in re.findall(r"^namespace \{$(.*?)^\} // namespace$", text, re.M | re.S):
        for values in re.findall(r"^enum (?!class)[^{;]*\{([^}]*)\}", block, re.M):
            names.update(re.findall(r"(?:^|,)\s*(\w+)", re.sub(r"//.*", "", values)))
        for line in block.splitlines():
            if not line or line[0] in " }{/#\t" or re.match(r"using [^=]*$", line):
                continue
            names.add(declared(line))
    return names - {None}


def public_names(folders):
    """What headers declare outside of classes."""
    names = set()
    for folder in folders:
        for header in glob.glob(f"{folder}/**/*.h", recursive=True):
            with open(header, encoding="utf-8") as file:
                for line in file:
                    if line[0].isalpha():
                        names.add(declared(line))
    return names - {None}


def without_conditions(text):
    """What every system compiles."""
    return re.sub(r"^#if.*?^#endif", "", text, flags=re.M | re.S)


def can_be_renamed(name, text):
    """Not a macro, nor also the name of something inside something else."""
    return not re.search(rf"(?:\.|->|::|#define ){name}\b", text)


def flags_of_all(build, sources):
    """The macros and folders of all targets together: none contradicts another."""
    flags, wanted = {}, set(map(os.path.abspath, sources))
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        commands = json.load(file)
    for entry in commands:
        if entry["file"] not in wanted:
            continue
        words = iter(shlex.split(entry["command"])[1:])
        for word in words:
            if word == "-isystem":
                flags[word, next(words)] = None
            elif word.startswith(("-D", "-I", "-std", "-f", "-W")):
                flags[word,] = None
    return [word for flag in flags for word in flag]


class Batches:
    """Sources joined so that each batch compiles."""

    def __init__(self, folder, sources, flags, folders, tidy):
        self.folder, self.flags, self.tidy = folder, flags, tidy
        self.texts = {}
        for source in sources:
            with open(source, encoding="utf-8") as file:
                self.texts[source] = file.read()
        self.names = {source: own_names(text) for source, text in self.texts.items()}
        # Types that most sources of their kind have, such as the class that speaks for them; and what hides a name of
        # a header that this source does without. Nothing else is renamed: checks see less in what a macro wrote.
        counted = collections.Counter(name for names in self.names.values() for name in names)
        common = {name for name, count in counted.items() if count >= RENAMED_FROM and name[0].isupper()}
        public = public_names(folders)
        self.renamed = {source: {name for name in names & (common | public) if can_be_renamed(name, self.texts[source])}
                        for source, names in self.names.items()}
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        self.written, self.done, self.findings = 0, 0, {}

    def company(self, source):
        """Only sources of the same kind share a batch; the values of an enum spread over a whole batch."""
        if re.search(r"^using enum", self.texts[source], re.M):
            return source
        return COMPILER if source.startswith(COMPILER) else ""

    def packed(self, sources):
        """Each into the first batch that is not full and where all its names are free."""
        batches = []  # [sources, names, lines, company]
        for source in sorted(sources, key=lambda source: -len(self.texts[source])):
            names, lines = self.names[source] - self.renamed[source], self.texts[source].count("\n")
            company = self.company(source)
            for batch in batches:
                if batch[3] == company and not batch[1] & names and batch[2] + lines <= LINES_IN_BATCH:
                    break
            else:
                batch = [[], set(), 0, company]
                batches.append(batch)
            batch[0].append(source)
            batch[1] |= names
            batch[2] += lines
        return [sorted(batch[0]) for batch in batches]

    def write(self, sources):
        """The path of a new file that includes them all."""
        self.written += 1
        path = os.path.join(self.folder, f"{self.written}.cpp")
        # Headers first, before any name is changed; tables (*.def.h) mean something only where they are included.
        includes = dict.fromkeys(line for source in sources
                                 for line in re.findall(r'^#include (?:<.*>|".*\.h")$', without_conditions(self.texts[source]),
                                                        re.M) if not line.endswith('.def.h"'))
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(includes) + "\n")
            for source in sources:
                names = sorted(self.renamed[source])
                own = re.sub(r"\W", "_", source)
                file.writelines(f"#define {name} {name}_{own}\n" for name in names)
                file.write(f'#include "{os.path.abspath(source)}"\n')
                file.writelines(f"#undef {name}\n" for name in names)
        return path

    def check(self, path, sources):
        """What does not compile beside the others; with none, the batch is done and its findings are kept."""
        run = subprocess.run([*self.tidy, path, "--", *self.flags, "-ferror-limit=0"], capture_output=True, text=True,
                             check=False)
        errors = re.findall(r"(?m)^(\S+?):\d+:\d+: error: .*\[clang-diagnostic-error", run.stdout)
        if errors and len(sources) > 1:
            named = set(errors)
            return [source for source in sources if os.path.abspath(source) in named] or sources[1:]
        self.done += 1
        if run.returncode != 0:
            self.findings.update(dict.fromkeys(findings_of(run.stdout or run.stderr) or [f"clang-tidy failed on {path}\n"]))
        return []

    def check_all(self, pool):
        left = list(self.texts)
        for turn in range(ROUNDS + 1):
            batches = self.packed(left) if turn < ROUNDS else [[source] for source in left]
            left = []
            while batches:
                paths = [self.write(batch) for batch in batches]
                again = []
                for batch, misfits in zip(batches, pool.map(self.check, paths, batches)):
                    left += misfits
                    if misfits and (fits := [source for source in batch if source not in misfits]):
                        again.append(fits)
                batches = again


def findings_of(text):
    """A header is in many batches: each finding once."""
    found = re.split(r"(?m)^(?=/\S+:\d+:\d+: (?:error|warning): )", text)
    return [finding for finding in found if finding.strip()]


def main():
    build, *rest = sys.argv[1:]
    split = rest.index("--")
    arguments, sources = rest[:split], rest[split + 1:]
    flags = flags_of_all(build, sources)
    folders = sorted({source.split("/")[0] for source in sources})
    ours = f"^{re.escape(os.getcwd())}/({'|'.join(folders)})/"
    tidy = ["clang-tidy", "--quiet", f"--header-filter={ours}", *arguments]
    batches = Batches(os.path.join(build, "batches"), sources, flags, folders, tidy)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        batches.check_all(pool)
    print("".join(batches.findings), end="")
    print(f"{len(sources)} sources in {batches.done} batches, {len(batches.findings)} findings")
    return 1 if batches.findings else 0


if __name__ == "__main__":
    sys.exit(main())
