#include "talus/io/scene_schema.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/text.h"

namespace talus::io {
namespace {

struct AttributeRule {
  std::string_view name;
  bool required = true;
  bool repeatable = false;
};

struct ElementRule {
  std::string_view name;
  bool single;    // at most one per scene
  bool required;  // at least one per scene
  std::vector<AttributeRule> attributes;
};

const std::vector<ElementRule>& element_rules() {
  static const std::vector<ElementRule> rules{
      {"simtype", true, false, {{"type"}}},
      {"description", true, false, {{"text"}}},
      {"scenetag", true, false, {{"tag"}}},
      {"duration", true, true, {{"time"}}},
      {"maxsimfreq", true, false, {{"max"}}},
      {"viewport", true, false, {{"cx"}, {"cy"}, {"size"}}},
      {"backgroundcolor", true, false, {{"r"}, {"g"}, {"b"}}},
      {"rigidbodyintegrator", true, true, {{"type"}, {"dt"}}},
      {"rigidbodycollisionhandling", true, false, {{"detection"}, {"response"}}},
      {"rigidbodyvertex", false, true, {{"x"}, {"y"}, {"m"}}},
      {"rigidbody", false, true, {{"p", true, true}, {"vx"}, {"vy"}, {"omega"}, {"r"}, {"fixed", false}}},
      {"rigidbodyspringforce", false, false, {{"i"}, {"pix"}, {"piy"}, {"j"}, {"pjx"}, {"pjy"}, {"k"}, {"l0"}}},
      {"rigidbodygravityforce", false, false, {{"fx"}, {"fy"}}},
      {"rigidbodywindforce", false, false, {{"pointsperedge"}, {"beta"}, {"fx"}, {"fy"}}},
      {"rigidbodycolor", false, false, {{"body"}, {"r"}, {"g"}, {"b"}}},
      {"rigidbodyspringcolor", false, false, {{"spring"}, {"r"}, {"g"}, {"b"}}},
  };
  return rules;
}

/// Elements of the same course's file format for systems of particles.
constexpr std::array<std::string_view, 24> kParticleElements{
    "particle",           "edge",           "integrator",       "collision",
    "collisiondetection", "springforce",    "dragforce",        "dragdamping",
    "gravitationalforce", "vortexforce",    "simplegravity",    "constantforce",
    "halfplane",          "particlepath",   "edgepath",         "particlecolor",
    "edgecolor",          "halfplanecolor", "particletag",      "penaltyforce",
    "elasticbody",        "fluid",          "elasticbodyforce", "elasticbodybendingforce"};

[[noreturn]] void fail(const std::string& file, int line, std::string key, std::string value, std::string problem,
                       std::string accepted) {
  throw core::InputError({file, line, std::move(key), std::move(value), std::move(problem), std::move(accepted)});
}

template <class Rules>
std::vector<std::string_view> names_of(const Rules& rules) {
  std::vector<std::string_view> names;
  names.reserve(rules.size());
  for (const auto& rule : rules) names.push_back(rule.name);
  return names;
}

const ElementRule& rule_for(const XmlElement& element, const std::string& file) {
  const std::vector<ElementRule>& rules = element_rules();
  const auto rule = std::find_if(rules.begin(), rules.end(), [&](const auto& r) { return r.name == element.name; });
  if (rule != rules.end()) return *rule;
  const std::vector<std::string_view> names = names_of(rules);
  if (std::find(kParticleElements.begin(), kParticleElements.end(), element.name) != kParticleElements.end())
    fail(file, element.line, element.name, "", "not supported: belongs to particle systems",
         "elements of rigid-body scenes: " + core::join(names));
  fail(file, element.line, element.name, "", core::unknown_word("element", element.name, names), core::join(names));
}

void check_attributes(const XmlElement& element, const ElementRule& rule, const std::string& file) {
  const std::vector<std::string_view> names = names_of(rule.attributes);
  for (auto a = element.attributes.begin(); a != element.attributes.end(); ++a) {
    const std::string key = element.name + "." + a->name;
    const auto known =
        std::find_if(rule.attributes.begin(), rule.attributes.end(), [&](const auto& r) { return r.name == a->name; });
    if (known == rule.attributes.end())
      fail(file, a->line, key, a->value, core::unknown_word("attribute", a->name, names), core::join(names));
    const bool repeated = std::any_of(element.attributes.begin(), a, [&](const auto& b) { return b.name == a->name; });
    if (repeated && !known->repeatable) fail(file, a->line, key, a->value, "is given more than once", "once");
  }
  for (const AttributeRule& r : rule.attributes) {
    const bool given = std::any_of(element.attributes.begin(), element.attributes.end(),
                                   [&](const auto& a) { return a.name == r.name; });
    if (r.required && !given)
      fail(file, element.line, element.name + "." + std::string(r.name), "", "is missing", core::join(names));
  }
}

}  // namespace

void check_scene_schema(const XmlElement& root, const std::string& file) {
  if (root.name != "scene") fail(file, root.line, root.name, "", "wrong root element", "scene");
  if (!root.attributes.empty()) {
    const XmlAttribute& first = root.attributes.front();
    fail(file, first.line, "scene." + first.name, first.value, "unknown attribute", "none");
  }
  for (const XmlElement& element : root.children) {
    check_attributes(element, rule_for(element, file), file);
    if (!element.children.empty())
      fail(file, element.children.front().line, element.children.front().name, "",
           "stands inside <" + element.name + ">", "inside <scene>");
  }
  for (const ElementRule& rule : element_rules()) {
    const XmlElement* first = nullptr;
    for (const XmlElement& element : root.children) {
      if (element.name != rule.name) continue;
      if (first != nullptr && rule.single)
        fail(file, element.line, element.name, "", "stands here again, first on line " + std::to_string(first->line),
             "once per scene");
      if (first == nullptr) first = &element;
    }
    if (first == nullptr && rule.required)
      fail(file, 0, std::string(rule.name), "", "is missing from the scene", fmt::format("<{} .../>", rule.name));
  }
}

}  // namespace talus::io
