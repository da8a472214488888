// One rock in detail: it falls again, with frames.

#include <limits>

#include "talus/io/csv_columns.h"
#include "talus/io/film_tables.h"
#include "talus/io/mesh_words.h"
#include "talus/io/rockfall_tables.h"
#include "talus/studio/binary.h"
#include "talus/studio/run_facts.h"
#include "talus/studio/runs_api.h"

namespace talus::studio {
namespace {

using core::Vector3;
using rockfall::Frame;
using rockfall::FrameKind;

/// Keeps the record of the last rock.
class RecordPart final : public rockfall::BatchPart {
 public:
  void finish(const rockfall::Start&, const rockfall::RockRecord& found) override { record = found; }
  rockfall::RockRecord record;
};

/// The row of rocks.csv, by its columns.
Json row_of(const io::RockfallProject& project, const rockfall::Start& start, const rockfall::RockRecord& record) {
  std::string line;
  io::add_rock_row(project, start, record, line);
  if (line.ends_with('\n')) line.pop_back();
  const std::vector<std::string> names = io::csv_fields(io::rocks_header()), fields = io::csv_fields(line);
  Json row = Json::object();
  for (std::size_t i = 0; i < names.size() && i < fields.size(); ++i) {
    const std::optional<double> number = io::to_number(fields[i]);
    row[names[i]] = number ? number_json(*number) : Json(fields[i]);
  }
  return row;
}

Json frame_kinds() {
  Json kinds = Json::array();
  for (int i = 0; i <= static_cast<int>(FrameKind::end); ++i)
    kinds.push_back(rockfall::to_string(static_cast<FrameKind>(i)));
  return kinds;
}

class FilmArrays {
 public:
  FilmArrays(const bodies::Rock& rock, const slope::Surface& ground) : rock_(rock), ground_(ground) {}

  void add(const Frame& frame) {
    constexpr double kPerKilo = 1e-3;
    const bodies::SpatialState& s = frame.state;
    const bodies::Kinetics kinetics = bodies::kinetics_of({rock_.mass(), rock_.principal_inertia()}, s);
    time_.push_back(frame.time);
    kind_.push_back(static_cast<std::uint8_t>(frame.kind));
    append(position_, s.p_WB), append(velocity_, s.v_WB), append(spin_, s.w_WB);
    for (const double q : {s.R_WB.x(), s.R_WB.y(), s.R_WB.z(), s.R_WB.w()}) put(attitude_, q);
    put(speed_, s.v_WB.norm());
    put(translational_, kinetics.translational_energy * kPerKilo);
    put(rotational_, kinetics.rotational_energy * kPerKilo);
    put(energy_, kinetics.kinetic_energy() * kPerKilo);
    const std::optional<double> below = ground_.ground_below(s.p_WB);
    put(height_, below ? s.p_WB.z() - *below : std::numeric_limits<double>::quiet_NaN());
  }
  void add(const rockfall::RecordedContact& recorded) {
    contact_impact_.push_back(static_cast<std::int32_t>(recorded.impact));
    contact_time_.push_back(recorded.time);
    append(contact_position_, recorded.contact.point), append(contact_normal_, recorded.contact.normal);
    put(contact_impulse_, recorded.contact.normal_impulse), put(contact_friction_, recorded.contact.tangent_impulse);
  }

  void write(Binary& binary) const {
    binary.add("time", time_, 1, "s");
    binary.add("kind", kind_);
    binary.add("position", position_, 3, "m");
    binary.add("attitude", attitude_, 4);
    binary.add("velocity", velocity_, 3, "m/s");
    binary.add("spin", spin_, 3, "rad/s");
    binary.add("speed_m_s", speed_, 1, "m/s");
    binary.add("translational_energy_kJ", translational_, 1, "kJ");
    binary.add("rotational_energy_kJ", rotational_, 1, "kJ");
    binary.add("energy_kJ", energy_, 1, "kJ");
    binary.add("height_m", height_, 1, "m");
    write_mesh(binary);
    binary.add("contact_impact", contact_impact_);
    binary.add("contact_time", contact_time_, 1, "s");
    binary.add("contact_position", contact_position_, 3, "m");
    binary.add("contact_normal", contact_normal_, 3);
    binary.add("contact_impulse", contact_impulse_, 1, "N s");
    binary.add("contact_friction_impulse", contact_friction_, 1, "N s");
  }

 private:
  static void put(std::vector<float>& list, double value) { list.push_back(static_cast<float>(value)); }
  void write_mesh(Binary& binary) const {
    std::vector<float> positions;
    std::vector<std::uint32_t> index;
    for (const Vector3& vertex : rock_.mesh().vertices()) append(positions, vertex);
    for (const geometry::Triangle& triangle : rock_.mesh().triangles())
      for (const int corner : triangle) index.push_back(static_cast<std::uint32_t>(corner));
    binary.add("mesh_position", positions, 3, "m");
    binary.add("mesh_index", index, 3);
  }

  const bodies::Rock& rock_;
  const slope::Surface& ground_;
  std::vector<double> time_, contact_time_;
  std::vector<std::uint8_t> kind_;
  std::vector<std::int32_t> contact_impact_;
  std::vector<float> position_, attitude_, velocity_, spin_, speed_, translational_, rotational_, energy_, height_;
  std::vector<float> contact_position_, contact_normal_, contact_impulse_, contact_friction_;
};

rockfall::RockRecord record_of(const io::RockfallProject& project, const rockfall::Start& start) {
  rockfall::Faller faller(project.model);
  rockfall::Parts parts;
  parts.push_back(std::make_unique<RecordPart>());
  faller.fall(start, parts);
  return dynamic_cast<RecordPart&>(*parts.front()).record;
}

}  // namespace

Answer get_rock(const RunDesk& desk, const Request& request) {
  const auto number = static_cast<std::int64_t>(request.number_or("rock", 0, 0, 1e12));
  const double rate = request.number_or("rate", 60, 0.1, 10'000);
  const std::optional<std::string> run = request.find("run");
  const auto project = run ? project_of(desk.workspace, run_facts(desk.workspace, desk.jobs, *run))
                           : desk.workspace.store().rockfall(desk.workspace.require("rockfall"));
  if (number >= project->plan.rocks())
    throw Refusal(Status::not_found,
                  {.key = "rock", .value = std::to_string(number), .problem = "the project has no such rock"});
  const rockfall::Start start = project->plan.start(number);
  const rockfall::RockRecord record = record_of(*project, start);
  const rockfall::Film film = io::film_rock(*project, start, rate);
  FilmArrays arrays(*start.rock, *project->model.ground);
  for (const Frame& frame : film.frames()) arrays.add(frame);
  for (const rockfall::RecordedContact& contact : film.contacts()) arrays.add(contact);
  Binary binary({{"origin", vector_json(project->model.origin)},
                 {"rock", number},
                 {"rock_name", project->plan.kinds()[static_cast<std::size_t>(start.kind)].name()},
                 {"mass_kg", start.rock->mass()},
                 {"stop", to_string(record.reason)},
                 {"duration_s", record.duration},
                 {"rate", rate},
                 {"kinds", frame_kinds()},
                 {"record", row_of(*project, start, record)}});
  arrays.write(binary);
  return bytes_answer(binary.bytes());
}

}  // namespace talus::studio
