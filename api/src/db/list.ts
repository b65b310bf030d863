import { type RawBuilder, sql } from 'kysely'
import type { Db } from './pool.ts'
import { streamRows } from './stream.ts'

type Parts = {
  columns: RawBuilder<unknown>
  /** Tables and conditions, without the words FROM and WHERE in front of nothing: `FROM … WHERE …`. */
  from: RawBuilder<unknown>
  order: RawBuilder<unknown>
}
type Page = { page?: number | undefined; page_size: number }

/** An owner's list: one page of it, or all rows through a cursor; and how many there are. */
export async function readList<Row>(db: Db, { columns, from, order }: Parts, { page, page_size }: Page) {
  const counted = await sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const all = sql<Row>`SELECT ${columns} ${from} ORDER BY ${order}`
  if (page === undefined) return { total, rows: streamRows(db, all.compile(db)) }
  const { rows } = await sql<Row>`${all} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`.execute(db)
  return { total, rows }
}
