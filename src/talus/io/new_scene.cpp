#include <string>
#include <string_view>

#include "talus/io/new_project.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

constexpr std::string_view kProjectText =
    R"(# A boulder hits a small wall of stone blocks. Every key: docs/spatial.md
#   talus check project.toml     is everything in order?
#   talus run project.toml       watch it: results/.../report.html
#   talus compare project.toml --laws sweeps,propagation,penalty
# x, y are level, z points up. Units stand in the keys.

kind = "scene"
name = "Boulder and wall"
dt_s = 0.002                             # time step
duration_s = 3
law = "sweeps"                           # how contacts are answered: docs/laws.md
# gravity_m_s2 = 9.81                    # downward, or [x, y, z]

[output]
frame_s = 0.02                           # between rows of states.csv

[material.stone]
friction = 0.6
restitution = 0.1

[[body]]
name = "ground"
plane = true                             # everything below z = 0; position_m and turn_deg place it
material = "stone"

[[body]]                                 # 5 blocks in a row along y, 4 rows high
name = "block"
box_m = [0.4, 0.6, 0.3]                  # full sides; or sphere_radius_m, capsule, cylinder, hull_m, mesh, shape, parts
grid = { counts = [1, 5, 4], step_m = [1, 0.602, 0.3] }
position_m = [0, -1.204, 0.15]
density_kg_m3 = 2400
material = "stone"
colour = "#b9a88c"

[[body]]
name = "boulder"
shape = "boulder"                        # angular, random; seed gives another one
seed = 7
sides_m = [0.9, 0.8, 0.7]
mass_kg = 900
position_m = [-2.5, 0.1, 0.9]
turn_deg = [10, 20, 30]                  # about x, then y, then z
velocity_m_s = [6, 0, 1.5]               # of the centre of mass
spin_rad_s = [0, 4, 0]
material = "stone"
colour = "#7d94a8"
)";

}  // namespace

std::vector<std::filesystem::path> write_new_scene(const std::filesystem::path& folder) {
  const std::filesystem::path project = folder / "project.toml";
  write_text_file(project, std::string(kProjectText));
  return {project};
}

}  // namespace talus::io
