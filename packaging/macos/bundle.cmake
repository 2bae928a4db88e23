# SPDX-License-Identifier: GPL-3.0-or-later
# GPUwise.app with both programs in Contents/MacOS and the catalogue in Contents/Resources/gpuwise, where they look for
# it; macdeployqt brings Qt. The disk image is CPack's.
configure_file(macos/Info.plist.in ${GPUWISE_MADE}/Info.plist @ONLY)
set(bundle GPUwise.app/Contents)
install(FILES ${GPUWISE_MADE}/Info.plist DESTINATION ${bundle})
install(TARGETS gpuwise gpuwise-cli RUNTIME DESTINATION ${bundle}/MacOS)
install(FILES ${CMAKE_BINARY_DIR}/share/gpuwise/catalogue.sqlite DESTINATION ${bundle}/Resources/gpuwise)
install(FILES ${GPUWISE_MADE}/icons/${GPUWISE_APP_ID}.icns DESTINATION ${bundle}/Resources)
get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
get_filename_component(qt_programs ${qmake} DIRECTORY)
find_program(MACDEPLOYQT macdeployqt HINTS ${qt_programs} REQUIRED)
install(CODE "execute_process(COMMAND \"${MACDEPLOYQT}\" \"\${CMAKE_INSTALL_PREFIX}/GPUwise.app\"
    \"-executable=\${CMAKE_INSTALL_PREFIX}/GPUwise.app/Contents/MacOS/gpuwise-cli\" COMMAND_ERROR_IS_FATAL ANY)")
