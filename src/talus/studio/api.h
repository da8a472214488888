#pragma once

// The studio's answers to requests, whatever carries them. Bad requests throw; the server makes answers of that.

#include <filesystem>
#include <optional>
#include <string>

#include "talus/studio/answer.h"
#include "talus/studio/run_job.h"
#include "talus/studio/workspace.h"

namespace talus::studio {

/// A file on its way into the folder of the project, under a hidden name until it is complete.
struct Upload {
  std::filesystem::path temporary, final;
};

class Api {
 public:
  static constexpr std::size_t kMostJson = 32UL << 20U;     ///< bytes of a body
  static constexpr std::size_t kMostUpload = 512UL << 20U;  ///< of a file

  Api(Target target, std::string version);

  /// Throws Refusal, core::InputError or core::OutputError.
  [[nodiscard]] Answer answer(const Request& request);

  /// Where the body of this request goes if it is a file; none: it is JSON. Throws as `answer` does.
  [[nodiscard]] std::optional<Upload> upload_place(const Request& request) const;
  /// The body is complete.
  [[nodiscard]] Answer finish_upload(const Request& request, const Upload& upload);

  /// Interrupts all runs into what can be resumed; how many there were.
  int stop() { return jobs_.stop(); }

  [[nodiscard]] const Workspace& workspace() const { return workspace_; }

 private:
  Workspace workspace_;
  JobList jobs_;
};

}  // namespace talus::studio
