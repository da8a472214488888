#include "talus/studio/gate.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <fmt/format.h>
#include <sys/random.h>

namespace talus::studio {
namespace {

/// The value of a cookie: "a=1; b=2".
std::string cookie_value(std::string_view cookies, std::string_view name) {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
    while (cookie.starts_with(' ')) cookie.remove_prefix(1);
    if (cookie.size() > name.size() && cookie.starts_with(name) && cookie[name.size()] == '=')
      return std::string(cookie.substr(name.size() + 1));
  }
  return "";
}

}  // namespace

std::string make_token() {
  std::array<unsigned char, 32> bytes{};
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t got = getrandom(bytes.data() + done, bytes.size() - done, 0);
    if (got < 0 && errno != EINTR) throw std::system_error(errno, std::generic_category(), "getrandom");
    if (got > 0) done += static_cast<std::size_t>(got);
  }
  std::string token;
  for (const unsigned char byte : bytes) token += fmt::format("{:02x}", byte);
  return token;
}

bool equal_secrets(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
  return difference == 0;
}

Gate::Gate(int port, std::string token) : port_(port), token_(std::move(token)) {}

bool Gate::is_own_host(std::string_view host) const {
  return host == fmt::format("127.0.0.1:{}", port_) || host == fmt::format("localhost:{}", port_);
}

bool Gate::knows_token(const Visitor& visitor) const {
  const std::string cookie = cookie_value(visitor.header("Cookie"), fmt::format("talus_{}", port_));
  return equal_secrets(cookie, token_) || equal_secrets(visitor.header("X-Talus-Token"), token_);
}

std::optional<Refusal> Gate::objection(const Visitor& visitor) const {
  if (!is_own_host(visitor.header("Host")))
    return Refusal(Status::forbidden, {.key = "Host",
                                       .value = visitor.header("Host"),
                                       .problem = "is not this server",
                                       .accepted = fmt::format("127.0.0.1:{} or localhost:{}", port_, port_)});
  const std::string origin = visitor.header("Origin");
  const bool own_origin = origin.starts_with("http://") && is_own_host(std::string_view(origin).substr(7));
  if (!origin.empty() && !own_origin)
    return Refusal(Status::forbidden, {.key = "Origin", .value = origin, .problem = "is another site"});
  if (!visitor.path.starts_with("/api/")) return std::nullopt;
  const std::string site = visitor.header("Sec-Fetch-Site");
  if (!site.empty() && site != "same-origin" && site != "none")
    return Refusal(Status::forbidden, {.key = "Sec-Fetch-Site", .value = site, .problem = "is another site"});
  if (!knows_token(visitor))
    return Refusal(Status::unauthorized,
                   {.problem = "the token is missing or wrong: open the address that talus view printed"});
  return std::nullopt;
}

std::string Gate::cookie_for(const Visitor& visitor) const {
  if (visitor.path != "/" || !equal_secrets(visitor.token, token_)) return "";
  return fmt::format("talus_{}={}; Path=/; HttpOnly; SameSite=Strict", port_, token_);
}

}  // namespace talus::studio
