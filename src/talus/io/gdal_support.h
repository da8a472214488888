#pragma once

// What every use of GDAL shares: its drivers, its messages and its handles. GDAL's own headers stay in the sources.

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace talus::io {

/// While one of these lives, what GDAL says on this thread is kept here instead of going to the standard error.
class GdalMessages {
 public:
  GdalMessages();
  ~GdalMessages();
  GdalMessages(const GdalMessages&) = delete;
  GdalMessages& operator=(const GdalMessages&) = delete;

  /// The first error, or the first warning if there was no error, or "".
  [[nodiscard]] const std::string& text() const { return error_.empty() ? warning_ : error_; }
  [[nodiscard]] bool has_error() const { return !error_.empty(); }
  /// `problem`, followed by what GDAL said about it.
  [[nodiscard]] std::string explain(const std::string& problem) const;

  /// For GDAL's handler only.
  void add(bool is_error, const char* message);

 private:
  std::string error_;
  std::string warning_;
};

struct DatasetCloser {
  void operator()(void* dataset) const;
};
/// A GDALDatasetH.
using Dataset = std::unique_ptr<void, DatasetCloser>;

enum class DatasetKind { raster, vector };

/// Opens a file for reading. Throws core::InputError when there is none or no driver can read it.
[[nodiscard]] Dataset open_dataset(const std::filesystem::path& path, DatasetKind kind, const GdalMessages& messages);

/// Every file that the dataset consists of, the one that was opened first.
[[nodiscard]] std::vector<std::filesystem::path> files_of(const Dataset& dataset, const std::filesystem::path& path);

/// Writes the coordinate system (WKT; empty: none) into a dataset; whether it was taken.
[[nodiscard]] bool set_dataset_crs(const Dataset& dataset, const std::string& wkt);

/// Registers GDAL's drivers, once.
void register_drivers();

}  // namespace talus::io
