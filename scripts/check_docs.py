#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails for a link in a document to a file or heading that does not exist, and for a name in docs/architecture.md of
a file or folder that does not exist.

usage: check_docs.py [DOCUMENT...]   (all *.md that git knows)
"""
import os
import re
import subprocess
import sys
from urllib.parse import unquote

LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
REFERENCE = re.compile(r"^\s{0,3}\[[^\]]+\]:\s*<?(\S+?)>?\s*$")
ELEMENT = re.compile(r"<(?:a|img|source)\b[^>]*?\b(?:href|src|srcset)=\"([^\"]+)\"")
CODE = re.compile(r"(`+)(.+?)\1")
# Within backticks, what has a folder in it or ends like one of our files is a path.
FILE_NAME = re.compile(r"^[\w.*-]+\.(?:h|cpp|md|py|sh|csv|json|txt|cmake|ts|sql|in)$")
MADE = {"catalogue.sqlite"}  # by the build


def prose(path):
    """(line number, line) outside of fenced blocks."""
    fence = None
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            mark = re.match(r"\s*(```+|~~~+)", line)
            if mark and fence is None:
                fence = mark.group(1)[:3]
            elif mark and mark.group(1).startswith(fence):
                fence = None
            elif fence is None:
                yield number, line.rstrip("\n")


def anchors(path):
    """What hosts of repositories make of headings: lower case, spaces to hyphens, no punctuation, -1 for the second."""
    made, counts = set(), {}
    for _, line in prose(path):
        made.update(re.findall(r"<[^>]*\b(?:id|name)=\"([^\"]+)\"", line))
        if not (heading := re.match(r"#{1,6}\s+(.*?)\s*#*$", line)):
            continue
        text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading.group(1))
        anchor = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
        seen = counts.get(anchor, 0)
        counts[anchor] = seen + 1
        made.add(f"{anchor}-{seen}" if seen else anchor)
    return made


def link_problems(document):
    for number, line in prose(document):
        bare = CODE.sub("", line)
        targets = LINK.findall(bare) + REFERENCE.findall(bare) + ELEMENT.findall(bare)
        for target in targets:
            if re.match(r"[a-z][a-z0-9+.-]*:", target, re.I):
                continue  # another host: nothing here is asked over a network
            path, _, anchor = target.partition("#")
            file = os.path.normpath(os.path.join(os.path.dirname(document), unquote(path))) if path else document
            if os.path.isabs(path) or file.startswith(".."):
                yield number, f"{target} leads out of the project"
            elif not os.path.exists(file):
                yield number, f"{target}: no such file"
            elif anchor and file.endswith(".md") and unquote(anchor) not in anchors(file):
                yield number, f"{target}: no such heading in {file}"


def exists(name, files, folders):
    """A path from the root, or the end of one, or that of a header without its .h; * and {} as shells read them, NNN is
    some number."""
    if brace := re.match(r"(.*)\{([^}]*)\}(.*)", name):
        return all(exists(brace[1] + part + brace[3], files, folders) for part in brace[2].split(","))
    wanted = re.escape(name.rstrip("/")).replace(r"\*", "[^/]*").replace("NNN", r"\d+")
    pattern = re.compile(rf"(?:.*/)?{wanted}(?:\.h)?")
    return any(pattern.fullmatch(path) for path in (folders if name.endswith("/") else files | folders))


def name_problems(document, files):
    folders = {folder for path in files for folder in parents(path)}
    for number, line in prose(document):
        for _, code in CODE.findall(line):
            for word in code.split():
                is_path = re.fullmatch(r"[\w.*{},/-]+", word) and ("/" in word or FILE_NAME.match(word))
                if not is_path or word.startswith("/") or word in MADE or word.startswith("build/"):
                    continue
                if not exists(word, files, folders):
                    yield number, f"{word}: no such file or folder"


def parents(path):
    while path := os.path.dirname(path):
        yield path


def main():
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    files = set(subprocess.run(["git", "-c", "core.quotepath=off", "ls-files"], capture_output=True, text=True,
                               check=True).stdout.splitlines())
    documents = sys.argv[1:] or sorted(path for path in files if path.endswith(".md"))
    problems = [(document, *problem) for document in documents for problem in link_problems(document)]
    if not sys.argv[1:]:
        problems += [("docs/architecture.md", *problem) for problem in name_problems("docs/architecture.md", files)]
    for document, number, problem in sorted(problems):
        print(f"{document}:{number}: {problem}")
    print(f"{len(documents)} documents, {len(problems)} problems")
    return 1 if problems or not documents else 0


if __name__ == "__main__":
    sys.exit(main())
