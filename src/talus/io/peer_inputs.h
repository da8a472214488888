#pragma once

// The inputs of the side-by-side benchmark of rigid-body engines, plain text with numbers between spaces:
//
//   terrain.txt     columns rows cell x0 y0, then the heights row by row from the lowest y
//   rock_NAME.txt   mass, three principal moments, vertices v and triangles t as counts, v points (axes principal,
//   origin
//                   in the centre of mass), t triples of vertex numbers
//   release.txt     count, then for each release x y z of the centre of mass and the attitude qw qx qy qz; at rest

#include <filesystem>
#include <string>
#include <vector>

#include "talus/bodies/rock.h"
#include "talus/bodies/spatial_state.h"
#include "talus/slope/height_field.h"

namespace talus::io {

/// All throw core::InputError with file and line.

[[nodiscard]] slope::HeightGrid read_peer_terrain(const std::filesystem::path& folder);

/// Our own mass properties; they must agree with those of the file to a millionth.
[[nodiscard]] bodies::Rock read_peer_rock(const std::filesystem::path& folder, const std::string& name);

/// The first `count` releases, for this rock in its frame B; fewer if the file has fewer.
[[nodiscard]] std::vector<bodies::SpatialState> read_peer_releases(const std::filesystem::path& folder,
                                                                   const bodies::Rock& rock, int count);

}  // namespace talus::io
