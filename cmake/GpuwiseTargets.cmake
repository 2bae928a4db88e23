# SPDX-License-Identifier: GPL-3.0-or-later
# One way to make a library, a program and a test, so that flags and rules are the same everywhere.

add_library(gpuwise_flags INTERFACE)
target_compile_definitions(gpuwise_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_KEYWORDS QT_NO_FOREACH QT_USE_QSTRINGBUILDER
    QT_DISABLE_DEPRECATED_BEFORE=0x060400
    GPUWISE_VERSION="${PROJECT_VERSION}")
target_include_directories(gpuwise_flags INTERFACE ${CMAKE_SOURCE_DIR})
if(NOT MSVC)
    target_compile_options(gpuwise_flags INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Woverloaded-virtual -Wnon-virtual-dtor)
    if(GPUWISE_WARNINGS_AS_ERRORS)
        target_compile_options(gpuwise_flags INTERFACE -Werror)
    endif()
endif()
if(GPUWISE_SANITIZERS)
    target_compile_options(gpuwise_flags INTERFACE
        -fsanitize=${GPUWISE_SANITIZERS} -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(gpuwise_flags INTERFACE -fsanitize=${GPUWISE_SANITIZERS})
endif()

# Which lines of model/ and db/ the tests pass through (scripts/coverage.sh): only these count them, all programs write it down.
if(GPUWISE_COVERAGE)
    target_link_options(gpuwise_flags INTERFACE --coverage)
endif()
function(gpuwise_count_lines target)
    if(GPUWISE_COVERAGE AND CMAKE_CURRENT_SOURCE_DIR MATCHES "^${CMAKE_SOURCE_DIR}/(model|db)$")
        target_compile_options(${target} PRIVATE --coverage)
    endif()
endfunction()

# Gold links in half the time; what is shipped is linked by the system's usual linker.
find_program(GPUWISE_GOLD ld.gold)
if(GPUWISE_GOLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    target_link_options(gpuwise_flags INTERFACE -fuse-ld=gold)
endif()

if(GPUWISE_FUZZERS) # every library counts its branches for the fuzzer
    target_compile_options(gpuwise_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# gpuwise_library(NAME SOURCES ... LINK ... [PCH headers]): a static library of the house. LINK is the whole list of
# what it may know: tests/architecture reads these lists.
function(gpuwise_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK;PCH" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC ${ARG_LINK} PRIVATE gpuwise_flags)
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR})
    if(ARG_PCH)
        target_precompile_headers(${name} PRIVATE ${ARG_PCH})
    endif()
    gpuwise_count_lines(${name})
    set_property(GLOBAL APPEND PROPERTY GPUWISE_LIBRARIES ${name})
endfunction()

function(gpuwise_program name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE ${ARG_LINK} gpuwise_flags)
    gpuwise_count_lines(${name})
endfunction()

# gpuwise_test(NAME SOURCES ... LINK ... [TIMEOUT s] [LABELS ...]): one executable per class or theme; offscreen, fixed locale.
function(gpuwise_test name)
    cmake_parse_arguments(ARG "" "TIMEOUT" "SOURCES;LINK;LABELS" ${ARGN})
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 600) # sanitizers on a busy machine take ten times as long
    endif()
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE ${ARG_LINK} gpuwise_testsupport Qt6::Test gpuwise_flags)
    target_precompile_headers(${name} REUSE_FROM gpuwise_testpch)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests/bin)
    add_dependencies(${name} gpuwise_catalogue)
    set_property(GLOBAL APPEND PROPERTY GPUWISE_TESTS ${name})
    if("${ARG_LABELS}" MATCHES "^(model|db|import|detect|badinput|report)")
        set_property(GLOBAL APPEND PROPERTY GPUWISE_MODEL_TESTS ${name})
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} LABELS "${ARG_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;XDG_RUNTIME_DIR=${CMAKE_BINARY_DIR};XDG_DATA_HOME=${CMAKE_BINARY_DIR}/tests/data-home;ASAN_OPTIONS=detect_stack_use_after_return=1;UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1;LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/support/lsan.supp")
endfunction()
