#include <string>
#include <string_view>

#include "talus/io/new_project.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kProjectText =
    R"(# Rocks fall from a quarry face towards a fence. Every key: docs/rockfall-project.md
#   talus check project.toml     is everything in order?
#   talus run project.toml       let the rocks fall
# Coordinates are those of the height model (here EPSG:2056, m); files lie beside this one. Units stand in the keys.

kind = "rockfall"
name = "Quarry face"
seed = 1                                 # of all random numbers: the same seed gives the same result

[slope]
dem = "dem.tif"                          # heights in m; or: mesh = "slope.obj" (.ply, .stl)

[materials]                              # what the ground is made of
default = "floor"                        # where nothing else is said
regions = "materials.geojson"            # polygons with the fields material and priority; also .gpkg, .shp
# texture = "landcover.tif"              # a raster of class numbers, and what they mean:
# texture_classes = { 1 = "floor", 2 = "talus" }

[material.floor]
restitution = 0.2                        # 0: no bounce, 1: full bounce
friction = 0.5                           # coefficient of friction

[material.talus]
restitution = 0.15
friction = 0.8

[material.face]
restitution = 0.4
friction = 0.6

[rock.block]
shape = "eota221"                        # cube, sphere, tetrahedron, eota111, box, boulder, ... or a mesh file
density_kg_m3 = 2700
mass_kg = 800                            # the shape is scaled to this mass; or { lognormal = [800, 0.4] }

[rock.boulder]
shape = "boulder"                        # random, angular
sides_m = [1.2, 0.9, 0.8]
seed = 7                                 # another seed, another boulder

[[seeder]]                               # a place on the edge of the upper bench
rock = "block"
point = [2600060, 1200062]               # or line, area, cells (a raster) or file (GeoPackage, GeoJSON, ...)
drop_height_m = 0.5                      # from the rock's lowest corner to the ground
velocity_m_s = [0, -1.5, 0]              # east, north, up: a push southward
orientation = "random"
rocks = 20

[[seeder]]                               # each start in a table of its own
rock = "boulder"
states = "starts.csv"

[[barrier]]
name = "fence"
line = [[2600008, 1200016], [2600060, 1200013], [2600112, 1200016]]
height_m = 3
capacity_kJ = 500                        # a rock with more energy goes through with the rest

[engine]
law = "bounded"                          # how impacts are answered; docs/laws.md
)";

constexpr std::string_view kRegionsText = R"({
  "type": "FeatureCollection",
  "name": "materials",
  "crs": { "type": "name", "properties": { "name": "urn:ogc:def:crs:EPSG::2056" } },
  "features": [
    { "type": "Feature", "properties": { "material": "talus", "priority": 1 },
      "geometry": { "type": "Polygon", "coordinates": [[
        [2600000, 1200032], [2600030, 1200029], [2600060, 1200028], [2600090, 1200029], [2600120, 1200032],
        [2600120, 1200044], [2600000, 1200044], [2600000, 1200032]]] } },
    { "type": "Feature", "properties": { "material": "face", "priority": 2 },
      "geometry": { "type": "Polygon", "coordinates": [[
        [2600000, 1200044], [2600030, 1200041], [2600060, 1200040], [2600090, 1200041], [2600120, 1200044],
        [2600120, 1200080], [2600000, 1200080], [2600000, 1200044]]] } }
  ]
}
)";

constexpr std::string_view kStartsText =
    R"(# centre of mass (m), orientation as a quaternion, velocity (m/s), spin (rad/s)
x,y,z,qw,qx,qy,qz,vx,vy,vz,wx,wy,wz
2600040,1200062,501,1,0,0,0,0,-1,0,0,0,0
2600050,1200062,501,0.7071,0.7071,0,0,0,-1,0,0.5,0,0
2600070,1200062,501,0.7071,0,0.7071,0,0,-1,0,0,0.5,0
2600080,1200062,501,0.5,0.5,0.5,0.5,0,-1,0,0,0,0.5
)";

}  // namespace

std::vector<fs::path> write_new_rockfall(const fs::path& folder) {
  const fs::path project = folder / "project.toml", dem = folder / "dem.tif";
  const fs::path regions = folder / "materials.geojson", starts = folder / "starts.csv";
  write_geotiff(dem, quarry_heights());
  write_text_file(regions, std::string(kRegionsText));
  write_text_file(starts, std::string(kStartsText));
  write_text_file(project, std::string(kProjectText));
  return {project, dem, regions, starts};
}

}  // namespace talus::io
