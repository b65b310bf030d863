import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sinceBaseline } from '@keyhaven/api/db/migrations/baseline'
import { alone, migrate, readMigrations } from '@keyhaven/api/db/migrations/migrate'
import { dropNote, noteLoaded, noteUnfinished, readUnfinished } from '@keyhaven/api/db/migrations/unfinished-restore'
import { from as copyFrom } from 'pg-copy-streams'
import type { DatabaseContent } from '../manifest.ts'
import { suspendSchema } from './suspend-schema.ts'
import {
  type Client,
  copyIn,
  emptyTable,
  readContent,
  readTables,
  sessionSettings,
  type Table,
  writeSequence,
} from './tables.ts'

/** Rows to fill a database with: what they are in numbers, and those of one table as COPY writes them. */
export type RowSource = { content: DatabaseContent; rowsOf: (table: Table) => Promise<Readable> }

/** Throws where the rows are of a newer program, of one before the baseline, or of a schema that this one never had. */
export async function refuseOtherSchema(content: DatabaseContent, what: string) {
  const ours = await readMigrations()
  const migrations = sinceBaseline(content.migrations, ours, what)
  const hashes = new Map(ours.map(({ name, hash }) => [name, hash]))
  const newer = migrations.find(({ name }) => !hashes.has(name))
  if (newer) throw new Error(`${what} is of a newer Keyhaven: it holds ${newer.name}. Use that version.`)
  const other = migrations.find(({ name, hash }) => hashes.get(name) !== hash)
  if (other) throw new Error(`${what} is of a schema that this program never had: its ${other.name} is another one.`)
}

/**
 * Makes an empty database ready, with a note that keeps servers from starting on it; `source` names what fills it. True
 * where an earlier try has brought all rows already. Throws where the database holds anything else.
 */
export async function prepareDatabase(url: string, source: string): Promise<boolean> {
  return alone(url, async (client) => {
    const unfinished = await readUnfinished(client)
    if (unfinished && unfinished.source !== source)
      throw new Error(
        `The database holds an unfinished restore of something else (${unfinished.source}); use an empty one.`,
      )
    if (!unfinished && (await readTables(client)).length > 0)
      throw new Error('The database is not empty: nothing is ever written over what is there. Use an empty one.')
    if (!unfinished) await noteUnfinished(client, source)
    return unfinished?.isLoaded === true
  })
}

async function fillTable(client: Client, table: DatabaseContent['tables'][number], rows: Readable) {
  await client.query(emptyTable(table))
  await pipeline(rows, client.query(copyFrom(copyIn(table), { highWaterMark: 1 << 18 })))
  const found = await readContent(client, table)
  if (found.rows !== table.rows || found.digest !== table.digest)
    throw new Error(`The table ${table.name} should hold ${table.rows} rows and did not come out the same.`)
}

const shapeOf = (tables: readonly Table[]) =>
  JSON.stringify(tables.map(({ name, columns }) => [name, columns.toSorted()]))

/** Fills the tables in one transaction, which commits only where each holds what it held at the source. */
async function fillTables(client: Client, { content, rowsOf }: RowSource) {
  await client.query('BEGIN')
  await client.query(sessionSettings)
  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`)
  if (!(await noteLoaded(client))) throw new Error('Another process has filled this database meanwhile.')
  if (shapeOf(await readTables(client)) !== shapeOf(content.tables))
    throw new Error('The tables are not those that the migrations make.')
  const putBack = await suspendSchema(
    client,
    content.tables.map(({ name }) => name),
  )
  for (const table of content.tables) await fillTable(client, table, await rowsOf(table))
  for (const sequence of content.sequences) await writeSequence(client, sequence)
  await putBack()
  await client.query('COMMIT')
}

/**
 * Brings all rows into a database that `prepareDatabase` made ready, on the schema that they are of, and then to this
 * program's. A process that dies meanwhile leaves no row.
 */
export async function loadDatabase(url: string, source: RowSource) {
  await migrate(url, { isRestoring: true, only: new Set(source.content.migrations.map(({ name }) => name)) })
  await alone(url, (client) => fillTables(client, source))
}

/** The last step of all: from here on servers start on it, and send nothing where `holdWhy` says why they must not. Answers which migrations have brought it forward. */
export async function finishDatabase(url: string, holdWhy?: string): Promise<string[]> {
  const applied = await migrate(url, { isRestoring: true })
  await alone(url, async (client) => {
    // Nothing is known yet of what the tables hold, and queries are planned by that.
    await client.query('ANALYZE')
    // A copy that nobody has looked at yet writes to nobody.
    if (holdWhy !== undefined)
      await client.query('INSERT INTO outgoing_hold (why) VALUES ($1) ON CONFLICT DO NOTHING', [holdWhy])
    await dropNote(client)
  })
  return applied
}
