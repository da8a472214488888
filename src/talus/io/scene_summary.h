#pragma once

// What a run of a scene comes to: gathered step by step, written as summary.json and as a few lines for a person.

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "talus/io/run_status.h"
#include "talus/laws/law.h"
#include "talus/scene/measures.h"
#include "talus/scene/simulation.h"

namespace talus::io {

struct SceneSummary {
  std::string input;
  std::string input_hash;  ///< FNV-1a, 64 bits
  std::string version;
  std::string description;
  std::string law;
  std::string integrator;
  double dt = 0;
  std::int64_t steps_planned = 0;
  std::int64_t steps_done = 0;
  int bodies = 0;
  int fixed_bodies = 0;
  scene::Measures initial;
  scene::Measures final;
  double lowest_energy = 0;
  double highest_energy = 0;
  std::int64_t contacts_handled = 0;
  std::int64_t steps_with_contacts = 0;
  int most_contacts = 0;
  std::int64_t failed_solves = 0;
  std::int64_t first_failed_step = 0;  ///< 0: none
  double largest_contact_gain = 0;     ///< of kinetic energy in one step by the law, J
  laws::Residuals worst;
  double seconds = 0;
  RunStatus status = RunStatus::done;

  /// The part that is known before the first step.
  void start(const scene::Simulation& simulation, const scene::Measures& measures);
  void add(const scene::Simulation& simulation, const scene::Measures& measures, const scene::StepOutcome& outcome);
};

/// What a person must know before using the numbers.
[[nodiscard]] std::vector<std::string> warnings_of(const SceneSummary& summary);
[[nodiscard]] nlohmann::ordered_json to_json(const SceneSummary& summary);
[[nodiscard]] std::string to_text(const SceneSummary& summary);

}  // namespace talus::io
