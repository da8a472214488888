#include "talus/rockfall/sliding.h"

#include <algorithm>
#include <cmath>

#include "talus/rockfall/contact_sweeps.h"

namespace talus::rockfall {
namespace {

constexpr int kMaxRounds = 16;
constexpr int kMaxTurns = 12;         // corrections of slip directions
constexpr int kWorstFirst = 6;        // rounds in which the contact that violates its mode most is changed
constexpr int kFirstSweeps = 12;      // before modes are taken from them; twice as many each time
constexpr int kMaxTrials = 5;         // of modes from sweeps
constexpr double kFirstShare = 1e-3;  // of what is allowed: asked of the first sweeps, ten times as much of later ones
constexpr int kPolishRounds = 6;      // to mend such modes
constexpr int kMaxAngles = 20;        // tries at the slip direction of one contact
constexpr double kMaxTurn = 0.6;      // rad, from one to the next
constexpr double kSameAngle = 1e-9;
constexpr double kSameDirection = 1e-3;  // sine between assumed and resulting slip that needs no correction
constexpr double kHalfPyramid = 0.92;    // cosine between them that is still friction of the right kind
constexpr double kSlips = 1e-6;          // m/s: slower is sticking
constexpr double kAccuracy = 1e-9;       // of the speeds involved
constexpr double kRegular = 1e-11;       // added to the diagonal, relative: redundant contacts share evenly
constexpr double kYields = 3e-5;         // the same for friction of several that stick and are at odds with each other

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

  bool run(int rounds = kMaxRounds) {
    int turned = 0;
    for (int round = 0; round < rounds; ++round) {
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

  void take_modes(const ContactSweeps& sweeps) {
    slipped_.fill(false);
    for (int i = 0; i < count_; ++i) {
      mode_[i] = !(sweeps.normal(i) > 0) ? Mode::open : sweeps.slides(i) ? Mode::slides : Mode::sticks;
      const Vector3 friction = sweeps.tangential(i);
      if (const double size = friction.norm(); size > 0) slip_[i] = -friction / size;
    }
  }

  /// m/s by which contacts may miss their normal speed, and slip although they stick.
  [[nodiscard]] double allowed() const { return std::max(kAccuracy * scale_, slack_); }
  [[nodiscard]] double may_slip() const { return std::max(kSlips, slack_); }
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

  static Vector3 velocity_at(const SlidingBody& body, const Vector3& r) { return body.v + body.w.cross(r); }

  /// One unknown, the size of an impulse along `push`, and the condition `along`.velocity = `speed` that it must meet.
  /// A `turn` of slip also moves the direction of its own condition.
  struct Unknown {
    int contact;
    Vector3 push, along;
    double speed, turn, yields;
  };
  using Unknowns = std::array<Unknown, kMaxUnknowns>;
  using Sizes = std::array<double, kMaxUnknowns>;

  int list_unknowns(Unknowns& unknowns) const {
    const double yields = yields_ ? kYields : kRegular;
    int n = 0;
    for (int i = 0; i < count_; ++i) {
      const SlidingContact& c = contacts_[i];
      if (mode_[i] == Mode::open) continue;
      const bool sticks = mode_[i] == Mode::sticks;
      unknowns[n++] = {i, sticks ? c.n : Vector3(c.n - c.friction * slip_[i]), c.n, c.least_speed, 0, kRegular};
      if (!sticks) continue;
      Eigen::Index axis = 0;
      c.n.cwiseAbs().minCoeff(&axis);
      const Vector3 t = c.n.cross(Vector3::Unit(axis)).normalized(), b = c.n.cross(t);
      unknowns[n++] = {i, t, t, 0, 0, yields};
      unknowns[n++] = {i, b, b, 0, 0, yields};
    }
    return n;
  }

  /// Gaussian elimination with row exchange.
  bool solve(const Unknowns& unknowns, int n, Sizes& size) const {
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
      A[a][a] += unknowns[a].yields * largest + unknowns[a].turn;
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
    for (int a = n - 1; a >= 0; --a) {
      double sum = A[a][n];
      for (int b = a + 1; b < n; ++b) sum -= A[a][b] * size[b];
      size[a] = sum / A[a][a];
    }
    return true;
  }

  bool solve_pushing() {
    Unknowns unknowns;
    Sizes size;
    const int n = list_unknowns(unknowns);
    if (!solve(unknowns, n, size)) return false;
    for (int i = 0; i < count_; ++i) impulse_[i].setZero();
    for (int a = 0; a < n; ++a) impulse_[unknowns[a].contact] += size[a] * unknowns[a].push;
    return true;
  }

  /// Newton's method for the directions of slip: turning t by d changes the impulse by -d lambda mu (n x t), and n x t
  /// itself by -d t.
  void turn_slips() {
    Unknowns unknowns;
    Sizes size;
    const int pushing = list_unknowns(unknowns);
    int n = pushing;
    for (int i = 0; i < count_; ++i) {
      const SlidingContact& c = contacts_[i];
      if (mode_[i] != Mode::slides || slip_[i].isZero(0)) continue;
      const double along = slip_[i].dot(velocity_at(result_, c.r));
      const Vector3 across = c.n.cross(slip_[i]);
      if (along > kSlips) unknowns[n++] = {i, -c.n.dot(impulse_[i]) * c.friction * across, across, 0, -along, kRegular};
    }
    if (n == pushing || !solve(unknowns, n, size)) return;
    for (int a = pushing; a < n; ++a) {
      const Vector3& t = slip_[unknowns[a].contact];
      slip_[unknowns[a].contact] =
          (t + std::tan(std::clamp(size[a], -kMaxTurn, kMaxTurn)) * unknowns[a].along).normalized();
    }
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

  /// The contact that sticks farthest beyond Coulomb's cone slides against its friction instead. Of several that stick
  /// only after they have been allowed to yield a little: they may only be at odds with each other.
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
    if (!yields_ && std::count(mode_.begin(), mode_.begin() + count_, Mode::sticks) > 1) return yields_ = true;
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
      const double along = contacts_[i].n.dot(error);
      if (std::abs(along) > kAccuracy * scale_) return false;
      // Two contacts with different normals that shall approach cannot both stick to the last bit.
      if (mode_[i] == Mode::sticks && (error - along * contacts_[i].n).norm() > may_slip()) return false;
    }
    return true;
  }

  /// Does friction oppose the slip that results? If only nearly, and `may_turn`, the directions are corrected; where
  /// the slip stops or turns round, the contact sticks.
  Slip check_slip(bool may_turn) {
    bool changed = false, turns = false;
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
        if (along <= 0) slip_[i] = (tangential / speed + slip_[i]).normalized();
        changed = turns = true;
      } else if (along < kHalfPyramid * speed) {
        changed = true;  // and no cure is known
      }
    }
    if (turns) turn_slips();
    return changed ? Slip::changed : Slip::opposed;
  }

