#pragma once

// Small rasters and layers of every kind that tests read.

#include <filesystem>
#include <string>
#include <vector>

namespace talus::io {

struct VrtSettings {
  std::string source;        ///< a raster beside it
  std::string geotransform;  ///< "x0, dx, 0, y0, 0, -dy"; empty: none
  std::string crs;           ///< "EPSG:2056"; empty: none
  std::string band;          ///< more elements of a band: <Scale>2</Scale>
  std::string type = "Float64";
  int bands = 1;                               ///< copies of the source's first band
  std::string last_band_colour = "Undefined";  ///< "Alpha" makes the last one a mask
};

/// A raster of GDAL's own text format, whose cells are those of another raster of `columns` x `rows` cells.
void write_vrt(const std::filesystem::path& path, int columns, int rows, const VrtSettings& settings);

/// An ASCII grid; rows of the text run from north to south. No coordinate system.
void write_ascii_grid(const std::filesystem::path& path, int columns, int rows, const std::string& values,
                      const std::string& place = "xllcorner 10\nyllcorner 20\ncellsize 2\n");

/// One feature of a layer: a geometry as WKT and its fields.
struct SampleFeature {
  std::string wkt;
  std::string material;
  int priority = 0;
};

struct SampleLayer {
  std::string name = "areas";
  std::string crs = "EPSG:2056";
  std::vector<SampleFeature> features;
};

/// driver: "GPKG", "ESRI Shapefile" or "GeoJSON".
void write_layers(const std::filesystem::path& path, const std::string& driver, const std::vector<SampleLayer>& layers);

}  // namespace talus::io
