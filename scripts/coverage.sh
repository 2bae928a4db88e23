#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# scripts/coverage.sh [--lines]: builds the tests of model/ and db/ so that they count lines, runs them, and says which
# share of the lines they ran; below 90 % it fails. With --lines every line that was not run is listed.
# .ci/run takes the counts of its build under sanitizers instead (scripts/coverage.py build/asan).
set -euo pipefail
cd "$(dirname "$0")/.."
cmake --preset coverage >/dev/null
cmake --build --preset coverage
find build/coverage -name '*.gcda' -delete # counts add up from run to run
QT_QPA_PLATFORM=offscreen ctest --preset coverage -j "$(nproc)"
python3 scripts/coverage.py build/coverage "$@"
