# SPDX-License-Identifier: GPL-3.0-or-later
# An installer by NSIS: start menu, both programs on PATH if wanted, .gpuwise opens in the window. Model files stay with
# whatever opened them; GPUwise is offered under "Open with".
set(CPACK_GENERATOR NSIS ZIP)
set(CPACK_NSIS_PACKAGE_NAME GPUwise)
set(CPACK_NSIS_DISPLAY_NAME GPUwise)
set(CPACK_NSIS_MUI_ICON ${GPUWISE_MADE}/icons/${GPUWISE_APP_ID}.ico)
set(CPACK_NSIS_MUI_UNIICON ${GPUWISE_MADE}/icons/${GPUWISE_APP_ID}.ico)
set(CPACK_NSIS_INSTALLED_ICON_NAME bin/gpuwise.exe)
set(CPACK_NSIS_EXECUTABLES_DIRECTORY bin)
set(CPACK_NSIS_MODIFY_PATH ON)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_URL_INFO_ABOUT ${GPUWISE_HOMEPAGE})
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\.gpuwise" "" "org.gpuwise.gpuwise.session"
  WriteRegStr SHCTX "Software\Classes\org.gpuwise.gpuwise.session" "" "GPUwise session"
  WriteRegStr SHCTX "Software\Classes\org.gpuwise.gpuwise.session\DefaultIcon" "" "$INSTDIR\share\gpuwise\session.ico"
  WriteRegStr SHCTX "Software\Classes\org.gpuwise.gpuwise.session\shell\open\command" "" '"$INSTDIR\bin\gpuwise.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\Applications\gpuwise.exe\shell\open\command" "" '"$INSTDIR\bin\gpuwise.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\Applications\gpuwise.exe\SupportedTypes" ".gguf" ""
  WriteRegStr SHCTX "Software\Classes\Applications\gpuwise.exe\SupportedTypes" ".safetensors" ""
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\.gpuwise"
  DeleteRegKey SHCTX "Software\Classes\org.gpuwise.gpuwise.session"
  DeleteRegKey SHCTX "Software\Classes\Applications\gpuwise.exe"
]])
