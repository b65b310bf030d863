/**
 * First step of `npm start`, `npm test` and `npm run test:all`, on whatever Node the machine has: it installs what is missing, then goes
 * on with the Node that the project pins.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { canInstall, findChromium, installChromium, installPrograms } from './debian-packages.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const bin = path.join(root, 'node_modules', '.bin')
const stamp = path.join(root, 'node_modules', '.keyhaven-lock')
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')

const [command, ...rest] = process.argv.slice(2)
const programs = {
  start: ['tools/src/start.ts'],
  test: ['tools/src/test/test.ts'],
  'test:all': ['tools/src/test/test.ts', '--rest'],
}
const [script, ...options] = programs[command] ?? []
if (!script) {
  console.error('usage: node tools/setup.mjs start|test|test:all')
  process.exit(2)
}
// Before anything is installed: without a browser there is nothing to prove, unless the tests that are named need none.
const needsBrowser =
  command === 'test:all' ||
  (command === 'test' && rest.every((arg) => arg === '--all')) ||
  rest.some((arg) => /^e2e|\.spec\./.test(arg))
if (needsBrowser && !findChromium() && !canInstall) {
  console.error(
    `npm run ${command} needs Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM.`,
  )
  process.exit(1)
}

const installPackages = () => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true
  console.log('Installing dependencies …')
  // Not `npm ci`: it refuses a lockfile without the binaries of every other platform, which not every registry has.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((done) => {
    npm.on('error', () => done(false))
    npm.on('exit', (code) => {
      if (code === 0) {
        mkdirSync(path.dirname(stamp), { recursive: true })
        writeFileSync(stamp, lock)
      }
      done(code === 0)
    })
  })
}

// Two thirds of `npm test` need no browser: it is installed beside them.
const installing = needsBrowser ? installChromium() : undefined
if (!(await installPackages())) process.exit(1)
if (command === 'test:all') {
  await installing
  // An installation that runs elsewhere is looked at with the browser alone.
  if (!rest.includes('--at')) await installPrograms()
}

const pinned = path.join(bin, 'node')
const node = existsSync(pinned) ? pinned : process.execPath
const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
const [major, minor] = version.slice(1).split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Keyhaven needs Node 22.18 or newer; this is ${version}.`)
  process.exit(1)
}

const browser = needsBrowser ? findChromium() : undefined
const child = spawn(node, [path.join(root, script), ...options, ...rest], {
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
void installing?.then(() => child.connected && child.send('browser'))
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
