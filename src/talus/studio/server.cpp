#include "talus/studio/server.h"

#include <array>
#include <exception>
#include <fstream>
#include <optional>
#include <system_error>
#include <thread>

#include <fmt/format.h>
#include <sys/socket.h>

#include "talus/studio/api.h"
#include "talus/studio/embedded_files.h"
#include "talus/studio/gate.h"
#include "talus/studio/http_library.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHost = "127.0.0.1";
constexpr std::size_t kThreads = 32;
constexpr int kBacklog = 512;
constexpr std::size_t kLongestPath = 1024;

constexpr const char* kPagePolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: "
    "blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

/// The library's server with a longer queue: a hundred browsers may knock at once.
class Listener final : public httplib::Server {
 public:
  void lengthen_queue() { ::listen(svr_sock_, kBacklog); }
};

/// A port belongs to one server: sharing it, the library's default, would let two of them answer in turn.
void set_options(socket_t socket) {
  const int yes = 1;
  setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

std::string_view type_of(std::string_view path) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kTypes{
      {{".html", "text/html; charset=utf-8"},
       {".js", "text/javascript; charset=utf-8"},
       {".css", "text/css; charset=utf-8"},
       {".svg", "image/svg+xml"},
       {".png", "image/png"},
       {".jpg", "image/jpeg"},
       {".ico", "image/x-icon"},
       {".json", "application/json"},
       {".map", "application/json"},
       {".woff2", "font/woff2"},
       {".wasm", "application/wasm"},
       {".txt", "text/plain; charset=utf-8"}}};
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

Answer page_answer(const std::string& path) {
  const std::string wanted = path == "/" ? "/index.html" : path;
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != wanted) continue;
    Answer answer{.type = std::string(type_of(wanted)), .body = std::make_shared<const std::string>(file.content)};
    // Names of assets change with their content.
    answer.headers["Cache-Control"] =
        wanted.starts_with("/assets/") ? "private, max-age=31536000, immutable" : "no-cache";
    return answer;
  }
  throw Refusal(Status::not_found, {.value = path, .problem = "there is no such page"});
}

/// Where the body of a request goes: into a text, or into a file. Gone at the end of the scope unless it was taken.
class Body {
 public:
  Body(const httplib::Request& request, std::optional<Upload> upload) : upload_(std::move(upload)) {
    const std::size_t most = upload_ ? Api::kMostUpload : Api::kMostJson;
    if (request.get_header_value<std::uint64_t>("Content-Length") > most)
      throw Refusal(Status::too_large,
                    {.problem = "is too large", .accepted = fmt::format("up to {} MB", most >> 20U)});
    if (upload_) file_.open(upload_->temporary, std::ios::binary);
  }
  ~Body() {
    std::error_code ignored;
    if (upload_) fs::remove(upload_->temporary, ignored);
  }
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;

  void read(const httplib::Request& request, const httplib::ContentReader& reader) {
    const std::uint64_t promised = request.get_header_value<std::uint64_t>("Content-Length");
    std::uint64_t bytes = 0;
    if (promised > 0)
      static_cast<void>(reader([&](const char* data, std::size_t size) {
        bytes += size;
        if (bytes > promised) return false;
        if (upload_)
          file_.write(data, static_cast<std::streamsize>(size));
        else
          text_.append(data, size);
        return true;
      }));
    if (bytes != promised) throw Refusal(Status::bad_request, {.problem = "the request ended too early"});
    if (!upload_) return;
    file_.close();
    if (file_.fail()) throw core::OutputError(upload_->final.string() + ": cannot be written");
  }

  [[nodiscard]] const std::optional<Upload>& upload() const { return upload_; }
  [[nodiscard]] std::string& text() { return text_; }

 private:
  std::optional<Upload> upload_;
  std::string text_;
  std::ofstream file_;
};

Request plain(const httplib::Request& request) {
  Request result{.method = request.method, .path = request.path};
  for (const auto& [name, value] : request.params) result.parameters.emplace(name, value);
  return result;
}

Gate::Visitor visitor(const httplib::Request& request) {
  return {.method = request.method,
          .path = request.path,
          .token = request.has_param("token") ? request.get_param_value("token") : "",
          .header = [&request](const char* name) { return request.get_header_value(name); }};
}

/// What the library would make sense of and the studio does not need.
void refuse_oddities(const httplib::Request& request) {
  if (request.path.size() > kLongestPath) throw Refusal(Status::not_found, {.problem = "there is no such address"});
  if (request.has_header("Range")) throw Refusal(Status::bad_request, {.problem = "parts of files are not served"});
  if (request.has_header("Transfer-Encoding"))
    throw Refusal(Status::length_required, {.problem = "the length of the body must be told"});
  if (request.has_header("Content-Encoding") || request.is_multipart_form_data())
    throw Refusal(Status::unsupported, {.problem = "the body is in a form that is not understood"});
  if (request.get_header_value_count("Host") != 1 || request.get_header_value_count("Content-Length") > 1)
    throw Refusal(Status::bad_request, {.problem = "a header is there twice or missing"});
}

}  // namespace

