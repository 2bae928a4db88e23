#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# installed.sh BUILD-FOLDER CPACK: makes the .deb of this build, installs it into an empty root, and runs both programs
# from there with nothing of the build in sight. Exit code 77: this machine cannot tell.
set -euo pipefail
build=$(realpath "$1")
cpack=$2

for tool in dpkg dpkg-deb dpkg-shlibdeps readelf pdftotext; do
    command -v "$tool" >/dev/null || { echo "SKIPPED: $tool is not installed"; exit 77; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
    echo "FAILED: $*"
    exit 1
}
step() { echo "-- $* ($SECONDS s)"; }

step "the package"
# Compressed quickly: what is inside counts here.
"$cpack" --config "$build/CPackConfig.cmake" -G DEB -B "$work/package" -D CPACK_DEBIAN_COMPRESSION_TYPE=gzip \
    >"$work/cpack.log" 2>&1 || { cat "$work/cpack.log"; fail "cpack"; }
debs=("$work"/package/*.deb)
deb=${debs[0]}
version=$(sed -n 's/^set(CPACK_PACKAGE_VERSION "\(.*\)")$/\1/p' "$build/CPackConfig.cmake")
[ "$(basename "$deb")" = "gpuwise_$version-1_$(dpkg --print-architecture).deb" ] || fail "it is called $(basename "$deb")"

step "what it needs"
depends=$(dpkg-deb -f "$deb" Depends)
for package in libqt6charts6 libqt6widgets6 libqt6sql6 libqt6sql6-sqlite libqt6svg6 libxlsxwriter qt6-translations-l10n \
    fonts-wqy-microhei libc6; do
    [[ ", $depends" == *", $package"* ]] || fail "it does not depend on $package: $depends"
done

step "what is inside"
id=org.gpuwise.gpuwise
session=application-vnd.gpuwise.session+json
share=./usr/share
icons=$share/icons/hicolor
printf '%s\n' ./usr/bin/{gpuwise,gpuwise-cli} "$share/gpuwise/catalogue.sqlite" \
    "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" "$share/mime/packages/$id.xml" \
    "$icons"/{16x16,22x22,24x24,32x32,48x48,64x64,128x128,256x256,512x512}"/apps/$id.png" \
    "$icons"/{16x16,22x22,24x24,32x32,48x48,64x64,128x128,256x256}"/mimetypes/$session.png" \
    "$icons/scalable/apps/$id.svg" "$icons/scalable/mimetypes/$session.svg" \
    "$share/man"/{man1,zh_CN/man1}/{gpuwise,gpuwise-cli}.1.gz \
    "$share/bash-completion/completions"/{gpuwise,gpuwise-cli} \
    "$share/zsh/vendor-completions"/{_gpuwise,_gpuwise-cli} \
    "$share/fish/vendor_completions.d"/{gpuwise,gpuwise-cli}.fish \
    "$share/doc/gpuwise"/{changelog.gz,changelog.Debian.gz,copyright} "$share/lintian/overrides/gpuwise" |
    sort >"$work/expected"
dpkg-deb -c "$deb" | awk '{ print $6, $1, $2 }' >"$work/contents"
diff "$work/expected" <(grep -v '/ d' "$work/contents" | cut -d' ' -f1 | sort) ||
    fail "the list of files: < expected, > packed"
awk '$3 != "root/root" || $2 !~ /^(drwxr-xr-x|-rw-r--r--|-rwxr-xr-x)$/ { print; bad = 1 } END { exit bad }' \
    "$work/contents" || fail "owners or modes"

root=$work/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/triggers"
if [ "$(id -u)" -eq 0 ]; then
    # The root is empty but for the knowledge of what this machine has: dpkg checks the dependencies against that.
    step "installed by dpkg into an empty root"
    awk -v RS= -v ORS='\n\n' '$0 !~ /(^|\n)Package: gpuwise\n/' /var/lib/dpkg/status >"$root/var/lib/dpkg/status"
    cp /var/lib/dpkg/info/*.list "$root/var/lib/dpkg/info/"
    dpkg --root="$root" --no-triggers -i "$deb" >"$work/dpkg.log" 2>&1 || { cat "$work/dpkg.log"; fail "dpkg -i"; }
    [ "$(dpkg-query --admindir="$root/var/lib/dpkg" -W -f='${Status}' gpuwise)" = "install ok installed" ] ||
        fail "dpkg does not call it installed"
    [ -z "$(dpkg --root="$root" --verify gpuwise)" ] || fail "files differ from their checksums"
else
    step "not root: unpacked, dependencies not checked"
    dpkg-deb -x "$deb" "$root"
fi

for program in gpuwise gpuwise-cli; do
    readelf -d "$root/usr/bin/$program" | grep -E 'R(UN)?PATH' && fail "$program looks for libraries in the build folder"
    ! grep -qF "$build" "$root/usr/bin/$program" || fail "$program names the build folder"
done

mkdir -p "$work/home" && mkdir -m 700 "$work/run"
cd "$work"
# No display, no settings, no variable of the build, no other place with a catalogue.
run() { env -i HOME="$work/home" XDG_RUNTIME_DIR="$work/run" XDG_DATA_DIRS="$work/none" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 "$@"; }
cli=$root/usr/bin/gpuwise-cli

step "recommend"
run "$cli" --version | grep -qF "$version" || fail "--version"
run "$cli" recommend --model llama-3.1-8b --task qlora --budget 6000 --currency CNY --lang en >recommend.txt ||
    fail "recommend ended with $?"
grep -q 'CNY' recommend.txt && grep -qE 'RTX|RX|Arc' recommend.txt || { cat recommend.txt; fail "no card is recommended"; }

step "a PDF"
run "$cli" report --model qwen2.5-32b --precision int4 "RTX 5090" "RTX 4090" --pdf report.pdf --lang zh_CN ||
    fail "report ended with $?"
pdftotext report.pdf report.txt
for word in "RTX 5090" "RTX 4090" 显存 来源; do
    grep -qF "$word" report.txt || fail "the report does not say \"$word\""
done

step "pictures of the window"
run "$root/usr/bin/gpuwise" --capture pictures --size 1280x800 --lang zh_CN >pictures.txt 2>window.err ||
    { code=$?; cat window.err; fail "--capture ended with $code"; }
count=0
while read -r picture; do
    [ "$(head -c 8 "$picture" | od -An -tx1 | tr -d ' ')" = 89504e470d0a1a0a ] || fail "$picture is no PNG"
    [ "$(stat -c %s "$picture")" -gt 10000 ] || fail "$picture is empty"
    count=$((count + 1))
done <pictures.txt
[ "$count" -ge 8 ] || fail "only $count pictures"

step "man pages"
if command -v man >/dev/null; then
    LC_ALL=C.UTF-8 man -l "$root/usr/share/man/zh_CN/man1/gpuwise.1.gz" | grep -qF 显卡智选 || fail "the Chinese man page"
    man -l "$root/usr/share/man/man1/gpuwise-cli.1.gz" | grep -qF -- --budget || fail "the man page"
fi

step "the catalogue is that of the package"
mv "$root/usr/share/gpuwise/catalogue.sqlite" catalogue.aside
code=0
run "$cli" list >/dev/null 2>missing.txt || code=$?
[ "$code" -eq 4 ] && grep -qF "$root/usr/share/gpuwise/catalogue.sqlite" missing.txt ||
    fail "without its catalogue: exit code $code, $(cat missing.txt)"
mv catalogue.aside "$root/usr/share/gpuwise/catalogue.sqlite"

if [ "$(id -u)" -eq 0 ]; then
    step "purged"
    dpkg --root="$root" --no-triggers -P gpuwise >>"$work/dpkg.log" 2>&1 || { cat "$work/dpkg.log"; fail "dpkg -P"; }
    [ -z "$(find "$root/usr" -type f 2>/dev/null)" ] || fail "files were left: $(find "$root/usr" -type f)"
fi
step "passed"
