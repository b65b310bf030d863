/**
 * What `npm start` and `npm test` run first, on whatever Node the machine has: it installs what is missing, then goes
 * on with the Node that the project pins.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, forTests } from './debian-packages.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const bin = path.join(root, 'node_modules', '.bin')
const stamp = path.join(root, 'node_modules', '.keyhaven-lock')
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')

const [command, ...rest] = process.argv.slice(2)
const script = { start: 'tools/src/start.ts', test: 'tools/src/test.ts' }[command]
if (!script) {
  console.error('usage: node tools/setup.mjs start|test')
  process.exit(2)
}
// Before anything is installed: without a browser there is nothing to prove, unless the tests that are named need none.
const needsBrowser = command === 'test' && (rest.length === 0 || rest.some((arg) => /^e2e|\.spec\./.test(arg)))
const browser = needsBrowser ? chromium() : undefined
if (needsBrowser && !browser) {
  console.error('npm test needs Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM.')
  process.exit(1)
}

if (command === 'test' && rest.length === 0) forTests()

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing dependencies …')
  // Not `npm ci`: it refuses a lockfile without the binaries of every other platform, which not every registry has.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  if (npm.status !== 0) process.exit(npm.status ?? 1)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

const pinned = path.join(bin, 'node')
const node = existsSync(pinned) ? pinned : process.execPath
const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
const [major, minor] = version.slice(1).split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Keyhaven needs Node 22.18 or newer; this is ${version}.`)
  process.exit(1)
}

const child = spawn(node, [path.join(root, script), ...rest], {
  cwd: root,
  // The channel tells the child when this process is gone.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    // What decoding pictures leaves in many arenas of glibc would never be given back.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    ...(browser && { CHROMIUM: browser }),
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm passes signals on, but one that is killed cannot; whoever takes this process over then is nobody's terminal.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
