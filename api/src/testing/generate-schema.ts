import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

const ofStays =
  '{booking*,clients,invoice*,occupancies,payments,property_days,request_holds,service_months,unit_months,idempotency_keys}'
const halves = {
  'stays-schema': ['--include-pattern', ofStays],
  'house-schema': ['--exclude-pattern', ofStays.replace('}', ',migrations}')],
}

/** Writes the two halves of `db/schema.ts` from a database that the migrations made; run it after adding one. */
const folder = await mkdtemp(join(tmpdir(), 'keyhaven-schema-'))
const database = await startEmbedded(folder)
try {
  await migrate(database.url)
  const types = JSON.stringify({ date: 'string', int8: 'number', numeric: 'number' })
  for (const [name, tables] of Object.entries(halves)) {
    const out = fileURLToPath(new URL(`../db/${name}.ts`, import.meta.url))
    const how = ['--dialect', 'postgres', '--date-parser', 'string', '--type-mapping', types, ...tables]
    const { status } = spawnSync('kysely-codegen', ['--url', database.url, '--out-file', out, ...how], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`The types of ${name} could not be written.`)
  }
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
