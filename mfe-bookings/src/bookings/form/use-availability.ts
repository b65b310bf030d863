import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { calendarApi, type CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { q } from '@keyhaven/shared-contracts/web/api'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useMemo, useEffect, useState } from 'react'

export type StayDates = { check_in: string; check_out: string }

/** The stay that two days make, once both are there and in order. */
export const stayOf = (check_in: unknown, check_out: unknown): StayDates | null =>
  typeof check_in === 'string' && typeof check_out === 'string' && check_in !== '' && check_in < check_out
    ? { check_in, check_out }
    : null

export type UnitOption = { id: number; name: string; property: number; max_capacity: number }
type PropertyOption = { id: number; name: string; time_zone?: string }

const minute = 60_000

/** Units and properties by their id, with those of the booking that is edited: they may have been archived since. */
const buildUnitIndex = (rows: CalendarRows | undefined, booking: Booking | undefined) => {
  const units = new Map<number, UnitOption>(rows?.units.map((unit) => [unit.id, unit]))
  const properties = new Map<number, PropertyOption>(rows?.properties.map((property) => [property.id, property]))
  if (booking) {
    const { unit, property } = booking
    if (!units.has(unit.id)) units.set(unit.id, { ...unit, property: property.id })
    if (!properties.has(property.id)) properties.set(property.id, property)
  }
  return { units, properties }
}

const useRows = () => useQuery({ ...q(calendarApi.rows, {}), staleTime: 5 * minute })

/** The units and properties that a booking may name. */
export const useUnitIndex = (booking?: Booking) => {
  const { data } = useRows()
  return useMemo(() => buildUnitIndex(data, booking), [data, booking])
}
export type UnitIndex = ReturnType<typeof useUnitIndex>

/** Nights that a stay does not find in its own way. */
export type NotInTheWay = {
  booking?: Booking | undefined
  /** The imported stay that becomes the booking. */
  imported?: number | undefined
}

/**
 * Units and properties that are free for a stay. Their names come from the calendar's rows, loaded once; the server answers
 * each stay with ids alone, so that neither bookings nor units of a large owner travel.
 */
export const useAvailability = (
  unitIndex: UnitIndex,
  stay: StayDates | null,
  { booking, imported }: NotInTheWay = {},
) => {
  const rows = useRows()
  const ask = q(calendarApi.free, {
    query: { from: stay?.check_in ?? '', to: stay?.check_out ?? '', booking: booking?.id, import: imported },
  })
  const free = useQuery({ ...ask, queryFn: stay ? ask.queryFn : skipToken, staleTime: 0 })
  const freeUnits = useMemo(() => {
    if (!rows.data || !free.data) return undefined
    const ids = new Set(free.data.units)
    return [...unitIndex.units.values()].filter(({ id }) => ids.has(id))
  }, [rows.data, free.data, unitIndex])
  const properties = useMemo(() => {
    const ids = new Set(freeUnits?.map(({ property }) => property))
    return freeUnits && [...unitIndex.properties.values()].filter(({ id }) => ids.has(id))
  }, [freeUnits, unitIndex])
  return {
    unitIndex,
    /** The units that are free for the stay; none while that is not known. */
    freeUnits,
    properties,
    isLoading: stay !== null && freeUnits === undefined,
    error: rows.error ?? free.error,
    isFetching: rows.isFetching || free.isFetching,
    retry: () => void Promise.all([rows.refetch(), stay ? free.refetch() : undefined]),
  }
}
export type Availability = ReturnType<typeof useAvailability>

type Choice = { stay: StayDates | null; property: unknown; unit: unknown }

/** Fills in the only property that has a free unit, and its only free unit. */
export const useSingleChoice = ({ stay, property, unit }: Choice, { freeUnits }: Availability, form: FormInstance) => {
  const properties = new Set(freeUnits?.map((one) => one.property))
  const units = freeUnits?.filter((one) => one.property === property) ?? []
  const onlyProperty = stay && !property && properties.size === 1 ? [...properties][0] : undefined
  const onlyUnit = stay && property && !unit && units.length === 1 ? units[0]?.id : undefined
  useEffect(() => {
    if (onlyProperty !== undefined) form.setFieldValue('property', onlyProperty)
    if (onlyUnit !== undefined) form.setFieldValue('unit', onlyUnit)
  }, [onlyProperty, onlyUnit, form])
}

type Step = 'property' | 'unit'
type Clear = (steps: readonly Step[]) => void

const keyOf = (stay: StayDates | null) => (stay ? `${stay.check_in} ${stay.check_out}` : '')

const stepsToClear = (freeUnits: readonly UnitOption[], { property, unit }: Choice): Step[] => {
  if (property && !freeUnits.some((one) => one.property === property)) return ['property', 'unit']
  return unit && !freeUnits.some(({ id }) => id === unit) ? ['unit'] : []
}

/**
 * Clears what other dates no longer allow, and nothing else. What is taken by somebody else while the form is open
 * stays chosen, and the answer is true: then the form says so, instead of emptying itself.
 */
export const useUnitCheck = (choice: Choice, { freeUnits }: Availability, clear: Clear) => {
  const { stay, unit } = choice
  const key = keyOf(stay)
  // The dates that a form opens with were chosen together with its unit.
  const [checked, setChecked] = useState({ key: unit ? key : '', unit: undefined as unknown, steps: [] as Step[] })
  if (freeUnits && key !== checked.key) setChecked({ key, unit, steps: stepsToClear(freeUnits, choice) })
  useEffect(() => {
    if (checked.steps.length > 0) clear(checked.steps)
  }, [checked, clear])

  const isBeingCleared = checked.steps.length > 0 && checked.unit === unit
  const isOffered = freeUnits?.some(({ id }) => id === unit)
  return Boolean(unit) && key !== '' && key === checked.key && isOffered === false && !isBeingCleared
}
