#pragma once

// states.csv and energy.csv of a scene: one row per step and body, and one row per step. Row 0 is the initial state.
// Numbers are written so that reading them back gives the same bits.

#include <string_view>

#include "talus/io/result_folder.h"
#include "talus/scene/measures.h"
#include "talus/scene/simulation.h"

namespace talus::io {

class SceneTables {
 public:
  explicit SceneTables(const ResultFolder& folder);

  void add(const scene::Simulation& simulation, const scene::Measures& measures, const scene::StepOutcome& outcome);
  void commit();

 private:
  AtomicFile states_;
  AtomicFile energy_;
};

}  // namespace talus::io
