import type { CalendarBlock } from '@keyhaven/shared-contracts/contract/calendar'
import type { CalendarStay } from '@keyhaven/shared-contracts/contract/calendar'
import type { QueryClient } from '@tanstack/react-query'
import { windowsAtHand } from '../timeline/data/timeline-queries.ts'
import type { Spot } from './drag.ts'

type Query = { units: string | number; cancelled?: unknown }

/** What occupies a unit, as far as the calendar has asked for it. */
export const knownIn = (cache: QueryClient, unit: number) => {
  const windows = windowsAtHand(cache).flatMap(([key, window]) => {
    const { query } = key[2] as { query: Query }
    return window && !query.cancelled && String(query.units).split(',').includes(String(unit)) ? [window] : []
  })
  return { stays: windows.flatMap(({ stays }) => stays), blocks: windows.flatMap(({ blocks }) => blocks) }
}

/** What lies on a night: a stay, a block, or nothing. */
export type Occupant = { stay?: CalendarStay; block?: CalendarBlock }

export const occupantAt = (cache: QueryClient, { unit, day }: Spot): Occupant => {
  const { stays, blocks } = knownIn(cache, unit)
  const stay = stays.find((one) => one.unit === unit && one.check_in <= day && day < one.check_out)
  const block = blocks.find((one) => one.unit === unit && one.start <= day && day < one.end)
  return stay ? { stay } : block ? { block } : {}
}
