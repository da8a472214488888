#include "talus/io/unfinished_run.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/column_store.h"
#include "talus/io/result_folder.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* kUnfinished = "unfinished";
constexpr const char* kState = "state";
constexpr int kFormat = 3;  ///< another number: the layout of states or batches has changed

json inputs_json(const RockfallProject& project) {
  json inputs = json::object();
  for (std::size_t i = 0; i < project.inputs.size(); ++i)
    inputs[i == 0 ? fs::path(project.inputs[i].path).filename().string() : project.inputs[i].path] =
        project.inputs[i].hash;
  return inputs;
}

/// "seed was 1 and is 2", "dem.tif has changed", or "".
std::string difference(const json& then, const json& now) {
  for (const auto& [key, value] : now.items()) {
    if (!then.contains(key)) return key + " is new";
    if (then[key] == value) continue;
    if (key != "inputs") return fmt::format("{} was {} and is {}", key, then[key].dump(), value.dump());
    for (const auto& [path, hash] : value.items())
      if (!then[key].contains(path) || then[key][path] != hash) return path + " has changed";
    return "a file is no longer used";
  }
  return "";
}

/// The first line of a state; discarded: it is none.
json head_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string line;
  std::getline(in, line);
  json head = json::parse(line, nullptr, false);
  const bool whole = head.is_object() && head.contains("identity") && head.contains("done");
  return whole ? head : json(json::value_t::discarded);
}

/// The length comes first and is known last: maps may be larger than what memory is left.
void save_with_length(const rockfall::Accumulator& accumulator, std::ostream& out) {
  const std::ostream::pos_type place = out.tellp();
  write_count(out, 0);
  const std::ostream::pos_type begin = out.tellp();
  accumulator.save(out);
  const std::ostream::pos_type end = out.tellp();
  out.seekp(place);
  write_count(out, static_cast<std::uint64_t>(end - begin));
  out.seekp(end);
}

}  // namespace

ordered_json run_identity(const RockfallProject& project, const std::string& version) {
  ordered_json identity{{"format", kFormat},
                        {"version", version},
                        {"seed", project.seed},
                        {"rocks", project.plan.rocks()},
                        {"--rocks", project.options.rocks ? ordered_json(*project.options.rocks) : ordered_json()},
                        {"inputs", inputs_json(project)}};
  return identity;
}

std::optional<UnfinishedFacts> unfinished_facts(const fs::path& results) {
  const json head = head_of(results / kUnfinished / kState);
  if (head.is_discarded()) return std::nullopt;
  try {
    const json& identity = head.at("identity");
    UnfinishedFacts facts{.done = head.at("done").get<std::int64_t>(),
                          .rocks = identity.at("rocks").get<std::int64_t>(),
                          .seed = identity.at("seed").get<std::uint64_t>()};
    if (!identity.at("--rocks").is_null()) facts.asked = identity.at("--rocks").get<std::int64_t>();
    return facts;
  } catch (const json::exception&) {
    return std::nullopt;
  }
}

UnfinishedRun::UnfinishedRun(const fs::path& results, const RockfallProject& project, const std::string& version)
    : folder_(results / kUnfinished), identity_(run_identity(project, version).dump()), next_(Clock::now()) {}

void UnfinishedRun::begin() const {
  discard();
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) throw core::OutputError(folder_.string() + ": cannot be made: " + error.message());
}

bool UnfinishedRun::has_state() const {
  std::error_code ignored;
  return fs::exists(folder_ / kState, ignored);
}

/// How the run here differs from that of the state, or "".
std::string UnfinishedRun::difference_to_state() const {
  const json then = head_of(folder_ / kState);
  return then.is_discarded() ? "its state is damaged" : difference(then["identity"], json::parse(identity_));
}

void UnfinishedRun::require_none() const {
  if (!has_state()) return;
  const json then = head_of(folder_ / kState);
  const std::string what = difference_to_state();
  const std::string rocks =
      then.is_discarded() ? "" : fmt::format(" in which {} rocks have fallen", then["done"].get<std::int64_t>());
  throw core::InputError({.key = "out",
                          .value = folder_.parent_path().string(),
                          .problem = "holds an unfinished run" + rocks + (what.empty() ? "" : "; " + what),
                          .accepted = fmt::format("{}--restart to begin anew without it, or another --out",
                                                  what.empty() ? "--resume to go on with it, " : "")});
}

void UnfinishedRun::require_same() const {
  if (!has_state())
    throw core::InputError(
        {.key = "--resume",
         .value = folder_.parent_path().string(),
         .problem = "holds no unfinished run",
         .accepted = "the results folder of a run that was interrupted; without --resume it begins anew"});
  const std::string what = difference_to_state();
  if (!what.empty())
    throw core::InputError({.key = "--resume",
                            .value = folder_.parent_path().string(),
                            .problem = "the unfinished run is another one: " + what,
                            .accepted = "the same project and options; --restart to begin anew without it"});
}

std::int64_t UnfinishedRun::load(std::span<rockfall::Accumulator* const> accumulators) const {
  std::ifstream in(folder_ / kState, std::ios::binary);
  std::string line;
  std::getline(in, line);
  const std::int64_t done = json::parse(line).at("done").get<std::int64_t>();
  for (rockfall::Accumulator* accumulator : accumulators) {
    std::string bytes(read_count(in), '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!in) throw std::runtime_error((folder_ / kState).string() + ": ends too early");
    std::istringstream own(bytes);
    accumulator->load(own);
  }
  return done;
}

void UnfinishedRun::save(std::int64_t done, std::span<rockfall::Accumulator* const> accumulators) const {
  AtomicFile file(folder_ / kState);
  file.stream() << fmt::format(R"({{"done":{},"identity":{}}})", done, identity_) << '\n';
  for (const rockfall::Accumulator* accumulator : accumulators) save_with_length(*accumulator, file.stream());
  file.commit();
}

void UnfinishedRun::save_now_and_then(std::int64_t done, std::span<rockfall::Accumulator* const> accumulators) {
  const Clock::time_point begin = Clock::now();
  if (begin < next_) return;
  save(done, accumulators);
  constexpr int kRest = 20;  // no more than a twentieth of the time goes into saving
  const Clock::time_point end = Clock::now();
  next_ = end + std::max<Clock::duration>(interval, kRest * (end - begin));
}

void UnfinishedRun::discard() const {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

}  // namespace talus::io
