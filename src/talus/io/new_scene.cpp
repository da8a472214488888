#include <string>
#include <string_view>

#include "talus/io/new_project.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSceneText = R"(<?xml version="1.0"?>
<!-- A block slides off a table, falls, and meets a stack of two on the floor. All units SI: m, kg, s.
     Run it:   talus run scene.xml      Bouncing:   talus run scene.xml --law gr-velocity-projection -->
<scene>
  <description text="A block slides off a table"/>
  <simtype type="rigid-body"/>
  <duration time="4"/>
  <viewport cx="0" cy="2.5" size="5"/>
  <backgroundcolor r="0.97" g="0.96" b="0.94"/>

  <!-- dt: time step. -->
  <rigidbodyintegrator type="symplectic-euler" dt="0.005"/>
  <!-- response: lcp, velocity-projection (no bounce), gr-lcp, gr-velocity-projection (full bounce). -->
  <rigidbodycollisionhandling detection="all-pairs" response="velocity-projection"/>
  <rigidbodygravityforce fx="0" fy="-9.81"/>

  <!-- One list of vertices for all bodies, numbered from 0; m is the mass at the vertex. -->
  <!-- 0, 1: floor -->
  <rigidbodyvertex x="-5" y="0" m="1"/>
  <rigidbodyvertex x="5" y="0" m="1"/>
  <!-- 2, 3: table -->
  <rigidbodyvertex x="-5" y="3" m="1"/>
  <rigidbodyvertex x="-0.5" y="3" m="1"/>
  <!-- 4 to 7: the block that slides, anticlockwise -->
  <rigidbodyvertex x="-2.5" y="3.25" m="1"/>
  <rigidbodyvertex x="-1.5" y="3.25" m="1"/>
  <rigidbodyvertex x="-1.5" y="3.85" m="1"/>
  <rigidbodyvertex x="-2.5" y="3.85" m="1"/>
  <!-- 8 to 11: lower block of the stack -->
  <rigidbodyvertex x="1.0" y="0.25" m="1"/>
  <rigidbodyvertex x="2.0" y="0.25" m="1"/>
  <rigidbodyvertex x="2.0" y="0.85" m="1"/>
  <rigidbodyvertex x="1.0" y="0.85" m="1"/>
  <!-- 12 to 15: upper block -->
  <rigidbodyvertex x="1.1" y="1.05" m="0.5"/>
  <rigidbodyvertex x="1.9" y="1.05" m="0.5"/>
  <rigidbodyvertex x="1.9" y="1.65" m="0.5"/>
  <rigidbodyvertex x="1.1" y="1.65" m="0.5"/>
  <!-- 16, 17 and 18, 19: walls at the ends of the floor -->
  <rigidbodyvertex x="-5" y="0.5" m="1"/>
  <rigidbodyvertex x="-5" y="2" m="1"/>
  <rigidbodyvertex x="5" y="0.5" m="1"/>
  <rigidbodyvertex x="5" y="2" m="1"/>

  <!-- p: the vertices, in order; edges join them and close the loop. r: radius around the edges. fixed="1" never moves. -->
  <rigidbody p="0" p="1" vx="0" vy="0" omega="0" r="0.15" fixed="1"/>
  <rigidbody p="2" p="3" vx="0" vy="0" omega="0" r="0.15" fixed="1"/>
  <rigidbody p="4" p="5" p="6" p="7" vx="2" vy="0" omega="0" r="0.1"/>
  <rigidbody p="8" p="9" p="10" p="11" vx="0" vy="0" omega="0" r="0.1"/>
  <rigidbody p="12" p="13" p="14" p="15" vx="0" vy="0" omega="0" r="0.1"/>
  <rigidbody p="16" p="17" vx="0" vy="0" omega="0" r="0.15" fixed="1"/>
  <rigidbody p="18" p="19" vx="0" vy="0" omega="0" r="0.15" fixed="1"/>

  <rigidbodycolor body="2" r="0.80" g="0.36" b="0.20"/>
  <rigidbodycolor body="3" r="0.35" g="0.45" b="0.55"/>
  <rigidbodycolor body="4" r="0.55" g="0.60" b="0.45"/>
</scene>
)";

}  // namespace

std::vector<fs::path> write_new_scene(const fs::path& folder) {
  const fs::path scene = folder / "scene.xml";
  write_text_file(scene, std::string(kSceneText));
  return {scene};
}

}  // namespace talus::io
