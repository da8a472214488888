#include "talus/io/image_classes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "talus/core/colour_clusters.h"
#include "talus/core/error.h"
#include "talus/io/class_raster.h"
#include "talus/io/raster_file.h"
#include "talus/io/result_folder.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector3;

constexpr double kMostCells = 1e8;
constexpr std::size_t kSample = 40'000;  // colours from which the groups are made
constexpr int kMostClasses = 50;
constexpr const char* kChannels = "an image with whole numbers from 0 to 255 or 65535";

/// One colour for each cell, in the order of Raster::values; NaN: no data.
struct Image {
  Raster frame;  ///< its values are the first band
  std::vector<std::array<float, 3>> colours;

  [[nodiscard]] bool known(std::size_t cell) const { return !std::isnan(colours[cell][0]); }
  [[nodiscard]] Vector3 colour(std::size_t cell) const {
    return {colours[cell][0], colours[cell][1], colours[cell][2]};
  }
};

[[noreturn]] void refuse(const fs::path& file, std::string problem, std::string accepted = "") {
  throw core::InputError({.file = file.string(), .problem = std::move(problem), .accepted = std::move(accepted)});
}

void check_range(const char* key, std::int64_t value, int lowest, int highest) {
  if (value >= lowest && value <= highest) return;
  throw core::InputError({.key = key,
                          .value = std::to_string(value),
                          .problem = "is out of range",
                          .accepted = fmt::format("a whole number from {} to {}", lowest, highest)});
}

/// Channels of 16 bits become 0 to 255. A raster of heights, say, is no image.
void scale_channels(Image& image, const fs::path& path) {
  float lowest = 0, highest = 0;
  for (std::size_t i = 0; i < image.colours.size(); ++i) {
    if (!image.known(i)) continue;
    for (const float channel : image.colours[i]) {
      if (channel != std::floor(channel))
        refuse(path, fmt::format("holds the value {}, which is no channel of a colour", channel), kChannels);
      lowest = std::min(lowest, channel), highest = std::max(highest, channel);
    }
  }
  if (lowest < 0 || highest > 65535)
    refuse(path, fmt::format("holds values from {} to {}", lowest, highest), kChannels);
  if (highest <= 255) return;
  for (auto& colour : image.colours)
    for (float& channel : colour) channel /= 257;
}

Image read_image(const fs::path& path) {
  const int bands = raster_bands(path);
  if (bands != 1 && bands < 3)
    refuse(path, fmt::format("has {} bands", bands), "one band (grey) or three (red, green, blue)");
  Image image;
  for (int k = 0; k < (bands == 1 ? 1 : 3); ++k) {
    Raster band = read_raster(path, k + 1, kMostCells);
    if (k == 0) image.colours.resize(band.values.size());
    for (std::size_t i = 0; i < band.values.size(); ++i) {
      const auto value = static_cast<float>(band.values[i]);
      if (k == 0)
        image.colours[i] = {value, value, value};
      else if (std::isnan(value))
        image.colours[i][0] = value;
      else
        image.colours[i][static_cast<std::size_t>(k)] = value;
    }
    if (k == 0) image.frame = std::move(band);
  }
  scale_channels(image, path);
  return image;
}

/// Evenly over the cells that hold something.
std::vector<Vector3> sample_colours(const Image& image, const fs::path& path) {
  std::vector<std::size_t> known;
  for (std::size_t i = 0; i < image.colours.size(); ++i)
    if (image.known(i)) known.push_back(i);
  if (known.empty()) refuse(path, "holds no colour");
  const std::size_t count = std::min(known.size(), kSample);
  std::vector<Vector3> colours;
  colours.reserve(count);
  for (std::size_t k = 0; k < count; ++k)
    colours.push_back(core::lab_of_srgb(image.colour(known[k * known.size() / count])));
  return colours;
}

std::vector<std::uint8_t> assign(const Image& image, const core::ColourClusters& clusters) {
  std::vector<std::uint8_t> numbers(image.colours.size(), 0);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (image.known(i))
      numbers[i] = static_cast<std::uint8_t>(clusters.nearest(core::lab_of_srgb(image.colour(i))) + 1);
  return numbers;
}

