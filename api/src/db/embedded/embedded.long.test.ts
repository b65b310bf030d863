import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { disguiseFor, waysHere } from './user.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { findServer } from './postmaster.ts'
import { isAlive } from './processes.ts'

let folder: string
let database: Embedded | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-embedded-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

const run = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const serverOf = async () => (await findServer(join(folder, 'db'))) ?? 0

test.each(waysHere())('as %s it starts, keeps what it was given, and starts again', async (way) => {
  database = await startEmbedded(folder, { as: way })
  await run(database.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)')
  await database.stop()
  expect(await serverOf()).toBe(0)
  database = await startEmbedded(folder, { as: way })
  expect(await run(database.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  const settings = `SELECT current_setting('listen_addresses') AS tcp, current_setting('fsync') AS fsync, current_setting('data_checksums') AS sums`
  expect(await run(database.url, settings)).toEqual([{ tcp: '', fsync: 'on', sums: 'on' }])
})

test('nobody else may enter the folder of its socket', async () => {
  database = await startEmbedded(folder)
  const socketDir = new URL(database.url).searchParams.get('host') ?? ''
  expect(socketDir.length).toBeLessThan(90)
  expect(((await stat(socketDir)).mode & 0o777).toString(8)).toBe('700')
})

test('a server that was killed starts again, and so does one whose note names a process of somebody else', async () => {
  database = await startEmbedded(folder)
  await run(database.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)')
  const killed = await serverOf()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => isAlive(killed), { timeout: 10_000 }).toBe(false)
  await database.stop()
  await writeFile(join(folder, 'db', 'postmaster.pid'), `${process.ppid}\n`)
  database = await startEmbedded(folder)
  expect(await run(database.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
})

test('one that is already running is joined', async () => {
  database = await startEmbedded(folder)
  const first = await serverOf()
  const again = await startEmbedded(folder)
  expect(await serverOf()).toBe(first)
  expect(again.url).toBe(database.url)
})

test('a folder of somebody else is left alone', async () => {
  await mkdir(join(folder, 'db'))
  await writeFile(join(folder, 'db', 'mine.txt'), 'mine')
  await expect(startEmbedded(folder)).rejects.toThrow('is not a Keyhaven database')
  expect(await readdir(join(folder, 'db'))).toEqual(['mine.txt'])
})

test('a start that was cut off in the middle of making the database is made good', async () => {
  await mkdir(join(folder, '.db-in-the-making'))
  await writeFile(join(folder, '.db-in-the-making', 'PG_VERSION'), '18')
  database = await startEmbedded(folder)
  expect((await readdir(folder)).toSorted()).toEqual(['db'])
})

const unprivileged = waysHere().filter((way) => way === 'capability' || way === 'nobody')
test.skipIf(unprivileged.length === 0).each(unprivileged)(
  'as %s it has programs that it may run, also where the project lies below a folder that only root may enter',
  async (way) => {
    await chmod(folder, 0o700)
    await mkdir(join(folder, 'native/bin'), { recursive: true })
    await writeFile(join(folder, 'package.json'), JSON.stringify({ version: `test-${process.pid}` }))
    await cp('/bin/true', join(folder, 'native/bin/postgres'))
    const { command, args } = (await disguiseFor(way, join(folder, 'native'))).run('postgres', [])
    const program = args.at(-1) ?? command
    // As initdb looks: by access(2).
    const { status } = spawnSync('test', ['-x', program], { uid: 65_534, gid: 65_534, cwd: '/' })
    await rm(dirname(dirname(program)), { recursive: true, force: true })
    expect([program.endsWith('bin/postgres'), status]).toEqual([true, 0])
  },
)
