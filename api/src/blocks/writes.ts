import type { Block, BlockChange, NewBlock } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import { sql } from 'kysely'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { columns } from './reads.ts'

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
