#include "talus/spatial/start_overlap.h"

#include "talus/spatial/near_pairs.h"

namespace talus::spatial {

Overlap start_overlap(const Scene& scene) {
  std::vector<SpatialState> states;
  for (const Body& body : scene.bodies) states.push_back(body.start);
  NearPairs near(scene);
  near.find(states, 0);
  Overlap deepest;
  for (const NearPair& pair : near.pairs())
    if (-pair.nearest() > deepest.depth) deepest = {-pair.nearest(), pair.a, pair.b};
  return deepest;
}

}  // namespace talus::spatial
