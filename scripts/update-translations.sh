#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings resources/i18n/*.ts up to date with the sources. English files hold plural forms only.
# update-translations.sh [PART...]: only these parts (model db ui print cli).
# update-translations.sh --check: changes nothing, fails when a file would change or holds an unfinished translation.
set -euo pipefail
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate-qt6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
declare -A folders=([model]="model" [db]="db" [ui]="ui" [print]="ui/report" [cli]="app/cli")
check=no
if [ "${1:-}" = --check ]; then
    check=yes
    shift
fi
parts=("$@")
[ "${#parts[@]}" -gt 0 ] || parts=(model db ui print cli)
status=0
for part in "${parts[@]}"; do
    [ -d "${folders[$part]}" ] || continue
    mapfile -t files < <(find "${folders[$part]}" \( -name '*.cpp' -o -name '*.h' \) | LC_ALL=C sort)
    if [ "$part" = ui ]; then # the printing library has a part of its own; the window's main program belongs here
        mapfile -t files < <({ printf '%s\n' "${files[@]}" | grep -v '^ui/report/' || true; find app -maxdepth 1 -name '*.cpp' -o -maxdepth 1 -name '*.h'; } | sed '/^$/d' | LC_ALL=C sort)
    fi
    [ "${#files[@]}" -gt 0 ] || continue
    for language in en zh_CN; do
        ts=resources/i18n/${part}_${language}.ts
        options=(-I . -no-obsolete -locations none -source-language en -target-language "$language")
        [ "$language" = en ] && options+=(-pluralonly)
        if [ "$check" = yes ]; then
            copy=$(mktemp --suffix=.ts)
            cp "$ts" "$copy"
            "$lupdate" -silent "${options[@]}" "${files[@]}" -ts "$copy"
            if ! diff -q <(grep -v '<TS ' "$ts") <(grep -v '<TS ' "$copy") >/dev/null; then
                echo "$ts is not up to date: run scripts/update-translations.sh"
                status=1
            fi
            rm -f "$copy"
            # lupdate skips a count that is an expression instead of a name: then the sentence stays English.
            while IFS= read -r counted; do
                grep -qF "$counted" "$ts" || { echo "$ts lacks: $counted"; status=1; }
            done < <(grep -hoE '"[^"]*%n[^"]*"' "${files[@]}" | grep -v '|' | sed 's/^"//; s/"$//; s/&/\&amp;/g' | sort -u)
            if grep -q 'type="unfinished"' "$ts"; then
                echo "$ts: $(grep -c 'type="unfinished"' "$ts") unfinished translations"
                status=1
            fi
        else
            "$lupdate" -silent "${options[@]}" "${files[@]}" -ts "$ts"
        fi
    done
done
exit $status