  std::span<const SlidingContact> contacts_;
  SlidingBody body_, result_;
  int count_;
  bool yields_ = false;
  double slack_, scale_ = 0;
  std::array<Vector3, kMaxSlidingContacts> slip_, impulse_;
  std::array<Mode, kMaxSlidingContacts> mode_{};
  std::array<bool, kMaxSlidingContacts> slipped_{};  // it stuck beyond the cone
};

/// One contact. It sticks if Coulomb's cone holds the impulse p that stops its slip, K p = s n - v with
/// K = 1/m - [r] I^-1 [r]. Else it slides along t, and v(t) = u + lambda K (n - mu t) must have no component across t:
/// one equation for the angle of t, solved by Newton's method from the slip before.
class OneContact {
 public:
  OneContact(const SlidingContact& contact, const SlidingBody& body) : contact_(contact), body_(body) {
    const Vector3 &n = contact.n, &r = contact.r;
    Eigen::Index axis = 0;
    n.cwiseAbs().minCoeff(&axis);
    basis_.col(0) = n;
    basis_.col(1) = n.cross(Vector3::Unit(axis)).normalized();
    basis_.col(2) = n.cross(basis_.col(1));
    Matrix3 arm;
    for (int k = 0; k < 3; ++k) arm.col(k) = r.cross(basis_.col(k));
    K_ = arm.transpose() * body.inverse_inertia * arm;
    K_.diagonal().array() += body.inverse_mass;
    u_ = basis_.transpose() * (body.v + body.w.cross(r));
  }

