#include "talus/io/png_image.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <cpl_vsi.h>
#include <gdal.h>

#include "talus/core/error.h"
#include "talus/io/gdal_support.h"

namespace talus::io {
namespace {

constexpr std::array<std::array<double, 3>, 9> kViridis{{{68, 1, 84},
                                                         {71, 44, 122},
                                                         {59, 81, 139},
                                                         {44, 113, 142},
                                                         {33, 144, 141},
                                                         {39, 173, 129},
                                                         {92, 200, 99},
                                                         {170, 220, 50},
                                                         {253, 231, 37}}};

bool is_grey(const Picture& picture) {
  return std::all_of(picture.pixels.begin(), picture.pixels.end(),
                     [](const Colour& c) { return c[0] == c[1] && c[1] == c[2]; });
}

std::vector<int> channels_of(const Picture& picture) {
  return is_grey(picture) ? std::vector<int>{0, 3} : std::vector<int>{0, 1, 2, 3};
}

Dataset in_memory(const Picture& picture) {
  const std::vector<int> channels = channels_of(picture);
  Dataset dataset(GDALCreate(GDALGetDriverByName("MEM"), "", picture.columns, picture.rows,
                             static_cast<int>(channels.size()), GDT_Byte, nullptr));
  std::vector<std::uint8_t> plane(picture.pixels.size());
  for (std::size_t k = 0; dataset && k < channels.size(); ++k) {
    for (std::size_t i = 0; i < plane.size(); ++i) plane[i] = picture.pixels[i][static_cast<std::size_t>(channels[k])];
    const CPLErr error =
        GDALRasterIO(GDALGetRasterBand(dataset.get(), static_cast<int>(k) + 1), GF_Write, 0, 0, picture.columns,
                     picture.rows, plane.data(), picture.columns, picture.rows, GDT_Byte, 0, 0);
    if (error != CE_None) dataset.reset();
  }
  return dataset;
}

}  // namespace

std::string png_of(const Picture& picture) {
  register_drivers();
  const GdalMessages messages;
  const std::string name = "/vsimem/talus-" + std::to_string(reinterpret_cast<std::uintptr_t>(&picture)) + ".png";
  const Dataset source = in_memory(picture);
  const GDALDriverH driver = GDALGetDriverByName("PNG");
  std::string bytes;
  if (source && driver) {
    Dataset(GDALCreateCopy(driver, name.c_str(), source.get(), FALSE, nullptr, nullptr, nullptr)).reset();
    vsi_l_offset size = 0;
    const std::unique_ptr<GByte, decltype(&VSIFree)> content(VSIGetMemFileBuffer(name.c_str(), &size, TRUE), &VSIFree);
    if (content) bytes.assign(content.get(), content.get() + size);
    VSIUnlink((name + ".aux.xml").c_str());
  }
  if (bytes.empty()) throw core::OutputError(messages.explain("a picture of the report cannot be made"));
  return bytes;
}

Colour viridis(double share) {
  constexpr int kLast = static_cast<int>(kViridis.size()) - 1;
  const double at = std::clamp(share, 0.0, 1.0) * kLast;
  const int below = std::min(static_cast<int>(at), kLast - 1);
  const double rest = at - below;
  Colour colour{0, 0, 0, 255};
  for (std::size_t k = 0; k < 3; ++k) {
    const double low = kViridis[static_cast<std::size_t>(below)][k];
    const double high = kViridis[static_cast<std::size_t>(below) + 1][k];
    colour[k] = static_cast<std::uint8_t>(std::lround(low + rest * (high - low)));
  }
  return colour;
}

}  // namespace talus::io
