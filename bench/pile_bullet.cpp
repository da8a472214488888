// Bullet with its defaults (sequential impulses, 10 iterations, double precision where Debian builds it so), without
// sleeping.

#include <memory>

#include "bench/pile_scene.h"
#include <btBulletDynamicsCommon.h>

namespace talus::bench {

PileResult run_bullet(const PileScene& scene) {
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher(&configuration);
  btDbvtBroadphase broad;
  btSequentialImpulseConstraintSolver solver;
  btDiscreteDynamicsWorld world(&dispatcher, &broad, &solver, &configuration);
  world.setGravity({0, 0, static_cast<btScalar>(-scene.gravity)});
  std::vector<std::unique_ptr<btCollisionShape>> shapes;
  std::vector<std::unique_ptr<btDefaultMotionState>> motions;
  std::vector<std::unique_ptr<btRigidBody>> bodies;
  const auto add = [&](std::unique_ptr<btCollisionShape> shape, const btTransform& place, double mass) {
    btVector3 inertia(0, 0, 0);
    if (mass > 0) shape->calculateLocalInertia(static_cast<btScalar>(mass), inertia);
    motions.push_back(std::make_unique<btDefaultMotionState>(place));
    btRigidBody::btRigidBodyConstructionInfo info(static_cast<btScalar>(mass), motions.back().get(), shape.get(),
                                                  inertia);
    info.m_friction = static_cast<btScalar>(std::sqrt(scene.friction));  // Bullet multiplies
    info.m_restitution = 0;
    bodies.push_back(std::make_unique<btRigidBody>(info));
    bodies.back()->setActivationState(DISABLE_DEACTIVATION);
    world.addRigidBody(bodies.back().get());
    shapes.push_back(std::move(shape));
  };
  for (const Crate& c : scene.crates) {
    const btTransform place(btQuaternion(static_cast<btScalar>(c.attitude[1]), static_cast<btScalar>(c.attitude[2]),
                                         static_cast<btScalar>(c.attitude[3]), static_cast<btScalar>(c.attitude[0])),
                            btVector3(static_cast<btScalar>(c.place[0]), static_cast<btScalar>(c.place[1]),
                                      static_cast<btScalar>(c.place[2])));
    add(std::make_unique<btBoxShape>(btVector3(static_cast<btScalar>(c.half[0]), static_cast<btScalar>(c.half[1]),
                                               static_cast<btScalar>(c.half[2]))),
        place, 8 * scene.density * c.half[0] * c.half[1] * c.half[2]);
  }
  const btTransform origin(btQuaternion::getIdentity());
  add(std::make_unique<btStaticPlaneShape>(btVector3(0, 0, 1), btScalar(0)), origin, 0);
  if (scene.walls > 0)
    for (const int sign : {-1, 1})
      for (const int axis : {0, 1})
        add(std::make_unique<btStaticPlaneShape>(
                btVector3(btScalar(axis == 0 ? sign : 0), btScalar(axis == 1 ? sign : 0), 0),
                static_cast<btScalar>(-scene.walls)),
            origin, 0);
  const PileResult result = measure_steps(
      "bullet", scene,
      [&] { world.stepSimulation(static_cast<btScalar>(scene.dt), 0, static_cast<btScalar>(scene.dt)); },
      [&] {
        Places places = scene.crates;
        for (std::size_t i = 0; i < places.size(); ++i) {
          const btTransform& t = bodies[i]->getWorldTransform();
          const btQuaternion q = t.getRotation();
          places[i].place = {t.getOrigin().x(), t.getOrigin().y(), t.getOrigin().z()};
          places[i].attitude = {q.w(), q.x(), q.y(), q.z()};
        }
        return places;
      });
  for (const auto& body : bodies) world.removeRigidBody(body.get());
  return result;
}

}  // namespace talus::bench
