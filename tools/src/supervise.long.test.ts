import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findServer } from '@keyhaven/api/db/embedded/postmaster'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

const root = path.dirname(path.dirname(import.meta.dirname))
const { NODE_COMPILE_CACHE } = process.env
const compiled = NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }
const folder = mkdtempSync(path.join(tmpdir(), 'keyhaven-supervise-'))
const data = path.join(folder, 'data')

/** A copy of the project whose `npm start` has nothing to build: our scripts, npm and set-up, before the real server. */
beforeAll(() => {
  mkdirSync(path.join(folder, 'tools/src'), { recursive: true })
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true })
  for (const file of ['package.json', 'package-lock.json', 'tools/setup.mjs', 'tools/debian-packages.mjs'])
    cpSync(path.join(root, file), path.join(folder, file))
  symlinkSync(process.execPath, path.join(folder, 'node_modules/.bin/node'))
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  writeFileSync(path.join(folder, 'node_modules/.keyhaven-lock'), lock.digest('hex'))
  const [supervise, server] = ['tools/src/supervise.ts', 'deploy/src/main.ts'].map((file) => path.join(root, file))
  const runServer = path.join(root, 'api/src/server/run-server.ts')
  writeFileSync(
    path.join(folder, 'tools/src/start.ts'),
    `import { stopRequests } from '${runServer}'
     import { supervise } from '${supervise}'
     process.exit(await supervise('${server}', stopRequests().signal))`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A process that runs, and not a zombie; npm's parent in these tests may be slow to look. */
const parentOf = (pid: number) => {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return state === 'Z' || state === 'X' ? undefined : Number(parent)
  } catch {
    return undefined
  }
}
const childOf = (pid: number) =>
  readdirSync('/proc')
    .map(Number)
    .find(
      (one) => one > 0 && parentOf(one) === pid && !readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('postgres'),
    )

type Chain = { npm: number; setup: number; supervisor: number; server: number }
const started: ChildProcess[] = []
afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  // Where a test failed, its database is left.
  const left = await findServer(path.join(data, 'db'))
  if (left) process.kill(left, 'SIGINT')
})

/** `npm start`, up and answering: the processes from npm down to the server, and where it answers. */
const start = async () => {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...compiled,
      PATH: process.env['PATH'],
      HOME: folder,
      DATA_DIR: data,
      PORT: '0',
      SEED: 'none',
      RATE_LIMIT: 'off',
    },
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const origin = () => /^Public site\s+(\S+)\/$/m.exec(output)?.[1] ?? ''
  await expect.poll(() => `${origin()}${child.exitCode ?? ''}`, { timeout: 60_000 }).toMatch(/^http/)
  const [npm = 0, setup = 0, supervisor = 0, server = 0] = [child.pid ?? 0, 1, 2, 3].reduce<number[]>(
    (chain, _step, at) => [...chain, at === 0 ? (child.pid ?? 0) : (childOf(chain.at(-1) ?? 0) ?? 0)],
    [],
  )
  const chain: Chain = { npm, setup, supervisor, server }
  return { child, chain, origin: origin(), output: () => output }
}

const ready = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status,
    () => 0,
  )

it.each([
  ['SIGTERM', 'npm'],
  ['SIGINT', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGTERM', 'setup'],
  ['SIGKILL', 'setup'],
  ['SIGTERM', 'supervisor'],
  ['SIGKILL', 'supervisor'],
  ['SIGTERM', 'server'],
] as const)(
  '%s to the %s of `npm start` stops the server and its database in order and leaves nothing',
  async (signal, who) => {
    const { child, chain, output } = await start()
    const postmaster = (await findServer(path.join(data, 'db'))) ?? 0
    expect([...Object.values(chain), postmaster].every((pid) => pid > 0)).toBe(true)
    const ended = once(child, 'exit')
    process.kill(chain[who], signal)
    await ended
    const alive = () => [...Object.values(chain), postmaster].filter((pid) => parentOf(pid) !== undefined)
    await expect.poll(alive, { timeout: 30_000 }).toEqual([])
    // In order: it wrote everything down and took its note away.
    expect(readdirSync(path.join(data, 'db'))).not.toContain('postmaster.pid')
    expect(output()).not.toContain('is started again')
  },
  120_000,
)

it('starts a server that dies again, at the port that it had, with one line each time', async () => {
  const { child, chain, origin, output } = await start()
  let server = chain.server
  for (const times of [1, 2]) {
    process.kill(server, 'SIGKILL')
    await expect.poll(() => ready(origin), { timeout: 30_000 }).toBe(200)
    expect(output().match(/The server ended \(SIGKILL\) and is started again in [\d.]+ s\.\n/g)).toHaveLength(times)
    const next = childOf(chain.supervisor) ?? 0
    expect([0, server]).not.toContain(next)
    server = next
  }
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await findServer(path.join(data, 'db'))).toBeUndefined()
}, 120_000)

/** Runs `npm start` on a server that ends by itself, and returns its exit code and how often it was started. */
const ends = async (server: string) => {
  const script = path.join(mkdtempSync(path.join(folder, 'ends-')), 'server.ts')
  const starts = `${script}.starts`
  writeFileSync(script, `import { appendFileSync } from 'node:fs'; appendFileSync('${starts}', 'x'); ${server}`)
  const runner = `import { supervise } from '${path.join(root, 'tools/src/supervise.ts')}'
    import { restartPauses } from '${path.join(root, 'api/src/server/restart-pauses.ts')}'
    const pauses = restartPauses({ firstMs: 1, maxRestarts: 3 })
    process.exit(await supervise('${script}', new AbortController().signal, pauses))`
  const env = { ...process.env, DATA_DIR: data }
  const child = spawn(process.execPath, ['--input-type=module', '-e', runner], { stdio: 'ignore', env })
  started.push(child)
  const [code] = await once(child, 'exit')
  return [code, readFileSync(starts, 'utf8').length]
}

it.each([
  ['dies too often in a row', 'process.send?.({ port: 1 }, () => process.exit(5))', [5, 4]],
  ['finds a wrong setting', 'process.send?.({ port: 1 }, () => process.exit(78))', [78, 1]],
  ['never comes up', 'process.exit(1)', [1, 1]],
  ['was stopped in order', 'process.send?.({ port: 1 }, () => process.exit(0))', [0, 1]],
])('ends with the exit code of a server that %s', async (_what, server, expected) => {
  expect(await ends(server)).toEqual(expected)
})

it('leaves no database behind when it gives up on a server that is killed each time', async () => {
  const embedded = path.join(root, 'api/src/db/embedded/embedded.ts')
  await ends(`const { startEmbedded } = await import('${embedded}')
    await startEmbedded('${data}')
    process.send?.({ port: 1 }, () => process.kill(process.pid, 'SIGKILL'))`)
  expect(await findServer(path.join(data, 'db'))).toBeUndefined()
}, 120_000)
