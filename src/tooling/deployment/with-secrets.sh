#!/bin/sh
# Runs a command with secrets as environment variables: of each file in the folder of secrets that Docker mounts,
# or of the credentials that systemd hands over, the name is the variable and the content its value.
# REQUIRED_SECRETS names, with spaces between them, those without which the command is not run.
set -eu

refuse() {
  echo "$1" >&2
  exit 1
}

for folder in /run/secrets "${CREDENTIALS_DIRECTORY:-}"; do
  [ -d "$folder" ] || continue
  for file in "$folder"/*; do
    [ -f "$file" ] || continue
    name=${file##*/}
    # systemd puts the name of the credential in front: LoadCredential=secret:FOLDER.
    name=${name#secret_}
    case $name in
      '' | *[!A-Z0-9_]*) continue ;;
    esac
    [ -r "$file" ] || refuse "User $(id -un) may not read the file of the secret $name. Set its mode to 0444."
    value=$(cat "$file")
    export "$name=$value"
  done
done

for name in ${REQUIRED_SECRETS:-}; do
  [ -n "$(printenv "$name" || true)" ] ||
    refuse "$name must be set: write it into a file of that name in the folder of secrets."
done

exec "$@"
