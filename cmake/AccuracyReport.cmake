# SPDX-License-Identifier: GPL-3.0-or-later
# docs/accuracy.md is what the program says of itself: `accuracy-report` writes it, and a test holds it against the
# program. As a script: cmake -DCLI=... -DCATALOGUE=... -DDOCUMENT=... -DWRITE=ON|OFF -P AccuracyReport.cmake
if(CMAKE_SCRIPT_MODE_FILE)
    execute_process(COMMAND ${CLI} accuracy --markdown --lang en --catalogue ${CATALOGUE}
        OUTPUT_VARIABLE now RESULT_VARIABLE failed)
    if(failed)
        message(FATAL_ERROR "gpuwise-cli accuracy failed: ${failed}")
    endif()
    if(WRITE)
        file(WRITE ${DOCUMENT} "${now}")
        return()
    endif()
    file(READ ${DOCUMENT} committed)
    if(NOT "${committed}" STREQUAL "${now}")
        message(FATAL_ERROR "${DOCUMENT} is not what the program says: build the target accuracy-report")
    endif()
    return()
endif()

set(accuracy_report ${CMAKE_COMMAND} -DCLI=$<TARGET_FILE:gpuwise-cli> -DCATALOGUE=${CMAKE_BINARY_DIR}/share/gpuwise/catalogue.sqlite
    -DDOCUMENT=${CMAKE_SOURCE_DIR}/docs/accuracy.md)
add_custom_target(accuracy-report
    COMMAND ${accuracy_report} -DWRITE=ON -P ${CMAKE_CURRENT_LIST_FILE}
    DEPENDS gpuwise-cli gpuwise_catalogue
    COMMENT "Writing docs/accuracy.md"
    VERBATIM)
if(GPUWISE_BUILD_TESTS)
    add_test(NAME accuracy_document_isCurrent
        COMMAND ${accuracy_report} -DWRITE=OFF -P ${CMAKE_CURRENT_LIST_FILE})
    set_tests_properties(accuracy_document_isCurrent PROPERTIES TIMEOUT 120 LABELS app
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;XDG_RUNTIME_DIR=${CMAKE_BINARY_DIR}")
    find_package(Python3 COMPONENTS Interpreter QUIET)
    if(Python3_FOUND)
        add_test(NAME speed_constants_areWhatTheFitGives
            COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/scripts/fit_speed.py ${CMAKE_SOURCE_DIR}/db/catalogue --check)
        set_tests_properties(speed_constants_areWhatTheFitGives PROPERTIES TIMEOUT 600 LABELS "db;slow"
            ENVIRONMENT "PYTHONDONTWRITEBYTECODE=1")
    endif()
endif()
