import { unitStatuses, unitTypes } from '@keyhaven/shared-contracts/domain/stay/kinds'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import type { Messages } from '../messages/units/en.ts'

export const statusTone = { available: 'good', booked: 'waiting', unavailable: 'bad', maintenance: 'bad' } as const
export const statusOptions = (t: Messages) => unitStatuses.map((value) => ({ value, label: t.statuses[value] }))
export const typeOptions = (t: Messages) => unitTypes.map((value) => ({ value, label: t.types[value] }))

/** `2 guests`, or `2 guests, up to 4` where more than those of the base price fit in. */
export const capacityText = (t: Messages, { capacity, max_capacity }: Pick<Unit, 'capacity' | 'max_capacity'>) =>
  capacity === max_capacity ? t.guests(capacity) : t.guestsUpTo(capacity, max_capacity)
