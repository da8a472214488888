// docs/rocking.md describes exactly the keys that the reader knows.

#include <string>

#include "tests/apps/page_keys.h"
#include <gtest/gtest.h>

#include "talus/io/rocking_keys.h"

namespace talus::app {
namespace {

TEST(RockingPage, describes_every_key_and_no_other) {
  KeysBySection known;
  for (const io::rocking_keys::Section& section : io::rocking_keys::all())
    known[std::string(section.heading)].insert(section.keys.begin(), section.keys.end());
  EXPECT_EQ(described_keys("docs/rocking.md"), known);
}

}  // namespace
}  // namespace talus::app
