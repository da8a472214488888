// Eigen calls malloc directly, so counting operator new would miss it. The sanitizers own malloc but offer hooks.

#include "tests/support/allocation_counter.h"

#include <atomic>
#include <cstddef>

namespace {

std::atomic<long> allocation_count{0};

}  // namespace

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)

// GCC brings the function but not its header.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*malloc_hook)(const volatile void*, std::size_t),
                                                         void (*free_hook)(const volatile void*));

namespace {

void on_malloc(const volatile void*, std::size_t) {
  ++allocation_count;
}

void on_free(const volatile void*) {}

[[maybe_unused]] const int hooks_installed = __sanitizer_install_malloc_and_free_hooks(on_malloc, on_free);

}  // namespace

#else

extern "C" {

void* __libc_malloc(std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);

void* malloc(std::size_t size) {
  ++allocation_count;
  return __libc_malloc(size);
}

void* realloc(void* memory, std::size_t size) {
  ++allocation_count;
  return __libc_realloc(memory, size);
}

void* calloc(std::size_t count, std::size_t size) {
  ++allocation_count;
  return __libc_calloc(count, size);
}

}  // extern "C"

#endif

namespace talus::testing {

long allocations() {
  return allocation_count;
}

}  // namespace talus::testing
