#pragma once

// A rocking project whose parts can be replaced, in a folder of its own.

#include <string>

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/io/result_folder.h"
#include "talus/io/rocking_run.h"
#include "talus/io/text_file.h"

namespace talus::io {

struct RockingParts {
  std::string block = "box_m = [0.4, 0.4, 1.2]";
  std::string pedestal = "friction = 0.7";
  std::string motion = "pulse = { shape = \"one-sine\", pga_g = 0.6, period_s = 0.5 }";
  std::string study = "type = \"single\"";
  std::string more;
};

class RockingSample : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path write(const std::string& name, const std::string& text) const {
    ResultFolder(folder_).write(name, text);
    return folder_ / name;
  }
  [[nodiscard]] std::filesystem::path project(const RockingParts& parts) const {
    const auto section = [](const char* name, const std::string& text) {
      return text.empty() ? std::string() : std::string("[") + name + "]\n" + text + "\n";
    };
    return write("project.toml", "kind = \"rocking\"\n" + section("block", parts.block) +
                                     section("pedestal", parts.pedestal) + section("motion", parts.motion) +
                                     section("study", parts.study) + parts.more);
  }
  [[nodiscard]] RockingProject read(const RockingParts& parts) const { return read_rocking_project(project(parts)); }
  /// Without the folder.
  [[nodiscard]] std::string message(const RockingParts& parts) const {
    std::string text = support::input_error_of([&] { return read(parts); });
    const std::string folder = folder_.string() + "/";
    for (std::size_t at = 0; (at = text.find(folder)) != std::string::npos;) text.erase(at, folder.size());
    return text;
  }

  support::TemporaryFolder temporary_;
  const std::filesystem::path folder_ = temporary_.path();
};

}  // namespace talus::io
