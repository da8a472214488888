// ODE with its iterative solver (dWorldQuickStep, 20 iterations), without sleeping.

#include "bench/pile_scene.h"
#include <ode/ode.h>

namespace talus::bench {
namespace {

struct Meeting {
  dWorldID world;
  dJointGroupID contacts;
  double friction;
};

void meet(void* data, dGeomID a, dGeomID b) {
  const auto& meeting = *static_cast<Meeting*>(data);
  constexpr int kMost = 8;
  dContact contacts[kMost];
  const int count = dCollide(a, b, kMost, &contacts[0].geom, sizeof(dContact));
  for (int k = 0; k < count; ++k) {
    contacts[k].surface.mode = dContactApprox1;
    contacts[k].surface.mu = static_cast<dReal>(meeting.friction);
    dJointAttach(dJointCreateContact(meeting.world, meeting.contacts, &contacts[k]), dGeomGetBody(a), dGeomGetBody(b));
  }
}

}  // namespace

PileResult run_ode(const PileScene& scene) {
  dInitODE();
  const dWorldID world = dWorldCreate();
  const dSpaceID space = dHashSpaceCreate(nullptr);
  const dJointGroupID contacts = dJointGroupCreate(0);
  dWorldSetGravity(world, 0, 0, static_cast<dReal>(-scene.gravity));
  dWorldSetQuickStepNumIterations(world, 20);
  std::vector<dBodyID> bodies;
  for (const Crate& c : scene.crates) {
    const dBodyID body = dBodyCreate(world);
    dMass mass;
    dMassSetBox(&mass, static_cast<dReal>(scene.density), static_cast<dReal>(2 * c.half[0]),
                static_cast<dReal>(2 * c.half[1]), static_cast<dReal>(2 * c.half[2]));
    dBodySetMass(body, &mass);
    dBodySetPosition(body, static_cast<dReal>(c.place[0]), static_cast<dReal>(c.place[1]),
                     static_cast<dReal>(c.place[2]));
    const dQuaternion q = {static_cast<dReal>(c.attitude[0]), static_cast<dReal>(c.attitude[1]),
                           static_cast<dReal>(c.attitude[2]), static_cast<dReal>(c.attitude[3])};
    dBodySetQuaternion(body, q);
    const dGeomID geom = dCreateBox(space, static_cast<dReal>(2 * c.half[0]), static_cast<dReal>(2 * c.half[1]),
                                    static_cast<dReal>(2 * c.half[2]));
    dGeomSetBody(geom, body);
    bodies.push_back(body);
  }
  dCreatePlane(space, 0, 0, 1, 0);
  if (scene.walls > 0)
    for (const int sign : {-1, 1})
      for (const int axis : {0, 1})
        dCreatePlane(space, axis == 0 ? sign : 0, axis == 1 ? sign : 0, 0, static_cast<dReal>(-scene.walls));
  Meeting meeting{world, contacts, scene.friction};
  const PileResult result = measure_steps(
      "ode", scene,
      [&] {
        dSpaceCollide(space, &meeting, &meet);
        dWorldQuickStep(world, static_cast<dReal>(scene.dt));
        dJointGroupEmpty(contacts);
      },
      [&] {
        Places places = scene.crates;
        for (std::size_t i = 0; i < places.size(); ++i) {
          const dReal* p = dBodyGetPosition(bodies[i]);
          const dReal* q = dBodyGetQuaternion(bodies[i]);
          places[i].place = {p[0], p[1], p[2]};
          places[i].attitude = {q[0], q[1], q[2], q[3]};
        }
        return places;
      });
  dJointGroupDestroy(contacts);
  dSpaceDestroy(space);
  dWorldDestroy(world);
  dCloseODE();
  return result;
}

}  // namespace talus::bench
