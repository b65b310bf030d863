import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Link } from 'react-router-dom'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import { factsCatalog } from '../messages/facts-catalog.ts'
import { resultsCatalog } from '../messages/results-catalog.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address } from '../search/search-address.ts'
import { Icon } from '../ui/icon.tsx'
import type { Filters } from '@keyhaven/shared-contracts/platform/search-calls'
import { countFilters, noFilters, withFilters } from './filters.ts'

/** The filters that are chosen; each is a link to the results without it. */
export function FilterChips({ search, filters }: { search: Search; filters: Filters }) {
  const t = useMessages(resultsCatalog)
  const { types } = useMessages(propertyCatalog)
  const { instant: instantWords } = useMessages(guestCatalog)
  const { amenities } = useMessages(factsCatalog)
  if (countFilters(filters) === 0) return null
  const { minTotal, maxTotal, beds, freeCancellation, instant } = filters
  const chips: [name: string, words: string, without: Filters][] = [
    ...filters.types.map((type): [string, string, Filters] => [
      ...([type, types[type]] as const),
      { ...filters, types: filters.types.filter((other) => other !== type) },
    ]),
    ...filters.amenities.map((amenity): [string, string, Filters] => [
      ...([amenity, amenities[amenity]] as const),
      { ...filters, amenities: filters.amenities.filter((other) => other !== amenity) },
    ]),
  ]
  if (minTotal !== undefined || maxTotal !== undefined) {
    chips.push(['totals', t.range(minTotal, maxTotal), { ...filters, minTotal: undefined, maxTotal: undefined }])
  }
  if (beds !== undefined) chips.push(['beds', t.bedsAtLeast(beds), { ...filters, beds: undefined }])
  if (freeCancellation) chips.push(['free', t.freeCancellation, { ...filters, freeCancellation: false }])
  if (instant) chips.push(['instant', instantWords, { ...filters, instant: false }])
  const to = (newFilters: Filters) => address(paths.public(), withFilters(search, newFilters))
  return (
    <ul className="kh-chips" aria-label={t.chosen}>
      {chips.map(([name, words, without]) => (
        <li key={name}>
          <Link to={to(without)} preventScrollReset className="kh-filter-chip" aria-label={t.remove(words)}>
            {words}
            <Icon name="clear" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={to(noFilters)} preventScrollReset className="kh-clear-filters">
          {t.clearFilters}
        </Link>
      </li>
    </ul>
  )
}
