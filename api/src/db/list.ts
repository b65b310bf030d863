import { type RawBuilder, sql } from 'kysely'
import { type Db, streamRows } from './pool.ts'

type Parts = {
  columns: RawBuilder<unknown>
  /** `FROM … WHERE …`, with every table that the columns need. */
  from: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** The id that a page is chosen by, and `FROM … WHERE …` with no more tables than choosing needs. */
  chosen?: { id: RawBuilder<unknown>; from: RawBuilder<unknown> }
  /** Set where choosing is expensive: the table that is chosen from by its alias, and its id and what it is sorted by. */
  once?: { alias: string; columns: RawBuilder<unknown> } | undefined
}
type Page = { page?: number | undefined; page_size: number }

/** Limit of rows that are read like a page; longer lists are streamed. */
const readAtOnce = 500

/** An owner's list: one page of it, or all rows; and how many there are. */
export async function readList<Row>(db: Db, parts: Parts, { page, page_size }: Page) {
  const { columns, from, order, chosen, once } = parts
  if (once && chosen && page !== undefined) {
    const { total, ids } = await findOnce(db, { ...parts, chosen, once }, { page, page_size })
    const rows = sql<Row>`SELECT ${columns} ${from} AND ${chosen.id} = ANY(${ids}::bigint[]) ORDER BY ${order}`
    return { total, rows: (await rows.execute(db)).rows }
  }
  const counted = await sql<{ total: number }>`SELECT count(*) AS total ${chosen?.from ?? from}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const all = sql<Row>`SELECT ${columns} ${from}`
  const ordered = sql`ORDER BY ${order}`
  if (page === undefined) {
    const whole = sql<Row>`${all} ${ordered}`
    return { total, rows: total > readAtOnce ? streamRows(db, whole.compile(db)) : (await whole.execute(db)).rows }
  }

  const limit = sql`LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`
  // Columns of rows before the page are not worth computing: its ids come first.
  const rows = chosen
    ? sql<Row>`${all} AND ${chosen.id} = ANY(ARRAY(SELECT ${chosen.id} ${chosen.from} ${ordered} ${limit})) ${ordered}`
    : sql<Row>`${all} ${ordered} ${limit}`
  return { total, rows: (await rows.execute(db)).rows }
}

type Once = Parts & { chosen: NonNullable<Parts['chosen']>; once: NonNullable<Parts['once']> }

/** Finds what is asked for once, to count it and to choose the page of it. */
async function findOnce(db: Db, { order, chosen, once }: Once, { page, page_size }: Page & { page: number }) {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    WITH found AS MATERIALIZED (SELECT ${once.columns} ${chosen.from})
    SELECT (SELECT count(*) FROM found) AS total, ARRAY(SELECT ${chosen.id}::float8 FROM found AS ${sql.ref(once.alias)}
      ORDER BY ${order} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}) AS ids`.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}
