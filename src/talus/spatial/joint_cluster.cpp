#include "talus/spatial/joint_cluster.h"

#include <algorithm>

#include "talus/spatial/drift.h"

namespace talus::spatial {
namespace {

constexpr int kMostRounds = 30;
constexpr double kClosed = 1e-13;  // m or rad
constexpr double kHeavy = 1e8;     // of the bodies that a mover meets

}  // namespace

bodies::SpatialMass mover_mass(double others) {
  const double mass = kHeavy * others;
  return {.mass = mass, .inertia_W = mass * Matrix3::Identity()};
}

void write_joint_columns(const Scene& scene, std::span<const JointRow> rows, std::span<const int> joint_of_row,
                         std::span<const int> number_of, Matrix& G) {
  G.setZero();
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const Joint& joint = scene.joints[static_cast<std::size_t>(joint_of_row[r])];
    const auto write = [&](int body, const Vector3& angular, double sign) {
      if (body == kWorld || number_of[static_cast<std::size_t>(body)] == contact::kFixed) return;
      const Eigen::Index row = 6 * number_of[static_cast<std::size_t>(body)];
      G.block<3, 1>(row, static_cast<Eigen::Index>(r)) += sign * rows[r].direction.linear;
      G.block<3, 1>(row + 3, static_cast<Eigen::Index>(r)) += sign * angular;
    };
    write(joint.a.body, rows[r].direction.angular_a, 1);
    write(joint.b.body, rows[r].direction.angular_b, -1);
  }
}

void JointCluster::collect_rows(const Scene& scene, std::span<const SpatialState> states) {
  rows_.clear();
  joint_of_row_.clear();
  for (const int joint : joints_) {
    joint_rows(scene, scene.joints[static_cast<std::size_t>(joint)], states, rows_);
    joint_of_row_.resize(rows_.size(), joint);
  }
}

void JointCluster::set_up(const Scene& scene, std::span<const int> joints, std::span<const SpatialState> states) {
  joints_.assign(joints.begin(), joints.end());
  bodies_.clear();
  for (const int joint : joints_)
    for (const Anchor* end :
         {&scene.joints[static_cast<std::size_t>(joint)].a, &scene.joints[static_cast<std::size_t>(joint)].b})
      if (end->body != kWorld && scene.bodies[static_cast<std::size_t>(end->body)].mobility != Mobility::fixed)
        bodies_.push_back(end->body);
  std::sort(bodies_.begin(), bodies_.end());
  bodies_.erase(std::unique(bodies_.begin(), bodies_.end()), bodies_.end());
  number_of_.assign(states.size(), contact::kFixed);
  moves_.clear();
  mass_.clear();
  double total = 0;
  for (const int body : bodies_) {
    const Body& b = scene.bodies[static_cast<std::size_t>(body)];
    if (b.mobility == Mobility::dynamic) total += b.mass.mass;
  }
  for (const int body : bodies_) {
    const Body& b = scene.bodies[static_cast<std::size_t>(body)];
    number_of_[static_cast<std::size_t>(body)] = static_cast<int>(moves_.size());
    moves_.push_back(b.mobility == Mobility::dynamic);
    if (moves_.back()) mass_.add(bodies::mass_in_world(b.mass, states[static_cast<std::size_t>(body)].R_WB));
    if (!moves_.back()) mass_.add(mover_mass(total), true);
  }
  collect_rows(scene, states);
  G_.resize(mass_.size(), static_cast<Eigen::Index>(rows_.size()));
  write_joint_columns(scene, rows_, joint_of_row_, number_of_, G_);
  mass_.hold(G_);
}

void JointCluster::read(std::span<const SpatialState> states) {
  u_.resize(mass_.size());
  for (std::size_t k = 0; k < bodies_.size(); ++k) {
    const SpatialState& state = states[static_cast<std::size_t>(bodies_[k])];
    u_.segment<3>(static_cast<Eigen::Index>(6 * k)) = state.v_WB;
    u_.segment<3>(static_cast<Eigen::Index>(6 * k + 3)) = state.w_WB;
  }
}

void JointCluster::write(std::span<SpatialState> states) const {
  for (std::size_t k = 0; k < bodies_.size(); ++k) {
    if (!moves_[k]) continue;
    SpatialState& state = states[static_cast<std::size_t>(bodies_[k])];
    state.v_WB = u_.segment<3>(static_cast<Eigen::Index>(6 * k));
    state.w_WB = u_.segment<3>(static_cast<Eigen::Index>(6 * k + 3));
  }
}

void JointCluster::meet(std::span<SpatialState> states) {
  read(states);
  rate_.setZero(G_.cols());
  mass_.meet_joints(u_, rate_);
  write(states);
}

double JointCluster::fit(const Scene& scene, std::span<SpatialState> states, double time) {
  double worst = 0;
  for (int round = 0; round < kMostRounds; ++round) {
    ends_.assign(states.begin(), states.end());
    for (std::size_t k = 0; k < bodies_.size(); ++k) {
      const auto body = static_cast<std::size_t>(bodies_[k]);
      if (moves_[k]) ends_[body] = drifted(scene.bodies[body].mass, states[body], time);
      if (!moves_[k]) {
        const collision::SteadyMotion motion{
            {states[body].p_WB, states[body].R_WB}, states[body].v_WB, states[body].w_WB};
        const collision::Pose pose = motion.at(time);
        ends_[body].p_WB = pose.p;
        ends_[body].R_WB = pose.R;
      }
    }
    collect_rows(scene, ends_);
    read(states);
    rate_.noalias() = G_.transpose() * u_;
    worst = 0;
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      worst = std::max(worst, std::abs(rows_[r].error));
      rate_[static_cast<Eigen::Index>(r)] -= rows_[r].error / time;
    }
    if (worst <= kClosed) return worst;
    mass_.meet_joints(u_, rate_);
    write(states);
  }
  return worst;
}

}  // namespace talus::spatial
