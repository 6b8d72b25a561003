#!/bin/sh
# Publishes a finished build on a server with nginx of its own:
#   deploy/publish.sh /srv/edocument https://docs.example.com
# Copies build/ and deploy/nginx/ into a new release, tries its configuration, switches the link
# "current" in one step, reloads nginx and asks for the start page. When nginx or the probe fails, the
# release before is live again. RELOAD names another command; KEEP another number of releases (5).
# Rollback: ln -sfn releases/<id> /srv/edocument/next && mv -T /srv/edocument/next /srv/edocument/current
set -eu

target=${1:?'Give the folder on the server, such as /srv/edocument.'}
url=${2:?'Give the address of the site, such as https://docs.example.com.'}
reload=${RELOAD:-nginx -s reload}
test -f build/provenance.json || { echo 'build/ is no finished build: run "npm run build".' >&2; exit 1; }

mkdir -p "$target/releases"
exec 9> "$target/lock"
flock -n 9 || { echo "$target is being published to: wait, then try again." >&2; exit 1; }
id=$(date -u +%Y%m%d-%H%M%S)
release=$target/releases/$id
mkdir "$release"
before=$(readlink "$target/current" || true)

switch_to() {
  ln -sfn "$1" "$target/next"
  mv -T "$target/next" "$target/current"
}

# Unchanged files are links to those of the release before.
rsync -a --link-dest="$(realpath "$target")/current/site" build/ "$release/site/"
rsync -a deploy/nginx/ "$release/nginx/"
if [ -n "$before" ]; then "$(dirname "$0")/keep-hashed.sh" "$target/current/site" "$release/site"; fi

switch_to "releases/$id"
live() { nginx -t -q -c "$target/current/nginx/nginx.conf" && $reload && sleep 1 && curl -fsS "$url/provenance.json" | cmp - build/provenance.json; }
if ! live; then
  echo "$url does not serve this build." >&2
  if [ -n "$before" ]; then
    switch_to "$before"
    $reload
    echo "$before is live again." >&2
  fi
  exit 1
fi
echo "Live: $id"
find "$target/releases" -mindepth 1 -maxdepth 1 | sort | head -n "-${KEEP:-5}" | xargs -r rm -r
