#pragma once

// A scene with what is expected of it, in one text file (docs/scene-cases.md).

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "talus/scene/measures.h"
#include "talus/scene/model.h"

namespace talus::scene {

struct Expectation {
  std::optional<int> body;
  std::optional<std::int64_t> step;  ///< none: the last one
  std::string quantity;
  double value = 0;
  double tolerance = 0;
  int line = 0;
};

struct Mirror {
  char axis = 'x';  ///< the coordinate that changes sign about `position`
  double position = 0;
  std::vector<std::pair<int, int>> pairs;
  double tolerance = 0;
  int line = 0;
};

struct Invariants {
  std::optional<double> energy_never_rises;
  std::optional<double> energy_constant;
  std::optional<double> momentum_constant;
  std::optional<double> contacts_gain_no_energy;
  std::optional<double> same_velocities;
};

struct SceneCase {
  std::filesystem::path file;
  std::filesystem::path scene;
  std::vector<std::string> laws;  ///< "" is the scene's own
  std::optional<std::int64_t> steps;
  std::vector<Expectation> expectations;
  std::vector<Mirror> mirrors;
  Invariants invariants;
};

/// Throws std::runtime_error that names the file and what is wrong in it.
[[nodiscard]] SceneCase read_scene_case(const std::filesystem::path& file);

/// What does not hold, one line each; empty when all does.
[[nodiscard]] std::vector<std::string> failures(const SceneCase& scene_case);

}  // namespace talus::scene
