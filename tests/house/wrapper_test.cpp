// ./talus and scripts/bootstrap.sh in a tree of their own, in which cmake, dpkg-query and apt-get are small stand-ins:
// what is claimed here is when they are called and what the user sees, not what they do.

#include <regex>

#include "tests/house/files.h"
#include "tests/house/shell.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::house {

using testing::HasSubstr;

class Wrapper : public testing::Test {
 protected:
  Wrapper() {
    const fs::path root = TALUS_SOURCE_DIR;
    fs::create_directories(tree());
    fs::copy_file(root / "talus", tree() / "talus");
    fs::copy_file(root / "test", tree() / "test");
    fs::copy(root / "scripts", tree() / "scripts");
    for (const std::string name : {"src/a.cpp", "apps/a.cpp", "cmake/a.cmake", "CMakeLists.txt", "CMakePresets.json"}) {
      write_file(tree() / name, "");
    }
    stand_in("dpkg-query", "echo installed");
    stand_in("apt-get", "echo apt says no; exit 100");
    stand_in("cmake", R"(
if [[ $1 == --build ]]; then
  sleep 0.2
  mkdir -p "$2/apps/talus"
  echo '#!/bin/bash' >"$2/apps/talus/talus"
  echo 'pwd; printf "<%s>" "$@"; cat; exit 7' >>"$2/apps/talus/talus"
  chmod +x "$2/apps/talus/talus"
  echo '[1/1] a hundred lines of compiler talk'
fi)");
  }

  [[nodiscard]] fs::path tree() const { return folder_.path() / "the tree"; }
  [[nodiscard]] fs::path bin() const { return folder_.path() / "bin"; }

  /// A command that notes its call in bin/calls and then does what the text says.
  void stand_in(const std::string& name, const std::string& text) const {
    write_program(bin() / name, "#!/bin/bash\necho \"" + name + " $*\" >>" + quoted(bin() / "calls") + "\n" + text);
  }

  [[nodiscard]] int calls(const std::string& beginning) const {
    int count = 0;
    if (!fs::exists(bin() / "calls")) return 0;
    for (const std::string& line : read_lines(bin() / "calls")) count += line.starts_with(beginning) ? 1 : 0;
    return count;
  }

  [[nodiscard]] Outcome run(const std::string& command) const {
    return run_in(folder_.path(), "export PATH=" + quoted(bin()) + ":$PATH; " + command);
  }

 private:
  TemporaryFolder folder_;
};

TEST_F(Wrapper, forwards_arguments_folder_input_and_exit_code) {
  const Outcome outcome = run("echo input | 'the tree/talus' run 'a b' '*' ''");
  EXPECT_EQ(outcome.exit_code, 7);
  EXPECT_EQ(outcome.out, tree().parent_path().string() + "\n<run><a b><*><>input\n");
  EXPECT_THAT(outcome.err, HasSubstr("talus: building the program"));
  EXPECT_THAT(outcome.err, testing::Not(HasSubstr("compiler talk")));
}

TEST_F(Wrapper, works_by_absolute_path_and_through_a_link) {
  fs::create_symlink(tree() / "talus", bin() / "linked");
  EXPECT_EQ(run(quoted(tree() / "talus") + " x").exit_code, 7);
  EXPECT_EQ(run("linked x").out, tree().parent_path().string() + "\n<x>");
}

TEST_F(Wrapper, second_call_only_starts_the_program) {
  EXPECT_EQ(run("'the tree/talus'").exit_code, 7);
  fs::remove(bin() / "calls");
  const Outcome again = run("'the tree/talus'");
  EXPECT_EQ(again.exit_code, 7);
  EXPECT_EQ(again.err, "");
  EXPECT_FALSE(fs::exists(bin() / "calls"));
}

TEST_F(Wrapper, builds_again_when_a_source_is_new_or_gone) {
  EXPECT_EQ(run("'the tree/talus'").exit_code, 7);
  write_file(tree() / "src/talus/core/new.cpp", "");
  EXPECT_EQ(run("'the tree/talus'").exit_code, 7);
  EXPECT_EQ(calls("cmake --build"), 2);
  fs::remove(tree() / "src/talus/core/new.cpp");
  EXPECT_EQ(run("'the tree/talus'").exit_code, 7);
  EXPECT_EQ(calls("cmake --build"), 3);
}

