import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import { NotFoundPage } from '../site/not-found-page.tsx'
import { useLocations } from '../search/public-queries.ts'
import { boundsOf } from '../search/bounds.ts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Suspense, use, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchBar } from '../search/search-bar.tsx'
import { SearchLine } from '../search/sheet/search-line.tsx'
import { DocumentTitle } from '../site/document-title.tsx'
import { ForeignPage, OwnSite } from '../site/site-context.ts'
import { usePropertyPages } from './use-property-pages.ts'
import { address, type Search, startOf, stayOf } from '../search/search-address.ts'
import { useToast } from '../ui/toasts.ts'
import { useSearch } from '../search/use-search.ts'
import { AvailableUnits, FlexibleStays } from '../results/load-results.ts'
import { latePart } from '../ui/late-part.tsx'
import { Hero } from './hero/hero.tsx'
import { Introduction } from './hero/introduction.tsx'
import { PropertiesOverview } from './properties-overview.tsx'

const lead = (heading: HTMLElement | null) => {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

const HomePage = latePart(() => import('../property/home-page.tsx'), 'HomePage')

/** Where a guest arrives: the search, and what it finds. Who resets it on the site of one house is back at that house. */
export function LandingPage() {
  const search = useSearch()
  const only = use(OwnSite)?.only_property
  const isEverything = address('', search) === address('', startOf(search))
  const { owner } = search
  const { data: places } = useLocations(search, Boolean(owner))
  if (owner && places?.owner === null) return <NotFoundPage isNobody />
  return only && isEverything ? <HomePage /> : <SearchPage search={search} />
}

function SearchPage({ search }: { search: Search }) {
  const navigate = useNavigate()
  const t = useMessages(guestCatalog)
  const showToast = useToast()
  // A foreign page has said already where its visitors are.
  const isOurs = use(ForeignPage) === null
  const pages = usePropertyPages(search)
  const shownHeading = useRef<HTMLHeadingElement>(null)
  const asked = useRef<string>(undefined)
  const { shown, ...wishes } = search
  const [isSheet, setSheet] = useState(false)
  const { stay } = stayOf(search, boundsOf(undefined))

  // Who asked is led to the answer, once it is there; who comes back or reloads stays where they were.
  const heading = (element: HTMLHeadingElement | null) => {
    shownHeading.current = element
    if (!element || asked.current !== address('', search)) return
    asked.current = undefined
    // After the router has put the page where it thinks it belongs.
    queueMicrotask(() => lead(element))
  }

  const loaded = pages.data?.pages.flatMap((page) => page.data.properties.flatMap((property) => property.units)) ?? []
  // The largest capacity is known only when every property is loaded; a cap taken from some would keep groups out.
  const complete = loaded.length > 0 && !pages.hasNextPage
  const mostGuests = complete ? Math.max(...loaded.map((unit) => unit.max_capacity)) : 1000

  const go = (to: Search) => void navigate(address(paths.public(), to))
  const reset = () => {
    go(startOf(search))
    showToast(t.all)
  }

  return (
    <>
      <DocumentTitle />
      <SearchLine search={search} onOpen={() => setSheet(true)} />
      {isOurs && (
        <Hero
          isBrief={Boolean(stay ?? shown?.month ?? search.city ?? search.country)}
          picture={pages.data?.pages[0]?.data.properties.flatMap(({ images }) => images)[0]}
        />
      )}
      <SearchBar
        search={search}
        mostGuests={mostGuests}
        isSheet={isSheet}
        onSheetClosed={() => setSheet(false)}
        onSearch={(wanted, by) => {
          if (by === 'button') asked.current = address('', wanted)
          if (address('', wanted) === address('', search)) lead(shownHeading.current)
          else go(wanted)
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
            onTurn={(to) => (asked.current = address('', to))}
          />
        ) : (
          <PropertiesOverview pages={pages} search={search} heading={heading} onReset={reset} />
        )}
      </Suspense>
    </>
  )
}
