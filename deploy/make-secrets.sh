#!/bin/sh
# Makes the files that compose.yaml hands to the containers as secrets, in the folder given (./secrets).
# What is random is made here; the others take the variable of their name, or are empty, which counts as
# not set. A file with content is never changed: run it again after an update for secrets that are new.
set -eu
folder=${1:-./secrets}
compose=$(dirname "$0")/../compose.yaml

# The folder keeps other users of this machine out. The files themselves have to be readable by the users
# that the containers run as, which are not this one.
mkdir -p "$folder"
chmod 700 "$folder"

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
# $1: the name, $2: its content.
write() {
  [ -s "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"
  chmod 644 "$folder/$1"
}

write POSTGRES_PASSWORD "${POSTGRES_PASSWORD:-$(random)}"
write DATABASE_PASSWORD "${DATABASE_PASSWORD:-$(random)}"
write AUTH_SECRET "${AUTH_SECRET:-$(random)}"
# Over the socket in the volume that both containers share. Letters and digits stand in an address as they are.
write DATABASE_URL "postgresql://wrenchwise:$(cat "$folder/DATABASE_PASSWORD")@%2Fvar%2Frun%2Fpostgresql/wrenchwise"
for name in $(sed -n 's|^    file: \${SECRETS_DIR:-./secrets}/\([A-Z0-9_]*\)$|\1|p' "$compose"); do
  write "$name" "$(printenv "$name" || true)"
done
