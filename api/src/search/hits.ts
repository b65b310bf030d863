import { inOwnersLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import type { Messages } from './messages/en.ts'
import type { SearchHit } from '@keyhaven/shared-contracts/contract/search'
import { type StoredLocale, languageOf, ownerLocaleOf } from '../language.ts'
import type { FoundBooking, FoundClient, FoundInvoice, FoundPromocode, FoundService, FoundUnit } from './reads.ts'

const catalogs = await inOwnersLanguages<Messages>((locale) => import(`./messages/${locale}.ts`))
const line = (...context: (string | false)[]) => context.filter(Boolean).join(' · ')

/** Writer of hits in the language of the screen. */
export function hitsIn(tag: StoredLocale) {
  const locale = ownerLocaleOf(tag)
  const { day, euros } = languageOf(locale)
  const t = catalogs[locale]
  return {
    client: ({ id, name, email, phone, city, country, active }: FoundClient): SearchHit => ({
      id,
      title: name,
      hint: line(email || phone, [city, country].filter(Boolean).join(', '), !active && t.inactive),
    }),
    booking: ({ id, reference, guest, unit, check_in, check_out, status }: FoundBooking): SearchHit => ({
      id,
      title: line(reference, guest),
      hint: line(`${day(check_in)} – ${day(check_out)}`, unit, t.bookings[status]),
    }),
    unit: ({ id, name, property, type, active }: FoundUnit): SearchHit => ({
      id,
      title: name,
      hint: line(property, t.units[type], !active && t.inactive),
    }),
    service: ({ id, name, property, price, active }: FoundService): SearchHit => ({
      id,
      title: name,
      hint: line(property, euros(price), !active && t.inactive),
    }),
    promocode: ({ id, code, description, percent, amount, active }: FoundPromocode): SearchHit => ({
      id,
      title: code,
      hint: line(description, amount ? euros(amount) : `${percent} %`, !active && t.inactive),
    }),
    /** A draft has no number yet; it is known by its booking. */
    invoice: ({ id, number, reference, guest, status, kind, total_price }: FoundInvoice): SearchHit => ({
      id,
      title: number ?? reference,
      hint: line(
        guest,
        number !== null && reference,
        t.invoices[kind === 'cancellation' ? kind : status],
        euros(total_price),
      ),
    }),
  }
}
