#!/bin/sh
# Lays out what a server needs, and nothing else: production-tree.sh <checkout> <new folder>
# Sources of the server and the contract without their tests, and production dependencies as npm knows them. Of
# NODE_MODULES_FROM, a node_modules that is installed already, packages are linked instead of downloaded.
set -eu
umask 022
source=$(cd "$1" && pwd)
target=$2
mkdir -p "$target"
target=$(cd "$target" && pwd)
cd "$source"
tar -cf - --exclude=node_modules --exclude=dist --exclude='*.test.ts' --exclude='*.test.tsx' --exclude=deploy/setups \
  package.json package-lock.json .npmrc api deploy shared-contracts | tar -xf - --no-same-owner -C "$target"
# Whoever made the checkout, and however: what runs is read by the service and written by nobody else.
chmod -R u=rwX,go=rX "$target"
if [ -n "${NODE_MODULES_FROM:-}" ]; then
  modules=$(cd "$NODE_MODULES_FROM" && pwd)
  packages=$(cd "$modules/.." && npm ls --all --omit=dev --parseable -w @keyhaven/api -w @keyhaven/deploy 2>/dev/null |
    sed -n "s|^$modules/||p" | grep -v -e '^@keyhaven/' -e '/node_modules/' | sort -u)
  mkdir -p "$target/node_modules/@keyhaven" "$target/node_modules/.bin"
  cd "$modules"
  for package in $packages node-linux-*; do
    mkdir -p "$target/node_modules/$(dirname "$package")"
    cp -al "$package" "$target/node_modules/$package" 2>/dev/null || cp -a "$package" "$target/node_modules/$package"
  done
  cp -a .bin/node "$target/node_modules/.bin/" 2>/dev/null || true
  for workspace in api deploy shared-contracts; do
    ln -s "../../$workspace" "$target/node_modules/@keyhaven/$workspace"
    if [ -d "$source/$workspace/node_modules" ]; then cp -a "$source/$workspace/node_modules" "$target/$workspace/"; fi
  done
else
  cd "$target"
  # Not `npm ci`: the lock file names workspaces that are left out here.
  npm install --no-save --omit=dev --no-audit --no-fund --loglevel=error
fi
