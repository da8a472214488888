#include "talus/io/block_film.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

namespace talus::io {
namespace {

using bodies::SpatialState;
using core::Vector2;
using core::Vector3;

constexpr double kWidth = 560, kHeight = 400, kMargin = 24, kStrip = 46;
constexpr std::size_t kMostFrames = 900;

/// Counter-clockwise, without points on its sides (monotone chain).
std::vector<Vector2> hull_of(std::vector<Vector2> points) {
  std::sort(points.begin(), points.end(),
            [](const Vector2& a, const Vector2& b) { return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y()); });
  std::vector<Vector2> hull;
  const auto turn_to = [&](const Vector2& p, std::size_t least) {
    const auto right = [&](const Vector2& a, const Vector2& b) {
      return (b - a).x() * (p - a).y() - (b - a).y() * (p - a).x() <= 0;
    };
    while (hull.size() > least && right(hull[hull.size() - 2], hull.back())) hull.pop_back();
    hull.push_back(p);
  };
  for (const Vector2& p : points) turn_to(p, 1);
  const std::size_t half = hull.size();
  for (auto p = points.rbegin(); p != points.rend(); ++p)
    if (p != points.rbegin()) turn_to(*p, half);
  if (hull.size() > 1) hull.pop_back();
  return hull;
}

/// Corners of the block in B; the planar one has only its lower two, and those opposite to them are the upper.
std::vector<Vector3> corners_of(const rocking::Block& block) {
  std::vector<Vector3> corners = block.points;
  if (block.planar)
    for (const Vector3& point : block.points) corners.emplace_back(-point);
  return corners;
}

/// The view: a horizontal direction to the right, the vertical upward.
struct View {
  Vector3 right = Vector3::UnitX();
  Vector2 low, high;  ///< of what is seen, m
  double scale = 1;   ///< px per m

  [[nodiscard]] Vector2 flat(const Vector3& p) const { return {p.dot(right), p.z()}; }
  [[nodiscard]] std::string place(const Vector2& p) const {
    return fmt::format("{:.1f} {:.1f}", 0.5 * kWidth + scale * (p.x() - 0.5 * (low.x() + high.x())),
                       kHeight - kMargin - scale * (p.y() - low.y()));
  }
  [[nodiscard]] std::string outline(const std::vector<Vector2>& points) const {
    std::string d;
    for (const Vector2& p : points) d.append(d.empty() ? "M" : "L").append(place(p));
    return d + "Z";
  }
};

std::vector<Vector2> silhouette(const std::vector<Vector3>& corners, const SpatialState& state, const View& view) {
  std::vector<Vector2> points;
  for (const Vector3& corner : corners) points.push_back(view.flat(state.p_WB + state.R_WB * corner));
  return hull_of(std::move(points));
}

/// The way to which its upright axis leans where it tilts most, eastward or northward rather than back.
Vector3 leaning(const SpatialState& start, const SpatialState& tilted) {
  const Vector3 up = tilted.R_WB * (start.R_WB.conjugate() * Vector3::UnitZ());
  const Vector3 flat(up.x(), up.y(), 0);
  if (!(flat.norm() > 1e-6)) return Vector3::UnitX();
  const Vector3 way = flat.normalized();
  return way.x() > 1e-9 || (way.x() > -1e-9 && way.y() > 0) ? way : Vector3(-way);
}

void include(const std::vector<Vector2>& points, View& view) {
  for (const Vector2& p : points) view.low = view.low.cwiseMin(p), view.high = view.high.cwiseMax(p);
}

/// The top of the pedestal: triangles of its mesh, or the plane below the block at the start.
std::string pedestal_drawn(const RockingProject& project, const View& view) {
  std::string d;
  if (project.pedestal_mesh) {
    const geometry::TriangleMesh& mesh = *project.pedestal_mesh;
    for (int t = 0; t < static_cast<int>(mesh.triangles().size()); ++t)  // all turn one way: none takes from another
      d += view.outline(
          hull_of({view.flat(mesh.corner(t, 0)), view.flat(mesh.corner(t, 1)), view.flat(mesh.corner(t, 2))}));
    return fmt::format("<path d=\"{}\" fill=\"#8d99a3\" stroke=\"#8d99a3\"/>\n", d);
  }
  std::vector<rocking::Touch> touches;
  project.pedestal->touches(project.block, project.start, touches);
  if (touches.empty()) return "";
  const auto nearest = std::min_element(touches.begin(), touches.end(),
                                        [](const rocking::Touch& a, const rocking::Touch& b) { return a.gap < b.gap; });
  const Vector2 at = view.flat(project.start.p_WB + nearest->arm), normal = view.flat(nearest->normal);
  const double slope = normal.y() > 1e-6 ? -normal.x() / normal.y() : 0;
  const double far = kWidth / view.scale;
  const Vector2 left = at - far * Vector2(1, slope), right = at + far * Vector2(1, slope);
  const double deep = kHeight / view.scale;
  return fmt::format("<path d=\"{}\" fill=\"#8d99a3\" fill-opacity=\"0.5\" stroke=\"#8d99a3\"/>\n",
                     view.outline({left, right, right - Vector2(0, deep), left - Vector2(0, deep)}));
}

std::string outline_drawn(const std::string& d, std::string_view dashes) {
  return fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"#444\" stroke-width=\"1.2\" stroke-dasharray=\"{}\"/>\n", d,
                     dashes);
}

}  // namespace

