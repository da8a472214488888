#pragma once

// Requests and answers of the studio, whatever library carries them.

#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "talus/core/error.h"

namespace talus::studio {

using Json = nlohmann::ordered_json;

enum class Status {
  ok = 200,
  created = 201,
  accepted = 202,
  bad_request = 400,
  unauthorized = 401,
  forbidden = 403,
  not_found = 404,
  wrong_method = 405,
  conflict = 409,
  length_required = 411,
  too_large = 413,
  unsupported = 415,
  unprocessable = 422,
  internal = 500
};

struct Request {
  std::string method;  ///< "GET", "PUT", "POST"
  std::string path;    ///< "/api/project"
  std::map<std::string, std::string, std::less<>> parameters;
  std::string body;

  /// The parameter, or none.
  [[nodiscard]] std::optional<std::string> find(std::string_view name) const;
  /// Throws Refusal for a parameter that is missing.
  [[nodiscard]] std::string text(std::string_view name) const;
  /// Throws Refusal for what is no number in the range.
  [[nodiscard]] double number_or(std::string_view name, double fallback, double lowest, double highest) const;
  /// The body as an object. Throws Refusal.
  [[nodiscard]] Json json() const;
};

struct Answer {
  Status status = Status::ok;
  std::string type = "application/json";
  std::shared_ptr<const std::string> body;
  std::map<std::string, std::string> headers;
};

[[nodiscard]] Answer json_answer(const Json& json, Status status = Status::ok);
[[nodiscard]] Answer bytes_answer(std::string bytes);

/// A request that cannot be answered as it is, with the status that says why.
class Refusal : public std::runtime_error {
 public:
  Refusal(Status status, core::InputError::Details details);

  [[nodiscard]] Status status() const { return status_; }
  [[nodiscard]] const core::InputError::Details& details() const { return details_; }

 private:
  Status status_;
  core::InputError::Details details_;
};

/// As the page gets it; `folder` is taken off the names of files.
[[nodiscard]] Json error_json(const core::InputError::Details& details, const std::string& folder = "");
[[nodiscard]] Answer error_answer(Status status, const core::InputError::Details& details,
                                  const std::string& folder = "");

}  // namespace talus::studio
