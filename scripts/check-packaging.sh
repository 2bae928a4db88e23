#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# scripts/check-packaging.sh [BUILD-FOLDER]: what others say of the files we ship: desktop entry, metainfo, MIME types, man
# pages, shell scripts, completions, and lintian of the .deb. Needs the packages of check_packages in dependencies.sh.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
build=${1:-build/dev}
made=$build/packaging
[ -d "$made/completions" ] || { echo "$made is missing: build first" >&2; exit 2; }

failures=0
check() { # check WHAT COMMAND...: it ends with 0 and says nothing on the error stream
    local what=$1 said
    shift
    if ! command -v "$1" >/dev/null; then
        echo "FAILED  $what: $1 is not installed"
        failures=$((failures + 1))
    elif said=$("$@" 2>&1 >/dev/null) && [ -z "$said" ]; then
        echo "ok      $what"
    else
        echo "FAILED  $what"
        "$@" 2>&1 | head -40
        failures=$((failures + 1))
    fi
}

for file in "$made"/*.desktop; do
    check "desktop entry" desktop-file-validate "$file"
    [ -z "$(desktop-file-validate "$file" 2>&1)" ] || { desktop-file-validate "$file"; failures=$((failures + 1)); }
done
for file in "$made"/*.metainfo.xml; do
    check "metainfo" appstreamcli validate --no-net --explain "$file"
done
for file in "$made"/*.mime.xml packaging/macos/Info.plist.in packaging/icons/*.svg resources/icons/*.svg; do
    check "$(basename "$file")" xmllint --nonet --noout "$file"
done
for page in packaging/linux/man/*.1 packaging/linux/man/zh_CN/*.1; do
    check "${page#packaging/linux/man/}" env LC_ALL=C.UTF-8 MANROFFSEQ= MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page"
done
while read -r script; do
    case $(head -1 "$script") in
    *bash) check "$script" bash -n "$script" ;;
    *) check "$script" sh -n "$script" ;;
    esac
    check "$script (shellcheck)" shellcheck -x --severity=warning "$script"
done < <(git ls-files '*.sh' .ci/run)
for program in gpuwise gpuwise-cli; do
    check "completions of $program: bash" bash -n "$made/completions/bash/$program"
    check "completions of $program: bash (shellcheck)" shellcheck --shell=bash --severity=warning "$made/completions/bash/$program"
    check "completions of $program: zsh" zsh -n "$made/completions/zsh/_$program"
    check "completions of $program: fish" fish -n "$made/completions/fish/$program.fish"
done

package=$(mktemp -d)
trap 'rm -rf "$package"' EXIT
cpack --config "$build/CPackConfig.cmake" -G DEB -B "$package" >"$package/log" 2>&1 ||
    { cat "$package/log"; failures=$((failures + 1)); }
for deb in "$package"/*.deb; do
    check "lintian" lintian --allow-root --fail-on error,warning --tag-display-limit 0 "$deb"
done

[ "$failures" -eq 0 ] || { echo "$failures checks failed"; exit 1; }
