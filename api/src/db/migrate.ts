import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type pg from 'pg'
import { EnvError } from '../env.ts'
import { newClient } from './pool.ts'
import { readUnfinished } from './unfinished-restore.ts'

const folder = new URL('./migrations/', import.meta.url)
/** The advisory lock of all instances: one migrates or seeds, the others wait. */
const lock = 0x6b_65_79
/** How a migration begins after which programs that do not know it cannot go on: it takes away, or narrows. */
const breaking = /^-- breaks: older programs$/m

/** One step of the schema, as this program brings it. */
export type Migration = { name: string; sql: string; hash: string; breaks: boolean }

/** The migrations of this program, in their order, or those of another folder. */
export const readMigrations = async (from = folder): Promise<Migration[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), breaks: breaking.test(sql) }
    }),
  )
}

type Applied = { name: string; hash: string; breaks: boolean; applied_at: Date }

const table = `
  CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
  ALTER TABLE migrations ADD COLUMN IF NOT EXISTS breaks boolean NOT NULL DEFAULT false`

const readApplied = async (client: pg.Client): Promise<Applied[]> => {
  const { rows } = await client.query<{ found: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS found`)
  if (!rows[0]?.found) return []
  const applied = await client.query<Applied>(`SELECT * FROM migrations ORDER BY name COLLATE "C"`)
  return applied.rows.map((row) => ({ ...row, breaks: row.breaks ?? false }))
}

/** What a database has, and what it lacks of this program's schema. Throws where the two cannot go together. */
const compare = (applied: readonly Applied[], migrations: readonly Migration[]) => {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const newer = applied.filter(({ name }) => !known.has(name))
  const tooNew = newer.find(({ breaks }) => breaks)
  if (tooNew)
    throw new EnvError(`The database is newer than this program: it holds ${tooNew.name}. Start the newer version.`)
  const changed = applied.find(({ name, hash }) => known.has(name) && known.get(name)?.hash !== hash)
  if (changed)
    throw new Error(`${changed.name} was changed after this database applied it. Migrations only go forward: add one.`)
  const has = new Set(applied.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !has.has(name))
  const last = applied.findLast(({ name }) => known.has(name))?.name ?? ''
  const late = pending.find(({ name }) => name < last)
  if (late)
    throw new Error(`${late.name} would come before ${last}, which this database has applied. Give it a higher number.`)
  return { applied, pending, newer }
}

/** Runs `work` on one connection while every other instance waits for it. */
export async function alone<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient(url)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What a database has applied, what is pending, and what newer programs have added. Changes nothing. */
export const migrationState = async (url: string, from?: URL) => {
  const migrations = await readMigrations(from)
  const client = newClient(url)
  await client.connect()
  try {
    return compare(await readApplied(client), migrations)
  } finally {
    await client.end()
  }
}

type Migrating = {
  /** Another folder than that of this program. */
  from?: URL
  /** A restore or a move is filling the database, which nothing else may go on with. */
  isRestoring?: boolean
  /** The migrations that what it is filled with had, where it has to wait for the others. */
  only?: ReadonlySet<string> | undefined
}

/**
 * Brings the database to this program's schema; however many instances start at once. Answers what was applied. Migrations
 * that are newer than this program are left alone: while instances are replaced, old and new ones share a database.
 */
export async function migrate(url: string, { from, isRestoring, only }: Migrating = {}): Promise<string[]> {
  const migrations = await readMigrations(from)
  return alone(url, async (client) => {
    if (!isRestoring && (await readUnfinished(client)))
      throw new EnvError(
        'A restore or a move into this database was not finished. Run it again, or use an empty database.',
      )
    await client.query(table)
    const { pending: all } = compare(await readApplied(client), migrations)
    const pending = only ? all.filter(({ name }) => only.has(name)) : all
    for (const { name, sql, hash, breaks } of pending) {
      await client.query('BEGIN')
      try {
        await client.query(sql)
        await client.query('INSERT INTO migrations (name, hash, breaks) VALUES ($1, $2, $3)', [name, hash, breaks])
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      }
    }
    return pending.map(({ name }) => name)
  })
}
