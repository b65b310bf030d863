import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** The rows of every table of the PostgreSQL below a `DATA_DIR`, as text. */
export const rowsOf = async (data: string): Promise<Record<string, string[]>> => {
  // The fifth line of the file of a running server is the folder of its socket.
  const host = readFileSync(path.join(data, 'db', 'postmaster.pid'), 'utf8').split('\n')[4]
  const client = new pg.Client({ host, user: 'keyhaven', database: 'postgres' })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    )
    const byTable: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM public."${name}" t ORDER BY 1`)
      byTable[name] = rows.map(({ row }) => row)
    }
    return byTable
  } finally {
    await client.end()
  }
}
