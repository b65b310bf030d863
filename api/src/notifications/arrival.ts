import type { Tx } from '../db/pool.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerId } from '../owner-id.ts'
import type { WayIn } from '../requests/confirmed-stay.ts'
import { priceLinesOf } from '../bookings/quote.ts'
import { emailArrival } from './arrival-emails.ts'
import { statusPage } from './links.ts'
import { findOwned } from './reads.ts'
import { calendarOf, type NotifyContext } from './service.ts'
import type { RequestRow } from './shown-request.ts'

const dayMs = 86_400_000

/** Mails the guest of a confirmed stay how to get there and in. */
export async function notifyArrival(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  wayIn: (row: RequestRow) => Promise<WayIn>,
  { origin, now }: NotifyContext,
) {
  const row = await findOwned(tx, owner, booking, now)
  if (!row) return
  const page = row.is_request ? await statusPage(tx, owner, row, origin) : undefined
  const stay = { ...row, price_lines: await priceLinesOf(tx, booking) }
  const mail = emailArrival(stay, { origin, page }, await wayIn(row))
  // Until noon of the day after, in whatever time zone.
  const usefulMs = Date.parse(`${row.check_in}T12:00:00Z`) + dayMs - now.getTime()
  await queueMail(tx, { ...mail, calendar: await calendarOf(tx, row, page, now), owner, usefulMs })
}
