# SPDX-License-Identifier: GPL-3.0-or-later
# cpack -G RPM. Libraries are found by rpmbuild; plugins and fonts are named as Fedora names them.
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE GPL-3.0-or-later)
set(CPACK_RPM_PACKAGE_GROUP Applications/Engineering)
set(CPACK_RPM_PACKAGE_SUMMARY "Advisor on which GPU to buy or rent for AI work")
string(REPLACE "\n.\n" "\n\n" CPACK_RPM_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
# qt6-qtbase holds the SQLite driver there.
set(CPACK_RPM_PACKAGE_REQUIRES "qt6-qtbase, qt6-qtsvg, qt6-qttranslations")
set(CPACK_RPM_PACKAGE_SUGGESTS "google-noto-sans-fonts, wqy-microhei-fonts, google-noto-sans-cjk-fonts")
# Folders that belong to the system, not to this package.
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/share/applications /usr/share/metainfo /usr/share/mime /usr/share/mime/packages /usr/share/man
    /usr/share/man/man1 /usr/share/man/zh_CN /usr/share/man/zh_CN/man1 /usr/share/icons /usr/share/icons/hicolor
    /usr/share/icons/hicolor/scalable /usr/share/icons/hicolor/scalable/apps /usr/share/icons/hicolor/scalable/mimetypes
    /usr/share/bash-completion /usr/share/bash-completion/completions /usr/share/zsh /usr/share/zsh/vendor-completions
    /usr/share/fish /usr/share/fish/vendor_completions.d /usr/share/lintian /usr/share/lintian/overrides /usr/share/doc)
foreach(side 16 22 24 32 48 64 128 256 512)
    foreach(kind "" /apps /mimetypes)
        list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/icons/hicolor/${side}x${side}${kind})
    endforeach()
endforeach()
