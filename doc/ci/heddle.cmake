# include(heddle.cmake), then: cmake --build build --target heddle
# The target writes the page and does not fail, unless it is told what should fail it, before the include:
# set(HEDDLE_OPTIONS --fail-on high --baseline ${CMAKE_SOURCE_DIR}/heddle-baseline.json)
if(NOT DEFINED HEDDLE_OPTIONS)
  set(HEDDLE_OPTIONS --fail-on never)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
find_program(HEDDLE heddle)
if(HEDDLE)
  add_custom_target(heddle
    COMMAND ${HEDDLE} check -p ${CMAKE_BINARY_DIR} --source-root ${CMAKE_SOURCE_DIR}
            --html ${CMAKE_BINARY_DIR}/heddle.html --embed-source ${HEDDLE_OPTIONS}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMENT "Looking for data races; the page is ${CMAKE_BINARY_DIR}/heddle.html"
    VERBATIM USES_TERMINAL)
endif()
