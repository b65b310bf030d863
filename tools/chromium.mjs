import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const find = () => [process.env.CHROMIUM, ...places].find((file) => file && existsSync(file))

/** The system's Chromium; installs Debian's where there is none and we are root. Undefined where it cannot be had. */
export const chromium = () => {
  const found = find()
  if (found || process.getuid?.() !== 0) return found
  console.log('Installing Chromium …')
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  // A fresh machine knows no package lists; one that knows them needs no update.
  if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  return find()
}
