# include(heddle.cmake) after project(), before the first target; then: cmake --build build --target heddle
# The target writes the page and does not fail, unless it is told what should fail it, before the include:
# set(HEDDLE_OPTIONS --fail-on high --baseline ${CMAKE_SOURCE_DIR}/heddle-baseline.json)
if(NOT DEFINED HEDDLE_OPTIONS)
  set(HEDDLE_OPTIONS --fail-on never)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
get_property(HEDDLE_TARGETS DIRECTORY PROPERTY BUILDSYSTEM_TARGETS)
foreach(target IN LISTS HEDDLE_TARGETS) # made before the include; those of other folders are not reached
  set_property(TARGET ${target} PROPERTY EXPORT_COMPILE_COMMANDS ON)
endforeach()
find_program(HEDDLE heddle)
if(HEDDLE)
  add_custom_target(heddle
    COMMAND ${HEDDLE} check -p ${CMAKE_BINARY_DIR} --source-root ${CMAKE_SOURCE_DIR}
            --html ${CMAKE_BINARY_DIR}/heddle.html --embed-source ${HEDDLE_OPTIONS}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMENT "Looking for data races; the page is ${CMAKE_BINARY_DIR}/heddle.html"
    VERBATIM USES_TERMINAL)
endif()
