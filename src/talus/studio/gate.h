#pragma once

// Who may ask. The studio listens on the loopback interface, where every page that a browser shows can reach it: a page
// of another site by sending requests, or by a host name that it makes point here (DNS rebinding). Hence
//
//     Host     must be 127.0.0.1:PORT or localhost:PORT                      a page of another name is refused
//     Origin   must be the same, if the browser tells it; so Sec-Fetch-Site  a page of another site is refused
//     token    256 random bits, from the address, then in a cookie or a header, for everything but the page itself
//
// Another user of the machine, who can connect as well, does not know the token.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "talus/studio/answer.h"

namespace talus::studio {

/// 256 bits of the system's random numbers, as 64 hexadecimal digits.
[[nodiscard]] std::string make_token();

/// In a time that depends on the lengths alone.
[[nodiscard]] bool equal_secrets(std::string_view a, std::string_view b);

class Gate {
 public:
  /// What the request says of itself; headers by any case of their name, "" where there is none.
  struct Visitor {
    std::string method;
    std::string path;
    std::string token;  ///< of the address
    std::function<std::string(const char*)> header;
  };

  Gate(int port, std::string token);

  /// Why the request is refused, or none.
  [[nodiscard]] std::optional<Refusal> objection(const Visitor& visitor) const;

  [[nodiscard]] const std::string& token() const { return token_; }
  /// Set-Cookie for a visitor who came with the token in the address; "" for others.
  [[nodiscard]] std::string cookie_for(const Visitor& visitor) const;

 private:
  [[nodiscard]] bool is_own_host(std::string_view host) const;
  [[nodiscard]] bool knows_token(const Visitor& visitor) const;

  int port_;
  std::string token_;
};

}  // namespace talus::studio
