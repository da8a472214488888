// [engine]: the settings of the simulation, all of them optional.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_report.h"
#include "talus/io/rockfall_sections.h"
#include "talus/laws/law.h"

namespace talus::io {
namespace {

using rockfall::EngineSettings;

constexpr std::array<std::string_view, 2> kFlights{"exact", "symplectic"};
constexpr NumberRange kWhole{.lowest = -9e15, .highest = 9e15, .accepted = "a whole number"};

/// Keys and the numbers they set; their ranges are those of rockfall::check.
struct NumberKey {
  std::string_view key;
  double EngineSettings::*member;
};
constexpr std::array<NumberKey, 8> kNumbers{{{"gravity_m_s2", &EngineSettings::gravity},
                                             {"collision_tolerance_m", &EngineSettings::collision_tolerance},
                                             {"max_contact_step_s", &EngineSettings::max_contact_step},
                                             {"max_step_angle_rad", &EngineSettings::max_step_angle},
                                             {"rest_speed_m_s", &EngineSettings::rest_speed},
                                             {"jitter_size_m", &EngineSettings::jitter_size},
                                             {"jitter_time_s", &EngineSettings::jitter_time},
                                             {"max_time_s", &EngineSettings::max_time}}};

void read_symplectic(const TomlTable& table, EngineSettings& engine) {
  if (engine.flight != rockfall::FlightKind::symplectic) {
    for (const char* key : {"drag_rate_1_s", "symplectic_step_s"})
      table.refuse(key, R"(has no meaning without flight = "symplectic")");
    return;
  }
  motion::SymplecticSettings& settings = engine.symplectic;
  settings.max_step = table.number_or("symplectic_step_s", settings.max_step,
                                      {.lowest = 1e-7, .highest = 0.1, .accepted = "a number from 1e-7 to 0.1"});
  settings.min_step = std::min(settings.min_step, settings.max_step);
  settings.drag_rate = table.number_or("drag_rate_1_s", settings.drag_rate,
                                       {.lowest = 0, .highest = 1000, .accepted = "a number from 0 to 1000"});
  if (settings.drag_rate * settings.max_step >= 1)
    table.fail("drag_rate_1_s", fmt::format("is too large for steps of {} s", settings.max_step),
               "less than 1 / symplectic_step_s");
}

/// rockfall::check names its keys as "engine.KEY" and knows no file.
void check_located(const TomlTable& table, const EngineSettings& engine) {
  table.located("law", [&] {
    try {
      rockfall::check(engine);
    } catch (const core::InputError& error) {
      core::InputError::Details details = error.details();
      constexpr std::string_view kSection = "engine.";
      if (details.key.starts_with(kSection)) details.key.erase(0, kSection.size());
      throw core::InputError(std::move(details));
    }
  });
}

}  // namespace

std::vector<std::pair<std::string, std::string>> changed_engine_settings(const EngineSettings& engine) {
  const EngineSettings usual;
  std::vector<std::pair<std::string, std::string>> changed;
  const auto compare = [&](std::string_view key, const auto& now, const auto& before) {
    if (now != before) changed.emplace_back(key, fmt::format("{} (usually {})", now, before));
  };
  compare("law", engine.law, usual.law);
  for (const NumberKey& entry : kNumbers) compare(entry.key, engine.*entry.member, usual.*entry.member);
  compare("friction_directions", engine.friction_directions, usual.friction_directions);
  compare("max_steps", engine.max_steps, usual.max_steps);
  if (engine.flight == usual.flight) return changed;
  compare("flight", kFlights[1], kFlights[0]);
  compare("symplectic_step_s", engine.symplectic.max_step, usual.symplectic.max_step);
  compare("drag_rate_1_s", engine.symplectic.drag_rate, usual.symplectic.drag_rate);
  return changed;
}

void read_engine(ProjectReading& reading) {
  const std::optional<TomlTable> table = reading.root.table("engine", rockfall_keys::kEngine);
  if (!table) return;
  EngineSettings& engine = reading.project.model.engine;
  if (table->has("law")) engine.law = table->word("law", "law", laws::law_names());
  for (const NumberKey& entry : kNumbers) engine.*entry.member = table->number_or(entry.key, engine.*entry.member);
  engine.friction_directions = static_cast<int>(
      std::clamp<std::int64_t>(table->integer_or("friction_directions", engine.friction_directions, kWhole), -1, 1000));
  engine.max_steps = static_cast<long>(table->integer_or("max_steps", engine.max_steps, kWhole));
  if (table->has("flight") && table->word("flight", "flight", kFlights) == kFlights[1])
    engine.flight = rockfall::FlightKind::symplectic;
  read_symplectic(*table, engine);
  check_located(*table, engine);
}

}  // namespace talus::io
