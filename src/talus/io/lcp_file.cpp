#include "talus/io/lcp_file.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/object_reader.h"

namespace talus::io {
namespace {

constexpr std::string_view kSpace = " \t\r\n\f\v";

class Words {
 public:
  Words(std::string_view text, const std::string& file) : text_(text), file_(file) {}

  double number(const std::string& key) {
    const std::string word = next(key);
    // strtod would also take names and hexadecimal numbers.
    const bool plain = word.find_first_not_of("0123456789+-.eE") == std::string::npos;
    char* end = nullptr;
    const double value = std::strtod(word.c_str(), &end);
    if (!plain || end != word.c_str() + word.size() || !std::isfinite(value))
      fail(key, word, "must be a number", "a finite number");
    return value;
  }

  int count(const std::string& key, int lowest, int highest, const std::string& accepted) {
    const double value = number(key);
    if (value != std::floor(value) || value < lowest || value > highest)
      fail(key, fmt::format("{}", value), "out of range", accepted);
    return static_cast<int>(value);
  }

 private:
  std::string next(const std::string& key) {
    const std::size_t start = text_.find_first_not_of(kSpace, at_);
    if (start == std::string_view::npos) fail(key, "", "the file ends before it", "n 0 n n n n, M by columns, q");
    for (; at_ < start; ++at_) line_ += static_cast<int>(text_[at_] == '\n');
    at_ = std::min(text_.find_first_of(kSpace, start), text_.size());
    return std::string(text_.substr(start, at_ - start));
  }

  [[noreturn]] void fail(const std::string& key, std::string value, std::string problem, std::string accepted) const {
    throw core::InputError({.file = file_,
                            .line = line_,
                            .key = key,
                            .value = std::move(value),
                            .problem = std::move(problem),
                            .accepted = std::move(accepted)});
  }

  std::string_view text_;
  const std::string& file_;
  std::size_t at_ = 0;
  int line_ = 1;
};

}  // namespace

LcpData parse_lcp_file(std::string_view text, const std::string& file) {
  Words words(text, file);
  const int n = words.count("n", 1, kMaxProblemSize, fmt::format("a whole number from 1 to {}", kMaxProblemSize));
  (void)words.count("storage", 0, 0, "0 (dense)");
  for (const char* key : {"rows", "columns", "rows", "columns"})
    (void)words.count(key, n, n, fmt::format("{}, as n", n));
  LcpData data{core::Matrix(n, n), core::Vector(n)};
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) data.M(i, j) = words.number(fmt::format("M[{}][{}]", i, j));
  for (int i = 0; i < n; ++i) data.q[i] = words.number(fmt::format("q[{}]", i));
  return data;
}

}  // namespace talus::io
