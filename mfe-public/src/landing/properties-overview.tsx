import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import type { ReactNode, Ref } from 'react'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { propertyPagesKey, usePlaceName } from '../search/public-queries.ts'
import { placeOf, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { MoreButton } from './more-button.tsx'
import { PropertyCard } from './property-card.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '@keyhaven/shared-contracts/contract/endpoint'
import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { type ApiError, call } from '@keyhaven/shared-contracts/web/api'

/** The properties of a place, page by page. */
export const usePropertyPages = (search: Search) => {
  const place = placeOf(search)
  return useInfiniteQuery<Output<typeof publicApi.list>, ApiError>({
    queryKey: propertyPagesKey(search),
    queryFn: ({ pageParam, signal }) =>
      call(publicApi.list, { query: { ...place, page: pageParam as number } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.page_size < last.count ? last.page + 1 : undefined),
  })
}

type Props = {
  pages: ReturnType<typeof usePropertyPages>
  search: Search
  heading: Ref<HTMLHeadingElement>
  /** Of a page about a town, whose first heading this is. */
  title?: string | undefined
  onReset: () => void
}

/** All properties, or those of a place. */
export function PropertiesOverview({ pages, search, heading, title, onReset }: Props) {
  const t = useMessages(guestCatalog)
  const placeName = usePlaceName(search)
  const place = (search.city ?? search.country) && placeName
  const Heading = title ? 'h1' : 'h2'
  const properties = pages.data?.pages.flatMap((page) => page.data.properties)
  const reset = (
    <button type="button" className="kh-button kh-button-quiet" onClick={onReset}>
      {t.reset}
    </button>
  )
  const content = (): ReactNode => {
    if (pages.isError && !properties) {
      return <ProblemNotice title={t.failed} error={pages.error} onRetry={() => void pages.refetch()} />
    }
    if (!properties) return <CardSkeletons label={t.loading} />
    if (properties.length === 0) {
      return place ? (
        <EmptyNotice icon="search" title={t.noMatch} action={reset}>
          {t.noneIn(place)}
        </EmptyNotice>
      ) : (
        <EmptyNotice icon="home" title={t.none}>
          {t.noneYet}
        </EmptyNotice>
      )
    }
    return (
      <>
        <ul className="kh-grid">
          {properties.map((property, index) => (
            <li key={property.id}>
              <PropertyCard property={property} search={search} first={index === 0} />
            </li>
          ))}
        </ul>
        <MoreButton pages={pages} label={t.moreProperties} />
      </>
    )
  }
  return (
    <section className="kh-section" aria-labelledby="kh-results">
      <div className="kh-section-head">
        <div>
          <Heading className="kh-section-title" id="kh-results" ref={heading} tabIndex={-1}>
            {title ?? (place ? t.matching : t.properties)}
          </Heading>
          <p className="kh-section-text">
            {place && properties
              ? t.found(properties.length, !pages.hasNextPage, place)
              : place
                ? t.inPlace(place)
                : t.about}
          </p>
        </div>
        {place && properties?.length !== 0 && reset}
      </div>
      {content()}
    </section>
  )
}

/** Holds the place of cards while they load. */
function CardSkeletons({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <div className="kh-grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="kh-card kh-skeleton-card" aria-hidden="true">
          <div className="kh-card-picture kh-shimmer" />
          <div className="kh-card-body">
            <span className="kh-line kh-shimmer kh-w-40" />
            <span className="kh-line kh-line-title kh-shimmer kh-w-80" />
            <span className="kh-line kh-shimmer kh-w-60" />
            <span className="kh-line kh-shimmer kh-w-40" />
          </div>
        </div>
      ))}
    </div>
  )
}
