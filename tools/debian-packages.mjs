import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

const isRoot = process.getuid?.() === 0
const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** A fresh machine knows no package lists; one that knows them needs no update. */
const install = (name) => {
  const args = ['install', '-y', '--no-install-recommends', name]
  if (apt(...args)) return
  apt('update')
  apt(...args)
}

const places = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const findChromium = () => [process.env.CHROMIUM, ...places].find((file) => file && existsSync(file))

/** The system's Chromium; installs Debian's where there is none and we are root. Undefined where it cannot be had. */
export const chromium = () => {
  if (!findChromium() && isRoot) {
    console.log('Installing Chromium …')
    install('chromium')
  }
  return findChromium()
}

/** Packages with the file that shows that they are there: a pooler, two proxies, what makes a network to try it in, a bucket, a clock that jumps, and what reads alerts. */
const wanted = [
  ['pgbouncer', '/usr/sbin/pgbouncer'],
  ['caddy', '/usr/bin/caddy'],
  ['nginx', '/usr/sbin/nginx'],
  ['curl', '/usr/bin/curl'],
  ['iproute2', '/usr/sbin/ip'],
  ['ceph-common', '/usr/bin/ceph'],
  ['ceph-mon', '/usr/bin/ceph-mon'],
  ['ceph-osd', '/usr/bin/ceph-osd'],
  ['radosgw', '/usr/bin/radosgw'],
  ['faketime', '/usr/bin/faketime'],
  ['prometheus', '/usr/bin/promtool'],
]

/** Brings what a few tests run against, and leave out where it is not there and we are not root. */
export const forTests = () => {
  if (!isRoot || wanted.every(([, file]) => existsSync(file))) return
  // Debian starts the services of a package when it is installed, unless this says no.
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  for (const [name, file] of wanted) {
    if (existsSync(file)) continue
    console.log(`Installing ${name} …`)
    install(name)
  }
  if (isOurs) rmSync(policy)
}
