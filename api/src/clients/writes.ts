import { storedPhone } from '@keyhaven/shared-contracts/domain/text/stored-phone'
import type { Business } from '@keyhaven/shared-contracts/domain/business/buyer-reference'
import type { BriefClient, Client, ClientChange } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { columns } from './reads.ts'

export async function insertClient(tx: Tx, owner: OwnerId, client: BriefClient) {
  const { address } = client
  const { rows } = await sql<Client>`
    INSERT INTO clients AS c (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone, locale, notes,
      company, vat_id, buyer_reference)
    VALUES (${owner}, ${client.first_name}, ${client.last_name}, ${client.email}, ${address.street}, ${address.house_number},
      ${address.postal_code}, ${address.city}, ${address.country}, ${storedPhone(address)}, ${client.locale ?? null}, ${client.notes ?? ''},
      ${client.company ?? ''}, ${client.vat_id ?? ''}, ${client.buyer_reference ?? ''})
    RETURNING ${columns}`.execute(tx)
  return rows[0]
}

/** Adds many at once, their phone numbers as they are stored: to read thousands of them takes a while. */
export async function insertClients(tx: Tx, owner: OwnerId, clients: readonly BriefClient[]) {
  const of = (field: 'first_name' | 'last_name' | 'email') => clients.map((client) => client[field])
  const at = (field: keyof BriefClient['address']) => clients.map(({ address }) => address[field])
  await sql`
    INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone, notes)
    SELECT ${owner}::bigint, * FROM unnest(${of('first_name')}::text[], ${of('last_name')}::text[], ${of('email')}::text[],
      ${at('street')}::text[], ${at('house_number')}::text[], ${at('postal_code')}::text[], ${at('city')}::text[],
      ${at('country')}::text[], ${at('phone')}::text[],
      ${clients.map(({ notes }) => notes ?? '')}::text[])`.execute(tx)
}

/** Lets one import of an owner wait for another. */
export const lockClients = (tx: Tx, owner: OwnerId) =>
  sql`SELECT id FROM owners WHERE id = ${owner} FOR NO KEY UPDATE`.execute(tx)

/** The client is locked. */
export async function updateClient(tx: Tx, owner: OwnerId, id: number, client: ClientChange) {
  const { address } = client
  const { rows } = await sql<Client>`
    UPDATE clients AS c SET first_name = ${client.first_name}, last_name = ${client.last_name}, email = ${client.email},
      active = COALESCE(${client.active ?? null}, active), street = ${address.street}, house_number = ${address.house_number},
      postal_code = ${address.postal_code}, city = ${address.city}, country = ${address.country}, phone = ${storedPhone(address)},
      locale = ${client.locale === undefined ? sql.ref('locale') : client.locale},
      notes = COALESCE(${client.notes ?? null}, notes), company = COALESCE(${client.company ?? null}, company),
      vat_id = COALESCE(${client.vat_id ?? null}, vat_id), buyer_reference = COALESCE(${client.buyer_reference ?? null}, buyer_reference), version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}
    RETURNING ${columns}`.execute(tx)
  const [changed] = rows
  if (!changed) throw new Error('A client that is locked has gone.')
  return changed
}

/** A change like any other, so that a form that was open before does not take it away. */
export const fillLocale = (tx: Tx, owner: OwnerId, id: number, locale: string) =>
  sql`
    UPDATE clients SET locale = ${locale}, version = version + 1
    WHERE owner_id = ${owner} AND id = ${id} AND locale IS NULL`.execute(tx)

/** Notes what a guest said of their company, where nothing is known of one. */
export const fillBusiness = (tx: Tx, owner: OwnerId, id: number, { company, vat_id, buyer_reference }: Business) =>
  sql`
    UPDATE clients SET company = ${company}, vat_id = ${vat_id}, buyer_reference = ${buyer_reference}, version = version + 1
    WHERE owner_id = ${owner} AND id = ${id} AND company = '' AND vat_id = '' AND buyer_reference = ''
      AND ${company + vat_id + buyer_reference} <> ''`.execute(tx)

/** Locks the client, so that no booking can point at it meanwhile, and tells whether one does. */
export async function lockClient(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql`
    SELECT id FROM clients WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(tx)
  if (rows.length === 0) return undefined
  const result = await sql<{ used: boolean }>`
    SELECT EXISTS (SELECT FROM bookings WHERE client_id = ${id}) AS used`.execute(tx)
  return result.rows[0]
}

export const archiveClient = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE clients SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const deleteClient = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM clients WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
