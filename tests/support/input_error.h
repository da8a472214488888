#pragma once

#include <string>

#include "talus/core/error.h"

namespace talus::support {

/// The message of the core::InputError that the action throws; "no error" if it throws none.
template <class Action>
[[nodiscard]] std::string input_error_of(Action&& action) {
  try {
    static_cast<void>(action());
  } catch (const core::InputError& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace talus::support
