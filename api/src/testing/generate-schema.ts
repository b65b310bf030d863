import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

/** Writes `db/schema.ts` from a database that the migrations made; run it after adding one. */
const folder = await mkdtemp(join(tmpdir(), 'keyhaven-schema-'))
const database = await startEmbedded(folder)
try {
  await migrate(database.url)
  const out = fileURLToPath(new URL('../db/schema.ts', import.meta.url))
  const types = { date: 'string', int8: 'number', numeric: 'number' }
  const result = spawnSync(
    'kysely-codegen',
    ['--dialect', 'postgres', '--url', database.url, '--out-file', out, '--date-parser', 'string'].concat([
      '--type-mapping',
      JSON.stringify(types),
      '--exclude-pattern',
      'migrations',
    ]),
    { stdio: 'inherit' },
  )
  process.exitCode = result.status ?? 1
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
