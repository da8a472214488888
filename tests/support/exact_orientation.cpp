#include "tests/support/exact_orientation.h"

#include <cmath>
#include <vector>

namespace talus::support {
namespace {

using core::Vector2;
using core::Vector3;

struct Split {
  double high, low;  ///< high is the rounded result, high + low the exact one
};

Split sum(double a, double b) {
  const double high = a + b;
  const double b_seen = high - a;
  return {high, (a - (high - b_seen)) + (b - b_seen)};
}

Split product(double a, double b) {
  const double high = a * b;
  return {high, std::fma(a, b, -high)};
}

/// A sum without rounding: parts that do not overlap, smallest first.
class ExactSum {
 public:
  void add(double x) {
    for (double& part : parts_) {
      const Split s = sum(x, part);
      part = s.low;
      x = s.high;
    }
    parts_.push_back(x);
    std::erase(parts_, 0.0);
  }

  void add_product(double a, double b, double c = 1) {
    const Split ab = product(a, b);
    for (const double part : {ab.low, ab.high}) {
      const Split abc = product(part, c);
      add(abc.low);
      add(abc.high);
    }
  }

  /// The largest part is larger than all the others together.
  [[nodiscard]] int sign() const {
    if (parts_.empty()) return 0;
    return parts_.back() > 0 ? 1 : -1;
  }

 private:
  std::vector<double> parts_;
};

/// Adds s |u v w|.
void add_determinant(ExactSum& total, double s, const Vector3& u, const Vector3& v, const Vector3& w) {
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    total.add_product(s * u[i], v[j], w[k]);
    total.add_product(-s * u[i], v[k], w[j]);
  }
}

/// Adds s |u v|.
void add_determinant(ExactSum& total, double s, const Vector2& u, const Vector2& v) {
  total.add_product(s * u.x(), v.y());
  total.add_product(-s * u.y(), v.x());
}

}  // namespace

int orientation(const Vector3& a, const Vector3& b, const Vector3& c, const Vector3& d) {
  const Vector3 u = b - a, v = c - a, w = d - a;
  const double rounded = u.dot(v.cross(w));
  double size = 0;  // the determinant with all terms positive; rounding takes less than 9 * 2^-53 of it
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    size += std::abs(u[i] * v[j] * w[k]) + std::abs(u[i] * v[k] * w[j]);
  }
  if (std::abs(rounded) > 2e-15 * size) return rounded > 0 ? 1 : -1;
  ExactSum total;
  add_determinant(total, 1, b, c, d);
  add_determinant(total, -1, a, c, d);
  add_determinant(total, 1, a, b, d);
  add_determinant(total, -1, a, b, c);
  return total.sign();
}

int orientation(const Vector2& a, const Vector2& b, const Vector2& c) {
  ExactSum total;
  add_determinant(total, 1, b, c);
  add_determinant(total, -1, a, c);
  add_determinant(total, 1, a, b);
  return total.sign();
}

}  // namespace talus::support
