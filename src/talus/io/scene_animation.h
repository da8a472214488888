#pragma once

// animation.html: one file without outside resources that shows a scene in motion in any browser.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "talus/io/result_folder.h"
#include "talus/scene/measures.h"
#include "talus/scene/simulation.h"

namespace talus::io {

/// How many frames are kept: enough for smooth motion, few enough for a browser.
struct AnimationSettings {
  double frames_per_second = 60;  ///< of simulated time
  std::int64_t most_frames = 2000;
  std::int64_t most_poses = 500000;  ///< frames times moving bodies
};

/// Every how many steps a frame is kept.
[[nodiscard]] std::int64_t frame_stride(const scene::Scene& scene, const AnimationSettings& settings);

/// JSON inside <script>: nothing in it looks like the end of the script.
[[nodiscard]] std::string script_text(const nlohmann::ordered_json& json);

/// Streams frames to disk as they come.
class SceneAnimation {
 public:
  SceneAnimation(const ResultFolder& folder, const scene::Simulation& simulation, std::string_view title,
                 const AnimationSettings& settings = {});

  /// Called after every step, and before the first. Keeps every n-th frame; contacts of the steps between show in the
  /// next one kept.
  void add(const scene::Simulation& simulation, const scene::Measures& measures);
  /// `note` is shown beside the time: how the run ended, if not as planned.
  void commit(std::string_view note);

 private:
  void collect_contacts(const scene::Simulation& simulation);
  void write_frame(const scene::Simulation& simulation, const scene::Measures& measures);

  AtomicFile file_;
  std::int64_t stride_;
  std::int64_t last_step_;
  std::vector<core::Vector2> contact_points_;
};

}  // namespace talus::io
