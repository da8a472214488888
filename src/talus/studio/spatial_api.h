#pragma once

// Spatial scenes: their bodies as triangles, and the motion that a run recorded (docs/studio.md).

#include "talus/core/linear_algebra.h"
#include "talus/io/spatial_project.h"
#include "talus/studio/answer.h"
#include "talus/studio/runs_api.h"
#include "talus/studio/workspace.h"

namespace talus::studio {

/// The bodies of the scene on disk, or of a draft of it.
[[nodiscard]] Answer get_bodies(Workspace& workspace, const Request& request);
[[nodiscard]] Answer get_draft_bodies(Workspace& workspace, const Request& request);

/// Poses of all moving bodies at the frames of a run, and its contacts; one body with its speeds and energies.
[[nodiscard]] Answer get_film(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_body(const RunDesk& desk, const Request& request);

/// Places are sent as short numbers from here: whole kilometres, so that it is zero for most scenes.
[[nodiscard]] core::Vector3 scene_origin(const spatial::Scene& scene);

/// x, y, z, w.
void append(std::vector<float>& list, const bodies::Quaternion& q);

}  // namespace talus::studio
