# SPDX-License-Identifier: GPL-3.0-or-later
# CPack: .deb and .rpm on Linux, an installer on Windows, a disk image on macOS.
set(CPACK_PACKAGE_NAME gpuwise)
set(CPACK_PACKAGE_VENDOR "GPUwise maintainers")
set(CPACK_PACKAGE_CONTACT "GPUwise maintainers <maintainers@gpuwise.example>")
set(CPACK_PACKAGE_HOMEPAGE_URL ${GPUWISE_HOMEPAGE})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "advisor on which GPU to buy or rent for AI work")
set(CPACK_PACKAGE_DESCRIPTION
"Say how big the model is, what the budget is, and whether to train or to
infer: GPUwise answers which graphics card to buy, new or used, or to rent
instead, and explains every step. It compares cards side by side, reads GGUF
and safetensors files, and writes the decision as PDF, web page or workbook.
.
Memory is estimated term by term, speed with an error band, and every value of
the catalogue names its source and date. It works offline, in English and
Chinese, in a window (gpuwise) and on the command line (gpuwise-cli).")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_INSTALL_DIRECTORY GPUwise)
set(CPACK_PACKAGE_EXECUTABLES gpuwise GPUwise)

if(WIN32)
    include(windows/installer.cmake)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
else()
    set(CPACK_GENERATOR DEB)
    include(debian/package.cmake)
    include(rpm/package.cmake)
endif()
include(CPack)
