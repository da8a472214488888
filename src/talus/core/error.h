#pragma once

#include <stdexcept>
#include <string>

namespace talus::core {

/// Bad input: found before any work is done, and told so that a person can mend it.
///
/// The message reads  `FILE:LINE: KEY = VALUE: what is wrong; accepted: ...`  and leaves out what does not apply.
/// Programs turn it into exit code 2 (or an HTTP 400, or a Python ValueError) at one place.
class InputError : public std::runtime_error {
 public:
  struct Details {
    std::string file;      ///< as the user named it
    int line = 0;          ///< counted from 1; 0: not known
    std::string key;       ///< attribute, key or option; nested ones joined by dots
    std::string value;     ///< as the user wrote it
    std::string problem;   ///< what is wrong with it
    std::string accepted;  ///< what would be right
  };

  explicit InputError(Details details);

  [[nodiscard]] const Details& details() const { return details_; }

 private:
  Details details_;
};

/// Results that cannot be written, found while they are being written: a full disk, a folder that is gone. Programs
/// turn it into exit code 2, as nothing is wrong with them; what was written before is kept for another try.
class OutputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Exit codes of every Talus program.
enum class ExitCode { done = 0, internal_error = 1, bad_input = 2, interrupted = 3 };

}  // namespace talus::core
