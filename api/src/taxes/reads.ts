import {
  rateInEuros,
  type TouristTax,
  type TouristTaxesQuery,
} from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import type { TaxRate } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-rules'
import { sql } from 'kysely'
import { byName, includes } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

type Row = Omit<TouristTax, 'rates'> & { rates: TaxRate[] }

const columns = sql`t.id, t.version, t.municipality, t.name, t.rates, t.exempt, t.portals, t.vat, t.source,
  COALESCE((SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'category', a.category) ORDER BY ${byName('p.name')}, p.id)
    FROM property_taxes a JOIN properties p ON p.id = a.property_id WHERE a.tax_id = t.id AND p.deleted_at IS NULL), '[]'::json) AS properties`
const ofOwner = (owner: OwnerId) => sql`FROM tourist_taxes t WHERE t.owner_id = ${owner} AND t.deleted_at IS NULL`

const inEuros = (row: Row): TouristTax => ({ ...row, rates: row.rates.map(rateInEuros) })

async function* allInEuros(rows: AsyncIterable<Row>) {
  for await (const row of rows) yield inEuros(row)
}

export async function listTaxes(db: Db, owner: OwnerId, query: TouristTaxesQuery) {
  const from = sql`${ofOwner(owner)} AND ${includes(query.search, 't.municipality', 't.name')}`
  const { rows, total } = await readList<Row>(
    db,
    { columns, from, order: sql`${byName('t.municipality')}, t.id` },
    query,
  )
  return { total, rows: Array.isArray(rows) ? rows.map(inEuros) : allInEuros(rows) }
}

export async function findTax(db: Sql, owner: OwnerId, id: number): Promise<TouristTax | undefined> {
  const { rows } = await sql<Row>`SELECT ${columns} ${ofOwner(owner)} AND t.id = ${id}`.execute(db)
  return rows.map(inEuros)[0]
}

/** Counts those of these properties that the owner has. */
export async function countProperties(db: Sql, owner: OwnerId, properties: readonly number[]) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM properties
    WHERE owner_id = ${owner} AND id = ANY(${properties}::bigint[]) AND deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}
