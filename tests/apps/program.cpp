#include "tests/apps/program.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

namespace fs = std::filesystem;

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File temporary(const std::string& text = "") {
  File file(std::tmpfile(), &std::fclose);
  if (!file) throw std::runtime_error("no temporary file");
  std::fwrite(text.data(), 1, text.size(), file.get());
  std::rewind(file.get());
  return file;
}

std::string content(const File& file) {
  std::rewind(file.get());
  std::string text;
  char buffer[4096];
  while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, file.get())) text.append(buffer, count);
  return text;
}

pid_t start(const std::vector<std::string>& arguments, int in, int out, int err) {
  std::vector<char*> argv{const_cast<char*>(TALUS_PROGRAM)};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    execv(TALUS_PROGRAM, argv.data());
    _exit(127);
  }
  return child;
}

Outcome collect(pid_t child, const File& out, const File& err) {
  int state = 0;
  waitpid(child, &state, 0);
  return {WIFEXITED(state) ? WEXITSTATUS(state) : -1, content(out), content(err)};
}

}  // namespace

Outcome run_talus(const std::vector<std::string>& arguments, const std::string& input) {
  const File in = temporary(input), out = temporary(), err = temporary();
  const pid_t child = start(arguments, fileno(in.get()), fileno(out.get()), fileno(err.get()));
  return collect(child, out, err);
}

Outcome interrupt_talus(const std::vector<std::string>& arguments, int signal, std::chrono::milliseconds delay) {
  const File out = temporary(), err = temporary();
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  const pid_t child = start(arguments, ends[0], fileno(out.get()), fileno(err.get()));
  std::this_thread::sleep_for(delay);
  kill(child, signal);
  const Outcome outcome = collect(child, out, err);
  close(ends[0]);
  close(ends[1]);
  return outcome;
}

void ProgramTest::SetUp() {
  std::string pattern = (fs::path(testing::TempDir()) / "talus-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  folder_ = pattern;
}

void ProgramTest::TearDown() {
  fs::remove_all(folder_);
}

std::string ProgramTest::write(const std::string& name, const std::string& text) const {
  io::write_text_file(folder_ / name, text);
  return (folder_ / name).string();
}

}  // namespace talus::app
