import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../../messages/catalogs.ts'
import type { Bounds } from '../../search/bounds.ts'
import type { StayDays } from '@keyhaven/shared-contracts/domain/stay/stay'
import { publicApi, type PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { atMost, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { stayOf } from '../../search/search-address.ts'
import { addMonths, type Month, monthOf } from './month.ts'
import { StayCalendar } from './stay-calendar.tsx'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import type { NightPrices } from './night-prices.ts'

/** Prices of the nights of a month. The calendar renders without them, so they load late. */
function usePrices(unit: PublicUnit, month: Month, first: Day, owner: string | undefined) {
  const { code } = useLanguage()
  const from = first > month ? first : `${month}-01`
  const input = { property: unit.property.id, unit: unit.id, from, to: `${addMonths(month, 1)}-01`, owner }
  return useQuery<NightPrices>({
    queryKey: ['public', 'prices', input, code],
    queryFn: ({ signal }) => import('./night-prices.ts').then((late) => late.nightPrices(input, code, signal)),
  }).data
}

type Props = {
  unit: PublicUnit
  /** A stay that may be changed: its nights count as free. */
  own?: StayDays
  search: Search
  bounds: Bounds
  onStay: (search: Search) => void
}

const isSameStay = (one: StayDays, other: StayDays | undefined) =>
  one.check_in === other?.check_in && one.check_out === other.check_out

/** Which nights of a unit are free; two taps choose a stay. */
export function UnitCalendar({ unit, own, search, bounds, onStay }: Props) {
  const t = useMessages(propertyCatalog)
  const query = search.owner ? { owner: search.owner } : {}
  const answer = useQuery(q(publicApi.taken, { params: { id: unit.property.id }, query }))
  const takenRanges = (answer.data ?? []).filter(
    (range) => range.unit.id === unit.id && range.status !== 'cancelled' && !isSameStay(range, own),
  )
  const { from } = bounds
  // Also of a stay that cannot be had: the guest looks for another near it.
  const [month, setMonth] = useState(() => monthOf(search.checkIn && search.checkIn > from ? search.checkIn : from))
  const prices = [usePrices(unit, month, from, search.owner), usePrices(unit, addMonths(month, 1), from, search.owner)]
  if (answer.isError && !answer.data) {
    return <ProblemNotice title={t.calendarFailed} error={answer.error} onRetry={() => void answer.refetch()} />
  }
  return (
    <StayCalendar
      id="kh-calendar"
      title={t.calendar}
      {...{ bounds, takenRanges, month, prices }}
      onMonth={setMonth}
      isWaiting={answer.isPending}
      selection={stayOf(search, bounds).stay}
      onStay={(stay) => onStay({ ...search, ...stay, ...atMost(search, unit.max_capacity) })}
    />
  )
}
