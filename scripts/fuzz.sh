#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Feeds the parsers of model files, the readers of programs' outputs and the imports with mutated files, under address and
# undefined-behaviour sanitizers.
# fuzz.sh [SECONDS [SEED]]: so long for each parser (20). Starts from tests/badinput and from what earlier runs found in
# build/fuzz/found; a finding is kept in build/fuzz/findings and makes the script fail. The mutations differ from run to run
# unless a seed is named: .ci/run names one, so that what it finds came with the change and not by luck.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-20}
seed=${2:-0} # 0: libFuzzer takes one by chance
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz
out=build/fuzz
rm -rf "$out/seeds" "$out/seeds.imports"
python3 tests/badinput/make_model_files.py "$out/seeds" >/dev/null
python3 - tests/model/modelfiles/configs.json "$out/seeds" <<'PYTHON' # every family's own keys
import json, sys
for name, config in json.load(open(sys.argv[1])).items():
    with open(f"{sys.argv[2]}/config-family-{name}", "w") as file:
        json.dump(config, file)
PYTHON
python3 - "$out/seeds" <<'PYTHON' # what the tools that detection asks print
import sys
seeds = {
    "nvidiasmi": ["00000000:01:00.0, NVIDIA GeForce RTX 4090, 0x268410DE, 0x889E1043, 24564 MiB\n",
                  "name, memory.total [MiB], pci.bus_id\nNVIDIA RTX A4000, 16376 MiB, 00000000:2D:00.0\n"],
    "rocmsmi": ['WARNING: low power\n{"card0": {"Device ID": "0x744c", "Device Rev": "0xc8", "Card Series": "RX", '
                '"VRAM Total Memory (B)": "25753026560", "PCI Bus": "0000:03:00.0"}, "system": {}}'],
    "amdsmi": ['{"gpu_data": [{"gpu": 0, "asic": {"market_name": "RX", "vendor_id": "0x1002", "device_id": "0x744c", '
               '"rev_id": "0xc8"}, "bus": {"bdf": "0000:03:00.0"}, "vram": {"size": {"value": 24560, "unit": "MB"}}}]}'],
    "systemprofiler": ['{"SPDisplaysDataType": [{"sppci_model": "Apple M2 Max", "sppci_cores": "38", '
                       '"spdisplays_vendor": "sppci_vendor_Apple"}, {"sppci_model": "RX 580", "spdisplays_vram": "8 GB", '
                       '"spdisplays_device-id": "0x67df", "spdisplays_vendor": "AMD (0x1002)"}], '
                       '"SPHardwareDataType": [{"physical_memory": "96 GB"}]}'],
}
for kind, texts in seeds.items():
    for number, text in enumerate(texts):
        with open(f"{sys.argv[1]}/{kind}-{number}", "w") as file:
            file.write(text)
PYTHON
python3 tests/badinput/make_import_files.py "$out/seeds.imports" >/dev/null
for file in "$out"/seeds.imports/*; do # "csv_prices_x.csv" for prices, the other tables for cards, "db_x" for packs
    name=$(basename "$file")
    case $name in
    csv_prices* | csv_ok_price*) cp "$file" "$out/seeds/prices-$name" ;;
    csv_*) cp "$file" "$out/seeds/cards-$name" ;;
    db_*) cp "$file" "$out/seeds/pack-$name" ;;
    esac
done
cp tests/import/fixtures/skypilot-fixture/vms.csv "$out/seeds/prices-skypilot"
cp tests/import/fixtures/gpuhunt-fixture.csv "$out/seeds/prices-gpuhunt"
mkdir -p "$out/findings"
status=0
while read -r target kind; do
    mkdir -p "$out/found/$kind" "$out/seeds.$kind"
    cp "$out/seeds/$kind-"* "$out/seeds.$kind/"
    log="$out/$kind.log"
    # A single allocation of more than 32 MiB would be one by a declared size.
    if "$out/bin/$target" "$out/found/$kind" "$out/seeds.$kind" -max_total_time="$seconds" -seed="$seed" -max_len=65536 -timeout=2 \
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
fuzz_ImportPrices prices
fuzz_ImportCards cards
fuzz_ImportPack pack
fuzz_NvidiaSmi nvidiasmi
fuzz_RocmSmi rocmsmi
fuzz_AmdSmi amdsmi
fuzz_SystemProfiler systemprofiler
TARGETS
exit $status
