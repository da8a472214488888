#pragma once

// A spatial scene whose parts can be replaced, in a folder of its own.

#include <string>

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/io/result_folder.h"
#include "talus/io/spatial_project.h"

namespace talus::io {

class SpatialSample : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path write(const std::string& name, const std::string& text) const {
    ResultFolder(folder_).write(name, text);
    return folder_ / name;
  }
  /// Line 3 and on.
  [[nodiscard]] std::filesystem::path project(const std::string& text) const {
    return write("project.toml", "kind = \"scene\"\nduration_s = 0.5\n" + text);
  }
  [[nodiscard]] SpatialProject read(const std::string& text) const { return read_spatial_project(project(text)); }
  /// A scene of one body, told by these lines, from line 4 on.
  [[nodiscard]] spatial::Body body(const std::string& text) const {
    return read("[[body]]\n" + text).scene.bodies.front();
  }
  /// Without the folder.
  [[nodiscard]] std::string message(const std::string& text) const {
    std::string found = support::input_error_of([&] { return read(text); });
    const std::string folder = folder_.string() + "/";
    for (std::size_t at = 0; (at = found.find(folder)) != std::string::npos;) found.erase(at, folder.size());
    return found;
  }
  [[nodiscard]] std::string body_message(const std::string& text) const { return message("[[body]]\n" + text); }

  support::TemporaryFolder temporary_;
  const std::filesystem::path folder_ = temporary_.path();
};

}  // namespace talus::io
