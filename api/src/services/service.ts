import type { NewService, ServiceChange } from '@keyhaven/shared-contracts/contract/inventory/services'
import type { Usage } from '@keyhaven/shared-contracts/contract/accounts/usage'
import type { AppContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import type { OwnerId } from '../owner-id.ts'
import { conflict, notFound, notFoundField, stale } from '../http/problem.ts'
import { holdProperty, todaysOf } from '../properties/service.ts'
import { findService, readServiceUsage } from './reads.ts'
import { archiveService, deleteService, insertService, isBooked, lockService, updateService } from './writes.ts'

export async function usageOfService(context: AppContext, owner: OwnerId, id: number): Promise<Usage> {
  const now = context.clock()
  const usage = await readServiceUsage(context.db, owner, id, await todaysOf(context, owner, now), now)
  if (!usage) throw notFound('service')
  return usage
}

export const createService = ({ db }: AppContext, owner: OwnerId, input: NewService) =>
  transact(db, async (tx) => {
    const id = await insertService(tx, owner, input)
    const service = id && (await findService(tx, owner, id))
    if (!service) throw notFoundField('property', 'property')
    return service
  })

const staysPut = 'inventory.serviceBookedStaysProperty'

export const changeService = ({ db }: AppContext, owner: OwnerId, id: number, input: ServiceChange) =>
  transact(db, async (tx) => {
    const before = await lockService(tx, owner, id)
    if (!before) throw notFound('service')
    if (input.version !== undefined && input.version !== before.version) throw stale(await findService(tx, owner, id))
    const moves = input.property !== before.property_id
    if (moves && !(await holdProperty(tx, owner, input.property))) throw notFoundField('property', 'property')
    if (moves && (await isBooked(tx, id)))
      throw conflict('service_booked', staysPut, { fields: { property: [staysPut] } })
    await updateService(tx, owner, id, input)
    const service = await findService(tx, owner, id)
    if (!service) throw notFound('service')
    return service
  })

/** A service that was booked stays on its bookings: archived, gone from lists and pickers. */
export const removeService = ({ db, clock }: AppContext, owner: OwnerId, id: number) =>
  transact(db, async (tx) => {
    if (!(await lockService(tx, owner, id))) throw notFound('service')
    await ((await isBooked(tx, id)) ? archiveService(tx, owner, id, clock()) : deleteService(tx, owner, id))
  })
