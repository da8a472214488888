# talus_module(NAME LINK targets...): a library of every source in src/talus/NAME, known as talus::NAME.
function(talus_module name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/talus/${name}/*.cpp)
  add_library(talus_${name} STATIC ${sources})
  add_library(talus::${name} ALIAS talus_${name})
  target_include_directories(talus_${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  target_link_libraries(talus_${name} PUBLIC ${ARG_LINK} PRIVATE talus_flags)
endfunction()
