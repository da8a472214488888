#include "talus/io/report_page.h"

#include <cmath>

#include <fmt/format.h>

#include "talus/io/vtk_file.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

// Figures drawn with black text and #444 axes take the colours of the page.
constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #1d2327; --soft: #5b6770; --rule: #d5dadd; --paper: #fff; --card: #f6f7f8;
  --warn: #8a4b00; --warn-paper: #fff6e5; --warn-rule: #e0a030; --link: #0b5cad; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e7e9; --soft: #a3adb4; --rule: #3b4349; --paper: #15191c;
  --card: #1e2327; --warn: #ffcf7d; --warn-paper: #33280f; --warn-rule: #a87a1c; --link: #7db8f5; } }
* { box-sizing: border-box; }
body { font: 15px/1.5 "Helvetica Neue", Arial, "Liberation Sans", sans-serif; color: var(--ink);
  background: var(--paper); max-width: 1180px; margin: 2em auto; padding: 0 1.5em; }
h1 { font-size: 1.8em; line-height: 1.2; margin: 0 0 0.2em; }
h2 { font-size: 1.25em; margin: 2em 0 0.6em; padding-bottom: 0.2em; border-bottom: 1px solid var(--rule); }
h3 { font-size: 1em; margin: 1.4em 0 0.4em; }
p { max-width: 70em; }
a { color: var(--link); }
table { border-collapse: collapse; }
td, th { padding: 0.25em 1.4em 0.25em 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--rule); }
th { font-weight: 600; color: var(--soft); vertical-align: bottom; }
td:last-child, th:last-child { padding-right: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
th.number { white-space: normal; }
.facts td:first-child { color: var(--soft); white-space: nowrap; }
.facts td { overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
.soft { color: var(--soft); }
figure { margin: 1em 0 2em; }
figure > img, figure > svg { max-width: 100%; height: auto; display: block; }
figure img { border: 1px solid var(--rule); }
figure svg text { fill: var(--ink); }
figure svg [stroke="#444"] { stroke: var(--soft); }
figure svg [fill="black"] { fill: var(--ink); }
figure svg [stroke="black"] { stroke: var(--ink); }
figcaption { color: var(--soft); max-width: 70em; margin-top: 0.5em; }
.note { color: var(--warn); }
.warnings { background: var(--warn-paper); border-left: 4px solid var(--warn-rule); padding: 0.6em 1.2em; margin: 1em 0; }
.warnings h2 { border: 0; margin: 0; font-size: 1.1em; color: var(--warn); }
.warnings ul { margin: 0.3em 0; padding-left: 1.2em; }
.cards { display: flex; flex-wrap: wrap; gap: 0.8em; margin: 1.2em 0; }
.card { background: var(--card); border: 1px solid var(--rule); border-radius: 6px; padding: 0.6em 1em; flex: 1 1 150px; }
.card b { display: block; font-size: 1.45em; font-variant-numeric: tabular-nums; white-space: nowrap; }
.card span { display: block; color: var(--soft); font-size: 0.87em; }
@media (max-width: 1150px) { td.number { white-space: normal; } }
@page { size: A4; margin: 15mm 14mm; }
@media print {
  :root { color-scheme: light; --ink: #000; --soft: #444; --rule: #ccc; --paper: #fff; --card: #fff; --warn: #6b3a00;
    --warn-paper: #fff; --warn-rule: #c08020; --link: #000; }
  body { font-size: 9pt; margin: 0; padding: 0; max-width: none; }
  td, th { padding-right: 0.7em; }
  td.number { white-space: normal; }
  h2, h3 { break-after: avoid; }
  h2 { margin-top: 1.4em; }
  figure, tr, .wide, .warnings, .cards { break-inside: avoid; }
  figure { margin-bottom: 1.2em; }
  figure.map > svg, figure > img { max-height: 108mm; width: auto; }
  .wide + p, figcaption { break-before: avoid; }
  .cards { gap: 0.5em; }
  .card { flex: 1 1 100px; padding: 0.5em 0.7em; }
  .wide { overflow: visible; }
}
)";

}  // namespace

std::string report_page(std::string_view title, std::string_view body) {
  const std::string name = xml_escaped(title);
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>{1}</style>\n</head>\n<body>\n<h1>{0}</h1>\n{2}</body>\n</html>\n",
      name, kStyle, body);
}

std::string report_number(double value) {
  constexpr double kAllDigits = 1000;
  if (!std::isfinite(value)) return "–";
  return std::abs(value) < kAllDigits ? fmt::format("{:.4g}", value) : fmt::format("{:.0f}", value);
}

std::string report_interval(double lower, double upper) {
  const auto end = [](double value) { return std::isfinite(value) ? report_number(value) : std::string("?"); };
  return end(lower) + " to " + end(upper);
}

ReportTable::ReportTable(std::vector<std::string> heads, std::size_t words) : heads_(std::move(heads)), words_(words) {}

std::string ReportTable::line(std::string_view tag, const std::vector<std::string>& cells) const {
  std::string text = "<tr>";
  for (std::size_t i = 0; i < cells.size(); ++i)
    text += fmt::format("<{0}{1}>{2}</{0}>", tag, i < words_ ? "" : " class=\"number\"", xml_escaped(cells[i]));
  return text + "</tr>\n";
}

void ReportTable::row(const std::vector<std::string>& cells) {
  rows_ += line("td", cells);
}

std::string ReportTable::html() const {
  return fmt::format("<div class=\"wide\"><table>\n<thead>{}</thead>\n<tbody>\n{}</tbody></table></div>\n",
                     line("th", heads_), rows_);
}

void ReportFacts::add(std::string_view name, std::string_view value) {
  rows_ += fmt::format("<tr><td>{}</td><td>{}</td></tr>\n", xml_escaped(name), xml_escaped(value));
}

std::string ReportFacts::html() const {
  return "<div class=\"wide\"><table class=\"facts\">\n<tbody>\n" + rows_ + "</tbody></table></div>\n";
}

std::string data_uri(std::string_view type, const std::string& content) {
  return fmt::format("data:{};base64,{}", type, base64(content));
}

std::string report_card(std::string_view value, std::string_view text) {
  return fmt::format("<div class=\"card\"><b>{}</b><span>{}</span></div>\n", xml_escaped(value), xml_escaped(text));
}

std::string report_warnings_box(const std::vector<std::string>& warnings) {
  if (warnings.empty()) return "";
  std::string list;
  for (const std::string& warning : warnings) list += fmt::format("<li>{}</li>\n", xml_escaped(warning));
  return "<div class=\"warnings\"><h2>Before you use these numbers</h2>\n<ul>\n" + list + "</ul></div>\n";
}

}  // namespace talus::io
