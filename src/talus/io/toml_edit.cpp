#include "talus/io/toml_edit.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/toml_reader.h"
#include "talus/io/toml_value.h"

namespace talus::io {
namespace {

using Json = nlohmann::ordered_json;

const std::string* name_of(const TomlStep& step) {
  return std::get_if<std::string>(&step);
}

TomlPath extended(TomlPath path, TomlStep step) {
  path.push_back(std::move(step));
  return path;
}

[[noreturn]] void refuse(const TomlPath& path, const char* problem, const char* accepted = "") {
  throw core::InputError({.key = to_string(path), .problem = problem, .accepted = accepted});
}

/// The value at a place; null pointer: there is none.
Json* find(Json& root, const TomlPath& path, std::size_t steps) {
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

Json& existing(Json& root, const TomlPath& path, std::size_t steps) {
  Json* found = find(root, path, steps);
  if (found == nullptr) refuse(path, "there is no such place in the file");
  return *found;
}

void remove_from(Json& root, const TomlPath& path) {
  existing(root, path, path.size());
  Json& parent = existing(root, path, path.size() - 1);
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
      refuse(path, "there is no such place in the file");
    }
  }
  *at = value;
}

void rename_in(Json& root, const TomlPath& path, const std::string& name) {
  existing(root, path, path.size());
  Json& parent = existing(root, path, path.size() - 1);
  if (!parent.is_object() || name.empty()) refuse(path, "cannot have another name", "a table [NAME]");
  if (parent.contains(name)) refuse(extended({path.begin(), path.end() - 1}, name), "is there already");
  Json renamed = Json::object();
  for (const auto& [key, value] : parent.items()) renamed[key == *name_of(path.back()) ? name : key] = value;
  parent = std::move(renamed);
}

/// The change, made to what the file means.
void apply(Json& root, const TomlEdit& edit) {
  switch (edit.what) {
    case TomlEdit::What::set:
      return set_in(root, edit.path, edit.value);
    case TomlEdit::What::remove:
      return remove_from(root, edit.path);
    case TomlEdit::What::rename:
      return rename_in(root, edit.path, edit.name);
    case TomlEdit::What::add:
      Json* list = find(root, edit.path, edit.path.size());
      if (list == nullptr) return set_in(root, edit.path, Json::array({edit.value}));
      if (!list->is_array()) refuse(edit.path, "is no list of tables");
      list->push_back(edit.value);
  }
}

Json meaning(const std::string& text, const std::string& file) {
  return to_json(parse_toml(text, file));
}

/// Without empty tables and lists inside: where the last [material.NAME] goes, `material` goes with it.
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

/// Whatever the order of keys.
bool same(const Json& a, const Json& b) {
  return pruned(a) == pruned(b);
}

class Editor {
 public:
  Editor(std::string text, const std::string& file) : file_(file) { take(std::move(text)); }

  [[nodiscard]] const std::string& text() const { return text_; }

  void set(const TomlPath& path, const Json& value) {
    if (const TomlPair* pair = find_pair(path)) return replace_value(*pair, value);
    const bool table = has_section(path) || has_dotted(path);
    if (table && value.is_object()) return set_table(path, value);
    if (table) {
      remove(path);
      return insert(path, value);
    }
    if (const TomlPair* pair = pair_around(path)) return change_inside(*pair, {TomlEdit::What::set, path, value, ""});
    insert(path, value);
  }

  void add(const TomlPath& path, const Json& value) {
    if (!value.is_object()) refuse(path, "needs a table");
    if (const TomlPair* pair = find_pair(path)) return change_inside(*pair, {TomlEdit::What::add, path, value, ""});
    insert_section(path, "[[{}]]", value);
  }

  void remove(const TomlPath& path) {
    if (!has_section(path) && !has_dotted(path) && find_pair(path) == nullptr) {
      const TomlPair* pair = pair_around(path);
      if (pair == nullptr) refuse(path, "there is no such place in the file");
      return change_inside(*pair, {TomlEdit::What::remove, path, {}, ""});
    }
    std::vector<TextRange> gone;
    for (const TomlSection& section : sections_) {
      if (!section.path.empty() && begins_with(section.path, path)) {
        gone.push_back(extent(section));
        continue;
      }
      for (const TomlPair& pair : section.pairs)
        if (begins_with(pair.path, path)) gone.push_back(pair.lines);
    }
    std::string text = text_;
    for (auto range = gone.rbegin(); range != gone.rend(); ++range) text.erase(range->begin, range->size());
    take(std::move(text));
  }

