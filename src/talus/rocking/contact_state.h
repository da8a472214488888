#pragma once

#include "talus/rocking/pedestal.h"

namespace talus::rocking {

/// A touch that is closed: it carries, or would as soon as the block came nearer.
struct Contact {
  Touch touch;
  bool slides = false;                 ///< otherwise it may hold (set R of the source; D: slides)
  bool holds = false;                  ///< its friction is inside the cone, so that it does not begin to slip either
  double normal_force = 0;             ///< N
  Vector3 friction = Vector3::Zero();  ///< N, world axes
  Vector3 slip = Vector3::Zero();      ///< tangential velocity, m/s
  Vector3 anchor = Vector3::Zero();    ///< where a holding contact holds, relative to the pedestal, m
};

}  // namespace talus::rocking
