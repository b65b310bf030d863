import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog, propertyCatalog } from '../messages/catalogs.ts'
import type { PublicProperty } from '@keyhaven/shared-contracts/contract/public/public-booking'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import type { UseQueryResult } from '@tanstack/react-query'
import { type Ref, Suspense } from 'react'
import { NearbyStays } from '../results/load-results.ts'
import { LateTerms } from '../terms/late-terms.tsx'
import { EmptyNotice } from '../ui/empty-notice.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import type { OfferedUnit } from '../search/public-queries.ts'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import type { SearchStay } from '../search/search-address.ts'
import { UnitRow } from './unit-row.tsx'

type Props = {
  property: PublicProperty
  search: Search
  stay: SearchStay | undefined
  offers: UseQueryResult<OfferedUnit[], ApiError>
  heading: Ref<HTMLHeadingElement>
}

/** The units of a property; with dates, what each costs or that it is taken. */
export function PropertyUnits({ property, search, stay, offers, heading }: Props) {
  const t = useMessages(propertyCatalog)
  const guest = useMessages(guestCatalog)
  const none = property.units.length === 0 || offers.data?.length === 0
  return (
    <section className="kh-units" aria-labelledby="kh-units" aria-busy={stay !== undefined && offers.isPending}>
      <h2 className="kh-section-title" id="kh-units" ref={heading} tabIndex={-1}>
        {t.units}
      </h2>
      {stay && (
        <p className="kh-section-text">
          {`${guest.stay(stay.checkIn, stay.checkOut)} · ${guest.wishes(stay.nights, search.guests)}`}
        </p>
      )}
      {stay && <LateTerms property={property} stay={stay} />}
      {stay && offers.isError && !offers.data && (
        <ProblemNotice title={t.pricesFailed} error={offers.error} onRetry={() => void offers.refetch()} />
      )}
      {(property.units.length === 0 || (stay && none)) && (
        <EmptyNotice icon="calendar" title={guest.noUnits}>
          {stay ? t.otherDates : t.noneNow}
        </EmptyNotice>
      )}
      {stay && none && property.units.length > 0 && (
        <Suspense>
          <NearbyStays search={search} stay={stay} property={property.id} />
        </Suspense>
      )}
      <ul className="kh-unit-list">
        {property.units.map((unit) => (
          <li key={unit.id}>
            <UnitRow
              unit={unit}
              house={property.images[0]}
              search={search}
              stay={stay}
              offer={offers.data?.find((offer) => offer.id === unit.id)}
              answer={stay && (offers.isPending ? 'pending' : offers.data ? 'known' : undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
