import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type pg from 'pg'
import { EnvError } from '../env.ts'
import { newClient } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)
/** The advisory lock of all instances: one migrates or seeds, the others wait. */
const lock = 0x6b_65_79

type Migration = { name: string; sql: string; hash: string }

const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyMissing(client: pg.Client, migrations: Migration[]) {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const applied = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migrations')
  const hashes = new Map(applied.rows.map((row) => [row.name, row.hash]))
  const known = new Set(migrations.map((migration) => migration.name))
  const newer = applied.rows.find((row) => !known.has(row.name))
  if (newer)
    throw new EnvError(`The database is newer than this program: it holds ${newer.name}. Start the newer version.`)
  const names: string[] = []
  for (const { name, sql, hash } of migrations) {
    const before = hashes.get(name)
    if (before === hash) continue
    if (before)
      throw new Error(`${name} was changed after this database applied it. Migrations only go forward: add one.`)
    await client.query('BEGIN')
    try {
      await client.query(sql)
      await client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash])
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    }
    names.push(name)
  }
  return names
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

/** Brings the database to this program's schema; however many instances start at once. Answers what was applied. */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await readMigrations()
  return alone(url, (client) => applyMissing(client, migrations))
}
