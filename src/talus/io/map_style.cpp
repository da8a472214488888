#include "talus/io/map_style.h"

#include <array>
#include <string_view>

#include <fmt/format.h>

#include "talus/io/xml.h"

namespace talus::io {
namespace {

constexpr std::string_view kHead = "<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n";

struct Stop {
  double share;  ///< of the largest value
  std::string_view colour;
};
constexpr std::array<Stop, 7> kStops{{{0, "#ffffcc"},
                                      {0.03, "#ffeda0"},
                                      {0.06, "#fed976"},
                                      {0.12, "#feb24c"},
                                      {0.25, "#fd8d3c"},
                                      {0.5, "#e31a1c"},
                                      {1, "#800026"}}};

std::string symbol(std::string_view type, std::string_view layer_class, const std::string& options) {
  return fmt::format(
      "{0}<qgis version=\"3.22\" styleCategories=\"Symbology\">\n"
      " <renderer-v2 type=\"singleSymbol\" forceraster=\"0\" symbollevels=\"0\" enableorderby=\"0\">\n"
      "  <symbols>\n"
      "   <symbol type=\"{1}\" name=\"0\" alpha=\"1\" clip_to_extent=\"1\" force_rhr=\"0\">\n"
      "    <layer class=\"{2}\" enabled=\"1\" locked=\"0\" pass=\"0\">\n"
      "     <Option type=\"Map\">\n{3}     </Option>\n"
      "    </layer>\n   </symbol>\n  </symbols>\n </renderer-v2>\n</qgis>\n",
      kHead, type, layer_class, options);
}

std::string option(std::string_view name, std::string_view value) {
  return fmt::format("      <Option type=\"QString\" name=\"{}\" value=\"{}\"/>\n", name, value);
}

}  // namespace

std::string map_style(const std::string& title, double largest) {
  const double top = largest > 0 ? largest : 1;
  std::string items;
  for (const Stop& stop : kStops)
    items += fmt::format("     <item value=\"{0:.9g}\" label=\"{0:.3g}\" color=\"{1}\" alpha=\"255\"/>\n",
                         stop.share * top, stop.colour);
  return fmt::format(
      "{0}<qgis version=\"3.22\" styleCategories=\"Symbology|Legend\">\n"
      " <!-- {1} -->\n"
      " <pipe>\n"
      "  <rasterrenderer type=\"singlebandpseudocolor\" band=\"1\" opacity=\"0.8\" alphaBand=\"-1\" "
      "classificationMin=\"0\" classificationMax=\"{2:.9g}\" nodataColor=\"\">\n"
      "   <rastershader>\n"
      "    <colorrampshader colorRampType=\"INTERPOLATED\" classificationMode=\"1\" clip=\"0\" minimumValue=\"0\" "
      "maximumValue=\"{2:.9g}\" labelPrecision=\"3\">\n{3}"
      "    </colorrampshader>\n   </rastershader>\n  </rasterrenderer>\n"
      "  <brightnesscontrast brightness=\"0\" contrast=\"0\" gamma=\"1\"/>\n"
      "  <huesaturation saturation=\"0\" colorizeOn=\"0\"/>\n"
      "  <rasterresampler maxOversampling=\"2\"/>\n"
      " </pipe>\n <blendMode>0</blendMode>\n</qgis>\n",
      kHead, xml_escaped(title), top, items);
}

std::string point_style(const std::string& colour, const std::string& shape, double size) {
  return symbol("marker", "SimpleMarker",
                option("name", shape) + option("color", colour + ",255") + option("outline_color", "35,35,35,255") +
                    option("outline_width", "0.1") + option("size", fmt::format("{}", size)) +
                    option("size_unit", "MM"));
}

std::string line_style(const std::string& colour, double width) {
  return symbol("line", "SimpleLine",
                option("line_color", colour + ",255") + option("line_width", fmt::format("{}", width)) +
                    option("line_width_unit", "MM") + option("line_style", "solid") + option("joinstyle", "round") +
                    option("capstyle", "round"));
}

}  // namespace talus::io
