#pragma once

// One scene in motion. A step of length h, in this order (Columbia, Theme 3):
//
//   1. loads F, tau from the state at t0
//   2. symplectic:  V1 = V0 + h F/M,  w1 = w0 + h tau/I,  X1 = X0 + h V1,  theta1 = theta0 + h w1
//      explicit:    the same, but X and theta advance with V0 and w0
//      fixed bodies stay
//   3. contacts at the new positions
//   4. the law changes velocities, nothing else
//
// An answer that the law does not call solved is counted as failed. It is still used when it is finite and gains no
// energy, since the law returns the best it found; otherwise the velocities stay as they were.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "talus/contact/problem.h"
#include "talus/laws/law.h"
#include "talus/scene/detection.h"
#include "talus/scene/forces.h"
#include "talus/scene/model.h"

namespace talus::scene {

/// The law for a scene: its own response, or the one named by `override_name` if that is not empty.
/// Null when the scene answers no contacts. Throws core::InputError for an unknown name.
[[nodiscard]] std::unique_ptr<laws::Law> scene_law(const Scene& scene, std::string_view override_name);

/// How one step went.
struct StepOutcome {
  int contacts = 0;
  laws::Status status = laws::Status::solved;  ///< of the law
  bool used = true;                            ///< the law's answer was taken; false only for some failed ones
  bool finite = true;                          ///< false: the state overflowed, and further steps mean nothing
};

class Simulation {
 public:
  /// The scene must outlive the simulation. `law` null: contacts are neither looked for nor answered.
  Simulation(const Scene& scene, std::unique_ptr<laws::Law> law);

  [[nodiscard]] StepOutcome step();

  [[nodiscard]] const Scene& scene() const { return scene_; }
  [[nodiscard]] std::string_view law_name() const { return law_ ? law_->name() : "none"; }
  [[nodiscard]] std::int64_t steps_done() const { return steps_done_; }
  [[nodiscard]] double time() const { return static_cast<double>(steps_done_) * scene_.dt; }
  [[nodiscard]] std::span<const PlanarState> states() const { return states_; }

  /// Of the last step. The problem's bodies are the free ones in order.
  [[nodiscard]] const std::vector<Contact>& contacts() const { return contacts_; }
  [[nodiscard]] const contact::ContactProblem& problem() const { return problem_; }
  /// Null when the last step had nothing to answer.
  [[nodiscard]] const laws::Response* response() const { return contacts_.empty() ? nullptr : &response_; }

 private:
  void advance();
  void build_problem();
  void take_velocities();
  [[nodiscard]] bool usable() const;
  [[nodiscard]] bool finite() const;

  const Scene& scene_;
  std::unique_ptr<laws::Law> law_;
  double restitution_;
  std::vector<PlanarState> states_;
  std::vector<int> numbers_;  // of each scene body in the problem, kFixed for fixed ones
  std::int64_t steps_done_ = 0;
  std::vector<Load> loads_;
  Detector detector_;
  std::vector<Contact> contacts_;
  contact::ContactProblem problem_;
  laws::Response response_;
};

}  // namespace talus::scene