class Server::Implementation {
 public:
  explicit Implementation(const ServerSettings& settings)
      : api_(find_target(settings.target), settings.version),
        port_(take_port(settings.port)),
        gate_(port_, make_token()) {
    listener_.new_task_queue = [] { return new httplib::ThreadPool(kThreads); };
    listener_.set_keep_alive_max_count(1);
    listener_.set_read_timeout(10);
    listener_.set_write_timeout(30);
    listener_.set_payload_max_length(Api::kMostUpload);
    listener_.set_tcp_nodelay(true);
    listener_.set_default_headers({{"X-Content-Type-Options", "nosniff"},
                                   {"Referrer-Policy", "no-referrer"},
                                   {"Cross-Origin-Opener-Policy", "same-origin"},
                                   {"Cross-Origin-Resource-Policy", "same-origin"}});
    add_handlers();
  }
  ~Implementation() { stop(); }
  Implementation(const Implementation&) = delete;
  Implementation& operator=(const Implementation&) = delete;

  void start() {
    thread_ = std::thread([this] { listener_.listen_after_bind(); });
    while (!listener_.is_running()) std::this_thread::yield();
  }
  int stop() {
    listener_.stop();
    if (thread_.joinable()) thread_.join();
    return api_.stop();
  }

  [[nodiscard]] int port() const { return port_; }
  [[nodiscard]] const std::string& token() const { return gate_.token(); }

 private:
  int take_port(int wanted) {
    listener_.set_socket_options(set_options);
    listener_.set_address_family(AF_INET);
    const int port = wanted == 0                             ? listener_.bind_to_any_port(kHost)
                     : listener_.bind_to_port(kHost, wanted) ? wanted
                                                             : -1;
    if (port < 0)
      throw core::InputError({.key = "--port",
                              .value = std::to_string(wanted),
                              .problem = "the port is taken by another program, or not ours to take",
                              .accepted = "another number from 1024 to 65535, or none: then a free one is found"});
    listener_.lengthen_queue();
    return port;
  }

  /// Everything that has no body is answered before the library looks for a handler; the rest comes to one.
  void add_handlers() {
    const auto with_body = [this](const httplib::Request& request, httplib::Response& response,
                                  const httplib::ContentReader& reader) { respond(request, response, &reader); };
    listener_.set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
      const bool body = request.method == "POST" || request.method == "PUT";
      if (body && request.path.size() <= kLongestPath) return httplib::Server::HandlerResponse::Unhandled;
      respond(request, response, nullptr);
      return httplib::Server::HandlerResponse::Handled;
    });
    listener_.Post(".*", with_body);
    listener_.Put(".*", with_body);
    listener_.set_error_handler([](const httplib::Request&, httplib::Response& response) {
      if (!response.body.empty() || response.content_length_ > 0) return;
      const auto status = static_cast<Status>(response.status);
      response.set_content(*error_answer(status, {.problem = "the request is not understood"}).body,
                           "application/json");
    });
  }

  /// The one place where what goes wrong becomes an answer.
  void respond(const httplib::Request& request, httplib::Response& response, const httplib::ContentReader* reader) {
    const std::string folder = api_.workspace().folder().string();
    Answer answer;
    try {
      answer = handle(request, reader);
    } catch (const Refusal& refusal) {
      answer = error_answer(refusal.status(), refusal.details(), folder);
    } catch (const core::InputError& error) {
      answer = error_answer(Status::unprocessable, error.details(), folder);
    } catch (const nlohmann::json::exception& error) {
      answer = error_answer(Status::bad_request, {.problem = error.what()});
    } catch (const std::exception& error) {
      answer = error_answer(Status::internal, {.problem = error.what()}, folder);
    }
    send(visitor(request), answer, response);
  }

  Answer handle(const httplib::Request& request, const httplib::ContentReader* reader) {
    refuse_oddities(request);
    if (const std::optional<Refusal> objection = gate_.objection(visitor(request))) throw *objection;
    Request plain_request = plain(request);
    const bool api = request.path.starts_with("/api/");
    if (!api && request.method == "GET") return page_answer(request.path);
    if (!api)
      throw Refusal(Status::wrong_method, {.value = request.method, .problem = "is not what this address takes"});
    if (reader == nullptr) return api_.answer(plain_request);
    Body body(request, api_.upload_place(plain_request));
    body.read(request, *reader);
    if (body.upload()) return api_.finish_upload(plain_request, *body.upload());
    plain_request.body = std::move(body.text());
    return api_.answer(plain_request);
  }

  /// By a provider of content: the library compresses what it is given whole, slowly and for nobody on this machine.
  void send(const Gate::Visitor& visitor, const Answer& answer, httplib::Response& response) const {
    response.status = static_cast<int>(answer.status);
    for (const auto& [name, value] : answer.headers) response.set_header(name.c_str(), value);
    if (!answer.headers.contains("Content-Security-Policy"))
      response.set_header("Content-Security-Policy", kPagePolicy);
    if (!answer.headers.contains("Cache-Control")) response.set_header("Cache-Control", "no-store");
    if (const std::string cookie = gate_.cookie_for(visitor); !cookie.empty())
      response.set_header("Set-Cookie", cookie);
    const std::shared_ptr<const std::string> body = answer.body;
    if (!body || body->empty()) return response.set_content("", answer.type);
    response.set_content_provider(body->size(), answer.type,
                                  [body](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
                                    return sink.write(body->data() + offset, length);
                                  });
  }

  Api api_;
  Listener listener_;
  int port_;
  Gate gate_;
  std::thread thread_;
};

Server::Server(const ServerSettings& settings) : implementation_(std::make_unique<Implementation>(settings)) {}
Server::~Server() = default;

int Server::port() const {
  return implementation_->port();
}
const std::string& Server::token() const {
  return implementation_->token();
}
std::string Server::address() const {
  return fmt::format("http://{}:{}/?token={}", kHost, port(), token());
}
void Server::start() {
  implementation_->start();
}
int Server::stop() {
  return implementation_->stop();
}

}  // namespace talus::studio
