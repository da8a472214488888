#include "talus/io/path_lines.h"

#include <ogr_api.h>

#include "talus/io/feature_reading.h"

namespace talus::io {

std::vector<PathLine> read_path_lines(const std::filesystem::path& path) {
  const FeatureReading file(path);
  std::vector<PathLine> lines;
  bool found = false;
  for (const OGRLayerH layer : file.layers()) {
    if (std::string(OGR_L_GetName(layer)) != "paths") continue;
    found = true;
    const OGRFeatureDefnH fields = OGR_L_GetLayerDefn(layer);
    const int rock = OGR_FD_GetFieldIndex(fields, "rock"), role = OGR_FD_GetFieldIndex(fields, "role");
    if (rock < 0 || role < 0) file.refuse("paths", "has no fields rock and role");
    file.read_features(layer, [&](OGRFeatureH feature, const std::string& name) {
      const OGRGeometryH line = OGR_F_GetGeometryRef(feature);
      if (line == nullptr || flat_type(line) != wkbLineString) file.refuse(name, "is no line");
      PathLine result{.rock = OGR_F_GetFieldAsInteger64(feature, rock), .role = OGR_F_GetFieldAsString(feature, role)};
      for (int i = 0; i < OGR_G_GetPointCount(line); ++i) {
        result.points.emplace_back(OGR_G_GetX(line, i), OGR_G_GetY(line, i), OGR_G_GetZ(line, i));
        result.times.push_back(OGR_G_GetM(line, i));
      }
      lines.push_back(std::move(result));
    });
  }
  file.require_end();
  if (!found) file.refuse("paths", "there is no such layer");
  return lines;
}

}  // namespace talus::io
