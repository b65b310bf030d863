import type { PaymentPartOut } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/problem.ts'
import { notifyPayment, readMailedStay } from '../notifications/payment.ts'
import type { NotifyContext } from '../notifications/service.ts'
import type { OwnerId } from '../owner-id.ts'
import { lockReminded, readWords } from './reminder-reads.ts'
import { claimReminders, insertByHand, markChecked } from './writes.ts'

const isOpen = ({ amount, paid }: PaymentPartOut) => paid < amount

/** Mails the guests of an owner whom something is due; all of them or none, so that what is noted was mailed. */
export const remindGuests = ({ db, clock, env }: AppContext, owner: OwnerId) =>
  transact(db, async (tx) => {
    const moment = { now: clock(), origin: env.origin }
    const words = await readWords(tx, owner)
    for (const { booking, part, due, kind } of await claimReminders(tx, owner, moment.now)) {
      const row = await readMailedStay(tx, owner, booking, moment.now)
      const open = row?.payment_plan?.find((one) => one.kind === part && one.due === due)
      if (row && open) await notifyPayment(tx, row, { part: open, words: words[kind] }, moment)
    }
    await markChecked(tx, owner, moment.now)
  })

/** The part of a stay that is due next, for an owner who wants its guest reminded. */
async function findOpen(tx: Tx, owner: OwnerId, booking: number, { now }: NotifyContext) {
  const before = await lockReminded(tx, owner, booking, now)
  const row = before && (await readMailedStay(tx, owner, booking, now))
  if (!before || !row) throw notFound('booking')
  const part = row.payment_plan?.find(isOpen)
  const isPaidThere = part && part.due >= row.check_in && dayIn(row.time_zone, now) <= row.check_in
  if (row.status !== 'confirmed' || !part) throw conflict('not_open', 'bookings.nothingDue')
  if (isPaidThere) throw conflict('not_open', 'bookings.dueOnArrival')
  if (row.guest.email === '') throw conflict('no_address', 'bookings.guestHasNoAddress')
  if (before.is_reminded) throw conflict('conflict', 'bookings.remindedToday')
  return { row, part }
}

/** Reminds the guest of a booking because its owner wants so. */
export const remindByHand = ({ db, clock, env }: AppContext, owner: OwnerId, booking: number) =>
  transact(db, async (tx) => {
    const moment = { now: clock(), origin: env.origin }
    const { row, part } = await findOpen(tx, owner, booking, moment)
    const words = await readWords(tx, owner)
    const isLate = part.due < dayIn(row.time_zone, moment.now)
    await insertByHand(tx, owner, booking, part, moment.now)
    await notifyPayment(tx, row, { part, words: isLate ? words.after : words.before }, moment)
  })
