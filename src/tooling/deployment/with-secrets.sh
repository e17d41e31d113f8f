#!/bin/sh
# Runs a command with secrets as environment variables: of each file in the folder of secrets that Docker mounts,
# or of the credentials that systemd hands over, the name is the variable and the content its value.
set -eu

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
    value=$(cat "$file")
    export "$name=$value"
  done
done

exec "$@"
