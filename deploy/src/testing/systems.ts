import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newClient } from '@keyhaven/api/db/pool'
import { type AppEnv, readEnv } from '@keyhaven/api/env'
import { databaseAt } from '@keyhaven/api/testing/postgres'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'

/** Answers of a database, as texts of JSON. */
export const ask = async <Row extends object>(url: string, query: string): Promise<Row[]> => {
  const client = newClient(url)
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

const atEnd = (work: () => Promise<void>) => (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(work)

/** A folder of its own until the test, or the file, ends; a database may run in it as another user. */
export const testFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-systems-'))
  await chmod(folder, 0o755)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The settings of a system that nothing is in yet, on the server of this run, until the test ends. */
export const emptySystem = async (): Promise<AppEnv & { databaseUrl: string }> => {
  const [url, name] = [inject('databaseUrl'), `s_${randomUUID().replaceAll('-', '')}`]
  await ask(url, `CREATE DATABASE ${name}`)
  atEnd(async () => void (await ask(url, `DROP DATABASE ${name} WITH (FORCE)`)))
  const databaseUrl = databaseAt(url, name)
  return { ...readEnv({ DATA_DIR: await testFolder(), DATABASE_URL: databaseUrl, SEED: 'none' }), databaseUrl }
}

const every = (query: string) => async (url: string) =>
  (await ask<{ line: string }>(url, query)).map(({ line }) => line)

/** Schema that migrations make, in words: columns, indexes, constraints, triggers. */
export const schemaOf = every(`
  SELECT format('%s.%s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull) AS line FROM pg_attribute
    JOIN pg_class c ON c.oid = attrelid WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY line`)

/** Every row of every table, columns that the database works out and sequences included. */
export const rowsIn = async (url: string) => {
  const tables = await ask<{ name: string; kind: string }>(
    url,
    `SELECT relname AS name, relkind AS kind FROM pg_class WHERE relkind IN ('r', 'S') AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name, kind } of tables) {
    const what = kind === 'S' ? `(SELECT last_value, is_called FROM "${name}")` : `"${name}"`
    rows[name] = await every(`SELECT t::text AS line FROM ${what} t ORDER BY 1`)(url)
  }
  return rows
}