  void rename(const TomlPath& path, const std::string& name) {
    if (const TomlPair* pair = pair_around(path)) return change_inside(*pair, {TomlEdit::What::rename, path, {}, name});
    std::vector<std::pair<TextRange, std::string>> changes;
    for (const TomlSection& section : sections_) {
      if (!section.path.empty() && begins_with(section.path, path)) {
        changes.emplace_back(section.name, renamed(section.path, 0, path.size(), name));
        continue;
      }
      for (const TomlPair& pair : section.pairs)
        if (begins_with(pair.path, path) && pair.depth < path.size())
          changes.emplace_back(pair.key, renamed(pair.path, pair.depth, path.size(), name));
    }
    std::string text = text_;
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
      text.replace(change->first.begin, change->first.size(), change->second);
    take(std::move(text));
  }

 private:
  void take(std::string text) {
    text_ = std::move(text);
    sections_ = scan_toml(text_);
    root_ = meaning(text_, file_);
  }

  [[nodiscard]] std::string line_break() const { return text_.find("\r\n") == std::string::npos ? "\n" : "\r\n"; }

  [[nodiscard]] bool has_section(const TomlPath& path) const {
    return std::any_of(sections_.begin() + 1, sections_.end(),
                       [&](const TomlSection& s) { return begins_with(s.path, path); });
  }
  [[nodiscard]] const TomlPair* find_if_pair(const auto& good) const {
    for (const TomlSection& section : sections_)
      for (const TomlPair& pair : section.pairs)
        if (good(pair)) return &pair;
    return nullptr;
  }
  [[nodiscard]] const TomlPair* find_pair(const TomlPath& path) const {
    return find_if_pair([&](const TomlPair& pair) { return pair.path == path; });
  }
  /// A pair whose value holds the place.
  [[nodiscard]] const TomlPair* pair_around(const TomlPath& path) const {
    return find_if_pair(
        [&](const TomlPair& pair) { return pair.path.size() < path.size() && begins_with(path, pair.path); });
  }
  /// The table is made of dotted keys: a.b = 1.
  [[nodiscard]] bool has_dotted(const TomlPath& path) const {
    return find_if_pair([&](const TomlPair& pair) {
             return pair.path.size() > path.size() && pair.depth < path.size() && begins_with(pair.path, path);
           }) != nullptr;
  }

  /// From the comment above the header to the first empty line after the last key.
  [[nodiscard]] TextRange extent(const TomlSection& section) const {
    TextRange range{section.begin, section.pairs.empty() ? section.header.end : section.pairs.back().lines.end};
    const std::size_t next = &section == &sections_.back() ? text_.size() : (&section + 1)->begin;
    const auto empty_line = [&](std::size_t at) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      return text_.find_first_not_of(" \t\r", at) >= end;
    };
    while (range.end < next && !empty_line(range.end))
      range.end = std::min(text_.find('\n', range.end), text_.size() - 1) + 1;
    while (range.end < next && empty_line(range.end))
      range.end = std::min(text_.find('\n', range.end), text_.size() - 1) + 1;
    return range;
  }

  /// The comment behind the value keeps its column where there is room.
  void replace_value(const TomlPair& pair, const Json& value) {
    const std::string written = toml_value(value);
    std::string text = text_;
    std::size_t gap = 0;
    while (pair.value.end + gap < text.size() && text[pair.value.end + gap] == ' ') ++gap;
    const bool comment = pair.value.end + gap < text.size() && text[pair.value.end + gap] == '#';
    const bool one_line = text_.substr(pair.value.begin, pair.value.size()).find('\n') == std::string::npos &&
                          written.find('\n') == std::string::npos;
    if (comment && one_line) {
      const std::size_t room = pair.value.size() + gap;
      text.replace(pair.value.end, gap, room > written.size() ? room - written.size() : 1, ' ');
    }
    text.replace(pair.value.begin, pair.value.size(), written);
    take(std::move(text));
  }

  void change_inside(const TomlPair& pair, const TomlEdit& edit) {
    Json root = root_;
    apply(root, edit);
    const TomlPath path = pair.path;
    replace_value(pair, *find(root, path, path.size()));
  }

  void set_table(const TomlPath& path, const Json& value) {
    const Json before = existing(root_, path, path.size());
    for (const auto& [key, old] : before.items())
      if (!value.contains(key)) remove(extended(path, key));
    for (const auto& [key, wanted] : value.items())
      if (!before.contains(key) || !same(before[key], wanted)) set(extended(path, key), wanted);
  }

