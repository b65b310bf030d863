import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import type { Availability } from './use-availability.ts'
import type { Stay } from './stay.ts'

type Chosen = { stay: Stay | null; property: unknown; unit: unknown }

/** Fills in what leaves no choice: the only property that has something free, its only free unit. */
export const useOnlyChoice = ({ stay, property, unit }: Chosen, { offered }: Availability, form: FormInstance) => {
  const properties = new Set(offered?.map((one) => one.property))
  const units = offered?.filter((one) => one.property === property) ?? []
  const onlyProperty = stay && !property && properties.size === 1 ? [...properties][0] : undefined
  const onlyUnit = stay && property && !unit && units.length === 1 ? units[0]?.id : undefined
  useEffect(() => {
    if (onlyProperty !== undefined) form.setFieldValue('property', onlyProperty)
    if (onlyUnit !== undefined) form.setFieldValue('unit', onlyUnit)
  }, [onlyProperty, onlyUnit, form])
}
