#pragma once

// Files of meshes as bytes, written without the code under test.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "talus/bodies/shape_library.h"
#include "talus/geometry/triangle_mesh.h"

namespace talus::io::testing {

using geometry::TriangleMesh;

template <class Number>
void append_bytes(std::string& bytes, Number number, std::endian order = std::endian::little) {
  char buffer[sizeof(Number)];
  std::memcpy(buffer, &number, sizeof(Number));
  if (order != std::endian::native) std::reverse(buffer, buffer + sizeof(Number));
  bytes.append(buffer, sizeof(Number));
}

/// Single precision, with a normal of zeros.
inline std::string binary_stl(const TriangleMesh& mesh, std::string remark) {
  remark.resize(80, ' ');
  append_bytes(remark, static_cast<std::uint32_t>(mesh.triangle_count()));
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    for (int i = 0; i < 3; ++i) append_bytes(remark, 0.0F);
    for (int k = 0; k < 3; ++k)
      for (int i = 0; i < 3; ++i) append_bytes(remark, static_cast<float>(mesh.corner(t, k)[i]));
    append_bytes(remark, std::uint16_t{0});
  }
  return remark;
}

/// With properties that readers must skip, before, between and after those they need, and an element of lists.
inline std::string binary_ply(const TriangleMesh& mesh, std::endian order) {
  std::string bytes = std::string("ply\nformat ") +
                      (order == std::endian::big ? "binary_big_endian" : "binary_little_endian") +
                      " 1.0\ncomment made for a test\nelement camera 2\nproperty list ushort double weights\n"
                      "property char flag\nelement vertex " +
                      std::to_string(mesh.vertex_count()) +
                      "\nproperty uchar red\nproperty double x\nproperty double y\nproperty short extra\n"
                      "property double z\nelement face " +
                      std::to_string(mesh.triangle_count()) +
                      "\nproperty float quality\nproperty list uint8 uint32 vertex_index\n"
                      "property list uchar float texcoord\nend_header\n";
  for (int camera = 0; camera < 2; ++camera) {
    append_bytes(bytes, static_cast<std::uint16_t>(3 * camera), order);
    for (int i = 0; i < 3 * camera; ++i) append_bytes(bytes, 0.5, order);
    append_bytes(bytes, std::int8_t{-1});
  }
  for (const geometry::Vector3& v : mesh.vertices()) {
    append_bytes(bytes, std::uint8_t{200});
    append_bytes(bytes, v.x(), order);
    append_bytes(bytes, v.y(), order);
    append_bytes(bytes, std::int16_t{-77}, order);
    append_bytes(bytes, v.z(), order);
  }
  for (const geometry::Triangle& t : mesh.triangles()) {
    append_bytes(bytes, 1.5F, order);
    append_bytes(bytes, std::uint8_t{3});
    for (const int corner : t) append_bytes(bytes, static_cast<std::uint32_t>(corner), order);
    append_bytes(bytes, std::uint8_t{2});
    append_bytes(bytes, 0.25F, order);
    append_bytes(bytes, 0.75F, order);
  }
  return bytes;
}

inline bool same(const TriangleMesh& a, const TriangleMesh& b) {
  return std::equal(a.vertices().begin(), a.vertices().end(), b.vertices().begin(), b.vertices().end()) &&
         std::equal(a.triangles().begin(), a.triangles().end(), b.triangles().begin(), b.triangles().end());
}

}  // namespace talus::io::testing
