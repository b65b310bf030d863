import { type RawBuilder, sql } from 'kysely'
import type { Db } from './pool.ts'
import { streamRows } from './stream.ts'

type Parts = {
  columns: RawBuilder<unknown>
  /** `FROM … WHERE …`, with every table that the columns need. */
  from: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** The id that a page is chosen by, and `FROM … WHERE …` with no more tables than choosing needs. */
  chosen?: { id: RawBuilder<unknown>; from: RawBuilder<unknown> }
}
type Page = { page?: number | undefined; page_size: number }

/** An owner's list: one page of it, or all rows through a cursor; and how many there are. */
export async function readList<Row>(db: Db, { columns, from, order, chosen }: Parts, { page, page_size }: Page) {
  const counted = await sql<{ total: number }>`SELECT count(*) AS total ${chosen?.from ?? from}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const all = sql<Row>`SELECT ${columns} ${from}`
  const ordered = sql`ORDER BY ${order}`
  if (page === undefined) return { total, rows: streamRows(db, sql<Row>`${all} ${ordered}`.compile(db)) }

  const limit = sql`LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`
  // Columns of rows before the page are not worth computing: its ids come first.
  const rows = chosen
    ? sql<Row>`${all} AND ${chosen.id} = ANY(ARRAY(SELECT ${chosen.id} ${chosen.from} ${ordered} ${limit})) ${ordered}`
    : sql<Row>`${all} ${ordered} ${limit}`
  return { total, rows: (await rows.execute(db)).rows }
}
