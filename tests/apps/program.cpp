#include "tests/apps/program.h"

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

std::vector<std::string> command(const std::vector<std::string>& arguments) {
  std::vector<std::string> words{TALUS_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

}  // namespace

Outcome run_talus(const std::vector<std::string>& arguments, const std::string& input) {
  return support::run(command(arguments), {.input = input});
}

Outcome interrupt_talus(const std::vector<std::string>& arguments, int signal, std::chrono::milliseconds delay) {
  return support::interrupt(command(arguments), signal, delay);
}

std::string ProgramTest::write(const std::string& name, const std::string& text) const {
  io::write_text_file(folder_ / name, text);
  return (folder_ / name).string();
}

}  // namespace talus::app
