import { createHash } from 'node:crypto'
import { newClient } from '@keyhaven/api/db/pool'
import type { DatabaseContent } from '../manifest.ts'
import { type Client, lockTables, readContent, readSequences, readTables, sessionSettings } from './tables.ts'

/** A database at one moment: all that is read from `client` is of that moment. */
export type Snapshot = { client: Client; content: DatabaseContent }

const read = async (client: Client): Promise<DatabaseContent> => {
  const tables = await readTables(client)
  if (!tables.some(({ name }) => name === 'migrations')) throw new Error('There is no Keyhaven in this database.')
  await client.query(lockTables(tables))
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM migrations ORDER BY name',
  )
  const { rows: about } = await client.query<{ version: string; secret: string | null }>(
    `SELECT current_setting('server_version') AS version, (SELECT value FROM secrets WHERE name = 'invoice_links') AS secret`,
  )
  const described: DatabaseContent['tables'] = []
  for (const table of tables) described.push({ ...table, ...(await readContent(client, table)) })
  return {
    postgres: about[0]?.version ?? '',
    // Every installation has secrets of its own, which it takes along wherever it is restored.
    installation: createHash('sha256')
      .update(about[0]?.secret ?? '')
      .digest('hex')
      .slice(0, 16),
    migrations,
    tables: described,
    sequences: await readSequences(client),
  }
}

/** Runs `work` with one moment of a database, which others change meanwhile. */
export async function withSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = newClient(url)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(sessionSettings)
    return await work({ client, content: await read(client) })
  } finally {
    await client.end().catch(() => {})
  }
}
