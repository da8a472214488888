#pragma once

// states.csv, energy.csv and contacts.csv of a spatial scene. Row 0 is the start. Numbers are written so that reading
// them back gives the same bits.

#include <optional>

#include "talus/io/result_folder.h"
#include "talus/io/spatial_project.h"
#include "talus/spatial/measures.h"
#include "talus/spatial/simulation.h"

namespace talus::io {

class SpatialTables {
 public:
  SpatialTables(const ResultFolder& folder, const SpatialProject& project);

  /// Called after every step, and before the first. States are those of every frame_stride-th step.
  void add(const spatial::Simulation& simulation, const spatial::Measures& measures, const spatial::StepReport& report);
  /// `last`: the states of the last step, where it was no frame.
  void commit(const spatial::Simulation& last);

 private:
  void add_states(const spatial::Simulation& simulation);
  void add_contacts(const spatial::Simulation& simulation);

  AtomicFile states_;
  AtomicFile energy_;
  std::optional<AtomicFile> contacts_;
  std::int64_t stride_;
  std::int64_t last_frame_ = -1;
};

}  // namespace talus::io
