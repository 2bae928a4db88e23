#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Feeds the four parsers of model files with mutated files, under address and undefined-behaviour sanitizers.
# fuzz.sh [SECONDS]: so long for each parser (20). Starts from tests/badinput and from what earlier runs found in
# build/fuzz/found; a finding is kept in build/fuzz/findings and makes the script fail.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-20}
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz
out=build/fuzz
rm -rf "$out/seeds"
python3 tests/badinput/make_model_files.py "$out/seeds" >/dev/null
python3 - tests/model/modelfiles/configs.json "$out/seeds" <<'PYTHON' # every family's own keys
import json, sys
for name, config in json.load(open(sys.argv[1])).items():
    with open(f"{sys.argv[2]}/config-family-{name}", "w") as file:
        json.dump(config, file)
PYTHON
mkdir -p "$out/findings"
status=0
while read -r target kind; do
    mkdir -p "$out/found/$kind" "$out/seeds.$kind"
    cp "$out/seeds/$kind-"* "$out/seeds.$kind/"
    log="$out/$kind.log"
    # A single allocation of more than 32 MiB would be one by a declared size.
    if "$out/bin/$target" "$out/found/$kind" "$out/seeds.$kind" -max_total_time="$seconds" -max_len=65536 -timeout=2 \
        -malloc_limit_mb=32 -rss_limit_mb=1024 -print_final_stats=1 -artifact_prefix="$out/findings/$kind-" >"$log" 2>&1
    then
        echo "$kind: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") executions, nothing found"
    else
        echo "$kind: something found, see $log and $out/findings"
        tail -30 "$log"
        status=1
    fi
done <<'TARGETS'
fuzz_Gguf gguf
fuzz_Safetensors safetensors
fuzz_SafetensorsIndex index
fuzz_HuggingFaceConfig config
TARGETS
exit $status
