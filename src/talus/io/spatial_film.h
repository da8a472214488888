#pragma once

// The motion of a spatial scene for the player in its report: shapes as triangles, and frames thinned out so that the
// page stays small. Bodies that do not move are told once.

#include <cstdint>
#include <string>
#include <vector>

#include "talus/io/spatial_project.h"
#include "talus/spatial/simulation.h"

namespace talus::io {

struct FilmSettings {
  double frames_per_second = 60;  ///< of simulated time
  std::int64_t most_frames = 3000;
  std::int64_t most_poses = 120'000;     ///< frames times moving bodies: 27 bytes each
  std::int64_t most_marks = 40'000;      ///< contacts shown in all frames: 16 bytes each
  std::int64_t most_triangles = 40'000;  ///< of a shape; larger ones are shown as their hull
};

/// From the middle of the bodies that have an end, as they stand at the start, to a corner of the box around them, m.
[[nodiscard]] double scene_extent(const spatial::Scene& scene);

/// A closed mesh in the axes of the shape; its hull where it has more triangles. Planes are squares of side 2 `extent`.
[[nodiscard]] geometry::TriangleMesh drawn_mesh(const collision::Shape& shape, double extent, std::int64_t most);

/// Every how many steps a frame is kept.
[[nodiscard]] std::int64_t frame_stride(const spatial::Scene& scene, const FilmSettings& settings);

class SpatialFilm {
 public:
  explicit SpatialFilm(const spatial::Scene& scene, const FilmSettings& settings = {});

  /// Called after every step, and before the first.
  void add(const spatial::Simulation& simulation);

  /// Data and player: a piece of HTML without outside resources.
  [[nodiscard]] std::string html() const;

 private:
  void add_marks(const spatial::Simulation& simulation);
  [[nodiscard]] std::string data() const;

  const spatial::Scene& scene_;
  FilmSettings settings_;
  std::int64_t stride_;
  std::int64_t last_step_;
  std::vector<std::size_t> moving_;
  std::vector<float> times_;
  std::string poses_;  ///< for each frame and moving body: 3 floats, then w, x, y, z in units of 1/32767
  std::vector<std::uint16_t> mark_counts_;
  std::vector<float> marks_;
};

}  // namespace talus::io
