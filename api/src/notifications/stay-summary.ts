import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { stayMessages } from './messages/catalogs.ts'
import type { ShownRequest } from './shown-request.ts'

type Stay = Pick<ShownRequest, 'property' | 'unit' | 'check_in' | 'check_out' | 'guests_count' | 'total_price'> & {
  reference: string | null
}

/** Where, when, for how many and for how much: the lines by which both sides know a stay. */
export function summary(stay: Stay, locale: GuestLocale) {
  const t = stayMessages[locale]
  return [
    `${stay.property.name}, ${stay.unit.name}`,
    `${stay.property.city}, ${stay.property.country}`,
    t.dates(stay.check_in, stay.check_out, stay.guests_count),
    t.total(stay.total_price),
    ...(stay.reference === null ? [] : [t.reference(stay.reference)]),
  ].join('\n')
}
