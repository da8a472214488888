// docs/spatial.md describes exactly the keys that the reader knows.

#include <string>

#include "tests/apps/page_keys.h"
#include <gtest/gtest.h>

#include "talus/io/spatial_keys.h"

namespace talus::app {
namespace {

TEST(SpatialPage, describes_every_key_and_no_other) {
  KeysBySection known;
  for (const io::spatial_keys::Section& section : io::spatial_keys::all())
    known[std::string(section.heading)].insert(section.keys.begin(), section.keys.end());
  EXPECT_EQ(described_keys("docs/spatial.md"), known);
}

}  // namespace
}  // namespace talus::app
