#include "talus/rockfall/sliding.h"

#include <algorithm>
#include <cmath>

namespace talus::rockfall {
namespace {

constexpr int kMaxRounds = 16;
constexpr int kMaxTurns = 12;            // corrections of slip directions
constexpr int kWorstFirst = 6;           // rounds in which the contact that violates its mode most is changed
constexpr double kSameDirection = 1e-3;  // sine between assumed and resulting slip that needs no correction
constexpr double kHalfPyramid = 0.92;    // cosine between them that is still friction of the right kind
constexpr double kSlips = 1e-6;          // m/s: slower is sticking
constexpr double kAccuracy = 1e-9;       // of the speeds involved
constexpr double kRegular = 1e-11;       // added to the diagonal, relative: redundant contacts share evenly

class Attempt {
 public:
  Attempt(std::span<const SlidingContact> contacts, const SlidingBody& body, double slack)
      : contacts_(contacts), body_(body), count_(static_cast<int>(contacts.size())), slack_(slack) {
    for (int i = 0; i < count_; ++i) {
      const SlidingContact& c = contacts_[i];
      const Vector3 u = velocity_at(body, c.r);
      const Vector3 tangential = u - c.n.dot(u) * c.n;
      const double speed = tangential.norm();
      slip_[i] = speed > kSlips ? Vector3(tangential / speed) : Vector3(Vector3::Zero());
      if (c.n.dot(u) < c.least_speed) mode_[i] = speed > kSlips || c.friction <= 0 ? Mode::slides : Mode::sticks;
      scale_ = std::max(scale_, u.norm());
    }
  }

  bool run() {
    int turned = 0;
    for (int round = 0; round < kMaxRounds; ++round) {
      if (!solve_pushing()) return false;
      if (round >= kWorstFirst) {
        apply();
        if (exchange_first()) continue;
      }
      if (drop_pulling()) continue;
      if (let_slip()) continue;
      apply();
      if (add_approaching()) continue;
      if (!residual_is_small()) return false;
      const Slip slip = check_slip(turned < kMaxTurns);
      if (slip == Slip::opposed) return true;
      ++turned;
    }
    return false;
  }

  [[nodiscard]] const SlidingBody& result() const { return result_; }
  [[nodiscard]] SlidingImpulse impulse(int i) const {
    const double normal = contacts_[i].n.dot(impulse_[i]);
    if (mode_[i] == Mode::open) return {};
    if (mode_[i] == Mode::slides) return {normal, slip_[i].isZero(0) ? 0 : contacts_[i].friction * normal};
    return {normal, (impulse_[i] - normal * contacts_[i].n).norm()};
  }

 private:
  enum class Mode { open, slides, sticks };
  enum class Slip { opposed, changed };
  static constexpr int kMaxUnknowns = 3 * kMaxSlidingContacts;

  [[nodiscard]] double allowed() const { return std::max(kAccuracy * scale_, slack_); }
  static Vector3 velocity_at(const SlidingBody& body, const Vector3& r) { return body.v + body.w.cross(r); }

  /// One unknown impulse along `push`, and the condition `along`.velocity = `speed` that it must meet.
  struct Unknown {
    int contact = 0;
    Vector3 push, along;
    double speed = 0;
  };

  int list_unknowns(std::array<Unknown, kMaxUnknowns>& unknowns) const {
    int n = 0;
    for (int i = 0; i < count_; ++i) {
      const SlidingContact& c = contacts_[i];
      if (mode_[i] == Mode::open) continue;
      const bool sticks = mode_[i] == Mode::sticks;
      unknowns[n++] = {i, sticks ? c.n : Vector3(c.n - c.friction * slip_[i]), c.n, c.least_speed};
      if (!sticks) continue;
      Eigen::Index axis = 0;
      c.n.cwiseAbs().minCoeff(&axis);
      const Vector3 t = c.n.cross(Vector3::Unit(axis)).normalized(), b = c.n.cross(t);
      unknowns[n++] = {i, t, t, 0};
      unknowns[n++] = {i, b, b, 0};
    }
    return n;
  }

