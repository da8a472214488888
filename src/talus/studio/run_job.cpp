#include "talus/studio/run_job.h"

#include <algorithm>

#include "talus/io/rockfall_run.h"
#include "talus/io/rocking_run.h"
#include "talus/io/scene_run.h"
#include "talus/io/spatial_run.h"
#include "talus/io/today.h"
#include "talus/studio/answer.h"

namespace talus::studio {

std::string_view to_string(JobState state) {
  switch (state) {
    case JobState::running:
      return "running";
    case JobState::writing:
      return "writing";
    case JobState::done:
      return "done";
    case JobState::interrupted:
      return "interrupted";
    case JobState::failed:
      return "failed";
  }
  return "failed";
}

RunJob::RunJob(JobSettings settings) : settings_(std::move(settings)) {
  if (settings_.rockfall) {
    total_ = settings_.rockfall->plan.rocks();
    paths_ = std::make_unique<LivePaths>(*settings_.rockfall, settings_.rockfall->paths.tolerance);
  }
  thread_ = std::thread([this] { work(); });
}

RunJob::~RunJob() {
  cancel();
  wait();
}

void RunJob::wait() {
  const std::lock_guard lock(lock_);
  if (thread_.joinable()) thread_.join();
}

bool RunJob::is_over() const {
  const JobState state = state_;
  return state != JobState::running && state != JobState::writing;
}

bool RunJob::advance(std::int64_t done, std::int64_t total) {
  if (first_ < 0) first_ = done;
  done_ = done;
  total_ = total;
  return !stop_;
}

void RunJob::finish() {
  state_ = JobState::writing;
}

double RunJob::seconds() const {
  const Clock::rep end = end_;
  const Clock::duration time = end != 0 ? Clock::duration(end) : Clock::now() - begin_;
  return std::chrono::duration<double>(time).count();
}

double RunJob::rate() const {
  const double time = seconds();
  return time > 0 && first_ >= 0 ? static_cast<double>(done_ - first_) / time : 0;
}

std::optional<core::InputError::Details> RunJob::error() const {
  // Written before the state that says so, and never again.
  return state_ == JobState::failed ? error_ : std::nullopt;
}

void RunJob::fail(core::InputError::Details details) {
  error_ = std::move(details);
  end_ = (Clock::now() - begin_).count();
  state_ = JobState::failed;
}

/// What goes wrong in the background is told when the page asks: there is no request that it could answer.
void RunJob::work() {
  try {
    const JobState state = run();
    end_ = (Clock::now() - begin_).count();
    state_ = state;
  } catch (const core::InputError& error) {
    fail(error.details());
  } catch (const std::exception& error) {
    fail({.problem = error.what()});
  }
}

JobState RunJob::run() {
  io::RunStatus status = io::RunStatus::done;
  const auto total_of = [&](const auto& summary) { done_ = summary; };
  if (settings_.rockfall) {
    const io::RockfallSummary summary = io::run_rockfall(*settings_.rockfall,
                                                         {.out = settings_.out,
                                                          .threads = settings_.threads,
                                                          .resume = settings_.resume,
                                                          .version = settings_.version,
                                                          .date = io::today(),
                                                          .called = settings_.called,
                                                          .watcher = paths_.get()},
                                                         *this);
    total_of(summary.counts.done);
    status = summary.status;
  } else if (settings_.rocking) {
    status = io::run_rocking(*settings_.rocking,
                             {.out = settings_.out,
                              .threads = settings_.threads,
                              .resume = settings_.resume,
                              .version = settings_.version,
                              .date = io::today(),
                              .called = settings_.called},
                             *this)
                 .status;
    if (status == io::RunStatus::done) total_of(total_.load());
  } else if (settings_.spatial) {
    const io::SpatialSummary summary = io::run_spatial(
        *settings_.spatial,
        {.out = settings_.out, .law = settings_.law, .threads = settings_.threads, .version = settings_.version},
        *this);
    total_of(summary.steps_done);
    status = summary.status;
  } else {
    const io::SceneSummary summary = io::run_scene({.input = settings_.file,
                                                    .out = settings_.out,
                                                    .law = settings_.law,
                                                    .version = settings_.version,
                                                    .called = settings_.called},
                                                   *this);
    total_of(summary.steps_done);
    status = summary.status;
  }
  if (status == io::RunStatus::diverged) throw std::runtime_error("the motion overflowed");
  return status == io::RunStatus::done ? JobState::done : JobState::interrupted;
}

std::shared_ptr<RunJob> JobList::begin(JobSettings settings) {
  constexpr std::ptrdiff_t kMost = 16;
  const std::lock_guard lock(lock_);
  const auto known = jobs_.find(settings.out);
  if (known != jobs_.end() && !known->second->is_over())
    throw Refusal(Status::conflict, {.problem = "the run is on its way"});
  const auto busy = std::count_if(jobs_.begin(), jobs_.end(), [](const auto& job) { return !job.second->is_over(); });
  if (busy >= kMost) throw Refusal(Status::conflict, {.problem = "too many runs are on their way"});
  const std::filesystem::path out = settings.out;
  auto job = std::make_shared<RunJob>(std::move(settings));
  jobs_[out] = job;
  return job;
}

std::shared_ptr<RunJob> JobList::find(const std::filesystem::path& out) const {
  const std::lock_guard lock(lock_);
  const auto found = jobs_.find(out);
  return found == jobs_.end() ? nullptr : found->second;
}

std::vector<std::shared_ptr<RunJob>> JobList::all() const {
  const std::lock_guard lock(lock_);
  std::vector<std::shared_ptr<RunJob>> list;
  for (const auto& [out, job] : jobs_) list.push_back(job);
  return list;
}

int JobList::stop() {
  int stopped = 0;
  for (const auto& job : all()) {
    if (!job->is_over()) ++stopped;
    job->cancel();
  }
  for (const auto& job : all()) job->wait();
  return stopped;
}

}  // namespace talus::studio
