import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { NotYet } from '../../env.ts'

/** Migration as a database notes it: a text that was applied never changes. */
export type NotedMigration = { name: string; hash: string }

/** Step of the schema, as this program brings it. */
export type Migration = NotedMigration & {
  sql: string
  /** Programs that do not know it cannot go on after it. */
  breaks: boolean
  /** The index that its one statement builds or drops, outside a transaction. */
  index?: string | undefined
  /** Migrations that came to the same and are noted with it. */
  covers?: readonly NotedMigration[]
}

export const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex')

/** Timeout for a lock, the pause between tries and their number; tests are less patient. */
export type LockPatience = { timeoutMs: number; pauseMs: number; tries: number }
// While it waits, everybody who comes later waits behind it: hence no longer than nobody minds, and a pause for the others.
const usual: LockPatience = { timeoutMs: 500, pauseMs: 1500, tries: 60 }

const outside = /^-- outside a transaction$/m
const indexStatement =
  /^(?:CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS|DROP INDEX CONCURRENTLY IF EXISTS) (?<index>[a-z_\d]+)[^;]*;?$/

/** The index of a migration that is marked to run outside a transaction; throws where it cannot be run again after a crash. */
export function indexOutside(name: string, sql: string): string | undefined {
  if (!outside.test(sql)) return undefined
  const statement = sql.replaceAll(/^--.*$/gm, '').trim()
  const index = indexStatement.exec(statement)?.groups?.['index']
  if (index === undefined)
    throw new Error(
      `${name} runs outside a transaction, so it must be one statement that can be run again: ` +
        'CREATE INDEX CONCURRENTLY IF NOT EXISTS or DROP INDEX CONCURRENTLY IF EXISTS.',
    )
  return index
}

/** Notes that it was applied, with those that it covers where they are not noted yet. */
export async function noteMigration(client: pg.Client, { name, hash, breaks, covers = [] }: Migration) {
  await client.query(
    'INSERT INTO migrations (name, hash) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING',
    [covers.map((former) => former.name), covers.map((former) => former.hash)],
  )
  await client.query('INSERT INTO migrations (name, hash, breaks) VALUES ($1, $2, $3)', [name, hash, breaks])
}

/** Applies all of a migration or nothing. */
async function applyAtOnce(client: pg.Client, migration: Migration, timeoutMs: number) {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${timeoutMs}`)
    await client.query(migration.sql)
    await noteMigration(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Waits for transactions that are older, but nobody waits for it. What a process that died has left is built again. */
async function applyOutside(client: pg.Client, migration: Migration, index: string) {
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [index],
  )
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`)
  await client.query(migration.sql)
  await noteMigration(client, migration)
}

// A lock that was not had in time, and a deadlock with a transaction of a server.
const lockCodes = new Set(['55P03', '40P01'])
const missedLock = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && lockCodes.has(error.code)

/** The oldest transaction of the database, which most likely holds the lock. */
async function oldestTransaction(client: pg.Client) {
  const { rows } = await client.query<{ pid: number; seconds: number }>(`
    SELECT pid, extract(epoch FROM now() - xact_start)::int AS seconds FROM pg_stat_activity
    WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid() ORDER BY xact_start LIMIT 1`)
  const [oldest] = rows
  return oldest ? ` The oldest transaction is that of pid ${oldest.pid}, for ${oldest.seconds} s.` : ''
}

/** Applies one migration and notes that it did. A lock that is not had at once is tried again, so that writers pass in between. */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  say: (line: string) => void,
  { timeoutMs, pauseMs, tries }: LockPatience = usual,
): Promise<void> {
  const apply = () =>
    migration.index === undefined
      ? applyAtOnce(client, migration, timeoutMs)
      : applyOutside(client, migration, migration.index)
  for (let count = 1; ; count += 1) {
    try {
      return await apply()
    } catch (error) {
      if (!missedLock(error)) throw error
      const message = `${migration.name} needs a lock that others hold.${await oldestTransaction(client)}`
      if (count === tries)
        throw new NotYet(`${message} Nothing of it was applied in ${tries} tries. End that transaction, or try later.`)
      if (count === 1) say(`${message} It is tried again`)
      await wait(pauseMs)
    }
  }
}
