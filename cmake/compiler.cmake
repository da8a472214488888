# One set of flags for everything. Results must be identical to the last bit on any number of threads and whatever
# vector registers are used, so the compiler may neither reassociate (-ffast-math) nor fuse multiply and add
# (-ffp-contract). (Between machines the C library may still choose another exp or sin by processor, which may differ in
# the last bit.) That nobody reads errno or catches floating-point traps changes no result.
add_library(talus_flags INTERFACE)
target_compile_options(talus_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Werror
  -Wno-missing-field-initializers  # designated initialisers leave members at their defaults on purpose
  -ffp-contract=off -fno-math-errno -fno-trapping-math)

set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")

set(TALUS_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them: address,undefined or thread")
if(TALUS_SANITIZE)
  add_compile_options(-fsanitize=${TALUS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all
    -Wno-maybe-uninitialized)  # g++ sees ghosts in its own <regex> once the sanitizers have rewritten it
  add_link_options(-fsanitize=${TALUS_SANITIZE})
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()
