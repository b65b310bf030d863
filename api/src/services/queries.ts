import type { ListQuery } from '@keyhaven/shared-contracts/contract/paging'
import type { NewService, Service, ServiceChange } from '@keyhaven/shared-contracts/contract/services'
import { sql } from 'kysely'
import { byName, holds } from '../db/columns.ts'
import { readList } from '../db/list.ts'
import type { Db, Sql, Tx } from '../db/pool.ts'
import type { OwnerId } from '../owner-id.ts'

const columns = sql`s.id, s.version, s.name, s.type, s.price_cents / 100.0 AS price, s.property_id AS property,
  json_build_object('id', p.id, 'name', p.name) AS property_info, s.active`
const ofOwner = (owner: OwnerId) => sql`FROM services s JOIN properties p ON p.id = s.property_id
  WHERE s.owner_id = ${owner} AND s.deleted_at IS NULL`

export const listServices = (db: Db, owner: OwnerId, query: ListQuery & { search?: string | undefined }) =>
  readList<Service>(
    db,
    {
      columns,
      from: sql`${ofOwner(owner)} AND ${holds(query.search, 's.name', 'p.name')}`,
      order: sql`s.active DESC, ${byName('s.name')}, s.id`,
    },
    query,
  )

export async function findService(db: Sql, owner: OwnerId, id: number) {
  const { rows } = await sql<Service>`SELECT ${columns} ${ofOwner(owner)} AND s.id = ${id}`.execute(db)
  return rows[0]
}

/** Answers nothing where the property is not one of the owner's. */
export async function insertService(db: Sql, owner: OwnerId, service: NewService) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO services (owner_id, property_id, name, type, price_cents, active)
    SELECT owner_id, id, ${service.name}, ${service.type}, ${service.price}::int, ${service.active}::boolean
    FROM properties WHERE owner_id = ${owner} AND id = ${service.property} AND deleted_at IS NULL
    RETURNING id`.execute(db)
  return rows[0]?.id
}

export async function lockService(tx: Tx, owner: OwnerId, id: number) {
  const { rows } = await sql<{ version: number; property_id: number }>`
    SELECT version, property_id FROM services
    WHERE owner_id = ${owner} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(tx)
  return rows[0]
}

/** Answers nothing where a newly chosen property is not one of the owner's. */
export async function updateService(tx: Tx, owner: OwnerId, id: number, service: ServiceChange) {
  const { rows } = await sql<{ id: number }>`
    UPDATE services s SET property_id = p.id, name = ${service.name}, type = ${service.type}, price_cents = ${service.price},
      active = COALESCE(${service.active ?? null}, s.active), version = s.version + 1
    FROM properties p
    WHERE s.owner_id = ${owner} AND s.id = ${id} AND p.owner_id = ${owner} AND p.id = ${service.property}
      AND (p.deleted_at IS NULL OR p.id = s.property_id)
    RETURNING s.id`.execute(tx)
  return rows[0]?.id
}

export async function isServiceBooked(tx: Tx, id: number) {
  const { rows } = await sql<{ booked: boolean }>`
    SELECT EXISTS (SELECT FROM booking_services WHERE service_id = ${id}) AS booked`.execute(tx)
  return rows[0]?.booked === true
}

export const archiveService = (tx: Tx, owner: OwnerId, id: number, now: Date) =>
  sql`UPDATE services SET deleted_at = ${now}, version = version + 1 WHERE owner_id = ${owner} AND id = ${id}`.execute(
    tx,
  )

export const deleteService = (tx: Tx, owner: OwnerId, id: number) =>
  sql`DELETE FROM services WHERE owner_id = ${owner} AND id = ${id}`.execute(tx)
