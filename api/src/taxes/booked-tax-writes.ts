import type { TaxNight } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-of-stay'
import type { StayTaxation, TaxGuests } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

type Owed = {
  taxation: StayTaxation
  cents: number
  declared: readonly TaxGuests[]
  declaredCents: number
  nights: readonly TaxNight[]
}

export const insertBookedTax = (tx: Tx, owner: OwnerId, booking: number, { taxation, nights, ...owed }: Owed) =>
  sql`
    WITH owed AS (
      INSERT INTO booking_taxes (booking_id, owner_id, tax_id, municipality, category, is_portals, declared, declared_cents, guests, cents)
      VALUES (${booking}, ${owner}, ${taxation.tax.id}, ${taxation.tax.municipality}, ${taxation.category}, ${taxation.isPortals},
        ${JSON.stringify(owed.declared)}::jsonb, ${owed.declaredCents}, ${JSON.stringify(taxation.guests)}::jsonb, ${owed.cents})
      RETURNING booking_id, owner_id
    )
    INSERT INTO booking_tax_nights (booking_id, owner_id, night, persons, exempt, cents)
    SELECT booking_id, owner_id, night, persons, exempt, cents FROM owed,
      json_to_recordset(${JSON.stringify(nights)}::json) AS one (night date, persons int, exempt jsonb, cents bigint)`.execute(
    tx,
  )
