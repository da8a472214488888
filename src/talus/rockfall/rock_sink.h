#pragma once

// Where the results of a campaign go. A campaign of 10^7 rocks keeps no list of them: rocks fall in batches of
// consecutive numbers, and for every batch each accumulator has a part.
//
//     rock n  -> part of its batch         one thread at a time, from the first rock of the batch to its last
//     parts   -> accumulator               merged in the order of the batches, one at a time
//
// What the accumulator holds in the end is therefore the same to the last bit on any number of threads, even where
// sums of floating-point numbers are in it: they are added within batches, then batch by batch. Batches depend on
// nothing but the rock number (campaign.h).

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <vector>

#include "talus/rockfall/rock_record.h"

namespace talus::rockfall {

/// What a material is for one rock alone, in place of the numbers of the model.
struct MaterialChange {
  int material = 0;  ///< number in the list of the model
  double restitution = 0;
  double friction = 0;
};

/// A rock about to fall: a pure function of the project and its number.
struct Start {
  std::int64_t number = 0;
  int seeder = 0;  ///< that lets it go
  int kind = 0;    ///< of rock, number in the list of the project
  std::shared_ptr<const bodies::Rock> rock;
  bodies::SpatialState state;
  std::vector<MaterialChange> materials;  ///< those that differ from the model
};

/// The share of one batch in an accumulator. As an observer it is told every piece, impact, contact and barrier of the
/// rock between `begin` and `finish`.
class BatchPart : public Observer {
 public:
  virtual void begin(const Start&) {}
  virtual void finish(const Start& start, const RockRecord& record) = 0;
};

class Accumulator {
 public:
  virtual ~Accumulator() = default;

  /// An empty part. Called from any thread.
  [[nodiscard]] virtual std::unique_ptr<BatchPart> make_part() const = 0;
  /// Adds the part (one that this accumulator has made) and leaves it empty, to be used for another batch. Called by
  /// one thread, in the order of the batches. May throw: the campaign ends.
  virtual void merge(BatchPart& part) = 0;

  /// All that has been merged so far, in binary; `load` puts it into an accumulator that has nothing yet. What follows
  /// is the same to the last bit as if there had been no break.
  virtual void save(std::ostream& out) const = 0;
  virtual void load(std::istream& in) = 0;
};

}  // namespace talus::rockfall
