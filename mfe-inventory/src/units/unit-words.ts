import { unitStatuses, unitTypes } from '@keyhaven/shared-contracts/contract/kinds'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const options = <W extends string>(words: readonly W[]) => words.map((word) => ({ value: word, label: capital(word) }))

export const statusLabel = (status: Unit['status']) => capital(status)
export const statusTone = { available: 'good', booked: 'waiting', unavailable: 'bad', maintenance: 'bad' } as const
export const statusOptions = options(unitStatuses)
export const typeOptions = options(unitTypes)

/** `2`, or `2–4` where more than the guests of the base price fit in. */
export const capacityText = ({ capacity, max_capacity }: Pick<Unit, 'capacity' | 'max_capacity'>) =>
  capacity === max_capacity ? String(capacity) : `${capacity}–${max_capacity}`
