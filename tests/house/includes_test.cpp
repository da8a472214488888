#include "tests/house/includes.h"

#include <gtest/gtest.h>

namespace talus::house {
namespace {

std::string findings_for(std::string_view file, std::string_view text) {
  const TemporaryFolder tree;
  write_file(tree.path() / file, text);
  return to_string(bad_includes(tree.path()));
}

}  // namespace

TEST(Includes, upward_include_is_reported_with_file_and_line) {
  EXPECT_EQ(findings_for("src/talus/solvers/a.cpp", "#include <vector>\n\n#include \"talus/laws/law.h\"\n"),
            "src/talus/solvers/a.cpp:3: solvers includes laws, which is not lower\n");
}

TEST(Includes, own_and_lower_modules_and_foreign_libraries_are_fine) {
  EXPECT_EQ(findings_for("src/talus/laws/a.cpp", R"(#include "talus/laws/a.h"
#include <Eigen/Dense>
#include "talus/contact/problem.h"
  #  include "talus/core/error.h"  // spaces are allowed
)"),
            "");
}

TEST(Includes, the_three_kinds_do_not_include_each_other) {
  for (const std::string from : {"scene", "rockfall", "rocking"}) {
    for (const std::string to : {"scene", "rockfall", "rocking"}) {
      const std::string found = findings_for("src/talus/" + from + "/deep/a.h", "#include \"talus/" + to + "/b.h\"\n");
      EXPECT_EQ(found.empty(), from == to) << from << " -> " << to;
    }
  }
}

TEST(Includes, geometry_and_solvers_do_not_know_each_other) {
  EXPECT_NE(findings_for("src/talus/geometry/a.h", "#include \"talus/solvers/lcp.h\"\n"), "");
  EXPECT_NE(findings_for("src/talus/solvers/a.h", "#include \"talus/geometry/mesh.h\"\n"), "");
}

TEST(Includes, angle_brackets_do_not_hide_an_upward_include) {
  EXPECT_EQ(findings_for("src/talus/core/a.h", "#include <talus/io/b.h>\n"),
            "src/talus/core/a.h:1: core includes io, which is not lower\n");
}

TEST(Includes, nothing_in_src_includes_from_apps_or_by_another_path) {
  for (const std::string path : {"\"apps/talus/run.h\"", "<apps/talus/run.h>", "\"../../../apps/talus/run.h\"",
                                 "\"law.h\"", "\"../laws/law.h\""}) {
    EXPECT_NE(findings_for("src/talus/io/a.cpp", "#include " + path + "\n"), "") << path;
  }
}

TEST(Includes, apps_include_every_module_and_each_other) {
  EXPECT_EQ(findings_for("apps/talus/run.cpp", "#include \"apps/talus/run.h\"\n#include \"talus/io/a.h\"\n"), "");
}

TEST(Includes, a_module_missing_from_the_table_is_reported) {
  EXPECT_EQ(findings_for("src/talus/magic/a.h", ""), "src/talus/magic/a.h:1: the file is in no known module\n");
  EXPECT_EQ(findings_for("apps/talus/a.cpp", "#include \"talus/magic/a.h\"\n"),
            "apps/talus/a.cpp:1: includes unknown module magic\n");
}

TEST(Includes, of_this_tree_point_downward) {
  EXPECT_GT(cpp_files(TALUS_SOURCE_DIR, {"src/talus", "apps"}).size(), 10U);
  EXPECT_EQ(to_string(bad_includes(TALUS_SOURCE_DIR)), "");
}

}  // namespace talus::house
