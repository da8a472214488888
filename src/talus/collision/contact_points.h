#pragma once

// Where two shapes touch or nearly touch.
//
//     gap = n.(a - b),   a, b the points on A and B that face each other;  gap < 0: they overlap
//
// The normal n points from B to A. A flat face on a flat face gives the corners of their common part (at most
// kMostPointsPerPair per pair of convex pieces, chosen so that their hull is nearly that of all); two edges that cross
// give one point; round shapes give what is exact for them (a sphere: one point; a capsule or a cylinder lying on a
// plane: two).

#include <cstdint>
#include <span>
#include <vector>

#include "talus/collision/shape.h"

namespace talus::collision {

inline constexpr int kMostPointsPerPair = 8;

struct Touch {
  Vector3 point_a = Vector3::Zero();  ///< on the surface of A, world, m
  Vector3 point_b = Vector3::Zero();
  Vector3 normal = Vector3::UnitZ();  ///< unit, from B to A
  double gap = 0;                     ///< m
  std::uint64_t feature = 0;  ///< the features that meet; the same number in the next step means the same meeting
};

/// What is remembered of a pair of bodies from one search to the next (directions that separated its pieces, say); it
/// only makes the search faster: the result does not depend on it beyond round-off. A new pair starts with an empty
/// one.
struct PairMemory {
  struct Entry {
    std::uint64_t pieces = 0;
    Vector3 direction = Vector3::Zero();
  };
  std::vector<Entry> entries;
};

/// Keeps its buffers: use one per thread.
class ContactFinder {
 public:
  ContactFinder();
  ~ContactFinder();
  ContactFinder(const ContactFinder&) = delete;
  ContactFinder& operator=(const ContactFinder&) = delete;

  /// Appends every contact point with a gap of at most `margin`. Swapping A and B gives the same points with the
  /// normals turned round.
  void find(const Shape& A, const Pose& pose_a, const Shape& B, const Pose& pose_b, double margin, PairMemory& memory,
            std::vector<Touch>& touches);

  /// Distance of the shapes; at most `limit`. Negative: minus the depth of the overlap.
  [[nodiscard]] double distance(const Shape& A, const Pose& pose_a, const Shape& B, const Pose& pose_b, double limit,
                                PairMemory& memory);

  /// The first time in [0, duration] at which the shapes, which start apart, are as near as `target` (> 0); `duration`
  /// if never. By conservative steps: a lower bound of the distance over an upper bound of the speed of approach, so
  /// that thin and fast bodies are not missed. If they are already nearer than `target`: 0.
  [[nodiscard]] double time_of_contact(const Shape& A, const SteadyMotion& motion_a, const Shape& B,
                                       const SteadyMotion& motion_b, double duration, double target,
                                       PairMemory& memory);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

}  // namespace talus::collision
