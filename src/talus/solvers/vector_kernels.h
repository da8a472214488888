#pragma once

// The few loops in which pivoting spends its time. They use the machine's widest vectors where it has them; since each
// element is rounded on its own and nothing is fused, results are the same to the last bit on every machine.

#include <cstddef>

namespace talus::solvers {

/// A dictionary  basic = T nonbasic, column-major. `stride` is a multiple of 4 not below the number of rows; what is
/// beyond the rows is padding and stays finite.
struct DictionaryView {
  double* values;
  std::size_t stride;
  int columns;
};

/// Exchanges the basic variable of `row` with the nonbasic variable of `column` (a Jordan exchange):
///     t_rs' = 1/t_rs,   t_rj' = -t_rj/t_rs,   t_is' = t_is/t_rs,   t_ij' = t_ij - t_is t_rj/t_rs.
void jordan_exchange(DictionaryView dictionary, int row, int column);

/// The ratio test of pivoting: lists the rows i with t_i < -smallest_pivot whose ratio c_i / -t_i is the least, or
/// would be if every c_i were off by as much as `tie`. Returns how many. `stride` as above; rows beyond the last must
/// have t = 0.
int smallest_ratios(const double* t, const double* c, std::size_t stride, double smallest_pivot, double tie, int* rows);

/// Largest absolute value of a column, padding included.
[[nodiscard]] double largest_of_column(const double* column, std::size_t stride);

struct Scan {
  double largest = 0;  ///< of the absolute values
  bool finite = true;
};
[[nodiscard]] Scan scan(const double* values, std::size_t count);

}  // namespace talus::solvers
