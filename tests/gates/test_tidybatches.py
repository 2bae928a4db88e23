# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds scripts/tidybatches.py against a small tree with known findings: company must hide none of them.

usage: test_tidybatches.py PATH-OF-tidybatches.py
Ends with 77 where clang-tidy is not installed.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPT = os.path.abspath(sys.argv[1])

CLEAN = '#include "model/shape.h"\nnamespace {\nint own(int n) { return n; }\n} // namespace\nint %s() { return own(1); }\n'
SHAPE = "#pragma once\nstruct Shape {\n    virtual ~Shape() = default;\n    virtual int corners() const { return 0; }\n};\n"
TIDY = "Checks: '-*,modernize-use-override,bugprone-*,-bugprone-suspicious-include'\nWarningsAsErrors: '*'\n"


class TidyBatches(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = os.path.realpath(folder.name)
        self.sources = []
        os.makedirs(os.path.join(self.root, "build"))
        self.write("model/shape.h", SHAPE)
        self.write(".clang-tidy", TIDY)
        for name in ("one", "two"):  # both have an own(), so they cannot share a batch
            self.write(f"model/{name}.cpp", CLEAN % name)

    def write(self, name, text):
        path = os.path.join(self.root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        if name.endswith(".cpp"):
            self.sources.append(name)

    def said(self):
        commands = [{"directory": self.root, "file": os.path.join(self.root, name),
                     "command": f"clang++ -std=c++20 -I{self.root} -c {name}"} for name in self.sources]
        with open(os.path.join(self.root, "build/compile_commands.json"), "w", encoding="utf-8") as file:
            json.dump(commands, file)
        run = subprocess.run([sys.executable, SCRIPT, "build", "--", *self.sources], cwd=self.root, capture_output=True,
                             text=True, check=False)
        return run.returncode, run.stdout + run.stderr

    def test_cleanSourcesPass(self):
        code, text = self.said()
        self.assertEqual(code, 0, text)
        self.assertIn("2 sources in 2 batches, 0 findings", text)

    def test_aFindingInASourceFails(self):
        self.write("model/square.cpp", '#include "model/shape.h"\nstruct Square : Shape {\n'
                                       "    virtual int corners() const { return 4; }\n};\n"
                                       "int square() { return Square().corners(); }\n")
        code, text = self.said()
        self.assertEqual(code, 1)
        self.assertIn("model/square.cpp:3:17: error: ", text)
        self.assertIn("modernize-use-override", text)

    def test_aFindingInAHeaderFailsOnce(self):
        self.write("model/round.h", '#pragma once\n#include "model/shape.h"\nstruct Round : Shape {\n'
                                    "    int corners() const { return 0; }\n};\n")
        for name in ("one", "two"):
            self.write(f"model/round{name}.cpp", '#include "model/round.h"\n' + CLEAN % f"round{name}")
        code, text = self.said()
        self.assertEqual(code, 1)
        self.assertEqual(text.count("model/round.h:4:9: error: "), 1, text)

    def test_aSourceThatDoesNotCompileFails(self):
        self.write("model/broken.cpp", "int broken() { return nobodyKnows(); }\n")
        code, text = self.said()
        self.assertEqual(code, 1)
        self.assertIn("model/broken.cpp:1:23: error: ", text)

    def test_whatDoesNotCompileInCompanyIsStillLookedAt(self):
        # Fine alone; beside the other source that fills the batch it is ambiguous, and it has a finding.
        self.write("model/left.cpp", "namespace left { int value = 1; }\nusing namespace left;\nint leftValue() { return value; }\n")
        self.write("model/right.cpp", "namespace right { int value = 2; }\nusing namespace right;\n"
                                      '#include "model/shape.h"\nstruct Right : Shape {\n'
                                      "    int corners() const { return value; }\n};\n"
                                      "int rightValue() { return Right().corners(); }\n")
        code, text = self.said()
        self.assertEqual(code, 1)
        self.assertIn("model/right.cpp:5:9: error: ", text)
        self.assertNotIn("ambiguous", text)


if __name__ == "__main__":
    if not shutil.which("clang-tidy"):
        print("clang-tidy is not installed")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1], verbosity=2)
