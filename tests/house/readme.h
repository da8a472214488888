#pragma once

#include <string>
#include <vector>

namespace talus::house {

/// The command lines in the fenced code blocks of a Markdown text that begin with "./talus ", in their order.
/// A line that ends in a backslash goes on in the next one.
[[nodiscard]] std::vector<std::string> talus_commands(const std::vector<std::string>& markdown);

/// The targets of links and pictures in a Markdown text, without those that lead out of the tree or stay on the page.
[[nodiscard]] std::vector<std::string> linked_files(const std::string& markdown);

}  // namespace talus::house
