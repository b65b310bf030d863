import type { CompiledQuery } from 'kysely'
import { type Db, streamsOf } from './pool.ts'

/** The rows of a query through a cursor, so that a list of any length takes little memory. */
export async function* streamRows<Row>(db: Db, query: CompiledQuery<Row>, batch = 100): AsyncGenerator<Row> {
  for await (const result of streamsOf(db).getExecutor().stream<Row>(query, batch)) yield* result.rows
}
