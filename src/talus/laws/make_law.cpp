#include <array>

#include "talus/core/error.h"
#include "talus/core/text.h"
#include "talus/laws/bounded.h"
#include "talus/laws/closest.h"
#include "talus/laws/frictional_lcp.h"
#include "talus/laws/inelastic.h"
#include "talus/laws/law.h"
#include "talus/laws/newton.h"
#include "talus/laws/propagation.h"
#include "talus/laws/reflections.h"
#include "talus/laws/stronge.h"
#include "talus/laws/sweeps.h"

namespace talus::laws {
namespace {

using Factory = std::unique_ptr<Law> (*)();
struct Entry {
  std::string_view name;
  Factory make;
};

std::unique_ptr<Law> reflections_over_lcp() {
  return std::make_unique<ReflectionsLaw>("gr-lcp", std::make_unique<PivotingResponse>());
}

constexpr std::array kLaws{
    Entry{"bounded", []() -> std::unique_ptr<Law> { return std::make_unique<BoundedLaw>(); }},
    Entry{"newton", []() -> std::unique_ptr<Law> { return std::make_unique<NewtonLaw>(); }},
    Entry{"lcp", []() -> std::unique_ptr<Law> { return std::make_unique<FrictionalLcpLaw>(); }},
    Entry{"closest", []() -> std::unique_ptr<Law> { return std::make_unique<ClosestLaw>(); }},
    Entry{"stronge", []() -> std::unique_ptr<Law> { return std::make_unique<StrongeLaw>(); }},
    Entry{"sweeps",
          []() -> std::unique_ptr<Law> {
            return std::make_unique<SweepsLaw>(SweepsSettings{.max_sweeps = 5000, .tolerance = 1e-13});
          }},
    Entry{"propagation", []() -> std::unique_ptr<Law> { return std::make_unique<PropagationLaw>(); }},
    Entry{"lcp-normal",
          []() -> std::unique_ptr<Law> {
            return std::make_unique<InelasticLaw>("lcp-normal", std::make_unique<PivotingResponse>());
          }},
    Entry{"projection",
          []() -> std::unique_ptr<Law> {
            return std::make_unique<InelasticLaw>("projection", std::make_unique<ProjectionResponse>());
          }},
    Entry{"reflections", reflections_over_lcp},
    Entry{"gr-lcp", reflections_over_lcp},
    Entry{"gr-velocity-projection",
          []() -> std::unique_ptr<Law> {
            return std::make_unique<ReflectionsLaw>("gr-velocity-projection", std::make_unique<ProjectionResponse>());
          }},
};

constexpr auto kNames = [] {
  std::array<std::string_view, kLaws.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kLaws[i].name;
  return names;
}();

}  // namespace

std::span<const std::string_view> law_names() {
  return kNames;
}

std::unique_ptr<Law> make_law(std::string_view name) {
  for (const Entry& entry : kLaws)
    if (entry.name == name) return entry.make();
  throw core::InputError({.key = "law",
                          .value = std::string(name),
                          .problem = core::unknown_word("law", name, kNames),
                          .accepted = core::join(kNames)});
}

}  // namespace talus::laws
