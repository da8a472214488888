#pragma once

#include <iosfwd>

#include "talus/core/error.h"
#include "talus/io/image_classes.h"

namespace talus::app {

/// Makes a raster of classes and a legend from an orthophoto, and says what was found.
[[nodiscard]] core::ExitCode classify_command(const io::ClassifySettings& options, std::ostream& out);

}  // namespace talus::app
