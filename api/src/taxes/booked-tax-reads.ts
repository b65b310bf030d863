import type { TaxGuests, TouristTax } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import type { Guests } from '@keyhaven/shared-contracts/domain/stay/party'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { type RawBuilder, sql } from 'kysely'
import { pricedTax } from '../db/fragments/tourist-taxes.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

export type TaxedWish = StayDays &
  Guests & {
    unit: number
    client?: number | undefined
    locale?: string | null | undefined
    /** The booking that is changed; it keeps the tax that it was booked with. */
    booking?: number | undefined
    /** The portal that brought the guests of a new booking. */
    channel?: ChannelKind | undefined
  }

type Row = {
  tax: TouristTax
  category: string | null
  is_portals: boolean | null
  /** Of a booking whose days and party stay as they are; else null. */
  guests: TaxGuests[] | null
  declared: TaxGuests[] | null
  declared_cents: number | null
  locale: string | null
}

/** The tax of a stay: of a booking that stays in its property its own, or none; else that of the property. */
export async function findTaxOfWish(db: Sql, owner: OwnerId, wish: TaxedWish): Promise<Row | undefined> {
  const { unit, client = 0, booking = 0, check_in, check_out, guests_count, children, infants } = wish
  const inOrder = (ages: RawBuilder<unknown>) => sql`ARRAY(SELECT age FROM unnest(${ages}) age ORDER BY age)`
  const isSame = sql`(b.check_in, b.check_out, b.guests_count, ${inOrder(sql`b.children`)}, b.infants)
    = (${check_in}::date, ${check_out}::date, ${guests_count}::int, ${inOrder(sql`${children ?? []}::int[]`)}, ${infants ?? 0}::int)`
  const { rows } = await sql<Row>`
    WITH home AS (SELECT property_id FROM units WHERE owner_id = ${owner} AND id = ${unit}),
      kept AS (SELECT b.* FROM bookings b JOIN home h ON h.property_id = b.property_id WHERE b.owner_id = ${owner} AND b.id = ${booking}),
      owed AS (
        SELECT k.tax_id, k.category, k.is_portals, CASE WHEN ${isSame} THEN k.guests END AS guests,
          CASE WHEN ${isSame} THEN k.declared END AS declared, CASE WHEN ${isSame} THEN k.declared_cents END AS declared_cents
        FROM kept b JOIN booking_taxes k ON k.booking_id = b.id
        UNION ALL
        SELECT a.tax_id, a.category, NULL, NULL, NULL, NULL FROM property_taxes a JOIN home h ON h.property_id = a.property_id
        WHERE NOT EXISTS (SELECT FROM kept)
      )
    SELECT ${pricedTax} AS tax, o.category, o.is_portals, o.guests, o.declared, o.declared_cents,
      COALESCE(${wish.locale ?? null}::text, (SELECT locale FROM clients WHERE owner_id = ${owner} AND id = ${client})) AS locale
    FROM owed o JOIN tourist_taxes t ON t.owner_id = ${owner} AND t.id = o.tax_id`.execute(db)
  return rows[0]
}
