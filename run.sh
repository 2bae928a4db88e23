#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and starts GPUwise. Arguments pass through. Without a display the command line is
# shown instead; ./run.sh --cli ARGUMENTS always uses the command line.
set -euo pipefail
cd "$(dirname "$0")"
. scripts/dependencies.sh

if [ "${1:-}" = --help ] || [ "${1:-}" = -h ]; then
    cat <<'HELP'
Usage: ./run.sh [ARGUMENTS]        build and start the window (gpuwise)
       ./run.sh --cli [ARGUMENTS]  build and run the command line (gpuwise-cli)

Examples: ./run.sh --lang zh_CN
          ./run.sh --cli recommend --model llama-3.1-8b --task qlora --budget 6000 --currency CNY
HELP
    exit 0
fi

install_missing "${build_packages[@]}" "${font_packages[@]}"
[ -f build/release/build.ninja ] || cmake --preset release -DGPUWISE_BUILD_TESTS=OFF >/dev/null
cmake --build --preset release --target gpuwise gpuwise-cli >&2

if [ "${1:-}" = --cli ]; then
    shift
    exec build/release/bin/gpuwise-cli "$@"
fi
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [[ " $* " != *" --capture "* ]]; then
    echo "No display found: here is the command line instead (./run.sh --cli ...)." >&2
    exec build/release/bin/gpuwise-cli "${@:---help}"
fi
exec build/release/bin/gpuwise "$@"
