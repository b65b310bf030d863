import type { Tx } from '../db/pool.ts'
import { queueMail } from '../mail/outbox.ts'
import type { OwnerId } from '../owner-id.ts'
import type { WayIn } from '../requests/confirmed-stay.ts'
import { priceLinesOf } from '../bookings/quote.ts'
import { statusPage } from './links.ts'
import { findOwned } from './reads.ts'
import { calendarOf, type NotifyContext } from './service.ts'
import type { RequestRow } from './shown-request.ts'
import { mapAddress } from '@keyhaven/shared-contracts/domain/place/map-address'
import { guestLocaleOf, languageOf } from '../language.ts'
import { type Links, type MailedStay, toGuest } from './emails.ts'
import { stayMessages } from './messages/catalogs.ts'
import { addressLine, summary } from './stay-summary.ts'
import { dayMs } from '../lifetimes.ts'

/** Mails a guest the way in: address, directions, and what is left to pay. */
const emailArrival = (stay: MailedStay, links: Links, way: WayIn) => {
  const locale = guestLocaleOf(stay.locale)
  const { euros } = languageOf(locale)
  const t = stayMessages[locale]
  const { address, directions, directions_lang, door_code, balance, payment_terms, payment_terms_lang } = way
  const map = { words: t.arrival.map, href: mapAddress(way) }
  return toGuest(stay, links, ({ arrival, accepted }) => ({
    event: arrival.event,
    words: [arrival.text(stay.host.name)],
    action: accepted.action,
    // Where it is and how it is paid are said below.
    facts: summary({ ...stay, terms: null }, locale, true)
      .split('\n')
      .filter((line) => line !== addressLine(stay.place))
      .join('\n'),
    sections: [
      { title: t.arrival.address, text: addressLine(address), link: map },
      ...(directions ? [{ title: t.arrival.directions, text: directions, lang: directions_lang }] : []),
      ...(door_code ? [{ title: t.arrival.code, text: door_code }] : []),
      ...(balance > 0 ? [{ title: t.arrival.payment, text: payment_terms, lang: payment_terms_lang }] : []),
    ],
    sums: [
      { name: t.total, amount: euros(stay.total_price) },
      { name: t.arrival.paid, amount: euros(way.paid) },
      { name: t.arrival.left, amount: euros(Math.max(0, balance)) },
    ],
  }))
}

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
