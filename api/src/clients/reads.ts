import type {
  BriefClient,
  Client,
  ClientChange,
  ClientsQuery,
  ListedClient,
} from '@keyhaven/shared-contracts/contract/clients'
import { sql } from 'kysely'
import { addressOf, byName, equals } from '../db/fragments/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'
import { storedPhone } from '../phone.ts'
import { clientMatches, nearClients } from '../db/fragments/client-search.ts'

const columns = sql`c.id, c.version, c.first_name, c.last_name, c.email, c.active, ${addressOf('c')} AS address`
const ofOwner = (owner: OwnerId) => sql`FROM clients c WHERE c.owner_id = ${owner} AND c.deleted_at IS NULL`

export async function listClients(db: Db, owner: OwnerId, query: ClientsQuery) {
  const near = await nearClients(db, owner, query.search)
  const isNear = sql<boolean>`c.id = ANY(${near}::bigint[])`
  const found = clientMatches(query.search)
  return readList<ListedClient>(
    db,
    {
      columns: near.length > 0 ? sql`${columns}, ${isNear} AS is_similar` : columns,
      from: sql`${ofOwner(owner)} AND ${equals('c.active', query.active)}
        AND ${near.length > 0 ? sql`(${found} OR ${isNear})` : found}`,
      order: sql`${near.length > 0 ? sql`${isNear}, ` : sql``}c.active DESC, ${byName('c.last_name')}, ${byName('c.first_name')}, c.id`,
    },
    query,
  )
}

export async function findClient(db: Sql, owner: OwnerId, id: number, lock?: 'lock') {
  const { rows } = await sql<Client>`
    SELECT ${columns} ${ofOwner(owner)} AND c.id = ${id} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`.execute(db)
  return rows[0]
}

export async function insertClient(db: Sql, owner: OwnerId, client: BriefClient) {
  const { address } = client
  const { rows } = await sql<Client>`
    INSERT INTO clients AS c (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    VALUES (${owner}, ${client.first_name}, ${client.last_name}, ${client.email}, ${address.street}, ${address.house_number},
      ${address.postal_code}, ${address.city}, ${address.country}, ${storedPhone(address)})
    RETURNING ${columns}`.execute(db)
  return rows[0]
}

/** Adds many at once. */
export async function insertClients(tx: Tx, owner: OwnerId, clients: readonly BriefClient[]) {
  const of = (field: 'first_name' | 'last_name' | 'email') => clients.map((client) => client[field])
  const at = (field: keyof BriefClient['address']) => clients.map(({ address }) => address[field])
  const phones = clients.map(({ address }) => storedPhone(address))
  await sql`
    INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT ${owner}::bigint, * FROM unnest(${of('first_name')}::text[], ${of('last_name')}::text[], ${of('email')}::text[],
      ${at('street')}::text[], ${at('house_number')}::text[], ${at('postal_code')}::text[], ${at('city')}::text[],
      ${at('country')}::text[], ${phones}::text[])`.execute(tx)
}

type Reached = { email: string; phone: string }

/** Clients with one of these e-mail addresses or phone numbers. */
export async function sameClients(db: Sql, owner: OwnerId, of: readonly Reached[]) {
  const emails = of.map(({ email }) => email.toLowerCase()).filter(Boolean)
  const phones = of.map(({ phone }) => phone).filter(Boolean)
  const { rows } = await sql<Reached & { first_name: string; last_name: string }>`
    SELECT c.first_name, c.last_name, c.email, c.phone ${ofOwner(owner)}
      AND (lower(c.email) = ANY(${emails}::text[]) OR c.phone = ANY(${phones}::text[]))`.execute(db)
  return rows
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
      version = version + 1
    WHERE owner_id = ${owner} AND id = ${id}
    RETURNING ${columns}`.execute(tx)
  const [changed] = rows
  if (!changed) throw new Error('A client that is locked has gone.')
  return changed
}

/** Locks the client, so that no booking can point at it meanwhile, and tells whether one does. */
export async function lockClient(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql`
    SELECT id FROM clients WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(tx)
  if (rows.length === 0) return undefined
  const found = await sql<{ used: boolean }>`
    SELECT EXISTS (SELECT FROM bookings WHERE client_id = ${id}) AS used`.execute(tx)
  return found.rows[0]
}

export const archiveClient = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE clients SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const deleteClient = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM clients WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
