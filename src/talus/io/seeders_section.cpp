// [[seeder]]: where rocks are let go, and how. With G the frame of the shape as drawn and B that of the rock (rock.h)
//
//     R_WB = R_WG R_GB,      p_WB = centre of mass
//
// where R_WG is the orientation that a person gives. A rock that is dropped from a height h above the ground starts
// where
//
//     min over corners v of the rock ( v_z - ground(v_x, v_y) ) = h.

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "talus/core/random.h"
#include "talus/core/text.h"
#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"
#include "talus/io/states_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using bodies::Quaternion;
using core::Vector3;

constexpr std::uint32_t kOrientationStream = 0x6f720000;  // "or"; one stream for each seeder
constexpr NumberRange kRocks{.lowest = 1, .highest = 1e7, .accepted = "a whole number from 1 to 10000000"};
constexpr NumberRange kDrop{.lowest = 0, .highest = 1e5, .open = true, .accepted = "a height > 0, up to 100000 m"};

/// Uniform on the rotations (Marsaglia 1972): two points in the unit disc make a point on the sphere in four
/// dimensions. No transcendental function takes part, so that every machine gets the same bits.
Quaternion random_rotation(core::Random random) {
  const auto in_disc = [&random](double& x, double& y) {
    double square = 2;
    while (square >= 1 || square == 0) {
      x = random.uniform(-1, 1);
      y = random.uniform(-1, 1);
      square = x * x + y * y;
    }
    return square;
  };
  double a = 0, b = 0, c = 0, d = 0;
  const double first = in_disc(a, b), second = in_disc(c, d);
  const double factor = std::sqrt((1 - first) / second);
  return Quaternion(a, b, c * factor, d * factor).normalized();
}

class SeederReader {
 public:
  SeederReader(const TomlTable& table, ProjectReading& reading, int number)
      : table_(table), reading_(reading), number_(number), ground_(*reading.project.model.ground) {}

  void read() {
    rock_ = rock_number();
    if (table_.first_of("point", "states")) {
      read_point();
    } else {
      read_states_table();
    }
  }

 private:
  [[nodiscard]] const bodies::Rock& rock() const {
    return reading_.project.rocks[static_cast<std::size_t>(rock_)].rock;
  }

