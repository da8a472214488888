#pragma once

// JSON values as a person would write them in a project file, and the other way round.

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "talus/io/located_json.h"

namespace talus::io {

/// A table that was read, in the order of the file. NaN and infinities become null.
[[nodiscard]] nlohmann::ordered_json to_json(const JsonNode& node);

/// The value after `key = `: numbers that read back to the same bits, texts in quotes, lists on one line where that is
/// no longer than `width` (else an entry per line), tables as { a = 1 }. Throws core::InputError for null and for a
/// whole number of more than 63 bits, which TOML does not have.
[[nodiscard]] std::string toml_value(const nlohmann::ordered_json& value, std::size_t width = 100);

/// The name as a key: in quotes where it must be.
[[nodiscard]] std::string toml_key(std::string_view name);

}  // namespace talus::io
