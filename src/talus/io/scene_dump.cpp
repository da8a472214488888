#include "talus/io/scene_dump.h"

#include <string>

#include <nlohmann/json.hpp>

#include "talus/solvers/status.h"

namespace talus::io {
namespace {

using core::Matrix;
using core::Vector;
using nlohmann::ordered_json;

ordered_json rows(const Matrix& matrix) {
  ordered_json result = ordered_json::array();
  for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
    ordered_json row = ordered_json::array();
    for (Eigen::Index j = 0; j < matrix.cols(); ++j) row.push_back(matrix(i, j) + 0.0);  // + 0.0: no "-0.0"
    result.push_back(std::move(row));
  }
  return result;
}

ordered_json list(const Vector& vector) {
  ordered_json result = ordered_json::array();
  for (const double value : vector) result.push_back(value + 0.0);
  return result;
}

ordered_json pair(const core::Vector2& v) {
  return ordered_json::array({v.x(), v.y()});
}

ordered_json contact_list(const scene::Simulation& simulation) {
  ordered_json result = ordered_json::array();
  for (const scene::Contact& c : simulation.contacts())
    result.push_back(
        {{"bodies", {c.first, c.second}}, {"r0", pair(c.r_first)}, {"r1", pair(c.r_second)}, {"n", pair(c.normal)}});
  return result;
}

ordered_json free_bodies(const scene::Scene& scene) {
  ordered_json result = ordered_json::array();
  for (std::size_t i = 0; i < scene.bodies.size(); ++i)
    if (!scene.bodies[i].fixed) result.push_back(i);
  return result;
}

ordered_json free_velocities(const scene::Simulation& simulation) {
  ordered_json result = ordered_json::array();
  for (std::size_t i = 0; i < simulation.states().size(); ++i) {
    if (simulation.scene().bodies[i].fixed) continue;
    const scene::PlanarState& s = simulation.states()[i];
    for (const double value : {s.velocity.x(), s.velocity.y(), s.spin}) result.push_back(value + 0.0);
  }
  return result;
}

}  // namespace

ordered_json contact_dump(const scene::Simulation& simulation) {
  const contact::ContactProblem& problem = simulation.problem();
  const laws::Response* response = simulation.response();
  const Vector before = problem.velocity();
  const Matrix N = problem.normals();
  Matrix inverse_mass_N(N.rows(), N.cols());
  if (N.cols() > 0) problem.mass().solve(N, inverse_mass_N);
  const Matrix M = problem.mass().dense();
  return {{"step", simulation.steps_done()},
          {"time", simulation.time()},
          {"law", std::string(simulation.law_name())},
          {"status", std::string(response != nullptr ? solvers::to_string(response->status) : "no contacts")},
          {"free_bodies", free_bodies(simulation.scene())},
          {"contacts", contact_list(simulation)},
          {"A", rows(N.transpose() * inverse_mass_N)},
          {"b", list(N.transpose() * before)},
          {"M", rows(M)},
          {"minus_M_v", list(-(M * before))},
          {"N", rows(N)},
          {"lambda", list(response != nullptr ? response->normal_impulse : Vector())},
          {"velocity_before", list(before)},
          {"velocity_after", free_velocities(simulation)}};
}

}  // namespace talus::io
