#!/bin/sh
# Pages that somebody has open name hashed files of the build before: they stay for one release more.
#   deploy/keep-hashed.sh <site before> <site now>
# A site that was built again from the same commit keeps what it had kept already.
set -eu

before=$1
now=$(realpath "$2")
cd "$before"
test -s provenance.json || exit 0
if cmp -s provenance.json "$now/provenance.json"; then
  find . -path '*assets/*' -type f
else
  sed -n 's/^  "\(.*assets\/.*\)": .*/\1/p' provenance.json
fi |
  while IFS= read -r file; do
    if test -f "$file" && ! test -e "$now/$file"; then cp -p --parents "$file" "$now"; fi
  done
