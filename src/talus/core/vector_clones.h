#pragma once

// For functions that are worth compiling twice, for processors with AVX2 and without; which one is called is decided
// when the program starts. Both give the same bits (no contraction, and sums in the order in which they are written).

/// Four doubles side by side, at any address. Only for variables within a function.
#define TALUS_FOUR_DOUBLES double __attribute__((vector_size(32), aligned(8), may_alias))

// Versions for several instruction sets need resolver functions, which the sanitizers cannot instrument.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define TALUS_VECTOR_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define TALUS_VECTOR_CLONES
#endif
