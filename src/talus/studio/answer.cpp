#include "talus/studio/answer.h"

#include <charconv>
#include <cmath>

#include <fmt/format.h>

namespace talus::studio {
namespace {

std::string without(std::string text, const std::string& folder) {
  if (folder.empty()) return text;
  const std::string prefix = folder + "/";
  for (std::size_t at = 0; (at = text.find(prefix, at)) != std::string::npos;) text.erase(at, prefix.size());
  return text;
}

}  // namespace

std::optional<std::string> Request::find(std::string_view name) const {
  const auto found = parameters.find(name);
  return found == parameters.end() ? std::nullopt : std::optional(found->second);
}

std::string Request::text(std::string_view name) const {
  if (std::optional<std::string> value = find(name)) return *value;
  throw Refusal(Status::bad_request, {.key = std::string(name), .problem = "is missing"});
}

double Request::number_or(std::string_view name, double fallback, double lowest, double highest) const {
  const std::optional<std::string> value = find(name);
  if (!value) return fallback;
  double number = 0;
  const char* end = value->data() + value->size();
  const auto [rest, error] = std::from_chars(value->data(), end, number);
  if (error == std::errc() && rest == end && number >= lowest && number <= highest) return number;
  throw Refusal(Status::bad_request, {.key = std::string(name),
                                      .value = *value,
                                      .problem = "is out of range",
                                      .accepted = fmt::format("a number from {} to {}", lowest, highest)});
}

Json Request::json() const {
  Json json = Json::parse(body.empty() ? "{}" : body, nullptr, false);
  if (json.is_discarded() || !json.is_object())
    throw Refusal(Status::bad_request, {.problem = "the body is no JSON object"});
  return json;
}

Answer json_answer(const Json& json, Status status) {
  constexpr auto kReplace = Json::error_handler_t::replace;
  return {.status = status, .body = std::make_shared<const std::string>(json.dump(-1, ' ', false, kReplace))};
}

Answer bytes_answer(std::string bytes) {
  return {.type = "application/octet-stream", .body = std::make_shared<const std::string>(std::move(bytes))};
}

Refusal::Refusal(Status status, core::InputError::Details details)
    : std::runtime_error(core::InputError(details).what()), status_(status), details_(std::move(details)) {}

Json error_json(const core::InputError::Details& details, const std::string& folder) {
  core::InputError::Details told = details;
  for (std::string* text : {&told.file, &told.value, &told.problem, &told.accepted}) *text = without(*text, folder);
  return {{"file", told.file},
          {"line", told.line},
          {"key", told.key},
          {"value", told.value},
          {"problem", told.problem},
          {"accepted", told.accepted},
          {"message", core::InputError(told).what()}};
}

Answer error_answer(Status status, const core::InputError::Details& details, const std::string& folder) {
  const Json error = error_json(details, folder);
  return json_answer({{"error", error}, {"errors", Json::array({error})}}, status);
}

}  // namespace talus::studio
