import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import type { LockPatience } from './apply-migration.ts'
import { migrate, migrationState } from './migrate.ts'
import { newClient } from '../pool.ts'

const impatient: LockPatience = { timeoutMs: 50, pauseMs: 50, tries: 3 }
const patient: LockPatience = { timeoutMs: 50, pauseMs: 50, tries: 1000 }
const first = 'CREATE TABLE first (id int); INSERT INTO first SELECT generate_series(1, 1000)'
const column = 'ALTER TABLE first ADD COLUMN more text'
const index = '-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS first_id ON first (id);\n'

const connect = async (url: string) => {
  const client = newClient(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A database with a table, and a transaction that has read it and goes on. */
const readTable = async () => {
  const database = await emptyDatabase()
  await database.bring({ '0001-first.sql': first })
  await migrate(database.url, { from: database.from })
  const reader = await connect(database.url)
  await reader.query('BEGIN; SELECT count(*) FROM first')
  return { ...database, reader }
}

/** Resolves with the first thing that is said. */
const hearing = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { heard: promise, say: resolve }
}

test('a migration that does not get its lock lets writers pass, tries again, and is applied once the lock is free', async () => {
  const { url, from, bring, reader } = await readTable()
  await bring({ '0002-column.sql': column })
  const { heard, say } = hearing()
  const migrating = migrate(url, { from, patience: patient, say })
  expect(await heard).toMatch(
    /^0002-column\.sql needs a lock that others hold\. The oldest transaction is that of pid \d+, for \d+ s\. It is tried again$/,
  )
  const writer = await connect(url)
  expect((await writer.query('INSERT INTO first VALUES (0)')).rowCount).toBe(1)
  await reader.query('COMMIT')
  expect(await migrating).toEqual(['0002-column.sql'])
})

test('a lock that is never free ends with a sentence that names who may hold it, and applies nothing', async () => {
  const { url, from, bring } = await readTable()
  await bring({ '0002-column.sql': `CREATE TABLE half (id int); ${column}` })
  await expect(migrate(url, { from, patience: impatient })).rejects.toThrow(
    /^0002-column\.sql needs a lock that others hold\. The oldest .* Nothing of it was applied in 3 tries\. End that transaction, or try later\.$/,
  )
  const look = await connect(url)
  expect((await look.query(`SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }])
})

test('where nothing is pending, a start waits for nobody, not even for a backup', async () => {
  const { url, from, reader } = await readTable()
  await reader.query('LOCK TABLE migrations IN SHARE MODE')
  expect(await migrate(url, { from })).toEqual([])
})

test('an index outside a transaction is built while several instances start, and calls have a time limit', async () => {
  const { url, from, bring } = await emptyDatabase()
  await bring({ '0001-first.sql': `${first}; SELECT pg_sleep(1.5)`, '0002-index.sql': index })
  const database = new URL(url).pathname.slice(1)
  const admin = await connect(url)
  await admin.query(`ALTER DATABASE ${database} SET statement_timeout = '1s'`)
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url, { from })))
  expect(applied.filter((names) => names.length > 0)).toEqual([['0001-first.sql', '0002-index.sql']])
})

test('an index that a killed program left unfinished is built again', async () => {
  const { url, from, bring, reader } = await readTable()
  await bring({ '0002-index.sql': index })
  const writer = await connect(url)
  await writer.query('BEGIN; INSERT INTO first VALUES (0)')
  const migrating = migrate(url, { from })
  const admin = await connect(url)
  const isThere = async () =>
    (
      await admin.query<{ valid: boolean }>(
        `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('first_id')`,
      )
    ).rows
  const why = migrating.then(
    () => 'applied',
    (error: unknown) => String(error),
  )
  await expect.poll(isThere, { timeout: 10_000 }).toEqual([{ valid: false }])
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%CREATE INDEX%' AND pid <> pg_backend_pid()`,
  )
  expect(await why).toContain('terminating connection')
  expect(await isThere()).toEqual([{ valid: false }])
  expect((await migrationState(url, from)).pending).toHaveLength(1)
  await writer.query('COMMIT')
  await reader.query('COMMIT')
  expect(await migrate(url, { from })).toEqual(['0002-index.sql'])
  expect(await isThere()).toEqual([{ valid: true }])
})

test('what runs outside a transaction is one statement that can be run again', async () => {
  const { url, from, bring } = await emptyDatabase()
  const marked = (sql: string) => `-- outside a transaction\n${sql}`
  for (const sql of ['CREATE INDEX CONCURRENTLY i ON first (id)', 'CREATE TABLE a (id int)', `${index}SELECT 1;`]) {
    await bring({ '0001-index.sql': marked(sql) })
    await expect(migrate(url, { from })).rejects.toThrow(
      '0001-index.sql runs outside a transaction, so it must be one statement that can be run again',
    )
  }
})
