#include "talus/rocking/impact_solutions.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::rocking {
namespace {

using core::Matrix3;
using core::Vector3;

constexpr double kSmall = 1e-9;  // of the speed before

/// Rows: what the impulses (n1, n2, T) change of the speeds of both corners along z and of the side along x.
Matrix3 effect_of_impulses(const FlatTouchDown& t) {
  const double b = t.half_width, h = t.half_height, k2 = (b * b + h * h) / 3;
  Matrix3 A;
  A << 1 + b * b / k2, 1 - b * b / k2, -b * h / k2,  //
      1 - b * b / k2, 1 + b * b / k2, b * h / k2,    //
      -h * b / k2, h * b / k2, 1 + h * h / k2;
  return A;
}

}  // namespace

int impact_solutions(const FlatTouchDown& t) {
  const Matrix3 A = effect_of_impulses(t);
  const Vector3 before(t.v_z + t.half_width * t.spin, t.v_z - t.half_width * t.spin, t.v_x - t.half_height * t.spin);
  const double small = kSmall * before.norm();
  std::vector<Vector3> found;
  for (const bool left : {true, false})
    for (const bool right : {true, false})
      for (const int way : {0, 1, -1}) {
        Matrix3 system = Matrix3::Identity();
        Vector3 rhs = Vector3::Zero();
        if (left) system.row(0) = A.row(0), rhs[0] = -before[0];
        if (right) system.row(1) = A.row(1), rhs[1] = -before[1];
        if (way == 0)
          system.row(2) = A.row(2), rhs[2] = -before[2];
        else
          system.row(2) << way * t.friction, way * t.friction, 1;
        const Eigen::FullPivLU<Matrix3> lu(system);
        if (!lu.isInvertible()) continue;
        const Vector3 impulse = lu.solve(rhs), after = before + A * impulse;
        const bool normal = impulse.head<2>().minCoeff() >= -small && after.head<2>().minCoeff() >= -small;
        const double limit = t.friction * (impulse[0] + impulse[1]);
        const bool tangent = way == 0 ? std::abs(impulse[2]) <= limit + small : way * after[2] > small;
        const bool known = std::any_of(found.begin(), found.end(),
                                       [&](const Vector3& other) { return (other - after).norm() <= 10 * small; });
        if (normal && tangent && !known) found.push_back(after);
      }
  return static_cast<int>(found.size());
}

}  // namespace talus::rocking