  void insert(const TomlPath& path, const Json& value) {
    const std::string* name = path.empty() ? nullptr : name_of(path.back());
    if (name == nullptr) refuse(path, "there is no such place in the file");
    const TomlPath parent(path.begin(), path.end() - 1);
    for (const TomlSection& section : sections_)
      if (section.path == parent && !(parent.empty() && value.is_object())) return insert_pair(section, *name, value);
    if (const TomlPair* last = last_dotted(parent)) return insert_after(*last, parent, *name, value);
    if (value.is_object()) return insert_section(path, "[{}]", value);
    insert_section(parent, "[{}]", Json{{*name, value}});
  }

  [[nodiscard]] const TomlPair* last_dotted(const TomlPath& table) const {
    const TomlPair* last = nullptr;
    for (const TomlSection& section : sections_)
      for (const TomlPair& pair : section.pairs)
        if (pair.depth < table.size() && begins_with(pair.path, table)) last = &pair;
    return last;
  }
  void insert_after(const TomlPair& pair, const TomlPath& table, const std::string& name, const Json& value) {
    std::string key;
    for (std::size_t i = pair.depth; i < table.size(); ++i) key += toml_key(std::get<std::string>(table[i])) + ".";
    insert_text(pair.lines.end, key + toml_key(name) + " = " + toml_value(value) + line_break());
  }
  void insert_pair(const TomlSection& section, const std::string& name, const Json& value) {
    std::size_t at = section.header.end;
    std::string line = toml_key(name) + " = " + toml_value(value) + line_break();
    if (!section.pairs.empty())
      at = section.pairs.back().lines.end;
    else if (section.path.empty() && sections_.size() > 1)
      at = sections_[1].begin, line += line_break();
    insert_text(at, line);
  }

  /// After the last table of the same kind, or at the end. `brackets` is the form of the header.
  void insert_section(const TomlPath& path, const char* brackets, const Json& table) {
    std::string names;
    for (const TomlStep& step : path) {
      const std::string* name = name_of(step);
      if (name == nullptr) refuse(path, "there is no such place in the file");
      names.append(names.empty() ? "" : ".").append(toml_key(*name));
    }
    std::string lines = at_start() ? "" : line_break();
    lines.append(fmt::format(fmt::runtime(brackets), names)).append(line_break());
    for (const auto& [key, value] : table.items()) lines += toml_key(key) + " = " + toml_value(value) + line_break();
    std::size_t at = text_.size();
    for (const TomlSection& section : sections_)
      if (!section.path.empty() && section.path.front() == path.front())
        at = section.pairs.empty() ? section.header.end : section.pairs.back().lines.end;
    insert_text(at, lines);
  }

  [[nodiscard]] bool at_start() const { return text_.empty(); }
  void insert_text(std::size_t at, const std::string& lines) {
    std::string text = text_.substr(0, at);
    if (at > 0 && text_[at - 1] != '\n') text += line_break();
    text.append(lines).append(text_, at);
    take(std::move(text));
  }

  /// The names of the path from step `from` on, step `to` - 1 with its new name.
  static std::string renamed(const TomlPath& path, std::size_t from, std::size_t to, const std::string& name) {
    std::string names;
    for (std::size_t i = from; i < path.size(); ++i)
      if (const std::string* own = name_of(path[i]))
        names.append(names.empty() ? "" : ".").append(toml_key(i + 1 == to ? name : *own));
    return names;
  }

  const std::string& file_;
  std::string text_;
  std::vector<TomlSection> sections_;
  Json root_;
};

}  // namespace

std::string to_string(const TomlPath& path) {
  std::string text;
  for (const TomlStep& step : path) {
    if (const std::string* name = name_of(step))
      text.append(text.empty() ? "" : ".").append(*name);
    else
      text += fmt::format("[{}]", std::get<std::size_t>(step));
  }
  return text;
}

std::string edited_toml(const std::string& text, const TomlEdit& edit, const std::string& file) {
  if (edit.path.empty() || name_of(edit.path.front()) == nullptr) refuse(edit.path, "is no place in a file");
  Json wanted = meaning(text, file);
  apply(wanted, edit);
  Editor editor(text, file);
  switch (edit.what) {
    case TomlEdit::What::set:
      editor.set(edit.path, edit.value);
      break;
    case TomlEdit::What::add:
      editor.add(edit.path, edit.value);
      break;
    case TomlEdit::What::remove:
      editor.remove(edit.path);
      break;
    case TomlEdit::What::rename:
      editor.rename(edit.path, edit.name);
      break;
  }
  Json found = meaning(editor.text(), file);
  if (!same(found, wanted)) throw std::logic_error("a change of a project file went astray: " + to_string(edit.path));
  return editor.text();
}

}  // namespace talus::io
