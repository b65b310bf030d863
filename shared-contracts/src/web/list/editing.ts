import { useState } from 'react'
import { useAddressParams } from '../navigation/address-params.ts'

/**
 * Subject of a list's form: one of its records, a new one, or nothing. `paths.adding(…)` opens the form of a
 * new one from another page; closing it takes that out of the address.
 */
export const useEditing = <T>() => {
  const { params, change } = useAddressParams()
  const [chosen, setChosen] = useState<T | 'new' | null>(null)
  const isAsked = params.get('new') === '1'
  const edit = (next: T | 'new' | null) => {
    setChosen(next)
    if (isAsked && next !== 'new') change({ new: undefined }, { replace: true, preventScrollReset: true })
  }
  return [chosen ?? (isAsked ? 'new' : null), edit] as const
}
