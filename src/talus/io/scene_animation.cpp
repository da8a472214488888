#include "talus/io/scene_animation.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/animation_page.h"

namespace talus::io {
namespace {

using nlohmann::ordered_json;

/// Marks beyond this number in one frame cannot be told apart.
constexpr std::size_t kMostContactMarks = 2000;

ordered_json colour_json(const std::optional<scene::Colour>& colour) {
  if (!colour) return nullptr;
  const auto byte = [](double channel) { return static_cast<int>(std::lround(255 * channel)); };
  return fmt::format("#{:02x}{:02x}{:02x}", byte(colour->r), byte(colour->g), byte(colour->b));
}

ordered_json point_json(const core::Vector2& p) {
  return ordered_json::array({p.x(), p.y()});
}

ordered_json body_json(const scene::Body& body) {
  ordered_json vertices = ordered_json::array();
  for (const core::Vector2& v : body.shape.vertices()) vertices.push_back(point_json(v));
  return {{"vertices", vertices},
          {"r", body.shape.radius()},
          {"fixed", body.fixed},
          {"colour", colour_json(body.colour)},
          {"start", {body.start.position.x(), body.start.position.y(), body.start.angle}}};
}

ordered_json end_json(const scene::SpringEnd& end) {
  return {{"body", end.body}, {"point", point_json(end.point)}};
}

ordered_json scene_json(const scene::Simulation& simulation, std::string_view title) {
  const scene::Scene& scene = simulation.scene();
  ordered_json bodies = ordered_json::array();
  for (const scene::Body& body : scene.bodies) bodies.push_back(body_json(body));
  ordered_json springs = ordered_json::array();
  for (const scene::Spring& s : scene.springs)
    springs.push_back({{"a", end_json(s.a)}, {"b", end_json(s.b)}, {"colour", colour_json(s.colour)}});
  ordered_json view;
  if (scene.viewport) view = {scene.viewport->centre.x(), scene.viewport->centre.y(), scene.viewport->size};
  return {{"title", std::string(title)},
          {"description", scene.description},
          {"law", std::string(simulation.law_name())},
          {"integrator", std::string(scene::to_string(scene.integrator))},
          {"dt", scene.dt},
          {"viewport", view},
          {"background", colour_json(scene.background)},
          {"bodies", bodies},
          {"springs", springs}};
}

}  // namespace

std::string script_text(const ordered_json& json) {
  std::string text = json.dump(-1, ' ', true, ordered_json::error_handler_t::replace);
  for (std::size_t at = 0; (at = text.find('<', at)) != std::string::npos;) text.replace(at, 1, "\\u003c");
  return text;
}

std::int64_t frame_stride(const scene::Scene& scene, const AnimationSettings& settings) {
  const auto moving = std::count_if(scene.bodies.begin(), scene.bodies.end(), [](const auto& b) { return !b.fixed; });
  const std::int64_t most =
      std::clamp<std::int64_t>(settings.most_poses / std::max<std::int64_t>(1, moving), 100, settings.most_frames);
  const std::int64_t steps = scene::step_count(scene);
  const auto smooth = static_cast<std::int64_t>(std::min(1e12, 1 / (settings.frames_per_second * scene.dt)));
  return std::max({std::int64_t{1}, smooth, (steps + most - 1) / most});
}

SceneAnimation::SceneAnimation(const ResultFolder& folder, const scene::Simulation& simulation, std::string_view title,
                               const AnimationSettings& settings)
    : file_(folder.file("animation.html")),
      stride_(frame_stride(simulation.scene(), settings)),
      last_step_(scene::step_count(simulation.scene())) {
  file_.stream() << animation_page_head() << "<script>\nconst scene = " << script_text(scene_json(simulation, title))
                 << ";\nconst frames = [\n";
}

void SceneAnimation::collect_contacts(const scene::Simulation& simulation) {
  for (const scene::Contact& c : simulation.contacts()) {
    if (contact_points_.size() >= kMostContactMarks) return;
    const auto first = static_cast<std::size_t>(c.first);
    contact_points_.emplace_back(simulation.states()[first].position + c.r_first -
                                 simulation.scene().bodies[first].shape.radius() * c.normal);
  }
}

void SceneAnimation::add(const scene::Simulation& simulation, const scene::Measures& measures) {
  collect_contacts(simulation);
  if (simulation.steps_done() % stride_ == 0 || simulation.steps_done() == last_step_)
    write_frame(simulation, measures);
}

void SceneAnimation::write_frame(const scene::Simulation& simulation, const scene::Measures& measures) {
  fmt::memory_buffer row;
  const auto out = std::back_inserter(row);
  fmt::format_to(out, "[{:.7g},{:.7g},{:.7g},[", simulation.time(), measures.kinetic(), measures.potential);
  for (std::size_t i = 0; i < simulation.states().size(); ++i) {
    const scene::PlanarState& s = simulation.states()[i];
    if (!simulation.scene().bodies[i].fixed)
      fmt::format_to(out, "{:.6g},{:.6g},{:.6g},", s.position.x(), s.position.y(), s.angle);
  }
  fmt::format_to(out, "],[");
  for (const core::Vector2& p : contact_points_) fmt::format_to(out, "{:.5g},{:.5g},", p.x(), p.y());
  fmt::format_to(out, "]],\n");
  contact_points_.clear();
  file_.stream().write(row.data(), static_cast<std::streamsize>(row.size()));
}

void SceneAnimation::commit(std::string_view note) {
  file_.stream() << "];\nconst note = " << script_text(std::string(note)) << ";\n</script>\n<script>"
                 << animation_script() << "</script>\n</body>\n</html>\n";
  file_.commit();
}

}  // namespace talus::io
