#pragma once

#include <cstddef>

namespace talus::solvers {

/// A dictionary  basic = T nonbasic, column-major. `stride` is a multiple of 4 not below the number of rows; rows
/// beyond it are padding and must be zero.
struct Dictionary {
  double* values;
  std::size_t stride;
  int columns;
};

/// Exchanges the basic variable of `row` with the nonbasic variable of `column`:
///     t_rs' = 1/t_rs,   t_rj' = -t_rj/t_rs,   t_is' = t_is/t_rs,   t_ij' = t_ij - t_is t_rj/t_rs.
/// The machine's widest vectors are used where it has them; since each element is rounded on its own and nothing is
/// fused, the result is the same to the last bit on every machine.
void jordan_exchange(Dictionary dictionary, int row, int column);

}  // namespace talus::solvers
