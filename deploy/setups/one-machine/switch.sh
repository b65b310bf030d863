#!/bin/sh
# Lets an installed version serve in place of the one that does, without a pause: switch.sh <version>
# The new one starts on the free port; once it is ready the proxy leads to it alone, and the old one ends what it does.
# Where it does not become ready, nothing changes. Going back is the same command with the version before.
set -eu
version=$1
etc=${KEYHAVEN_ETC:-/etc/keyhaven}
opt=${KEYHAVEN_OPT:-/opt/keyhaven}
# Its unit has the environment that its configuration names.
reload=${PROXY_RELOAD:-systemctl reload caddy}
[ -d "$opt/versions/$version" ] || { echo "There is no $opt/versions/$version." >&2; exit 1; }

old=$(sed -n 's/^to 127\.0\.0\.1:\([0-9]*\)$/\1/p' "$etc/instances")
[ -n "$old" ] || {
  echo "$etc/instances does not name exactly one instance: restart them one after the other." >&2
  exit 1
}
new=$([ "$old" = 8080 ] && echo 8081 || echo 8080)

# Leads the proxy, which reads this file as another user, to an instance.
lead_to() {
  printf 'to 127.0.0.1:%s\n' "$1" >"$etc/instances.new"
  chmod 0644 "$etc/instances.new"
  mv "$etc/instances.new" "$etc/instances"
  $reload
}

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

if ! lead_to "$new"; then
  lead_to "$old" || true
  systemctl stop "keyhaven@$new"
  echo "The proxy did not take its new configuration ($reload); $old goes on." >&2
  exit 1
fi
ln -sfn "$opt/versions/$version" "$opt/current"
systemctl enable "keyhaven@$new"
systemctl disable --now "keyhaven@$old"
echo "$version serves on $new."
