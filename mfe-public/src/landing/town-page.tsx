import { townBySlug } from '@keyhaven/shared-contracts/domain/place/places'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { guestCatalog } from '../messages/catalogs.ts'
import { PageSkeleton } from '../property/page-skeleton.tsx'
import { useLocations } from '../search/public-queries.ts'
import { useSearch } from '../search/search-address.ts'
import { NotFoundPage } from '../site/not-found-page.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { SearchPage } from './search-page.tsx'

export function TownPage() {
  const { town = '' } = useParams()
  const t = useMessages(guestCatalog)
  const addressSearch = useSearch()
  const locations = useLocations(addressSearch)
  const city = locations.data && townBySlug(locations.data.cities, town)
  const search = useMemo((): Search => {
    const { country: _, ...rest } = addressSearch
    return { ...rest, ...(city && { city }) }
  }, [addressSearch, city])
  if (locations.isError && !locations.data)
    return <ProblemNotice title={t.failed} error={locations.error} onRetry={() => void locations.refetch()} />
  if (!locations.data) return <PageSkeleton label={t.loadingPage} />
  return city ? <SearchPage search={search} isTown /> : <NotFoundPage />
}
