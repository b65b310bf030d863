#!/bin/sh
# Installs Keyhaven, or a newer version beside the one that serves: install.sh <built checkout> <version> [root]
# As root. It may be run again: what an operator has written stays. Nothing is started; switch.sh does that.
set -eu
# A `su` without a dash leaves the folder of useradd out.
PATH=$PATH:/usr/sbin:/sbin
here=$(cd "$(dirname "$0")" && pwd)
checkout=$(cd "$1" && pwd)
version=$2
root=${3:-}
etc=$root/etc/keyhaven
units=$root/etc/systemd/system
versions=$root/opt/keyhaven/versions

mkdir -p "$etc" "$units" "$versions" "$root/var/lib" "$root/etc/caddy"
if ! grep -q '^keyhaven:' "$root/etc/passwd" 2>/dev/null; then
  touch "$root/etc/passwd" "$root/etc/group"
  useradd ${root:+--prefix "$root"} --system --user-group --no-create-home --home-dir /var/lib/keyhaven \
    --shell /usr/sbin/nologin keyhaven
fi
owner=$(awk -F: '$1 == "keyhaven" { print $3 ":" $4 }' "$root/etc/passwd")
install -d -m 0700 -o "${owner%:*}" -g "${owner#*:}" "$root/var/lib/keyhaven"

# A version has its name only when all of it is there.
if [ ! -d "$versions/$version" ]; then
  rm -rf "$versions/.new"
  "$here/../production-tree.sh" "$checkout" "$versions/.new"
  mv "$versions/.new" "$versions/$version"
fi

cp "$here/keyhaven@.service" "$here/../../keyhaven-backup.service" "$here/../../keyhaven-backup.timer" "$units/"
for unit in keyhaven@ keyhaven-backup; do
  mkdir -p "$units/$unit.service.d"
  cp "$here/hardening.conf" "$units/$unit.service.d/10-hardening.conf"
done
cp "$here/backup.conf" "$units/keyhaven-backup.service.d/20-version.conf"
# A Caddyfile that is neither the package's nor ours is left as it is.
caddyfile=$root/etc/caddy/Caddyfile
if [ ! -e "$caddyfile" ] || grep -q 'The Caddyfile is an easy way to configure your Caddy' "$caddyfile"; then
  cp "$here/Caddyfile" "$caddyfile"
elif ! cmp -s "$here/Caddyfile" "$caddyfile"; then
  cp "$here/Caddyfile" "$caddyfile.keyhaven"
  echo "$caddyfile is not ours: bring it together with $caddyfile.keyhaven." >&2
fi
[ -n "$root" ] || systemctl daemon-reload
# What an operator writes is never overwritten.
[ -e "$root/etc/keyhaven.env" ] || install -m 0640 -g "${owner#*:}" "$here/keyhaven.env" "$root/etc/keyhaven.env"
for slot in 0 1; do
  # It answers on after it was told to stop, until the proxy has seen that.
  [ -e "$etc/808$slot.env" ] ||
    printf 'PORT=808%s\nMETRICS_PORT=946%s\nDRAIN_SECONDS=8\n' "$slot" $((4 + slot)) >"$etc/808$slot.env"
done
echo "$versions/$version is installed. Fill in $root/etc/keyhaven.env; switch.sh $version starts it."
