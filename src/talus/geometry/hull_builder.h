#pragma once

// The working part of convex_hull.h: the growing polyhedron on the grid.

#include <array>
#include <span>
#include <vector>

#include "talus/geometry/convex_hull.h"
#include "talus/geometry/grid_points.h"

namespace talus::geometry {

class HullBuilder {
 public:
  /// The hull of points[i] for i in `chosen`; eps in grid units.
  HullBuilder(std::span<const GridPoint> points, std::span<const int> chosen, double eps);

  [[nodiscard]] HullStatus build();
  [[nodiscard]] std::vector<Triangle> triangles() const;

 private:
  struct Face {
    Triangle v{};                     ///< counter-clockwise from outside
    std::array<int, 3> neighbours{};  ///< across the side from v[k] to v[k + 1]
    Vector3 normal;                   ///< of length 1
    bool alive = true;
    bool visible = false;        ///< scratch of add_point
    std::vector<int> outside{};  ///< points above this face (and perhaps above others)
  };
  struct Rim {
    int from = 0;
    int to = 0;
    int beyond = 0;  ///< the face that stays
  };

  [[nodiscard]] Vector3 place(int point) const;
  [[nodiscard]] double height(const Face& face, int point) const;
  [[nodiscard]] bool sees(int point, const Face& face) const;
  [[nodiscard]] HullStatus start();
  [[nodiscard]] Face make_face(int a, int b, int c) const;
  template <class Measure>
  [[nodiscard]] int farthest(Measure measure, double& largest) const;
  void settle(std::span<const int> points, int first_face);
  void grow();
  [[nodiscard]] int highest_point(const Face& face);
  void add_point(int point, int face);
  [[nodiscard]] std::vector<Rim> remove_visible(int point, int face, std::vector<int>& orphans);
  [[nodiscard]] bool reassign_leftovers();

  std::span<const GridPoint> points_;
  std::vector<int> pending_;  ///< points that may still be outside
  std::vector<char> is_outside_;
  std::vector<int> face_from_;  ///< scratch: the new face whose rim side starts at this point
  double eps_;
  Vector3 middle_ = Vector3::Zero();
  std::vector<Face> faces_;
};

}  // namespace talus::geometry
