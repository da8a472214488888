// Who gets in, and what those who do not can do: nothing.

#include <atomic>
#include <thread>

#include "tests/studio/studio_fixture.h"
#include "tests/support/input_error.h"
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "talus/studio/gate.h"
#include "talus/studio/safe_path.h"

namespace talus::studio {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class Access : public Studio {
 protected:
  void SetUp() override { open("rockfall"); }
  [[nodiscard]] std::string host() const { return fmt::format("127.0.0.1:{}", server->port()); }
};

}  // namespace

TEST(Token, has_256_random_bits) {
  const std::string a = make_token(), b = make_token();
  EXPECT_EQ(a.size(), 64U);
  EXPECT_EQ(a.find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_NE(a, b);
}

TEST(Token, secrets_are_equal_only_as_a_whole) {
  EXPECT_TRUE(equal_secrets("abc", "abc"));
  EXPECT_FALSE(equal_secrets("abc", "abd"));
  EXPECT_FALSE(equal_secrets("abc", "ab"));
  EXPECT_FALSE(equal_secrets("", "abc"));
}

TEST_F(Access, needs_the_token_for_everything_but_the_page) {
  EXPECT_EQ(get("/", {}).status, 200);
  EXPECT_EQ(get("/api/project", {}).status, 401);
  EXPECT_EQ(get("/api/nothing", {}).status, 401);
  EXPECT_EQ(get("/api/project", {{"X-Talus-Token", std::string(64, '0')}}).status, 401);
  EXPECT_EQ(get("/api/project", {{"X-Talus-Token", ""}}).status, 401);
  EXPECT_EQ(get("/api/project?token=" + server->token(), {}).status, 401);  // the address alone lets the page in
  EXPECT_EQ(get("/api/project").status, 200);
  httplib::Client client("127.0.0.1", server->port());
  EXPECT_EQ(client.Put("/api/project", R"({"text":""})", "application/json")->status, 401);
  EXPECT_EQ(client.Post("/api/runs", "{}", "application/json")->status, 401);
}

TEST_F(Access, gives_the_cookie_to_who_knows_the_token_only) {
  const Reply right = get("/?token=" + server->token(), {});
  const auto cookie = right.headers.find("Set-Cookie");
  ASSERT_NE(cookie, right.headers.end());
  EXPECT_THAT(cookie->second, HasSubstr("HttpOnly"));
  EXPECT_THAT(cookie->second, HasSubstr("SameSite=Strict"));
  EXPECT_EQ(get("/?token=wrong", {}).headers.count("Set-Cookie"), 0U);
  EXPECT_EQ(get("/", {}).headers.count("Set-Cookie"), 0U);
  const std::string value = cookie->second.substr(0, cookie->second.find(';'));
  EXPECT_EQ(get("/api/project", {{"Cookie", "other=1; " + value + "; more=2"}}).status, 200);
  EXPECT_EQ(get("/api/project", {{"Cookie", "x" + value}}).status, 401);
}

TEST_F(Access, refuses_other_hosts_even_with_the_token) {
  const auto status = [&](const std::string& host) {
    return raw("GET /api/project HTTP/1.1\r\nHost: " + host + "\r\nX-Talus-Token: " + server->token() +
               "\r\nConnection: close\r\n\r\n")
        .substr(9, 3);
  };
  EXPECT_EQ(status(host()), "200");
  EXPECT_EQ(status(fmt::format("localhost:{}", server->port())), "200");
  EXPECT_EQ(status("127.0.0.1"), "403");
  EXPECT_EQ(status(fmt::format("evil.example:{}", server->port())), "403");
  EXPECT_EQ(status(fmt::format("127.0.0.1.evil.example:{}", server->port())), "403");
  EXPECT_EQ(status(host() + "\r\nHost: evil.example"), "400");
  EXPECT_EQ(raw("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").substr(9, 3), "403");
  EXPECT_EQ(raw("GET / HTTP/1.1\r\n\r\n").substr(9, 3), "400");
}

TEST_F(Access, refuses_other_origins_even_with_the_token) {
  const auto status = [&](const char* name, const std::string& value) {
    return get("/api/project", {{"X-Talus-Token", server->token()}, {name, value}}).status;
  };
  EXPECT_EQ(status("Origin", "http://" + host()), 200);
  EXPECT_EQ(status("Origin", "http://evil.example"), 403);
  EXPECT_EQ(status("Origin", "https://" + host()), 403);
  EXPECT_EQ(status("Origin", "null"), 403);
  EXPECT_EQ(status("Origin", fmt::format("http://127.0.0.1:{}", server->port() + 1)), 403);
  EXPECT_EQ(status("Sec-Fetch-Site", "same-origin"), 200);
  EXPECT_EQ(status("Sec-Fetch-Site", "cross-site"), 403);
  EXPECT_EQ(status("Sec-Fetch-Site", "same-site"), 403);
}

TEST_F(Access, page_and_answers_carry_headers_that_keep_others_out) {
  for (const std::string path : {"/", "/api/project"}) {
    const Reply reply = get(path);
    const auto value = [&](const char* name) {
      const auto found = reply.headers.find(name);
      return found == reply.headers.end() ? "" : found->second;
    };
    EXPECT_THAT(value("Content-Security-Policy"), HasSubstr("default-src 'none'"));
    EXPECT_THAT(value("Content-Security-Policy"), HasSubstr("frame-ancestors 'none'"));
    EXPECT_EQ(value("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(value("Referrer-Policy"), "no-referrer");
    EXPECT_EQ(reply.headers.count("Access-Control-Allow-Origin"), 0U);
  }
}

TEST_F(Access, malformed_requests_are_survived) {
  const std::string token = "X-Talus-Token: " + server->token() + "\r\n";
  const std::string line = "Host: " + host() + "\r\n" + token;
  std::string noise;
  for (int i = 0; i < 4000; ++i) noise += static_cast<char>((i * 7919 + 13) % 256);
  const std::vector<std::string> requests{
      "",
      "\r\n\r\n",
      "GET\r\n\r\n",
      "GET / HTTP/9.9\r\n" + line + "\r\n",
      "BREW /api/project HTTP/1.1\r\n" + line + "\r\n",
      "GET /%zz%00%ff HTTP/1.1\r\n" + line + "\r\n",
      "GET /" + std::string(20000, 'a') + " HTTP/1.1\r\n" + line + "\r\n",
      "GET /" + std::string(7000, '(') + " HTTP/1.1\r\n" + line + "\r\n",
      "GET / HTTP/1.1\r\nHost: " + host() + "\r\nX: " + std::string(100000, 'x') + "\r\n\r\n",
      "PUT /api/project HTTP/1.1\r\n" + line + "Content-Length: 1000000\r\n\r\n{",
      "PUT /api/project HTTP/1.1\r\n" + line + "Content-Length: -1\r\n\r\n{}",
      "PUT /api/project HTTP/1.1\r\n" + line + "Content-Length: 99999999999999999999\r\n\r\n{}",
      "POST /api/runs HTTP/1.1\r\n" + line + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
      "POST /api/runs HTTP/1.1\r\n" + line +
          "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 8\r\n\r\n--x\r\n--x",
      "POST /api/runs HTTP/1.1\r\n" + line + "Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd",
      "GET / HTTP/1.1\r\n" + line + "Range: bytes=0-,0-,0-,5-1\r\n\r\n",
      "POST /api/project/check HTTP/1.1\r\n" + line + "Content-Length: 4000\r\n\r\n" + noise,
      noise,
      "GET / HTTP/1.1\r\n" + noise + "\r\n\r\n"};
  for (const std::string& request : requests) {
    const std::string answer = raw(request);
    EXPECT_THAT(answer.substr(0, 12), Not(StartsWith("HTTP/1.1 5"))) << request.substr(0, 200);
    static_cast<void>(raw(request, true));
  }
  EXPECT_EQ(get("/api/project").status, 200);
}

TEST_F(Access, a_body_is_no_second_request) {
  const std::string inner = "GET / HTTP/1.1\r\nHost: " + host() + "\r\n\r\n";
  const std::string answer =
      raw("POST /api/runs HTTP/1.1\r\nHost: evil.example\r\nContent-Length: " + std::to_string(inner.size()) +
          "\r\n\r\n" + inner);
  EXPECT_EQ(answer.substr(9, 3), "403");
  EXPECT_EQ(answer.find("HTTP/1.1", 1), std::string::npos);
}

TEST_F(Access, bodies_have_a_limit) {
  const std::string head = "POST /api/project/check HTTP/1.1\r\nHost: " + host() +
                           "\r\nX-Talus-Token: " + server->token() + "\r\nContent-Length: ";
  EXPECT_EQ(raw(head + std::to_string(33 << 20) + "\r\n\r\n").substr(9, 3), "413");
  const std::string upload = "POST /api/upload?name=a.csv HTTP/1.1\r\nHost: " + host() +
                             "\r\nX-Talus-Token: " + server->token() + "\r\nContent-Length: ";
  EXPECT_EQ(raw(upload + std::to_string(513LL << 20) + "\r\n\r\n").substr(9, 3), "413");
  EXPECT_EQ(raw(upload + "10\r\n\r\nabc").substr(9, 3), "400");
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    EXPECT_FALSE(entry.path().filename().string().starts_with('.')) << entry.path();
}

TEST_F(Access, a_hundred_clients_at_once_are_answered) {
  std::atomic<int> good{0};
  std::vector<std::thread> clients;
  for (int i = 0; i < 100; ++i)
    clients.emplace_back([&, i] {
      for (int k = 0; k < 3; ++k)
        if (get(i % 2 == 0 ? "/api/project" : "/api/terrain").status == 200) ++good;
    });
  for (std::thread& client : clients) client.join();
  EXPECT_EQ(good, 300);
}

TEST_F(Access, a_port_that_is_taken_is_told_in_one_line) {
  const std::string message = support::input_error_of([&] {
    const Server second({.target = folder, .port = server->port(), .version = "0.1.0"});
    return 0;
  });
  EXPECT_THAT(message, StartsWith(fmt::format("--port = {}: the port is taken", server->port())));
  EXPECT_EQ(message.find('\n'), std::string::npos);
}

TEST_F(Access, paths_that_lead_out_of_the_folder_are_refused) {
  namespace fs = std::filesystem;
  const fs::path secret = folder.parent_path() / "secret";
  fs::create_directories(secret);
  std::ofstream(secret / "summary.json") << R"({"kind":"rockfall"})";
  std::ofstream(secret / "report.html") << "secret";
  fs::create_directories(folder / "results" / "a");
  std::ofstream(folder / "results" / "a" / "summary.json") << R"({"kind":"rockfall"})";
  fs::create_symlink(secret / "report.html", folder / "results" / "a" / "report.html");
  fs::create_directory_symlink(secret, folder / "results" / "b");
  for (const std::string path :
       {"run=results/a&name=../../../secret/report.html", "run=results/a&name=/etc/passwd",
        "run=results/a&name=report.html", "run=results/b&name=report.html", "run=../secret&name=report.html",
        "run=results/a/../../../secret&name=report.html", "run=%2Fetc&name=passwd",
        "run=results/a&name=..%2f..%2fproject.toml", "run=results%00/a&name=report.html",
        "run=results/a&name=.hidden.html", "run=results/a&name=..\\..\\x.html"}) {
    const Reply reply = get("/api/run/file?" + path);
    EXPECT_EQ(reply.status, 403) << path;
    EXPECT_THAT(reply.body, Not(HasSubstr("root:")));
  }
  EXPECT_EQ(get("/api/run/summary?run=results/a").status, 200);
  EXPECT_THAT(get("/api/runs").body, Not(HasSubstr("results/b")));
  EXPECT_EQ(post("/api/open", {{"file", "../secret/report.html"}}).status, 403);
  EXPECT_EQ(post("/api/new", {{"kind", "scene"}, {"folder", "../elsewhere"}}).status, 400);
  EXPECT_EQ(post_bytes("/api/upload?name=../x.csv", "a").status, 400);
  EXPECT_EQ(post_bytes("/api/upload?name=.x.csv", "a").status, 400);
  EXPECT_EQ(post("/api/runs", {{"name", "../../x"}}).status, 400);
  for (const std::string path :
       {"/../secret/report.html", "/%2e%2e/secret/report.html", "/etc/passwd", "/assets/../../x"})
    EXPECT_EQ(get(path).status, 404) << path;
}

TEST_F(Access, a_link_in_the_way_of_an_upload_is_not_followed) {
  namespace fs = std::filesystem;
  const fs::path outside = folder.parent_path() / "outside.csv";
  std::ofstream(outside) << "kept";
  fs::create_symlink(outside, folder / "link.csv");
  EXPECT_EQ(post_bytes("/api/upload?name=link.csv&replace=1", "changed").status, 403);
  std::string content;
  std::ifstream(outside) >> content;
  EXPECT_EQ(content, "kept");
}

TEST_F(Access, a_page_cannot_make_the_project_read_files_elsewhere) {
  const std::filesystem::path outside = folder.parent_path() / "outside.csv";
  std::ofstream(outside) << "mass\n7\n";
  const std::string revision = get("/api/project").json()["revision"];
  for (const std::string& name : {outside.string(), std::string("../outside.csv")}) {
    const Reply reply = put(
        "/api/project",
        {{"revision", revision},
         {"edits",
          {{{"op", "set"}, {"path", {"rock", "block", "mass_kg"}}, {"value", {{"csv", name}, {"column", "mass"}}}}}}});
    EXPECT_EQ(reply.status, 422);
    EXPECT_EQ(reply.json()["error"]["key"], "rock.block.mass_kg.csv");
    EXPECT_THAT(reply.json()["error"]["problem"].get<std::string>(), HasSubstr("leads out"));
  }
}

}  // namespace talus::studio
