#pragma once

// Every key of a spatial scene, as docs/spatial.md describes them.

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace talus::io::spatial_keys {

using Word = std::string_view;

inline constexpr std::array<Word, 19> kProject{
    "kind",        "name",     "gravity_m_s2", "dt_s",     "duration_s", "law",  "tolerance_m", "resting_speed_m_s",
    "most_events", "threads",  "output",       "material", "pair",       "body", "spring",      "joint",
    "penalty",     "symmetry", "soccer"};
inline constexpr std::array<Word, 2> kOutput{"frame_s", "contacts"};
inline constexpr std::array<Word, 2> kMaterial{"friction", "restitution"};
inline constexpr std::array<Word, 3> kPair{"materials", "friction", "restitution"};
inline constexpr std::array<Word, 13> kPart{"sphere_radius_m", "box_m", "capsule", "cylinder", "hull_m",     "mesh",
                                            "mesh_as",         "shape", "sides_m", "seed",     "position_m", "turn_deg",
                                            "quaternion"};
/// The last ones are those of a part, which tell a shape and where it stands.
inline constexpr std::array<Word, 34> kBody{
    "name",   "plane",  "parts",    "density_kg_m3", "mass_kg",         "inertia_kg_m2",   "centre_m",
    "motion", "drive",  "material", "velocity_m_s",  "spin_rad_s",      "linear_drag_1_s", "angular_drag_1_s",
    "copies", "step_m", "grid",     "step_turn_deg", "collision_group", "colour",          "ring",
    kPart[0], kPart[1], kPart[2],   kPart[3],        kPart[4],          kPart[5],          kPart[6],
    kPart[7], kPart[8], kPart[9],   kPart[10],       kPart[11],         kPart[12]};
inline constexpr std::array<Word, 2> kCapsule{"radius_m", "length_m"};
inline constexpr std::array<Word, 2> kCylinder{"radius_m", "height_m"};
inline constexpr std::array<Word, 7> kDrive{"velocity_m_s", "spin_rad_s", "amplitude_m", "frequency_Hz",
                                            "phase_deg",    "start_s",    "end_s"};
inline constexpr std::array<Word, 2> kGrid{"counts", "step_m"};
inline constexpr std::array<Word, 4> kRing{"copies", "centre_m", "axis", "step_deg"};
inline constexpr std::array<Word, 6> kSpring{"bodies",        "from_m",        "to_m",
                                             "stiffness_N_m", "damping_N_s_m", "rest_length_m"};
inline constexpr std::array<Word, 8> kJoint{"name", "kind",       "bodies",   "point_m",
                                            "axis", "limits_deg", "limits_m", "motor"};
inline constexpr std::array<Word, 3> kHingeMotor{"speed_rad_s", "gain_N_m_s", "torque_N_m"};
inline constexpr std::array<Word, 3> kSliderMotor{"speed_m_s", "gain_N_s_m", "force_N"};
inline constexpr std::array<Word, 10> kPenalty{
    "integrator",        "solver",         "depth_m",        "stiffness_N_m", "damping_N_s_m", "friction_speed_m_s",
    "tangential_spring", "relative_error", "absolute_error", "most_retries"};
inline constexpr std::array<Word, 2> kSymmetry{"point_m", "normal"};

inline constexpr std::array<Word, 11> kSoccer{"robots",        "length_m",         "width_m",       "goal_width_m",
                                              "wall_height_m", "ball_mass_kg",     "ball_radius_m", "robot_mass_kg",
                                              "top_speed_m_s", "control_period_s", "seed"};

struct Section {
  std::string_view heading;  ///< as a person writes it; "": the top of the file
  std::span<const Word> keys;
};

[[nodiscard]] inline std::vector<Section> all() {
  return {{"", kProject},
          {"[output]", kOutput},
          {"[material.NAME]", kMaterial},
          {"[[pair]]", kPair},
          {"[[body]]", kBody},
          {"parts", kPart},
          {"capsule", kCapsule},
          {"cylinder", kCylinder},
          {"drive", kDrive},
          {"grid", kGrid},
          {"ring", kRing},
          {"[[spring]]", kSpring},
          {"[[joint]]", kJoint},
          {"motor of a hinge", kHingeMotor},
          {"motor of a slider", kSliderMotor},
          {"[penalty]", kPenalty},
          {"[symmetry]", kSymmetry},
          {"[soccer]", kSoccer}};
}

}  // namespace talus::io::spatial_keys
