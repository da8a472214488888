// [[seeder]]: the places that rocks come from.

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/raster_file.h"
#include "talus/io/rockfall_sections.h"
#include "talus/io/states_file.h"
#include "talus/io/vector_file.h"
#include "talus/rockfall/placement.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector2;
using core::Vector3;
using rockfall::Place;

class SourceReader {
 public:
  SourceReader(const TomlTable& table, ProjectReading& reading)
      : table_(table), reading_(reading), model_(reading.project.model) {}

  ReadSource read(std::string_view kind) {
    if (kind == "point") read_point();
    if (kind == "line") read_line();
    if (kind == "area") read_area();
    if (kind == "cells") read_cells();
    if (kind == "file") read_file();
    check_ground_everywhere(kind);
    return std::move(result_);
  }

 private:
  /// A point of a list, with or without height.
  [[nodiscard]] Place place(std::string_view key, const core::Vector& given) const {
    Place place{.plan = reading_.local(Vector2(given.head<2>()))};
    if (given.size() == 3) place.height = given[2] - model_.origin.z();
    check_ground(key, place);
    return place;
  }

  void check_ground(std::string_view key, const Place& place) const {
    const std::optional<double> ground = rockfall::ground_height(*model_.ground, place.plan);
    if (!ground) table_.fail(key, "there is no ground below" + of_point(place), slope_extent(model_));
    if (place.height && !model_.ground->ground_below({place.plan.x(), place.plan.y(), *place.height}))
      table_.fail(key, fmt::format("lies below the ground, which is at z = {:.3f} here", *ground + model_.origin.z()),
                  "a centre of mass above the ground");
  }

  /// " [x, y]" in the coordinates of the user, where the value of the key is more than one point.
  [[nodiscard]] std::string of_point(const Place& place) const {
    if (table_.has("point")) return "";
    const Vector2 p = place.plan + model_.origin.head<2>();
    return fmt::format(" [{:.10g}, {:.10g}]", p.x(), p.y());
  }

  void read_point() {
    const core::Vector given = table_.vector("point");
    if (given.size() != 2 && given.size() != 3)
      table_.fail("point", fmt::format("has {} numbers", given.size()), "[x, y, z], or [x, y] to be dropped");
    result_.source.add_point(place("point", given));
    result_.measure = "points";
  }

  void read_line() {
    const core::Matrix rows = table_.matrix("line");
    if (rows.rows() < 2 || (rows.cols() != 2 && rows.cols() != 3))
      table_.fail("line", "is no line", "[[x, y], [x, y], ...], or [[x, y, z], ...] for centres of mass");
    std::vector<Place> line;
    for (Eigen::Index i = 0; i < rows.rows(); ++i) line.push_back(place("line", rows.row(i).transpose()));
    result_.source.add_line(line);
    if (!(result_.source.weight() > 0)) table_.fail("line", "has no length", "two points apart");
    result_.measure = "m";
  }

  void read_area() {
    std::vector<Vector2> ring = table_.points("area");
    if (ring.size() > 1 && ring.front() == ring.back()) ring.pop_back();
    const std::vector<std::vector<Vector2>> rings{ring};
    const std::string problem = polygon_problem(rings);
    if (!problem.empty())
      table_.fail("area", "is no polygon: " + problem, "[[x, y], [x, y], [x, y], ...] that does not cross itself");
    add_area("area", rings, {});
    result_.measure = "m2";
  }

  void add_area(std::string_view key, std::vector<std::vector<Vector2>> rings, std::optional<double> weight) {
    for (auto& ring : rings)
      for (Vector2& point : ring) {
        point = reading_.local(point);
        check_ground(key, {.plan = point});
      }
    result_.source.add_area(rings, weight);
  }

  void read_cells() {
    const fs::path path = table_.path("cells");
    std::optional<int> band;
    if (table_.has("band"))
      band = static_cast<int>(
          table_.integer("band", {.lowest = 1, .highest = 1e6, .accepted = "the number of a band, counted from 1"}));
    const Raster raster = read_raster(path, band);
    reading_.require_crs(path, raster.crs);
    for (const fs::path& file : raster.files) reading_.add_input(file);
    for (int j = 0; j < raster.rows; ++j)
      for (int i = 0; i < raster.columns; ++i) add_cell(path, raster, i, j);
    if (!(result_.source.weight() > 0))
      throw core::InputError({.file = path.string(),
                              .problem = "no cell is a source",
                              .accepted = "cells with a weight > 0 where rocks come from, 0 or no data elsewhere"});
    result_.measure = "cells";
  }

  void add_cell(const fs::path& path, const Raster& raster, int column, int row) {
    const double weight = raster.value(column, row);
    if (std::isnan(weight) || weight == 0) return;
    const Vector2 corner = raster.corner + raster.cell.cwiseProduct(Vector2(column, row));
    const Vector2 middle = corner + 0.5 * raster.cell;
    const auto refuse = [&](std::string problem, std::string accepted) {
      throw core::InputError({.file = path.string(),
                              .key = fmt::format("cell at [{:.10g}, {:.10g}]", middle.x(), middle.y()),
                              .value = fmt::format("{}", weight),
                              .problem = std::move(problem),
                              .accepted = std::move(accepted)});
    };
    if (!(weight > 0 && std::isfinite(weight))) refuse("out of range", "a weight >= 0");
    if (!rockfall::ground_height(*model_.ground, reading_.local(middle)))
      refuse("there is no ground below", slope_extent(model_));
    result_.source.add_cell(reading_.local(corner), raster.cell, weight);
  }

