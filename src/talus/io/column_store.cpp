#include "talus/io/column_store.h"

#include <istream>
#include <ostream>
#include <stdexcept>

namespace talus::io {

ColumnStore::ColumnStore(const std::filesystem::path& folder, const std::vector<std::string>& names) {
  for (const std::string& name : names) files_.emplace_back(folder / (name + ".f64"));
}

void ColumnStore::append(std::size_t column, std::span<const double> values) {
  files_[column].append({reinterpret_cast<const char*>(values.data()), values.size_bytes()});
}

std::size_t ColumnStore::count(std::size_t column) const {
  return files_[column].length() / sizeof(double);
}

std::vector<double> ColumnStore::read(std::size_t column) const {
  files_[column].flush();
  std::vector<double> values(count(column));
  std::ifstream in(files_[column].path(), std::ios::binary);
  in.read(reinterpret_cast<char*>(values.data()), static_cast<std::streamsize>(values.size() * sizeof(double)));
  if (!in) throw std::runtime_error(files_[column].path().string() + ": cannot be read");
  return values;
}

void ColumnStore::save(std::ostream& out) const {
  for (AppendFile& file : files_) {
    file.flush();
    write_count(out, file.length());
  }
}

void ColumnStore::load(std::istream& in) {
  for (AppendFile& file : files_) file.cut(read_count(in));
}

void write_count(std::ostream& out, std::uint64_t count) {
  out.write(reinterpret_cast<const char*>(&count), sizeof count);
}

std::uint64_t read_count(std::istream& in) {
  std::uint64_t count = 0;
  in.read(reinterpret_cast<char*>(&count), sizeof count);
  if (!in) throw std::runtime_error("the state of the unfinished run ends too early");
  return count;
}

}  // namespace talus::io
