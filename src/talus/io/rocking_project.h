#pragma once

// A rocking project: the TOML file a person writes (docs/rocking.md), read and checked completely, with every file it
// names. Whatever is wrong is a core::InputError with file, line, key, value and what is accepted, before any work.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "talus/io/ground_record.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/rocking_runout.h"
#include "talus/rocking/release_case.h"
#include "talus/rocking/simulation.h"

namespace talus::io {

/// A record or a pulse, before scaling and turning.
struct MotionSource {
  struct PulseData {
    rocking::PulseShape shape = rocking::PulseShape::half_sine;
    double period = 1;  ///< s
  };
  std::string name;
  std::variant<GroundRecord, PulseData> data;  ///< a pulse has the amplitude 1 m/s^2
  GroundPeaks peaks;

  /// Scaled by `factor`; its first component along `azimuth`, rad clockwise from +y, the second 90 deg clockwise of it.
  [[nodiscard]] std::shared_ptr<const rocking::GroundMotion> motion(double factor, double azimuth) const;
};

struct SingleStudy {
  double record_step = 0.01;  ///< s
};
struct GridStudy {
  std::vector<rocking::ReleaseCase> cases;
};
struct FragilityStudy {
  std::vector<double> scales;    ///< of records; empty: pga
  std::vector<double> pga;       ///< m/s^2
  std::vector<double> azimuths;  ///< rad
  std::vector<double> frictions;
};
struct OverturningStudy {
  rocking::PulseShape shape = rocking::PulseShape::half_sine;
  std::vector<double> periods;     ///< s
  double lowest = 0, highest = 0;  ///< amplitudes, m/s^2
  int steps = 60;
};

struct RockingProject {
  std::string name;
  rocking::Block block;
  std::shared_ptr<const rocking::Pedestal> pedestal;
  rocking::SpatialState start;  ///< at rest unless tilt or velocities are given
  double critical_tilt = 0;     ///< rad; 0: not at rest at the start
  rocking::SimulationSettings simulation;
  rocking::ReleaseSettings release;
  std::vector<MotionSource> motions;
  double scale = 1;    ///< of the motion of a single study
  double azimuth = 0;  ///< rad clockwise from +y
  std::variant<SingleStudy, GridStudy, FragilityStudy, OverturningStudy> study;
  std::optional<Runout> runout;                         ///< what becomes of a block that topples
  std::shared_ptr<const bodies::Rock> rock;             ///< the block, to look at; none where it is planar
  std::optional<geometry::TriangleMesh> pedestal_mesh;  ///< to look at; none where it is a plane
  std::vector<InputFile> inputs;                        ///< the project itself first
};

[[nodiscard]] RockingProject read_rocking_project(const std::filesystem::path& path);

/// "single", "grid", "fragility", "overturning", in the order of RockingProject::study.
[[nodiscard]] std::span<const std::string_view> study_names();

}  // namespace talus::io
