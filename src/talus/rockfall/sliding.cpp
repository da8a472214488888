#include "talus/rockfall/sliding.h"

#include <algorithm>
#include <cmath>

namespace talus::rockfall {
namespace {

constexpr int kMaxRounds = 12;
constexpr double kSameDirection = 1e-3;  // sine between assumed and resulting slip that needs no correction
constexpr double kHalfPyramid = 0.92;    // cosine between them that is still friction of the right kind
constexpr double kSlips = 1e-6;          // m/s: slower is sticking
constexpr double kAccuracy = 1e-9;       // of the speeds involved
constexpr double kRegular = 1e-11;       // added to the diagonal, relative: redundant contacts share evenly

class Attempt {
 public:
  Attempt(std::span<const SlidingContact> contacts, const SlidingBody& body)
      : contacts_(contacts), body_(body), count_(static_cast<int>(contacts.size())) {
    for (int i = 0; i < count_; ++i) {
      const SlidingContact& c = contacts_[i];
      const Vector3 u = velocity_at(body, c.r);
      const Vector3 tangential = u - c.n.dot(u) * c.n;
      const double speed = tangential.norm();
      slip_[i] = speed > kSlips ? Vector3(tangential / speed) : Vector3(Vector3::Zero());
      active_[i] = c.n.dot(u) < c.least_speed;
      moment_[i] = c.r.cross(c.n);
      scale_ = std::max(scale_, u.norm());
    }
  }

  bool run() {
    int turned = 0;
    for (int round = 0; round < kMaxRounds; ++round) {
      if (!solve_active()) return false;
      if (drop_pulling()) continue;
      apply();
      if (add_approaching()) continue;
      if (!residual_is_small()) return false;
      const Slip slip = check_slip(turned < 8);
      if (slip == Slip::sticks) return false;
      if (slip == Slip::opposed) return true;
      ++turned;
    }
    return false;
  }

  [[nodiscard]] const SlidingBody& result() const { return result_; }
  [[nodiscard]] double impulse(int i) const { return active_[i] ? lambda_[i] : 0; }

 private:
  enum class Slip { opposed, turned, sticks };

  static Vector3 velocity_at(const SlidingBody& body, const Vector3& r) { return body.v + body.w.cross(r); }
  [[nodiscard]] Vector3 push(int i) const { return contacts_[i].n - contacts_[i].friction * slip_[i]; }

  /// Gaussian elimination with row exchange on the active contacts.
  bool solve_active() {
    std::array<int, kMaxSlidingContacts> index{};
    int n = 0;
    for (int i = 0; i < count_; ++i)
      if (active_[i]) index[n++] = i;
    std::array<std::array<double, kMaxSlidingContacts + 1>, kMaxSlidingContacts> A;
    for (int b = 0; b < n; ++b) {
      const Vector3 g = push(index[b]);
      const Vector3 spin = body_.inverse_inertia * contacts_[index[b]].r.cross(g);
      for (int a = 0; a < n; ++a)
        A[a][b] = body_.inverse_mass * contacts_[index[a]].n.dot(g) + moment_[index[a]].dot(spin);
    }
    double largest = 0;
    for (int a = 0; a < n; ++a) largest = std::max(largest, std::abs(A[a][a]));
    for (int a = 0; a < n; ++a) {
      const SlidingContact& c = contacts_[index[a]];
      A[a][a] += kRegular * largest;
      A[a][n] = c.least_speed - c.n.dot(velocity_at(body_, c.r));
    }
    for (int column = 0; column < n; ++column) {
      int pivot = column;
      for (int a = column + 1; a < n; ++a)
        if (std::abs(A[a][column]) > std::abs(A[pivot][column])) pivot = a;
      if (!(std::abs(A[pivot][column]) > 1e-3 * kRegular * largest)) return false;
      std::swap(A[pivot], A[column]);
      for (int a = column + 1; a < n; ++a) {
        const double factor = A[a][column] / A[column][column];
        for (int b = column; b <= n; ++b) A[a][b] -= factor * A[column][b];
      }
    }
    for (int a = n - 1; a >= 0; --a) {
      double sum = A[a][n];
      for (int b = a + 1; b < n; ++b) sum -= A[a][b] * lambda_[index[b]];
      lambda_[index[a]] = sum / A[a][a];
    }
    return true;
  }

  bool drop_pulling() {
    int worst = -1;
    for (int i = 0; i < count_; ++i)
      if (active_[i] && lambda_[i] < 0 && (worst < 0 || lambda_[i] < lambda_[worst])) worst = i;
    if (worst >= 0) active_[worst] = false;
    return worst >= 0;
  }

  void apply() {
    result_ = body_;
    for (int i = 0; i < count_; ++i) {
      if (!active_[i]) continue;
      const Vector3 p = lambda_[i] * push(i);
      result_.v += body_.inverse_mass * p;
      result_.w += body_.inverse_inertia * contacts_[i].r.cross(p);
    }
  }

  bool add_approaching() {
    int worst = -1;
    double deepest = -kAccuracy * scale_;
    for (int i = 0; i < count_; ++i) {
      if (active_[i]) continue;
      const double above = contacts_[i].n.dot(velocity_at(result_, contacts_[i].r)) - contacts_[i].least_speed;
      if (above < deepest) deepest = above, worst = i;
    }
    if (worst >= 0) active_[worst] = true;
    return worst >= 0;
  }

  [[nodiscard]] bool residual_is_small() const {
    for (int i = 0; i < count_; ++i) {
      const double error = contacts_[i].n.dot(velocity_at(result_, contacts_[i].r)) - contacts_[i].least_speed;
      if (active_[i] && std::abs(error) > kAccuracy * scale_) return false;
    }
    return true;
  }

  /// Does friction oppose the slip that results? If only nearly, and `may_turn`, the directions are corrected.
  Slip check_slip(bool may_turn) {
    bool turned = false;
    for (int i = 0; i < count_; ++i) {
      const SlidingContact& c = contacts_[i];
      if (!active_[i] || c.friction <= 0) continue;
      const Vector3 u = velocity_at(result_, c.r);
      const Vector3 tangential = u - c.n.dot(u) * c.n;
      const double speed = tangential.norm();
      if (speed <= kSlips || slip_[i].isZero(0)) return Slip::sticks;
      if (tangential.dot(slip_[i]) < kHalfPyramid * speed) return Slip::sticks;
      if (may_turn && tangential.cross(slip_[i]).norm() > kSameDirection * speed) {
        slip_[i] = tangential / speed;
        turned = true;
      }
    }
    return turned ? Slip::turned : Slip::opposed;
  }

  std::span<const SlidingContact> contacts_;
  SlidingBody body_, result_;
  int count_;
  double scale_ = 0;
  std::array<Vector3, kMaxSlidingContacts> slip_, moment_;
  std::array<bool, kMaxSlidingContacts> active_{};
  std::array<double, kMaxSlidingContacts> lambda_{};
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

bool solve_sliding(std::span<const SlidingContact> contacts, SlidingBody& body, std::span<SlidingImpulse> impulses) {
  if (contacts.size() > static_cast<std::size_t>(kMaxSlidingContacts)) return false;
  if (contacts.size() == 1 && stick(contacts[0], body, impulses[0])) return true;
  Attempt attempt(contacts, body);
  if (!attempt.run()) return false;
  body = attempt.result();
  for (int i = 0; i < static_cast<int>(contacts.size()); ++i)
    impulses[i] = {attempt.impulse(i), contacts[i].friction * attempt.impulse(i)};
  return true;
}

}  // namespace talus::rockfall
