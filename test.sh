#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds everything with warnings as errors, and runs all tests offscreen.
# Arguments go to ctest: ./test.sh -R memory
set -euo pipefail
cd "$(dirname "$0")"
. scripts/dependencies.sh
install_missing "${build_packages[@]}" "${font_packages[@]}" "${test_packages[@]}"
cmake --preset dev >/dev/null
cmake --build --preset dev
QT_QPA_PLATFORM=offscreen ctest --preset dev -j "$(nproc)" "$@"
