#pragma once

// frames-N.csv and contacts-N.csv: one rock in detail. docs/results.md explains every column.

#include <ostream>
#include <string_view>

#include "talus/io/rockfall_project.h"
#include "talus/rockfall/faller.h"
#include "talus/rockfall/frames.h"

namespace talus::io {

[[nodiscard]] std::string_view frames_header();
[[nodiscard]] std::string_view contacts_header();

/// Runs the rock again.
[[nodiscard]] rockfall::Film film_rock(const RockfallProject& project, const rockfall::Start& start, double rate);

void write_frames(std::ostream& out, const RockfallProject& project, const bodies::Rock& rock,
                  const rockfall::Film& film);
void write_contacts(std::ostream& out, const RockfallProject& project, const rockfall::Film& film);

/// Throws core::InputError, naming `option`, for a rock number that the project does not have.
void check_rock_numbers(const RockfallProject& project, const std::vector<std::int64_t>& numbers, const char* option);
/// Throws core::InputError unless 0 < rate <= 100 000.
void check_rate(double rate);

}  // namespace talus::io
