import { type Booking, bookingsApi } from '@keyhaven/shared-contracts/contract/bookings'
import { unitsApi } from '@keyhaven/shared-contracts/contract/units'
import { q } from '@keyhaven/shared-contracts/web/query'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { freeUnits, propertiesOf } from './free-units.ts'

/** Every unit of the owner. */
export const useUnits = () => useQuery(q(unitsApi.list, { query: {} }))

/** Which units are free for a stay: asked of the server by the stay's own window, never by the whole list. */
export const useAvailability = (
  units: ReturnType<typeof useUnits>,
  check_in?: string,
  check_out?: string,
  editing?: Booking,
) => {
  const complete = Boolean(check_in && check_out && check_in < check_out)
  const stay = useMemo(
    () => (complete && check_in && check_out ? { check_in, check_out } : null),
    [complete, check_in, check_out],
  )
  const ask = q(bookingsApi.list, { query: { from: stay?.check_in, to: stay?.check_out } })
  const taken = useQuery({ ...ask, queryFn: stay ? ask.queryFn : skipToken, staleTime: 0 })

  const [now] = useState(() => new Date())
  const known = units.data
  const inWindow = taken.data
  const free = useMemo(
    () =>
      known && inWindow && stay ? freeUnits(known, inWindow, { stay, now, ...(editing && { editing }) }) : undefined,
    [known, inWindow, stay, now, editing],
  )
  return {
    stay,
    free,
    properties: useMemo(() => free && propertiesOf(free), [free]),
    loading: units.isPending || (stay !== null && taken.isPending),
    error: units.error ?? taken.error,
    retry: () => void Promise.all([units.refetch(), stay ? taken.refetch() : undefined]),
  }
}
