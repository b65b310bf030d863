import { useEffect, useState } from 'react'
import type { Availability, Offered } from './use-availability.ts'
import type { Stay } from './stay.ts'

type Chosen = { stay: Stay | null; property: unknown; unit: unknown }
type Step = 'property' | 'unit'
type Clear = (steps: readonly Step[]) => void

const keyOf = (stay: Stay | null) => (stay ? `${stay.check_in} ${stay.check_out}` : '')

const noLonger = (offered: readonly Offered[], { property, unit }: Chosen): Step[] => {
  if (property && !offered.some((one) => one.property === property)) return ['property', 'unit']
  return unit && !offered.some(({ id }) => id === unit) ? ['unit'] : []
}

/**
 * Clears what other dates no longer allow, and nothing else. What is taken by somebody else while the form is open
 * stays chosen, and the answer is true: then the form says so, instead of emptying itself.
 */
export const useChosenUnit = (chosen: Chosen, { offered }: Availability, clear: Clear) => {
  const { stay, unit } = chosen
  const key = keyOf(stay)
  // The dates that a form opens with were chosen together with its unit.
  const [checked, setChecked] = useState({ key: unit ? key : '', unit: undefined as unknown, steps: [] as Step[] })
  if (offered && key !== checked.key) setChecked({ key, unit, steps: noLonger(offered, chosen) })
  useEffect(() => {
    if (checked.steps.length > 0) clear(checked.steps)
  }, [checked, clear])

  const isBeingCleared = checked.steps.length > 0 && checked.unit === unit
  const isOffered = offered?.some(({ id }) => id === unit)
  return Boolean(unit) && key !== '' && key === checked.key && isOffered === false && !isBeingCleared
}
