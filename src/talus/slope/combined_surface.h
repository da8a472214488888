#pragma once

// Two surfaces as one ground: a pedestal that stands on a slope, say. They may cut each other. Triangles of the second
// are numbered after those of the first.

#include <memory>

#include "talus/slope/surface.h"

namespace talus::slope {

class CombinedSurface final : public Surface {
 public:
  CombinedSurface(std::shared_ptr<const Surface> first, std::shared_ptr<const Surface> second);

  [[nodiscard]] const Box& bounds() const override { return bounds_; }
  [[nodiscard]] std::int64_t triangle_count() const override {
    return first_->triangle_count() + second_->triangle_count();
  }
  [[nodiscard]] double flies_for(const FlyingBall& ball, double horizon) const override;
  void gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const override;
  [[nodiscard]] std::optional<double> ground_below(const Vector3& point) const override;
  [[nodiscard]] const Surface& first() const { return *first_; }
  [[nodiscard]] const Surface& second() const { return *second_; }

 private:
  std::shared_ptr<const Surface> first_, second_;
  Box bounds_;
};

}  // namespace talus::slope
