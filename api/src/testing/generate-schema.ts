import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { areaTables } from './area-tables.ts'
import { areaSchema, splitSchema } from './split-schema.ts'

const src = new URL('../', import.meta.url)
const write = (file: string, text: string) => {
  writeFileSync(new URL(file, src), text)
  process.stdout.write(`api/src/${file}\n`)
  return fileURLToPath(new URL(file, src))
}

/** Writes the types of the tables from a database that the migrations made; run it after adding one. Those of an area's tables stand in its folder. */
const folder = await mkdtemp(join(tmpdir(), 'keyhaven-schema-'))
const database = await startEmbedded(folder)
try {
  await migrate(database.url)
  const types = JSON.stringify({ date: 'string', int8: 'number', numeric: 'number' })
  const out = join(folder, 'schema.ts')
  const how = ['--dialect', 'postgres', '--date-parser', 'string', '--type-mapping', types]
  const { status } = spawnSync(
    'kysely-codegen',
    ['--url', database.url, '--out-file', out, '--exclude-pattern', '{public.migrations,pgboss.*}', ...how],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The types of the tables could not be written.')
  const ofAreas = await areaTables()
  const { rest, tables } = splitSchema(readFileSync(out, 'utf8'), [...ofAreas.keys()])
  const written = [write('db/schema.ts', rest)]
  // What an area that is gone has left in databases has no types.
  for (const area of new Set(ofAreas.values())) {
    const own = tables.filter(({ table }) => ofAreas.get(table) === area)
    if (existsSync(new URL(area, src))) written.push(write(`${area}/schema.ts`, areaSchema(area, own)))
  }
  spawnSync('oxfmt', written, { stdio: 'inherit' })
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
