#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# scripts/check-tidy.sh [--full] [FOLDER-OR-FILE...]: clang-tidy with the checks of .clang-tidy; a finding fails it. All of
# app, db, machine, model and ui unless others are named; machine/dxgi.cpp only where it is built, on Windows.
# Plainly it is the gate of .ci/run: sources in batches (scripts/tidybatches.py), without clang's analyzer, in a few minutes.
# With --full each source by itself with all checks and, where clazy is installed, clazy's level 1: an hour for everything,
# a minute for a few files; before a release, and on what one is working on.
set -euo pipefail
cd "$(dirname "$0")/.."
full=no
if [ "${1:-}" = --full ]; then
    full=yes
    shift
fi
places=("$@")
[ "${#places[@]}" -gt 0 ] || places=(app db machine model ui)
of_this_system=(':!machine/dxgi.cpp')
case "$(uname -s)" in MINGW* | MSYS*) of_this_system=() ;; esac
mapfile -t sources < <(git ls-files -- "${places[@]}" "${of_this_system[@]}" | grep '\.cpp$')
[ "${#sources[@]}" -gt 0 ] || { echo "No sources in ${places[*]}" >&2; exit 2; }
build=build/tidy
cmake --preset tidy >/dev/null

if [ "$full" = no ]; then
    PYTHONDONTWRITEBYTECODE=1 exec python3 scripts/tidybatches.py "$build" '--checks=-clang-analyzer-*,-bugprone-suspicious-include' -- "${sources[@]}"
fi

status=0
each() { # each PROGRAM ARGUMENTS...: on every source, as many at a time as there are cores
    printf '%s\0' "${sources[@]}" | xargs -0 -n 1 -P "$(nproc)" "$@" || status=1
}
echo "clang-tidy, ${#sources[@]} sources"
each clang-tidy --quiet -p "$build" 2>/dev/null
if command -v clazy-standalone >/dev/null; then
    echo "clazy, level 1"
    each env CLAZY_CHECKS=level1 clazy-standalone -p "$build" --header-filter='/(app|db|machine|model|ui)/' \
        --extra-arg=-Wno-everything --extra-arg=-Werror=clazy
else
    echo "clazy is not installed: left out"
fi
exit $status
