#include "talus/io/vtk_file.h"

#include <bit>
#include <cassert>
#include <cstdint>
#include <numeric>
#include <string_view>

#include <fmt/format.h>

namespace talus::io {
namespace {

using Integers = std::vector<std::int32_t>;

template <class Number>
std::string bytes_of(const Number* numbers, std::size_t count) {
  const std::uint64_t size = count * sizeof(Number);
  std::string bytes(reinterpret_cast<const char*>(&size), sizeof size);
  if (count > 0) bytes.append(reinterpret_cast<const char*>(numbers), size);
  return bytes;
}

void write_array(std::ostream& out, std::string_view type, std::string_view name, int components,
                 const std::string& bytes) {
  out << fmt::format(R"(<DataArray type="{}" Name="{}" NumberOfComponents="{}" format="binary">)", type, name,
                     components)
      << base64(bytes) << "</DataArray>\n";
}

void write_cells(std::ostream& out, std::string_view kind, const Integers& connectivity, const Integers& offsets) {
  out << '<' << kind << ">\n";
  write_array(out, "Int32", "connectivity", 1, bytes_of(connectivity.data(), connectivity.size()));
  write_array(out, "Int32", "offsets", 1, bytes_of(offsets.data(), offsets.size()));
  out << "</" << kind << ">\n";
}

/// What VTK calls connectivity: the points of all cells, one cell after the other.
Integers connectivity(const VtkPolyData& data) {
  Integers numbers;
  if (data.cells == VtkPolyData::Cells::triangles) {
    for (const geometry::Triangle& triangle : data.triangles)
      numbers.insert(numbers.end(), triangle.begin(), triangle.end());
  } else {
    numbers.resize(data.points.size());
    std::iota(numbers.begin(), numbers.end(), 0);
  }
  return numbers;
}

/// Where each cell ends in the connectivity.
Integers offsets(const VtkPolyData& data) {
  const int corners = data.cells == VtkPolyData::Cells::triangles ? 3 : 1;
  if (data.cells == VtkPolyData::Cells::line)
    return data.points.empty() ? Integers{} : Integers{static_cast<std::int32_t>(data.points.size())};
  Integers ends(data.cells == VtkPolyData::Cells::triangles ? data.triangles.size() : data.points.size());
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i] = corners * (static_cast<std::int32_t>(i) + 1);
  return ends;
}

std::string opening(std::string_view type) {
  constexpr std::string_view kOrder = std::endian::native == std::endian::little ? "LittleEndian" : "BigEndian";
  return fmt::format(
      "<?xml version=\"1.0\"?>\n<VTKFile type=\"{}\" version=\"1.0\" byte_order=\"{}\" "
      "header_type=\"UInt64\">\n",
      type, kOrder);
}

void write_points(std::ostream& out, const std::vector<core::Vector3>& points) {
  static_assert(sizeof(core::Vector3) == 3 * sizeof(double));
  out << "<Points>\n";
  write_array(out, "Float64", "Points", 3,
              bytes_of(points.empty() ? nullptr : points.front().data(), 3 * points.size()));
  out << "</Points>\n";
}

}  // namespace

std::string base64(const std::string& bytes) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t k = 0; k < 3; ++k)
      group = group << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    for (std::size_t k = 0; k < 4; ++k) text += i + k > bytes.size() ? '=' : kDigits[group >> (18 - 6 * k) & 63U];
  }
  return text;
}

void write_vtp(std::ostream& out, const VtkPolyData& data) {
  using Cells = VtkPolyData::Cells;
  const Integers places = connectivity(data), ends = offsets(data);
  const auto count = [&](Cells cells) { return data.cells == cells ? ends.size() : 0; };
  out << opening("PolyData") << "<PolyData>\n"
      << fmt::format(R"(<Piece NumberOfPoints="{}" NumberOfVerts="{}" NumberOfLines="{}" NumberOfStrips="0" )",
                     data.points.size(), count(Cells::points), count(Cells::line))
      << fmt::format("NumberOfPolys=\"{}\">\n<PointData>\n", count(Cells::triangles));
  for (const VtkArray& array : data.arrays) {
    assert(array.values.size() == data.points.size() * static_cast<std::size_t>(array.components));
    write_array(out, "Float64", array.name, array.components, bytes_of(array.values.data(), array.values.size()));
  }
  out << "</PointData>\n";
  write_points(out, data.points);
  const auto cells = [&](std::string_view kind, Cells which) {
    if (data.cells == which) write_cells(out, kind, places, ends);
  };
  cells("Verts", Cells::points);
  cells("Lines", Cells::line);
  cells("Polys", Cells::triangles);
  out << "</Piece>\n</PolyData>\n</VTKFile>\n";
}

void write_pvd(std::ostream& out, const std::vector<VtkSeriesFile>& files) {
  out << opening("Collection") << "<Collection>\n";
  for (const VtkSeriesFile& file : files)
    out << fmt::format("<DataSet timestep=\"{}\" part=\"0\" file=\"{}\"/>\n", file.time, file.path);
  out << "</Collection>\n</VTKFile>\n";
}

}  // namespace talus::io
