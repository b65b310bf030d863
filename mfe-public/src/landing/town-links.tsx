import { townIn } from '@keyhaven/shared-contracts/domain/place/place-words'
import { townSlug } from '@keyhaven/shared-contracts/domain/place/places'
import type { Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { inLocale } from '@keyhaven/shared-contracts/platform/guest-address'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { guestCatalog } from '../messages/catalogs.ts'
import { useLocations } from '../search/public-queries.ts'
import { OwnSite } from '../site/site-context.ts'

/** So many fit below the houses; all are in the map for search engines. */
const maxTowns = 40

/** The pages of all towns with something to rent; an owner's pages have none. */
export function TownLinks({ search }: { search: Search }) {
  const t = useMessages(guestCatalog)
  const { code } = useLanguage()
  const isOwners = use(OwnSite) !== null || search.owner !== undefined
  const { data } = useLocations(search)
  if (isOwners || !data || data.cities.length < 2) return null
  return (
    <nav className="kh-section kh-towns" aria-labelledby="kh-towns">
      <h2 className="kh-section-title" id="kh-towns">
        {t.towns}
      </h2>
      <ul>
        {data.cities.slice(0, maxTowns).map((city) => (
          <li key={city}>
            <Link to={inLocale(paths.publicTown(townSlug(city)), search.locale)}>
              {townIn(city, data.city_names?.[city], code)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
