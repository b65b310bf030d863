import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { sql } from 'kysely'
import type { Sql } from '../db/pool.ts'
import { issuedOn } from '../db/fragments/issued.ts'
import type { OwnerId } from '../owner-id.ts'

/** An owner who changed none yet has no settings. */
export const readAccounting = (db: Sql, owner: OwnerId) =>
  db.selectFrom('accounting_settings').selectAll().where('owner_id', '=', owner).executeTakeFirst()

/** The rates of VAT that an owner's documents can show: those of the invoice settings, and those that services say. */
export async function readRates(db: Sql, owner: OwnerId): Promise<number[]> {
  const { rows } = await sql<{ rate: number }>`
    SELECT DISTINCT rate FROM (
      SELECT (r ->> kind)::numeric AS rate FROM invoice_settings s, jsonb_array_elements(s.vat_rates) r, unnest(ARRAY['lodging', 'extras']) kind
      WHERE s.owner_id = ${owner}
      UNION ALL SELECT vat_percent FROM services WHERE owner_id = ${owner} AND vat = 'own' AND deleted_at IS NULL
    ) said WHERE rate IS NOT NULL ORDER BY rate DESC`.execute(db)
  return rows.map(({ rate }) => rate)
}

type Days = { from: Day; to: Day }

/** The rates that documents of these days show. */
export async function readRatesOf(db: Sql, owner: OwnerId, days: Days): Promise<number[]> {
  const { rows } = await sql<{ rate: number }>`
    SELECT DISTINCT (g ->> 'rate')::numeric AS rate FROM (SELECT i.content ${issuedOn(owner, days)}) issued, jsonb_array_elements(content -> 'vat') g
    WHERE g ->> 'rate' IS NOT NULL ORDER BY rate DESC`.execute(db)
  return rows.map(({ rate }) => rate)
}

/** The place of each client among the debtors. */
export async function readDebtors(db: Sql, owner: OwnerId): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom('debtors').select(['client_id', 'place']).where('owner_id', '=', owner).execute()
  return new Map(rows.map(({ client_id, place }) => [client_id, place]))
}
