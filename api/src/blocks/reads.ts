import type { Block, BlockChange, BlocksQuery, NewBlock } from '@keyhaven/shared-contracts/contract/blocks'
import { sql } from 'kysely'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const columns = sql`o.id, o.version, o.unit_id AS unit, o.check_in AS start, o.check_out AS "end", o.reason`
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

export async function insertBlock(tx: Tx, owner: OwnerId, block: NewBlock) {
  const { rows } = await sql<Block>`
    INSERT INTO occupancies AS o (owner_id, unit_id, check_in, check_out, kind, reason)
    VALUES (${owner}, ${block.unit}, ${block.start}, ${block.end}, 'block', ${block.reason}) RETURNING ${columns}`.execute(
    tx,
  )
  return rows[0]
}

/** Answers nothing where the block is gone or its version is another than the one seen. */
export async function updateBlock(tx: Tx, owner: OwnerId, id: number, block: BlockChange) {
  const { rows } = await sql<Block>`
    UPDATE occupancies AS o SET unit_id = ${block.unit}, check_in = ${block.start}, check_out = ${block.end},
      reason = ${block.reason}, version = version + 1
    WHERE owner_id = ${owner} AND id = ${id} AND kind = 'block' AND version = COALESCE(${block.version ?? null}::bigint, version)
    RETURNING ${columns}`.execute(tx)
  return rows[0]
}

export async function deleteBlock(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<{ id: number }>`
    DELETE FROM occupancies o USING units u
    WHERE o.owner_id = ${owner} AND o.id = ${id} AND o.kind = 'block' AND u.id = o.unit_id AND u.deleted_at IS NULL
    RETURNING o.id`.execute(db)
  return rows[0]?.id
}
