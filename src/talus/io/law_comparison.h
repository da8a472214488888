#pragma once

// One scene under several laws, side by side: a spatial scene (.toml) or a planar one (Columbia's XML).

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "talus/core/progress.h"
#include "talus/io/motion_curves.h"
#include "talus/io/run_status.h"

namespace talus::io {

/// The scene under one law.
struct LawRun {
  LawRun(std::string name, std::int64_t planned) : law(std::move(name)), curves(planned) {}

  std::string law;
  RunStatus status = RunStatus::done;
  std::int64_t steps = 0;
  MotionSample first, last;
  double highest_energy = 0;      ///< J
  double contact_gain = 0;        ///< largest gain of kinetic energy by the law in one step, J
  double penetration = kUnknown;  ///< m, the deepest
  double joint_error = kUnknown;  ///< m
  double symmetry = kUnknown;     ///< m
  std::int64_t contacts = 0;
  std::int64_t failed_solves = 0;
  double seconds = 0;
  MotionCurves curves;

  /// The start and then every step.
  void add(const MotionSample& sample);
  /// How far the energy ever rose above that at the start, J.
  [[nodiscard]] double gain() const { return highest_energy - first.energy(); }
  /// |P(end) - P(start)|, N s.
  [[nodiscard]] double momentum_change() const { return (last.momentum - first.momentum).norm(); }
};

struct ComparisonSettings {
  std::filesystem::path input;
  std::filesystem::path out;
  std::vector<std::string> laws;
  int threads = 0;  ///< 0: the scene's own
  std::string version;
};

struct Comparison {
  std::string name;
  std::string input;
  std::string hash;  ///< of the input
  std::string version;
  std::int64_t steps = 0;    ///< planned, under each law
  double dt = 0;             ///< s
  std::vector<LawRun> runs;  ///< those begun
  RunStatus status = RunStatus::done;
};

/// Runs all laws and writes compare.csv, curves.csv, compare.json, compare.html and figures. Throws core::InputError
/// before the first step for a bad scene, an unknown law, a law given twice and a law that cannot run the scene.
[[nodiscard]] Comparison compare_laws(const ComparisonSettings& settings, core::Progress& progress);

[[nodiscard]] nlohmann::ordered_json to_json(const Comparison& comparison);
/// A table for a terminal.
[[nodiscard]] std::string to_text(const Comparison& comparison);

}  // namespace talus::io
