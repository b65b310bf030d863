import type { Day } from '../days/day.ts'

/** So many hours before check-in instant booking ends where its owner says nothing else. */
export const usualInstantHours = 24
export const maxInstantHours = 720

/** Of a unit: the first day of arrival that can be booked now without waiting; null where its owner answers every guest. */
export type InstantUnit = {
  instant_from?: Day | null | undefined
  /** Number of pets that are welcome; null if its owner has not said, and is to be asked. */
  pets_max?: number | null | undefined
}

/** True where a guest who books now a stay from `check_in` on does not wait for the owner's answer: to pets nobody has said yes in advance. */
export const isInstant = (
  { instant_from, pets_max }: InstantUnit,
  check_in: Day,
  pets: number | null | undefined,
): boolean => instant_from != null && check_in >= instant_from && (!pets || pets_max != null)
