import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

const isRoot = process.getuid?.() === 0
const apt = (...args) =>
  new Promise((done) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    child.on('error', () => done(false))
    child.on('exit', (code) => done(code === 0))
  })

/** A fresh machine knows no package lists; one that knows them needs no update. */
const install = async (names) => {
  const args = ['install', '-y', '--no-install-recommends', ...names]
  if (await apt(...args)) return
  await apt('update')
  await apt(...args)
}

const places = [
  // The first has no windows of its own to draw, which is a tenth of the time of the browser tests.
  ...['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The browser that CHROMIUM names, else one that is installed. */
export const findChromium = () => [process.env.CHROMIUM, ...places].find((file) => file && existsSync(file))

export const canInstall = isRoot && existsSync('/usr/bin/apt-get')

/** Debian's Chromium, where there is none and we are root. */
export const installChromium = async () => {
  if (findChromium() || !canInstall) return
  console.log('Installing Chromium …')
  await install(['chromium-headless-shell'])
  // Distributions that build on Debian may have the whole browser only.
  if (!findChromium()) await install(['chromium'])
  if (!findChromium()) console.error('Chromium could not be installed.')
}

/** Packages that `npm run test:all` needs besides: the package, a file that shows that it is there, and its purpose. */
const programs = [
  ['pgbouncer', '/usr/sbin/pgbouncer', 'a pooler before the database'],
  ['caddy', '/usr/bin/caddy', 'the proxy of a set-up on one machine'],
  ['nginx', '/usr/sbin/nginx', 'the proxy before two servers that take turns'],
  ['curl', '/usr/bin/curl', 'health checks of containers'],
  ['iproute2', '/usr/sbin/ip', 'networks that are cut'],
  ['ceph-common', '/usr/bin/ceph', 'a bucket of one’s own, with the next three'],
  ['ceph-mon', '/usr/bin/ceph-mon', 'the same'],
  ['ceph-osd', '/usr/bin/ceph-osd', 'the same'],
  ['radosgw', '/usr/bin/radosgw', 'the same'],
  ['faketime', '/usr/bin/faketime', 'clocks that jump'],
  ['prometheus', '/usr/bin/promtool', 'alerts, by the program that reads them'],
  ['firefox-esr', '/usr/bin/firefox-esr', 'another browser'],
  ['libreoffice-calc', '/usr/bin/soffice', 'the tables for a tax adviser, opened by a spreadsheet'],
]

/** Installs those that are missing. Where we are not root, tests that need one of them are left out. */
export const installPrograms = async () => {
  const missing = programs.filter(([, file]) => !existsSync(file))
  if (missing.length === 0) return
  const list = missing.map(([name, , why]) => `  ${name}: ${why}`).join('\n')
  console.log(`${canInstall ? 'Installing' : 'Leaving out the tests that need'}\n${list}`)
  if (!canInstall) return
  // Debian starts the services of a package when it is installed, unless this says no.
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  await install(missing.map(([name]) => name))
  if (isOurs) rmSync(policy)
}
