import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { type Guests, partyOf } from '@keyhaven/shared-contracts/domain/stay/party'
import { lineLabel, nightsWhy, type PriceLine } from '@keyhaven/shared-contracts/domain/money/price-lines'
import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { placeOut } from '../public/places/places.ts'
import { documentMessages } from '../invoices/messages/document-messages.ts'
import { languageOf } from '../language.ts'
import { planMessages } from '../transfers/messages.ts'
import { cancellationMessages, stayMessages } from './messages/catalogs.ts'
import type { Messages } from './messages/stay/en.ts'
import type { ShownRequest } from './shown-request.ts'
import { type EndedStay, feeRows, type StayWithTerms, termsLines } from './terms-lines.ts'

type SummarizedStay = Pick<ShownRequest, 'property' | 'unit' | 'place' | 'times' | 'payment_plan'> &
  Guests &
  StayWithTerms &
  EndedStay & { reference: string | null }

export const addressLine = ({ street, house_number, postal_code, city, country }: ShownRequest['place']) =>
  `${street} ${house_number}, ${postal_code} ${city}, ${country}`

/** Lines with the times of check-in and check-out, for a guest who is expected; without those that nobody set. */
function timeLines(
  { check_in_from: from, check_in_until: until, check_out_until: out }: SummarizedStay['times'],
  t: Messages,
) {
  const checkIn =
    from && until ? t.checkIn.between(from, until) : from ? t.checkIn.from(from) : until && t.checkIn.until(until)
  return [checkIn, out && t.checkOut(out)].filter((line) => line !== null)
}

/** Place, days and party of a stay, by which both sides know it. A guest who is expected reads street, phone and times, too. */
export function summary(stay: SummarizedStay, locale: GuestLocale, isExpected: boolean) {
  const { property, unit, place, reference } = stay
  const t = stayMessages[locale]
  return [
    `${property.name}, ${unit.name}`,
    isExpected ? addressLine(place) : placeWords(placeOut(property), locale),
    ...(isExpected && place.phone !== '' ? [t.phone(place.phone)] : []),
    t.dates(stay.check_in, stay.check_out, partyOf(stay)),
    ...(isExpected ? timeLines(stay.times, t) : []),
    ...(reference === null ? [] : [t.reference(reference)]),
    ...(stay.status === 'cancelled'
      ? feeRows(stay, locale).map(({ name, amount }) => t.named(name, amount))
      : termsLines(stay, locale)),
  ].join('\n')
}

/** Reader of a mail: a guest who is expected learns where to go, and the owner knows the names of seasons. */
type Reader = 'owner' | 'guest' | 'expectedGuest'

/** Price lines of a stay, and its total. */
export function sumsOf(
  { price_lines, total_price }: { price_lines: PriceLine[]; total_price: number },
  locale: GuestLocale,
  reader: Reader,
) {
  const { euros } = languageOf(locale)
  const words = documentMessages[locale].lines
  const noteOf = ({ quantity, unit_price, why }: PriceLine) => {
    const reasons = nightsWhy({ why: reader === 'owner' ? why : { ...why, seasons: [] } }, words)
    return [`${quantity} × ${euros(unit_price)}`, reasons].filter(Boolean).join(' · ')
  }
  return [
    ...price_lines.map((line) => ({
      name: lineLabel(line, words, price_lines),
      ...(line.kind !== 'discount' && { note: noteOf(line) }),
      amount: euros(line.total),
    })),
    { name: stayMessages[locale].total, amount: euros(total_price) },
  ]
}

/** Parts of the payment plan that are still to be paid, in whole or in part. */
const openParts = ({ payment_plan: parts = [] }: Pick<SummarizedStay, 'payment_plan'>) =>
  parts.flatMap(({ amount, paid, ...part }) => {
    const cents = toCents(amount) - toCents(paid)
    return cents > 0 ? [{ ...part, cents }] : []
  })

type PaidStay = Pick<SummarizedStay, 'status' | 'total_price' | 'paid' | 'payment_plan'>

/** Rows of a confirmed stay: what was paid, what is to be paid until when, and what is left to pay or to go back. */
function paidRows(stay: PaidStay, locale: GuestLocale) {
  const { status, total_price, paid = 0 } = stay
  if (status !== 'confirmed') return []
  const { euros } = languageOf(locale)
  const t = stayMessages[locale].arrival
  const plan = planMessages[locale]
  const leftCents = toCents(total_price) - toCents(paid)
  const open = openParts(stay)
  // The last open part is what is left: one row says both.
  const [only] = open.length === 1 ? open : []
  return [
    ...(paid === 0 ? [] : [{ name: t.paid, amount: euros(paid) }]),
    ...(only
      ? []
      : open.map(({ kind, due, cents }) => ({
          ...{ name: plan.parts[kind], note: plan.by(due), amount: euros(toEuros(cents)) },
        }))),
    leftCents < 0
      ? { name: cancellationMessages[locale].toRefund, amount: euros(toEuros(-leftCents)) }
      : { name: t.left, ...(only && { note: plan.by(only.due) }), amount: euros(toEuros(leftCents)) },
  ]
}

/** Facts and money of a stay, beside the words of a mail. Of a cancelled one the money is the fee. */
export function factsAndSums(stay: SummarizedStay & { price_lines: PriceLine[] }, locale: GuestLocale, reader: Reader) {
  const isExpected = reader === 'expectedGuest'
  const fees = stay.status === 'cancelled' ? feeRows(stay, locale) : []
  if (fees.length === 0)
    return {
      facts: summary(stay, locale, isExpected),
      sums: [...sumsOf(stay, locale, reader), ...paidRows(stay, locale)],
    }
  const { name, amount } = { name: stayMessages[locale].total, amount: languageOf(locale).euros(stay.total_price) }
  const unpaid = { ...stay, terms: null, cancellation_fee: 0, fee_waived: 0, paid: 0 }
  return { facts: summary(unpaid, locale, isExpected), sums: [{ name, amount }, ...fees] }
}

/** The clock of English is that of Europe: `CET` and not `GMT+1`. */
const clockTag = (locale: GuestLocale) => (locale === 'en' ? 'en-GB' : locale)

/** Moment until which the nights are held, on the clock of the property, which is named. */
export function untilOf(
  { expires_at, time_zone }: Pick<ShownRequest, 'expires_at' | 'time_zone'>,
  locale: GuestLocale,
) {
  if (expires_at === null) return ''
  const moment = new Date(expires_at)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, timeStyle: 'short' }).format(moment)
  const clock = new Intl.DateTimeFormat(clockTag(locale), { timeZone: time_zone, timeZoneName: 'short' })
  const zone = clock.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? time_zone
  return stayMessages[locale].moment(dayIn(time_zone, moment), time, zone)
}
