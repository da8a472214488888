# shellcheck shell=bash
# Sourced by ./talus and ./test: install what is missing, configure, build.
# Speaks on stderr only (stdout belongs to the program) and never reads stdin (so does that). Details go to $log.
# Expects: $root, the folder of the sources, absolute. Sets: $log.
#
# TALUS_INSTALL=no in the environment leaves the packages alone: for those who get the libraries elsewhere.

log="${root:?}/build/bootstrap.log"

say() { printf 'talus: %s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

# Names in package lists: first word of each line, comments left out.
packages_in() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' -e 's/[[:space:]].*//' "$@"; }

# Those of the packages named on stdin that are not installed. Without dpkg-query: all of them.
only_missing() {
  local package
  while read -r package; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || printf '%s\n' "$package"
  done
}

# The rest of the command line as root, if there is a way.
as_root() {
  if ((EUID == 0)); then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo -- "$@"
  else
    return 1
  fi
}

# install_packages LIST...: what is missing from the lists, with one apt-get line.
install_packages() {
  [[ ${TALUS_INSTALL:-yes} != no ]] || return 0
  local missing
  mapfile -t missing < <(packages_in "$@" | only_missing)
  ((${#missing[@]})) || return 0

  local start=$SECONDS
  say "installing ${missing[*]}"
  if command -v apt-get >/dev/null && apt_install "${missing[@]}" >>"$log" 2>&1 </dev/null; then
    say "installed in $((SECONDS - start)) s"
    return
  fi
  show_log
  say "could not install what is missing. On Debian 12 or newer, as root:"
  say "  apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
  fail "With the libraries from elsewhere, TALUS_INSTALL=no skips this step."
}

# try_packages LIST...: the same for what can be done without.
try_packages() { (install_packages "$@") || say "going on without"; }

apt_install() {
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600)
  as_root "${apt[@]}" update && as_root "${apt[@]}" install -y --no-install-recommends "$@"
}

# build PRESET [TARGET]: configure and build one preset of CMakePresets.json in build/PRESET.
build() {
  local preset=$1 target=${2:-all} start=$SECONDS fresh=()
  if was_moved "$preset"; then fresh=(--fresh); fi
  logged cmake -S "$root" --preset "$preset" "${fresh[@]}" || failed "configuring"
  logged cmake --build "$root/build/$preset" --target "$target" --parallel "$(nproc)" || failed "building"
  ((SECONDS - start < 2)) || say "built in $((SECONDS - start)) s"
}

# A build folder that came along when the sources were moved or copied remembers the old place and must start afresh.
was_moved() {
  local cache="$root/build/$1/CMakeCache.txt"
  [[ -e $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"
}

# A command whose output goes to the log, and its progress as short lines to the terminal.
logged() { (set -o pipefail && "$@" 2>&1 </dev/null | tee -a "$log" | show_progress); }

# Of Ninja's lines "[12/40] ..." one for every tenth of the way.
show_progress() {
  local line tenths shown=0
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
    tenths=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
    ((tenths > shown)) || continue
    shown=$tenths
    ((BASH_REMATCH[2] < 10)) || say "building, $((10 * tenths)) %"
  done
}

show_log() { tail -n 25 "$log" >&2; }

failed() {
  show_log
  fail "$1 failed; the whole story is in $log"
}

# alone COMMAND...: run it with a new log while no other call works in build/.
alone() {
  mkdir -p "$root/build" || fail "cannot write to $root"
  (
    flock -n 9 || { say "waiting for another build to end" && flock 9; }
    : >"$log"
    "$@"
  ) 9>"$root/build/bootstrap.lock"
}