/// Each cell gets the class that most cells around it have; of equals its own, else the lowest.
std::vector<std::uint8_t> smoothed(const std::vector<std::uint8_t>& numbers, int columns, int rows, int reach) {
  std::vector<std::uint8_t> result = numbers;
  const auto at = [&](int i, int j) {
    return numbers[static_cast<std::size_t>(j) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(i)];
  };
  for (int j = 0; j < rows; ++j)
    for (int i = 0; i < columns; ++i) {
      if (at(i, j) == 0) continue;
      std::array<int, kMostClasses + 1> votes{};
      for (int y = std::max(0, j - reach); y <= std::min(rows - 1, j + reach); ++y)
        for (int x = std::max(0, i - reach); x <= std::min(columns - 1, i + reach); ++x) ++votes[at(x, y)];
      votes[0] = 0;
      const auto most = std::max_element(votes.begin(), votes.end());
      if (*most > votes[at(i, j)])
        result[static_cast<std::size_t>(j) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(most - votes.begin());
    }
  return result;
}

/// Mean colours and shares; the largest class becomes number 1, and classes without a cell are left out.
std::vector<ImageClass> sort_classes(const Image& image, std::vector<std::uint8_t>& numbers) {
  std::array<ImageClass, kMostClasses + 1> classes{};
  double total = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == 0) continue;
    classes[numbers[i]].share += 1, total += 1;
    classes[numbers[i]].colour += image.colour(i);
  }
  std::vector<int> order(kMostClasses);
  std::iota(order.begin(), order.end(), 1);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return classes[static_cast<std::size_t>(a)].share > classes[static_cast<std::size_t>(b)].share;
  });
  std::array<std::uint8_t, kMostClasses + 1> renamed{};
  std::vector<ImageClass> result;
  for (const int old : order) {
    ImageClass one = classes[static_cast<std::size_t>(old)];
    if (one.share == 0) continue;
    one.colour /= one.share;
    one.share /= total;
    one.number = static_cast<int>(result.size()) + 1;
    renamed[static_cast<std::size_t>(old)] = static_cast<std::uint8_t>(one.number);
    result.push_back(one);
  }
  for (std::uint8_t& number : numbers) number = renamed[number];
  return result;
}

std::string legend_text(const Classification& made) {
  std::string text = fmt::format(
      "# Classes of {0}. Fill in the column material, then in the project:\n"
      "#   [materials]\n#   texture = \"{0}\"\n#   texture_legend = \"{1}\"\n"
      "# Several classes may have the same material. share_percent and colours are for you to see and are not read.\n"
      "class,material,share_percent,red,green,blue\n",
      made.raster.filename().string(), made.legend.filename().string());
  for (const ImageClass& c : made.classes)
    text += fmt::format("{},,{:.2f},{:.0f},{:.0f},{:.0f}\n", c.number, 100 * c.share, c.colour[0], c.colour[1],
                        c.colour[2]);
  return text;
}

/// Both files or none.
void write(const Classification& made, const Raster& frame, const std::vector<std::uint8_t>& numbers) {
  std::vector<Vector3> colours;
  for (const ImageClass& one : made.classes) colours.push_back(one.colour);
  const UnfinishedFile raster(made.raster);
  raster.fill([&](const fs::path& name) { write_class_raster(name, frame, numbers, colours); });
  AtomicFile legend(made.legend);
  legend.stream() << legend_text(made);
  legend.finish();
  raster.commit();
  legend.commit();
}

Classification place_of(const ClassifySettings& settings) {
  Classification made;
  made.raster = settings.out.empty() ? settings.image.parent_path() / (settings.image.stem().string() + "-classes.tif")
                                     : settings.out;
  if (made.raster.extension() != ".tif") made.raster += ".tif";
  made.legend = made.raster;
  made.legend.replace_extension(".csv");
  for (const fs::path& file : {made.raster, made.legend})
    if (fs::exists(file)) refuse(file, "exists already", "another name (--out)");
  return made;
}

}  // namespace

Classification classify_image(const ClassifySettings& settings) {
  check_range("--classes", settings.classes, 2, kMostClasses);
  check_range("--smooth", settings.smooth, 0, 20);
  Classification made = place_of(settings);
  const Image image = read_image(settings.image);
  const core::ColourClusters clusters =
      core::cluster_colours(sample_colours(image, settings.image), settings.classes, settings.seed);
  std::vector<std::uint8_t> numbers = assign(image, clusters);
  if (settings.smooth > 0) numbers = smoothed(numbers, image.frame.columns, image.frame.rows, settings.smooth);
  made.classes = sort_classes(image, numbers);
  write(made, image.frame, numbers);
  return made;
}

}  // namespace talus::io
