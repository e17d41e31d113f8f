#!/bin/sh
# set-server.sh SERVER up|down [FILE]: whether nginx sends requests to a server of the upstream in FILE. Requests
# that nginx has already passed on are answered all the same.
set -eu

server=$1
case $2 in
  up) state= ;;
  down) state=' down' ;;
  *) echo "set-server.sh SERVER up|down [FILE]" >&2 && exit 2 ;;
esac
file=${3:-/etc/nginx/conf.d/upstream.conf}
nginx=${NGINX_COMMAND:-nginx}

grep -q "server $server[ ;]" "$file" || { echo "$file has no server $server" >&2 && exit 1; }
sed -i "s/server $server[^;]*;/server $server$state;/" "$file"
$nginx -t -q
$nginx -s reload
