#pragma once

// What `talus check` says of a project: read with every check that a run makes, told in a line.

#include <filesystem>
#include <string>
#include <vector>

#include "talus/core/distribution.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/rocking_project.h"
#include "talus/scene/model.h"

namespace talus::io {

/// A number of the project that differs from rock to rock.
struct RandomInput {
  std::string key;  ///< "rock.block.mass_kg"
  core::Distribution distribution;
};
[[nodiscard]] std::vector<RandomInput> random_inputs(const RockfallProject& project);

/// "rockfall project: ..., 3 materials, 1 barrier, 2 rocks, 50 releases, law bounded", and a line for each distribution
[[nodiscard]] std::string describe(const RockfallProject& project);
/// "rocking project: single study, block of 8 points, 499 kg, 1 motion (PGA ...), law closest"
[[nodiscard]] std::string describe(const RockingProject& project);
/// "scene of 5 bodies, 800 steps of 0.005 s, law projection"
[[nodiscard]] std::string describe(const scene::Scene& scene);

/// Of a project (.toml) or a scene (.xml). Throws core::InputError for what is wrong.
[[nodiscard]] std::string check_project(const std::filesystem::path& path);

}  // namespace talus::io
