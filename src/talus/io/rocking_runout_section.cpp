// [runout]: the slope below the pedestal.

#include <algorithm>

#include <fmt/format.h>

#include "talus/io/rockfall_sections.h"
#include "talus/io/rocking_keys.h"
#include "talus/io/rocking_sections.h"
#include "talus/laws/law.h"
#include "talus/slope/combined_surface.h"
#include "talus/slope/mesh_surface.h"

namespace talus::io {
namespace {

using core::Vector3;

/// The sections [slope], [materials], [material.NAME] and [[barrier]], as in a rockfall project.
void read_slope_sections(RockingReading& reading, RockfallProject& slope) {
  slope.inputs = {reading.project.inputs.front()};
  ProjectReading sections{.root = reading.root, .project = slope};
  read_slope(sections);
  read_materials(sections);
  read_barriers(sections);
  for (const InputFile& input : slope.inputs) {
    const auto same = [&](const InputFile& other) { return other.path == input.path; };
    auto& known = reading.project.inputs;
    if (std::none_of(known.begin(), known.end(), same)) known.push_back(input);
  }
}

/// Two numbers: its foot stands on the ground there. Three: its origin is there.
Vector3 read_place(const TomlTable& table, const Runout& runout, const geometry::TriangleMesh& pedestal) {
  constexpr const char* kAccepted = "[x, y] or [x, y, z] over the slope";
  const core::Vector given = table.vector("place_m");
  if (given.size() != 2 && given.size() != 3) table.fail("place_m", "has another length", kAccepted);
  const Vector3 origin = runout.slope.model.origin;
  Vector3 place(given[0] - origin.x(), given[1] - origin.y(), runout.bare_ground->bounds().upper.z() + 1);
  const std::optional<double> ground = runout.bare_ground->ground_below(place);
  if (!ground) table.fail("place_m", "is not over the slope", slope_extent(runout.slope.model));
  place.z() =
      given.size() == 3 ? given[2] - origin.z() : *ground - geometry::bounding_box(pedestal.vertices()).lower.z();
  return place;
}

void require_above_ground(const TomlTable& table, const Runout& runout, const RockingProject& project) {
  const double tolerance = runout.slope.model.engine.collision_tolerance;
  for (const Vector3& point : project.block.points) {
    const Vector3 at = runout.place + bodies::point_position(project.start, point);
    if (runout.bare_ground->ground_below(at) && !runout.bare_ground->comes_within(tolerance, at)) continue;
    table.fail("place_m", "the block begins in the slope or beside it",
               "a pedestal that lifts the block off the slope");
  }
}

}  // namespace

void read_rocking_runout(RockingReading& reading, std::string_view study) {
  const std::optional<TomlTable> table = reading.root.table("runout", rocking_keys::kRunout);
  if (!table) {
    for (const char* key : {"slope", "materials", "material", "barrier"})
      reading.root.refuse(key, "has no meaning without [runout]");
    return;
  }
  if (study == "overturning") reading.root.fail("runout", "has no meaning for an overturning study");
  if (!reading.rock) table->fail("place_m", "a planar block does not leave its plane", "a block in space");
  if (!reading.pedestal) table->fail("place_m", "a plane cannot stand on a slope", "box_m or mesh in [pedestal]");
  Runout runout{.rock = reading.rock};
  read_slope_sections(reading, runout.slope);
  rockfall::Model& model = runout.slope.model;
  runout.bare_ground = model.ground;
  if (table->has("law")) model.engine.law = table->word("law", "law", laws::law_names());
  model.engine.gravity = reading.project.simulation.step_settings.gravity.norm();
  model.engine.max_time = table->number_or("max_time_s", model.engine.max_time,
                                           {.lowest = 0, .highest = 1e5, .open = true, .accepted = "a number > 0"});
  runout.rate = table->number_or("frames_per_s", runout.rate,
                                 {.lowest = 0, .highest = 1e5, .open = true, .accepted = "a number > 0"});
  runout.place = read_place(*table, runout, *reading.pedestal);
  require_above_ground(*table, runout, reading.project);
  model.ground = table->located("place_m", [&] {
    return std::make_shared<slope::CombinedSurface>(
        runout.bare_ground, std::make_shared<slope::MeshSurface>(reading.pedestal->translated(runout.place)));
  });
  reading.project.runout = std::move(runout);
}

}  // namespace talus::io
