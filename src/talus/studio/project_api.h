#pragma once

// Projects: read, checked, changed, made and opened (docs/studio.md).

#include <filesystem>
#include <optional>
#include <string>

#include "talus/studio/answer.h"
#include "talus/studio/workspace.h"

namespace talus::studio {

[[nodiscard]] Json project_json(Workspace& workspace);

[[nodiscard]] Answer get_project(Workspace& workspace, const Request& request);
[[nodiscard]] Answer check_changes(Workspace& workspace, const Request& request);
[[nodiscard]] Answer save_project(Workspace& workspace, const Request& request);
[[nodiscard]] Answer list_projects(Workspace& workspace, const Request& request);
[[nodiscard]] Answer open_project(Workspace& workspace, const Request& request);
[[nodiscard]] Answer new_project(Workspace& workspace, const Request& request);
[[nodiscard]] Answer show_distribution(Workspace& workspace, const Request& request);

/// The text that a check or a save asks for: its own, or that on disk with edits. Throws Refusal and core::InputError.
[[nodiscard]] std::string wanted_text(const Json& body, const std::filesystem::path& file, const std::string& on_disk);
/// Throws Refusal (conflict) unless the request knows the file as it is.
void require_revision(const Json& body, const std::string& text);
/// Writes the text in place of the file, at once and with the same permissions.
void replace_file(const std::filesystem::path& file, const std::string& text);
/// The project as it is now, or the errors that kept it from being saved.
[[nodiscard]] Answer not_saved(const Json& errors);

}  // namespace talus::studio
