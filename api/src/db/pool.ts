import type { EventEmitter } from 'node:events'
import { type CompiledQuery, Kysely, type LogConfig, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { preparing } from './prepared.ts'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>
/** Runner of queries: inside a transaction or not. */
export type Sql = Db | Tx

const types = new pg.TypeOverrides()
// A date is a day, never a moment; counts and sums stay far below 2^53.
types.setTypeParser(pg.types.builtins.DATE, (value) => value)
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Options of every connection of ours. */
export const connection = (url: string): pg.ClientConfig => ({ connectionString: url, types })

const clientTimeoutMs = 5000

/** Opens a connection outside the pool. Losing it fails what runs on it and never ends the process. */
export function newClient(url: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: clientTimeoutMs, ...config })
  // Without a listener the process would end; the query that is running or comes next is rejected.
  return client.on('error', () => {})
}

type Options = {
  max?: number
  onError?: (error: Error) => void
  /** The address leads to a pooler that gives each transaction another connection: nothing may outlive one. */
  isPooled?: boolean
  timeoutsMs?: pg.ClientConfig
  /** Told of each statement when it has ended. */
  log?: LogConfig | undefined
}

const usualTimeoutsMs = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

function openPool(
  url: string,
  max: number,
  { onError, isPooled, timeoutsMs = usualTimeoutsMs }: Options,
  connectionTimeoutMillis = 10_000,
) {
  const pool = new pg.Pool({
    ...connection(url),
    max,
    connectionTimeoutMillis,
    // A pooler refuses them: there they belong to the role.
    ...(!isPooled && timeoutsMs),
  })
  // A connection that dies must not end the process, whether it is idle or at work: the pool opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.once('error', onError ?? (() => {})).on('error', () => {})
  })
  return isPooled ? pool : preparing(pool)
}

type Wire = EventEmitter & { stream: { destroyed: boolean } }

/** A cursor whose `close` does not wait for the answer of a connection that is gone: the pool would never get it back. */
class EndingCursor<Row> extends Cursor<Row> {
  declare private connection: Wire | null

  override close(): Promise<void>
  override close(callback: (error: Error) => void): undefined
  override close(callback?: (error: Error) => void): Promise<void> | undefined {
    if (callback) return super.close(callback)
    const wire = this.connection
    if (!wire) return super.close()
    if (wire.stream.destroyed) return Promise.resolve()
    const { promise: gone, resolve } = Promise.withResolvers<void>()
    wire.once('end', resolve)
    return Promise.race([super.close(), gone]).finally(() => wire.off('end', resolve))
  }
}

const dialectOf = (pool: pg.Pool) => new PostgresDialect({ pool, cursor: EndingCursor })

/** Long lists keep a connection for seconds, so they have these few of their own and no other call waits for them. */
const streaming = 2

class Pools extends Kysely<DB> {
  readonly streams: Db
  readonly pools: readonly { pool: 'calls' | 'lists'; connections: pg.Pool }[]
  constructor(url: string, options: Options) {
    const calls = openPool(url, options.max ?? 12, options)
    const lists = openPool(url, streaming, options, 30_000)
    const { log } = options
    super({ dialect: dialectOf(calls), ...(log && { log }) })
    this.streams = new Kysely<DB>({ dialect: dialectOf(lists), ...(log && { log }) })
    this.pools = [
      { pool: 'calls', connections: calls },
      { pool: 'lists', connections: lists },
    ]
  }
  override async destroy() {
    await Promise.all([super.destroy(), this.streams.destroy()])
  }
}

export const openDb = (url: string, options: Options = {}): Db => new Pools(url, options)

/** Times after which a query for a replica goes to the primary. */
const replicaTimeoutMs = { connect: 1000, answer: 5000 }

/** Opens the pool for a replica. Nothing in it may take long, for the primary answers as well. */
export function openReplicaDb(url: string, options: Pick<Options, 'max' | 'log'> = {}) {
  const { connect, answer } = replicaTimeoutMs
  const timeoutsMs = { statement_timeout: answer, query_timeout: answer }
  const connections = openPool(url, options.max ?? 12, { ...options, timeoutsMs }, connect)
  const { log } = options
  return { db: new Kysely<DB>({ dialect: dialectOf(connections), ...(log && { log }) }), connections }
}

/** The connections behind a database, for those who count them. */
export const poolsOf = (db: Db) => (db instanceof Pools ? db.pools : [])

/** Pool for long lists of this database. */
export const streamsOf = (db: Db): Db => (db instanceof Pools ? db.streams : db)

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

/** The rows of a query through a cursor, so that a list of any length takes little memory. */
export async function* streamRows<Row>(db: Db, query: CompiledQuery<Row>, batch = 100): AsyncGenerator<Row> {
  for await (const result of streamsOf(db).getExecutor().stream<Row>(query, batch)) yield* result.rows
}
