import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findServer } from '../db/embedded/postmaster.ts'
import { address } from '../testing/factories.ts'
import { startProcess } from '../testing/process.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
const ready = async () => (await server.fetch('http://localhost/readyz')).status

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
const random = () => randomBytes(1500).toString('base64')
const fill = async (file: string): Promise<void> => {
  for (;;) await appendFile(file, Buffer.alloc(1 << 20))
}

test('however many ask whether it is ready, the database is asked once a second', async () => {
  await sql`CREATE TABLE writes (at timestamptz DEFAULT clock_timestamp())`.execute(server.db)
  await sql
    .raw(`CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO writes DEFAULT VALUES; RETURN NEW; END $$`)
    .execute(server.db)
  await sql`CREATE TRIGGER note BEFORE INSERT ON readiness FOR EACH ROW EXECUTE FUNCTION note_write()`.execute(
    server.db,
  )
  const begun = performance.now()
  for (let round = 0; round < 5; round += 1)
    expect(new Set(await Promise.all(Array.from({ length: 100 }, ready)))).toEqual(new Set([200]))
  const seconds = Math.ceil((performance.now() - begun) / 1000)
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM writes`.execute(server.db)
  expect(rows[0]?.n).toBeGreaterThan(0)
  expect(rows[0]?.n).toBeLessThanOrEqual(seconds)
})

test.each([
  [
    'a disk without room for a file',
    `ALTER FUNCTION prove_writable() SET temp_file_limit = '100kB'`,
    'ALTER FUNCTION prove_writable() RESET temp_file_limit',
  ],
  [
    'a row that cannot be written',
    'ALTER TABLE readiness ADD CONSTRAINT never CHECK (false) NOT VALID',
    'ALTER TABLE readiness DROP CONSTRAINT never',
  ],
])('it is not ready with %s, and ready again without', async (_what, broken, mended) => {
  await sql.raw(broken).execute(server.db)
  await expect.poll(ready, { timeout: 5000 }).toBe(503)
  expect((await server.fetch('http://localhost/healthz')).status).toBe(200)
  await sql.raw(mended).execute(server.db)
  await expect.poll(ready, { timeout: 5000 }).toBe(200)
})

test('a process that can never serve again says so', async () => {
  const lost = await testServer({ isLost: () => true })
  expect((await lost.fetch('http://localhost/healthz')).status).toBe(503)
})

const disk = await mkdtemp(join(tmpdir(), 'keyhaven-disk-'))
afterAll(() => rm(disk, { recursive: true, force: true }))
/** Only root may, and not in every container. */
const mounted = run('mount', '-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk)

test.skipIf(!mounted)(
  'a disk that is full is said in its own words and costs neither the process nor its log',
  async () => {
    try {
      const api = await startProcess({ DATA_DIR: disk, LOG: 'files' })
      const post = async (path: string, body: unknown, token?: string) => {
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) }
        const answer = await fetch(`${api.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        return { status: answer.status, body: (await answer.json()) as { message: string; token: string } }
      }
      const { token } = (await post('/auth/demo-login/', {})).body
      // Long enough that each needs a new page.
      const add = () => post('/api/properties/', { name: 'House', description: random(), active: true, address }, token)
      const readyz = async () => (await fetch(new URL('/readyz', api.url))).status
      expect([(await add()).status, await readyz()]).toEqual([201, 200])

      const rest = join(disk, 'rest')
      await expect(fill(rest)).rejects.toThrow('ENOSPC')
      const refused = async () => {
        const { status, body } = await add()
        return status === 201 ? '' : `${status} ${body.message}`
      }
      await expect.poll(refused, { timeout: 20_000, interval: 10 }).toMatch(/^503 .*disk is full: nothing was saved/)
      await expect.poll(readyz, { timeout: 10_000 }).toBe(503)
      await rm(rest)
      await expect.poll(readyz, { timeout: 10_000 }).toBe(200)
      expect((await add()).status).toBe(201)
      // Lines that found no room are lost; those after it are not.
      process.kill((await findServer(join(disk, 'db'))) ?? 0, 'SIGKILL')
      const log = () => readFile(join(disk, 'log', 'keyhaven-0.log'), 'utf8')
      await expect.poll(log, { timeout: 20_000 }).toContain('PostgreSQL was gone and was started again')
      expect(await api.end('SIGTERM')).toBe(0)
    } finally {
      run('umount', '-l', disk)
    }
  },
  60_000,
)
