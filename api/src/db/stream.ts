import type { CompiledQuery } from 'kysely'
import type { Sql } from './pool.ts'

/** The rows of a query through a cursor, so that a list of any length takes little memory. */
export async function* streamRows<Row>(sql: Sql, query: CompiledQuery<Row>, batch = 200): AsyncGenerator<Row> {
  for await (const result of sql.getExecutor().stream<Row>(query, batch)) yield* result.rows
}
