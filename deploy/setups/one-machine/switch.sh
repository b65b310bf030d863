#!/bin/sh
# Lets an installed version serve in place of the one that does, without a pause: switch.sh <version>
# The new one starts on the free port; once the proxy has seen it ready, the old one ends what it does.
# Where it does not become ready, nothing changes. Going back is the same command with the version before.
set -eu
version=$1
opt=${KEYHAVEN_OPT:-/opt/keyhaven}
[ -d "$opt/versions/$version" ] || { echo "There is no $opt/versions/$version." >&2; exit 1; }

is_up() { systemctl is-active --quiet "keyhaven@$1"; }
if is_up 8080 && is_up 8081; then
  echo "Both instances serve: restart them one after the other." >&2
  exit 1
fi
old=$(is_up 8080 && echo 8080 || echo 8081)
new=$([ "$old" = 8080 ] && echo 8081 || echo 8080)

ln -sfn "$opt/versions/$version" "$opt/at-$new"
systemctl restart "keyhaven@$new"
tries=0
until curl -fsS -o /dev/null --max-time 3 "http://127.0.0.1:$new/readyz" 2>/dev/null; do
  tries=$((tries + 1))
  if [ "$tries" -ge "${READY_SECONDS:-90}" ]; then
    systemctl stop "keyhaven@$new"
    echo "$version is not ready after $tries tries; $old goes on. Its log: journalctl -u keyhaven@$new" >&2
    exit 1
  fi
  sleep 1
done
# The proxy asks every two seconds; until it has seen this one ready, the other must not go.
sleep 5
ln -sfn "$opt/versions/$version" "$opt/current"
systemctl enable "keyhaven@$new"
systemctl disable --now "keyhaven@$old"
echo "$version serves on $new."
