#include "tests/support/turn_between.h"

namespace talus::support {

bodies::Quaternion turn_between(const core::Vector3& from, const core::Vector3& to) {
  return bodies::Quaternion::FromTwoVectors(from, to);
}

}  // namespace talus::support
