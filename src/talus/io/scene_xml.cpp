#include "talus/io/scene_xml.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/scene_attributes.h"
#include "talus/io/scene_schema.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

using scene::Colour;
using scene::ContactResponse;
using scene::Scene;
using scene::Vector2;

/// An inertia below this share of M |x|^2 is round-off of coincident vertices.
constexpr double kSmallestInertia = 1e-24;

struct Vertices {
  std::vector<Vector2> points;
  std::vector<double> masses;
};

class Reader {
 public:
  Reader(const XmlElement& root, const std::string& file) : root_(root), file_(file) {}

  Scene read() {
    each("rigidbodyvertex", [this](const Attributes& a) { add_vertex(a); });
    each("rigidbody", [this](const Attributes& a) { add_body(a); });
    read_time();
    read_forces();
    read_looks();
    each("rigidbodycollisionhandling", [this](const Attributes& a) { read_collisions(a); });
    return std::move(scene_);
  }

 private:
  template <class Action>
  void each(std::string_view name, Action action) {
    for (const XmlElement& element : root_.children)
      if (element.name == name) action(Attributes(element, file_));
  }

  void add_vertex(const Attributes& a) {
    vertices_.points.emplace_back(a.number("x"), a.number("y"));
    vertices_.masses.push_back(a.positive("m"));
  }

  void add_body(const Attributes& a) {
    Vertices own;
    std::vector<int> indices = a.indices("p", vertices_.points.size(), "vertices");
    for (const int index : indices) {
      own.points.push_back(vertices_.points[static_cast<std::size_t>(index)]);
      own.masses.push_back(vertices_.masses[static_cast<std::size_t>(index)]);
    }
    if (indices.size() < 2) a.fail("p", "a body of one vertex has no inertia", "two or more p=\"...\"");
    std::sort(indices.begin(), indices.end());
    const auto twice = std::adjacent_find(indices.begin(), indices.end());
    if (twice != indices.end())
      a.fail(fmt::format("lists vertex {} more than once", *twice), "each vertex once; edges close the loop");
    const double radius = a.positive("r");
    const scene::PlanarPolygon shape(own.points, own.masses, radius);
    check_mass(a, shape);
    const int fixed_flag = a.has("fixed") ? a.integer("fixed") : 0;
    if (fixed_flag != 0 && fixed_flag != 1) a.fail("fixed", "is neither no nor yes", "0 or 1");
    const bool fixed = fixed_flag == 1;
    const Vector2 velocity(a.number("vx"), a.number("vy"));
    const double spin = a.number("omega");
    scene::PlanarState start{.position = shape.centre()};
    if (!fixed) start.velocity = velocity, start.spin = spin;  // a fixed body does not move, whatever is written
    scene_.bodies.push_back({.shape = shape, .start = start, .fixed = fixed});
  }

  static void check_mass(const Attributes& a, const scene::PlanarPolygon& shape) {
    const auto [mass, inertia] = shape.mass();
    if (!std::isfinite(mass) || !std::isfinite(inertia))
      a.fail("its mass or inertia is too large to be a number", "smaller masses or coordinates");
    if (!(inertia > kSmallestInertia * mass * shape.centre().squaredNorm()))
      a.fail("its vertices coincide, so it has no inertia", "vertices at different places");
  }

  void read_time() {
    static constexpr std::array<std::string_view, 1> kTypes{"rigid-body"};
    each("simtype", [](const Attributes& a) { (void)a.choice("type", kTypes); });
    each("maxsimfreq", [](const Attributes& a) { (void)a.not_negative("max"); });
    static constexpr std::array<std::string_view, 2> kIntegrators{"explicit-euler", "symplectic-euler"};
    each("rigidbodyintegrator", [this](const Attributes& a) {
      scene_.integrator = static_cast<scene::Integrator>(a.choice("type", kIntegrators));
      scene_.dt = a.positive("dt");
    });
    each("duration", [this](const Attributes& a) {
      scene_.duration = a.not_negative("time");
      if (!(scene_.duration / scene_.dt <= kMostSceneSteps))
        a.fail("time", fmt::format("takes {:.3g} steps of dt = {:g}", scene_.duration / scene_.dt, scene_.dt),
               fmt::format("at most {:g} steps", kMostSceneSteps));
    });
  }

