import { z } from 'zod'

/** Of a booking. A file of their own, because guests' pages need these words without the owners' schemas. */
export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const
export const bookingStatus = z.enum(bookingStatuses, 'general.statusRequired')

/** Charged for every night, or once a stay. */
export const serviceTypes = ['per_day', 'one_time'] as const
export type ServiceType = (typeof serviceTypes)[number]
/** For whom a service is charged: the unit as a whole, each person or each pet. */
export const serviceCharges = ['unit', 'person', 'pet'] as const
export type ServiceCharge = (typeof serviceCharges)[number]

export const unitTypes = ['apartment', 'villa', 'house', 'studio', 'suite', 'cabin', 'condo', 'townhouse'] as const
export const unitStatuses = ['available', 'booked', 'unavailable', 'maintenance'] as const
