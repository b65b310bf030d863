import type { Service } from '@keyhaven/shared-contracts/contract/services'

/** As the list says it. */
export const typeLabels: Record<Service['type'], string> = { per_day: 'Per day', one_time: 'One-time' }

/** As the form offers it. */
export const typeOptions = [
  { value: 'per_day', label: 'Per Day' },
  { value: 'one_time', label: 'One Time' },
]
