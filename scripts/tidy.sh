#!/usr/bin/env bash
# scripts/tidy.sh [BUILD_FOLDER [REGEX]]: clang-tidy, in parallel, over our own sources in the compile database of
# BUILD_FOLDER (build/release), or only those whose path matches REGEX. Exits non-zero on any finding.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
folder=${1:-$root/build/release}
regex=${2:-.}

# A line of the database reads   "file": "/path/to/source.cpp",
sources=$(sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' "$folder/compile_commands.json" |
  grep -F -e "$root/src/" -e "$root/apps/" -e "$root/tests/" | grep -e "$regex" | sort -u)
echo "clang-tidy on $(wc -l <<<"$sources") files" >&2
tr '\n' '\0' <<<"$sources" | xargs -0 -r -n 1 -P "$(nproc)" clang-tidy -p "$folder" --quiet 2>&1 |
  sed -e '/ warnings\{0,1\} generated\.$/d' # counts what it hides in foreign headers
