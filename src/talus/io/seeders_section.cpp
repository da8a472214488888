// [[seeder]]: where rocks are let go, which, how many and how. With G the frame of the shape as drawn and B that of the
// rock (rock.h)
//
//     R_WB = R_WG R_GB,      p_WB = centre of mass
//
// where R_WG is the orientation that a person gives.

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/distribution_reader.h"
#include "talus/io/rockfall_keys.h"
#include "talus/io/states_file.h"

namespace talus::io {
namespace {

using bodies::Quaternion;
using rockfall::Seeder;

constexpr double kMostRocks = 1e9;
constexpr NumberRange kRocks{.lowest = 1, .highest = kMostRocks, .accepted = "a whole number from 1 to 1000000000"};
constexpr NumberRange kDrop{.lowest = 0, .highest = 1e5, .open = true, .accepted = "a height > 0, up to 100000 m"};
constexpr NumberRange kSpeed{.lowest = -1000, .highest = 1000, .accepted = "a number from -1000 to 1000"};
constexpr NumberRange kSpin{.lowest = -1000, .highest = 1000, .accepted = "a number from -1000 to 1000"};
constexpr NumberRange kWeight{.lowest = 0, .open = true, .accepted = "a number > 0"};

class SeederReader {
 public:
  SeederReader(const TomlTable& table, ProjectReading& reading, int number)
      : table_(table), reading_(reading), number_(number) {}

  Seeder read() {
    read_kinds();
    if (table_.has("states")) {
      read_states_table();
      return std::move(seeder_);
    }
    ReadSource found = read_source(table_, reading_);
    seeder_.source = std::move(found.source);
    seeder_.share = seeder_.source.weight();
    seeder_.measure = found.measure;
    if (table_.has("weight")) {
      seeder_.share = table_.number("weight", kWeight);
      seeder_.measure = "weight";
    }
    if (table_.has("rocks")) seeder_.rocks = table_.integer("rocks", kRocks);
    if (table_.has("rocks")) table_.refuse("weight", "has no meaning beside rocks");
    read_motion();
    return std::move(seeder_);
  }

 private:
  [[nodiscard]] int kind_number(const std::string& name) const {
    std::vector<std::string_view> names;
    for (const rockfall::RockKind& known : reading_.plan.kinds) names.emplace_back(known.name());
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) table_.fail("rock", core::unknown_word("rock", name, names), core::join(names));
    return static_cast<int>(found - names.begin());
  }

  /// rock = "block", or a mixture: rock = { block = 0.7, slab = 0.3 }.
  void read_kinds() {
    const auto* const mixture = table_.has("rock") ? std::get_if<JsonObject>(&table_.at("rock").value) : nullptr;
    if (mixture == nullptr) {
      seeder_.kinds.push_back(kind_number(table_.text("rock")));
      return;
    }
    std::vector<std::string_view> names;
    for (const JsonMember& member : *mixture) names.emplace_back(member.key);
    const TomlTable shares = *table_.table("rock", names);
    if (names.empty()) table_.fail("rock", "there is no rock", "{ NAME = share, ... }");
    double sum = 0;
    for (const std::string_view name : names) {
      seeder_.kinds.push_back(kind_number(std::string(name)));
      seeder_.shares.push_back(sum += shares.number(name, kWeight));
    }
  }

  void read_states_table() {
    for (const char* key : {"drop_height_m", "velocity_m_s", "spin_rad_s", "orientation", "rocks", "weight"})
      table_.refuse(key, "has no meaning beside states, which give it for each rock");
    for (const char* key : {"point", "line", "area", "cells", "file"}) table_.refuse(key, "cannot stand beside states");
    seeder_.list = read_listed_starts(table_, reading_, number_);
    seeder_.rocks = static_cast<std::int64_t>(seeder_.list.size());
  }

  void read_motion() {
    const bool heights = (table_.has("point") && table_.array("point").size() == 3) ||
                         (table_.has("line") && table_.matrix("line").cols() == 3);
    if (heights) table_.refuse("drop_height_m", "has no meaning beside a place with z");
    seeder_.drop = read_distribution_or(table_, "drop_height_m", seeder_.drop, kDrop, reading_);
    if (table_.has("velocity_m_s")) seeder_.velocity = read_distributions(table_, "velocity_m_s", kSpeed, reading_);
    if (table_.has("spin_rad_s")) seeder_.spin = read_distributions(table_, "spin_rad_s", kSpin, reading_);
    seeder_.R_WG = orientation();
  }

