import type { PropertyChange, PropertyFields } from '@keyhaven/shared-contracts/contract/properties'
import type { Db } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { notFound, stale } from '../problem.ts'
import {
  archiveProperty,
  deleteProperty,
  findProperty,
  insertProperty,
  listProperties,
  lockProperty,
  updateProperty,
  zonesOf,
} from './queries.ts'

export { findProperty, listProperties, zonesOf }

export const createProperty = (db: Db, owner: OwnerId, input: PropertyFields) =>
  transact(db, async (tx) => {
    const id = await insertProperty(tx, owner, input)
    const property = id && (await findProperty(tx, owner, id))
    if (!property) throw notFound('Property')
    return property
  })

export const changeProperty = (db: Db, owner: OwnerId, id: number, input: PropertyChange) =>
  transact(db, async (tx) => {
    const changed = await updateProperty(tx, owner, id, input)
    const property = await findProperty(tx, owner, id)
    if (!property) throw notFound('Property')
    if (!changed) throw stale(property)
    return property
  })

/** A property with history is archived together with its units and services; old bookings keep them all. */
export const removeProperty = (db: Db, owner: OwnerId, id: number, now: Date) =>
  transact(db, async (tx) => {
    const property = await lockProperty(tx, owner, id)
    if (!property) throw notFound('Property')
    await (property.used ? archiveProperty(tx, owner, id, now) : deleteProperty(tx, owner, id))
  })
