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

constexpr const char* kState = "state";
constexpr int kFormat = 1;  ///< another number: the layout of states or batches has changed

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

UnfinishedRun::UnfinishedRun(const fs::path& results, const RockfallProject& project, const std::string& version)
    : folder_(results / "unfinished"), identity_(run_identity(project, version).dump()), next_(Clock::now()) {}

void UnfinishedRun::begin() const {
  discard();
  fs::create_directories(folder_);
}

void UnfinishedRun::require_same() const {
  const fs::path file = folder_ / kState;
  std::error_code ignored;
  if (!fs::exists(file, ignored))
    throw core::InputError(
        {.key = "--resume",
         .value = folder_.parent_path().string(),
         .problem = "holds no unfinished run",
         .accepted = "the results folder of a run that was interrupted; without --resume it begins anew"});
  std::ifstream in(file, std::ios::binary);
  std::string line;
  std::getline(in, line);
  const json then = json::parse(line, nullptr, false);
  const std::string what = then.is_discarded() || !then.contains("identity")
                               ? "its state is damaged"
                               : difference(then["identity"], json::parse(identity_));
  if (!what.empty())
    throw core::InputError({.key = "--resume",
                            .value = folder_.parent_path().string(),
                            .problem = "the unfinished run is another one: " + what,
                            .accepted = "the same project and options; without --resume it begins anew"});
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
  for (const rockfall::Accumulator* accumulator : accumulators) {
    std::ostringstream own;
    accumulator->save(own);
    const std::string bytes = std::move(own).str();
    write_count(file.stream(), bytes.size());
    file.stream().write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
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