  /// Gaussian elimination with row exchange.
  bool solve_pushing() {
    std::array<Unknown, kMaxUnknowns> unknowns;
    const int n = list_unknowns(unknowns);
    std::array<std::array<double, kMaxUnknowns + 1>, kMaxUnknowns> A;
    for (int b = 0; b < n; ++b) {
      const Vector3& push = unknowns[b].push;
      const Vector3 spin = body_.inverse_inertia * contacts_[unknowns[b].contact].r.cross(push);
      for (int a = 0; a < n; ++a)
        A[a][b] = unknowns[a].along.dot(body_.inverse_mass * push + spin.cross(contacts_[unknowns[a].contact].r));
    }
    double largest = 0;
    for (int a = 0; a < n; ++a) largest = std::max(largest, std::abs(A[a][a]));
    for (int a = 0; a < n; ++a) {
      A[a][a] += kRegular * largest;
      A[a][n] = unknowns[a].speed - unknowns[a].along.dot(velocity_at(body_, contacts_[unknowns[a].contact].r));
    }
    for (int column = 0; column < n; ++column) {
      int pivot = column;
      for (int a = column + 1; a < n; ++a)
        if (std::abs(A[a][column]) > std::abs(A[pivot][column])) pivot = a;
      if (!(std::abs(A[pivot][column]) > 1e-3 * kRegular * largest)) return false;
      if (pivot != column) std::swap(A[pivot], A[column]);
      for (int a = column + 1; a < n; ++a) {
        const double factor = A[a][column] / A[column][column];
        for (int b = column; b <= n; ++b) A[a][b] -= factor * A[column][b];
      }
    }
    std::array<double, kMaxUnknowns> size;
    for (int i = 0; i < count_; ++i) impulse_[i].setZero();
    for (int a = n - 1; a >= 0; --a) {
      double sum = A[a][n];
      for (int b = a + 1; b < n; ++b) sum -= A[a][b] * size[b];
      size[a] = sum / A[a][a];
      impulse_[unknowns[a].contact] += size[a] * unknowns[a].push;
    }
    return true;
  }

  /// The first contact that pulls opens, or the first open one that approaches closes: of all rules the one that does
  /// not go round in circles (Murty's least index, for sliding with little friction).
  bool exchange_first() {
    for (int i = 0; i < count_; ++i) {
      const SlidingContact& c = contacts_[i];
      if (mode_[i] != Mode::open && c.n.dot(impulse_[i]) < 0) {
        mode_[i] = Mode::open;
        return true;
      }
      if (mode_[i] == Mode::open && c.n.dot(velocity_at(result_, c.r)) - c.least_speed < -allowed()) {
        close(i);
        return true;
      }
    }
    return false;
  }

  void close(int i) { mode_[i] = slip_[i].isZero(0) && contacts_[i].friction > 0 ? Mode::sticks : Mode::slides; }

  bool drop_pulling() {
    int worst = -1;
    double most = 0;
    for (int i = 0; i < count_; ++i)
      if (const double normal = contacts_[i].n.dot(impulse_[i]); mode_[i] != Mode::open && normal < most)
        most = normal, worst = i;
    if (worst >= 0) mode_[worst] = Mode::open;
    return worst >= 0;
  }

  /// The contact that sticks farthest beyond Coulomb's cone slides against its friction instead.
  bool let_slip() {
    int worst = -1;
    double most = 0;
    for (int i = 0; i < count_; ++i) {
      if (mode_[i] != Mode::sticks) continue;
      const SlidingImpulse p = impulse(i);
      if (const double beyond = p.tangential - contacts_[i].friction * p.normal; beyond > most)
        most = beyond, worst = i;
    }
    if (worst < 0) return false;
    const SlidingContact& c = contacts_[worst];
    slip_[worst] = -(impulse_[worst] - c.n.dot(impulse_[worst]) * c.n).normalized();
    mode_[worst] = Mode::slides;
    slipped_[worst] = true;
    return true;
  }

  void apply() {
    result_ = body_;
    for (int i = 0; i < count_; ++i) {
      if (mode_[i] == Mode::open) continue;
      result_.v += body_.inverse_mass * impulse_[i];
      result_.w += body_.inverse_inertia * contacts_[i].r.cross(impulse_[i]);
    }
  }

