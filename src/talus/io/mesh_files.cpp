#include "talus/io/mesh_files.h"

#include <system_error>

#include "talus/bodies/rock.h"
#include "talus/core/error.h"
#include "talus/geometry/mesh_repair.h"
#include "talus/io/mesh_words.h"
#include "talus/io/obj_file.h"
#include "talus/io/ply_file.h"
#include "talus/io/result_folder.h"
#include "talus/io/stl_file.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using geometry::TriangleMesh;

enum class MeshFormat { obj, ply, stl };

MeshFormat format_of(const fs::path& path) {
  const std::string ending = lower_case(path.extension().string());
  if (ending == ".obj") return MeshFormat::obj;
  if (ending == ".ply") return MeshFormat::ply;
  if (ending == ".stl") return MeshFormat::stl;
  throw core::InputError(
      {.file = path.string(), .problem = "no mesh format is known by this ending", .accepted = ".obj, .ply, .stl"});
}

std::string mesh_text(const TriangleMesh& mesh, MeshFormat format) {
  switch (format) {
    case MeshFormat::obj:
      return obj_text(mesh);
    case MeshFormat::ply:
      return ply_text(mesh);
    case MeshFormat::stl:
      return stl_text(mesh);
  }
  return "";
}

}  // namespace

TriangleMesh parse_mesh(std::string_view content, const std::string& file) {
  const MeshFormat format = format_of(file);
  if (content.empty()) throw core::InputError({.file = file, .problem = "is empty", .accepted = "a mesh"});
  switch (format) {
    case MeshFormat::obj:
      return parse_obj(content, file);
    case MeshFormat::ply:
      return parse_ply(content, file);
    case MeshFormat::stl:
      return parse_stl(content, file);
  }
  return {};
}

TriangleMesh read_mesh(const fs::path& path) {
  (void)format_of(path);  // before a large file of another kind is read
  return parse_mesh(read_text_file(path), path.string());
}

TriangleMesh read_body(const fs::path& path, const MeshRepair& repair) {
  TriangleMesh mesh = read_mesh(path);
  if (repair.weld) mesh = without_unused_vertices(without_collapsed_triangles(welded(mesh)));
  if (repair.orient) mesh = oriented_outward(mesh).mesh;  // what cannot be oriented is refused below
  bodies::require_body(mesh, path.string());
  return mesh;
}

void write_mesh(const fs::path& path, const TriangleMesh& mesh) {
  const MeshFormat format = format_of(path);
  std::error_code error;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  if (!fs::is_directory(folder, error) || fs::is_directory(path, error))
    throw core::InputError(
        {.file = path.string(), .problem = "cannot be written", .accepted = "a file in a folder that exists"});
  AtomicFile file(path);
  file.stream() << mesh_text(mesh, format);
  file.commit();
}

}  // namespace talus::io
