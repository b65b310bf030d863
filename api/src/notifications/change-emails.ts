import type { StayChange } from '@keyhaven/shared-contracts/contract/bookings/stay-change'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { guestLocaleOf, languageOf, ownerLocaleOf } from '../language.ts'
import { type Links, type MailedStay, toGuest, toOwner } from './emails.ts'
import { stayMessages } from './messages/catalogs.ts'
import { sumsOf } from './stay-summary.ts'

type Days = StayChange['before']

/** Days, guests and total in one line. */
const stayLine = ({ check_in, check_out, total_price, ...guests }: Days, locale: GuestLocale) =>
  `${stayMessages[locale].dates(check_in, check_out, partyOf(guests))}, ${languageOf(locale).euros(total_price)}`

function differenceLine({ before, total_price }: StayChange, locale: GuestLocale) {
  const { more, less, same } = stayMessages[locale].difference
  const cents = toCents(total_price) - toCents(before.total_price)
  if (cents === 0) return same
  return cents > 0 ? more(toEuros(cents)) : less(toEuros(-cents))
}

/** Sections of a change: the stay as booked, and as asked for. */
const comparison = (change: StayChange, locale: GuestLocale) => {
  const t = stayMessages[locale]
  return [
    { title: t.booked, text: stayLine(change.before, locale) },
    { title: t.wanted, text: `${stayLine(change, locale)}\n${differenceLine(change, locale)}` },
  ]
}

const knownBy = ({ property, unit, reference }: WithoutPrice, locale: GuestLocale) =>
  [`${property.name}, ${unit.name}`, ...(reference === null ? [] : [stayMessages[locale].reference(reference)])].join(
    '\n',
  )

type WithoutPrice = Omit<MailedStay, 'price_lines'>

export const emailChangeWanted = (stay: WithoutPrice, change: StayChange, decision: string) => {
  const locale = ownerLocaleOf(stay.owner_locale)
  const { price_lines, message } = change
  return toOwner({ ...stay, price_lines }, decision, ({ changeWanted }) => ({
    ...changeWanted,
    message,
    facts: knownBy(stay, locale),
    sections: comparison(change, locale),
    sums: sumsOf(change, locale, 'owner'),
  }))
}

/** For the guest, who keeps what they asked for in writing. */
export const emailChangeSent = (stay: WithoutPrice, change: StayChange, links: Links) => {
  const locale = guestLocaleOf(stay.locale)
  const { price_lines, message } = change
  return toGuest({ ...stay, price_lines, transfer: null }, links, ({ change: { sent }, accepted, youWrote }) => ({
    event: sent.event,
    words: [sent.text(stay.host.name)],
    action: accepted.action,
    ...(message && { quotation: { from: youWrote, words: message } }),
    facts: knownBy(stay, locale),
    sections: comparison(change, locale),
    sums: sumsOf(change, locale, 'guest'),
  }))
}

export const emailChangeWithdrawn = (stay: WithoutPrice, change: StayChange, booking: string) => {
  const locale = ownerLocaleOf(stay.owner_locale)
  return toOwner({ ...stay, price_lines: change.price_lines }, booking, (t) => ({
    ...t.changeWithdrawn,
    action: t.openBooking,
    facts: knownBy(stay, locale),
    sections: comparison(change, locale),
    sums: [],
  }))
}

type ChangeEnd = Extract<StayChange['state'], 'accepted' | 'declined' | 'overtaken' | 'expired'>

/** Mails how a change ended: the stay as it stands now, beside the one asked for or the former one. */
export const emailChangeSettled = (stay: MailedStay, change: StayChange, links: Links, state: ChangeEnd) => {
  const locale = guestLocaleOf(stay.locale)
  const t = stayMessages[locale]
  const beside =
    state === 'accepted'
      ? { title: t.before, text: stayLine(change.before, locale) }
      : { title: t.wanted, text: stayLine(change, locale) }
  return toGuest({ ...stay, owner_words: change.owner_words }, links, ({ change: words, accepted }) => ({
    event: words[state].event,
    words: [words[state].text(stay.host.name)],
    action: accepted.action,
    isAnswer: true,
    sections: [beside],
  }))
}
