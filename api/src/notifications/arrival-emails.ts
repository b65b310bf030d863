import { mapAddress } from '@keyhaven/shared-contracts/domain/place/map-address'
import { guestLocaleOf, languageOf } from '../language.ts'
import type { WayIn } from '../requests/confirmed-stay.ts'
import { type Links, type MailedStay, toGuest } from './emails.ts'
import { stayMessages } from './messages/catalogs.ts'
import { addressLine, summary } from './stay-summary.ts'

/** Mails a guest the way in: address, directions, and what is left to pay. */
export const emailArrival = (stay: MailedStay, links: Links, way: WayIn) => {
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
