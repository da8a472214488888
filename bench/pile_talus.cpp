#include "bench/pile_scene.h"

#include "talus/collision/broad_phase.h"
#include "talus/spatial/simulation.h"

namespace talus::bench {

PileResult run_talus(const PileScene& scene, const std::string& law) {
  spatial::Scene s;
  s.materials.push_back({"all", scene.friction, 0});
  s.dt = scene.dt;
  s.gravity = {0, 0, -scene.gravity};
  s.threads = 1;
  for (const Crate& crate : scene.crates) {
    spatial::Body body;
    body.shape = collision::box(2 * core::Vector3(crate.half[0], crate.half[1], crate.half[2]));
    const collision::ShapeIntegrals integrals = collision::integrals(*body.shape);
    body.mass = {scene.density * integrals.volume, scene.density * integrals.inertia.diagonal()};
    body.start.p_WB = {crate.place[0], crate.place[1], crate.place[2]};
    body.start.R_WB = {crate.attitude[0], crate.attitude[1], crate.attitude[2], crate.attitude[3]};
    s.bodies.push_back(body);
  }
  const auto add_plane = [&](const core::Vector3& normal, double back) {
    spatial::Body plane;
    plane.shape = collision::half_space();
    plane.mobility = spatial::Mobility::fixed;
    plane.start.R_WB = collision::Quaternion::FromTwoVectors(core::Vector3::UnitZ(), normal);
    plane.start.p_WB = -back * normal;
    s.bodies.push_back(plane);
  };
  add_plane(core::Vector3::UnitZ(), 0);
  if (scene.walls > 0)
    for (const double sign : {-1.0, 1.0})
      for (const int axis : {0, 1}) add_plane(sign * core::Vector3::Unit(axis), scene.walls);
  spatial::Simulation simulation(s, law);
  return measure_steps(
      "talus " + law, scene, [&] { (void)simulation.step(); },
      [&] {
        Places places = scene.crates;
        for (std::size_t i = 0; i < places.size(); ++i) {
          const spatial::SpatialState& state = simulation.states()[i];
          places[i].place = {state.p_WB.x(), state.p_WB.y(), state.p_WB.z()};
          places[i].attitude = {state.R_WB.w(), state.R_WB.x(), state.R_WB.y(), state.R_WB.z()};
        }
        return places;
      });
}

}  // namespace talus::bench
