import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { preparing } from './prepared.ts'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>
/** What a query runs on: inside a transaction or not. */
export type Sql = Db | Tx

const types = new pg.TypeOverrides()
// A date is a day, never a moment; counts and sums stay far below 2^53.
types.setTypeParser(pg.types.builtins.DATE, (value) => value)
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** How every connection of ours is opened. */
export const connection = (url: string): pg.ClientConfig => ({ connectionString: url, types })

export function openDb(url: string, options: { max?: number; onError?: (error: Error) => void } = {}): Db {
  const pool = new pg.Pool({
    ...connection(url),
    max: options.max ?? 12,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // A connection that dies while idle (the database restarts) must not end the process: the pool opens another.
  pool.on('error', options.onError ?? (() => {}))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool), cursor: Cursor }) })
}
