#pragma once

// One rock after the other, told to the parts of a batch. One per thread.

#include <memory>
#include <vector>

#include "talus/rockfall/rock_sink.h"

namespace talus::rockfall {

using Parts = std::vector<std::unique_ptr<BatchPart>>;

/// Tells several observers.
class Audience final : public Observer {
 public:
  void set(Observer& first, const Parts& parts);
  void piece(const PathPiece& p) override { tell(&Observer::piece, p); }
  void impact(const ImpactEvent& e) override { tell(&Observer::impact, e); }
  void contact(const ContactEvent& e) override { tell(&Observer::contact, e); }
  void barrier(const BarrierHit& h) override { tell(&Observer::barrier, h); }

 private:
  template <class Event>
  void tell(void (Observer::*what)(const Event&), const Event& event) {
    for (Observer* member : members_) (member->*what)(event);
  }

  std::vector<Observer*> members_;
};

/// Has its own copy of the model, since materials differ from rock to rock.
class Faller {
 public:
  /// The model must outlive it.
  explicit Faller(const Model& model);
  Faller(const Faller&) = delete;
  Faller& operator=(const Faller&) = delete;

  /// Throws core::InputError when the rock starts in the ground.
  void fall(const Start& start, const Parts& parts);

 private:
  const Model& given_;
  Model model_;
  std::vector<MaterialChange> changes_;  ///< by which model_ differs
  Simulator simulator_;
  RockRecorder recorder_;
  Audience audience_;
  std::shared_ptr<const bodies::Rock> rock_;
};

/// The model as one rock meets it. Cheap but for the barriers, which are copied.
[[nodiscard]] Model model_for(const Model& model, const Start& start);

}  // namespace talus::rockfall