  void read_collisions(const Attributes& a) {
    static constexpr std::array<std::string_view, 1> kDetections{"all-pairs"};
    static constexpr std::array<std::pair<std::string_view, ContactResponse>, 4> kResponses{
        {{"lcp", ContactResponse::lcp},
         {"velocity-projection", ContactResponse::velocity_projection},
         {"gr-lcp", ContactResponse::gr_lcp},
         {"gr-velocity-projection", ContactResponse::gr_velocity_projection}}};
    std::vector<std::string_view> names;
    names.reserve(kResponses.size());
    for (const auto& [name, response] : kResponses) names.push_back(name);
    (void)a.choice("detection", kDetections);
    scene_.response = kResponses[a.choice("response", names)].second;
  }

  void read_forces() {
    each("rigidbodygravityforce",
         [this](const Attributes& a) { scene_.gravity.push_back({Vector2(a.number("fx"), a.number("fy"))}); });
    each("rigidbodywindforce", [this](const Attributes& a) {
      const int points = a.integer("pointsperedge");
      if (points < 2) a.fail("pointsperedge", "too few", "an integer >= 2");
      scene_.winds.push_back({points, a.not_negative("beta"), Vector2(a.number("fx"), a.number("fy"))});
    });
    each("rigidbodyspringforce", [this](const Attributes& a) {
      scene::Spring spring{.a = spring_end(a, "i", "pix", "piy"),
                           .b = spring_end(a, "j", "pjx", "pjy"),
                           .stiffness = a.not_negative("k"),
                           .rest_length = a.not_negative("l0")};
      if (spring.a.body == scene::kWorld && spring.b.body == scene::kWorld)
        a.fail("joins two points of the world", "a body at one end at least");
      scene_.springs.push_back(spring);
    });
  }

  [[nodiscard]] scene::SpringEnd spring_end(const Attributes& a, std::string_view body, std::string_view x,
                                            std::string_view y) const {
    return {a.index(body, scene::kWorld, scene_.bodies.size(), "bodies"), Vector2(a.number(x), a.number(y))};
  }

  void read_looks() {
    each("description", [this](const Attributes& a) { scene_.description = a.text("text"); });
    each("scenetag", [this](const Attributes& a) { scene_.tag = a.text("tag"); });
    each("viewport", [this](const Attributes& a) {
      scene_.viewport = {Vector2(a.number("cx"), a.number("cy")), a.positive("size")};
    });
    each("backgroundcolor", [this](const Attributes& a) { scene_.background = colour(a); });
    each("rigidbodycolor", [this](const Attributes& a) {
      const int body = a.index("body", 0, scene_.bodies.size(), "bodies");
      scene_.bodies[static_cast<std::size_t>(body)].colour = colour(a);
    });
    each("rigidbodyspringcolor", [this](const Attributes& a) {
      const int spring = a.index("spring", 0, scene_.springs.size(), "springs");
      scene_.springs[static_cast<std::size_t>(spring)].colour = colour(a);
    });
  }

  static Colour colour(const Attributes& a) {
    const auto channel = [&a](std::string_view name) {
      const double value = a.number(name);
      if (value < 0 || value > 1) a.fail(name, "is no colour value", "a number from 0 to 1");
      return value;
    };
    return {channel("r"), channel("g"), channel("b")};
  }

  const XmlElement& root_;
  const std::string& file_;
  Scene scene_;
  Vertices vertices_;
};

}  // namespace

Scene parse_scene_xml(std::string_view text, const std::string& file) {
  const XmlElement root = parse_xml(text, file);
  check_scene_schema(root, file);
  return Reader(root, file).read();
}

SceneFile read_scene_file(const std::filesystem::path& path) {
  std::string extension = path.extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  SceneFile result;
  result.text = read_text_file(path);
  if (extension != ".xml")
    throw core::InputError(
        {.file = path.string(), .problem = "is no scene file", .accepted = "a scene in XML, NAME.xml"});
  result.scene = parse_scene_xml(result.text, path.string());
  return result;
}

}  // namespace talus::io
