import type { Block, BlocksQuery } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import { sql } from 'kysely'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export const columns = sql`o.id, o.version, o.unit_id AS unit, o.check_in AS start, o.check_out AS "end", o.reason`
/** The blocks of an archived unit went with it. */
const ofOwner = (owner: OwnerId) => sql`FROM occupancies o JOIN units u ON u.id = o.unit_id AND u.deleted_at IS NULL
  WHERE o.owner_id = ${owner} AND o.kind = 'block'`

export function listBlocks(db: Db, owner: OwnerId, query: BlocksQuery) {
  const { from, to, unit, property } = query
  const conditions = sql.join(
    [
      ofOwner(owner),
      ...(from === undefined ? [] : [sql`o.check_out > ${from}::date`]),
      ...(to === undefined ? [] : [sql`o.check_in < ${to}::date`]),
      ...(unit === undefined ? [] : [sql`o.unit_id = ${unit}`]),
      ...(property === undefined ? [] : [sql`u.property_id = ${property}`]),
    ],
    sql` AND `,
  )
  return readList<Block>(db, { columns, from: conditions, order: sql`o.check_in, o.id` }, query)
}

export async function findBlock(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Block>`SELECT ${columns} ${ofOwner(owner)} AND o.id = ${id}`.execute(db)
  return rows[0]
}
