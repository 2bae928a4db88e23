# SPDX-License-Identifier: GPL-3.0-or-later
# Where things go on a free desktop: hicolor icons, desktop entry, AppStream, MIME types, man pages, completions.
install(TARGETS gpuwise gpuwise-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

foreach(file desktop mime.xml metainfo.xml)
    configure_file(linux/gpuwise.${file}.in ${GPUWISE_MADE}/${GPUWISE_APP_ID}.${file} @ONLY)
endforeach()
install(FILES ${GPUWISE_MADE}/${GPUWISE_APP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${GPUWISE_MADE}/${GPUWISE_APP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${GPUWISE_MADE}/${GPUWISE_APP_ID}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME ${GPUWISE_APP_ID}.xml)

set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
foreach(side 16 22 24 32 48 64 128 256 512)
    install(FILES ${GPUWISE_MADE}/icons/${side}x${side}/${GPUWISE_APP_ID}.png DESTINATION ${icons}/${side}x${side}/apps)
    if(side GREATER_EQUAL 16 AND side LESS_EQUAL 256)
        install(FILES ${GPUWISE_MADE}/icons/${side}x${side}/${GPUWISE_SESSION_ICON}.png
            DESTINATION ${icons}/${side}x${side}/mimetypes)
    endif()
endforeach()
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/gpuwise.svg DESTINATION ${icons}/scalable/apps
    RENAME ${GPUWISE_APP_ID}.svg)
install(FILES icons/session.svg DESTINATION ${icons}/scalable/mimetypes RENAME ${GPUWISE_SESSION_ICON}.svg)

# gpuwise_install_gzipped(SOURCE FOLDER NAME): without name and time of the source, so that packages can be reproduced.
find_program(GPUWISE_GZIP gzip REQUIRED)
function(gpuwise_install_gzipped source folder name)
    set(made ${GPUWISE_MADE}/gzipped/${folder}/${name}.gz)
    get_filename_component(made_folder ${made} DIRECTORY)
    file(MAKE_DIRECTORY ${made_folder})
    add_custom_command(OUTPUT ${made}
        COMMAND ${GPUWISE_GZIP} -9nc ${CMAKE_CURRENT_SOURCE_DIR}/${source} > ${made}
        DEPENDS ${source} VERBATIM)
    set_property(GLOBAL APPEND PROPERTY GPUWISE_GZIPPED ${made})
    install(FILES ${made} DESTINATION ${folder})
endfunction()
foreach(page gpuwise.1 gpuwise-cli.1)
    gpuwise_install_gzipped(linux/man/${page} ${CMAKE_INSTALL_MANDIR}/man1 ${page})
    gpuwise_install_gzipped(linux/man/zh_CN/${page} ${CMAKE_INSTALL_MANDIR}/zh_CN/man1 ${page})
endforeach()
set(documents ${CMAKE_INSTALL_DATADIR}/doc/gpuwise)
gpuwise_install_gzipped(../CHANGELOG.md ${documents} changelog)
gpuwise_install_gzipped(debian/changelog ${documents} changelog.Debian)
get_property(gzipped GLOBAL PROPERTY GPUWISE_GZIPPED)
add_custom_target(gpuwise_gzipped ALL DEPENDS ${gzipped})
install(FILES debian/copyright DESTINATION ${documents})
install(FILES debian/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME gpuwise)

set(GPUWISE_ZSH_FOLDER ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions CACHE STRING
    "Where zsh looks for completions: site-functions on Fedora")
foreach(program gpuwise gpuwise-cli)
    install(FILES ${GPUWISE_MADE}/completions/bash/${program}
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    install(FILES ${GPUWISE_MADE}/completions/zsh/_${program} DESTINATION ${GPUWISE_ZSH_FOLDER})
    install(FILES ${GPUWISE_MADE}/completions/fish/${program}.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endforeach()
