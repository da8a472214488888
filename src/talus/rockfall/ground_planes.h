#pragma once

// Which triangles of the ground do the planes of the triangles keep the rock away from? A plane keeps away not only its
// own triangle but all that lie below it: beyond a ridge the one on this side does it, in a hollow each does it for
// itself. Along the normals n_j of all triangles the rock's lowest level is found once, and compared with the highest
// level of each triangle, which is known beforehand:
//
//     s_jk(t) = min_i n_j.x_i(t) - max_{c of k} n_j.c
//
// is a lower bound of the distance between the rock and triangle k for every j. That it stays above what is to be kept
// until the end of a span is proved as in collision.h, with a direction that stands still.
//
// Sums are formed in the same order for every plane and on every machine: the same bits with and without AVX2.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/rockfall/corner_arrays.h"
#include "talus/rockfall/direction_batch.h"
#include "talus/slope/surface.h"

namespace talus::rockfall {

class GroundPlanes {
 public:
  /// More triangles than this are not compared with each other.
  static constexpr std::size_t kMaxTriangles = 32;

  /// The triangles from now on, near the origin. None if there are too many.
  void set_triangles(std::span<const slope::SurfaceTriangle> triangles, const Vector3& origin);
  [[nodiscard]] std::size_t count() const { return count_; }

  /// Looks at all triangles for a span that begins at the moment. `keep`: m.
  void look(const Moment& moment, const CornerArrays& corners, CornerRange range, double radius, double span,
            double keep);

  /// The triangles that no plane keeps farther than `keep` from the rock until the end of a span that begins at the
  /// moment: bit k stands for triangle k.
  [[nodiscard]] std::uint32_t reached(const Moment& moment, const CornerArrays& corners, CornerRange range,
                                      double radius, double span, double keep);
  /// The triangles that no plane keeps farther than `margin` from a rock that stands still with its centre at p.
  [[nodiscard]] std::uint32_t near(const Vector3& p, const CornerArrays& corners, CornerRange range, double margin);

  /// Of the last look: the largest s_jk at the moment over the planes along which triangle k stays clear throughout the
  /// span, minus infinity if there is none; and which plane that is.
  [[nodiscard]] double clearance(std::size_t k) const { return clearances_[k]; }
  [[nodiscard]] std::size_t plane(std::size_t k) const { return static_cast<std::size_t>(planes_[k]); }
  /// The largest s_jk over all planes.
  [[nodiscard]] double separation(std::size_t k) const;

 private:
  static constexpr std::size_t kLanes = 4;
  void find_levels_of(const Moment& moment, const CornerArrays& corners, CornerRange range, double radius, double span,
                      double keep);
  [[nodiscard]] std::size_t blocks() const { return (count_ + kLanes - 1) / kLanes; }

  std::size_t count_ = 0;
  Vector3 origin_ = Vector3::Zero();
  std::vector<double> normals_;              ///< by four planes: x, y, z
  std::vector<double> tops_;                 ///< by triangles: along each plane
  std::vector<double> own_tops_;             ///< of each triangle along its own plane
  std::vector<double> lowest_;               ///< of the rock at the moment, along each plane
  std::vector<double> levels_;               ///< what lies below it stays clear, along each plane
  std::vector<double> clearances_, planes_;  ///< of the triangles
};

}  // namespace talus::rockfall
