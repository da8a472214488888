#pragma once

// What a project file means, as a tree, and changes of it: the measure of changes of the text (toml_edit.h).

#include <cstddef>
#include <string>

#include "talus/io/toml_edit.h"

namespace talus::io {

/// Null pointer: the step is a number.
[[nodiscard]] const std::string* name_of(const TomlStep& step);
[[nodiscard]] TomlPath extended(TomlPath path, TomlStep step);
/// Throws core::InputError of this place.
[[noreturn]] void refuse_edit(const TomlPath& path, const char* problem, const char* accepted = "");

/// Throws core::InputError for a text that is no TOML.
[[nodiscard]] nlohmann::ordered_json toml_meaning(const std::string& text, const std::string& file);
/// The value at the first `steps` of a path; null pointer: there is none.
[[nodiscard]] nlohmann::ordered_json* find_value(nlohmann::ordered_json& root, const TomlPath& path, std::size_t steps);
/// Throws core::InputError where there is none.
[[nodiscard]] nlohmann::ordered_json& existing_value(nlohmann::ordered_json& root, const TomlPath& path,
                                                     std::size_t steps);
/// The change, made to what the file means. Throws core::InputError for a place that is not there.
void apply_edit(nlohmann::ordered_json& root, const TomlEdit& edit);
/// Whatever the order of keys, and without empty tables and lists inside: where the last [material.NAME] goes,
/// `material` goes with it.
[[nodiscard]] bool same_meaning(const nlohmann::ordered_json& a, const nlohmann::ordered_json& b);

}  // namespace talus::io
