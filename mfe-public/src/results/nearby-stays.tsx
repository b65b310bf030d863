import { atMost, maxNights, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { type Filters, readFilters } from '@keyhaven/shared-contracts/platform/search-calls'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Messages } from '../messages/results/en.ts'
import { resultsCatalog } from '../messages/results-catalog.ts'
import { address, type SearchStay } from '../search/search-address.ts'
import { placeWords } from '@keyhaven/shared-contracts/domain/place/place-words'
import { noFilters, withFilters, withStay } from './filters.ts'
import { nearbyQuery } from './result-queries.ts'

type Props = {
  search: Search
  stay: SearchStay
  /** Of which all is taken, where a guest has chosen one. */
  property?: number
}

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

const withGuests = (search: Search, guests: number): Search => ({ ...search, ...atMost(search, guests) })

/** The month in which a stay begins, with its nights. */
const withMonth = (search: Search, stay: SearchStay): Search => {
  const { checkIn: _, checkOut: __, ...rest } = search
  const nights = String(Math.min(stay.nights, maxNights))
  return { ...rest, shown: { ...search.shown, month: stay.checkIn.slice(0, 7), nights } }
}

/** Nothing is free: which filters, dates, nights, guests or places would leave something, each as a link that changes just that. */
export function NearbyStays({ search, stay, property }: Props) {
  const t = useMessages(resultsCatalog)
  const { code } = useLanguage()
  const { data, error, isPending, refetch } = useQuery(nearbyQuery(search, stay, property))
  if (isPending) return <div className="kh-ways-waiting kh-shimmer" role="status" aria-label={t.lookingNearby} />
  if (!data)
    return (
      <p className="kh-section-text" role="alert">
        <span>{error?.message}</span>{' '}
        <button type="button" className="kh-link" onClick={() => void refetch()}>
          {t.tryAgain}
        </button>
      </p>
    )
  const filters = property === undefined ? readFilters(search) : noFilters
  const isShort = (nights: number) => nights > stay.nights
  const ways = [
    {
      title: t.fewerFilters,
      links: data.without.map(({ filter, count }) => ({
        ...{ words: t.without[filter], count, to: withFilters(search, without(filters, filter)) },
      })),
    },
    {
      title: t.otherNights,
      links: (data.lengths ?? []).map(({ nights, check_in, check_out, count }) => ({
        ...{ words: isShort(nights) ? t.freeFrom(nights) : t.freeUpTo(nights), count },
        to: withStay(search, { checkIn: check_in, checkOut: check_out }),
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
      title: t.fewerGuests,
      links: data.guests
        ? [
            {
              words: t.guestsAtMost(data.guests.guests),
              count: data.guests.count,
              to: withGuests(search, data.guests.guests),
            },
          ]
        : [],
    },
    {
      title: t.otherPlaces,
      links: data.places.map(({ count, ...place }) => {
        const { country: _, ...rest } = search
        return { words: placeWords(place, code), count, to: { ...rest, city: place.city } }
      }),
    },
  ].filter(({ links }) => links.length > 0)
  // Where nothing comes close there is still a month to look through, and everywhere else.
  const { city: _city, country: _country, ...everywhere } = search
  const isPlace = property === undefined && (search.city ?? search.country) !== undefined
  const last =
    ways.length === 0
      ? [
          { words: t.wholeMonth(stay.checkIn.slice(0, 7)), to: withMonth(search, stay) },
          ...(isPlace ? [{ words: t.lookEverywhere, to: everywhere }] : []),
        ]
      : []
  const path = property === undefined ? paths.public() : paths.publicProperty(property)
  return (
    <>
      {ways.length > 0 && (
        <div className="kh-ways">
          {ways.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h3 className="kh-way-title">{title}</h3>
              <ul>
                {links.map(({ words, count, to }) => (
                  <li key={words}>
                    <Link to={address(path, to)} className="kh-way">
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
      {last.length > 0 && (
        <ul className="kh-ways-last">
          {last.map(({ words, to }) => (
            <li key={words}>
              <Link to={address(paths.public(), to)} className="kh-button kh-button-quiet">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
