#include "view_command.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ostream>
#include <string>
#include <system_error>
#include <thread>

#include "signals.h"
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "talus/studio/server.h"

extern char** environ;

namespace talus::app {
namespace {

namespace fs = std::filesystem;

/// A page that leads to the address, readable by its owner alone. What a program is started with can be seen by
/// every user of the machine, so that the address with its token must not be said there.
class DoorPage {
 public:
  /// None where there is no address.
  explicit DoorPage(const std::string& address) {
    if (address.empty()) return;
    const char* own = std::getenv("XDG_RUNTIME_DIR");
    std::error_code ignored;
    const fs::path folder =
        own != nullptr && fs::is_directory(own, ignored) ? fs::path(own) : fs::temp_directory_path();
    std::string name = (folder / "talus-XXXXXX.html").string();
    const int file = mkstemps(name.data(), 5);  // with permissions 0600
    if (file < 0) return;
    path_ = name;
    const std::string text = fmt::format(
        "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0; "
        "url={}\"><title>Talus</title>\n",
        address);
    if (write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size())) path_.clear();
    close(file);
  }
  ~DoorPage() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove(path_, ignored);
  }
  DoorPage(const DoorPage&) = delete;
  DoorPage& operator=(const DoorPage&) = delete;
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

bool has_display() {
  const auto set = [](const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
  return set("DISPLAY") || set("WAYLAND_DISPLAY");
}

/// Whether a browser was asked for; whether it came is for the user to see.
bool open_browser(const std::string& page) {
  if (page.empty()) return false;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
  std::string program = "xdg-open", argument = page;
  std::array<char*, 3> arguments{program.data(), argument.data(), nullptr};
  pid_t child = 0;
  const int failed = posix_spawnp(&child, "xdg-open", &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed == 0;
}

}  // namespace

core::ExitCode view_command(const ViewOptions& options, std::ostream& out) {
  using namespace std::chrono_literals;
  constexpr int kLast = 65535;
  if (options.port < 0 || options.port > kLast)
    throw core::InputError({.key = "--port",
                            .value = std::to_string(options.port),
                            .problem = "is out of range",
                            .accepted = "a number from 1 to 65535"});
  const std::atomic<bool>& stop = stop_on_signals();
  studio::Server server({.target = options.target, .port = options.port, .version = TALUS_VERSION});
  server.start();
  out << server.address() << std::endl;
  const DoorPage door(options.no_open || !has_display() ? "" : server.address());
  if (!options.no_open && has_display() && !open_browser(door.path())) out << "no browser was found" << std::endl;
  while (!stop) {
    std::this_thread::sleep_for(200ms);
    while (waitpid(-1, nullptr, WNOHANG) > 0) {  // the program that opened the browser
    }
  }
  const int interrupted = server.stop();
  if (interrupted == 0) return core::ExitCode::done;
  out << fmt::format("{} interrupted: talus view, or talus run --resume, goes on from there\n",
                     interrupted == 1 ? "1 run was" : fmt::format("{} runs were", interrupted));
  return core::ExitCode::interrupted;
}

}  // namespace talus::app
