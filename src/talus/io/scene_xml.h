#pragma once

// Scenes in the XML of Columbia's course on physically based animation (rigid bodies, Theme 3), read as they are.

#include <filesystem>
#include <string>
#include <string_view>

#include "talus/scene/model.h"

namespace talus::io {

/// More steps than this is a slip of the pen in duration or dt, not a plan.
inline constexpr double kMostSceneSteps = 1e9;

/// `file` names the source in messages. Throws core::InputError.
[[nodiscard]] scene::Scene parse_scene_xml(std::string_view text, const std::string& file);

/// The contents of a scene file and the scene in it. Throws core::InputError, also when it cannot be read or is no
/// .xml.
struct SceneFile {
  scene::Scene scene;
  std::string text;
};
[[nodiscard]] SceneFile read_scene_file(const std::filesystem::path& path);

}  // namespace talus::io