TEST_F(Wrapper, calls_at_the_same_time_build_once) {
  const Outcome outcome = run("for i in 1 2 3 4; do 'the tree/talus' $i & done; wait");
  EXPECT_EQ(calls("cmake --build"), 1);
  for (const std::string i : {"<1>", "<2>", "<3>", "<4>"}) EXPECT_THAT(outcome.out, HasSubstr(i));
}

TEST_F(Wrapper, failed_build_shows_the_end_of_the_log_and_is_tried_again) {
  stand_in("cmake", "echo 'error: it does not compile'; exit 3");
  for (int attempt = 1; attempt <= 2; ++attempt) {
    const Outcome outcome = run("'the tree/talus'");
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr("error: it does not compile"));
    EXPECT_THAT(outcome.err, HasSubstr((tree() / "build/bootstrap.log").string()));
    EXPECT_EQ(calls("cmake"), attempt);
  }
}

TEST_F(Wrapper, failed_rebuild_does_not_start_the_old_program) {
  EXPECT_EQ(run("'the tree/talus'").exit_code, 7);
  write_file(tree() / "src/broken.cpp", "");
  stand_in("cmake", "exit 3");
  EXPECT_EQ(run("'the tree/talus'").exit_code, 1);
}

TEST_F(Wrapper, installs_exactly_what_is_missing) {
  stand_in("dpkg-query", "case $* in *ninja-build | *ccache) exit 1 ;; *) echo installed ;; esac");
  stand_in("apt-get", "");
  stand_in("sudo", "shift; exec \"$@\"");
  EXPECT_EQ(run("'the tree/talus'").exit_code, 7);
  EXPECT_EQ(calls("apt-get -o DPkg::Lock::Timeout=600 update"), 1);
  EXPECT_EQ(calls("apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends ninja-build ccache"), 1);
}

TEST_F(Wrapper, says_what_to_install_when_it_cannot) {
  stand_in("dpkg-query", "exit 1");
  const Outcome outcome = run("'the tree/talus'");
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.err, HasSubstr("apt-get update && apt-get install -y --no-install-recommends g++ cmake"));
  EXPECT_EQ(calls("cmake"), 0);
}

TEST_F(Wrapper, leaves_packages_alone_when_told_so) {
  stand_in("dpkg-query", "exit 1");
  EXPECT_EQ(run("TALUS_INSTALL=no 'the tree/talus'").exit_code, 7);
  EXPECT_EQ(calls("apt-get"), 0);
}

TEST_F(Wrapper, test_runs_ctest_without_long_tests_and_returns_its_exit_code) {
  stand_in("ctest", "exit 8");
  EXPECT_EQ(run("'the tree/test' -R core").exit_code, 8);
  EXPECT_EQ(run("'the tree/test' --long --asan").exit_code, 8);
  std::vector<std::string> lines = read_lines(bin() / "calls");
  std::erase_if(lines, [](const std::string& line) { return !line.starts_with("ctest"); });
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(lines[0], testing::AllOf(HasSubstr("build/release"), HasSubstr("--label-exclude ^long$ -R core")));
  EXPECT_THAT(lines[1], testing::AllOf(HasSubstr("build/asan"), testing::Not(HasSubstr("--label-exclude"))));
}

TEST(Scripts, are_valid_bash_and_executable) {
  const fs::path root = TALUS_SOURCE_DIR;
  for (const std::string name : {"talus", "test", ".ci/run", "scripts/bootstrap.sh", "scripts/tidy.sh"}) {
    EXPECT_EQ(run_in(root, "bash -n " + quoted(name)).err, "") << name;
    if (name != "scripts/bootstrap.sh") {  // sourced, never run
      EXPECT_EQ(run_in(root, "test -x " + quoted(name)).exit_code, 0) << name;
    }
  }
}

TEST(Scripts, package_lists_hold_one_plain_name_a_line_with_a_reason) {
  for (const std::string name :
       {"packages-run.txt", "packages-test.txt", "packages-node.txt", "packages-browser.txt", "packages-tidy.txt"}) {
    for (const std::string& line : read_lines(fs::path(TALUS_SOURCE_DIR) / "scripts" / name)) {
      EXPECT_TRUE(std::regex_match(line, std::regex(R"(#.*|[a-z0-9][a-z0-9+.-]+ +# \S.*)"))) << name << ": " << line;
    }
  }
}

}  // namespace talus::house
