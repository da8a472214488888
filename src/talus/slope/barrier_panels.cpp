// Panels along a line: stations on the line, their ground, and two triangles between each two of them.

#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/slope/barrier.h"

namespace talus::slope {
namespace {

constexpr double kMaxPanels = 1e6;

struct Station {
  Vector2 place;
  double along = 0;  ///< distance from the beginning of the line, m
  std::optional<double> ground;
};

void require(bool good, const char* key, const std::string& value, const char* problem, const char* accepted) {
  if (!good) throw core::InputError({.key = key, .value = value, .problem = problem, .accepted = accepted});
}

void check(const std::vector<Vector2>& line, double height, double spacing) {
  require(height > 0 && std::isfinite(height), "height", fmt::format("{} m", height), "is no height of a barrier",
          "a finite number > 0");
  require(spacing > 0, "spacing", fmt::format("{} m", spacing), "does not divide the line", "a number > 0");
  double length = 0;
  for (std::size_t k = 0; k < line.size(); ++k) {
    require(line[k].allFinite(), "line", fmt::format("({}, {})", line[k].x(), line[k].y()), "is no point",
            "two finite numbers");
    if (k > 0) length += (line[k] - line[k - 1]).norm();
  }
  require(length <= kMaxPanels * spacing, "spacing", fmt::format("{} m", spacing), "makes too many panels",
          "a spacing that divides the line into no more than a million");
  require(length > 0, "line", fmt::format("{} points", line.size()), "has no length", "at least two different points");
}

std::vector<Station> stations_along(const std::vector<Vector2>& line, double spacing) {
  std::vector<Station> stations{{.place = line[0]}};
  for (std::size_t k = 1; k < line.size(); ++k) {
    const Vector2 &from = line[k - 1], &to = line[k];
    const double length = (to - from).norm(), begin = stations.back().along;
    if (length == 0) continue;
    const auto pieces = static_cast<int>(std::ceil(length / spacing * (1 - 1e-12)));  // 3 m in pieces of 0.1 m: 30
    for (int i = 1; i < pieces; ++i)
      stations.push_back(
          {.place = from + (to - from) * (i / static_cast<double>(pieces)), .along = begin + length * i / pieces});
    stations.push_back({.place = to, .along = begin + length});
  }
  return stations;
}

/// Ground of the nearest station that has one; of two equally near ones the earlier.
double ground_near(const std::vector<Station>& stations, std::size_t at) {
  const Station* best = nullptr;
  for (const Station& station : stations) {
    const auto away = [&](const Station& other) { return std::abs(other.along - stations[at].along); };
    if (station.ground && (best == nullptr || away(station) < away(*best))) best = &station;
  }
  require(best != nullptr, "line", fmt::format("{} points of division", stations.size()), "has no ground below",
          "a line that crosses the ground somewhere");
  return *best->ground;
}

}  // namespace

geometry::TriangleMesh panels_along(const Surface& ground, const std::vector<Vector2>& line, double height,
                                    double spacing) {
  check(line, height, spacing);
  std::vector<Station> stations = stations_along(line, spacing);
  const double sky = ground.bounds().upper.z() + 1;
  for (Station& station : stations) station.ground = ground.ground_below({station.place.x(), station.place.y(), sky});

  std::vector<Vector3> vertices;
  std::vector<geometry::Triangle> triangles;
  for (std::size_t k = 0; k < stations.size(); ++k) {
    const Station& station = stations[k];
    const double foot = station.ground ? *station.ground : ground_near(stations, k);
    vertices.emplace_back(station.place.x(), station.place.y(), foot);
    vertices.emplace_back(station.place.x(), station.place.y(), foot + height);
    if (k == 0) continue;
    const int at = static_cast<int>(2 * k);  // foot and top before: at - 2, at - 1; here: at, at + 1
    triangles.push_back({at - 2, at, at + 1});
    triangles.push_back({at - 2, at + 1, at - 1});
  }
  return {std::move(vertices), std::move(triangles)};
}

}  // namespace talus::slope
