#!/bin/sh
# restart-one-by-one.sh compose|systemd: restarts the two servers behind nginx so that visitors notice nothing.
# With compose it starts the image that was built last. SITE_ENV names the file of settings.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
WAIT_SECONDS=120

compose() {
  docker compose --env-file "${SITE_ENV:?names the file of settings}" --file "$here/compose.yaml" "$@"
}

wait_until_ready() {
  seconds=0
  until curl --silent --fail --output /dev/null "http://$1/readyz"; do
    seconds=$((seconds + 1))
    [ "$seconds" -le "$WAIT_SECONDS" ] || { echo "$1 is not ready after $WAIT_SECONDS s" >&2 && exit 1; }
    sleep 1
  done
}

case ${1:-} in
  compose)
    servers='app-1:4321 app-2:4321'
    restart() { compose up --detach --no-deps --force-recreate --wait "${1%:*}"; }
    ;;
  systemd)
    servers='127.0.0.1:4321 127.0.0.1:4322'
    restart() { systemctl restart "realty-site@${1#*:}" && wait_until_ready "$1"; }
    ;;
  *) echo 'restart-one-by-one.sh compose|systemd' >&2 && exit 2 ;;
esac

# Where one does not come back, the other one is left alone.
for server in $servers; do
  echo "Restarting $server …"
  restart "$server"
done
echo 'Both servers run anew.'
