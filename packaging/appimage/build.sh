#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# packaging/appimage/build.sh [BUILD-FOLDER]: an AppImage of org.gpuwise.gpuwise from an installed tree, with linuxdeploy
# and its Qt plugin, which must be on PATH (https://github.com/linuxdeploy). Build on the oldest system to be served.
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build/release}
app_id=org.gpuwise.gpuwise
for tool in linuxdeploy linuxdeploy-plugin-qt; do
    command -v "$tool" >/dev/null || { echo "$0: $tool is not on PATH" >&2; exit 1; }
done

tree=$build/appimage/AppDir
rm -rf "$tree"
DESTDIR=$(realpath -m "$tree") cmake --install "$build" --prefix /usr --strip

# The command line, and pictures of the window, draw without a display; plain Wayland sessions need their plugin too.
export EXTRA_PLATFORM_PLUGINS="libqoffscreen.so;libqwayland-generic.so"
export EXTRA_QT_MODULES="sql;svg"
# A file that is called gpuwise-cli, or --cli as the first word, gives the command line.
cat >"$tree/AppRun" <<'RUN'
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
program=gpuwise
case ${ARGV0##*/} in gpuwise-cli*) program=gpuwise-cli ;; esac
if [ "${1:-}" = --cli ]; then
    program=gpuwise-cli
    shift
fi
exec "$here/usr/bin/$program" "$@"
RUN
chmod +x "$tree/AppRun"

cd "$build/appimage"
linuxdeploy --appdir AppDir --plugin qt --output appimage \
    --executable AppDir/usr/bin/gpuwise --executable AppDir/usr/bin/gpuwise-cli \
    --desktop-file "AppDir/usr/share/applications/$app_id.desktop" \
    --icon-file "AppDir/usr/share/icons/hicolor/scalable/apps/$app_id.svg"
echo "Written into $build/appimage:"
ls ./*.AppImage
