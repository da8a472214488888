#pragma once

// A rocking block in motion as an SVG that moves by itself, without a script: seen from the side, in the vertical plane
// in which it tilts most. Outlines show it at the start and at its largest tilt, so that a print tells something too.

#include <string>
#include <vector>

#include "talus/io/rocking_project.h"
#include "talus/rocking/simulation.h"

namespace talus::io {

class BlockFilm {
 public:
  explicit BlockFilm(const RockingProject& project) : project_(project) {}

  void add(const rocking::Sample& sample);
  /// Empty where nothing was added.
  [[nodiscard]] std::string svg() const;

 private:
  struct Frame {
    double time;
    bodies::SpatialState state;
    double tilt;
  };

  const RockingProject& project_;
  std::vector<Frame> frames_;
};

}  // namespace talus::io
