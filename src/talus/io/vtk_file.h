#pragma once

// VTK's XML files, as ParaView opens them: surfaces, lines and points (.vtp) and series in time (.pvd). Numbers are
// inline and in base64: a 64-bit count of bytes, then the bytes, encoded together (VTK file formats, "binary").

#include <ostream>
#include <string>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::io {

struct VtkArray {
  std::string name;  ///< with its unit
  int components = 1;
  std::vector<double> values;  ///< `components` for each point
};

struct VtkPolyData {
  enum class Cells {
    points,    ///< each point by itself
    line,      ///< one line through all points
    triangles  ///< of `triangles`
  };
  Cells cells = Cells::triangles;
  std::vector<core::Vector3> points;
  std::vector<geometry::Triangle> triangles;
  std::vector<VtkArray> arrays;  ///< data of the points
};

/// Every array must have its numbers for every point.
void write_vtp(std::ostream& out, const VtkPolyData& data);

struct VtkSeriesFile {
  double time = 0;   ///< s
  std::string path;  ///< from the folder of the series
};
void write_pvd(std::ostream& out, const std::vector<VtkSeriesFile>& files);

/// RFC 4648, with padding.
[[nodiscard]] std::string base64(const std::string& bytes);

}  // namespace talus::io
