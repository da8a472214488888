#pragma once

#include <string>

#include "talus/core/error.h"

namespace talus::support {

/// The message of the error of this kind that the action throws; "no error" if it throws none.
template <class Error, class Action>
[[nodiscard]] std::string error_of(Action&& action) {
  try {
    static_cast<void>(action());
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

template <class Action>
[[nodiscard]] std::string input_error_of(Action&& action) {
  return error_of<core::InputError>(action);
}
template <class Action>
[[nodiscard]] std::string output_error_of(Action&& action) {
  return error_of<core::OutputError>(action);
}

}  // namespace talus::support
