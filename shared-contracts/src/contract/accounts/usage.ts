import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../../domain/money/number.ts'

/** Counts of the records that depend on one about to be deleted. */
export const usage = z
  .object({
    units: z.int(),
    services: z.int(),
    /** With the stays that portals have brought, where it is a property or a unit. */
    bookings: z.int(),
    /** Of `bookings`: not cancelled, and not over yet on the property's day. */
    upcoming: z.int(),
    /** True where deleting archives it, because it has history. */
    archives: z.boolean(),
  })
  .meta({ id: 'Usage' })
export type Usage = z.infer<typeof usage>

const usageOf = (word: 'properties' | 'units' | 'services' | 'promocodes', one: string, path: string) =>
  endpoint({
    domain: word,
    summary: `What deleting a ${one} affects`,
    method: 'GET',
    path: `${path}usage/`,
    access: 'owner',
    params: idParams,
    response: usage,
  })

/** Asked when somebody reaches for Delete. */
export const usageApi = {
  property: usageOf('properties', 'property', '/api/properties/:id/'),
  unit: usageOf('units', 'unit', '/api/units/:id/'),
  service: usageOf('services', 'service', '/api/service/:id/'),
  promocode: usageOf('promocodes', 'promo code', '/api/promocode/:id/'),
}
