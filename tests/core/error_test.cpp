#include "talus/core/error.h"

#include <gtest/gtest.h>

namespace talus::core {

TEST(InputError, message_names_file_line_key_value_problem_and_what_is_accepted) {
  const InputError error({.file = "scene.xml",
                          .line = 12,
                          .key = "rigidbody.r",
                          .value = "-1",
                          .problem = "must be positive",
                          .accepted = "a number > 0"});
  EXPECT_STREQ(error.what(), "scene.xml:12: rigidbody.r = -1: must be positive; accepted: a number > 0");
}

TEST(InputError, leaves_out_what_does_not_apply) {
  EXPECT_STREQ(InputError({.file = "a.xml", .problem = "no such file"}).what(), "a.xml: no such file");
  EXPECT_STREQ(InputError({.problem = "nothing to do"}).what(), "nothing to do");
}

}  // namespace talus::core
