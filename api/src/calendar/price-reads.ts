import type { UnitsWindowQuery } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import type { Season, WeekdayCents } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { StayRule } from '@keyhaven/shared-contracts/domain/stay-rules/rule'
import { sql } from 'kysely'
import { seasonsIn } from '../db/fragments/prices.ts'
import { rulesOfUnit } from '../db/fragments/stay-rules.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** A unit with all that makes the prices and rules of its nights. */
export type PricedUnit = {
  id: number
  price_cents: number
  weekday_cents: WeekdayCents
  seasons: Season[]
  rules: StayRule[]
}

export async function readPricedUnits(db: Sql, owner: OwnerId, { units, from, to }: UnitsWindowQuery) {
  const { rows } = await sql<PricedUnit>`
    SELECT u.id, u.price_cents, u.weekday_cents, ${seasonsIn(sql`u.id`, sql`${from}::date`, sql`${to}::date`)} AS seasons, ${rulesOfUnit} AS rules
    FROM units u WHERE u.owner_id = ${owner} AND u.id = ANY(${units}::bigint[]) AND u.deleted_at IS NULL
    ORDER BY u.id`.execute(db)
  return rows
}

/** Language of the owner's screens. */
export async function readOwnerLocale(db: Sql, owner: OwnerId) {
  const { rows } = await sql<{ locale: string | null }>`SELECT locale FROM owners WHERE id = ${owner}`.execute(db)
  return rows[0]?.locale
}
