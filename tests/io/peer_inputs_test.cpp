#include "talus/io/peer_inputs.h"

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/io/text_file.h"

namespace talus::io {
namespace {

/// A cube of 2 m and 8000 kg: moments 8000 (4 + 4)/12.
constexpr const char* kCube =
    "8000\n5333.333333333333 5333.333333333333 5333.333333333333\n8 12\n"
    "-1 -1 -1\n1 -1 -1\n1 1 -1\n-1 1 -1\n-1 -1 1\n1 -1 1\n1 1 1\n-1 1 1\n"
    "0 2 1\n0 3 2\n4 5 6\n4 6 7\n0 1 5\n0 5 4\n1 2 6\n1 6 5\n2 3 7\n2 7 6\n3 0 4\n3 4 7\n";

class PeerInputs : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& text) const { write_text_file(path_ / name, text); }
  template <class Action>
  [[nodiscard]] std::string error(Action&& action) const {
    std::string text = support::input_error_of(action);
    const std::string folder = path_.string() + "/";
    return text.starts_with(folder) ? text.substr(folder.size()) : text;
  }

  support::TemporaryFolder folder_;
  const std::filesystem::path path_ = folder_.path();
};

TEST_F(PeerInputs, terrain_is_read_row_by_row) {
  write("terrain.txt", "3 2 1.5 10 20\n1 2 3\n4 5 6.5\n");
  const slope::HeightGrid grid = read_peer_terrain(path_);
  EXPECT_EQ(grid.columns, 3);
  EXPECT_EQ(grid.rows, 2);
  EXPECT_EQ(grid.spacing, core::Vector2(1.5, 1.5));
  EXPECT_EQ(grid.first, core::Vector2(10, 20));
  EXPECT_EQ(grid.heights, (std::vector<double>{1, 2, 3, 4, 5, 6.5}));
}

TEST_F(PeerInputs, rocks_have_the_mass_and_moments_of_the_file) {
  write("rock_cube.txt", kCube);
  const bodies::Rock rock = read_peer_rock(path_, "cube");
  EXPECT_DOUBLE_EQ(rock.mass(), 8000);
  EXPECT_NEAR(rock.principal_inertia().x(), 8000 * 8 / 12.0, 1e-9);
}

TEST_F(PeerInputs, releases_are_states_at_rest) {
  write("rock_cube.txt", kCube);
  write("release.txt", "2\n1 2 3 1 0 0 0\n4 5 6 0 0 0 1\n");
  const bodies::Rock rock = read_peer_rock(path_, "cube");
  const auto releases = read_peer_releases(path_, rock, 9);
  ASSERT_EQ(releases.size(), 2U);
  EXPECT_EQ(releases[1].p_WB, core::Vector3(4, 5, 6));
  EXPECT_NEAR(std::abs(releases[1].R_WB.z()), 1, 1e-15);
  EXPECT_EQ(releases[1].v_WB, core::Vector3::Zero());
  EXPECT_EQ(read_peer_releases(path_, rock, 1).size(), 1U);
}

TEST_F(PeerInputs, mistakes_are_told_with_file_and_line) {
  write("terrain.txt", "3 2 1.5 10 20\n1 2 3\n4 five 6\n");
  EXPECT_EQ(error([&] { return read_peer_terrain(path_); }), "terrain.txt:3: height: is no finite number");
  write("terrain.txt", "1 2 1.5 10 20\n1 2\n");
  EXPECT_EQ(error([&] { return read_peer_terrain(path_); }),
            "terrain.txt:1: columns: is 1, not a whole number from 2 to 100000");
  write("terrain.txt", "2 2 1 0 0\n1 2\n3 4\n5\n");
  EXPECT_EQ(error([&] { return read_peer_terrain(path_); }), "terrain.txt:4: end of file: is expected here");
  EXPECT_EQ(error([&] { return read_peer_rock(path_, "cube"); }), "rock_cube.txt: no such file");
  std::string other = kCube;
  other.replace(5, 4, "5444");
  write("rock_cube.txt", other);
  EXPECT_EQ(error([&] { return read_peer_rock(path_, "cube"); }).substr(0, 13), "rock_cube.txt");
  write("rock_cube.txt", kCube);
  write("release.txt", "1\n1 2 3 1 1 0 0\n");
  const bodies::Rock rock = read_peer_rock(path_, "cube");
  EXPECT_EQ(error([&] { return read_peer_releases(path_, rock, 1); }),
            "release.txt:2: attitude: is no quaternion of length 1");
}

}  // namespace
}  // namespace talus::io
