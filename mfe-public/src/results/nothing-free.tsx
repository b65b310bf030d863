import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { guestCatalog } from '../messages/catalogs.ts'
import { resultsCatalog } from '../messages/results-catalog.ts'
import { address, type Search, type Stay } from '../search/search-address.ts'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { Messages } from '../messages/results/en.ts'
import { type Filters, readFilters, withFilters, withStay } from './filters.ts'
import { nearbyQuery } from './result-queries.ts'

type Props = { search: Search; stay: Stay; reset: ReactNode }

/** A filter taken away; both ends of the price are one. */
const without = (filters: Filters, name: keyof Messages['without']): Filters => ({
  ...filters,
  ...(name === 'types' && { types: [] }),
  ...(name === 'amenities' && { amenities: [] }),
  ...(name === 'totals' && { minTotal: undefined, maxTotal: undefined }),
  ...(name === 'beds' && { beds: undefined }),
  ...(name === 'free_cancellation' && { freeCancellation: false }),
  ...(name === 'instant' && { instant: false }),
})

/** Nothing is free: which other dates, places or filters would leave something, each as a link. */
export function NothingFree({ search, stay, reset }: Props) {
  const t = useMessages(resultsCatalog)
  const { noUnits } = useMessages(guestCatalog)
  const { data, isPending } = useQuery(nearbyQuery(search, stay))
  const filters = readFilters(search)
  const ways =
    data &&
    [
      {
        title: t.fewerFilters,
        links: data.without.map(({ filter, count }) => ({
          ...{ words: t.without[filter], count, to: withFilters(search, without(filters, filter)) },
        })),
      },
      {
        title: t.otherDates,
        links: data.dates.map(({ check_in, check_out, count }) => ({
          ...{ words: t.stay(check_in, check_out), count },
          to: withStay(search, { checkIn: check_in, checkOut: check_out }),
        })),
      },
      {
        title: t.otherPlaces,
        links: data.places.map(({ city, country: land, count }) => {
          const { country: _, ...rest } = search
          return { words: t.place(city, land), count, to: { ...rest, city } }
        }),
      },
    ].filter(({ links }) => links.length > 0)
  return (
    <>
      <FilterChips search={search} filters={filters} />
      <EmptyNotice icon="calendar" title={noUnits} action={reset}>
        {ways && ways.length > 0 ? t.nothingText(stay.nights) : t.nothingFree(stay.nights, search.guests)}
      </EmptyNotice>
      {isPending && <div className="kh-ways-waiting kh-shimmer" role="status" aria-label={t.lookingNearby} />}
      {ways && ways.length > 0 && (
        <div className="kh-ways">
          {ways.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h3 className="kh-way-title">{title}</h3>
              <ul>
                {links.map(({ words, count, to }) => (
                  <li key={words}>
                    <Link to={address(paths.public(), to)} className="kh-way">
                      <span>{words}</span>
                      <span className="kh-small">{t.count(count, true)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )
}
