#pragma once

// Every key of a rockfall project, as docs/rockfall-project.md describes them.

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace talus::io::rockfall_keys {

using Word = std::string_view;

inline constexpr std::array<Word, 17> kProject{"kind",      "name",     "seed",   "rocks",  "until",   "slope",
                                               "materials", "material", "rock",   "seeder", "barrier", "counter",
                                               "maps",      "paths",    "design", "runout", "engine"};
inline constexpr std::array<Word, 4> kUntil{"quantity", "percentile", "relative_ci", "max_rocks"};
inline constexpr std::array<Word, 4> kSlope{"dem", "band", "mesh", "crs"};
inline constexpr std::array<Word, 7> kMaterials{"default",        "regions",      "texture",  "texture_classes",
                                                "texture_legend", "texture_band", "triangles"};
inline constexpr std::array<Word, 2> kMaterial{"restitution", "friction"};
inline constexpr std::array<Word, 11> kRock{"shape",  "variety",   "sides_m", "density_kg_m3", "mass_kg", "seed",
                                            "points", "roundness", "level",   "polygon_m",     "height_m"};
inline constexpr std::array<Word, 17> kSeeder{
    "rock",   "point", "line",   "area",          "cells",        "file",       "layer",       "where", "weight_field",
    "states", "rocks", "weight", "drop_height_m", "velocity_m_s", "spin_rad_s", "orientation", "band"};
inline constexpr std::array<Word, 2> kRunout{"apex", "apex_z_m"};
inline constexpr std::array<Word, 13> kDistribution{
    "uniform", "normal", "lognormal", "triangular",    "exponential", "beta", "discrete",
    "weights", "csv",    "column",    "weight_column", "min",         "max"};
inline constexpr std::array<Word, 6> kBarrier{"name", "line", "height_m", "spacing_m", "mesh", "capacity_kJ"};
inline constexpr std::array<Word, 3> kCounter{"name", "line", "height_m"};
inline constexpr std::array<Word, 4> kMaps{"files", "cell_m", "origin", "percentiles"};
inline constexpr std::array<Word, 2> kPaths{"rocks", "tolerance_m"};
inline constexpr std::array<Word, 15> kDesign{
    "energy",         "failures_per_year", "uni_percentile",        "uni_topography",
    "uni_simulation", "uni_volume",        "uni_density",           "uni_risk",
    "uni_barrier",    "uni_freeboard_m",   "onr_energy_percentile", "onr_height_percentile",
    "onr_energy",     "onr_height",        "onr_freeboard_m"};
inline constexpr std::array<Word, 14> kEngine{"law",
                                              "gravity_m_s2",
                                              "collision_tolerance_m",
                                              "friction_directions",
                                              "max_contact_step_s",
                                              "max_step_angle_rad",
                                              "flight",
                                              "drag_rate_1_s",
                                              "symplectic_step_s",
                                              "rest_speed_m_s",
                                              "jitter_size_m",
                                              "jitter_time_s",
                                              "max_time_s",
                                              "max_steps"};

struct Section {
  std::string_view heading;  ///< as a person writes it; "": the top of the file
  std::span<const Word> keys;
};

[[nodiscard]] inline std::vector<Section> all() {
  return {{"", kProject},
          {"until", kUntil},
          {"{ distribution }", kDistribution},
          {"[slope]", kSlope},
          {"[materials]", kMaterials},
          {"[material.NAME]", kMaterial},
          {"[rock.NAME]", kRock},
          {"[[seeder]]", kSeeder},
          {"[[barrier]]", kBarrier},
          {"[[counter]]", kCounter},
          {"[maps]", kMaps},
          {"[paths]", kPaths},
          {"[design]", kDesign},
          {"[runout]", kRunout},
          {"[engine]", kEngine}};
}

}  // namespace talus::io::rockfall_keys
