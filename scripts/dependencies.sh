#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck disable=SC2034 # the lists are used by those who source this
# Installs what is missing to build and run on Debian 12, and only that. Sourced by run.sh and test.sh.
# install_missing PACKAGE...: says what it installs; uses sudo when not root; fails clearly when it cannot.

build_packages=(g++ cmake ninja-build qt6-base-dev qt6-charts-dev qt6-svg-dev libqt6opengl6-dev libqt6sql6-sqlite
    qt6-tools-dev qt6-l10n-tools qt6-tools-dev-tools qt6-translations-l10n libgl-dev
    libxlsxwriter-dev libsqlite3-dev pkgconf)
font_packages=(fonts-noto-core fonts-noto-cjk fonts-wqy-microhei)
test_packages=(poppler-utils sqlite3 libsqlite3-dev python3)
check_packages=(clang-format clang-tidy clang libclang-rt-14-dev git
    desktop-file-utils appstream libxml2-utils man-db shellcheck lintian zsh fish)

install_missing() {
    command -v dpkg-query >/dev/null || { echo "Not a Debian system: install these yourself: $*" >&2; return 0; }
    local missing=() package
    for package in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null | cut -c1-2)" = ii ] || missing+=("$package")
    done
    [ "${#missing[@]}" -gt 0 ] || return 0
    echo "Installing what is missing: ${missing[*]}" >&2
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "Needs root: run  apt-get install ${missing[*]}" >&2; return 1; }
        as_root=(sudo)
    fi
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y --no-install-recommends "${missing[@]}" >&2
}
