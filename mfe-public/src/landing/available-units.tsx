import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import type { ReactNode, RefObject } from 'react'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { useUnitPages } from '../search/public-queries.ts'
import { address, type Search, type Stay } from '../search/search-address.ts'
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
  const t = useMessages(guestCatalog)
  const reset = (
    <button type="button" className="kh-button kh-button-quiet" onClick={onReset}>
      {t.resetSearch}
    </button>
  )
  const content = (): ReactNode => {
    if (pages.isError && !units) {
      return <ProblemNotice title={t.searchFailed} error={pages.error} onRetry={() => void pages.refetch()} />
    }
    if (!units) return <div className="kh-slider-frame kh-shimmer" role="status" aria-label={t.searching} />
    if (units.length === 0) {
      return (
        <EmptyNotice icon="calendar" title={t.noUnits} action={reset}>
          {t.nothingFree(stay.nights, search.guests)}
        </EmptyNotice>
      )
    }
    return <UnitSlider key={address('', search)} units={units} search={search} stay={stay} pages={pages} />
  }
  return (
    <section className="kh-section" aria-labelledby="kh-results">
      <div className="kh-section-head">
        <div>
          <h2 className="kh-section-title" id="kh-results" ref={heading} tabIndex={-1}>
            {t.available}
          </h2>
          <p className="kh-section-text">
            {search.city ?? search.country ?? t.everywhere} · {t.stay(stay.checkIn, stay.checkOut)} ·{' '}
            {t.wishes(stay.nights, search.guests)}
          </p>
        </div>
        {units?.length !== 0 && reset}
      </div>
      {content()}
    </section>
  )
}
