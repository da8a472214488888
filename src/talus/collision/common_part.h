#pragma once

// Where two convex figures (a point, a segment or a flat polygon on each body) face each other along n. Seen along n
// their common part is a convex polygon, a segment or a point; its corners are
//
//   corners of A's figure over B's,   corners of B's figure under A's,   crossings of the outlines
//
// and at each of them gap = height of A - height of B along n. Corners nearer to each other than `same` are one, in
// this order of preference, so that the feature that a point belongs to does not change with round-off.

#include <cstdint>
#include <span>
#include <vector>

#include "talus/collision/pose.h"

namespace talus::collision {

using core::Vector2;

/// Axes for looking along n: u, v, n are a right-handed frame.
struct View {
  explicit View(const Vector3& normal);
  [[nodiscard]] Vector2 plan(const Vector3& x) const { return {u.dot(x), v.dot(x)}; }
  [[nodiscard]] Vector3 place(const Vector2& at, double height) const { return at.x() * u + at.y() * v + height * n; }

  Vector3 n, u, v;
};

/// Keeps its buffers.
struct Figure {
  struct Corner {
    Vector2 plan = Vector2::Zero();
    double height = 0;
    int id = 0;
  };
  std::vector<Corner> corners;      ///< one, two, or the outline in either sense
  int id = 0;                       ///< of the face, edge or corner
  Vector2 slope = Vector2::Zero();  ///< of a polygon: height = level + slope.plan
  double level = 0;

  void clear(int number) { corners.clear(), id = number; }
  void add(const View& view, const Vector3& x, int number) { corners.push_back({view.plan(x), view.n.dot(x), number}); }
  /// Of the plane normal.x = offset; normal.n must not be small.
  void set_plane(const View& view, const Vector3& normal, double offset);
  [[nodiscard]] double height(const Vector2& at) const;
  /// Is the point inside, or nearer to it than `same`?
  [[nodiscard]] bool holds(const Vector2& at, double same) const;
  [[nodiscard]] std::size_t side_count() const { return corners.size() < 3 ? corners.size() - 1 : corners.size(); }
};

struct CommonCorner {
  Vector2 plan = Vector2::Zero();
  double height_a = 0, height_b = 0;
  std::uint64_t feature = 0;

  [[nodiscard]] double gap() const { return height_a - height_b; }
};

/// A number made of numbers: equal for equal ones, different (but for chance of 2^-64) for different ones.
[[nodiscard]] std::uint64_t feature_number(std::initializer_list<std::uint64_t> parts);

/// Replaces `common` by the corners of the common part whose gap is at most `margin`.
void common_corners(const Figure& A, const Figure& B, double same, double margin, std::vector<CommonCorner>& common);

/// Keeps its buffers.
struct Spread {
  std::vector<Vector2> plan;
  std::vector<int> outline;
  std::vector<CommonCorner> ring;

  /// Leaves at most `most`: the one with the least gap and others whose hull is nearly that of all.
  void keep(std::vector<CommonCorner>& common, std::size_t most);
};

}  // namespace talus::collision
