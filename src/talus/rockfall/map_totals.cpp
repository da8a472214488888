#include "talus/rockfall/map_totals.h"

#include <algorithm>
#include <cassert>

namespace talus::rockfall {
namespace {

constexpr std::uint64_t kMark = 0x31'70616d'73756c74;  // "talus map 1", shortened

void save_grid(core::ByteWriter& out, const MapGrid& grid) {
  out.put(grid.corner.x()), out.put(grid.corner.y()), out.put(grid.cell.x()), out.put(grid.cell.y());
  out.put(grid.columns), out.put(grid.rows);
}

void require_grid(core::ByteReader& in, const MapGrid& grid) {
  bool same = true;
  for (const double expected : {grid.corner.x(), grid.corner.y(), grid.cell.x(), grid.cell.y()})
    same = in.get<double>() == expected && same;
  for (const int expected : {grid.columns, grid.rows}) same = in.get<int>() == expected && same;
  if (!same) throw core::InputError({.problem = "holds a map of another grid"});
}

void save_cell(core::ByteWriter& out, const CellTotals& cell) {
  out.put(cell.cell), out.put(cell.passages), out.put(cell.deposits);
  for (const CellQuantity& quantity : cell.quantities) quantity.save(out);
}

CellTotals load_cell(core::ByteReader& in) {
  CellTotals cell;
  cell.cell = in.get<std::int64_t>();
  cell.passages = in.get<std::uint32_t>();
  cell.deposits = in.get<std::uint32_t>();
  for (CellQuantity& quantity : cell.quantities) quantity = CellQuantity::load(in);
  return cell;
}

}  // namespace

void CellTotals::merge(const CellTotals& other) {
  passages += other.passages;
  deposits += other.deposits;
  for (std::size_t k = 0; k < quantities.size(); ++k) quantities[k].merge(other.quantities[k]);
}

CellTotals& MapTotals::at(std::int64_t cell) {
  const auto [place, is_new] = places_.try_emplace(cell, cells_.size());
  if (is_new) cells_.emplace_back().cell = cell;
  return cells_[place->second];
}

void MapTotals::add(const RockOnMap& rock) {
  ++rocks_;
  for (const CellVisit& visit : rock.cells) {
    CellTotals& cell = at(visit.cell);
    ++cell.passages;
    for (std::size_t k = 0; k < kMapQuantities; ++k)
      if (visit.largest[k] >= 0) cell.quantities[k].add(visit.largest[k]);
  }
  if (rock.deposit != MapGrid::kOutside) ++at(rock.deposit).deposits;
}

void MapTotals::merge(const MapTotals& other) {
  assert(other.grid_.count() == grid_.count());
  rocks_ += other.rocks_;
  for (const CellTotals& cell : other.cells_) at(cell.cell).merge(cell);
}

std::vector<const CellTotals*> MapTotals::cells() const {
  std::vector<const CellTotals*> sorted;
  sorted.reserve(cells_.size());
  for (const CellTotals& cell : cells_) sorted.push_back(&cell);
  std::sort(sorted.begin(), sorted.end(), [](const CellTotals* a, const CellTotals* b) { return a->cell < b->cell; });
  return sorted;
}

std::size_t MapTotals::memory() const {
  constexpr std::size_t kPlace = 64;  // a node of the hash table and its bucket; the place in the deque
  std::size_t bytes = cells_.size() * (sizeof(CellTotals) + kPlace);
  for (const CellTotals& cell : cells_)
    for (const CellQuantity& quantity : cell.quantities) bytes += quantity.values.memory();
  return bytes;
}

void MapTotals::save(std::ostream& stream) const {
  core::ByteWriter out(stream);
  out.put(kMark);
  save_grid(out, grid_);
  out.put(rocks_);
  out.put(static_cast<std::uint64_t>(cells_.size()));
  for (const CellTotals* cell : cells()) save_cell(out, *cell);
}

void MapTotals::load(std::istream& stream) {
  core::ByteReader in(stream);
  if (in.get<std::uint64_t>() != kMark) throw core::InputError({.problem = "holds no map"});
  require_grid(in, grid_);
  rocks_ = in.get<std::int64_t>();
  cells_.clear(), places_.clear();
  for (std::uint64_t left = in.get<std::uint64_t>(); left > 0; --left) {
    cells_.push_back(load_cell(in));
    places_[cells_.back().cell] = cells_.size() - 1;
  }
}

}  // namespace talus::rockfall
