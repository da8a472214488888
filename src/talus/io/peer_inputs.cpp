#include "talus/io/peer_inputs.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

using core::Vector3;

constexpr double kMostItems = 1e8;

/// One number after the other.
class Numbers {
 public:
  explicit Numbers(const std::filesystem::path& file) : file_(file.string()), text_(read_text_file(file)) {}

  [[nodiscard]] double next(std::string_view what) {
    skip_space();
    double value = 0;
    const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
    if (error != std::errc() || !std::isfinite(value)) fail(what, "is no finite number");
    at_ = static_cast<std::size_t>(end - text_.data());
    return value;
  }

  [[nodiscard]] int count(std::string_view what, int lowest, double highest = kMostItems) {
    const double value = next(what);
    if (value != std::floor(value) || value < lowest || value > highest)
      fail(what, fmt::format("is {}, not a whole number from {} to {}", value, lowest, highest));
    return static_cast<int>(value);
  }

  [[nodiscard]] Vector3 vector(std::string_view what) {
    const double x = next(what), y = next(what);
    return {x, y, next(what)};
  }

  void end() {
    skip_space();
    if (at_ < text_.size()) fail("end of file", "is expected here");
  }

  [[noreturn]] void fail(std::string_view what, std::string problem) const {
    const auto line = 1 + std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at_), '\n');
    throw core::InputError(
        {.file = file_, .line = static_cast<int>(line), .key = std::string(what), .problem = std::move(problem)});
  }

 private:
  void skip_space() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
  }

  std::string file_, text_;
  std::size_t at_ = 0;
};

/// Principal moments agree whatever the order of their axes.
bool agree(Vector3 a, Vector3 b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return (a - b).cwiseAbs().maxCoeff() <= 1e-6 * b.maxCoeff();
}

}  // namespace

slope::HeightGrid read_peer_terrain(const std::filesystem::path& folder) {
  Numbers in(folder / "terrain.txt");
  slope::HeightGrid grid;
  grid.columns = in.count("columns", 2, 1e5);
  grid.rows = in.count("rows", 2, 1e5);
  const double cell = in.next("cell");
  grid.spacing = {cell, cell};
  grid.first.x() = in.next("x0");
  grid.first.y() = in.next("y0");
  const auto nodes = static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows);
  for (std::size_t i = 0; i < nodes; ++i) grid.heights.push_back(in.next("height"));
  in.end();
  return grid;
}

bodies::Rock read_peer_rock(const std::filesystem::path& folder, const std::string& name) {
  Numbers in(folder / ("rock_" + name + ".txt"));
  const double mass = in.next("mass");
  const Vector3 moments = in.vector("moments");
  std::vector<Vector3> vertices(static_cast<std::size_t>(in.count("vertices", 4)));
  std::vector<geometry::Triangle> triangles(static_cast<std::size_t>(in.count("triangles", 4)));
  for (Vector3& vertex : vertices) vertex = in.vector("vertex");
  for (geometry::Triangle& triangle : triangles)
    for (int& corner : triangle) corner = in.count("corner", 0, static_cast<double>(vertices.size() - 1));
  in.end();
  const bodies::Rock rock = bodies::Rock::of_mass({std::move(vertices), std::move(triangles)}, mass);
  if (!agree(rock.principal_inertia(), moments)) in.fail("moments", "are not those of the mesh");
  return rock;
}

std::vector<bodies::SpatialState> read_peer_releases(const std::filesystem::path& folder, const bodies::Rock& rock,
                                                     int count) {
  Numbers in(folder / "release.txt");
  std::vector<bodies::SpatialState> releases(static_cast<std::size_t>(std::min(in.count("count", 1), count)));
  for (bodies::SpatialState& state : releases) {
    const Vector3 p = in.vector("position");
    const double w = in.next("attitude");
    const Vector3 v = in.vector("attitude");
    const bodies::Quaternion R_WG(w, v.x(), v.y(), v.z());
    if (std::abs(R_WG.norm() - 1) > 1e-6) in.fail("attitude", "is no quaternion of length 1");
    state.R_WB = (R_WG * bodies::Quaternion(rock.R_GB())).normalized();
    state.p_WB = p + R_WG.normalized() * rock.centre_G();
  }
  return releases;
}

}  // namespace talus::io
