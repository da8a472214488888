#include "talus/io/spatial_film.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/collision/broad_phase.h"
#include "talus/geometry/convex_hull.h"
#include "talus/io/scene_animation.h"
#include "talus/io/spatial_player.h"
#include "talus/io/vtk_file.h"

namespace talus::io {
namespace {

using core::Vector3;
using geometry::TriangleMesh;
using nlohmann::ordered_json;
using spatial::Body;
using spatial::Mobility;

template <class Value>
std::string encoded(const std::vector<Value>& values) {
  std::string bytes(values.size() * sizeof(Value), '\0');
  if (!values.empty()) std::memcpy(bytes.data(), values.data(), bytes.size());
  return base64(bytes);
}

template <class Value>
void append(std::string& bytes, Value value) {
  char raw[sizeof(Value)];
  std::memcpy(raw, &value, sizeof(Value));
  bytes.append(raw, sizeof(Value));
}

ordered_json shape_json(const TriangleMesh& mesh, bool plane) {
  std::vector<float> vertices;
  std::vector<std::uint32_t> corners;
  for (const Vector3& v : mesh.vertices())
    for (const double x : v) vertices.push_back(static_cast<float>(x));
  for (const geometry::Triangle& t : mesh.triangles())
    for (const int corner : t) corners.push_back(static_cast<std::uint32_t>(corner));
  return {{"v", encoded(vertices)}, {"t", encoded(corners)}, {"plane", plane}};
}

/// Shapes that bodies share are told once.
class Shapes {
 public:
  Shapes(double extent, std::int64_t most) : extent_(extent), most_(most) {}

  int number(const collision::ShapePtr& shape) {
    const auto known = numbers_.find(shape.get());
    if (known != numbers_.end()) return known->second;
    const bool plane = !std::isfinite(collision::bounding_radius(*shape));
    list_.push_back(shape_json(drawn_mesh(*shape, 4 * extent_, most_), plane));
    return numbers_[shape.get()] = static_cast<int>(list_.size()) - 1;
  }
  [[nodiscard]] const ordered_json& list() const { return list_; }

 private:
  double extent_;
  std::int64_t most_;
  std::map<const collision::Shape*, int> numbers_;  // only looked up, never walked through
  ordered_json list_ = ordered_json::array();
};

ordered_json body_json(const Body& body, int shape) {
  ordered_json json{{"name", body.name}, {"shape", shape}};
  if (body.colour) json["colour"] = {body.colour->r, body.colour->g, body.colour->b};
  if (body.mobility == Mobility::kinematic) json["driven"] = true;
  if (body.mobility != Mobility::fixed) return json;
  const auto& p = body.start.p_WB;
  const auto& q = body.start.R_WB;
  json["pose"] = {p.x(), p.y(), p.z(), q.w(), q.x(), q.y(), q.z()};
  return json;
}

ordered_json anchor_json(const spatial::Anchor& anchor) {
  return {anchor.body, anchor.point.x(), anchor.point.y(), anchor.point.z()};
}

}  // namespace

TriangleMesh drawn_mesh(const collision::Shape& shape, double extent, std::int64_t most) {
  TriangleMesh mesh = collision::outline(shape, extent);
  if (mesh.triangle_count() <= most) return mesh;
  return geometry::convex_hull(mesh.vertices()).mesh;
}

double scene_extent(const spatial::Scene& scene) {
  geometry::Box box{Vector3::Constant(INFINITY), Vector3::Constant(-INFINITY)};
  for (const Body& body : scene.bodies) {
    const double r = collision::bounding_radius(*body.shape);
    if (!std::isfinite(r)) continue;
    box.lower = box.lower.cwiseMin(body.start.p_WB - Vector3::Constant(r));
    box.upper = box.upper.cwiseMax(body.start.p_WB + Vector3::Constant(r));
  }
  return box.lower.x() <= box.upper.x() ? 0.5 * box.sides().norm() : 1;
}

std::int64_t frame_stride(const spatial::Scene& scene, const FilmSettings& settings) {
  const auto moving = std::count_if(scene.bodies.begin(), scene.bodies.end(),
                                    [](const Body& body) { return body.mobility != Mobility::fixed; });
  const std::int64_t most =
      std::clamp<std::int64_t>(settings.most_poses / std::max<std::int64_t>(1, moving), 2, settings.most_frames);
  const auto smooth = static_cast<std::int64_t>(std::min(1e12, 1 / (settings.frames_per_second * scene.dt)));
  return std::max({std::int64_t{1}, smooth, (step_count(scene) + most - 1) / most});
}

SpatialFilm::SpatialFilm(const spatial::Scene& scene, const FilmSettings& settings)
    : scene_(scene), settings_(settings), stride_(frame_stride(scene, settings)), last_step_(step_count(scene)) {
  for (std::size_t i = 0; i < scene.bodies.size(); ++i)
    if (scene.bodies[i].mobility != Mobility::fixed) moving_.push_back(i);
}

void SpatialFilm::add(const spatial::Simulation& simulation) {
  if (simulation.steps_done() % stride_ != 0 && simulation.steps_done() != last_step_) return;
  times_.push_back(static_cast<float>(simulation.time()));
  for (const std::size_t i : moving_) {
    const spatial::SpatialState& s = simulation.states()[i];
    for (const double x : s.p_WB) append(poses_, static_cast<float>(x));
    const auto& q = s.R_WB;
    for (const double c : {q.w(), q.x(), q.y(), q.z()})
      append(poses_, static_cast<std::int16_t>(std::lround(32767 * std::clamp(c, -1.0, 1.0))));
  }
  add_marks(simulation);
}

void SpatialFilm::add_marks(const spatial::Simulation& simulation) {
  const std::int64_t frames = last_step_ / stride_ + 2;
  const auto most = static_cast<std::size_t>(std::min<std::int64_t>(settings_.most_marks / frames, UINT16_MAX));
  const std::size_t count = std::min(most, simulation.contacts().size());
  for (std::size_t i = 0; i < count; ++i)
    for (const double x : simulation.contacts()[i].point) marks_.push_back(static_cast<float>(x));
  mark_counts_.push_back(static_cast<std::uint16_t>(count));
}

std::string SpatialFilm::data() const {
  Shapes shapes(scene_extent(scene_), settings_.most_triangles);
  ordered_json bodies = ordered_json::array(), springs = ordered_json::array(), joints = ordered_json::array();
  for (const Body& body : scene_.bodies) bodies.push_back(body_json(body, shapes.number(body.shape)));
  for (const spatial::Spring& s : scene_.springs) springs.push_back({anchor_json(s.a), anchor_json(s.b)});
  for (const spatial::Joint& j : scene_.joints) joints.push_back({anchor_json(j.a), anchor_json(j.b)});
  return script_text({{"shapes", shapes.list()},
                      {"bodies", bodies},
                      {"springs", springs},
                      {"joints", joints},
                      {"times", encoded(times_)},
                      {"poses", base64(poses_)},
                      {"counts", encoded(mark_counts_)},
                      {"marks", encoded(marks_)}});
}

std::string SpatialFilm::html() const {
  return fmt::format("{}<script>\n'use strict';\nconst film = {};\n{}{}</script>\n", spatial_player_html(), data(),
                     spatial_painter_script(), spatial_player_script());
}

}  // namespace talus::io
