#pragma once

// A server on a small project of its own, and clients that talk to it.

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/studio/http_library.h"
#include "talus/studio/server.h"

namespace talus::studio {

using Json = nlohmann::ordered_json;

/// The binary container, decoded by its description in docs/studio.md alone.
class Container {
 public:
  explicit Container(std::string bytes);

  Json header;
  template <class Number>
  [[nodiscard]] std::vector<Number> array(const std::string& name) const {
    const Json& entry = header.at("arrays").at(name);
    EXPECT_EQ(entry.at("type").get<std::string>(), type_name(Number{})) << name;
    const auto count = entry.at("count").get<std::size_t>();
    std::vector<Number> values(count);
    const std::size_t begin = data_ + entry.at("offset").get<std::size_t>();
    EXPECT_EQ(begin % 8, 0U);
    EXPECT_LE(begin + count * sizeof(Number), bytes_.size()) << name;
    if (count > 0) std::memcpy(values.data(), bytes_.data() + begin, count * sizeof(Number));
    return values;
  }

 private:
  static std::string type_name(float) { return "f32"; }
  static std::string type_name(double) { return "f64"; }
  static std::string type_name(std::int32_t) { return "i32"; }
  static std::string type_name(std::uint32_t) { return "u32"; }
  static std::string type_name(std::uint8_t) { return "u8"; }

  std::string bytes_;
  std::size_t data_ = 0;
};

struct Reply {
  int status = 0;
  std::string body;
  httplib::Headers headers;
  [[nodiscard]] Json json() const { return Json::parse(body); }
  [[nodiscard]] Container binary() const { return Container(body); }
};

class Studio : public ::testing::Test {
 protected:
  /// A project of this kind in a folder of its own; `kind` empty: an empty folder.
  void open(const std::string& kind);
  void serve(const std::filesystem::path& target);

  /// With the token.
  [[nodiscard]] Reply get(const std::string& path) const { return get(path, {{"X-Talus-Token", server->token()}}); }
  [[nodiscard]] Reply get(const std::string& path, const httplib::Headers& headers) const;
  [[nodiscard]] Reply post(const std::string& path, const Json& body = Json::object()) const;
  [[nodiscard]] Reply post_bytes(const std::string& path, const std::string& bytes) const;
  [[nodiscard]] Reply put(const std::string& path, const Json& body) const;
  /// Whatever is sent, as it is; all that comes back until the server closes or says nothing for so long. 0: the client
  /// closes at once.
  [[nodiscard]] std::string raw(const std::string& bytes, int patience_ms = 20'000) const;

  /// Waits until the run is over.
  [[nodiscard]] Json finished(const std::string& run) const;
  [[nodiscard]] std::string text(const std::string& file) const;
  void write(const std::string& file, const std::string& content) const;

  support::TemporaryFolder temporary;
  std::filesystem::path folder;  ///< of the project
  std::unique_ptr<Server> server;
};

}  // namespace talus::studio
