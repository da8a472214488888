#include "tests/studio/studio_fixture.h"

#include <chrono>
#include <thread>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include "talus/io/new_project.h"
#include "talus/io/text_file.h"

namespace talus::studio {

namespace fs = std::filesystem;

Container::Container(std::string bytes) : bytes_(std::move(bytes)) {
  EXPECT_EQ(bytes_.substr(0, 4), "TLS1") << bytes_.substr(0, 300);
  std::uint32_t length = 0;
  std::memcpy(&length, bytes_.data() + 4, sizeof length);
  data_ = 8 + length;
  EXPECT_EQ(data_ % 8, 0U);
  header = Json::parse(bytes_.substr(8, length));
}

namespace {

Reply reply(const httplib::Result& result) {
  if (!result) return {.status = -1, .body = to_string(result.error())};
  return {.status = result->status, .body = result->body, .headers = result->headers};
}

httplib::Client client(int port) {
  httplib::Client client("127.0.0.1", port);
  client.set_read_timeout(60);
  return client;
}

}  // namespace

void Studio::open(const std::string& kind) {
  folder = fs::canonical(temporary.path()) / "project";
  fs::create_directories(folder);
  if (!kind.empty()) static_cast<void>(io::write_new_project(kind, folder));
  serve(folder);
}

void Studio::serve(const fs::path& target) {
  server = std::make_unique<Server>(ServerSettings{.target = target, .version = "0.1.0"});
  server->start();
}

Reply Studio::get(const std::string& path, const httplib::Headers& headers) const {
  return reply(client(server->port()).Get(path, headers));
}

Reply Studio::post(const std::string& path, const Json& body) const {
  return reply(
      client(server->port()).Post(path, {{"X-Talus-Token", server->token()}}, body.dump(), "application/json"));
}

Reply Studio::post_bytes(const std::string& path, const std::string& bytes) const {
  return reply(
      client(server->port()).Post(path, {{"X-Talus-Token", server->token()}}, bytes, "application/octet-stream"));
}

Reply Studio::put(const std::string& path, const Json& body) const {
  return reply(client(server->port()).Put(path, {{"X-Talus-Token", server->token()}}, body.dump(), "application/json"));
}

std::string Studio::raw(const std::string& bytes, bool close_early) const {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(server->port()));
  inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  EXPECT_EQ(::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t n = ::send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (n <= 0) break;
    sent += static_cast<std::size_t>(n);
  }
  std::string answer;
  if (!close_early) {
    ::shutdown(socket, SHUT_WR);
    std::array<char, 4096> buffer{};
    for (ssize_t n = 0; (n = ::recv(socket, buffer.data(), buffer.size(), 0)) > 0;)
      answer.append(buffer.data(), static_cast<std::size_t>(n));
  }
  ::close(socket);
  return answer;
}

Json Studio::finished(const std::string& run) const {
  using namespace std::chrono_literals;
  for (int i = 0; i < 1200; ++i) {
    const Json progress = get("/api/runs/progress?run=" + run).json();
    if (!progress.contains("live") || !progress["live"].get<bool>()) return progress;
    std::this_thread::sleep_for(50ms);
  }
  ADD_FAILURE() << run << " did not end";
  return {};
}

std::string Studio::text(const std::string& file) const {
  return io::read_text_file(folder / file);
}

void Studio::write(const std::string& file, const std::string& content) const {
  io::write_text_file(folder / file, content);
}

}  // namespace talus::studio
