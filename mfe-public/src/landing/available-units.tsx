import { showDay } from '@keyhaven/shared-contracts/domain/day'
import type { ReactNode, RefObject } from 'react'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { useUnitPages } from '../search/public-queries.ts'
import { plural, type Search, type Stay } from '../search/search-address.ts'
import { UnitSlider } from './unit-slider.tsx'

type Props = {
  search: Search
  stay: Stay
  heading: RefObject<HTMLHeadingElement | null>
  onReset: () => void
}

/** The units that are free for a stay. */
export function AvailableUnits({ search, stay, heading, onReset }: Props) {
  const pages = useUnitPages(search, stay)
  const units = pages.data?.pages.flat()
  const wishes = `${plural(stay.nights, 'night')} · ${plural(search.guests, 'guest')}`
  const reset = (
    <button type="button" className="kh-button kh-button-quiet" onClick={onReset}>
      Reset search
    </button>
  )
  const content = (): ReactNode => {
    if (pages.isError && !units) {
      return <ProblemNotice title="The search failed" error={pages.error} onRetry={() => void pages.refetch()} />
    }
    if (!units)
      return <div className="kh-slider-frame kh-shimmer" role="status" aria-label="Searching for free units" />
    if (units.length === 0) {
      return (
        <EmptyNotice icon="calendar" title="No units available for this property." action={reset}>
          Nothing is free for {plural(stay.nights, 'night')} and {plural(search.guests, 'guest')}. Try other dates,
          fewer guests or another place.
        </EmptyNotice>
      )
    }
    return <UnitSlider units={units} search={search} stay={stay} pages={pages} />
  }
  return (
    <section className="kh-section" aria-labelledby="kh-results">
      <div className="kh-section-head">
        <div>
          <h2 className="kh-section-title" id="kh-results" ref={heading} tabIndex={-1}>
            Available Units
          </h2>
          <p className="kh-section-text">
            {search.city ?? search.country ?? 'Everywhere'} · {showDay(stay.checkIn)} – {showDay(stay.checkOut)} ·{' '}
            {wishes}
          </p>
        </div>
        {units?.length !== 0 && reset}
      </div>
      {content()}
    </section>
  )
}
