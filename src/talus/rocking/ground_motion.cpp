#include "talus/rocking/ground_motion.h"

#include <cmath>

namespace talus::rocking {

double SampledMotion::duration() const {
  return samples_.empty() ? 0 : step_ * static_cast<double>(samples_.size() - 1);
}

Vector3 SampledMotion::acceleration(double time) const {
  const double place = time / step_;
  if (!(place >= 0) || samples_.empty() || place > static_cast<double>(samples_.size() - 1)) return Vector3::Zero();
  const auto k = static_cast<std::size_t>(place);
  if (k + 1 == samples_.size()) return samples_[k];
  const double part = place - static_cast<double>(k);
  return (1 - part) * samples_[k] + part * samples_[k + 1];
}

}  // namespace talus::rocking
