import { type RawBuilder, sql } from 'kysely'
import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Texts beyond this are built from long lists of values and hardly ever come twice; the list of invoices has 23,000 characters. */
const maxTextLength = 30_000
const maxStatements = 400

const names = new Map<string, string | null>()

/** The name that a statement is prepared under; none the first time it is seen, for most that come once come never again. */
const nameOf = (text: string) => {
  if (text.length > maxTextLength) return undefined
  const cached = names.get(text)
  if (cached) return cached
  if (cached === undefined) {
    if (names.size < maxStatements) names.set(text, null)
    return undefined
  }
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

type Query = (...args: unknown[]) => unknown

/** Lets PostgreSQL keep the plans of statements that come again: planning costs more than many of them take. */
export const preparing = (pool: pg.Pool): pg.Pool => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    const named: Query = (text, values, ...rest) => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
    }
    client.query = named as typeof client.query
  })
  return pool
}

/**
 * A condition of which PostgreSQL expects the same whatever the values in it are. Where it expects another cost for each value, it
 * plans a prepared statement again for every call, which takes longer than most searches.
 */
export const forAnyValue = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`COALESCE(${condition}, false)`

/** A limit that stands in the statement itself, for the same reason; so it has to be one of a few numbers. */
export const limit = (rows: number): RawBuilder<unknown> => sql`LIMIT ${sql.lit(rows)}`
