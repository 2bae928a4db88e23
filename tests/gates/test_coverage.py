# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds scripts/coverage.py against a small tree in which a count by hand says what ran.

usage: test_coverage.py PATH-OF-coverage.py COMPILER

Every function below has the same shape, so whatever gcc counts as its lines, shares and ratios of them are known.
"""
import os
import re
import subprocess
import sys
import tempfile
import unittest

SCRIPT, COMPILER = os.path.abspath(sys.argv[1]), sys.argv[2]

FUNCTION = "int {name}(int n)\n{{\n    return n + 1;\n}}\n"
TREE = {
    "model/words/half.cpp": '#include "model/head/head.h"\n' + FUNCTION.format(name="ran") + FUNCTION.format(name="idle")
                            + "int viaHalf(int n) { return inHeader(n); }\n",
    "model/words/other.cpp": '#include "model/head/head.h"\nint viaOther(int n) { return inHeader(n); }\n',
    "model/head/head.h": "inline " + FUNCTION.format(name="inHeader"),
    "db/whole.cpp": FUNCTION.format(name="store"),
    "db/unlinked/unlinked.cpp": FUNCTION.format(name="nobodyLinks"),
    "ui/main.cpp": "int ran(int); int viaHalf(int); int viaOther(int); int store(int);\n"
                   "int main() { return ran(0) + viaHalf(0) + viaOther(0) + store(0) - 4; }\n",
}
LINKED = ["model/words/half.cpp", "model/words/other.cpp", "db/whole.cpp", "ui/main.cpp"]


def object_of(source):
    """Where CMake puts it in the build folder."""
    folder, rest = source.split("/", 1)
    return f"{folder}/CMakeFiles/one.dir/{rest}.o"


class Coverage(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        self.sources = []
        for name, text in TREE.items():
            self.write(name, text)

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        if name.endswith(".cpp"):
            self.sources.append(name)

    def path(self, name):
        return os.path.join(self.root, name)

    def build(self, flags=("--coverage",)):
        """As the project does: from the build folder, only model and db counted, every program linked for it."""
        os.makedirs(self.path("build"))
        for source in self.sources:
            made = object_of(source)
            os.makedirs(self.path("build/" + os.path.dirname(made)), exist_ok=True)
            subprocess.run([COMPILER, "-O0", "-I..", *(() if source.startswith("ui/") else flags), "-c", "../" + source,
                            "-o", made], cwd=self.path("build"), check=True)
        subprocess.run([COMPILER, *flags, *map(object_of, LINKED), "-o", "program"], cwd=self.path("build"),
                       check=True)

    def run_program(self):
        subprocess.run([self.path("build/program")], cwd=self.root, check=True)

    def said(self, *arguments):
        run = subprocess.run([sys.executable, SCRIPT, "build", *arguments], cwd=self.root, capture_output=True, text=True,
                             check=False)
        return run.returncode, run.stdout + run.stderr

    def folder(self, text, name):
        lines, share = re.search(rf"^{name} +(\d+) lines +([\d.]+) %$", text, re.M).groups()
        return int(lines), float(share)

    def test_countsWhatRanAndHeadersOnce(self):
        self.build()
        self.run_program()
        _, text = self.said()
        one, whole = self.folder(text, "model/head")  # included twice, the lines of one function
        self.assertEqual(whole, 100)
        # Of db the one function that ran and the one that nobody links.
        self.assertEqual(self.folder(text, "db/unlinked"), (one, 0))
        self.assertEqual(self.folder(text, "db"), (2 * one, 50))
        # In model/words one function ran, one did not, and two of one line each did.
        self.assertEqual(self.folder(text, "model/words"), (2 * one + 2, round(100 * (one + 2) / (2 * one + 2), 1)))
        self.assertEqual(self.folder(text, "together"), (5 * one + 2, round(100 * (3 * one + 2) / (5 * one + 2), 1)))

    def test_aHeaderThatRanForOneOfManyRan(self):
        for number in range(30):  # more than one run of gcov is given; those sorted last did not run
            for folder in ("db/a", "model/z"):
                self.write(f"{folder}/{number}.cpp", TREE["model/words/other.cpp"])
        self.build()
        self.run_program()
        self.assertEqual(self.folder(self.said()[1], "model/head")[1], 100)

    def test_listsTheLinesThatDidNotRun(self):
        self.build()
        self.run_program()
        _, text = self.said("--lines")
        self.assertIn("2 of    5  model/words/half.cpp: 6 8\n", text)  # the head of idle() and its statement
        self.assertIn("db/unlinked/unlinked.cpp: 1 3\n", text)
        self.assertNotIn("db/whole.cpp", text)

    def test_failsBelowTheLeast(self):
        self.build()
        self.run_program()
        code, text = self.said("--least", "50")
        self.assertEqual((code, "FAILED" in text), (0, False))
        code, text = self.said("--least", "51")
        self.assertEqual(code, 1)
        self.assertIn("FAILED  db is below 51 %", text)
        self.assertEqual(self.said("--least", "100")[0], 1)

    def test_aSourceWithoutItsNotesFails(self):
        self.build()
        self.run_program()
        os.remove(self.path("build/db/CMakeFiles/one.dir/unlinked/unlinked.cpp.gcno"))  # as if its target had forgotten to count
        code, text = self.said("--least", "0")
        self.assertEqual(code, 1)
        self.assertIn("db/unlinked/unlinked.cpp", text)

    def test_aSourceThatIsGoneDoesNotCount(self):
        self.build()
        self.run_program()
        os.remove(self.path("db/unlinked/unlinked.cpp"))  # its notes stay in a build folder that is kept
        _, text = self.said()
        self.assertEqual(self.folder(text, "db")[1], 100)
        self.assertNotIn("unlinked", text)

    def test_nothingRanFails(self):
        self.build()
        code, text = self.said("--least", "0")
        self.assertEqual(code, 1)
        self.assertIn("no test was run", text)

    def test_nothingCountedFails(self):
        self.build(flags=())
        code, text = self.said("--least", "0")
        self.assertEqual(code, 1)
        self.assertIn("GPUWISE_COVERAGE", text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
