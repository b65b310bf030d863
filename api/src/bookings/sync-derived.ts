import type { BookingStatus } from '@keyhaven/shared-contracts/contract/bookings'
import type { Tx } from '../db/pool.ts'
import { endDocuments, keepDraft, type MayCancel } from '../invoices/issuing.ts'
import type { OwnerId } from '../owner-id.ts'
import type { StayRange } from './constraints.ts'
import { occupy, vacate } from './writes.ts'

type Settled = StayRange & {
  id: number
  unit: number
  status: BookingStatus
  expires_at: Date | null
  /** What its guest owes where it is cancelled. */
  fee_cents?: number
}

/** Days and documents follow the booking: a cancelled one has neither days nor a draft but that of its fee. What was issued is taken back where that is allowed. */
export async function syncOccupancyAndDraft(
  tx: Tx,
  owner: OwnerId,
  booking: Settled,
  totalCents: number,
  now: Date,
  mayCancel: MayCancel = () => false,
) {
  if (booking.status === 'cancelled') {
    await vacate(tx, owner, booking.id)
    await endDocuments(tx, owner, booking.id, booking.fee_cents ?? 0, now, mayCancel)
  } else {
    await occupy(tx, owner, booking)
    await keepDraft(tx, owner, booking.id, totalCents, now, mayCancel)
  }
}
