import type { ListQuery } from '@keyhaven/shared-contracts/contract/paging'
import type { NewUnit, UnitChange } from '@keyhaven/shared-contracts/contract/units'
import type { Db } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { conflict, notFound, notFoundField, stale } from '../problem.ts'
import { findProperty } from '../properties/service.ts'
import { archiveUnit, deleteUnit, findUnit, insertUnit, listUnits, lockUnit, updateUnit } from './queries.ts'

export { listUnits }

export async function listUnitsOfProperty(db: Db, owner: OwnerId, property: number, query: ListQuery) {
  if (!(await findProperty(db, owner, property))) throw notFound('Property')
  return listUnits(db, owner, { ...query, property })
}

export const createUnit = (db: Db, owner: OwnerId, input: NewUnit) =>
  transact(db, async (tx) => {
    const id = await insertUnit(tx, owner, input)
    const unit = id && (await findUnit(tx, owner, id))
    if (!unit) throw notFoundField('property_id', 'Property')
    return unit
  })

const staysPut = 'A unit that was booked stays in its property.'

export const changeUnit = (db: Db, owner: OwnerId, id: number, input: UnitChange) =>
  transact(db, async (tx) => {
    const before = await lockUnit(tx, owner, id)
    if (!before) throw notFound('Unit')
    if (input.version !== undefined && input.version !== before.version) throw stale(await findUnit(tx, owner, id))
    const moves = input.property_id !== undefined && input.property_id !== before.property_id
    if (moves && !(await findProperty(tx, owner, input.property_id ?? 0)))
      throw notFoundField('property_id', 'Property')
    if (moves && before.booked) throw conflict('unit_booked', staysPut, { fields: { property_id: [staysPut] } })
    await updateUnit(tx, owner, id, input)
    const unit = await findUnit(tx, owner, id)
    if (!unit) throw notFound('Unit')
    return unit
  })

/** A unit with bookings stays on them: archived, gone from lists and pickers. */
export const removeUnit = (db: Db, owner: OwnerId, id: number, now: Date) =>
  transact(db, async (tx) => {
    const unit = await lockUnit(tx, owner, id)
    if (!unit) throw notFound('Unit')
    await (unit.booked ? archiveUnit(tx, owner, id, now) : deleteUnit(tx, owner, id))
  })
