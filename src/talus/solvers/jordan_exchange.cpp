#include "talus/solvers/jordan_exchange.h"

// Versions for several instruction sets need resolver functions, which the sanitizers cannot instrument.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define TALUS_VECTOR_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define TALUS_VECTOR_CLONES
#endif

namespace talus::solvers {

TALUS_VECTOR_CLONES
void jordan_exchange(Dictionary dictionary, int row, int column) {
  const std::size_t stride = dictionary.stride;
  double* const entering = dictionary.values + static_cast<std::size_t>(column) * stride;
  const double inverse = 1 / entering[row];
  for (int j = 0; j < dictionary.columns; ++j) {
    double* __restrict target = dictionary.values + static_cast<std::size_t>(j) * stride;
    if (j == column || target[row] == 0) continue;
    const double factor = -target[row] * inverse;
    const double* __restrict source = entering;
    for (std::size_t i = 0; i < stride; i += 4)
      for (std::size_t k = 0; k < 4; ++k) target[i + k] += factor * source[i + k];
    target[row] = factor;
  }
  for (std::size_t i = 0; i < stride; ++i) entering[i] *= inverse;
  entering[row] = inverse;
}

}  // namespace talus::solvers
