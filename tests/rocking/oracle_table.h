#pragma once

// The CSV tables in tests/data/rocking.

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace talus::testing {

using OracleRow = std::map<std::string, std::string>;

inline std::vector<OracleRow> oracle_table(const std::string& name) {
  std::ifstream in(std::string(TALUS_SOURCE_DIR) + "/tests/data/rocking/" + name);
  const auto cells = [](const std::string& line) {
    std::vector<std::string> result;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, ',');) result.push_back(cell);
    return result;
  };
  std::string line;
  std::getline(in, line);
  const std::vector<std::string> names = cells(line);
  std::vector<OracleRow> rows;
  while (std::getline(in, line)) {
    std::vector<std::string> values = cells(line);
    values.resize(names.size());
    OracleRow row;
    for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = values[i];
    rows.push_back(row);
  }
  return rows;
}

inline double number(const OracleRow& row, const std::string& name) {
  return std::stod(row.at(name));
}

}  // namespace talus::testing
