import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connection } from './pool.ts'
import type { DB } from './schema.ts'

/** Opens a connection beside the pools, for what must be answered soon or not at all, above all while those are used up. */
export const openSingle = (url: string, timeoutMs: number) => {
  const pool = new pg.Pool({
    ...connection(url),
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs,
  })
  // A connection that dies between two questions is opened again by the next.
  pool.on('error', () => {})
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