  void read_file() {
    const fs::path path = table_.path("file");
    const VectorFile file = read_vectors(path, {.layer = table_.text_or("layer", ""),
                                                .where = table_.text_or("where", ""),
                                                .weight_field = table_.text_or("weight_field", ""),
                                                .crs = reading_.project.crs});
    for (const fs::path& part : file.files) reading_.add_input(part);
    for (const VectorFeature& feature : file.features) add_feature(file.kind, feature);
    if (!(result_.source.weight() > 0)) table_.fail("file", "all its features together have no length, area or weight");
    constexpr std::array<std::string_view, 3> kMeasures{"points", "m", "m2"};
    result_.measure = table_.has("weight_field") ? "weights" : kMeasures[static_cast<std::size_t>(file.kind)];
  }

  void add_feature(VectorKind kind, const VectorFeature& feature) {
    if (kind == VectorKind::areas) {
      add_area("file", feature.parts, feature.weight);
      return;
    }
    std::vector<Place> places;
    for (const Vector2& point : feature.parts.front()) {
      places.push_back({.plan = reading_.local(point)});
      check_ground("file", places.back());
    }
    if (kind == VectorKind::lines) {
      result_.source.add_line(places, feature.weight);
    } else {
      result_.source.add_point(places.front(), feature.weight.value_or(1));
    }
  }

  /// Corners are on the ground; what lies between may still reach over a hole.
  void check_ground_everywhere(std::string_view key) const {
    constexpr int kPlaces = 1000;
    for (int i = 0; i < kPlaces; ++i) {
      core::Random random(1, 0, static_cast<std::uint64_t>(i));
      check_ground(key, {.plan = result_.source.draw(random).plan});
    }
  }

  const TomlTable& table_;
  ProjectReading& reading_;
  const rockfall::Model& model_;
  ReadSource result_;
};

}  // namespace

std::string slope_extent(const rockfall::Model& model) {
  const Vector3 lower = model.ground->bounds().lower + model.origin,
                upper = model.ground->bounds().upper + model.origin;
  return fmt::format("a place on the slope: x {:.10g} to {:.10g}, y {:.10g} to {:.10g}, z from {:.10g}", lower.x(),
                     upper.x(), lower.y(), upper.y(), lower.z());
}

ReadSource read_source(const TomlTable& table, ProjectReading& reading) {
  constexpr std::array<std::string_view, 5> kKinds{"point", "line", "area", "cells", "file"};
  const auto* const found = std::find_if(kKinds.begin(), kKinds.end(), [&](auto kind) { return table.has(kind); });
  if (found == kKinds.end()) table.fail(kKinds[0], "the key is missing", "one of " + core::join(kKinds) + ", states");
  for (const std::string_view kind : kKinds)
    if (kind != *found && table.has(kind))
      table.fail(kind, fmt::format("cannot stand beside {}", *found), "one of the two");
  if (*found != "cells") table.refuse("band", "belongs to cells only");
  if (*found != "file")
    for (const char* key : {"layer", "where", "weight_field"}) table.refuse(key, "belongs to file only");
  return SourceReader(table, reading).read(*found);
}

std::vector<rockfall::ListedStart> read_listed_starts(const TomlTable& table, ProjectReading& reading, int seeder) {
  const fs::path path = table.path("states");
  const rockfall::Model& model = reading.project.model;
  const geometry::Box& box = model.ground->bounds();
  std::vector<rockfall::ListedStart> starts;
  for (const StartState& state : read_states(path)) {
    const Vector3 p = reading.local(state.position);
    const auto refuse = [&](const std::string& problem, const std::string& accepted) {
      throw core::InputError(
          {.file = path.string(),
           .line = state.line,
           .key = "x, y, z",
           .value = fmt::format("{}, {}, {}", state.position.x(), state.position.y(), state.position.z()),
           .problem = fmt::format("seeder[{}] {}", seeder, problem),
           .accepted = accepted});
    };
    // Above the slope's highest point is fine, beside or below it is not.
    if (!((p.array() >= box.lower.array()).all() && p.x() <= box.upper.x() && p.y() <= box.upper.y()))
      refuse("starts outside the slope", slope_extent(model));
    const std::optional<double> ground = rockfall::ground_height(*model.ground, p.head<2>());
    if (ground && !model.ground->ground_below(p))
      refuse(fmt::format("starts below the ground, which is at z = {:.3f} here", *ground + model.origin.z()),
             "a centre of mass above the ground");
    starts.push_back({p, state.orientation, state.velocity, state.spin});
  }
  reading.add_input(path);
  return starts;
}

}  // namespace talus::io
