import { NotFoundPage } from '../site/not-found-page.tsx'
import { useLocations } from '../search/public-queries.ts'
import { use } from 'react'
import { OwnSite } from '../site/site-context.ts'
import { address, startOf, useSearch } from '../search/search-address.ts'
import { latePart } from '../ui/late-part.tsx'
import { SearchPage } from './search-page.tsx'

const HomePage = latePart(() => import('../property/home-page.tsx'), 'HomePage')
/** Loads what stands in place of the search where an owner offers one property. */
export const loadHome = HomePage.load

/** First page: the search and its results. On the site of a single house a reset leads back to that house. */
export function LandingPage() {
  const search = useSearch()
  const only = use(OwnSite)?.only_property
  const isEverything = address('', search) === address('', startOf(search))
  const { owner } = search
  const { data: places } = useLocations(search, Boolean(owner))
  if (owner && places?.owner === null) return <NotFoundPage isNobody />
  return only && isEverything ? <HomePage /> : <SearchPage search={search} />
}
