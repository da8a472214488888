#include "tests/support/process.h"

#include <csignal>
#include <cstdio>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace talus::support {
namespace {

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

struct Streams {
  int in, out, err;
};

pid_t start(const std::vector<std::string>& words, const std::filesystem::path& folder, const Streams& streams) {
  std::vector<char*> argv;
  for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("no process for " + words[0]);
  if (child == 0) {
    dup2(streams.in, STDIN_FILENO);
    dup2(streams.out, STDOUT_FILENO);
    dup2(streams.err, STDERR_FILENO);
    if (folder.empty() || chdir(folder.c_str()) == 0) execvp(argv[0], argv.data());
    _exit(127);
  }
  return child;
}

Outcome collect(pid_t child, const File& out, const File& err) {
  int state = 0;
  waitpid(child, &state, 0);
  return {WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state), content(out), content(err)};
}

/// Whether the process has a handler for the signal, or has ended.
bool is_ready_for(pid_t process, int signal) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("State:") && line.find('Z') != std::string::npos) return true;
    if (line.starts_with("SigCgt:")) return (std::stoull(line.substr(7), nullptr, 16) >> (signal - 1) & 1) != 0;
  }
  return true;
}

/// A busy machine may take long to start a program.
void wait_until_ready(pid_t process, int signal) {
  using namespace std::chrono_literals;
  for (const auto end = std::chrono::steady_clock::now() + 30s; std::chrono::steady_clock::now() < end;) {
    if (is_ready_for(process, signal)) return;
    std::this_thread::sleep_for(5ms);
  }
}

}  // namespace

Outcome run(const std::vector<std::string>& words, const RunSettings& settings) {
  const File in = temporary(settings.input), out = temporary(), err = temporary();
  const pid_t child = start(words, settings.folder, {fileno(in.get()), fileno(out.get()), fileno(err.get())});
  return collect(child, out, err);
}

Outcome interrupt(const std::vector<std::string>& words, int signal, std::chrono::milliseconds delay) {
  const File out = temporary(), err = temporary();
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  const pid_t child = start(words, {}, {ends[0], fileno(out.get()), fileno(err.get())});
  wait_until_ready(child, signal);
  std::this_thread::sleep_for(delay);
  kill(child, signal);
  const Outcome outcome = collect(child, out, err);
  close(ends[0]);
  close(ends[1]);
  return outcome;
}

Outcome signal_when(const std::vector<std::string>& words, int signal, const std::function<bool()>& ready) {
  using namespace std::chrono_literals;
  const File in = temporary(), out = temporary(), err = temporary();
  const pid_t child = start(words, {}, {fileno(in.get()), fileno(out.get()), fileno(err.get())});
  for (const auto end = std::chrono::steady_clock::now() + 60s; std::chrono::steady_clock::now() < end && !ready();)
    std::this_thread::sleep_for(2ms);
  kill(child, signal);
  return collect(child, out, err);
}

}  // namespace talus::support
