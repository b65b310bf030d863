import { rateInEuros, type TouristTax } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { TaxRate } from '@keyhaven/shared-contracts/domain/money/tourist-tax/tax-rules'
import { type RawBuilder, sql } from 'kysely'
import { byName } from '../db/fragments/columns.ts'
import type { Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

type Row = Omit<TouristTax, 'rates'> & { rates: TaxRate[] }

async function readTaxes(db: Sql, owner: OwnerId, chosen: RawBuilder<unknown>): Promise<TouristTax[]> {
  const { rows } = await sql<Row>`
    SELECT t.id, t.version, t.municipality, t.name, t.rates, t.exempt, t.portals, t.vat, t.source,
      COALESCE((SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'category', a.category) ORDER BY ${byName('p.name')}, p.id)
        FROM property_taxes a JOIN properties p ON p.id = a.property_id WHERE a.tax_id = t.id AND p.deleted_at IS NULL), '[]'::json) AS properties
    FROM tourist_taxes t WHERE t.owner_id = ${owner} AND t.deleted_at IS NULL AND ${chosen}
    ORDER BY ${byName('t.municipality')}, t.id`.execute(db)
  return rows.map((row) => ({ ...row, rates: row.rates.map(rateInEuros) }))
}

export const listTaxes = (db: Sql, owner: OwnerId) => readTaxes(db, owner, sql`true`)

export async function findTax(db: Sql, owner: OwnerId, id: number): Promise<TouristTax | undefined> {
  const [tax] = await readTaxes(db, owner, sql`t.id = ${id}`)
  return tax
}

/** Counts those of these properties that the owner has. */
export async function countProperties(db: Sql, owner: OwnerId, properties: readonly number[]) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM properties
    WHERE owner_id = ${owner} AND id = ANY(${properties}::bigint[]) AND deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}