  [[nodiscard]] int rock_number() const {
    const std::string name = table_.text("rock");
    std::vector<std::string_view> names;
    for (const NamedRock& known : reading_.project.rocks) names.emplace_back(known.name);
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) table_.fail("rock", core::unknown_word("rock", name, names), core::join(names));
    return static_cast<int>(found - names.begin());
  }

  void add(const Vector3& position, const Quaternion& R_WG, const Vector3& velocity, const Vector3& spin) {
    const Quaternion R_WB = (R_WG * Quaternion(rock().R_GB())).normalized();
    reading_.project.releases.push_back(
        {.rock = rock_, .seeder = number_, .start = {.p_WB = position, .R_WB = R_WB, .v_WB = velocity, .w_WB = spin}});
  }

  /// "the slope spans x 2599940 to 2600060, y 1199960 to 1200040, z from 400"
  [[nodiscard]] std::string extent() const {
    const Vector3 lower = ground_.bounds().lower + reading_.project.model.origin;
    const Vector3 upper = ground_.bounds().upper + reading_.project.model.origin;
    return fmt::format("a place on the slope: x {:.10g} to {:.10g}, y {:.10g} to {:.10g}, z from {:.10g}", lower.x(),
                       upper.x(), lower.y(), upper.y(), lower.z());
  }

  /// Above the slope's highest point is fine, beside or below it is not.
  [[nodiscard]] bool within(const Vector3& local) const {
    const geometry::Box& box = ground_.bounds();
    return (local.array() >= box.lower.array()).all() && local.x() <= box.upper.x() && local.y() <= box.upper.y();
  }

  [[nodiscard]] std::optional<double> highest_ground(double x, double y) const {
    return ground_.ground_below({x, y, ground_.bounds().upper.z() + 1});
  }

  void read_states_table() {
    for (const char* key : {"drop_height_m", "velocity_m_s", "spin_rad_s", "orientation", "rocks"})
      table_.refuse(key, "has no meaning beside states, which give it for each rock");
    const fs::path path = table_.path("states");
    for (const StartState& state : read_states(path)) {
      const Vector3 position = reading_.local(state.position);
      if (!within(position))
        throw core::InputError(
            {.file = path.string(),
             .line = state.line,
             .key = "x, y, z",
             .value = fmt::format("{}, {}, {}", state.position.x(), state.position.y(), state.position.z()),
             .problem = fmt::format("seeder[{}] starts outside the slope", number_),
             .accepted = extent()});
      add(position, state.orientation, state.velocity, state.spin);
    }
    reading_.add_input(path);
  }

  void read_point() {
    const core::Vector given = table_.vector("point");
    if (given.size() != 2 && given.size() != 3)
      table_.fail("point", fmt::format("has {} numbers", given.size()), "[x, y, z], or [x, y] with drop_height_m");
    const bool dropped = given.size() == 2;
    if (!dropped) table_.refuse("drop_height_m", "has no meaning beside a point with z");
    const double drop = dropped ? table_.number("drop_height_m", kDrop) : 0;
    const core::Vector2 plan = reading_.local(core::Vector2(given.head<2>()));
    const double height =
        dropped ? check_ground(plan) : check_height(plan, given[2] - reading_.project.model.origin.z());
    const Vector3 velocity = table_.vector3_or("velocity_m_s", Vector3::Zero());
    const Vector3 spin = table_.vector3_or("spin_rad_s", Vector3::Zero());
    const std::int64_t count = table_.integer_or("rocks", reading_.rocks_per_point, kRocks);
    const std::optional<Quaternion> fixed = fixed_orientation();
    const double fixed_z = fixed && dropped ? height_of_drop(plan, *fixed, drop) : height;
    for (std::int64_t i = 0; i < count; ++i) {
      const Quaternion R_WG = fixed ? *fixed : random_orientation(i);
      const double z = fixed || !dropped ? fixed_z : height_of_drop(plan, R_WG, drop);
      add({plan.x(), plan.y(), z}, R_WG, velocity, spin);
    }
  }

  [[nodiscard]] Quaternion random_orientation(std::int64_t index) const {
    const auto stream = kOrientationStream + static_cast<std::uint32_t>(number_);
    return random_rotation(core::Random(reading_.project.seed, stream, static_cast<std::uint64_t>(index)));
  }

  /// None: random.
  [[nodiscard]] std::optional<Quaternion> fixed_orientation() const {
    if (!table_.has("orientation")) return Quaternion::Identity();
    constexpr std::string_view kAccepted = R"("random" or a unit quaternion [w, x, y, z])";
    if (const auto* word = std::get_if<std::string>(&table_.at("orientation").value)) {
      if (*word != "random") table_.fail("orientation", "unknown orientation", kAccepted);
      return std::nullopt;
    }
    const core::Vector q = table_.vector("orientation");
    const std::optional<Quaternion> unit = q.size() == 4 ? unit_quaternion(q[0], q[1], q[2], q[3]) : std::nullopt;
    if (!unit) table_.fail("orientation", "is no unit quaternion", kAccepted);
    return unit;
  }

  /// The height of the ground at a point of the plan.
  [[nodiscard]] double check_ground(const core::Vector2& plan) const {
    const std::optional<double> ground = highest_ground(plan.x(), plan.y());
    if (!ground) table_.fail("point", "there is no ground below", extent());
    return *ground;
  }

  [[nodiscard]] double check_height(const core::Vector2& plan, double z) const {
    const double highest = check_ground(plan);
    if (!ground_.ground_below({plan.x(), plan.y(), z}))
      table_.fail("point",
                  fmt::format("lies below the ground, which is at z = {:.3f} here",
                              highest + reading_.project.model.origin.z()),
                  "a centre of mass above the ground");
    return z;
  }

  [[nodiscard]] double height_of_drop(const core::Vector2& plan, const Quaternion& R_WG, double drop) const {
    const core::Matrix3 R_WB = (R_WG * Quaternion(rock().R_GB())).toRotationMatrix();
    double z = -std::numeric_limits<double>::infinity();
    for (const Vector3& corner : rock().mesh().vertices()) {
      const Vector3 r = R_WB * corner;
      const std::optional<double> ground = highest_ground(plan.x() + r.x(), plan.y() + r.y());
      if (ground) z = std::max(z, *ground + drop - r.z());
    }
    return std::isfinite(z) ? z : check_ground(plan) + drop + rock().bounding_radius();
  }

  const TomlTable& table_;
  ProjectReading& reading_;
  int number_;
  const slope::Surface& ground_;
  int rock_ = 0;
};

}  // namespace

void read_seeders(ProjectReading& reading) {
  int number = 0;
  for (const TomlTable& table : reading.root.tables("seeder", rockfall_keys::kSeeder))
    SeederReader(table, reading, number++).read();
  if (number == 0) reading.root.fail("seeder", "there is no seeder", "at least one [[seeder]] with a rock");
}

}  // namespace talus::io
