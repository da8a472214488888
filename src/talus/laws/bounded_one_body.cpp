#include "talus/laws/bounded_one_body.h"

#include <algorithm>
#include <cmath>

#include "talus/laws/bounded.h"

namespace talus::laws {
namespace {

constexpr int kMaxGuesses = 24;         // of the set of contacts that push
constexpr int kMaxReflections = 200;    // a narrower wedge is left to the general law
constexpr int kMaxSweeps = 50;          // of friction over the contacts, in one round
constexpr double kSweepsDone = 1e-15;   // of the velocity: a sweep that changes less is the last
constexpr double kDependent = 1e-12;    // of n_i.n_i: what is left of it beside the others
constexpr double kApproaches = 1e-14;   // of the velocity
constexpr double kSurely = 1e-11;       // of the velocity: what rests by rounding is not among the first guesses
constexpr double kNoDirection = 1e-12;  // of the velocity: no direction of friction

core::Vector3 tangential(const OneBodyContact& contact, const core::Vector3& v, const core::Vector3& w) {
  const core::Vector3 u = v + w.cross(contact.r);
  return u - contact.normal.dot(u) * contact.normal;
}

}  // namespace

bool BoundedOneBody::solve(std::span<const OneBodyContact> contacts, OneBody& body) {
  if (contacts.size() > static_cast<std::size_t>(kMaxContacts)) return false;
  pose(contacts, body);
  if (!blend()) return false;
  choose_friction(contacts, body);
  if (!rub(contacts) || !y_.allFinite()) return false;
  const Vector6 u = y_.cwiseQuotient(scale_);
  body.v = u.head<3>();
  body.w = u.tail<3>();
  return true;
}

void BoundedOneBody::pose(std::span<const OneBodyContact> contacts, const OneBody& body) {
  count_ = static_cast<int>(contacts.size());
  scale_ << core::Vector3::Constant(std::sqrt(body.mass)), body.moments.cwiseSqrt();
  before_ << body.v, body.w;
  before_ = before_.cwiseProduct(scale_).eval();
  y_ = before_;
  speed_ = before_.norm();
  energy_before_ = 0.5 * before_.squaredNorm();
  for (int i = 0; i < count_; ++i) {
    const OneBodyContact& c = contacts[i];
    n_[i] << c.normal, c.r.cross(c.normal);
    n_[i] = n_[i].cwiseQuotient(scale_).eval();
    restitution_[i] = c.restitution;
    normal_impulse_[i] = tangent_impulse_[i] = 0;
    for (int j = 0; j <= i; ++j) A_[i][j] = A_[j][i] = n_[i].dot(n_[j]);
    size_[i] = std::sqrt(A_[i][i]);
  }
}

/// Cholesky on the contacts that push.
template <int kFixed>
bool BoundedOneBody::solve_active(const Matrix6& A, const Values& approach, const Flags& active,
                                  Values& impulse) const {
  const int n = kFixed > 0 ? kFixed : count_;
  std::array<int, kMaxContacts> index{};
  int m = 0;
  for (int i = 0; i < n; ++i)
    if (active[i]) index[m++] = i;
  Matrix6 L;
  Values x;
  for (int a = 0; a < m; ++a) {
    x[a] = -approach[index[a]];
    for (int b = 0; b <= a; ++b) {
      double sum = A[index[a]][index[b]];
      for (int k = 0; k < b; ++k) sum -= L[a][k] * L[b][k];
      if (a > b) {
        L[a][b] = sum / L[b][b];
        x[a] -= L[a][b] * x[b];
      } else {
        if (!(sum > kDependent * A[index[a]][index[a]])) return false;
        L[a][a] = std::sqrt(sum);
        x[a] /= L[a][a];
      }
    }
  }
  for (int a = m - 1; a >= 0; --a) {
    for (int b = a + 1; b < m; ++b) x[a] -= L[b][a] * x[b];
    x[a] /= L[a][a];
    impulse[index[a]] = x[a];
  }
  return true;
}

/// Impulses of the contacts `among` that leave none of them approaching; zero for the others. `approach`: n_i.y.
template <int kFixed>
bool BoundedOneBody::inelastic(const Values& approach, const Flags& among, Values& impulse) const {
  const int n = kFixed > 0 ? kFixed : count_;
  Flags active{};
  for (int i = 0; i < n; ++i) active[i] = among[i] && approach[i] < -kSurely * speed_ * size_[i];
  for (int guess = 0; guess < kMaxGuesses; ++guess) {
    impulse = {};
    if (!solve_active<kFixed>(A_, approach, active, impulse)) return false;
    int worst = -1;
    for (int i = 0; i < n; ++i)
      if (active[i] && impulse[i] < 0 && (worst < 0 || impulse[i] < impulse[worst])) worst = i;
    if (worst >= 0) {
      active[worst] = false;
      continue;
    }
    double deepest = 0;
    for (int i = 0; i < n; ++i) {
      if (!among[i] || active[i]) continue;
      double after = approach[i];
      for (int j = 0; j < n; ++j) after += A_[i][j] * impulse[j];
      after /= size_[i];
      if (after < std::min(deepest, -kApproaches * speed_)) deepest = after, worst = i;
    }
    if (worst < 0) return true;
    active[worst] = true;
  }
  return false;
}

/// `factor` 1: the inelastic step, 2: the reflection. Taken along the change as bounded.cpp and reflections.cpp do, so
/// that inexact impulses do not raise the energy either.
bool BoundedOneBody::project(Vector6& y, const Flags& among, double factor, Values& impulse, double& added) const {
  Values step, approach{};
  for (int i = 0; i < count_; ++i) approach[i] = n_[i].dot(y);
  if (!inelastic<0>(approach, among, step)) return false;
  Vector6 change = Vector6::Zero();
  double sum = 0;
  for (int i = 0; i < count_; ++i) change += step[i] * n_[i], sum += step[i];
  added = 0;
  const double squared = change.squaredNorm();
  if (!(squared > 0)) return true;
  factor *= -y.dot(change) / squared;
  y += factor * change;
  for (int i = 0; i < count_; ++i) impulse[i] += factor * step[i];
  added = factor * sum;
  return true;
}

bool BoundedOneBody::reflect(Vector6& y, Values& impulse) const {
  for (int round = 0; round < kMaxReflections; ++round) {
    Flags approaching{};
    bool any = false;
    for (int i = 0; i < count_; ++i) {
      approaching[i] = n_[i].dot(y) < -kApproaches * speed_ * size_[i];
      any = any || approaching[i];
    }
    if (!any) return true;
    double added = 0;
    if (!project(y, approaching, 2, impulse, added)) return false;
    if (!(added > 0)) return true;
  }
  return false;
}

bool BoundedOneBody::blend() {
  Flags all{};
  std::fill_n(all.begin(), count_, true);
  double total = 0;
  if (!project(y_, all, 1, normal_impulse_, total)) return false;
  if (!(total > 0)) return true;
  double weighted = 0, sum = 0;
  for (int i = 0; i < count_; ++i) weighted += normal_impulse_[i] * restitution_[i], sum += normal_impulse_[i];
  const double c = weighted / sum;
  if (!(c > 0)) return true;
  Vector6 reflected = before_;
  Values impulse{};
  if (!reflect(reflected, impulse)) return false;
  y_ = (1 - c) * y_ + c * reflected;
  for (int i = 0; i < count_; ++i) normal_impulse_[i] = (1 - c) * normal_impulse_[i] + c * impulse[i];
  return true;
}

/// Against the slip before the impact or, where there is none, after the normal impulses.
void BoundedOneBody::choose_friction(std::span<const OneBodyContact> contacts, const OneBody& body) {
  const Vector6 u = y_.cwiseQuotient(scale_);
  for (int i = 0; i < count_; ++i) {
    const OneBodyContact& c = contacts[i];
    d_[i].setZero();
    if (!(c.friction > 0)) continue;
    const double size = kNoDirection * (body.v.norm() + body.w.norm() * c.r.norm());
    core::Vector3 slip = tangential(c, body.v, body.w);
    if (slip.norm() <= size) slip = tangential(c, u.head<3>(), u.tail<3>());
    const double speed = slip.norm();
    if (speed <= size) continue;
    slip /= -speed;
    d_[i] << slip, c.r.cross(slip);
    d_[i] = d_[i].cwiseQuotient(scale_).eval();
  }
  for (int i = 0; i < count_; ++i) {
    for (int j = 0; j < count_; ++j) C_[i][j] = d_[i].dot(n_[j]);
    for (int j = 0; j <= i; ++j) D_[i][j] = D_[j][i] = d_[i].dot(d_[j]);
    approach_[i] = n_[i].dot(y_);
    slip_[i] = d_[i].dot(y_);
  }
}

template <int kFixed>
void BoundedOneBody::push_tangential(int i, double step) {
  const int n = kFixed > 0 ? kFixed : count_;
  for (int j = 0; j < n; ++j) approach_[j] += step * C_[i][j], slip_[j] += step * D_[i][j];
}

/// One contact after the other takes the friction that lowers the energy most; the largest change of velocity.
template <int kFixed>
double BoundedOneBody::sweep(const Values& limit) {
  const int n = kFixed > 0 ? kFixed : count_;
  double changed = 0;
  for (int i = 0; i < n; ++i) {
    const double squared = D_[i][i];
    if (!(squared > 0)) continue;
    const double wish = tangent_impulse_[i] - slip_[i] / squared;
    const double step = std::clamp(wish, 0.0, limit[i]) - tangent_impulse_[i];
    tangent_impulse_[i] += step;
    push_tangential<kFixed>(i, step);
    changed = std::max(changed, std::abs(step) * std::sqrt(squared));
  }
  return changed;
}

/// All contacts between their limits at once, as far along the common step as the limits allow.
template <int kFixed>
void BoundedOneBody::settle(const Values& limit) {
  const int n = kFixed > 0 ? kFixed : count_;
  Flags between{};
  Values step{};
  for (int i = 0; i < n; ++i) between[i] = D_[i][i] > 0 && tangent_impulse_[i] > 0 && tangent_impulse_[i] < limit[i];
  if (!solve_active<kFixed>(D_, slip_, between, step)) return;
  double share = 1;
  for (int i = 0; i < n; ++i) {
    const double room = (step[i] > 0 ? limit[i] : 0) - tangent_impulse_[i];
    if (std::abs(step[i]) > std::abs(room)) share = std::min(share, room / step[i]);
  }
  for (int i = 0; i < n; ++i) {
    tangent_impulse_[i] = std::clamp(tangent_impulse_[i] + share * step[i], 0.0, limit[i]);
    push_tangential<kFixed>(i, share * step[i]);
  }
}

/// Friction along the d_i, from nothing up to its limit, that lowers the energy most. Each move lowers it.
template <int kFixed>
void BoundedOneBody::rub_once(const Values& limit) {
  const int n = kFixed > 0 ? kFixed : count_;
  for (int round = 0; round < kMaxSweeps; ++round) {
    const double changed = sweep<kFixed>(limit);
    if (n == 1 || changed <= kSweepsDone * speed_) return;
    if (round > 1) settle<kFixed>(limit);
  }
}

/// Normal impulses where friction has pushed a contact back in, as `project` finds them.
template <int kFixed>
bool BoundedOneBody::push_back(double& added) {
  const int n = kFixed > 0 ? kFixed : count_;
  Flags all{};
  std::fill_n(all.begin(), n, true);
  Values step, change;  // change: of n_i.y
  if (!inelastic<kFixed>(approach_, all, step)) return false;
  double sum = 0, squared = 0, along = 0;
  for (int i = 0; i < n; ++i) {
    change[i] = 0;
    for (int j = 0; j < n; ++j) change[i] += step[j] * A_[i][j];
    squared += step[i] * change[i];
    along += step[i] * approach_[i];
    sum += step[i];
  }
  added = 0;
  if (!(squared > 0)) return true;
  const double factor = -along / squared;
  for (int i = 0; i < n; ++i) {
    approach_[i] += factor * change[i];
    normal_impulse_[i] += factor * step[i];
    for (int j = 0; j < n; ++j) slip_[i] += factor * step[j] * C_[i][j];
  }
  added = factor * sum;
  return true;
}

template <int kFixed>
bool BoundedOneBody::take_turns(std::span<const OneBodyContact> contacts) {
  const int n = kFixed > 0 ? kFixed : count_;
  const BoundedSettings settings;
  for (int round = 0; round < settings.max_friction_rounds; ++round) {
    Values limit{};
    double sum = 0;
    for (int i = 0; i < n; ++i) limit[i] = contacts[i].friction * normal_impulse_[i], sum += normal_impulse_[i];
    rub_once<kFixed>(limit);
    double added = 0;
    if (!push_back<kFixed>(added)) return false;
    if (added <= settings.friction_converged * sum) break;
  }
  return true;
}

bool BoundedOneBody::rub(std::span<const OneBodyContact> contacts) {
  const bool rough = std::any_of(contacts.begin(), contacts.end(), [](const auto& c) { return c.friction > 0; });
  if (!rough) return true;
  const Values before = normal_impulse_;
  const bool settled = count_ == 1   ? take_turns<1>(contacts)
                       : count_ == 2 ? take_turns<2>(contacts)
                       : count_ == 3 ? take_turns<3>(contacts)
                       : count_ == 4 ? take_turns<4>(contacts)
                                     : take_turns<0>(contacts);
  if (!settled) return false;
  for (int i = 0; i < count_; ++i) y_ += (normal_impulse_[i] - before[i]) * n_[i] + tangent_impulse_[i] * d_[i];
  return true;
}

}  // namespace talus::laws
