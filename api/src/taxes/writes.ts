import { type NewTouristTax, rateInCents } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

/** The rates as they are kept: in cents, the oldest first. */
const keptRates = ({ rates }: NewTouristTax) =>
  JSON.stringify(rates.map(rateInCents).toSorted((a, b) => (a.from < b.from ? -1 : 1)))

export async function insertTax(tx: Tx, owner: OwnerId, tax: NewTouristTax) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO tourist_taxes (owner_id, municipality, name, rates, exempt, portals, vat, source)
    VALUES (${owner}, ${tax.municipality}, ${tax.name}, ${keptRates(tax)}::jsonb, ${tax.exempt}::text[],
      ${tax.portals}::text[], ${tax.vat}, ${tax.source}) RETURNING id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('A tourist tax was not written.')
  return id
}

export async function lockTax(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM tourist_taxes WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(
    tx,
  )
  return rows[0]
}

export const updateTax = (tx: Tx, owner: OwnerId, id: number, tax: NewTouristTax) =>
  sql`
    UPDATE tourist_taxes SET municipality = ${tax.municipality}, name = ${tax.name}, rates = ${keptRates(tax)}::jsonb,
      exempt = ${tax.exempt}::text[], portals = ${tax.portals}::text[], vat = ${tax.vat}, source = ${tax.source}, version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)

/** Gives the tax to these properties and to no others. */
export async function attachTax(tx: Tx, owner: OwnerId, id: number, properties: NewTouristTax['properties']) {
  await sql`DELETE FROM property_taxes WHERE owner_id = ${owner} AND tax_id = ${id}`.execute(tx)
  for (const { property, category } of properties)
    await sql`
      INSERT INTO property_taxes (property_id, owner_id, tax_id, category)
      VALUES (${property}, ${owner}, ${id}, ${category || null})`.execute(tx)
}

export async function isTaxOwed(tx: Tx, id: number) {
  const { rows } = await sql<{ owed: boolean }>`
    SELECT EXISTS (SELECT FROM booking_taxes WHERE tax_id = ${id}) AS owed`.execute(tx)
  return rows[0]?.owed === true
}

export const archiveTax = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE tourist_taxes SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const deleteTax = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM tourist_taxes WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
