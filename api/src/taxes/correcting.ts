import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import type { TaxCorrection } from '@keyhaven/shared-contracts/contract/bookings/tax-correction'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { readBooking } from '../bookings/book.ts'
import { correctTaxGuests } from '../bookings/other-stay.ts'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid } from '../http/problem.ts'
import type { OwnerId } from '../owner-id.ts'
import { findBookedTax, insertCorrection, readTaxCents } from './correction-reads.ts'

export async function taxOfBooking({ db, clock }: AppContext, owner: OwnerId, id: number) {
  // Another owner's booking is not there.
  await readBooking(db, owner, id, clock())
  return (await findBookedTax(db, owner, id)) ?? null
}

const belowDeclared = (declaredCents: number, cents: number) =>
  conflict(
    'tax_below_declared',
    reason('bookings.taxBelowDeclared', { declared: toEuros(declaredCents), now: toEuros(cents) }),
  )

/**
 * Charges the tax for the guests who really stayed. Fewer persons than were declared are what a half-filled form says, too: a lower amount is taken
 * only where its owner names it.
 */
export const correctTax = (
  context: AppContext,
  owner: OwnerId,
  id: number,
  correction: TaxCorrection,
): Promise<Booking> =>
  transact(context.db, async (tx) => {
    const moment = { now: context.clock(), origin: context.env.origin }
    const { below_declared: meant, version, cancels_invoice } = correction
    const guests = correction.guests.map(({ age = null, ...group }) => ({ ...group, age }))
    const { check_in, check_out, status } = await readBooking(tx, owner, id, moment.now)
    const before = await readTaxCents(tx, owner, id)
    if (!before || status === 'cancelled') throw conflict('conflict', 'bookings.owesNoTax')
    if (guests.some(({ birthday }) => birthday && (birthday < check_in || birthday >= check_out)))
      throw invalid({ guests: ['bookings.birthdayOutsideStay'] })
    const booking = await correctTaxGuests(tx, owner, id, { guests, version, cancels_invoice }, moment)
    const after = await readTaxCents(tx, owner, id)
    const cents = after?.cents ?? 0
    const declaredCents = after?.declared_cents ?? 0
    if (cents < declaredCents && meant !== cents) throw belowDeclared(declaredCents, cents)
    await insertCorrection(tx, owner, id, { guests, before: before.cents, cents, now: moment.now })
    return booking
  })
