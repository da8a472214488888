#include <string>
#include <string_view>

#include "talus/io/new_project.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

constexpr std::string_view kProjectText =
    R"(# A free-standing stone column on shaking ground. Every key: docs/rocking.md
#   talus check project.toml     is everything in order?
#   talus run project.toml       shake it
# x points east, y north, z up. Files lie beside this one. Units stand in the keys.

kind = "rocking"
name = "Stone column"

[block]
box_m = [0.4, 0.4, 1.6]                  # full sides; or: mesh = "rock.obj" (.ply, .stl), closed, z up
density_kg_m3 = 2600
# planar = true                          # two corners in the x-z plane, as in textbooks
# tilt_deg = 5                           # let go from a tilt instead of from rest

[pedestal]                               # a plane unless box_m or mesh is given
friction = 0.7                           # static; kinetic_friction is the same unless given
restitution = 0

[motion]
pulse = { shape = "one-sine", pga_g = 0.45, period_s = 1.0 }
azimuth_deg = 60                         # clockwise from north: where the motion goes first
# file = "record.AT2"                    # PEER, SMC, COSMOS V2, csv or text instead of the pulse
# pga_g = 0.5                            # scaled to this peak; or: scale = 1.5, or: pgv_m_s = 0.4

[study]
type = "single"                          # or "fragility", "overturning", "grid"
record_step_s = 0.01
)";

}  // namespace

std::vector<std::filesystem::path> write_new_rocking(const std::filesystem::path& folder) {
  const std::filesystem::path project = folder / "project.toml";
  write_text_file(project, std::string(kProjectText));
  return {project};
}

}  // namespace talus::io
