// talus view as its users start and end it.

#include <csignal>
#include <regex>

#include "tests/apps/program.h"
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <unistd.h>

namespace talus::app {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;

class ViewCommand : public ProgramTest {};

}  // namespace

TEST_F(ViewCommand, prints_its_address_on_one_line_and_ends_with_ctrl_c) {
  const std::string project = (folder_ / "quarry").string();
  ASSERT_EQ(run_talus({"new", "rockfall", project}).exit_code, 0);
  const Outcome outcome = interrupt_talus({"view", project, "--no-open"}, SIGINT, 500ms);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_TRUE(std::regex_match(outcome.out, std::regex(R"(http://127\.0\.0\.1:\d+/\?token=[0-9a-f]{64}\n)")))
      << outcome.out;
  EXPECT_EQ(outcome.err, "");
}

TEST_F(ViewCommand, says_in_one_line_that_the_port_is_taken) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  socklen_t size = sizeof address;
  ASSERT_EQ(bind(socket, reinterpret_cast<const sockaddr*>(&address), size), 0);
  ASSERT_EQ(listen(socket, 1), 0);
  ASSERT_EQ(getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size), 0);
  const std::string port = std::to_string(ntohs(address.sin_port));
  const Outcome outcome = run_talus({"view", folder_.string(), "--no-open", "--port", port});
  close(socket);
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, StartsWith("talus: --port = " + port + ": the port is taken by another program"));
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1);
}

TEST_F(ViewCommand, refuses_what_is_no_project) {
  EXPECT_THAT(run_talus({"view", (folder_ / "nothing").string()}).err, HasSubstr("no such file"));
  EXPECT_THAT(run_talus({"view", write("notes.txt", "x")}).err,
              HasSubstr("is no project; accepted: a project (.toml)"));
  EXPECT_THAT(run_talus({"view", folder_.string(), "--port", "70000"}).err,
              HasSubstr("--port = 70000: is out of range"));
}

}  // namespace talus::app
