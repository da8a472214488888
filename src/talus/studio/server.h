#pragma once

// The HTTP server of the studio. It listens on 127.0.0.1 alone and lets nobody in who does not know the token (gate.h).
// Each connection carries one request: what a refused one leaves unread is never taken for another.

#include <filesystem>
#include <memory>
#include <string>

namespace talus::studio {

struct ServerSettings {
  std::filesystem::path target;  ///< project file, project folder or results folder
  int port = 0;                  ///< 0: any that is free
  std::string version;
};

class Server {
 public:
  /// Reads the target and takes the port. Throws core::InputError for a target that is none and a port that is taken.
  explicit Server(const ServerSettings& settings);
  /// Stops.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  [[nodiscard]] int port() const;
  [[nodiscard]] const std::string& token() const;
  /// "http://127.0.0.1:PORT/?token=..."
  [[nodiscard]] std::string address() const;

  /// Answers requests in the background from now on.
  void start();
  /// No more requests; runs are interrupted into what can be resumed. How many there were.
  int stop();

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace talus::studio
