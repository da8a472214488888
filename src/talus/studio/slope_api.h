#pragma once

// What the slope of a project looks like: the ground, sources, barriers, counters, rocks and materials.

#include <memory>

#include "talus/io/rockfall_project.h"
#include "talus/studio/answer.h"
#include "talus/studio/workspace.h"

namespace talus::studio {

[[nodiscard]] Answer get_terrain(Workspace& workspace, const Request& request);
[[nodiscard]] Answer get_layout(Workspace& workspace, const Request& request);
[[nodiscard]] Answer get_rock_shape(Workspace& workspace, const Request& request);
[[nodiscard]] Answer get_ground(Workspace& workspace, const Request& request);
[[nodiscard]] Answer get_ground_heights(Workspace& workspace, const Request& request);
[[nodiscard]] Answer get_regions(Workspace& workspace, const Request& request);
[[nodiscard]] Answer save_regions(Workspace& workspace, const Request& request);

}  // namespace talus::studio
