import type { KeptPrice, Price } from '@keyhaven/shared-contracts/domain/money/pricing'
import { taxOfStay } from '@keyhaven/shared-contracts/domain/money/tourist-tax/tax-of-stay'
import { taxGuestsOf } from '@keyhaven/shared-contracts/domain/money/tourist-tax/tax-ages'
import type { StayTaxation, TaxGuests, TouristTax } from '@keyhaven/shared-contracts/domain/money/tourist-tax/tax-rules'
import { touristTaxOf } from '@keyhaven/shared-contracts/domain/money/tourist-tax/taxed-price'
import { isGuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { sql } from 'kysely'
import { inGuestsWords, pricedTax } from '../db/fragments/tourist-taxes.ts'
import type { Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

type TaxedWish = StayDays &
  Guests & {
    unit: number
    client?: number | undefined
    locale?: string | null | undefined
    /** The booking that is changed; it keeps the tax that it was booked with. */
    booking?: number | undefined
    /** The portal that brought the guests of a new booking. */
    channel?: ChannelKind | undefined
  }

/** A tax as a booking meets it, and the guests that were declared for it. */
export type BookedTaxation = StayTaxation & { declared: readonly TaxGuests[] }

type Row = {
  tax: TouristTax
  category: string | null
  is_portals: boolean | null
  /** Of a booking whose days and party stay as they are; else null. */
  guests: TaxGuests[] | null
  declared: TaxGuests[] | null
  locale: string | null
}

/**
 * The tax that a stay owes: a booking in the same property keeps its own, or that it has none; every other stay has that of its property.
 * Who stayed by a correction counts until days or party are others.
 */
export async function findTaxation(db: Sql, owner: OwnerId, wish: TaxedWish): Promise<BookedTaxation | null> {
  const { unit, client = 0, booking = 0, check_in, check_out, guests_count, children, infants } = wish
  const isSame = sql`(b.check_in, b.check_out, b.guests_count, COALESCE(b.children, '{}'), b.infants)
    = (${check_in}::date, ${check_out}::date, ${guests_count}::int, ${children ?? []}::int[], ${infants ?? 0}::int)`
  const { rows } = await sql<Row>`
    WITH home AS (SELECT property_id FROM units WHERE owner_id = ${owner} AND id = ${unit}),
      kept AS (SELECT b.* FROM bookings b JOIN home h ON h.property_id = b.property_id WHERE b.owner_id = ${owner} AND b.id = ${booking}),
      owed AS (
        SELECT k.tax_id, k.category, k.is_portals, CASE WHEN ${isSame} THEN k.guests END AS guests,
          CASE WHEN ${isSame} THEN k.declared END AS declared
        FROM kept b JOIN booking_taxes k ON k.booking_id = b.id
        UNION ALL
        SELECT a.tax_id, a.category, NULL, NULL, NULL FROM property_taxes a JOIN home h ON h.property_id = a.property_id
        WHERE NOT EXISTS (SELECT FROM kept)
      )
    SELECT ${pricedTax} AS tax, o.category, o.is_portals, o.guests, o.declared,
      COALESCE(${wish.locale ?? null}::text, (SELECT locale FROM clients WHERE owner_id = ${owner} AND id = ${client})) AS locale
    FROM owed o JOIN tourist_taxes t ON t.owner_id = ${owner} AND t.id = o.tax_id`.execute(db)
  const [row] = rows
  if (!row) return null
  const party = taxGuestsOf(wish)
  return {
    tax: inGuestsWords(row.tax, isGuestLocale(row.locale) ? row.locale : undefined),
    category: row.category,
    guests: row.guests ?? party,
    declared: row.declared ?? party,
    isPortals: row.is_portals ?? (wish.channel !== undefined && row.tax.portals.includes(wish.channel)),
  }
}

/** Keeps what a booking owes as it was priced, night by night. */
export async function insertBookedTax(
  tx: Tx,
  owner: OwnerId,
  booking: number,
  { declared, ...taxation }: BookedTaxation,
  { lines, lodging, tax }: Pick<Price, 'lines' | 'lodging' | 'tax'>,
) {
  if (!tax) return
  const cents = touristTaxOf(lines)
  const isAsDeclared = JSON.stringify(declared) === JSON.stringify(taxation.guests)
  const declaredCents = isAsDeclared ? cents : taxOfStay({ ...taxation, guests: declared }, lodging).totalCents
  const nights = JSON.stringify(tax.nights)
  await sql`
    WITH owed AS (
      INSERT INTO booking_taxes (booking_id, owner_id, tax_id, municipality, category, is_portals, declared, declared_cents, guests, cents)
      VALUES (${booking}, ${owner}, ${tax.id}, ${taxation.tax.municipality}, ${taxation.category}, ${taxation.isPortals},
        ${JSON.stringify(declared)}::jsonb, ${declaredCents}, ${JSON.stringify(taxation.guests)}::jsonb, ${cents})
      RETURNING booking_id, owner_id
    )
    INSERT INTO booking_tax_nights (booking_id, owner_id, night, persons, exempt, cents)
    SELECT booking_id, owner_id, night, persons, exempt, cents FROM owed,
      json_to_recordset(${nights}::json) AS one (night date, persons int, exempt jsonb, cents bigint)`.execute(tx)
}

/** A price without its tourist tax, to which another one can be added. */
export const withoutTouristTax = ({ lines, subtotalCents, discountCents }: KeptPrice): KeptPrice => ({
  lines: lines.filter(({ touristTax }) => !touristTax),
  subtotalCents: subtotalCents - touristTaxOf(lines),
  discountCents,
})
