#pragma once

// Handles of GDAL's vector features that free themselves. For sources that use GDAL only.

#include <memory>
#include <type_traits>

#include <ogr_api.h>

namespace talus::io {

struct DestroyFeature {
  void operator()(void* feature) const { OGR_F_Destroy(static_cast<OGRFeatureH>(feature)); }
};
using Feature = std::unique_ptr<std::remove_pointer_t<OGRFeatureH>, DestroyFeature>;

struct DestroyGeometry {
  void operator()(void* geometry) const { OGR_G_DestroyGeometry(static_cast<OGRGeometryH>(geometry)); }
};
using Geometry = std::unique_ptr<std::remove_pointer_t<OGRGeometryH>, DestroyGeometry>;

}  // namespace talus::io
