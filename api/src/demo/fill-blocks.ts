import type { Day } from '@keyhaven/shared-contracts/domain/day'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import { rowsOf } from './fill.ts'

/** What an owner takes nights out of sale for, in how many days at the earliest, and for how many nights. */
const blocks = [
  { nth: 1, after: 10, nights: 2, reason: 'Painting the walls' },
  { nth: 6, after: 25, nights: 3, reason: 'Family visit' },
  { nth: 10, after: 40, nights: 2, reason: 'New boiler' },
]

/** Puts each block on the first free nights of its unit. */
export const fillBlocks = (tx: Tx, owner: number, today: Day) =>
  sql`
    INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, reason)
    SELECT ${owner}::bigint, u.id, f.day, f.day + w.nights, 'block', w.reason
    FROM (SELECT * FROM ${rowsOf(blocks, 'nth int, after int, nights int, reason text')}) w
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM units WHERE owner_id = ${owner}) u ON u.nth = w.nth
    CROSS JOIN LATERAL (
      SELECT ${today}::date + n AS day FROM generate_series(w.after, w.after + 120) n
      WHERE NOT EXISTS (SELECT FROM occupancies o WHERE o.unit_id = u.id
        AND o.check_in < ${today}::date + n + w.nights AND o.check_out > ${today}::date + n)
      ORDER BY n LIMIT 1
    ) f`.execute(tx)
