import { unitStatuses, unitTypes } from '@keyhaven/shared-contracts/domain/kinds'
import type { Unit } from '@keyhaven/shared-contracts/contract/units'
import { counted } from '@keyhaven/shared-contracts/web/facts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const options = <W extends string>(words: readonly W[]) => words.map((word) => ({ value: word, label: capital(word) }))

export const statusLabel = (status: Unit['status']) => capital(status)
export const statusTone = { available: 'good', booked: 'waiting', unavailable: 'bad', maintenance: 'bad' } as const
export const statusOptions = options(unitStatuses)
export const typeOptions = options(unitTypes)

/** `2 guests`, or `2 guests, up to 4` where more than those of the base price fit in. */
export const capacityText = ({ capacity, max_capacity }: Pick<Unit, 'capacity' | 'max_capacity'>) => {
  const guests = counted(capacity, 'guests')
  return capacity === max_capacity ? guests : `${guests}, up to ${max_capacity}`
}
