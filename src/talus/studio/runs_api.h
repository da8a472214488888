#pragma once

// Runs: begun, watched, cancelled, resumed, and what they left (docs/studio.md).

#include "talus/studio/answer.h"
#include "talus/studio/run_job.h"
#include "talus/studio/workspace.h"

namespace talus::studio {

struct RunDesk {
  Workspace& workspace;
  JobList& jobs;
};

[[nodiscard]] Answer list_runs(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer begin_run(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer run_progress(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer cancel_run(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer resume_run(const RunDesk& desk, const Request& request);

[[nodiscard]] Answer get_summary(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_table(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_maps(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_map(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_paths(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_rock(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_file(const RunDesk& desk, const Request& request);

[[nodiscard]] Answer get_block(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_ground_motion(const RunDesk& desk, const Request& request);
[[nodiscard]] Answer get_scene(const RunDesk& desk, const Request& request);

}  // namespace talus::studio
