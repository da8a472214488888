#include <algorithm>
#include <array>
#include <initializer_list>
#include <stdexcept>
#include <string_view>

#include "tests/scene/scene_case.h"
#include <fmt/format.h>
#include <toml++/toml.h>

namespace talus::scene {
namespace {

class CaseReader {
 public:
  explicit CaseReader(const std::filesystem::path& file) : file_(file) {}

  SceneCase read() {
    const toml::table root = parse();
    only_keys(root, {"scene", "laws", "steps", "expect", "mirror", "invariants"});
    SceneCase result;
    result.file = file_;
    result.scene = file_.parent_path() / required<std::string>(root, "scene");
    result.steps = root["steps"].value<std::int64_t>();
    if (const toml::array* laws = root["laws"].as_array())
      for (const toml::node& law : *laws) result.laws.push_back(law.value<std::string>().value_or("?"));
    if (result.laws.empty()) result.laws.emplace_back();
    for (const toml::table* table : tables(root, "expect")) result.expectations.push_back(expectation(*table));
    for (const toml::table* table : tables(root, "mirror")) result.mirrors.push_back(mirror(*table));
    if (const toml::table* table = root["invariants"].as_table()) result.invariants = invariants(*table);
    return result;
  }

 private:
  [[noreturn]] void fail(const toml::node& node, const std::string& problem) const {
    throw std::runtime_error(fmt::format("{}:{}: {}", file_.string(), node.source().begin.line, problem));
  }

  toml::table parse() const {
    try {
      return toml::parse_file(file_.string());
    } catch (const toml::parse_error& error) {
      throw std::runtime_error(
          fmt::format("{}:{}: {}", file_.string(), error.source().begin.line, error.description()));
    }
  }

  void only_keys(const toml::table& table, std::initializer_list<std::string_view> known) const {
    for (const auto& [key, node] : table)
      if (std::find(known.begin(), known.end(), key.str()) == known.end())
        fail(node, fmt::format("unknown key {}", key.str()));
  }

  template <class T>
  T required(const toml::table& table, std::string_view key) const {
    const auto value = table[key].value<T>();
    if (!value) fail(table, fmt::format("{} is missing or of the wrong type", key));
    return *value;
  }

  std::vector<const toml::table*> tables(const toml::table& root, std::string_view key) const {
    std::vector<const toml::table*> result;
    if (const toml::array* list = root[key].as_array())
      for (const toml::node& node : *list) result.push_back(node.as_table());
    return result;
  }

  Expectation expectation(const toml::table& table) const {
    only_keys(table, {"body", "step", "quantity", "value", "tolerance"});
    constexpr std::array<std::string_view, 6> kOfBodies{"x", "y", "theta", "vx", "vy", "omega"};
    constexpr std::array<std::string_view, 7> kOfScenes{"Px", "Py", "L", "T", "U", "E", "contacts"};
    Expectation e;
    e.line = static_cast<int>(table.source().begin.line);
    e.quantity = required<std::string>(table, "quantity");
    e.value = required<double>(table, "value");
    e.tolerance = table["tolerance"].value_or(0.0);
    if (const auto body = table["body"].value<int>()) e.body = *body;
    if (table["step"].is_integer()) e.step = table["step"].value<std::int64_t>();
    if (table["step"].is_string() && table["step"].value<std::string>() != "end")
      fail(table, "step: a number or \"end\"");
    const auto known = [&](const auto& list) { return std::find(list.begin(), list.end(), e.quantity) != list.end(); };
    if (!(e.body ? known(kOfBodies) : known(kOfScenes)))
      fail(table, fmt::format("quantity {}: with a body one of x y theta vx vy omega, without Px Py L T U E contacts",
                              e.quantity));
    return e;
  }

  Mirror mirror(const toml::table& table) const {
    only_keys(table, {"axis", "position", "pairs", "tolerance"});
    Mirror m;
    m.line = static_cast<int>(table.source().begin.line);
    const std::string axis = required<std::string>(table, "axis");
    if (axis != "x" && axis != "y") fail(table, "axis: \"x\" or \"y\"");
    m.axis = axis[0];
    m.position = table["position"].value_or(0.0);
    m.tolerance = required<double>(table, "tolerance");
    const toml::array* pairs = table["pairs"].as_array();
    if (pairs == nullptr || pairs->empty()) fail(table, "pairs: a list such as [[0, 1], [2, 2]]");
    for (const toml::node& node : *pairs) {
      const toml::array* pair = node.as_array();
      if (pair == nullptr || pair->size() != 2) fail(node, "a pair is two body numbers");
      m.pairs.emplace_back(pair->get(0)->value<int>().value_or(-1), pair->get(1)->value<int>().value_or(-1));
    }
    return m;
  }

  Invariants invariants(const toml::table& table) const {
    only_keys(table, {"energy_never_rises", "energy_constant", "momentum_constant", "contacts_gain_no_energy",
                      "same_velocities"});
    const auto tolerance = [&](std::string_view key) { return table[key].value<double>(); };
    return {tolerance("energy_never_rises"), tolerance("energy_constant"), tolerance("momentum_constant"),
            tolerance("contacts_gain_no_energy"), tolerance("same_velocities")};
  }

  const std::filesystem::path& file_;
};

}  // namespace

SceneCase read_scene_case(const std::filesystem::path& file) {
  return CaseReader(file).read();
}

}  // namespace talus::scene
