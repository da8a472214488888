#pragma once

// One trajectory in pictures: the state at every event and at a steady rate in between.

#include <cstdint>
#include <string_view>
#include <vector>

#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

enum class FrameKind {
  release,
  flight,         ///< in the air, at the rate; also where the rock leaves the ground after contact
  impact_before,  ///< at the moment of an impact, with the velocity before
  impact_after,   ///< ... after
  contact,        ///< sliding, rolling or resting, at the rate; also where that begins
  barrier,        ///< where the centre of mass meets a barrier, with the velocity before
  end
};
/// "release", "flight", "impact-before", ...
[[nodiscard]] std::string_view to_string(FrameKind kind);

struct Frame {
  FrameKind kind = FrameKind::release;
  double time = 0;             ///< s since release
  bodies::SpatialState state;  ///< local coordinates, frame B of the rock
};

struct RecordedContact {
  std::int64_t impact = 0;  ///< counted from 0
  double time = 0;
  ContactPoint contact;
};

struct FilmSettings {
  double rate = 30;  ///< frames per second, > 0
};

/// The frames and contacts of one rock. Times ascend; events at one moment follow in the order in which they happened.
class Film final : public Observer {
 public:
  Film(const bodies::SpatialState& start, const FilmSettings& settings);

  void piece(const PathPiece& piece) override;
  void impact(const ImpactEvent& event) override;
  void barrier(const BarrierHit& hit) override;
  /// To be called once, when the rock has come to its end.
  void finish(const Outcome& outcome);

  [[nodiscard]] const std::vector<Frame>& frames() const { return frames_; }
  [[nodiscard]] const std::vector<RecordedContact>& contacts() const { return contacts_; }

 private:
  FilmSettings settings_;
  std::vector<Frame> frames_;
  std::vector<RecordedContact> contacts_;
  bodies::SpatialState last_;  ///< at the end of the latest piece
  PieceKind kind_ = PieceKind::flight;
  std::int64_t next_ = 1;  ///< number of the next frame at the rate
  std::int64_t impacts_ = 0;
};

/// Runs this rock again and films it.
[[nodiscard]] Film film(const Model& model, const bodies::Rock& rock, const bodies::SpatialState& start,
                        const FilmSettings& settings);

}  // namespace talus::rockfall
