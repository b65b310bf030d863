import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { Price } from '@keyhaven/shared-contracts/domain/money/pricing'
import { taxGuestsOf } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-ages'
import { taxOfStay } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-of-stay'
import type { StayTaxation, TaxGuests } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { touristTaxOf } from '@keyhaven/shared-contracts/domain/tourist-tax/taxed-price'
import { inGuestsWords } from '../db/fragments/tourist-taxes.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { findTaxOfWish, type TaxedWish } from './booked-tax-reads.ts'
import { insertBookedTax } from './booked-tax-writes.ts'

/** A tax as a booking meets it, with the guests that were declared for it, and the cents; null where they are still to be worked out. */
type BookedTaxation = StayTaxation & { declared: readonly TaxGuests[]; declaredCents: number | null }

/**
 * The tax that a stay owes: a booking in the same property keeps its own, or that it has none; every other stay has that of its property.
 * A correction counts until days or party are others.
 */
export async function findTaxation(db: Sql, owner: OwnerId, wish: TaxedWish): Promise<BookedTaxation | null> {
  const row = await findTaxOfWish(db, owner, wish)
  if (!row) return null
  const party = taxGuestsOf(wish)
  return {
    tax: inGuestsWords(row.tax, isGuestLocale(row.locale) ? row.locale : undefined),
    category: row.category,
    guests: row.guests ?? party,
    declared: row.declared ?? party,
    declaredCents: row.declared_cents,
    isPortals: row.is_portals ?? (wish.channel !== undefined && row.tax.portals.includes(wish.channel)),
  }
}

/** Keeps the tax of a booking as it was priced, night by night, and what it would be for those who were declared. */
export async function keepBookedTax(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  { declared, declaredCents, ...taxation }: BookedTaxation,
  { lines, lodging, tax }: Pick<Price, 'lines' | 'lodging' | 'tax'>,
) {
  if (!tax) return
  const cents = touristTaxOf(lines)
  const isAsDeclared = JSON.stringify(declared) === JSON.stringify(taxation.guests)
  const workOut = () => (isAsDeclared ? cents : taxOfStay({ ...taxation, guests: declared }, lodging).totalCents)
  await insertBookedTax(tx, owner, booking, {
    ...{ taxation, cents, declared, nights: tax.nights },
    declaredCents: declaredCents ?? workOut(),
  })
}
