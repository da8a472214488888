#include "talus/io/crs.h"

#include <array>
#include <cmath>
#include <memory>

#include <cpl_conv.h>
#include <fmt/format.h>
#include <ogr_srs_api.h>

#include "talus/core/error.h"
#include "talus/io/gdal_support.h"

namespace talus::io {
namespace {

struct Release {
  void operator()(void* crs) const { OSRRelease(static_cast<OGRSpatialReferenceH>(crs)); }
};
using Crs = std::unique_ptr<void, Release>;

/// Null when there is no text or it makes no sense.
Crs parse(const std::string& text) {
  if (text.empty() || text.starts_with("http")) return nullptr;  // nothing is fetched
  Crs crs(OSRNewSpatialReference(nullptr));
  if (OSRSetFromUserInput(crs.get(), text.c_str()) != OGRERR_NONE) return nullptr;
  return crs;
}

/// Without its heights.
Crs horizontal(const std::string& wkt) {
  Crs crs = parse(wkt);
  if (crs && OSRIsCompound(crs.get()) != 0) OSRStripVertical(crs.get());
  return crs;
}

std::string text_or_empty(const char* text) {
  return text == nullptr ? "" : text;
}

}  // namespace

std::string crs_name(const std::string& wkt) {
  const GdalMessages quiet;
  const Crs crs = horizontal(wkt);
  if (!crs) return "unknown";
  std::string name = text_or_empty(OSRGetName(crs.get()));
  const std::string authority = text_or_empty(OSRGetAuthorityName(crs.get(), nullptr));
  if (authority.empty()) return name;
  return fmt::format("{} ({}:{})", name, authority, text_or_empty(OSRGetAuthorityCode(crs.get(), nullptr)));
}

bool crs_differ(const std::string& a, const std::string& b) {
  const GdalMessages quiet;
  const Crs first = horizontal(a), second = horizontal(b);
  if (!first || !second) return false;
  // Our coordinates are always east, north: what order the system's own definition names them in does not matter.
  constexpr std::array kOptions{"IGNORE_DATA_AXIS_TO_SRS_AXIS_MAPPING=YES",
                                "CRITERION=EQUIVALENT_EXCEPT_AXIS_ORDER_GEOGCRS", static_cast<const char*>(nullptr)};
  return OSRIsSameEx(first.get(), second.get(), kOptions.data()) == 0;
}

bool reproject(const std::string& from, const std::string& to, std::span<core::Vector2> points) {
  const GdalMessages quiet;
  const Crs source = horizontal(from), target = horizontal(to);
  if (!source || !target) return false;
  for (const Crs* crs : {&source, &target}) OSRSetAxisMappingStrategy(crs->get(), OAMS_TRADITIONAL_GIS_ORDER);
  const std::unique_ptr<void, void (*)(void*)> change(
      OCTNewCoordinateTransformation(source.get(), target.get()),
      [](void* t) { OCTDestroyCoordinateTransformation(static_cast<OGRCoordinateTransformationH>(t)); });
  if (!change) return false;
  for (core::Vector2& point : points) {
    const bool good =
        OCTTransform(static_cast<OGRCoordinateTransformationH>(change.get()), 1, &point.x(), &point.y(), nullptr) != 0;
    if (!good || !point.allFinite()) return false;
  }
  return true;
}

std::string crs_wkt(void* spatial_reference) {
  char* wkt = nullptr;
  constexpr std::array kOptions{"FORMAT=WKT2_2018", static_cast<const char*>(nullptr)};
  const bool good =
      spatial_reference != nullptr && OSRExportToWktEx(spatial_reference, &wkt, kOptions.data()) == OGRERR_NONE;
  std::string text = good ? wkt : "";
  CPLFree(wkt);
  return text;
}

std::string crs_from_text(const std::string& text) {
  const GdalMessages messages;
  std::string wkt = crs_wkt(parse(text).get());
  if (!wkt.empty()) return wkt;
  throw core::InputError({.value = text,
                          .problem = messages.explain("no such coordinate reference system"),
                          .accepted = R"("EPSG:2056" and the like, or WKT)"});
}

std::string crs_problem(const std::string& wkt) {
  const GdalMessages quiet;
  const Crs crs = horizontal(wkt);
  if (!crs) return "";
  if (OSRIsGeographic(crs.get()) != 0) return fmt::format("the coordinates are in degrees: {}", crs_name(wkt));
  if (OSRIsGeocentric(crs.get()) != 0) return fmt::format("the coordinates are geocentric: {}", crs_name(wkt));
  char* unit = nullptr;
  const double metres = OSRGetLinearUnits(crs.get(), &unit);
  if (std::abs(metres - 1) < 1e-12) return "";
  return fmt::format("the coordinates are not in metres but in {}: {}", text_or_empty(unit), crs_name(wkt));
}

}  // namespace talus::io
