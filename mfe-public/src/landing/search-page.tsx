import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { useLocations, usePlaceName } from '../search/public-queries.ts'
import { boundsOf } from '../search/bounds.ts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Suspense, use, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchBar } from '../search/search-bar.tsx'
import { SearchLine } from '../search/sheet/search-line.tsx'
import { DocumentTitle } from '../site/document-title.tsx'
import { ForeignPage } from '../site/site-context.ts'
import { useScrollPlace } from './use-scroll-place.ts'
import { PropertiesOverview, usePropertyPages } from './properties-overview.tsx'
import { atMost, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { address, startOf, stayOf } from '../search/search-address.ts'
import { lead } from '../search/lead.ts'
import { useToast } from '../ui/toast-host.tsx'
import { AvailableUnits, FlexibleStays } from '../results/load-results.ts'
import { Hero } from './hero/hero.tsx'
import { Introduction } from './hero/introduction.tsx'
import { TownLinks } from './town-links.tsx'

/** The search, and what it finds; of a town, under its name. */
export function SearchPage({ search: inAddress, isTown = false }: { search: Search; isTown?: boolean }) {
  const room = useLocations(inAddress).data?.max_guests
  // A link can ask for more than fit anywhere, as the field cannot; the note says so.
  const search = useMemo(
    () => (room !== undefined && inAddress.guests > room ? { ...inAddress, ...atMost(inAddress, room) } : inAddress),
    [inAddress, room],
  )
  const navigate = useNavigate()
  const t = useMessages(guestCatalog)
  const showToast = useToast()
  // A foreign page has said already where its visitors are.
  const isOurs = use(ForeignPage) === null
  const pages = usePropertyPages(search)
  useScrollPlace(address('', search))
  const shownHeading = useRef<HTMLHeadingElement>(null)
  const pendingAddress = useRef<string>(undefined)
  const { shown, ...wishes } = search
  const [isSheet, setSheet] = useState(false)
  const { stay } = stayOf(search, boundsOf(undefined))
  const place = usePlaceName(search)
  const title = isTown && place ? t.townTitle(place) : undefined
  const isOverview = !stay && !shown?.month

  // Who asked is led to the answer, once it is there; who comes back or reloads stays where they were.
  const heading = (element: HTMLHeadingElement | null) => {
    shownHeading.current = element
    if (!element || pendingAddress.current !== address('', search)) return
    pendingAddress.current = undefined
    // After the router has put the page where it thinks it belongs.
    queueMicrotask(() => lead(element))
  }

  const loaded = pages.data?.pages.flatMap((page) => page.data.properties.flatMap((property) => property.units)) ?? []
  // The largest capacity is known only when every property is loaded; a cap taken from some would keep groups out.
  const complete = loaded.length > 0 && !pages.hasNextPage
  const maxGuests = complete ? Math.max(...loaded.map((unit) => unit.max_capacity)) : 1000

  const go = (to: Search) => void navigate(address(paths.public(), to))
  const reset = () => {
    go(startOf(search))
    showToast(t.all)
  }

  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <SearchLine search={search} onOpen={() => setSheet(true)} />
      {isOurs && (
        <Hero
          title={isOverview && title ? null : title}
          isBrief={!isOverview || Boolean(search.city ?? search.country)}
          picture={pages.data?.pages[0]?.data.properties.flatMap(({ images }) => images)[0]}
        />
      )}
      <SearchBar
        search={search}
        maxGuests={maxGuests}
        guestCount={inAddress.guests}
        isSheet={isSheet}
        onSheetClosed={() => setSheet(false)}
        onSearch={(newSearch, by) => {
          if (by === 'button') pendingAddress.current = address('', newSearch)
          if (address('', newSearch) === address('', search)) lead(shownHeading.current)
          else go(newSearch)
        }}
        onClearPlace={() => {
          const { city, country, ...rest } = search
          if (city || country) go(rest)
        }}
      />
      {isOurs && <Introduction />}
      <Suspense
        fallback={<div className="kh-section kh-slider-frame kh-shimmer" role="status" aria-label={t.loadingPage} />}
      >
        {shown?.month ? (
          <FlexibleStays search={search} month={shown.month} heading={heading} onReset={reset} />
        ) : stay ? (
          <AvailableUnits
            // A search for another stay starts a new list; a filter only changes the list that is shown.
            key={address('', wishes)}
            {...{ search, stay, heading }}
            onReset={reset}
            onTurn={(to) => (pendingAddress.current = address('', to))}
          />
        ) : (
          <>
            <PropertiesOverview {...{ pages, search, heading, title }} onReset={reset} />
            <TownLinks search={search} />
          </>
        )}
      </Suspense>
    </>
  )
}
