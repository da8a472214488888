#include "talus/io/toml_model.h"

#include "talus/core/error.h"
#include "talus/io/toml_reader.h"
#include "talus/io/toml_value.h"

namespace talus::io {

using Json = nlohmann::ordered_json;

const std::string* name_of(const TomlStep& step) {
  return std::get_if<std::string>(&step);
}

TomlPath extended(TomlPath path, TomlStep step) {
  path.push_back(std::move(step));
  return path;
}

void refuse_edit(const TomlPath& path, const char* problem, const char* accepted) {
  throw core::InputError({.key = to_string(path), .problem = problem, .accepted = accepted});
}

Json* find_value(Json& root, const TomlPath& path, std::size_t steps) {
  Json* at = &root;
  for (std::size_t i = 0; i < steps; ++i) {
    if (const std::string* name = name_of(path[i])) {
      if (!at->is_object() || !at->contains(*name)) return nullptr;
      at = &(*at)[*name];
    } else {
      const std::size_t index = std::get<std::size_t>(path[i]);
      if (!at->is_array() || index >= at->size()) return nullptr;
      at = &(*at)[index];
    }
  }
  return at;
}

Json& existing_value(Json& root, const TomlPath& path, std::size_t steps) {
  Json* found = find_value(root, path, steps);
  if (found == nullptr) refuse_edit(path, "there is no such place in the file");
  return *found;
}

namespace {

void remove_from(Json& root, const TomlPath& path) {
  static_cast<void>(existing_value(root, path, path.size()));
  Json& parent = existing_value(root, path, path.size() - 1);
  if (const std::string* name = name_of(path.back()))
    parent.erase(*name);
  else
    parent.erase(parent.begin() + static_cast<std::ptrdiff_t>(std::get<std::size_t>(path.back())));
}

void set_in(Json& root, const TomlPath& path, const Json& value) {
  Json* at = &root;
  for (const TomlStep& step : path) {
    const std::string* name = name_of(step);
    if (name != nullptr && (at->is_object() || at->is_null())) {
      at = &(*at)[*name];
    } else if (name == nullptr && at->is_array() && std::get<std::size_t>(step) < at->size()) {
      at = &(*at)[std::get<std::size_t>(step)];
    } else {
      refuse_edit(path, "there is no such place in the file");
    }
  }
  *at = value;
}

void rename_in(Json& root, const TomlPath& path, const std::string& name) {
  static_cast<void>(existing_value(root, path, path.size()));
  Json& parent = existing_value(root, path, path.size() - 1);
  if (!parent.is_object() || name.empty()) refuse_edit(path, "cannot have another name", "a table [NAME]");
  if (parent.contains(name)) refuse_edit(extended({path.begin(), path.end() - 1}, name), "is there already");
  Json renamed = Json::object();
  for (const auto& [key, value] : parent.items()) renamed[key == *name_of(path.back()) ? name : key] = value;
  parent = std::move(renamed);
}

}  // namespace

void apply_edit(Json& root, const TomlEdit& edit) {
  switch (edit.what) {
    case TomlEdit::What::set:
      return set_in(root, edit.path, edit.value);
    case TomlEdit::What::remove:
      return remove_from(root, edit.path);
    case TomlEdit::What::rename:
      return rename_in(root, edit.path, edit.name);
    case TomlEdit::What::add:
      Json* list = find_value(root, edit.path, edit.path.size());
      if (list == nullptr) return set_in(root, edit.path, Json::array({edit.value}));
      if (!list->is_array()) refuse_edit(edit.path, "is no list of tables");
      list->push_back(edit.value);
  }
}

Json toml_meaning(const std::string& text, const std::string& file) {
  return to_json(parse_toml(text, file));
}

namespace {

nlohmann::json pruned(const Json& value) {
  if (!value.is_structured()) return value;
  nlohmann::json result = value.is_object() ? nlohmann::json::object() : nlohmann::json::array();
  for (const auto& [key, item] : value.items()) {
    nlohmann::json inner = pruned(item);
    if (inner.is_structured() && inner.empty()) continue;
    if (value.is_object())
      result[key] = std::move(inner);
    else
      result.push_back(std::move(inner));
  }
  return result;
}

}  // namespace

bool same_meaning(const Json& a, const Json& b) {
  return pruned(a) == pruned(b);
}

}  // namespace talus::io
