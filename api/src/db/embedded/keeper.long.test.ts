import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { restartPauses } from '../../server/restart-pauses.ts'
import { newClient } from '../pool.ts'
import { pruneLogs } from './server.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { findServer } from './postmaster.ts'

let folder: string
let url: string
const lines: string[] = []
const users: Embedded[] = []
/** Two users of one server, as two instances of the API on one DATA_DIR. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-keeper-'))
  for (const name of ['first', 'second'])
    users.push(await startEmbedded(folder, { say: (line) => lines.push(`${name}: ${line}`) }))
  url = users[0]?.url ?? ''
})
afterEach(() => lines.splice(0))
afterAll(async () => {
  for (const user of users) await user.stop()
  if (await findServer(join(folder, 'db'))) throw new Error('a database was left running')
  await rm(folder, { recursive: true, force: true })
})

const run = async (text: string) => {
  const client = newClient(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const answers = (text = 'SELECT 1 AS n') => expect.poll(() => run(text).catch(() => []), { timeout: 30_000 })
const kill = async (signal: NodeJS.Signals) => process.kill((await findServer(join(folder, 'db'))) ?? 0, signal)

test.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
  'a server that ends by %s while it works is started again by exactly one of its users, and keeps what it acknowledged',
  async (signal) => {
    await run('CREATE TABLE IF NOT EXISTS kept (n int)')
    await run('TRUNCATE kept; INSERT INTO kept VALUES (1)')
    const pool = new pg.Pool({ connectionString: url })
    pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
    const open = await pool.connect()
    await open.query('BEGIN; INSERT INTO kept VALUES (2)')
    const running = open.query('SELECT pg_sleep(30)').catch(() => 'lost')
    await kill(signal)
    expect(await running).toBe('lost')
    open.release(true)
    await answers('SELECT n FROM kept').toEqual([{ n: 1 }])
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(1)
    expect(lines[0]).toMatch(/^(first|second): PostgreSQL was gone and was started again$/)
    await pool.end()
  },
)

test('what PostgreSQL said before it died is still in its log after the next start, for its own user alone', async () => {
  await run("DO $$ BEGIN RAISE LOG 'said before the crash'; END $$")
  await run("DO $$ BEGIN RAISE EXCEPTION 'a row of somebody'; END $$").catch(() => {})
  await kill('SIGKILL')
  await answers().toEqual([{ n: 1 }])
  const logs = join(folder, 'db', 'log')
  const files = (await readdir(logs)).map((name) => join(logs, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(texts.join('')).toContain('said before the crash')
  expect(texts.join('')).not.toContain('a row of somebody')
  const modes = await Promise.all(files.map(async (file) => (await stat(file)).mode & 0o777))
  expect(new Set(modes)).toEqual(new Set([0o600]))
})

test('only the newest twenty files of the log are kept', async () => {
  const data = await mkdtemp(join(tmpdir(), 'keyhaven-logs-'))
  await mkdir(join(data, 'log'))
  const names = Array.from(
    { length: 25 },
    (_, day) => `postgresql-2026-01-${String(day + 1).padStart(2, '0')}_000000.log`,
  )
  for (const name of names) await writeFile(join(data, 'log', name), name)
  await pruneLogs(data)
  expect((await readdir(join(data, 'log'))).toSorted()).toEqual(names.slice(5))
  await rm(data, { recursive: true })
})

test('a server that cannot be started any more is given up', async () => {
  const root = await mkdtemp(join(tmpdir(), 'keyhaven-gone-'))
  const lost: Error[] = []
  const options = { lost: (error: Error) => lost.push(error) }
  const first = await startEmbedded(root, options)
  const second = await startEmbedded(root, { ...options, pauses: restartPauses({ maxRestarts: 0 }) })
  const pid = await findServer(join(root, 'db'))
  await rm(join(root, 'db'), { recursive: true, force: true })
  process.kill(pid ?? 0, 'SIGKILL')
  await expect
    .poll(() => lost.map(({ message }) => message).toSorted(), { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^DATA_DIR has lost its database/), 'PostgreSQL died too many times in a row.'])
  await first.stop()
  await second.stop()
  await rm(root, { recursive: true, force: true })
})
