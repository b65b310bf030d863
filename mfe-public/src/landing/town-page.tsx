import { townBySlug } from '@keyhaven/shared-contracts/domain/places'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { guestCatalog } from '../messages/catalogs.ts'
import { PageSkeleton } from '../property/page-skeleton.tsx'
import { useLocations } from '../search/public-queries.ts'
import { useSearch } from '../search/use-search.ts'
import { NotFoundPage } from '../site/not-found-page.tsx'
import { ProblemNotice } from '../ui/problem-notice.tsx'
import { SearchPage } from './search-page.tsx'

/** What there is to rent in one town, at an address of its own. */
export function TownPage() {
  const { town = '' } = useParams()
  const t = useMessages(guestCatalog)
  const wanted = useSearch()
  const known = useLocations(wanted)
  const city = known.data && townBySlug(known.data.cities, town)
  const search = useMemo((): Search => {
    const { country: _, ...rest } = wanted
    return { ...rest, ...(city && { city }) }
  }, [wanted, city])
  if (known.isError && !known.data)
    return <ProblemNotice title={t.failed} error={known.error} onRetry={() => void known.refetch()} />
  if (!known.data) return <PageSkeleton label={t.loadingPage} />
  return city ? <SearchPage search={search} isTown /> : <NotFoundPage />
}
