#include "talus/collision/contact_points.h"

#include <algorithm>
#include <cmath>

#include "talus/collision/approach.h"
#include "talus/collision/piece_contacts.h"

namespace talus::collision {
namespace {

std::uint64_t pair_number(std::size_t a, std::size_t b) {
  return static_cast<std::uint64_t>(a) << 32 | static_cast<std::uint64_t>(b);
}

/// What was found last for these pieces; a new pair starts with zero. Entries are sorted by pieces.
Vector3& remembered(PairMemory& memory, std::uint64_t pieces) {
  const auto at = std::lower_bound(memory.entries.begin(), memory.entries.end(), pieces,
                                   [](const PairMemory::Entry& e, std::uint64_t number) { return e.pieces < number; });
  if (at != memory.entries.end() && at->pieces == pieces) return at->direction;
  return memory.entries.insert(at, {pieces, Vector3::Zero()})->direction;
}

/// Calls visit(placed pieces, pair number) for every pair whose spheres are not farther apart than `limit`. The limit
/// may shrink on the way.
template <class Visit>
void for_each_pair(const Shape& A, const Pose& pose_a, const Shape& B, const Pose& pose_b, const double& limit,
                   Visit visit) {
  for (std::size_t a = 0; a < A.pieces.size(); ++a) {
    const Pose at_a = pose_a * A.pieces[a].pose;
    for (std::size_t b = 0; b < B.pieces.size(); ++b) {
      const PlacedPieces pieces{A.pieces[a], B.pieces[b], at_a, pose_b * B.pieces[b].pose};
      const double apart = (pieces.pose_a.p - pieces.pose_b.p).norm() - pieces.a.reach() - pieces.b.reach();
      if (!(apart > limit)) visit(pieces, pair_number(a, b));
    }
  }
}

}  // namespace

struct ContactFinder::Work {
  PieceContacts pieces;
  std::vector<int> triangles, others;

  /// A surface moves as its triangles, but for a half space, which only its hull can touch.
  [[nodiscard]] double first_contact(const MovingPiece& a, double radius_a, const MovingPiece& b, double radius_b,
                                     double start, double duration, double target, Vector3& direction);
};

double ContactFinder::Work::first_contact(const MovingPiece& a, double radius_a, const MovingPiece& b, double radius_b,
                                          double start, double duration, double target, Vector3& direction) {
  const MeshSurface *on_a = a.piece.surface(), *on_b = b.piece.surface();
  if (a.piece.is_half_space() || b.piece.is_half_space() || (!on_a && !on_b))
    return time_of_approach(a, b, start, duration, target, pieces, direction);
  if (!on_b) return first_contact(b, radius_b, a, radius_a, start, duration, target, direction);
  triangles_on_the_way(b, {a.motion, radius_a}, duration, target, triangles);
  if (on_a) triangles_on_the_way(a, {b.motion, radius_b}, duration, target, others);
  double first = duration;
  for (const int t : triangles) {
    const Piece& of_b = on_b->triangles[static_cast<std::size_t>(t)];
    const MovingPiece moving_b{of_b, b.pose * of_b.pose, b.motion};
    Vector3 guess = Vector3::Zero();
    if (!on_a) first = time_of_approach(a, moving_b, start, first, target, pieces, guess);
    for (std::size_t k = 0; on_a && k < others.size(); ++k) {
      const Piece& of_a = on_a->triangles[static_cast<std::size_t>(others[k])];
      first = time_of_approach({of_a, a.pose * of_a.pose, a.motion}, moving_b, start, first, target, pieces, guess);
    }
  }
  return first;
}

ContactFinder::ContactFinder() : work_(std::make_unique<Work>()) {}
ContactFinder::~ContactFinder() = default;

void ContactFinder::find(const Shape& A, const Pose& pose_a, const Shape& B, const Pose& pose_b, double margin,
                         PairMemory& memory, std::vector<Touch>& touches) {
  for_each_pair(A, pose_a, B, pose_b, margin, [&](const PlacedPieces& pieces, std::uint64_t number) {
    const std::size_t first = touches.size();
    work_->pieces.touches(pieces, margin, remembered(memory, number), touches);
    if (number == 0) return;
    for (std::size_t k = first; k < touches.size(); ++k)
      touches[k].feature = feature_number({number, touches[k].feature});
  });
}

double ContactFinder::distance(const Shape& A, const Pose& pose_a, const Shape& B, const Pose& pose_b, double limit,
                               PairMemory& memory) {
  double least = limit;
  for_each_pair(A, pose_a, B, pose_b, least, [&](const PlacedPieces& pieces, std::uint64_t number) {
    least = std::min(least, work_->pieces.gap(pieces, least, remembered(memory, number)).distance);
  });
  return least;
}

double ContactFinder::time_of_contact(const Shape& A, const SteadyMotion& motion_a, const Shape& B,
                                      const SteadyMotion& motion_b, double duration, double target,
                                      PairMemory& memory) {
  double first = duration;
  const double start = first_time_near({motion_a, A.bounding_radius}, {motion_b, B.bounding_radius}, duration, target);
  if (start >= duration) return duration;
  for (std::size_t a = 0; a < A.pieces.size(); ++a)
    for (std::size_t b = 0; b < B.pieces.size(); ++b) {
      const MovingPiece moving_a{A.pieces[a], A.pieces[a].pose, motion_a};
      const MovingPiece moving_b{B.pieces[b], B.pieces[b].pose, motion_b};
      first = work_->first_contact(moving_a, A.bounding_radius, moving_b, B.bounding_radius, start, first, target,
                                   remembered(memory, pair_number(a, b)));
    }
  return first;
}

}  // namespace talus::collision
