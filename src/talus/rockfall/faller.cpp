#include "talus/rockfall/faller.h"

namespace talus::rockfall {
namespace {

void set_materials(slope::Materials& materials, const std::vector<MaterialChange>& changes) {
  for (const MaterialChange& c : changes) materials.set_properties(c.material, c.restitution, c.friction);
}

/// Undoes the changes.
void reset_materials(slope::Materials& materials, const slope::Materials& given,
                     const std::vector<MaterialChange>& changes) {
  for (const MaterialChange& c : changes) {
    const slope::Material& material = given.list()[static_cast<std::size_t>(c.material)];
    materials.set_properties(c.material, material.restitution, material.friction);
  }
}

}  // namespace

void Audience::set(Observer& first, const Parts& parts) {
  members_.assign(1, &first);
  for (const auto& part : parts) members_.push_back(part.get());
}

Faller::Faller(const Model& model) : given_(model), model_(model), simulator_(model_), recorder_(*model.ground) {}

void Faller::fall(const Start& start, const Parts& parts) {
  reset_materials(model_.materials, given_.materials, changes_);
  set_materials(model_.materials, changes_ = start.materials);
  if (start.rock != rock_) simulator_.set_rock(*(rock_ = start.rock));
  for (const auto& part : parts) part->begin(start);
  recorder_.begin(*rock_, start.state);
  audience_.set(recorder_, parts);
  const RockRecord record = recorder_.finish(simulator_.run(start.state, &audience_));
  for (const auto& part : parts) part->finish(start, record);
}

Model model_for(const Model& model, const Start& start) {
  Model changed = model;
  set_materials(changed.materials, start.materials);
  return changed;
}

}  // namespace talus::rockfall
