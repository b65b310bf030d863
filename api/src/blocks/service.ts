import type { Block, BlockChange, NewBlock } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import type { DaysToTake } from '../bookings/booking-context.ts'
import { cancelExpired, toConflict, lockFree } from '../bookings/occupancy.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { notFound, notFoundField, stale } from '../http/problem.ts'
import { findBlock } from './reads.ts'
import { deleteBlock, insertBlock, updateBlock } from './writes.ts'

const nightsOf = ({ unit, start, end }: NewBlock, now: Date, block?: number): DaysToTake => ({
  ...{ unit, check_in: start, check_out: end },
  now,
  block,
})

/** A block lies on free nights of any unit there is; a stay wants one that can be booked. */
async function takeNights(tx: Tx, owner: OwnerId, nights: DaysToTake, origin: string) {
  const unit = await lockFree(tx, owner, nights)
  if (!unit || unit.deleted) throw notFoundField('unit', 'unit')
  await cancelExpired(tx, nights, origin)
}

export async function createBlock({ db, clock, env }: AppContext, owner: OwnerId, input: NewBlock): Promise<Block> {
  const nights = nightsOf(input, clock())
  try {
    return await transact(db, async (tx) => {
      await takeNights(tx, owner, nights, env.origin)
      const block = await insertBlock(tx, owner, input)
      if (!block) throw notFoundField('unit', 'unit')
      return block
    })
  } catch (error) {
    throw await toConflict(error, db, nights)
  }
}

export async function changeBlock(
  { db, clock, env }: AppContext,
  owner: OwnerId,
  id: number,
  input: BlockChange,
): Promise<Block> {
  const nights = nightsOf(input, clock(), id)
  try {
    return await transact(db, async (tx) => {
      const before = await findBlock(tx, owner, id)
      if (!before) throw notFound('block')
      if (input.version !== undefined && input.version !== before.version) throw stale(before)
      // The unit is locked before the block, as it is where a unit is deleted with its blocks.
      await takeNights(tx, owner, nights, env.origin)
      const changed = await updateBlock(tx, owner, id, input)
      if (changed) return changed
      const current = await findBlock(tx, owner, id)
      throw current ? stale(current) : notFound('block')
    })
  } catch (error) {
    throw await toConflict(error, db, nights)
  }
}

export async function removeBlock({ db }: AppContext, owner: OwnerId, id: number) {
  if (!(await deleteBlock(db, owner, id))) throw notFound('block')
}