  /// None: random.
  [[nodiscard]] std::optional<Quaternion> orientation() const {
    if (!table_.has("orientation")) return std::nullopt;
    constexpr std::string_view kAccepted = R"("random", "drawn" or a unit quaternion [w, x, y, z])";
    if (const auto* word = std::get_if<std::string>(&table_.at("orientation").value)) {
      if (*word == "drawn") return Quaternion::Identity();
      if (*word != "random") table_.fail("orientation", "unknown orientation", kAccepted);
      return std::nullopt;
    }
    const core::Vector q = table_.vector("orientation");
    std::optional<Quaternion> unit = q.size() == 4 ? unit_quaternion(q[0], q[1], q[2], q[3]) : std::nullopt;
    if (!unit) table_.fail("orientation", "is no unit quaternion", kAccepted);
    return unit;
  }

  const TomlTable& table_;
  ProjectReading& reading_;
  int number_;
  Seeder seeder_;
};

/// How the rocks of the project are divided among the seeders.
class Division {
 public:
  Division(ProjectReading& reading, const std::vector<TomlTable>& tables)
      : reading_(reading), tables_(tables), seeders_(reading.plan.seeders) {}

  void divide() {
    const TomlTable& root = reading_.root;
    std::optional<std::int64_t> shared;
    if (root.has("rocks")) shared = root.integer("rocks", kRocks);
    if (reading_.project.until) {
      root.refuse("rocks", "cannot stand beside until, which decides how many");
      for (std::size_t i = 0; i < seeders_.size(); ++i) refuse_number(i);
      shared = reading_.project.until->max_rocks;
    }
    if (reading_.options.rocks) shared = replaced(*reading_.options.rocks);
    if (!shared) count_single_points();
    const bool any = std::any_of(seeders_.begin(), seeders_.end(), [](const Seeder& s) { return s.rocks == 0; });
    if (shared && !any)
      root.fail("rocks", "every seeder says itself how many rocks it lets go", "leave it out here or there");
    if (any) require_one_measure();
    reading_.plan.shared_rocks = any ? *shared : 0;
  }

 private:
  void refuse_number(std::size_t i) const {
    tables_[i].refuse("rocks", "has no meaning beside until, which decides how many; weight divides them");
    tables_[i].refuse("states", "has no meaning beside until: a table of starts has an end");
  }

  /// --rocks stands for `rocks` of the project; where each seeder has a number of its own, these become shares.
  [[nodiscard]] std::int64_t replaced(std::int64_t rocks) {
    if (reading_.project.until) reading_.project.until->max_rocks = rocks;
    if (reading_.root.has("rocks") || reading_.project.until) return rocks;
    for (std::size_t i = 0; i < seeders_.size(); ++i) {
      if (!seeders_[i].list.empty())
        throw core::InputError({.key = "--rocks",
                                .value = std::to_string(rocks),
                                .problem = fmt::format("seeder[{}] lets go the rocks of a table, one for each row", i),
                                .accepted = "leave it out"});
      seeders_[i].share = static_cast<double>(std::max<std::int64_t>(seeders_[i].rocks, 1));
      seeders_[i].rocks = 0;
      seeders_[i].measure = "weight";
    }
    return rocks;
  }

  /// Without a number, a point lets go one rock.
  void count_single_points() {
    for (std::size_t i = 0; i < seeders_.size(); ++i) {
      if (seeders_[i].rocks > 0) continue;
      if (!tables_[i].has("point"))
        tables_[i].fail("rocks", "the key is missing, here and at the top of the project", kRocks.accepted);
      seeders_[i].rocks = 1;
    }
  }

  /// Metres cannot be compared with square metres.
  void require_one_measure() const {
    std::string_view first;
    for (std::size_t i = 0; i < seeders_.size(); ++i) {
      if (seeders_[i].rocks > 0) continue;
      if (first.empty()) first = seeders_[i].measure;
      if (seeders_[i].measure != first)
        tables_[i].fail(
            "weight",
            fmt::format("the rocks of the project cannot be divided between {} and {}", first, seeders_[i].measure),
            "a weight or a number of rocks for each of these seeders");
    }
  }

  ProjectReading& reading_;
  const std::vector<TomlTable>& tables_;
  std::vector<Seeder>& seeders_;
};

}  // namespace

void read_seeders(ProjectReading& reading) {
  const std::vector<TomlTable> tables = reading.root.tables("seeder", rockfall_keys::kSeeder);
  for (std::size_t i = 0; i < tables.size(); ++i)
    reading.plan.seeders.push_back(SeederReader(tables[i], reading, static_cast<int>(i)).read());
  if (tables.empty()) reading.root.fail("seeder", "there is no seeder", "at least one [[seeder]] with a rock");
  Division(reading, tables).divide();
}

}  // namespace talus::io
