import { z } from 'zod'

/** Of a booking. Guests' pages need these words and not all that owners do with what they describe. */
export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const
export const bookingStatus = z.enum(bookingStatuses, 'Status is required.')

/** Charged for every night, or once a stay. */
export const serviceTypes = ['per_day', 'one_time'] as const

export const unitTypes = ['apartment', 'villa', 'house', 'studio', 'suite', 'cabin', 'condo', 'townhouse'] as const
export const unitStatuses = ['available', 'booked', 'unavailable', 'maintenance'] as const
