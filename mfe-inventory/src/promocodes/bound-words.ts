import type { Promocode } from '@keyhaven/shared-contracts/contract/inventory/promocodes'
import type { Messages } from '../messages/promocodes/en.ts'

export type Bound = Pick<
  Promocode,
  'valid_from' | 'stay_from' | 'stay_to' | 'min_nights' | 'units' | 'max_uses' | 'max_uses_per_guest'
>

/** The conditions of a code, each in few words. */
export const boundWords = ({ bound: t }: Messages, code: Bound): string[] => {
  const { valid_from, stay_from: from = null, stay_to: to = null, min_nights, units = [] } = code
  return [
    ...(valid_from ? [t.from(valid_from)] : []),
    ...(from || to ? [t.dates({ from, to })] : []),
    ...(min_nights ? [t.nights(min_nights)] : []),
    ...(units.length > 0 ? [t.units(units.length)] : []),
    ...(code.max_uses ? [t.uses(code.max_uses)] : []),
    ...(code.max_uses_per_guest ? [t.usesPerGuest(code.max_uses_per_guest)] : []),
  ]
}
