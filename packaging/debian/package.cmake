# SPDX-License-Identifier: GPL-3.0-or-later
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What shlibdeps cannot see: plugins (SQL driver, SVG icons), Qt's own Chinese texts, and a font without which a Chinese
# report would be boxes. WenQuanYi is the one whose text can be searched in a PDF (docs/architecture.md).
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS
    libqt6sql6-sqlite libqt6svg6 qt6-translations-l10n
    "fonts-wqy-microhei | fonts-droid-fallback | fonts-noto-cjk")
# What the screen looks best with; everything works without.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-core, fonts-noto-cjk")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
