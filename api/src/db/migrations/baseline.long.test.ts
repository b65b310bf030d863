import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { catalogOf } from '../../testing/catalog.ts'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { newClient } from '../pool.ts'
import { formerMigrations } from './former-migrations.ts'
import { migrate, migrationState, readMigrations } from './migrate.ts'

const connect = async (url: string) => {
  const client = newClient(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A database as the former migrations left it, with those noted that are `noted`. */
const formerDatabase = async (noted = formerMigrations) => {
  const { url } = await emptyDatabase()
  const client = await connect(url)
  await client.query(await readFile(new URL('../../testing/former-schema.sql', import.meta.url), 'utf8'))
  await client.query('INSERT INTO public.migrations (name, hash) SELECT * FROM unnest($1::text[], $2::text[])', [
    noted.map(({ name }) => name),
    noted.map(({ hash }) => hash),
  ])
  return { url, client }
}

const newDatabase = async (only?: ReadonlySet<string>) => {
  const { url } = await emptyDatabase()
  await migrate(url, { only })
  return url
}

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)
const later = async () => names(await readMigrations()).slice(1)
const noted = async (url: string) => {
  const client = await connect(url)
  const query = 'SELECT name, hash, breaks FROM public.migrations ORDER BY name COLLATE "C"'
  return (await client.query<{ name: string }>(query)).rows
}

test('the baseline is what the former migrations had come to, object by object', async () => {
  const [{ url }, baseline] = [await formerDatabase(), await newDatabase(new Set(['0088-baseline']))]
  const [former, today] = [await catalogOf(url), await catalogOf(baseline)]
  // What was checked from a certain release on holds for all rows of a new table.
  const checked = Object.entries(former).map(([name, text]) => [name, text.replace(/ NOT VALID f /, ' t ')])
  expect(today).toEqual(Object.fromEntries(checked))
  expect(Object.keys(today).length).toBeGreaterThan(1800)
})

test('a database that stands at 0088 is taken over as it is, and is then the same as a new one', async () => {
  const { url, client } = await formerDatabase()
  await client.query(`SET search_path = public; INSERT INTO secrets VALUES ('invoice_links', repeat('k', 64))`)
  expect((await migrationState(url)).pending).toMatchObject((await later()).map((name) => ({ name })))
  expect(await migrate(url)).toEqual(await later())
  const fresh = await newDatabase()
  expect(await catalogOf(url)).toEqual(await catalogOf(fresh))
  expect(await noted(url)).toEqual(await noted(fresh))
  expect((await client.query('SELECT value FROM secrets')).rows).toEqual([{ value: 'k'.repeat(64) }])
  expect(await migrate(url)).toEqual([])
})

test('instances that take a database over at the same moment do so once', async () => {
  const { url } = await formerDatabase()
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url)))
  expect(applied.filter((some) => some.length > 0)).toEqual([await later()])
  expect(names(await noted(url)).filter((name) => name === '0088-baseline')).toHaveLength(1)
})

test('an older database is told which commit to start first, and stays as it is', async () => {
  const { url } = await formerDatabase(formerMigrations.slice(0, -2))
  const before = [await noted(url), await catalogOf(url)]
  const line =
    'The database is older than this program takes over: it lacks 0086-late-arrivals.sql. Start commit 06d0e64d with it first, then this one.'
  await expect(migrate(url)).rejects.toThrow(line)
  await expect(migrationState(url)).rejects.toThrow(line)
  expect([await noted(url), await catalogOf(url)]).toEqual(before)
})

test('a database whose former migrations were others is not taken over', async () => {
  const { url } = await formerDatabase(
    formerMigrations.map((one) => (one.name === '0005-calendar.sql' ? { ...one, hash: 'x' } : one)),
  )
  await expect(migrate(url)).rejects.toThrow('The database has another 0005-calendar.sql than commit 06d0e64d.')
})

test('a program that knows the former migrations alone finds all of them in a new database', async () => {
  const rows = await noted(await newDatabase())
  expect(rows).toEqual(expect.arrayContaining(formerMigrations.map((one) => ({ ...one, breaks: false }))))
  expect(rows.filter((row) => 'breaks' in row && row.breaks)).toEqual([])
})

test('status tells the baseline and what came after it, not what it was made of', async () => {
  const { url } = await formerDatabase()
  expect(names((await migrationState(url)).applied)).toEqual(['0088-baseline'])
  await migrate(url)
  const { applied, pending, newer } = await migrationState(url)
  expect([names(applied), pending, newer]).toEqual([['0088-baseline', ...(await later())], [], []])
})
