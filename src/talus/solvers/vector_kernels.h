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

struct Scan {
  double largest = 0;  ///< of the absolute values
  bool finite = true;
};
[[nodiscard]] Scan scan(const double* values, std::size_t count);

}  // namespace talus::solvers
