#pragma once

// Every key of a rocking project, as docs/rocking.md describes them.

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace talus::io::rocking_keys {

using Word = std::string_view;

inline constexpr std::array<Word, 12> kProject{"kind",   "name",  "block",     "pedestal", "motion",  "study",
                                               "engine", "slope", "materials", "material", "barrier", "runout"};
inline constexpr std::array<Word, 4> kRunout{"place_m", "law", "max_time_s", "frames_per_s"};
inline constexpr std::array<Word, 9> kBlock{"box_m",    "mesh",         "planar",     "density_kg_m3", "mass_kg",
                                            "tilt_deg", "velocity_m_s", "spin_rad_s", "turn_deg"};
inline constexpr std::array<Word, 5> kPedestal{"friction", "kinetic_friction", "restitution", "box_m", "mesh"};
inline constexpr std::array<Word, 13> kMotion{"file",  "file_2", "file_up", "files", "step_s",      "unit",  "baseline",
                                              "scale", "pga_g",  "pgv_m_s", "pulse", "azimuth_deg", "pulses"};
inline constexpr std::array<Word, 3> kPulse{"shape", "pga_g", "period_s"};
inline constexpr std::array<Word, 2> kPulses{"shape", "periods_s"};
inline constexpr std::array<Word, 15> kStudy{"type",   "cases",     "alpha_deg",    "theta0_deg",    "mu",
                                             "scales", "pga_g",     "azimuths_deg", "frictions",     "record_step_s",
                                             "shape",  "periods_s", "lowest_pga_g", "highest_pga_g", "steps"};
inline constexpr std::array<Word, 7> kEngine{
    "law", "gravity_m_s2", "step_s", "contact_tolerance_m", "after_motion_s", "toppled_deg", "max_turn_to_rest_deg"};

struct Section {
  std::string_view heading;  ///< as a person writes it; "": the top of the file
  std::span<const Word> keys;
};

[[nodiscard]] inline std::vector<Section> all() {
  return {{"", kProject},        {"[block]", kBlock}, {"[pedestal]", kPedestal},
          {"[motion]", kMotion}, {"[study]", kStudy}, {"[engine]", kEngine},
          {"[runout]", kRunout}, {"pulse", kPulse},   {"pulses", kPulses}};
}

}  // namespace talus::io::rocking_keys
