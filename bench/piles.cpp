// Piles and walls of boxes: time per step, and how the boxes lie at the end, beside Bullet and ODE where they are built
// in.
//
//     bench_piles            the pile of 500 and the wall of 10 x 10
//     bench_piles growth     walls of 100 to 5000 bricks under `sweeps`: does the cost per brick stay?

#include <cstdio>
#include <cstring>

#include "bench/pile_scene.h"

namespace {

using namespace talus::bench;

void print(const PileScene& scene, const PileResult& result) {
  std::printf("%-18s %-14s %10.3f ms/step %10.3f at the end   deepest overlap %8.3f mm   moved %7.3f m\n",
              scene.name.c_str(), result.engine.c_str(), result.milliseconds_per_step, result.last_milliseconds,
              1e3 * result.deepest, result.moved);
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1 && std::strcmp(argv[1], "growth") == 0) {
    for (const int width : {10, 20, 50, 100, 200, 500}) {
      PileScene scene = wall(width, 10);
      scene.steps = 60;
      print(scene, run_talus(scene, "sweeps"));
    }
    return 0;
  }
  for (const PileScene& scene : {wall(10, 10), pile(500)}) {
    print(scene, run_talus(scene, "sweeps"));
    if (scene.walls == 0) print(scene, run_talus(scene, "lcp"));
    if (scene.walls == 0) print(scene, run_talus(scene, "penalty"));
#ifdef TALUS_PEERS
    print(scene, run_bullet(scene));
    print(scene, run_ode(scene));
#endif
  }
}