  bool solve(SlidingBody& body, SlidingImpulse& impulse) {
    impulse = {};
    if (u_[0] >= contact_.least_speed) return true;
    if (!sticks() && !slides()) return false;
    const Vector3 p = basis_ * p_;
    body.v += body_.inverse_mass * p;
    body.w += body_.inverse_inertia * contact_.r.cross(p);
    impulse = {p_[0], p_.tail<2>().norm()};
    return true;
  }

 private:
  bool sticks() {
    p_ = K_.ldlt().solve(Vector3(contact_.least_speed, 0, 0) - u_);
    return p_[0] >= 0 && p_.tail<2>().norm() <= contact_.friction * p_[0];
  }

  /// After sticks(), whose impulse tells where the contact slips if it does not yet.
  bool slides() {
    const core::Vector2 before = u_.tail<2>(), hint = before.norm() > kSlips ? before : core::Vector2(-p_.tail<2>());
    const double mu = contact_.friction;
    if (!(hint.norm() > 0)) return false;
    core::Vector2 t = hint.normalized();
    const core::Matrix2 K = K_.bottomRightCorner<2, 2>();
    const core::Vector2 k = K_.block<2, 1>(1, 0);
    for (int i = 0; i < kMaxAngles; ++i) {
      const core::Vector2 across(-t.y(), t.x());
      const double yields = K_(0, 0) - mu * k.dot(t);
      if (!(yields > 0)) return false;
      const double lambda = (contact_.least_speed - u_[0]) / yields;
      const core::Vector2 push = k - mu * K * t, slip = before + lambda * push;
      const double along = t.dot(slip), off = across.dot(slip);
      if (std::abs(off) <= kSameAngle * std::abs(along)) {
        p_ << lambda, -mu * lambda * t;
        return along > 0;
      }
      const double lambda_rate = lambda * mu * k.dot(across) / yields;
      const double rate = across.dot(lambda_rate * push - lambda * mu * K * across) - along;
      const double turn = rate < 0 ? std::clamp(-off / rate, -kMaxTurn, kMaxTurn) : std::copysign(kMaxTurn, off);
      t = (t + std::tan(turn) * across).normalized();
    }
    return false;
  }

  const SlidingContact& contact_;
  const SlidingBody& body_;
  Matrix3 basis_, K_;  ///< normal and two tangents
  Vector3 u_, p_;      ///< in that basis
};

bool take(const Attempt& attempt, SlidingBody& body, std::span<SlidingImpulse> impulses) {
  body = attempt.result();
  for (int i = 0; i < static_cast<int>(impulses.size()); ++i) impulses[i] = attempt.impulse(i);
  return true;
}

/// Where exchanging modes leads nowhere.
bool settle(std::span<const SlidingContact> contacts, Attempt& attempt, SlidingBody& body,
            std::span<SlidingImpulse> impulses) {
  ContactSweeps sweeps(contacts, body);
  double share = kFirstShare;
  for (int trial = 0, times = kFirstSweeps; trial < kMaxTrials; ++trial, times *= 2) {
    sweeps.sweep(times);
    if (sweeps.settled(share * attempt.allowed(), share * attempt.may_slip())) {
      body = sweeps.body();
      for (int i = 0; i < static_cast<int>(contacts.size()); ++i)
        impulses[i] = {sweeps.normal(i), sweeps.tangential(i).norm()};
      return true;
    }
    attempt.take_modes(sweeps);
    if (attempt.run(kPolishRounds)) return take(attempt, body, impulses);
    share = std::min(1.0, 10 * share);
  }
  return false;
}

}  // namespace

bool solve_sliding(std::span<const SlidingContact> contacts, SlidingBody& body, std::span<SlidingImpulse> impulses,
                   double slack) {
  if (contacts.size() > static_cast<std::size_t>(kMaxSlidingContacts)) return false;
  if (contacts.size() == 1 && OneContact(contacts[0], body).solve(body, impulses[0])) return true;
  impulses = impulses.first(contacts.size());
  Attempt attempt(contacts, body, slack);
  return (attempt.run() && take(attempt, body, impulses)) || settle(contacts, attempt, body, impulses);
}

}  // namespace talus::rockfall
