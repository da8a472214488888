#pragma once

// Which elements and attributes a scene file may have, and the check that it has no others.

#include <string>

#include "talus/io/xml.h"

namespace talus::io {

/// Everything that can be said about a scene file without looking at values: the root is <scene>, every element and
/// attribute is known, none is repeated that may not be, none is missing. Throws core::InputError.
void check_scene_schema(const XmlElement& root, const std::string& file);

}  // namespace talus::io
