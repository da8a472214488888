// Mesh files with random damage are read or refused with an InputError, quickly: nothing else may happen.

#include <chrono>
#include <cmath>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/io/mesh_samples.h"
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/geometry/mesh_check.h"
#include "talus/geometry/mesh_repair.h"
#include "talus/io/mesh_files.h"
#include "talus/io/obj_file.h"
#include "talus/io/ply_file.h"
#include "talus/io/stl_file.h"

namespace talus::io {
namespace {

struct Sample {
  std::string file;
  std::string content;
};

std::vector<Sample> samples() {
  const geometry::TriangleMesh rock = bodies::boulder({.points = 12});
  return {{"a.obj", obj_text(rock)},
          {"b.obj",
           "v 0 0 0\nv 2 0 0\nv 2 1 0\nv 1 1 0\nv 1 2 0\nv 0 2 0\nv 0 0 1\nf 6 5 4 3 2 1\nf 1/1 2//2 7/3/4\n"
           "f -1 -2 \\\n-3\ng a\nusemtl b\n"},
          {"a.ply", ply_text(rock)},
          {"b.ply", testing::binary_ply(rock, std::endian::little)},
          {"c.ply", testing::binary_ply(rock, std::endian::big)},
          {"a.stl", stl_text(rock)},
          {"b.stl", testing::binary_stl(rock, "solid rock")}};
}

/// One to four places changed, taken out, put in or repeated, or the end cut off.
void damage(std::string& text, std::mt19937_64& random) {
  constexpr std::string_view kLikely = "0123456789.-+eE \n\r\t/\\#naif";
  for (auto count = 1 + random() % 4; count > 0 && !text.empty(); --count) {
    const std::size_t at = random() % text.size();
    const char c = random() % 2 == 0 ? kLikely[random() % kLikely.size()] : static_cast<char>(random() % 256);
    switch (random() % 8) {
      case 0:
        text.erase(at, 1 + random() % 9);
        break;
      case 1:
        text.insert(at, 1 + random() % 20, c);
        break;
      case 2:
        text.insert(at, text.substr(random() % text.size(), random() % 60));
        break;
      case 3:
        if (random() % 6 == 0) text.resize(at);
        break;
      default:
        text[at] = c;
    }
  }
}

TEST(MutatedMesh, is_read_or_refused_with_the_name_of_the_file) {
  std::mt19937_64 random(20260401);
  int read = 0;
  int refused = 0;
  for (const Sample& sample : samples()) {
    for (int i = 0; i < 2000; ++i) {
      std::string content = sample.content;
      damage(content, random);
      try {
        const geometry::TriangleMesh mesh = parse_mesh(content, sample.file);
        ++read;
        (void)geometry::check_mesh(mesh, {.self_intersections = true});
        (void)geometry::check_mesh(geometry::oriented_outward(geometry::welded(mesh)).mesh);
      } catch (const core::InputError& error) {
        ++refused;
        EXPECT_EQ(error.details().file, sample.file) << error.what();
      }
    }
  }
  EXPECT_GT(read, 1000);
  EXPECT_GT(refused, 1000);
}

TEST(MutatedMesh, largest_polygons_are_cut_quickly) {
  std::string text;
  const int n = 1000;
  std::string face = "f";
  for (int i = 0; i < n; ++i) {
    const double angle = 6.283185307179586 * i / n;
    const double radius = i % 2 == 0 ? 1 : 0.5;
    text += fmt::format("v {} {} 0\n", radius * std::cos(angle), radius * std::sin(angle));
    face += fmt::format(" {}", i + 1);
  }
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(parse_mesh(text + face, "star.obj").triangle_count(), n - 2);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  EXPECT_LT(seconds, 10);
  RecordProperty("seconds", std::to_string(seconds));
}

}  // namespace
}  // namespace talus::io
