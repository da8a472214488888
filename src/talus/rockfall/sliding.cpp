#include "talus/rockfall/sliding.h"

#include <algorithm>

#include "talus/rockfall/all_sliding.h"
#include "talus/rockfall/contact_modes.h"
#include "talus/rockfall/single_contact.h"

namespace talus::rockfall {
namespace {

constexpr int kFirstSweeps = 12;      // before modes are taken from them; twice as many each time
constexpr int kMaxTrials = 5;         // of modes from sweeps
constexpr double kFirstShare = 1e-3;  // of what is allowed: asked of the first sweeps, ten times as much of later ones
constexpr int kPolishRounds = 6;      // to mend such modes

bool take(const ContactModes& modes, SlidingBody& body, std::span<SlidingImpulse> impulses) {
  body.v = modes.v(), body.w = modes.w();
  for (int i = 0; i < static_cast<int>(impulses.size()); ++i) impulses[i] = modes.impulse(i);
  return true;
}

bool slide_all(std::span<const SlidingContact> contacts, SlidingBody& body, std::span<SlidingImpulse> impulses) {
  AllSliding sliding(contacts, body);
  if (!sliding.run()) return false;
  body.v = sliding.v(), body.w = sliding.w();
  sliding.get(impulses);
  return true;
}

/// Where exchanging modes leads nowhere.
bool settle(std::span<const SlidingContact> contacts, ContactModes& modes, SlidingBody& body,
            std::span<SlidingImpulse> impulses) {
  ContactSweeps sweeps(contacts, body);
  double share = kFirstShare;
  for (int trial = 0, times = kFirstSweeps; trial < kMaxTrials; ++trial, times *= 2) {
    sweeps.sweep(times);
    if (sweeps.settled(share * modes.allowed(), share * modes.may_slip())) {
      body = sweeps.body();
      for (int i = 0; i < static_cast<int>(contacts.size()); ++i)
        impulses[i] = {sweeps.normal(i), sweeps.tangential(i).norm()};
      return true;
    }
    modes.take_modes(sweeps);
    if (modes.run(kPolishRounds)) return take(modes, body, impulses);
    share = std::min(1.0, 10 * share);
  }
  return false;
}

}  // namespace

bool solve_sliding(std::span<const SlidingContact> contacts, SlidingBody& body, std::span<SlidingImpulse> impulses,
                   double slack) {
  if (contacts.size() > static_cast<std::size_t>(kMaxSlidingContacts)) return false;
  if (contacts.size() == 1 && solve_single_contact(contacts[0], body, impulses[0])) return true;
  impulses = impulses.first(contacts.size());
  if (slide_all(contacts, body, impulses)) return true;
  ContactModes modes(contacts, body, slack);
  return (modes.run() && take(modes, body, impulses)) || settle(contacts, modes, body, impulses);
}

}  // namespace talus::rockfall