void BlockFilm::add(const rocking::Sample& sample) {
  frames_.push_back({sample.time, sample.state, sample.tilt});
}

std::string BlockFilm::svg() const {
  if (frames_.empty()) return "";
  const auto tilted =
      std::max_element(frames_.begin(), frames_.end(), [](const Frame& a, const Frame& b) { return a.tilt < b.tilt; });
  const std::vector<Vector3> corners = corners_of(project_.block);
  constexpr double kFar = std::numeric_limits<double>::infinity();
  View view{.right = leaning(frames_.front().state, tilted->state), .low = {kFar, kFar}, .high = {-kFar, -kFar}};
  for (const Frame& frame : frames_) include(silhouette(corners, frame.state, view), view);
  const Vector2 size = (view.high - view.low).cwiseMax(1e-9);
  view.scale = std::min((kWidth - 2 * kMargin) / size.x(), (kHeight - kStrip - 2 * kMargin) / size.y());

  const std::size_t stride = (frames_.size() + kMostFrames - 1) / kMostFrames;
  std::string values, times;
  const double duration = std::max(frames_.back().time - frames_.front().time, 1e-3);
  for (std::size_t i = 0; i < frames_.size(); i += stride) {
    values.append(i == 0 ? "" : ";").append(view.outline(silhouette(corners, frames_[i].state, view)));
    times += fmt::format("{}{:.5f}", i == 0 ? "" : ";", (frames_[i].time - frames_.front().time) / duration);
  }
  const std::string first = view.outline(silhouette(corners, frames_.front().state, view));
  const std::string most = view.outline(silhouette(corners, tilted->state, view));
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{2}"
      "<path d=\"{3}\" fill=\"#b98d5a\" fill-opacity=\"0.85\" stroke=\"#6b4a20\"><animate attributeName=\"d\" "
      "calcMode=\"discrete\" dur=\"{4:.3f}s\" repeatCount=\"indefinite\" keyTimes=\"{5}\" values=\"{6}\"/></path>\n"
      "{7}{8}<rect x=\"{9}\" y=\"12\" width=\"{10}\" height=\"4\" fill=\"#8d99a3\" fill-opacity=\"0.4\"/>\n"
      "<rect x=\"{9}\" y=\"12\" width=\"0\" height=\"4\" fill=\"#2f7fbf\"><animate attributeName=\"width\" from=\"0\" "
      "to=\"{10}\" dur=\"{4:.3f}s\" repeatCount=\"indefinite\"/></rect>\n<text x=\"{9}\" y=\"32\">0 s</text>"
      "<text x=\"{11}\" y=\"32\" text-anchor=\"end\">{4:.4g} s</text>\n</svg>\n",
      kWidth, kHeight, pedestal_drawn(project_, view), first, duration, times, values, outline_drawn(first, "2 3"),
      outline_drawn(most, "7 3"), kMargin, kWidth - 2 * kMargin, kWidth - kMargin);
}

}  // namespace talus::io
