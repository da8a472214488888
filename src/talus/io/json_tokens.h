#pragma once

// What can be told about JSON text without parsing it.

#include <string>
#include <string_view>

namespace talus::io {

/// Whether one of the tokens below may be in the text: a quick look that spares the copy.
[[nodiscard]] bool may_hold_python_tokens(std::string_view text);

/// The text with Python's bare -Infinity, Infinity and NaN, wherever they stand outside strings, replaced by the JSON
/// texts "-inf", "inf" and "nan".
[[nodiscard]] std::string quote_python_tokens(std::string_view text);

/// Whether every bracket that the line opens is closed again in it: such a line is a document of its own.
[[nodiscard]] bool closes_its_brackets(std::string_view line);

}  // namespace talus::io
