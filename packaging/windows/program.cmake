# SPDX-License-Identifier: GPL-3.0-or-later
# gpuwise.exe is a window without a console and has an icon and a version; gpuwise-cli.exe keeps its console.
configure_file(windows/gpuwise.rc.in ${GPUWISE_MADE}/gpuwise.rc @ONLY)
target_sources(gpuwise PRIVATE ${GPUWISE_MADE}/gpuwise.rc)
set_source_files_properties(${GPUWISE_MADE}/gpuwise.rc TARGET_DIRECTORY gpuwise PROPERTIES
    OBJECT_DEPENDS ${GPUWISE_MADE}/icons/${GPUWISE_APP_ID}.ico)
set_target_properties(gpuwise PROPERTIES WIN32_EXECUTABLE ON)

# The programs beside share/, where they look for the catalogue, and beside them what windeployqt brings: Qt, the SQLite
# driver, the SVG icons, Qt's Chinese texts. The platform plugin "offscreen" is for gpuwise-cli and --capture.
install(TARGETS gpuwise gpuwise-cli RUNTIME DESTINATION bin)
install(FILES ${GPUWISE_MADE}/icons/${GPUWISE_SESSION_ICON}.ico DESTINATION share/gpuwise RENAME session.ico)
get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
get_filename_component(qt_programs ${qmake} DIRECTORY)
find_program(WINDEPLOYQT windeployqt HINTS ${qt_programs} REQUIRED)
install(CODE "execute_process(COMMAND \"${WINDEPLOYQT}\" --release --no-compiler-runtime --translations zh_CN
    --libdir \"\${CMAKE_INSTALL_PREFIX}/bin\" --plugindir \"\${CMAKE_INSTALL_PREFIX}/bin\"
    \"\${CMAKE_INSTALL_PREFIX}/bin/gpuwise.exe\" \"\${CMAKE_INSTALL_PREFIX}/bin/gpuwise-cli.exe\" COMMAND_ERROR_IS_FATAL ANY)")
install(FILES ${qt_programs}/../plugins/platforms/qoffscreen.dll DESTINATION bin/platforms)
set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION bin)
include(InstallRequiredSystemLibraries)
