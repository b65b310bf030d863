import type { Block, BlockChange, NewBlock } from '@keyhaven/shared-contracts/contract/blocks'
import { cancelExpired } from '../bookings/schedule.ts'
import { explain, lockFree, type WantedDays } from '../bookings/occupancy.ts'
import type { Db, Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { notFound, notFoundField, stale } from '../http/problem.ts'
import { deleteBlock, findBlock, insertBlock, listBlocks, updateBlock } from './reads.ts'

export { listBlocks }

type Own = { db: Db; owner: OwnerId; now: Date; origin: string }

const wantedNights = ({ unit, start, end }: NewBlock, now: Date, block?: number): WantedDays => ({
  ...{ unit, check_in: start, check_out: end },
  now,
  block,
})

/** A block lies on free nights of any unit there is; a stay wants one that can be booked. */
async function takeNights(tx: Tx, { owner, origin }: Own, wanted: WantedDays) {
  const unit = await lockFree(tx, owner, wanted)
  if (!unit || unit.deleted) throw notFoundField('unit', 'Unit')
  await cancelExpired(tx, origin, wanted)
}

export async function createBlock(own: Own, input: NewBlock): Promise<Block> {
  const { db, owner, now } = own
  const wanted = wantedNights(input, now)
  try {
    return await transact(db, async (tx) => {
      await takeNights(tx, own, wanted)
      const block = await insertBlock(tx, owner, input)
      if (!block) throw notFoundField('unit', 'Unit')
      return block
    })
  } catch (error) {
    throw await explain(error, db, wanted)
  }
}

export async function changeBlock(own: Own, id: number, input: BlockChange): Promise<Block> {
  const { db, owner, now } = own
  const wanted = wantedNights(input, now, id)
  try {
    return await transact(db, async (tx) => {
      const before = await findBlock(tx, owner, id)
      if (!before) throw notFound('Block')
      if (input.version !== undefined && input.version !== before.version) throw stale(before)
      // The unit is locked before the block, as it is where a unit is deleted with its blocks.
      await takeNights(tx, own, wanted)
      const changed = await updateBlock(tx, owner, id, input)
      if (changed) return changed
      const current = await findBlock(tx, owner, id)
      throw current ? stale(current) : notFound('Block')
    })
  } catch (error) {
    throw await explain(error, db, wanted)
  }
}

export async function removeBlock(db: Db, owner: OwnerId, id: number) {
  if (!(await deleteBlock(db, owner, id))) throw notFound('Block')
}
