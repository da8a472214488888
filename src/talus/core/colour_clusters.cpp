#include "talus/core/colour_clusters.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "talus/core/random.h"

namespace talus::core {
namespace {

constexpr int kMostIterations = 300;

double linear(double channel) {
  const double c = std::clamp(channel / 255, 0.0, 1.0);
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double lab_root(double t) {
  constexpr double kDelta = 6.0 / 29;
  return t > kDelta * kDelta * kDelta ? std::cbrt(t) : t / (3 * kDelta * kDelta) + 4.0 / 29;
}

/// Where the running sum of the weights passes the share.
std::size_t draw(const std::vector<double>& weights, double total, double share) {
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    sum += weights[i];
    if (weights[i] > 0 && sum > share * total) return i;
  }
  return static_cast<std::size_t>(std::max_element(weights.begin(), weights.end()) - weights.begin());
}

std::vector<Vector3> first_centres(const std::vector<Vector3>& colours, int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Vector3> centres{
      colours[static_cast<std::size_t>(random.uniform() * static_cast<double>(colours.size()))]};
  std::vector<double> distances(colours.size(), std::numeric_limits<double>::infinity());
  while (static_cast<int>(centres.size()) < count) {
    double total = 0;
    for (std::size_t i = 0; i < colours.size(); ++i) {
      distances[i] = std::min(distances[i], (colours[i] - centres.back()).squaredNorm());
      total += distances[i];
    }
    if (total == 0) break;  // no colour is left that is not a centre
    centres.push_back(colours[draw(distances, total, random.uniform())]);
  }
  return centres;
}

/// Each centre to the mean of its colours; a centre without any stays.
void move_centres(ColourClusters& clusters, const std::vector<Vector3>& colours, const std::vector<int>& groups) {
  std::vector<Vector3> sums(clusters.centres.size(), Vector3::Zero());
  std::vector<double> counts(clusters.centres.size(), 0);
  for (std::size_t i = 0; i < colours.size(); ++i) {
    sums[static_cast<std::size_t>(groups[i])] += colours[i];
    ++counts[static_cast<std::size_t>(groups[i])];
  }
  for (std::size_t k = 0; k < sums.size(); ++k)
    if (counts[k] > 0) clusters.centres[k] = sums[k] / counts[k];
}

}  // namespace

Vector3 lab_of_srgb(const Vector3& rgb) {
  const double r = linear(rgb[0]), g = linear(rgb[1]), b = linear(rgb[2]);
  const double x = lab_root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const double y = lab_root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const double z = lab_root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0890);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

int ColourClusters::nearest(const Vector3& lab) const {
  int best = 0;
  for (int k = 1; k < static_cast<int>(centres.size()); ++k)
    if ((lab - centres[static_cast<std::size_t>(k)]).squaredNorm() <
        (lab - centres[static_cast<std::size_t>(best)]).squaredNorm())
      best = k;
  return best;
}

ColourClusters cluster_colours(const std::vector<Vector3>& colours, int count, std::uint64_t seed) {
  assert(!colours.empty() && count >= 1);
  ColourClusters clusters{first_centres(colours, count, seed)};
  std::vector<int> groups(colours.size(), -1);
  for (int iteration = 0; iteration < kMostIterations; ++iteration) {
    bool changed = false;
    for (std::size_t i = 0; i < colours.size(); ++i) {
      const int group = clusters.nearest(colours[i]);
      changed = changed || group != groups[i];
      groups[i] = group;
    }
    if (!changed) break;
    move_centres(clusters, colours, groups);
  }
  return clusters;
}

}  // namespace talus::core
