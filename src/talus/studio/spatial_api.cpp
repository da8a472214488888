#include "talus/studio/spatial_api.h"

#include <array>
#include <cmath>
#include <map>

#include "talus/collision/broad_phase.h"
#include "talus/io/spatial_film.h"
#include "talus/io/text_file.h"
#include "talus/studio/binary.h"
#include "talus/studio/project_api.h"
#include "talus/studio/project_check.h"

namespace talus::studio {
namespace {

using core::Vector3;
using spatial::Body;
using spatial::Mobility;

constexpr double kKilometre = 1000;

const char* motion_name(Mobility mobility) {
  constexpr std::array<const char*, 3> kNames{"dynamic", "fixed", "kinematic"};
  return kNames[static_cast<std::size_t>(mobility)];
}

const char* joint_name(spatial::JointKind kind) {
  constexpr std::array<const char*, 3> kNames{"pin", "hinge", "slider"};
  return kNames[static_cast<std::size_t>(kind)];
}

/// All shapes in one list of triangles; what is drawn alike is told once.
class ShapeList {
 public:
  explicit ShapeList(double extent) : extent_(extent) {}

  std::size_t number(const collision::Shape& shape) {
    const auto known = known_.find(&shape);
    return known != known_.end() ? known->second : known_[&shape] = find_or_add(shape);
  }
  [[nodiscard]] const Json& list() const { return list_; }
  void write(Binary& binary) const {
    binary.add("position", positions_, 3, "m");
    binary.add("index", index_, 3);
  }

 private:
  std::size_t find_or_add(const collision::Shape& shape) {
    const bool plane = !std::isfinite(collision::bounding_radius(shape));
    const geometry::TriangleMesh mesh = io::drawn_mesh(shape, 4 * extent_, io::FilmSettings().most_triangles);
    std::vector<float> vertices;
    std::vector<std::uint32_t> corners;
    for (const Vector3& vertex : mesh.vertices()) append(vertices, vertex);
    for (const geometry::Triangle& triangle : mesh.triangles())
      for (const int corner : triangle) corners.push_back(static_cast<std::uint32_t>(corner));
    const auto [place, is_new] = numbers_.try_emplace({vertices, corners}, list_.size());
    if (is_new) add(vertices, corners, plane);
    return place->second;
  }
  void add(const std::vector<float>& vertices, const std::vector<std::uint32_t>& corners, bool plane) {
    list_.push_back({{"plane", plane},
                     {"first_vertex", positions_.size() / 3},
                     {"vertices", vertices.size() / 3},
                     {"first_triangle", index_.size() / 3},
                     {"triangles", corners.size() / 3}});
    positions_.insert(positions_.end(), vertices.begin(), vertices.end());
    index_.insert(index_.end(), corners.begin(), corners.end());
  }

  double extent_;
  std::map<const collision::Shape*, std::size_t> known_;  // only looked up, never walked through
  std::map<std::pair<std::vector<float>, std::vector<std::uint32_t>>, std::size_t> numbers_;
  std::vector<float> positions_;
  std::vector<std::uint32_t> index_;
  Json list_ = Json::array();
};

Json body_json(const spatial::Scene& scene, const Body& body, std::size_t shape) {
  const bool dynamic = body.mobility == Mobility::dynamic;
  return {{"name", body.name},
          {"shape", shape},
          {"motion", motion_name(body.mobility)},
          {"mass_kg", dynamic ? Json(body.mass.mass) : Json()},
          {"moments_kg_m2", dynamic ? vector_json(body.mass.moments) : Json()},
          {"material", scene.materials[static_cast<std::size_t>(body.material)].name},
          {"colour", body.colour ? Json{body.colour->r, body.colour->g, body.colour->b} : Json()}};
}

/// Points of the world count from the origin of the answer, like those of the bodies.
Json anchor_json(const spatial::Anchor& anchor, const Vector3& origin) {
  const Vector3 point = anchor.body == spatial::kWorld ? Vector3(anchor.point - origin) : anchor.point;
  return {{"body", anchor.body}, {"point", vector_json(point)}};
}

Json springs_json(const spatial::Scene& scene, const Vector3& origin) {
  Json list = Json::array();
  for (const spatial::Spring& spring : scene.springs)
    list.push_back({{"a", anchor_json(spring.a, origin)},
                    {"b", anchor_json(spring.b, origin)},
                    {"stiffness_N_m", spring.stiffness},
                    {"rest_length_m", spring.rest_length}});
  return list;
}

Json joints_json(const spatial::Scene& scene, const Vector3& origin) {
  Json list = Json::array();
  for (const spatial::Joint& joint : scene.joints)
    list.push_back({{"name", joint.name},
                    {"kind", joint_name(joint.kind)},
                    {"a", anchor_json(joint.a, origin)},
                    {"b", anchor_json(joint.b, origin)},
                    {"axis", vector_json(joint.axis_a)},
                    {"motor", joint.motor.has_value()}});
  return list;
}

Answer bodies_answer(const io::SpatialProject& project) {
  const spatial::Scene& scene = project.scene;
  const Vector3 origin = scene_origin(scene);
  ShapeList shapes(io::scene_extent(scene));
  Json bodies = Json::array();
  std::vector<float> places, attitudes;
  for (const Body& body : scene.bodies) {
    bodies.push_back(body_json(scene, body, shapes.number(*body.shape)));
    append(places, body.start.p_WB - origin);
    append(attitudes, body.start.R_WB);
  }
  Binary binary({{"origin", vector_json(origin)},
                 {"name", scene.name},
                 {"extent_m", io::scene_extent(scene)},
                 {"gravity_m_s2", vector_json(scene.gravity)},
                 {"law", scene.law},
                 {"dt_s", scene.dt},
                 {"duration_s", scene.duration},
                 {"steps", io::step_count(scene)},
                 {"frame_s", scene.dt * static_cast<double>(project.frame_stride)},
                 {"shapes", shapes.list()},
                 {"bodies", bodies},
                 {"springs", springs_json(scene, origin)},
                 {"joints", joints_json(scene, origin)}});
  shapes.write(binary);
  binary.add("start_position", places, 3, "m");
  binary.add("start_attitude", attitudes, 4);
  return bytes_answer(binary.bytes());
}

}  // namespace

void append(std::vector<float>& list, const bodies::Quaternion& q) {
  for (const double value : {q.x(), q.y(), q.z(), q.w()}) list.push_back(static_cast<float>(value));
}

Vector3 scene_origin(const spatial::Scene& scene) {
  Vector3 sum = Vector3::Zero();
  for (const Body& body : scene.bodies) sum += body.start.p_WB;
  const double count = std::max<double>(1, static_cast<double>(scene.bodies.size()));
  const Vector3 kilometres = (sum / count / kKilometre).array().round();
  return kKilometre * kilometres + Vector3::Zero();  // no negative zeros
}

Answer get_bodies(Workspace& workspace, const Request&) {
  return bodies_answer(*workspace.store().spatial(workspace.require("scene")));
}

Answer get_draft_bodies(Workspace& workspace, const Request& request) {
  workspace.require_writable();
  const std::filesystem::path file = workspace.require("scene");
  return bodies_answer(*draft_scene(workspace, file, wanted_text(request.json(), file, io::read_text_file(file))));
}

}  // namespace talus::studio
