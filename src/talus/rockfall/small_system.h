#pragma once

// A x = b for a few unknowns, by Gaussian elimination with row exchange in place. The factors are kept, so that further
// right-hand sides cost little. Nothing is initialized: fill A and `size` before `factor`.

#include <array>
#include <cmath>
#include <utility>

namespace talus::rockfall {

template <int kMax>
class SmallSystem {
 public:
  using Values = std::array<double, kMax>;

  int size;
  std::array<Values, kMax> A;

  /// False if a pivot is not larger than `least`. kFixed: n, if known; 0: not known.
  template <int kFixed = 0>
  [[nodiscard]] bool factor(double least) {
    const int n = kFixed > 0 ? kFixed : size;
    for (int column = 0; column < n; ++column) {
      int pivot = column;
      for (int a = column + 1; a < n; ++a)
        if (std::abs(A[a][column]) > std::abs(A[pivot][column])) pivot = a;
      if (!(std::abs(A[pivot][column]) > least)) return false;
      pivot_[column] = pivot;
      if (pivot != column)
        for (int b = 0; b < n; ++b) std::swap(A[pivot][b], A[column][b]);
      inverse_[column] = 1 / A[column][column];
      for (int a = column + 1; a < n; ++a) {
        const double factor = A[a][column] *= inverse_[column];
        for (int b = column + 1; b < n; ++b) A[a][b] -= factor * A[column][b];
      }
    }
    return true;
  }

  /// From b to x.
  template <int kFixed = 0>
  void solve(Values& x) const {
    const int n = kFixed > 0 ? kFixed : size;
    for (int a = 0; a < n; ++a) std::swap(x[a], x[pivot_[a]]);
    for (int a = 1; a < n; ++a)
      for (int b = 0; b < a; ++b) x[a] -= A[a][b] * x[b];
    for (int a = n - 1; a >= 0; --a) {
      for (int b = a + 1; b < n; ++b) x[a] -= A[a][b] * x[b];
      x[a] *= inverse_[a];
    }
  }

 private:
  Values inverse_;
  std::array<int, kMax> pivot_;
};

}  // namespace talus::rockfall
