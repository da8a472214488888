#pragma once

#include <algorithm>
#include <cmath>
#include <ctime>

namespace talus::bench {

inline double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

template <class Step, class Where>
PileResult measure_steps(const std::string& engine, const PileScene& scene, Step&& step, Where&& places) {
  PileResult result{.engine = engine};
  const double start = processor_seconds();
  double late = start;
  const int last = scene.steps - scene.steps / 10;
  for (int k = 0; k < scene.steps; ++k) {
    if (k == last) late = processor_seconds();
    step();
  }
  const double end = processor_seconds();
  result.milliseconds_per_step = 1e3 * (end - start) / scene.steps;
  result.last_milliseconds = 1e3 * (end - late) / (scene.steps - last);
  const Places now = places();
  result.deepest = deepest_overlap(scene, now);
  std::vector<double> ways;
  for (std::size_t i = 0; i < now.size(); ++i)
    ways.push_back(std::hypot(now[i].place[0] - scene.crates[i].place[0], now[i].place[1] - scene.crates[i].place[1],
                              now[i].place[2] - scene.crates[i].place[2]));
  std::nth_element(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(ways.size() / 2), ways.end());
  result.moved = ways[ways.size() / 2];
  return result;
}

}  // namespace talus::bench
