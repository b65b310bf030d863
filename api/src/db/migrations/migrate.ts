import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { EnvError } from '../../env.ts'
import {
  applyMigration,
  hashOf,
  indexOutside,
  type LockPatience,
  type Migration,
  type NotedMigration,
} from './apply-migration.ts'
import { isAmong, readBaseline, sinceBaseline, takeOver } from './baseline.ts'
import { refuseLate } from './migration-order.ts'
import { installJobs } from '../../jobs/queues.ts'
import { newClient } from '../pool.ts'
import { readUnfinished } from './unfinished-restore.ts'

const folder = new URL('./', import.meta.url)
/** The advisory lock of all instances: one migrates or seeds, the others wait. */
const lock = 0x6b_65_79
/** First line of a migration that takes away or narrows: programs that do not know it cannot go on. */
const breaking = /^-- breaks: older programs$/m

/** The migrations of this program, in their order, or those of another folder. */
export const readMigrations = async (from = folder): Promise<Migration[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted()
  const later = names.map(async (name) => {
    const sql = await readFile(new URL(name, from), 'utf8')
    return { name, sql, hash: hashOf(sql), breaks: breaking.test(sql), index: indexOutside(name, sql) }
  })
  return [...(await readBaseline(from)), ...(await Promise.all(later))]
}

type Applied = NotedMigration & { breaks: boolean; applied_at: Date }

/** Changes nothing where nothing is missing: a changed table would wait for backups, and `/readyz` of all servers behind it. */
const table = `
  DO $$ BEGIN
    IF to_regclass('migrations') IS NULL THEN
      CREATE TABLE migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(),
        breaks boolean NOT NULL DEFAULT false);
    ELSIF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass('migrations') AND attname = 'breaks') THEN
      ALTER TABLE migrations ADD COLUMN breaks boolean NOT NULL DEFAULT false;
    END IF;
  END $$`

const readApplied = async (client: pg.Client): Promise<Applied[]> => {
  const { rows } = await client.query<{ found: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS found`)
  if (!rows[0]?.found) return []
  const applied = await client.query<Applied>(`SELECT * FROM migrations ORDER BY name COLLATE "C"`)
  return applied.rows.map((row) => ({ ...row, breaks: row.breaks ?? false }))
}

/** Compares a database with this program's schema. Throws where the two cannot go together. */
const compare = (noted: readonly Applied[], migrations: readonly Migration[]) => {
  const applied = sinceBaseline(noted, migrations, 'The database')
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  const newer = applied.filter(({ name }) => !byName.has(name))
  const tooNew = newer.find(({ breaks }) => breaks)
  if (tooNew)
    throw new EnvError(`The database is newer than this program: it holds ${tooNew.name}. Start the newer version.`)
  const changed = applied.find(({ name, hash }) => byName.has(name) && byName.get(name)?.hash !== hash)
  if (changed)
    throw new Error(`${changed.name} was changed after this database applied it. Migrations only go forward: add one.`)
  const has = new Set(applied.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !has.has(name))
  refuseLate(
    applied.filter(({ name }) => byName.has(name)),
    pending,
  )
  return { applied, pending, newer }
}

const askAgainMs = 250

/**
 * Asks for the lock again and again instead of waiting in one statement: an index that is built concurrently waits for
 * every statement that runs, and would wait for those who wait for it.
 */
async function takeLock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ had: boolean }>('SELECT pg_try_advisory_lock($1) AS had', [lock])
    if (rows[0]?.had) return
    await wait(askAgainMs)
  }
}

/** Runs `work` on one connection while every other instance waits for it. */
export async function alone<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient(url)
  await client.connect()
  try {
    await takeLock(client)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Migrations that a database has applied, those pending, and those that newer programs have added. Changes nothing. */
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
  /** Told what takes longer than expected. */
  say?: (line: string) => void
  patience?: LockPatience
}

/**
 * Brings the database to this program's schema; however many instances start at once. Answers what was applied. Migrations
 * that are newer than this program are left alone: while instances are replaced, old and new ones share a database.
 */
export async function migrate(
  url: string,
  { from, isRestoring, only, say = () => {}, patience }: Migrating = {},
): Promise<string[]> {
  const migrations = await readMigrations(from)
  return alone(url, async (client) => {
    if (!isRestoring && (await readUnfinished(client)))
      throw new EnvError(
        'A restore or a move into this database was not finished. Run it again, or use an empty database.',
      )
    // Limits that the role may have are for calls; an index of a large table takes minutes.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0')
    await client.query(table)
    const noted = await readApplied(client)
    const { pending: all } = compare(noted, migrations)
    await takeOver(client, noted, migrations)
    const pending = only ? all.filter((migration) => isAmong(only, migration)) : all
    for (const migration of pending) await applyMigration(client, migration, say, patience)
    await installJobs(client)
    return pending.map(({ name }) => name)
  })
}
