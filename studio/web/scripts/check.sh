#!/usr/bin/env bash
# check.sh unit | bundle | browser | speed: tests of the studio's page, as ctest runs them.
#   unit      its pure parts
#   bundle    dist/ is what the sources build to, bit for bit, and small enough
#   browser   the page in Chromium against the program (TALUS_PROGRAM)
#   speed     the same, with a clock
# Exit code 77: skipped, since something that only these tests need (Node, npm, its packages, Chromium) is not to be had here.
set -eu
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

skip() {
  echo "skipped: $*"
  exit 77
}

# Once, even if several tests begin at the same time. Not `npm ci`, which misses the packages of other systems in a lock file without addresses.
install_packages() {
  local stamp=node_modules/.package-lock.json failed=.install.failed log
  [[ ! -e $stamp || package-lock.json -nt $stamp ]] || return 0
  if [[ -n $(find "$failed" -mmin -10 2>/dev/null) ]]; then skip "the packages could not be fetched a moment ago"; fi
  log=$(mktemp)
  if npm install --no-save --no-audit --no-fund --fetch-retries=1 >"$log" 2>&1; then
    touch "$stamp"
    return
  fi
  touch "$failed"
  tail -n 20 "$log"
  skip "the packages cannot be fetched"
}

check_bundle() {
  local built
  built=$(mktemp -d)
  trap "rm -rf '$built'" EXIT
  npx tsc --noEmit
  npx vite build --outDir "$built" --emptyOutDir --logLevel warn
  diff -r "$built" dist || {
    echo "dist/ is not what the sources build to: npm run build, and check it in"
    exit 1
  }
  node scripts/size.mjs
}

check_in_browser() {
  local browser=${CHROMIUM:-/usr/bin/chromium}
  [[ -x $browser ]] || skip "needs Chromium ($browser; CHROMIUM names another)"
  exec npx vitest run --config vitest.browser.config.ts
}

command -v node >/dev/null && command -v npm >/dev/null || skip "needs Node and npm"
exec 9>.install.lock
flock 9
install_packages
flock -u 9

case ${1:-} in
  unit) exec npx vitest run ;;
  bundle) check_bundle ;;
  browser) check_in_browser ;;
  speed) TALUS_SPEED=1 check_in_browser ;;
  *)
    echo "check.sh unit | bundle | browser | speed"
    exit 2
    ;;
esac