  bool add_approaching() {
    int worst = -1;
    double deepest = -allowed();
    for (int i = 0; i < count_; ++i) {
      if (mode_[i] != Mode::open) continue;
      const double above = contacts_[i].n.dot(velocity_at(result_, contacts_[i].r)) - contacts_[i].least_speed;
      if (above < deepest) deepest = above, worst = i;
    }
    if (worst >= 0) close(worst);
    return worst >= 0;
  }

  [[nodiscard]] bool residual_is_small() const {
    for (int i = 0; i < count_; ++i) {
      if (mode_[i] == Mode::open) continue;
      const Vector3 u = velocity_at(result_, contacts_[i].r);
      const Vector3 error = u - contacts_[i].least_speed * contacts_[i].n;
      const double size = mode_[i] == Mode::sticks ? error.norm() : std::abs(contacts_[i].n.dot(error));
      if (size > kAccuracy * scale_) return false;
    }
    return true;
  }

  /// Does friction oppose the slip that results? If only nearly, and `may_turn`, the directions are corrected; where
  /// the slip stops or turns round, the contact sticks.
  Slip check_slip(bool may_turn) {
    bool changed = false;
    for (int i = 0; i < count_; ++i) {
      const SlidingContact& c = contacts_[i];
      if (mode_[i] != Mode::slides || c.friction <= 0) continue;
      const Vector3 u = velocity_at(result_, c.r);
      const Vector3 tangential = u - c.n.dot(u) * c.n;
      const double speed = tangential.norm();
      const double along = tangential.dot(slip_[i]);
      const bool reverses = speed <= kSlips || slip_[i].isZero(0) || along <= 0;
      if (reverses && !slipped_[i]) {
        mode_[i] = Mode::sticks;
        changed = true;
      } else if (may_turn && speed > kSlips &&
                 (along <= 0 || tangential.cross(slip_[i]).norm() > kSameDirection * speed)) {
        slip_[i] = (along <= 0 ? Vector3(tangential / speed + slip_[i]) : tangential).normalized();
        changed = true;
      } else if (along < kHalfPyramid * speed) {
        changed = true;  // and no cure is known
      }
    }
    return changed ? Slip::changed : Slip::opposed;
  }

  std::span<const SlidingContact> contacts_;
  SlidingBody body_, result_;
  int count_;
  double slack_, scale_ = 0;
  std::array<Vector3, kMaxSlidingContacts> slip_, impulse_;
  std::array<Mode, kMaxSlidingContacts> mode_{};
  std::array<bool, kMaxSlidingContacts> slipped_{};  // it stuck beyond the cone
};

/// One contact that sticks: the impulse p that stops the slip, K p = s n - v with K = 1/m - [r] I^-1 [r], if Coulomb's
/// cone holds it.
bool stick(const SlidingContact& contact, SlidingBody& body, SlidingImpulse& impulse) {
  const Vector3 u = body.v + body.w.cross(contact.r);
  if (contact.n.dot(u) >= contact.least_speed) return false;
  Matrix3 arm;
  arm << 0, -contact.r.z(), contact.r.y(), contact.r.z(), 0, -contact.r.x(), -contact.r.y(), contact.r.x(), 0;
  const Matrix3 K = body.inverse_mass * Matrix3::Identity() - arm * body.inverse_inertia * arm;
  const Vector3 p = K.ldlt().solve(contact.least_speed * contact.n - u);
  const double normal = contact.n.dot(p), tangential = (p - normal * contact.n).norm();
  if (!(normal >= 0) || tangential > contact.friction * normal) return false;
  body.v += body.inverse_mass * p;
  body.w += body.inverse_inertia * contact.r.cross(p);
  impulse = {normal, tangential};
  return true;
}

}  // namespace

bool solve_sliding(std::span<const SlidingContact> contacts, SlidingBody& body, std::span<SlidingImpulse> impulses,
                   double slack) {
  if (contacts.size() > static_cast<std::size_t>(kMaxSlidingContacts)) return false;
  if (contacts.size() == 1 && stick(contacts[0], body, impulses[0])) return true;
  Attempt attempt(contacts, body, slack);
  if (!attempt.run()) return false;
  body = attempt.result();
  for (int i = 0; i < static_cast<int>(contacts.size()); ++i) impulses[i] = attempt.impulse(i);
  return true;
}

}  // namespace talus::rockfall
