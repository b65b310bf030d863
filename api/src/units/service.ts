import type { ListQuery } from '@keyhaven/shared-contracts/contract/paging'
import type { NewUnit, UnitChange } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import type { Tx } from '../db/pool.ts'
import { transact } from '../db/transact.ts'
import { once, unlessAnswered } from '../http/idempotency.ts'
import { contentOf, drawImages, type NewImage, type SentImage } from '../images/form-images.ts'
import { hasRoom, showImages } from '../images/service.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { conflict, notFound, notFoundField, stale } from '../http/problem.ts'
import { hasProperty, holdProperty, todaysOf } from '../properties/service.ts'
import { findUnit, listUnits, readUnitUsage } from './reads.ts'
import { archiveUnit, deleteUnit, insertUnit, lockUnit, updateUnit } from './writes.ts'

export async function usageOfUnit(context: AppContext, owner: OwnerId, id: number): Promise<Usage> {
  const now = context.clock()
  const usage = await readUnitUsage(context.db, owner, id, await todaysOf(context, owner, now), now)
  if (!usage) throw notFound('unit')
  return usage
}

export async function readUnit({ db }: AppContext, owner: OwnerId, id: number) {
  const unit = await findUnit(db, owner, id)
  if (!unit) throw notFound('unit')
  return unit
}

export async function listUnitsOfProperty(context: AppContext, owner: OwnerId, property: number, query: ListQuery) {
  if (!(await hasProperty(context, owner, property))) throw notFound('property')
  return listUnits(context.db, owner, { ...query, property })
}

/** A unit with the pictures of its form: all of it, or nothing. */
export async function createUnit(context: AppContext, owner: OwnerId, input: NewUnit, sent: SentImage[], key?: string) {
  const attempt = { scope: `units of ${owner}`, key, body: await contentOf(input, sent), now: context.clock() }
  const noProperty = () => notFoundField('property_id', 'property')
  const insert = async (tx: Tx, images: NewImage[]) => {
    const id = await insertUnit(tx, owner, input)
    if (id && images.length > 0) await showImages(tx, owner, { word: 'unit', id }, images)
    const unit = id && (await findUnit(tx, owner, id))
    if (!unit) throw noProperty()
    return unit
  }
  return unlessAnswered(context.db, attempt, async () => {
    if (sent.length > 0 && !(await hasProperty(context, owner, input.property_id))) throw noProperty()
    const images = await drawImages(context, owner, sent)
    return transact(context.db, (tx) => once(tx, attempt, () => insert(tx, images)))
  })
}

const staysPut = 'inventory.unitBookedStaysProperty'

export async function changeUnit(
  context: AppContext,
  owner: OwnerId,
  id: number,
  input: UnitChange,
  sent: SentImage[],
) {
  const subject = { word: 'unit', id } as const
  if (sent.length > 0 && !(await hasRoom(context, owner, subject, sent.length))) throw notFound('unit')
  const images = await drawImages(context, owner, sent)
  return transact(context.db, async (tx) => {
    const before = await lockUnit(tx, owner, id)
    if (!before) throw notFound('unit')
    if (input.version !== undefined && input.version !== before.version) throw stale(await findUnit(tx, owner, id))
    const moves = input.property_id !== undefined && input.property_id !== before.property_id
    if (moves && !(await holdProperty(tx, owner, input.property_id ?? 0)))
      throw notFoundField('property_id', 'property')
    if (moves && before.booked) throw conflict('unit_booked', staysPut, { fields: { property_id: [staysPut] } })
    await updateUnit(tx, owner, id, input)
    if (images.length > 0) await showImages(tx, owner, subject, images)
    const unit = await findUnit(tx, owner, id)
    if (!unit) throw notFound('unit')
    return unit
  })
}

/** A unit with bookings, or stays of portals, stays on them: archived, gone from lists and pickers. */
export const removeUnit = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    const unit = await lockUnit(tx, owner, id)
    if (!unit) throw notFound('unit')
    await (unit.used ? archiveUnit(tx, owner, id, clock()) : deleteUnit(tx, owner, id))
  })
