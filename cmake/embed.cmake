# talus_embed(TARGET FOLDER): every file below FOLDER becomes part of the target, as talus::studio::embedded_files()
# (src/talus/studio/embedded_files.h) lists them. The assembler reads the files themselves: no megabytes of C++ to compile.
function(talus_embed target folder)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*)
  list(SORT files)
  set(bytes "")
  set(names "")
  set(entries "")
  set(number 0)
  foreach(file IN LISTS files)
    string(APPEND bytes "asm(R\"(.pushsection .rodata\n.balign 16\ntalus_page_${number}:\n.incbin \"${folder}/${file}\"\n"
      "talus_page_end_${number}:\n.byte 0\n.popsection)\");\n")
    string(APPEND names "extern const char page_${number}[] asm(\"talus_page_${number}\");\n"
      "extern const char page_end_${number}[] asm(\"talus_page_end_${number}\");\n")
    string(APPEND entries "      {\"/${file}\", {page_${number}, static_cast<std::size_t>(page_end_${number} - page_${number})}},\n")
    math(EXPR number "${number} + 1")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/embedded_files.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "// Written by cmake/embed.cmake.
#include \"talus/studio/embedded_files.h\"

#include <vector>

@bytes@
namespace {
@names@}  // namespace

namespace talus::studio {

std::span<const EmbeddedFile> embedded_files() {
  static const std::vector<EmbeddedFile> files{
@entries@  };
  return files;
}

}  // namespace talus::studio
")
  list(TRANSFORM files PREPEND "${folder}/")
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${files}")
  target_sources(${target} PRIVATE ${source})
endfunction()
