// The bodies of a planar scene, to be drawn; their motion is in states.csv.

#include "talus/io/scene_xml.h"
#include "talus/studio/runs_api.h"

namespace talus::studio {
namespace {

Json point_json(const core::Vector2& p) {
  return {p.x(), p.y()};
}

Json colour_json(const std::optional<scene::Colour>& colour) {
  return colour ? Json{colour->r, colour->g, colour->b} : Json();
}

Json body_json(const scene::Body& body) {
  Json json;
  json["vertices"] = Json::array();
  for (const core::Vector2& vertex : body.shape.vertices()) json["vertices"].push_back(point_json(vertex));
  json["radius"] = body.shape.radius();
  json["fixed"] = body.fixed;
  json["colour"] = colour_json(body.colour);
  json["mass"] = body.shape.mass().mass;
  json["start"] = {body.start.position.x(), body.start.position.y(), body.start.angle};
  return json;
}

Json end_json(const scene::SpringEnd& end) {
  return {{"body", end.body}, {"point", point_json(end.point)}};
}

}  // namespace

Answer get_scene(const RunDesk& desk, const Request&) {
  const scene::Scene scene = io::read_scene_file(desk.workspace.require("planar-scene")).scene;
  Json json;
  json["bodies"] = json["springs"] = Json::array();
  for (const scene::Body& body : scene.bodies) json["bodies"].push_back(body_json(body));
  for (const scene::Spring& spring : scene.springs)
    json["springs"].push_back(
        {{"a", end_json(spring.a)}, {"b", end_json(spring.b)}, {"colour", colour_json(spring.colour)}});
  json["viewport"] =
      scene.viewport ? Json{{"centre", point_json(scene.viewport->centre)}, {"size", scene.viewport->size}} : Json();
  json["background"] = colour_json(scene.background);
  json["description"] = scene.description;
  json["dt"] = scene.dt;
  json["duration"] = scene.duration;
  json["steps"] = scene::step_count(scene);
  json["law"] = scene::law_name(scene.response);
  json["integrator"] = scene::to_string(scene.integrator);
  return json_answer(json);
}

}  // namespace talus::studio
