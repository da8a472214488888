#pragma once

// An accumulator that keeps everything: starts, records and a sum that shows the order of its terms.

#include <istream>
#include <ostream>
#include <vector>

#include "talus/rockfall/campaign.h"

namespace talus::rockfall {

class KeptRecords final : public Accumulator {
 public:
  class Part final : public BatchPart {
   public:
    void begin(const Start&) override { ++begun; }
    void piece(const PathPiece& piece) override { time += piece.duration; }
    void finish(const Start& start, const RockRecord& record) override {
      starts.push_back(start);
      records.push_back(record);
    }

    int begun = 0;
    double time = 0;
    std::vector<Start> starts;
    std::vector<RockRecord> records;
  };

  [[nodiscard]] std::unique_ptr<BatchPart> make_part() const override { return std::make_unique<Part>(); }
  void merge(BatchPart& part) override {
    Part& own = dynamic_cast<Part&>(part);
    starts.insert(starts.end(), own.starts.begin(), own.starts.end());
    records.insert(records.end(), own.records.begin(), own.records.end());
    time += own.time;
    batches.push_back(own.begun);
    own = {};
  }
  void save(std::ostream& out) const override { out.write(reinterpret_cast<const char*>(&time), sizeof time); }
  void load(std::istream& in) override { in.read(reinterpret_cast<char*>(&time), sizeof time); }

  std::vector<Start> starts;
  std::vector<RockRecord> records;
  std::vector<int> batches;  ///< their sizes
  double time = 0;           ///< s in the air and on the ground, summed in batches
};

}  // namespace talus::rockfall
