#include "talus/core/error.h"

#include <utility>

namespace talus::core {
namespace {

std::string message(const InputError::Details& d) {
  std::string text = d.file;
  if (d.line > 0) text += (text.empty() ? "line " : ":") + std::to_string(d.line);
  if (!text.empty()) text += ": ";
  if (!d.key.empty()) {
    text += d.key;
    if (!d.value.empty()) text += " = " + d.value;
    text += ": ";
  }
  text += d.problem;
  if (!d.accepted.empty()) text += "; accepted: " + d.accepted;
  return text;
}

}  // namespace

InputError::InputError(Details details) : std::runtime_error(message(details)), details_(std::move(details)) {}

}  // namespace talus::core
