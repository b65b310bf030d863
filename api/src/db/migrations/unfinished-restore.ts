import type pg from 'pg'

/** Source that fills a database; `isLoaded` once all of its rows are in. */
export type UnfinishedRestore = { source: string; isLoaded: boolean }

/**
 * The note that a database holds from the moment a restore or a move begins to fill it until all is there, files, too. No
 * server starts on such a database, so that half of one is never taken for the whole.
 */
export const unfinishedRestore = 'unfinished_restore'

export async function readUnfinished(client: pg.Client): Promise<UnfinishedRestore | undefined> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('${unfinishedRestore}') IS NOT NULL AS "isThere"`,
  )
  if (!rows[0]?.isThere) return undefined
  const result = await client.query<UnfinishedRestore>(
    `SELECT source, is_loaded AS "isLoaded" FROM ${unfinishedRestore}`,
  )
  return result.rows[0]
}

export async function noteUnfinished(client: pg.Client, source: string) {
  await client.query('BEGIN')
  await client.query(
    `CREATE TABLE ${unfinishedRestore} (source text NOT NULL, is_loaded boolean NOT NULL DEFAULT false)`,
  )
  await client.query(`INSERT INTO ${unfinishedRestore} (source) VALUES ($1)`, [source])
  await client.query('COMMIT')
}

/** Notes the end of loading within the transaction that fills the tables. False where another process has filled them meanwhile. */
export async function noteLoaded(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`UPDATE ${unfinishedRestore} SET is_loaded = true WHERE NOT is_loaded`)
  return rowCount === 1
}

export const dropNote = (client: pg.Client) => client.query(`DROP TABLE IF EXISTS ${unfinishedRestore}`)
