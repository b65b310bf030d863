import { reasons } from '../reasons/reasons.ts'
import { z } from 'zod'

/** Of a booking. A file of their own, because guests' pages need these words without the owners' schemas. */
export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const
export const bookingStatus = z.enum(bookingStatuses, reasons.required('status'))
/** Kinds of bookings by guests: with the owner's answer or without; `instant_ended` was offered without, and confirmed too late for it. */
export const bookedAs = z.enum(['request', 'instant', 'instant_ended'])
export type BookedAs = z.infer<typeof bookedAs>

/** Kinds of price lines: charges, and a discount. */
export const lineKinds = ['nights', 'extra_persons', 'service', 'discount'] as const
export type LineKind = (typeof lineKinds)[number]

/** Charged for every night, or once a stay. */
export const serviceTypes = ['per_day', 'one_time'] as const
export type ServiceType = (typeof serviceTypes)[number]
/** Charging of a service: for the unit as a whole, each person or each pet. */
export const serviceCharges = ['unit', 'person', 'pet'] as const
export type ServiceCharge = (typeof serviceCharges)[number]
/** Kinds of money in a service: the host's own, or collected for somebody else or paid back later. */
export const serviceKinds = ['service', 'passed_on'] as const
export type ServiceKind = (typeof serviceKinds)[number]
/** Of what is passed on: a tax or a municipality's fee, or a deposit that the guest gets back. */
export const passedOnKinds = ['tax', 'deposit'] as const
export type PassedOnKind = (typeof passedOnKinds)[number]
/**
 * VAT that a service bears: what is usual for its kind (the rate of extras, none where it is passed on), none, the rate of
 * lodging or of extras on the day of departure, or a percent of its own.
 */
export const serviceVats = ['usual', 'none', 'lodging', 'extras', 'own'] as const
export type ServiceVat = (typeof serviceVats)[number]

export const unitTypes = ['apartment', 'villa', 'house', 'studio', 'suite', 'cabin', 'condo', 'townhouse'] as const
export const unitStatuses = ['available', 'booked', 'unavailable', 'maintenance'] as const
