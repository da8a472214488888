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
};

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
      const Approach approach{A.pieces[a], B.pieces[b], motion_a, motion_b};
      first = time_of_approach(approach, start, first, target, work_->pieces, remembered(memory, pair_number(a, b)));
    }
  return first;
}

}  // namespace talus::collision
