#pragma once

// The ground as heights on a regular grid: a digital elevation model.
//
//     node (i, j) at  first + (i dx, j dy),   cell (i, j) between nodes (i, j) and (i + 1, j + 1),
//     triangle 2c     (i, j), (i+1, j), (i+1, j+1)        below the diagonal          c = j (columns - 1) + i
//     triangle 2c+1   (i, j), (i+1, j+1), (i, j+1)        above it
//
// Node columns run east, rows north. A cell one of whose nodes has no height (NaN) is a hole. Nothing is stored but the
// heights and a pyramid of their extremes over blocks of 4 x 4, 16 x 16, ... cells, so that 10^8 cells fit in 1 GB.

#include <span>
#include <vector>

#include "talus/slope/surface.h"

namespace talus::slope {

/// Heights in local coordinates.
struct HeightGrid {
  int columns = 0;  ///< nodes along x, at least 2
  int rows = 0;     ///< nodes along y, at least 2
  Vector2 first = Vector2::Zero();
  Vector2 spacing = {1, 1};     ///< dx, dy > 0, m
  std::vector<double> heights;  ///< row by row from the south; NaN: no data
};

class HeightField final : public Surface {
 public:
  /// Throws core::InputError for a grid that is too small, sizes that do not fit, an infinite height or no cell at all.
  explicit HeightField(HeightGrid grid);

  [[nodiscard]] const HeightGrid& grid() const { return grid_; }
  [[nodiscard]] double height(int i, int j) const { return grid_.heights[index(i, j)]; }
  /// Cells without a hole.
  [[nodiscard]] std::int64_t cell_count() const { return cells_; }

  [[nodiscard]] const Box& bounds() const override { return bounds_; }
  [[nodiscard]] std::int64_t triangle_count() const override {
    return 2 * static_cast<std::int64_t>(grid_.columns - 1) * (grid_.rows - 1);
  }
  [[nodiscard]] double flies_for(const FlyingBall& ball, double horizon) const override;
  void gather(const Vector3& centre, double radius, std::vector<SurfaceTriangle>& out) const override;
  [[nodiscard]] std::optional<double> ground_below(const Vector3& point) const override;

 private:
  static constexpr int kBlockShift = 2, kBlock = 1 << kBlockShift;  // children along a side of a block

  struct Range {
    float lower, upper;  ///< heights of a block, rounded outward; lower > upper: nothing but holes
  };
  struct Level {
    int size;  ///< cells along a side of a block
    int columns, rows;
    std::vector<Range> blocks;
  };
  struct CellWindow {
    int i0, i1, j0, j1;  ///< first and last cell
    [[nodiscard]] bool empty() const { return i0 > i1 || j0 > j1; }
    /// The blocks of kBlock^n cells along a side that it touches.
    [[nodiscard]] CellWindow in_blocks(std::size_t n) const {
      return {i0 >> (kBlockShift * n), i1 >> (kBlockShift * n), j0 >> (kBlockShift * n), j1 >> (kBlockShift * n)};
    }
  };
  struct Cell;
  struct Stretch;

  [[nodiscard]] std::size_t index(int i, int j) const {
    return static_cast<std::size_t>(j) * static_cast<std::size_t>(grid_.columns) + static_cast<std::size_t>(i);
  }
  /// The cells that come within `margin` of the box, in plan.
  [[nodiscard]] CellWindow window(const Vector3& low, const Vector3& high, double margin) const;
  void build_pyramid();
  [[nodiscard]] Range cell_range(int i, int j) const;
  [[nodiscard]] Range block_range(const Level& below, int bi, int bj) const;
  [[nodiscard]] bool is_hole(int i, int j) const;
  [[nodiscard]] std::optional<double> cell_height(double u, double v, int i, int j) const;
  template <class Visit>
  void visit_row(int j, int i0, int i1, const Visit& visit) const;
  [[nodiscard]] double block_distance2(const Vector3& point, int bi, int bj, const Range& range) const;
  void gather_row(const Vector3& point, double radius2, int j, int i0, int i1, std::vector<SurfaceTriangle>& out) const;
  void fly_over_row(Stretch& stretch, int j, int i0, int i1) const;
  void fly_over(Stretch& stretch, std::size_t level, int bi, int bj) const;

  HeightGrid grid_;
  Box bounds_;
  std::int64_t cells_ = 0;
  std::vector<Level> levels_;  ///< finest first
};

}  // namespace talus::slope
