import type { StayChange } from '@keyhaven/shared-contracts/contract/stay-change'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money'
import { partyOf } from '@keyhaven/shared-contracts/domain/party'
import { guestLocaleOf, languageOf, ownerLocaleOf } from '../language.ts'
import { type Links, type Stay, toGuest, toOwner } from './emails.ts'
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

/** For the owner: which stay it is, as it is booked and as it is wanted. */
function comparison({ property, unit, reference }: Stay, change: StayChange, locale: GuestLocale) {
  const t = stayMessages[locale]
  return [
    `${property.name}, ${unit.name}`,
    ...(reference === null ? [] : [t.reference(reference)]),
    '',
    t.booked(stayLine(change.before, locale)),
    t.wanted(stayLine(change, locale)),
    differenceLine(change, locale),
  ].join('\n')
}

export const emailChangeWanted = (stay: Omit<Stay, 'price_lines'>, change: StayChange, decision: string) => {
  const locale = ownerLocaleOf(stay.owner_locale)
  const { price_lines, message } = change
  return toOwner({ ...stay, price_lines }, decision, ({ changeWanted }) => ({
    ...changeWanted,
    message,
    facts: comparison({ ...stay, price_lines }, change, locale),
    sums: sumsOf(change, locale),
  }))
}

export const emailChangeWithdrawn = (stay: Omit<Stay, 'price_lines'>, change: StayChange, booking: string) => {
  const locale = ownerLocaleOf(stay.owner_locale)
  const asked = { ...stay, price_lines: change.price_lines }
  return toOwner(asked, booking, (t) => ({
    ...t.changeWithdrawn,
    action: t.openBooking,
    facts: comparison(asked, change, locale),
    sums: [],
  }))
}

type Settled = Extract<StayChange['state'], 'accepted' | 'declined' | 'overtaken' | 'expired'>

/** How the stay stands after it, beside what was wanted, or what it was before. */
export const emailChangeSettled = (stay: Stay, change: StayChange, links: Links, state: Settled) => {
  const locale = guestLocaleOf(stay.locale)
  const t = stayMessages[locale]
  const more = state === 'accepted' ? t.before(stayLine(change.before, locale)) : t.wanted(stayLine(change, locale))
  return toGuest({ ...stay, owner_words: change.owner_words }, links, ({ change: words, accepted }) => ({
    event: words[state].event,
    words: [words[state].text(stay.host.name)],
    action: accepted.action,
    isAnswer: true,
    more,
  }))
}
