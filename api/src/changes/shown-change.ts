import type { ChangeToDecide, StayChange } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { linesOut } from '../bookings/quote.ts'
import type { Sql } from '../db/pool.ts'
import { findReplaceable } from '../invoices/issuing.ts'
import type { OwnerId } from '../owner-id.ts'
import { type ChangeRow, findChange } from './reads.ts'

/** A change as guests and owners see it. */
export function shownChange({ owner: _owner, booking: _booking, price, ...change }: ChangeRow): StayChange {
  const total_price = toEuros(price.subtotalCents - price.discountCents)
  return { ...change, total_price, price_lines: linesOut(price.lines) }
}

/** The last change of a booking as its guest sees it; what they took back is not spoken of any more. */
export async function changeForGuest(db: Sql, owner: OwnerId, booking: number, now: Date) {
  const change = await findChange(db, owner, booking, now)
  return change && change.state !== 'withdrawn' ? shownChange(change) : null
}

/** Change as its owner decides on it. */
export async function changeForOwner(
  db: Sql,
  owner: OwnerId,
  booking: number,
  now: Date,
): Promise<ChangeToDecide | null> {
  const change = await findChange(db, owner, booking, now)
  if (!change) return null
  const invoice = change.state === 'open' ? await findReplaceable(db, owner, booking) : null
  return { ...shownChange(change), invoice }
}
