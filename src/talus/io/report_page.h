#pragma once

// What the reports of all kinds of project share: a page that needs no network and no script, light and dark, that
// prints on A4; tables; numbers for people.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace talus::io {

/// The whole file. The title is plain text, the body HTML.
[[nodiscard]] std::string report_page(std::string_view title, std::string_view body);

/// Four digits, or all before the point: "0.1235", "12.35", "12346"; "–" for what does not exist.
[[nodiscard]] std::string report_number(double value);
/// "12.3 to 14.1", "? to 14.1" where one end is not known (NaN).
[[nodiscard]] std::string report_interval(double lower, double upper);

/// A table of plain texts, which are escaped. All columns but the first `words` hold numbers.
class ReportTable {
 public:
  ReportTable(std::vector<std::string> heads, std::size_t words);
  void row(const std::vector<std::string>& cells);
  [[nodiscard]] bool empty() const { return rows_.empty(); }
  [[nodiscard]] std::string html() const;

 private:
  [[nodiscard]] std::string line(std::string_view tag, const std::vector<std::string>& cells) const;

  std::vector<std::string> heads_;
  std::size_t words_;
  std::string rows_;
};

/// Names and what they are, without heads.
class ReportFacts {
 public:
  void add(std::string_view name, std::string_view value);
  [[nodiscard]] std::string html() const;

 private:
  std::string rows_;
};

/// One number that stands out, in a <div class="cards">.
[[nodiscard]] std::string report_card(std::string_view value, std::string_view text);
/// What a person must know first; nothing for none.
[[nodiscard]] std::string report_warnings_box(const std::vector<std::string>& warnings);

/// "data:image/png;base64,..."
[[nodiscard]] std::string data_uri(std::string_view type, const std::string& content);

}  // namespace talus::io
