import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrations/migrate.ts'

/** Writes `db/schema.ts` from a database that the migrations made; run it after adding one. */
const folder = await mkdtemp(join(tmpdir(), 'keyhaven-schema-'))
const database = await startEmbedded(folder)
try {
  await migrate(database.url)
  const types = JSON.stringify({ date: 'string', int8: 'number', numeric: 'number' })
  const out = fileURLToPath(new URL('../db/schema.ts', import.meta.url))
  const how = ['--dialect', 'postgres', '--date-parser', 'string', '--type-mapping', types]
  const { status } = spawnSync(
    'kysely-codegen',
    ['--url', database.url, '--out-file', out, '--exclude-pattern', '{public.migrations,pgboss.*}', ...how],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The types of the tables could not be written.')
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
